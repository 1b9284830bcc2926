// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/live/livetrace.h"
#include "core/live/shift.h"

namespace pitwise {

/// How a session was dealt: each figure by itself, then every mistake with its clauses.
class LiveSummary : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the live table")
    Q_PROPERTY(QString score READ score NOTIFY changed)       ///< Of procedure, "96.4".
    Q_PROPERTY(QStringList counts READ counts NOTIFY changed) ///< "1 money", the worst first.
    Q_PROPERTY(int duties READ duties NOTIFY changed)
    Q_PROPERTY(int right READ right NOTIFY changed)
    Q_PROPERTY(QString over READ over NOTIFY changed)
    Q_PROPERTY(QString under READ under NOTIFY changed)
    Q_PROPERTY(bool moneyRight READ isMoneyRight NOTIFY changed)
    Q_PROPERTY(int irregularities READ irregularities NOTIFY changed)
    Q_PROPERTY(int noticed READ noticed NOTIFY changed)
    Q_PROPERTY(int falseCalls READ falseCalls NOTIFY changed)
    Q_PROPERTY(QString own READ own NOTIFY changed)
    Q_PROPERTY(QString par READ par NOTIFY changed)
    Q_PROPERTY(double ofPar READ ofPar NOTIFY changed) ///< Own time by par; 0: no round.
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    Q_PROPERTY(bool scored READ isScored NOTIFY changed)
    Q_PROPERTY(QString advice READ advice NOTIFY changed) ///< The one thing to work on.

public:
    enum Role { TextRole = Qt::UserRole, LevelRole, LevelWordsRole, RoundRole, ClausesRole, LineRole, PutRightRole };

    using RowList::RowList;
    void read(const live::Shift &shift, bool scored);

    [[nodiscard]] QString score() const;
    [[nodiscard]] QStringList counts() const;
    [[nodiscard]] int duties() const { return m_duties; }
    [[nodiscard]] int right() const { return m_right; }
    [[nodiscard]] QString over() const;
    [[nodiscard]] QString under() const;
    [[nodiscard]] bool isMoneyRight() const { return m_sum.money.over == 0 && m_sum.money.under == 0; }
    [[nodiscard]] int irregularities() const { return m_sum.irregularities; }
    [[nodiscard]] int noticed() const { return m_sum.noticed; }
    [[nodiscard]] int falseCalls() const { return m_sum.falseCalls; }
    [[nodiscard]] QString own() const { return clockText(m_sum.own); }
    [[nodiscard]] QString par() const { return clockText(m_sum.par); }
    [[nodiscard]] double ofPar() const { return m_sum.par > 0 ? double(m_sum.own) / double(m_sum.par) : 0; }
    [[nodiscard]] int rounds() const { return m_sum.rounds; }
    [[nodiscard]] bool isScored() const { return m_scored; }
    [[nodiscard]] QString advice() const;

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();

private:
    struct Row {
        QString text;
        live::Level level = live::Level::Duty;
        int round = 0, line = 0;
        QStringList clauses;
        bool putRight = false;
    };
    live::SessionGrade m_sum;
    std::vector<Row> m_rows;
    int m_duties = 0, m_right = 0;
    bool m_scored = true;
};

} // namespace pitwise

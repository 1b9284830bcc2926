// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/live/livewords.h"
#include "app/rowlist.h"

#include <QStringList>

namespace pitwise {

/// What happened at the table so far, a row an entry; with marks where they are to be seen.
class LiveTrace : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the live table")
    Q_PROPERTY(int right READ right NOTIFY changed)
    Q_PROPERTY(int judged READ judged NOTIFY changed)

public:
    enum Mark { None, Right, Wrong };
    Q_ENUM(Mark)
    enum Role { TextRole = Qt::UserRole, NoteRole, WhenRole, ClausesRole, MarkRole, CrewRole, LaneRole };
    struct Row {
        int line = 0;
        QString text, note; ///< Note: what was wrong with it.
        std::int64_t t = 0;
        QStringList clauses;
        Mark mark = None;
        bool crew = false;
        LiveLane lane = LiveLane::Calls;
    };

    using RowList::RowList;
    void clear();
    void add(Row row);
    void mark(int line, Mark mark, const QString &note, const QStringList &clauses);
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    [[nodiscard]] int right() const;
    [[nodiscard]] int judged() const;

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();

private:
    std::vector<Row> m_rows;
};

/// "1:07"
[[nodiscard]] QString clockText(std::int64_t ms);
[[nodiscard]] QStringList clauseList(const std::vector<std::string> &clauses);

} // namespace pitwise

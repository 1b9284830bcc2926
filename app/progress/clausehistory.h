// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/answerreview.h"

#include <QAbstractListModel>

namespace pitwise {

/// The answers that asked for one clause, newest first. Each opens on its felt.
class ClauseHistory : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the progress page")
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    enum Role { WhenRole = Qt::UserRole, PromptRole, OutcomeRole, TimeRole };

    ClauseHistory(Desk &desk, AnswerReview &answers, QObject *parent = nullptr);
    void show(const ClauseKey &key);
    Q_INVOKABLE void open(int row);

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();

private:
    struct Row {
        AnswerId id;
        QString when, prompt, time;
        Outcome outcome = Outcome::Wrong;
    };
    Desk &m_desk;
    AnswerReview &m_answers;
    std::vector<Row> m_rows;
};

} // namespace pitwise

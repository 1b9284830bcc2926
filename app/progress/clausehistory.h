// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/answerreview.h"
#include "app/rowlist.h"

namespace pitwise {

/// The answers that asked for one clause, newest first. Each opens on its felt.
class ClauseHistory : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the progress page")

public:
    enum Role { WhenRole = Qt::UserRole, PromptRole, OutcomeRole, TimeRole };

    ClauseHistory(Desk &desk, AnswerReview &answers, QObject *parent = nullptr);
    void show(const ClauseKey &key);
    Q_INVOKABLE void open(int row);

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

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

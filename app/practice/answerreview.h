// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/shownverdict.h"

namespace pitwise {

/// Recorded answers looked at again, one after the other: each question on its felt, with what was answered and what was
/// said of it, as the record has it. Nothing is judged anew.
class AnswerReview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(int index READ index NOTIFY changed) ///< From 0.
    Q_PROPERTY(int count READ count NOTIFY openChanged)
    Q_PROPERTY(QString when READ when NOTIFY changed)       ///< "Question 7, 16 November, 21:14"
    Q_PROPERTY(QString problem READ problem NOTIFY changed) ///< Why it cannot be shown; empty: it is.
    Q_PROPERTY(pitwise::ShownQuestion *question READ question CONSTANT)
    Q_PROPERTY(pitwise::ShownVerdict *verdict READ verdict CONSTANT)

public:
    explicit AnswerReview(Desk &desk, QObject *parent = nullptr);

    /// Opens at one of these answers.
    void show(std::vector<AnswerId> answers, int index);
    Q_INVOKABLE void step(int by);
    Q_INVOKABLE void close();

    [[nodiscard]] bool isOpen() const { return !m_answers.empty(); }
    [[nodiscard]] int index() const { return m_index; }
    [[nodiscard]] int count() const { return static_cast<int>(m_answers.size()); }
    [[nodiscard]] QString when() const { return m_when; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] ShownQuestion *question() { return &m_question; }
    [[nodiscard]] const Question &asked() const { return m_asked; } ///< With its key: not for the page.
    [[nodiscard]] ShownVerdict *verdict() { return &m_verdict; }

Q_SIGNALS:
    void openChanged();
    void changed();

private:
    void read();
    void show(const AnswerRecord &record);

    Desk &m_desk;
    std::vector<AnswerId> m_answers;
    int m_index = 0;
    QString m_when, m_problem;
    Question m_asked;
    ShownQuestion m_question;
    ShownVerdict m_verdict;
};

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/shownverdict.h"

namespace pitwise {

/// Questions full screen for a class: one is shown, the class says what it would do, a key reveals what is right, the next
/// comes.
/// Nothing of it is recorded: nobody's memory is asked in particular.
class Lecture : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(bool revealed READ revealed NOTIFY changed)
    Q_PROPERTY(int index READ index NOTIFY changed) ///< From 0.
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)     ///< Of the drill.
    Q_PROPERTY(QString problem READ problem NOTIFY changed) ///< Why there is nothing to show; empty: there is.
    Q_PROPERTY(pitwise::ShownQuestion *question READ question CONSTANT)
    Q_PROPERTY(pitwise::ShownVerdict *verdict READ verdict CONSTANT)

public:
    explicit Lecture(Desk &desk, QObject *parent = nullptr);

    /// What a question shall ask for.
    struct Topic {
        std::string game, family, clause;
    };
    /// A fresh question for each topic, the same for the same seed. What cannot be asked is passed over.
    void drill(const QString &title, const std::vector<Topic> &topics, std::uint64_t seed);
    /// These questions, as they are.
    void show(const QString &title, std::vector<Question> questions);
    /// What the class has chosen is judged; where it has chosen nothing, what is right is shown.
    Q_INVOKABLE void reveal();
    /// To the next, or the one before; past the last one it ends.
    Q_INVOKABLE void step(int by);
    Q_INVOKABLE void close();

    [[nodiscard]] bool isOpen() const { return !m_questions.empty(); }
    [[nodiscard]] bool revealed() const { return m_revealed; }
    [[nodiscard]] int index() const { return m_index; }
    [[nodiscard]] int count() const { return static_cast<int>(m_questions.size()); }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] ShownQuestion *question() { return &m_question; }
    [[nodiscard]] ShownVerdict *verdict() { return &m_verdict; }

Q_SIGNALS:
    void changed();

private:
    void ask();

    Desk &m_desk;
    QString m_title, m_problem;
    std::vector<Question> m_questions;
    int m_index = 0;
    bool m_revealed = false;
    ShownQuestion m_question;
    ShownVerdict m_verdict;
};

} // namespace pitwise

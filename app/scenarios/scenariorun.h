// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/settling.h"
#include "app/practice/shownverdict.h"
#include "core/scenario/scenario.h"

#include <QElapsedTimer>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Scenarios answered as a trainee: one tried out by its author, which nobody keeps, or those of a pack, recorded like any
/// practice. An answer that counts is on disk before its verdict is here.
class ScenarioRun : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(bool recorded READ isRecorded NOTIFY phaseChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY phaseChanged)
    Q_PROPERTY(QString title READ title NOTIFY phaseChanged)
    Q_PROPERTY(pitwise::ShownQuestion *question READ question CONSTANT)
    Q_PROPERTY(pitwise::ShownVerdict *verdict READ verdict CONSTANT)
    Q_PROPERTY(int number READ number NOTIFY phaseChanged) ///< From 1.
    Q_PROPERTY(int count READ count NOTIFY phaseChanged)
    Q_PROPERTY(int rightCount READ rightCount NOTIFY phaseChanged)
    Q_PROPERTY(bool queried READ queried NOTIFY phaseChanged)
    Q_PROPERTY(bool hasMisses READ hasMisses NOTIFY phaseChanged)

public:
    enum class Phase { Idle, Asking, Judged, Finished };
    Q_ENUM(Phase)

    explicit ScenarioRun(Desk &desk, QObject *parent = nullptr);

    void tryOut(Question question);
    /// Recorded for the trainee who sits here. One that cannot be asked is passed by.
    void practise(std::vector<Scenario> scenarios);
    /// With a run that was left: these are to come, at least one.
    void goOn(const Session &session, std::vector<Scenario> left);

    Q_INVOKABLE void enter(); ///< The one key: locks, or goes on; nothing where nobody can have seen what is asked yet.
    Q_INVOKABLE void lock();
    Q_INVOKABLE void next();
    Q_INVOKABLE void leave(); ///< What was answered stays answered; a pack can be gone on with.
    Q_INVOKABLE void query(const QString &text);
    Q_INVOKABLE void reviewMisses(); ///< Once finished.

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] bool isRecorded() const { return m_recorded; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString title() const { return m_question.question().scenario.title; }
    [[nodiscard]] ShownQuestion *question() { return &m_question; }
    [[nodiscard]] ShownVerdict *verdict() { return &m_verdict; }
    [[nodiscard]] int number() const { return m_before + m_number + 1; }
    [[nodiscard]] int count() const { return m_recorded ? m_before + static_cast<int>(m_scenarios.size()) : 1; }
    [[nodiscard]] int rightCount() const { return m_rightCount; }
    [[nodiscard]] bool queried() const { return m_queried; }
    [[nodiscard]] bool hasMisses() const { return !m_misses.empty(); }

Q_SIGNALS:
    void phaseChanged();
    void reviewRequested(std::vector<pitwise::AnswerId> answers);

private:
    void begin(std::vector<Scenario> scenarios);
    void askNext();
    void ask(Question question);
    void finish();
    [[nodiscard]] bool record(const std::optional<Answer> &given, const Verdict &verdict, int takenMs);
    void setPhase(Phase phase);

    Desk &m_desk;
    Phase m_phase = Phase::Idle;
    Settling m_settling;
    bool m_recorded = false, m_queried = false;
    QString m_problem;
    std::vector<Scenario> m_scenarios; ///< Of a pack; their questions are made as they come.
    int m_number = 0, m_rightCount = 0;
    int m_before = 0; ///< Answered in an earlier sitting of this run.
    SessionId m_session;
    AnswerId m_answer; ///< The latest.
    std::vector<AnswerId> m_misses;
    Question m_asked;
    ShownQuestion m_question;
    ShownVerdict m_verdict;
    QElapsedTimer m_clock;
};

} // namespace pitwise

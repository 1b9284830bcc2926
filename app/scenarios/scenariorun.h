// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/felt/feltscene.h"
#include "app/practice/answerinput.h"
#include "app/practice/stepmodel.h"
#include "core/quiz/judge.h"

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
    Q_PROPERTY(QString game READ game NOTIFY phaseChanged)
    Q_PROPERTY(QString title READ title NOTIFY phaseChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY phaseChanged)
    Q_PROPERTY(QStringList story READ story NOTIFY phaseChanged)
    Q_PROPERTY(bool judgement READ judgement NOTIFY phaseChanged) ///< Not scored.
    Q_PROPERTY(bool hasFelt READ hasFelt NOTIFY phaseChanged)
    Q_PROPERTY(pitwise::FeltScene *scene READ scene CONSTANT)
    Q_PROPERTY(pitwise::AnswerInput *input READ input CONSTANT)
    Q_PROPERTY(int number READ number NOTIFY phaseChanged) ///< From 1.
    Q_PROPERTY(int count READ count NOTIFY phaseChanged)
    Q_PROPERTY(int rightCount READ rightCount NOTIFY phaseChanged)
    Q_PROPERTY(bool right READ right NOTIFY phaseChanged)
    Q_PROPERTY(QString headline READ headline NOTIFY phaseChanged)
    Q_PROPERTY(QString given READ given NOTIFY phaseChanged)
    Q_PROPERTY(QString expected READ expected NOTIFY phaseChanged)
    Q_PROPERTY(QString misconception READ misconception NOTIFY phaseChanged)
    Q_PROPERTY(pitwise::StepModel *steps READ steps CONSTANT)

public:
    enum class Phase { Idle, Asking, Judged, Finished };
    Q_ENUM(Phase)

    explicit ScenarioRun(Desk &desk, QObject *parent = nullptr);

    void tryOut(Question question);
    /// Recorded for the trainee who sits here.
    void practise(std::vector<Question> questions);

    Q_INVOKABLE void lock();
    Q_INVOKABLE void next();
    Q_INVOKABLE void leave(); ///< What was answered stays answered.

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] bool isRecorded() const { return m_recorded; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString game() const { return QString::fromStdString(m_question.game); }
    [[nodiscard]] QString title() const { return m_question.scenario.title; }
    [[nodiscard]] QString prompt() const { return m_question.prompt.text(); }
    [[nodiscard]] QStringList story() const;
    [[nodiscard]] bool judgement() const { return m_phase != Phase::Idle && !m_question.isGraded(); }
    [[nodiscard]] bool hasFelt() const { return !m_question.round.isEmpty(); }
    [[nodiscard]] FeltScene *scene() { return &m_scene; }
    [[nodiscard]] AnswerInput *input() { return &m_input; }
    [[nodiscard]] int number() const { return m_number + 1; }
    [[nodiscard]] int count() const { return static_cast<int>(m_questions.size()); }
    [[nodiscard]] int rightCount() const { return m_rightCount; }
    [[nodiscard]] bool right() const { return m_verdict.outcome == Outcome::Right; }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString given() const { return m_input.sheet().inWords(m_given); }
    [[nodiscard]] QString expected() const { return m_input.sheet().inWords(m_question.answer); }
    [[nodiscard]] QString misconception() const { return m_verdict.misconception.text(); }
    [[nodiscard]] StepModel *steps() { return &m_steps; }

Q_SIGNALS:
    void phaseChanged();

private:
    void begin(std::vector<Question> questions);
    void ask();
    [[nodiscard]] bool record(const QJsonObject &given, const Verdict &verdict, int takenMs);
    void setPhase(Phase phase);

    Desk &m_desk;
    Phase m_phase = Phase::Idle;
    bool m_recorded = false;
    QString m_problem;
    std::vector<Question> m_questions;
    int m_number = 0, m_rightCount = 0;
    Question m_question;
    SessionId m_session;
    FeltScene m_scene;
    AnswerInput m_input;
    StepModel m_steps;
    QJsonObject m_given;
    Verdict m_verdict;
    QElapsedTimer m_clock;
};

} // namespace pitwise

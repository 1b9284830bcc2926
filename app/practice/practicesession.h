// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltscene.h"
#include "app/practice/answerinput.h"
#include "app/practice/practicesetup.h"
#include "app/practice/questionsource.h"
#include "app/practice/stepmodel.h"
#include "core/quiz/judge.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// A practice session, question by question. An answer is on disk before its verdict is here.
class PracticeSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged) ///< What went wrong, and what to do; empty: nothing.

    // The question.
    Q_PROPERTY(QString game READ game NOTIFY questionChanged)
    Q_PROPERTY(QString topic READ topic NOTIFY questionChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY questionChanged)
    Q_PROPERTY(QStringList story READ story NOTIFY questionChanged)
    Q_PROPERTY(QString reason READ reason NOTIFY questionChanged) ///< Why it came back.
    Q_PROPERTY(bool judgement READ judgement NOTIFY questionChanged) ///< Not scored.
    Q_PROPERTY(int askedBox READ askedBox NOTIFY questionChanged) ///< 0: none in particular.
    Q_PROPERTY(pitwise::AnswerInput *input READ input CONSTANT)
    Q_PROPERTY(bool canLock READ canLock NOTIFY inputChanged)
    Q_PROPERTY(bool hints READ hints NOTIFY questionChanged)
    Q_PROPERTY(bool amounts READ amounts NOTIFY questionChanged)
    Q_PROPERTY(bool hasRound READ hasRound NOTIFY questionChanged)
    Q_PROPERTY(pitwise::FeltScene *scene READ scene CONSTANT)

    // Where we are.
    Q_PROPERTY(int number READ number NOTIFY questionChanged) ///< From 1.
    Q_PROPERTY(int planned READ planned NOTIFY questionChanged) ///< 0: by time.
    Q_PROPERTY(QList<int> marks READ marks NOTIFY marksChanged) ///< Outcome of each answer so far.
    Q_PROPERTY(bool clockShown READ clockShown NOTIFY questionChanged)
    Q_PROPERTY(QString elapsed READ elapsed NOTIFY ticked)
    Q_PROPERTY(QString target READ target NOTIFY questionChanged)
    Q_PROPERTY(bool overTarget READ overTarget NOTIFY ticked)

    // The verdict.
    Q_PROPERTY(bool right READ right NOTIFY judged)
    Q_PROPERTY(QString headline READ headline NOTIFY judged)
    Q_PROPERTY(QString summary READ summary NOTIFY judged)
    Q_PROPERTY(QString misconception READ misconception NOTIFY judged)
    Q_PROPERTY(QString given READ given NOTIFY judged)
    Q_PROPERTY(QString expected READ expected NOTIFY judged)
    Q_PROPERTY(bool fewestChips READ fewestChips NOTIFY judged)
    Q_PROPERTY(pitwise::ChipPile *rightPile READ rightPile CONSTANT)
    Q_PROPERTY(pitwise::StepModel *steps READ steps CONSTANT)
    Q_PROPERTY(pitwise::StepModel *contrasts READ contrasts CONSTANT)
    Q_PROPERTY(QString firstClause READ firstClause NOTIFY questionChanged) ///< Where the rulebook opens.
    Q_PROPERTY(QString savedAt READ savedAt NOTIFY judged)
    Q_PROPERTY(bool queried READ queried NOTIFY queriedChanged)
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY unfinishedChanged) ///< An unfinished session waits.

public:
    enum class Phase { Idle, Asking, Judged, Paused, Finished };
    Q_ENUM(Phase)

    PracticeSession(Desk &desk, PracticeSetup &setup, QObject *parent = nullptr);

    // Verbs of the page.
    Q_INVOKABLE void start();
    Q_INVOKABLE void goOn(); ///< With the session left unfinished.
    Q_INVOKABLE void lock();
    Q_INVOKABLE void next();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void resume();
    Q_INVOKABLE void leave();  ///< Keeps what was answered; the session can be gone on with.
    Q_INVOKABLE void finish(); ///< Ends it: summary.
    Q_INVOKABLE void query(const QString &text);
    Q_INVOKABLE void refresh(); ///< Looks whether an unfinished session waits.
    void readHouse();           ///< The chips of the house have changed.

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString topic() const;
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QStringList story() const;
    [[nodiscard]] QString reason() const;
    [[nodiscard]] bool judgement() const { return m_asked && !m_asked->question.isGraded(); }
    [[nodiscard]] int askedBox() const;
    [[nodiscard]] AnswerInput *input() { return &m_input; }
    [[nodiscard]] bool canLock() const;
    [[nodiscard]] bool hints() const { return m_setup.level() == PracticeSetup::Level::Learn; }
    [[nodiscard]] bool amounts() const { return m_setup.level() != PracticeSetup::Level::Table; }
    [[nodiscard]] bool mayType() const { return m_setup.level() == PracticeSetup::Level::Learn; }
    [[nodiscard]] bool hasRound() const { return m_view.has_value(); }
    [[nodiscard]] int number() const { return static_cast<int>(m_marks.size()) + (m_phase == Phase::Judged ? 0 : 1); }
    [[nodiscard]] int planned() const { return m_planned; }
    [[nodiscard]] QList<int> marks() const { return m_marks; }
    [[nodiscard]] bool clockShown() const { return m_setup.timing() != PracticeSetup::Timing::Off; }
    [[nodiscard]] QString elapsed() const;
    [[nodiscard]] QString target() const;
    [[nodiscard]] bool overTarget() const;
    [[nodiscard]] bool right() const { return m_verdict.outcome == Outcome::Right; }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString misconception() const { return m_verdict.misconception.text(); }
    [[nodiscard]] QString given() const { return m_input.sheet().inWords(m_given); }
    [[nodiscard]] QString expected() const;
    [[nodiscard]] bool fewestChips() const { return m_verdict.fewestChips; }
    [[nodiscard]] ChipPile *rightPile() { return &m_rightPile; }
    [[nodiscard]] StepModel *steps() { return &m_steps; }
    [[nodiscard]] StepModel *contrasts() { return &m_contrasts; }
    [[nodiscard]] QString firstClause() const;
    [[nodiscard]] QString savedAt() const { return m_savedAt; }
    [[nodiscard]] bool queried() const { return m_queried; }
    [[nodiscard]] bool canGoOn() const { return m_canGoOn; }

    [[nodiscard]] FeltScene *scene() { return &m_scene; }
    [[nodiscard]] const SessionId &session() const { return m_session; }

Q_SIGNALS:
    void phaseChanged();
    void problemChanged();
    void questionChanged();
    void inputChanged();
    void marksChanged();
    void ticked();
    void judged();
    void queriedChanged();
    void unfinishedChanged();
    void finished();

private:
    [[nodiscard]] bool begin(const SessionStart &start);
    void ask();
    void show(AskedQuestion asked);
    void setPhase(Phase phase);
    void setProblem(const QString &problem);
    [[nodiscard]] bool record(const QJsonObject &answer, int takenMs);
    void showVerdict();
    void stopClock();
    [[nodiscard]] int takenMs() const;
    [[nodiscard]] bool timeIsUp() const;

    Desk &m_desk;
    PracticeSetup &m_setup;
    Phase m_phase = Phase::Idle;
    QString m_problem;
    std::unique_ptr<QuestionSource> m_source;
    std::optional<AskedQuestion> m_asked;
    std::optional<RoundView> m_view;
    AnswerInput m_input;
    ChipPile m_rightPile;
    FeltScene m_scene;
    StepModel m_steps, m_contrasts;
    bool m_queried = false, m_canGoOn = false;
    QString m_savedAt;
    SessionId m_session;
    AnswerId m_answerId;
    int m_planned = 0;
    UtcMs m_startedMs = 0;
    QList<int> m_marks;
    QElapsedTimer m_clock;
    qint64 m_before = 0; ///< Milliseconds before the last pause.
    QTimer m_tick;
    QJsonObject m_given;
    Verdict m_verdict;
    int m_taken = 0;
};

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/practicesetup.h"
#include "app/practice/questionsource.h"
#include "app/practice/settling.h"
#include "app/practice/shownverdict.h"
#include "app/practice/storm.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <set>

namespace pitwise {

/// A practice session, question by question. An answer is on disk before its verdict is here.
class PracticeSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged) ///< What went wrong, and what to do; empty: nothing.
    Q_PROPERTY(pitwise::ShownQuestion *question READ question CONSTANT)
    Q_PROPERTY(pitwise::ShownVerdict *verdict READ verdict CONSTANT)
    Q_PROPERTY(pitwise::Storm *storm READ storm CONSTANT)
    Q_PROPERTY(QString reason READ reason NOTIFY questionChanged) ///< Why it came.
    Q_PROPERTY(QString hint READ hint NOTIFY questionChanged)     ///< Where to look; empty: this level gives none.
    Q_PROPERTY(QString guide READ guide NOTIFY questionChanged)   ///< Which keys answer it; a newcomer's first session only.
    Q_PROPERTY(bool canLock READ canLock NOTIFY inputChanged)
    Q_PROPERTY(bool amounts READ amounts NOTIFY questionChanged)

    // Where we are.
    Q_PROPERTY(int number READ number NOTIFY questionChanged)   ///< From 1.
    Q_PROPERTY(int planned READ planned NOTIFY questionChanged) ///< 0: by time.
    Q_PROPERTY(QList<int> marks READ marks NOTIFY marksChanged) ///< Outcome of each answer so far.
    Q_PROPERTY(bool clockShown READ clockShown NOTIFY questionChanged)
    Q_PROPERTY(QString elapsed READ elapsed NOTIFY ticked)
    Q_PROPERTY(QString target READ target NOTIFY questionChanged)
    Q_PROPERTY(bool overTarget READ overTarget NOTIFY ticked)
    Q_PROPERTY(QString minutesLeft READ minutesLeft NOTIFY questionChanged) ///< Of a session by time; empty: by count.

    // After the verdict.
    Q_PROPERTY(QString savedAt READ savedAt NOTIFY judged)
    Q_PROPERTY(QString comesBack READ comesBack NOTIFY judged) ///< When what was missed comes back; empty: nothing was.
    Q_PROPERTY(bool queried READ queried NOTIFY queriedChanged)
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY unfinishedChanged)          ///< An unfinished session waits.
    Q_PROPERTY(QString unfinished READ unfinished NOTIFY unfinishedChanged) ///< What waits, in words.

public:
    /// Passed: a right answer of a storm, whose next question comes by itself.
    enum class Phase { Idle, Asking, Judged, Paused, Finished, Passed };
    Q_ENUM(Phase)

    PracticeSession(Desk &desk, PracticeSetup &setup, QObject *parent = nullptr);

    // Verbs of the page.
    Q_INVOKABLE void start();
    /// What an instructor gave: his settings, and its name in the session's record.
    void startAssigned(const QByteArray &settings, const QUuid &assignment);
    Q_INVOKABLE void goOn();        ///< With the session left unfinished.
    Q_INVOKABLE void retryMisses(); ///< Of the session just finished, with new cards.
    /// A few questions for one clause; a session that runs is left and can be gone on with.
    Q_INVOKABLE void practise(const QString &document, const QString &clause);
    Q_INVOKABLE void practiseCited(const QString &game,
                                   const QString &cited); ///< The same, as a question of `game` cites it.
    [[nodiscard]] Q_INVOKABLE bool canPractise(const QString &document, const QString &clause) const;
    Q_INVOKABLE void enter(); ///< The one key: locks, or goes on; nothing where nobody can have seen what is asked yet.
    Q_INVOKABLE void lock();
    Q_INVOKABLE void next();
    /// What is on screen has been there for a moment.
    Q_INVOKABLE bool isSettled() const { return m_settling.isOver(m_desk.clock().nowMs()); }
    Q_INVOKABLE void pause();
    Q_INVOKABLE void resume();
    Q_INVOKABLE void holdClock(); ///< While something else is asked: whether to leave.
    Q_INVOKABLE void letClockRun();
    Q_INVOKABLE void leave();  ///< Keeps what was answered; the session can be gone on with.
    Q_INVOKABLE void finish(); ///< Ends it: summary.
    Q_INVOKABLE void query(const QString &text);
    Q_INVOKABLE void refresh();     ///< Looks whether an unfinished session waits.
    void readHouse();               ///< The chips of the house have changed.
    Q_INVOKABLE void backToSetup(); ///< From the summary.

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] ShownQuestion *question() { return &m_question; }
    [[nodiscard]] const Question &asked() const { return m_asked; } ///< With its key: not for the page.
    [[nodiscard]] AnswerInput *input() { return m_question.input(); }
    [[nodiscard]] Storm *storm() { return &m_storm; }
    [[nodiscard]] ShownVerdict *verdict() { return &m_shownVerdict; }
    [[nodiscard]] QString reason() const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QString guide() const { return m_guide; }
    [[nodiscard]] bool canLock() const { return m_phase == Phase::Asking && m_question.isAnswered(); }
    [[nodiscard]] bool amounts() const { return m_setup.level() != PracticeSetup::Level::Table; }
    [[nodiscard]] bool mayType() const { return m_setup.level() == PracticeSetup::Level::Learn; }
    [[nodiscard]] int number() const {
        return static_cast<int>(m_marks.size()) + (m_phase == Phase::Judged || m_phase == Phase::Passed ? 0 : 1);
    }
    [[nodiscard]] int planned() const { return m_planned; }
    [[nodiscard]] QList<int> marks() const { return m_marks; }
    /// At Learn level not before the skill is sure: right first, fast later. The time is taken all the same.
    [[nodiscard]] bool clockShown() const;
    [[nodiscard]] QString elapsed() const;
    [[nodiscard]] QString target() const;
    [[nodiscard]] bool overTarget() const;
    [[nodiscard]] QString minutesLeft() const;
    [[nodiscard]] QString savedAt() const { return m_savedAt; }
    [[nodiscard]] QString comesBack() const;
    [[nodiscard]] bool queried() const { return m_queried; }
    [[nodiscard]] bool canGoOn() const { return !m_unfinished.isEmpty(); }
    [[nodiscard]] QString unfinished() const { return m_unfinished; }
    [[nodiscard]] const SessionId &session() const { return m_session; }
    [[nodiscard]] bool isAtTable() const { return m_phase != Phase::Idle && m_phase != Phase::Finished; }

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
    QUuid m_assignment; ///< Of the session that is begun; null: of nobody.
    void begin(SessionStart start, std::vector<PlanItem> plan = {}, const std::vector<Question> &before = {});
    [[nodiscard]] QString guideFor(AnswerInput::Control control) const;
    void ask();
    void show(AskedQuestion asked);
    void setPhase(Phase phase);
    void setProblem(const QString &problem);
    [[nodiscard]] bool record(const std::optional<Answer> &given, const Verdict &verdict, int takenMs);
    void stopClock();
    void tick();
    void weather(); ///< A storm: one key answers.
    void notePause();
    [[nodiscard]] int takenMs() const;
    [[nodiscard]] bool isSessionOver() const; ///< Of one by time.

    Desk &m_desk;
    PracticeSetup &m_setup;
    Phase m_phase = Phase::Idle;
    Settling m_settling;
    QString m_problem;
    std::unique_ptr<QuestionSource> m_source;
    Question m_asked;
    ShownQuestion m_question;
    ShownVerdict m_shownVerdict;
    Storm m_storm;
    std::string m_wanted; ///< The clause that memory asked for.
    std::optional<Reason> m_reason;
    bool m_queried = false;
    bool m_guided = false; ///< A newcomer's first session.
    bool m_sure = false;   ///< The skill that is asked for.
    std::set<AnswerInput::Control> m_guidedTo;
    QString m_guide;
    QString m_savedAt, m_unfinished;
    SessionId m_session;
    AnswerId m_answerId;
    int m_planned = 0;
    UtcMs m_startedMs = 0;
    QList<int> m_marks;
    QElapsedTimer m_clock;
    qint64 m_before = 0; ///< Milliseconds before the last pause.
    QTimer m_tick, m_rest;
    int m_taken = 0;
};

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/felt/feltscene.h"
#include "app/live/livefloor.h"
#include "app/live/liveplan.h"
#include "app/live/livereplay.h"
#include "app/live/liveseats.h"
#include "app/live/livesummary.h"
#include "app/live/livetrace.h"
#include "app/practice/chippile.h"
#include "core/live/shift.h"
#include "core/live/tracestore.h"

#include <QElapsedTimer>
#include <QTimer>

#include <memory>

namespace pitwise {

/// The live table: ticks, paces and shows. What lies there, what is due and what it is worth is core/live's.
class LiveTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(bool paused READ isPaused NOTIFY phaseChanged)
    Q_PROPERTY(pitwise::LivePlan *plan READ plan CONSTANT)
    Q_PROPERTY(pitwise::FeltScene *scene READ scene CONSTANT)
    Q_PROPERTY(pitwise::LiveTrace *trace READ trace CONSTANT)
    Q_PROPERTY(pitwise::LiveSeats *seats READ seats CONSTANT)
    Q_PROPERTY(pitwise::LiveFloor *floor READ floor CONSTANT)
    Q_PROPERTY(pitwise::LiveSummary *summary READ summary CONSTANT)
    Q_PROPERTY(pitwise::LiveReplay *replay READ replay CONSTANT)
    Q_PROPERTY(pitwise::ChipPile *pile READ pile CONSTANT)
    Q_PROPERTY(QString game READ game NOTIFY phaseChanged)
    Q_PROPERTY(int mode READ mode NOTIFY phaseChanged)
    Q_PROPERTY(QString roundText READ roundText NOTIFY changed)
    Q_PROPERTY(QString clock READ clock NOTIFY ticked)
    Q_PROPERTY(QString guide READ guide NOTIFY changed) ///< What is due now; empty: not told.
    Q_PROPERTY(QStringList guideClauses READ guideClauses NOTIFY changed)
    Q_PROPERTY(QString guideTarget READ guideTarget NOTIFY changed)
    Q_PROPERTY(QStringList captions READ captions NOTIFY changed) ///< The last words spoken.
    Q_PROPERTY(QString hint READ hint NOTIFY hintChanged)         ///< Why a key did nothing.
    Q_PROPERTY(QString cursor READ cursor NOTIFY cursorChanged)   ///< The bet that the next act is about.
    Q_PROPERTY(QString cursorWords READ cursorWords NOTIFY cursorChanged)
    Q_PROPERTY(QList<bool> said READ said NOTIFY changed)  ///< By call, in this round.
    Q_PROPERTY(bool offered READ isOffered NOTIFY changed) ///< Something waits to be accepted or refused.
    Q_PROPERTY(bool bonusPaid READ hasBonus NOTIFY phaseChanged)
    Q_PROPERTY(QString paying READ paying NOTIFY payingChanged) ///< For which bet chips are counted out; empty: none.
    Q_PROPERTY(QString typed READ typed NOTIFY payingChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY phaseChanged)
    Q_PROPERTY(QString unfinished READ unfinished NOTIFY phaseChanged)
    /// A game whose questions are mastered and that he has not dealt; empty: none.
    Q_PROPERTY(QString suggestion READ suggestion NOTIFY phaseChanged)

public:
    enum class Phase { Setup, Dealing, Summary, Replay };
    Q_ENUM(Phase)

    explicit LiveTable(Desk &desk, QObject *parent = nullptr);
    ~LiveTable() override;

    Q_INVOKABLE void refresh(); ///< Looks for a session that was broken off.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void resume();
    Q_INVOKABLE void leave();  ///< It can go on later.
    Q_INVOKABLE void finish(); ///< What is dealt so far is graded.
    Q_INVOKABLE void backToSetup();
    Q_INVOKABLE void openReplay();
    Q_INVOKABLE void closeReplay();
    Q_INVOKABLE void dealOnFrom(int entries); ///< A branch of its own, from that moment; nothing of it is scored.

    // --- hands ---
    Q_INVOKABLE void say(int call);
    Q_INVOKABLE void deal(int box, bool nextHand = false); ///< 0: to himself.
    Q_INVOKABLE void dealTo(int box, int hand);            ///< Hand as it lies, from 1.
    Q_INVOKABLE void burn();
    Q_INVOKABLE void lift();
    Q_INVOKABLE void split();
    Q_INVOKABLE void marker(bool right);
    Q_INVOKABLE void take();
    Q_INVOKABLE void same(); ///< As much again beside it.
    Q_INVOKABLE void half();
    Q_INVOKABLE void giveBack(); ///< A payoff into the float, else the bet to its player.
    Q_INVOKABLE void answer(bool accept);
    Q_INVOKABLE void clearHand();
    Q_INVOKABLE void clearAll();
    Q_INVOKABLE void askControl();
    Q_INVOKABLE void stop(); ///< And call the floor.

    // --- the bet in hand ---
    Q_INVOKABLE void moveBox(int by);
    Q_INVOKABLE void moveBet(int by);
    Q_INVOKABLE void point(const QString &target);
    Q_INVOKABLE void openTray(bool bonus = false);
    Q_INVOKABLE void type(const QString &key); ///< A digit, a dot, or nothing: the last one back.
    Q_INVOKABLE void closeTray(bool pay);

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] bool isPaused() const { return m_paused; }
    [[nodiscard]] LivePlan *plan() { return &m_plan; }
    [[nodiscard]] FeltScene *scene() { return &m_scene; }
    [[nodiscard]] LiveTrace *trace() { return &m_trace; }
    [[nodiscard]] LiveSeats *seats() { return &m_seats; }
    [[nodiscard]] LiveFloor *floor() { return &m_floor; }
    [[nodiscard]] LiveSummary *summary() { return &m_summary; }
    [[nodiscard]] LiveReplay *replay() { return &m_replay; }
    [[nodiscard]] ChipPile *pile() { return &m_pile; }
    [[nodiscard]] QString game() const { return m_plan.game(); }
    [[nodiscard]] int mode() const { return m_plan.mode(); }
    [[nodiscard]] QString roundText() const;
    [[nodiscard]] QString clock() const;
    [[nodiscard]] QString guide() const { return m_guide; }
    [[nodiscard]] QStringList guideClauses() const { return m_guideClauses; }
    [[nodiscard]] QString guideTarget() const { return m_guideTarget; }
    [[nodiscard]] QStringList captions() const { return m_captions; }
    [[nodiscard]] QString hint() const { return m_hint; }
    [[nodiscard]] QString cursor() const;
    [[nodiscard]] QString cursorWords() const;
    [[nodiscard]] QList<bool> said() const;
    [[nodiscard]] bool isOffered() const { return offeredLine() > 0; }
    [[nodiscard]] bool hasBonus() const;
    [[nodiscard]] QString paying() const { return m_paying; }
    [[nodiscard]] QString typed() const { return m_typed; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool canGoOn() const { return !m_unfinished.isEmpty(); }
    [[nodiscard]] QString unfinished() const { return m_unfinishedWords; }

    [[nodiscard]] QString suggestion() const { return m_suggestion; }
    void suggest(); ///< Looks which game that is, from the records.

    // --- for tests and pictures ---
    void setSeed(std::uint64_t seed) { m_seed = seed; }
    /// As if nobody had done anything until the players do something; false: they wait.
    bool skipToPlayers();
    void doDue(); ///< What is due next, done right.
    [[nodiscard]] std::optional<live::Duty> dueNow() const { return nextDuty(); }
    [[nodiscard]] QString dueTarget() const { return nextDuty() ? targetOf(*nextDuty()) : QString(); }
    [[nodiscard]] int handInTurn(int box) const { return handNamed(box, false); }
    [[nodiscard]] const live::Shift *shift() const { return m_shift.get(); }

Q_SIGNALS:
    void phaseChanged();
    void changed();
    void ticked();
    void hintChanged();
    void cursorChanged();
    void payingChanged();
    void problemChanged();
    void announced(const QString &sentence, bool urgent); ///< For a screen reader.
    void answered(const QString &target, bool right);     ///< A tick or a cross in place.
    void ended();                                         ///< Its trace is whole.

private:
    struct BetAt { // by what a trace calls it
        int box = 0, hand = 0;
        PlayerId player = nobody;
        BetKind kind = mainBet;
        friend bool operator==(const BetAt &, const BetAt &) = default;
    };
    void open(std::unique_ptr<live::Shift> shift, const QString &path);
    void act(live::Entry entry);
    void money(live::Act what, Cents cents);
    void follow(std::size_t from); ///< Entries that have come since.
    void show(FeltScene::Arrival arrival = FeltScene::Arrival::Move);
    void judge(std::size_t from);
    void guideOn();
    [[nodiscard]] bool holdsBack(const live::Entry &entry); ///< Guided: something else is due.
    [[nodiscard]] std::optional<live::Duty> nextDuty() const;
    [[nodiscard]] static live::Entry entryOf(const live::Duty &duty);
    [[nodiscard]] QString targetOf(const live::Duty &duty) const;
    [[nodiscard]] QString stackId(const BetAt &bet) const;
    [[nodiscard]] std::vector<BetAt> bets() const;
    [[nodiscard]] const live::Spot *spot() const;
    [[nodiscard]] int handNamed(int box, bool next) const;
    [[nodiscard]] int handUnderCursor() const;
    [[nodiscard]] int offeredLine() const;
    void setCursor(const std::optional<BetAt> &bet);
    void setHint(const QString &hint);
    void setProblem(const QString &problem);
    void setPhase(Phase phase);
    void wait();
    void tick();
    [[nodiscard]] std::int64_t now() const;
    [[nodiscard]] QString folder() const;
    [[nodiscard]] std::uint64_t drawnSeed() const;
    void writePlan(bool over);
    void record(); ///< What was dealt, for the trainee to learn from.

    Desk &m_desk;
    LivePlan m_plan;
    FeltScene m_scene;
    LiveTrace m_trace;
    LiveSeats m_seats;
    LiveFloor m_floor;
    LiveSummary m_summary;
    LiveReplay m_replay;
    ChipPile m_pile;
    std::unique_ptr<live::TraceStore> m_store;
    std::unique_ptr<live::Shift> m_shift;
    Phase m_phase = Phase::Setup;
    bool m_paused = false, m_branch = false, m_payBonus = false;
    std::uint64_t m_seed = 0;
    QTimer m_wake, m_second, m_hintTimer;
    QElapsedTimer m_running;
    std::int64_t m_before = 0; ///< Of the session's time, when it was resumed.
    QString m_path, m_unfinished, m_unfinishedWords;
    QString m_guide, m_guideTarget, m_hint, m_paying, m_typed, m_problem;
    QString m_suggestion;
    QStringList m_guideClauses, m_captions;
    std::optional<BetAt> m_cursor;
    std::array<int, maxBoxes + 1> m_handOf{}; ///< Which hand of a box is being dealt to.
    std::size_t m_faults = 0;                 ///< Of this round, as far as they have been told.
    int m_gradedRound = 0;
};

} // namespace pitwise

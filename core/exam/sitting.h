// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/clock.h"
#include "core/exam/roomorder.h"
#include "core/exam/sittinglog.h"
#include "core/exam/sittingstate.h"

#include <QString>

namespace pitwise::exam {

/// Where a sitting keeps its files: `<folder>/<exam>.<candidate>.pitlog` and so on. Neither name holds a dot.
struct SittingPlace {
    QString folder, exam, candidate;
    [[nodiscard]] QString logFile() const { return file("pitlog"); }
    [[nodiscard]] QString beatFile() const { return file("pitbeat"); }
    [[nodiscard]] QString resultFile() const { return file("pitresult"); }
    [[nodiscard]] bool wasStarted() const; ///< There is a log: it can only be resumed.
    [[nodiscard]] bool waits() const;      ///< Started, and its result was never written.

private:
    [[nodiscard]] QString file(const char *ending) const;
};

/// One candidate's exam at one station. Each verb is on disk, chained and under the sitting's secret, when it returns;
/// it throws a Refusal, and changes nothing, where it may not be done or cannot be saved.
/// Staff's verbs (extend, pause, …) are called after the release PIN or the person's own was checked.
class Sitting {
public:
    /// Throws a Refusal where the bank gives other questions than were sealed, the candidate's release code was not given,
    /// or the sitting was started before.
    [[nodiscard]] static Sitting start(ReleasedSitting released, const ItemBank &bank, const Clock &clock,
                                       const QString &folder, const QString &invigilator, const QString &station);
    /// Goes on after a crash at the same place, with the blueprint's time policy. A finished sitting can be opened
    /// this way too, to write its result. A log that was damaged is a DamagedLog, unless the invigilator has noted what
    /// happened: then it goes on with what can be proved (mendLog).
    [[nodiscard]] static Sitting resume(ReleasedSitting released, const ItemBank &bank, const Clock &clock,
                                        const QString &folder, const QString &invigilator, const QString &damageNote = {});

    [[nodiscard]] const SittingState &state() const { return m_state; }
    [[nodiscard]] const Blueprint &blueprint() const { return m_released.blueprint; }
    [[nodiscard]] const Candidate &candidate() const { return m_released.candidate; }
    [[nodiscard]] const Form &form() const { return m_released.form; }
    [[nodiscard]] const QString &exam() const { return m_released.exam; }
    [[nodiscard]] const security::SecretBytes &roomKey() const { return m_released.roomKey; }
    /// A question that was shown; throws a Refusal for one still to come.
    [[nodiscard]] const QJsonObject &question(int index) const;
    /// How it is answered (Item::shape); likewise.
    [[nodiscard]] AnswerKind shape(int index) const;
    [[nodiscard]] qint64 elapsedMs() const; ///< Now.
    [[nodiscard]] qint64 remainingMs() const { return std::max<qint64>(0, m_state.allowedMs() - elapsedMs()); }
    /// Nothing where the section on screen has no time of its own.
    [[nodiscard]] std::optional<qint64> sectionRemainingMs() const;

    // Candidate. What comes after its section's time is refused: it must not land on the question shown then.
    void show(int question);
    void answer(const QJsonObject &answer);
    /// Chosen and not locked: it is there after a crash and after looking at another question, and counts when the exam
    /// ends. Empty: nothing is chosen any more.
    void choose(const QJsonObject &answer);
    void flag(bool on);
    void changeSetting(const QString &name, const QJsonValue &value);
    void finish();

    // What the station sees.
    void leftWindow(qint64 forMs);
    void screenSeen(const QJsonObject &screen);

    // Invigilator.
    /// Where the section on screen has a time of its own, that is extended too.
    void extend(qint64 amountMs, const QString &who, const QString &reason);
    /// Gives the time of an order to all; says whether it did. One it has obeyed before, or that was given long before
    /// this sitting began, changes nothing.
    bool obey(const RoomOrder &order);
    void noteIncident(const QString &who, const QString &text);
    void pause(const QString &who, const QString &reason);
    void proceed(const QString &who);
    void stop(const QString &who, const QString &reason);

    /// Call about four times a second: keeps the clock on disk, closes sections and the sitting when time is over.
    void tick();

    /// The `.pitresult` of a finished sitting, sealed to the issuer. The log stays until the examiner has imported it.
    [[nodiscard]] QByteArray result() const;

private:
    Sitting(ReleasedSitting released, const ItemBank &bank, const Clock &clock, const SittingPlace &place, SittingLog log);
    [[nodiscard]] const Item &seenItem(int index) const;
    int stillOnScreen();
    [[nodiscard]] int timedSection() const; ///< On screen, with a time of its own; -1: it has none.
    void happen(SittingEvent event);
    void happenAt(SittingEvent event, qint64 elapsedMs);
    void rebase(qint64 elapsedMs);

    ReleasedSitting m_released;
    const Clock *m_clock;
    std::vector<Item> m_items;
    SittingState m_state;
    SittingLog m_log;
    Heartbeat m_beat;
    qint64 m_baseElapsedMs = 0;
    qint64 m_baseSteadyMs = 0;
    qint64 m_lastSavedMs = 0; ///< Elapsed time that is on disk.
};

/// The readable head of a sitting's log; its digest starts the chain.
[[nodiscard]] QByteArray logHeader(const Attestation &attestation);

} // namespace pitwise::exam

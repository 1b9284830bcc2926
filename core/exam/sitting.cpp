// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/sitting.h"

#include "core/exam/container.h"
#include "core/exam/resultfile.h"
#include "core/exam/salvage.h"
#include "core/security/safefile.h"

#include <QFile>

#include <algorithm>

namespace pitwise::exam {
namespace {

using Kind = SittingEventKind;
constexpr qint64 beatMs = 1000;
/// What the clocks of two stations may differ by.
constexpr qint64 clocksApartMs = 10 * 60'000;

SittingPlace placeOf(const ReleasedSitting &released, const QString &folder) {
    return {folder, released.exam, released.candidate.number};
}

void needCode(const ReleasedSitting &released) {
    if (released.code.isEmpty())
        throw Refusal{"the candidate's release code is missing: the issuer's list has it",
                      released.candidate.number.toStdString(),
                      {}};
}

struct WholeLog {
    SittingLog log;
    Chain chain;
};
WholeLog openWhole(const ReleasedSitting &released, const SittingPlace &place) {
    SittingLog log = SittingLog::open(place.logFile(), logHeader(released.attestation), released.secret, released.code);
    Chain chain = log.chain();
    if (chain.brokenAt >= 0)
        throw DamagedLog{{chain.what.toStdString(), "entry " + std::to_string(chain.brokenAt) + " of the log", {}}};
    return {std::move(log), std::move(chain)};
}
WholeLog openOrMend(const ReleasedSitting &released, const SittingPlace &place, const DamageNote &note) {
    try {
        return openWhole(released, place);
    } catch (const DamagedLog &) {
        if (note.text.isEmpty())
            throw;
    }
    mendLog(released, place, note);
    return openWhole(released, place);
}

/// What a crash takes from the candidate's time.
qint64 crashCost(const Blueprint &blueprint, qint64 outageMs) {
    switch (blueprint.afterCrash) {
    case AfterCrash::ClockStops: return 0;
    case AfterCrash::ClockRuns: return outageMs;
    case AfterCrash::ClockStopsUpTo: return std::max<qint64>(0, outageMs - qint64(blueprint.crashMinutes) * 60'000);
    }
    return 0;
}

} // namespace

QString SittingPlace::file(const char *ending) const {
    return QStringLiteral("%1/%2.%3.%4").arg(folder, exam, candidate, QLatin1String(ending));
}
bool SittingPlace::wasStarted() const {
    return QFile::exists(logFile());
}
bool SittingPlace::waits() const {
    return wasStarted() && !QFile::exists(resultFile());
}

QByteArray logHeader(const Attestation &attestation) {
    return jsonBytes({{QStringLiteral("format"), QStringLiteral("pitwise-log/1")},
                      {QStringLiteral("attestation"), attestationJson(attestation)}});
}

Sitting::Sitting(ReleasedSitting released, const ItemBank &bank, const Clock &clock, const SittingPlace &place,
                 SittingLog log)
    : m_released(std::move(released)), m_clock(&clock), m_items(questionsOf(m_released.form, m_released.blueprint, bank)),
      m_state(m_released.blueprint, m_released.form, m_released.candidate), m_log(std::move(log)),
      m_beat(place.beatFile(), security::digest(logHeader(m_released.attestation)), m_released.secret) {
}

Sitting Sitting::start(ReleasedSitting released, const ItemBank &bank, const Clock &clock, const QString &folder,
                       const QString &invigilator, const QString &station) {
    // Before the log exists: a station with another bank must not leave a started sitting behind.
    (void)questionsOf(released.form, released.blueprint, bank);
    needCode(released);
    const SittingPlace place = placeOf(released, folder);
    SittingLog log = SittingLog::create(place.logFile(), logHeader(released.attestation), released.secret, released.code);
    Sitting sitting(std::move(released), bank, clock, place, std::move(log));
    sitting.rebase(0);
    SittingEvent started{.kind = Kind::Started, .who = invigilator};
    started.data = candidateJson(sitting.candidate());
    started.data.insert(QStringLiteral("station"), station);
    started.data.insert(QStringLiteral("form"), sitting.form().label());
    sitting.happen(started);
    // A clock's file without its log: the log was deleted. No time is gained by it, and the record says so.
    if (const Heartbeat::Beat beat = sitting.m_beat.last(); beat.valid) {
        const qint64 outage = std::max<qint64>(0, clock.wallMs() - beat.wallMs);
        SittingEvent resumed{.kind = Kind::Resumed, .who = invigilator};
        resumed.amountMs = outage;
        resumed.data = {{QStringLiteral("entriesMissing"), beat.entries}, {QStringLiteral("outageMs"), outage}};
        sitting.rebase(beat.elapsedMs + outage);
        sitting.happenAt(resumed, sitting.m_baseElapsedMs);
    }
    // On disk before the first question: from here on a clock's file that is not there was taken away.
    sitting.m_beat.write(sitting.elapsedMs(), clock.wallMs(), static_cast<qint64>(sitting.m_log.entries().size()));
    security::syncFolder(folder);
    sitting.happen({.kind = Kind::Shown, .question = 0});
    sitting.tick();
    return sitting;
}

Sitting Sitting::resume(ReleasedSitting released, const ItemBank &bank, const Clock &clock, const QString &folder,
                        const QString &invigilator, const QString &damageNote) {
    needCode(released);
    const SittingPlace place = placeOf(released, folder);
    auto [log, chain] = openOrMend(released, place, {invigilator, damageNote.trimmed(), clock.wallMs()});
    const qint64 dropped = log.droppedBytes();
    Sitting sitting(std::move(released), bank, clock, place, std::move(log));
    for (const QJsonObject &entry : chain.entries)
        sitting.m_state.apply(readEvent(entry));
    if (sitting.m_state.phase() == SittingPhase::Finished)
        return sitting;

    const Heartbeat::Beat &beat = sitting.m_beat.last();
    const auto entries = static_cast<qint64>(chain.entries.size());
    SittingEvent resumed{.kind = Kind::Resumed, .who = invigilator};
    if (dropped > 0)
        resumed.data.insert(QStringLiteral("droppedBytes"), dropped);
    if (beat.valid && beat.entries > entries)
        resumed.data.insert(QStringLiteral("entriesMissing"), beat.entries - entries);
    const bool clockMissing = !beat.valid && sitting.m_state.current() >= 0;
    if (clockMissing)
        resumed.data.insert(QStringLiteral("clockMissing"), true);
    if (sitting.m_state.phase() == SittingPhase::NotStarted) { // killed before the first entry was on disk
        sitting.rebase(0);
        SittingEvent started{.kind = Kind::Started, .who = invigilator};
        started.data = candidateJson(sitting.candidate());
        started.data.insert(QStringLiteral("form"), sitting.form().label());
        sitting.happen(started);
    }
    const bool wasPaused = sitting.m_state.phase() == SittingPhase::Paused;
    const qint64 elapsed = std::max(sitting.m_state.elapsedMs(), beat.valid ? beat.elapsedMs : 0);
    const qint64 seen = std::max(sitting.m_state.lastWallMs(), beat.valid ? beat.wallMs : 0);
    const qint64 outage = std::max<qint64>(0, clock.wallMs() - seen);
    if (clock.wallMs() < seen) // how long it was out is then not known: the record says why it cost nothing
        resumed.data.insert(QStringLiteral("clockSetBackMs"), seen - clock.wallMs());
    // No crash takes the clock's file: who deletes it must not gain the time since the last entry.
    resumed.amountMs = wasPaused ? 0 : clockMissing ? outage : crashCost(sitting.blueprint(), outage);
    resumed.data.insert(QStringLiteral("outageMs"), outage);
    sitting.rebase(elapsed + resumed.amountMs);
    sitting.happenAt(resumed, sitting.m_baseElapsedMs);
    if (sitting.m_state.current() < 0)
        sitting.happen({.kind = Kind::Shown, .question = 0});
    sitting.tick();
    return sitting;
}

void Sitting::rebase(qint64 elapsedMs) {
    m_baseElapsedMs = elapsedMs;
    m_baseSteadyMs = m_clock->steadyMs();
}

qint64 Sitting::elapsedMs() const {
    if (m_state.phase() != SittingPhase::Running && m_state.phase() != SittingPhase::NotStarted)
        return m_state.elapsedMs();
    return m_baseElapsedMs + m_clock->steadyMs() - m_baseSteadyMs;
}

std::optional<qint64> Sitting::sectionRemainingMs() const {
    const auto allowed = m_state.allowedMs(m_state.section());
    if (!allowed)
        return std::nullopt;
    const qint64 spent =
        m_state.sections()[static_cast<std::size_t>(m_state.section())].spentMs + elapsedMs() - m_state.elapsedMs();
    return std::max<qint64>(0, *allowed - spent);
}

const Item &Sitting::seenItem(int index) const {
    if (index < 0 || index >= static_cast<int>(m_items.size()) || !m_state.questions()[static_cast<std::size_t>(index)].seen)
        throw Refusal{"this question was not shown yet", "question " + std::to_string(index + 1), {}};
    return m_items[static_cast<std::size_t>(index)];
}

const QJsonObject &Sitting::question(int index) const {
    return seenItem(index).question;
}

AnswerKind Sitting::shape(int index) const {
    return seenItem(index).shape;
}

/// The one way anything happens: tried on a copy, saved, and only then true.
void Sitting::happenAt(SittingEvent event, qint64 elapsedMs) {
    event.wallMs = m_clock->wallMs();
    event.elapsedMs = elapsedMs;
    SittingState next = m_state;
    next.apply(event);
    m_log.append(eventJson(event));
    m_state = std::move(next);
    m_lastSavedMs = elapsedMs;
}

void Sitting::happen(SittingEvent event) {
    happenAt(std::move(event), elapsedMs());
}

void Sitting::tick() {
    while (m_state.phase() == SittingPhase::Running && m_state.current() >= 0 && elapsedMs() >= m_state.deadlineMs()) {
        const qint64 deadline = std::max(m_state.deadlineMs(), m_state.elapsedMs());
        if (!m_state.deadlineIsOfSection()) {
            happenAt({.kind = Kind::Finished, .text = QStringLiteral("time")}, deadline);
            return;
        }
        happenAt({.kind = Kind::SectionClosed, .section = m_state.section(), .text = QStringLiteral("time")}, deadline);
        const int next = m_state.firstOpenTo(m_state.current());
        if (next < 0) {
            happenAt({.kind = Kind::Finished, .text = QStringLiteral("time")}, deadline);
            return;
        }
        happenAt({.kind = Kind::Shown, .question = next}, deadline);
    }
    const qint64 now = elapsedMs();
    if (m_state.phase() == SittingPhase::Running && now - m_lastSavedMs >= beatMs) {
        m_beat.write(now, m_clock->wallMs(), static_cast<qint64>(m_log.entries().size()));
        m_lastSavedMs = now;
    }
}

void Sitting::show(int question) {
    tick();
    if (question != m_state.current())
        happen({.kind = Kind::Shown, .question = question});
}

/// The question on screen, unless its time has just run out.
int Sitting::stillOnScreen() {
    const int before = m_state.current();
    tick();
    if (m_state.current() != before)
        throw Refusal{"the time of its section was over", "question " + std::to_string(before + 1), {}};
    return before;
}

void Sitting::answer(const QJsonObject &answer) {
    happen({.kind = Kind::Answered, .question = stillOnScreen(), .data = answer});
}

void Sitting::choose(const QJsonObject &answer) {
    const int question = stillOnScreen();
    const QuestionState &now = m_state.questions()[static_cast<std::size_t>(question)];
    const QJsonObject chosen = answer == now.answer ? QJsonObject() : answer;
    if (chosen != now.chosen)
        happen({.kind = Kind::Chosen, .question = question, .data = chosen});
}

void Sitting::leftWindow(qint64 forMs) {
    tick();
    if (m_state.phase() != SittingPhase::Finished)
        happen({.kind = Kind::LeftWindow, .amountMs = forMs});
}

void Sitting::screenSeen(const QJsonObject &screen) {
    tick();
    if (m_state.phase() != SittingPhase::Finished)
        happen({.kind = Kind::ScreenSeen, .data = screen});
}

void Sitting::flag(bool on) {
    const int question = stillOnScreen();
    happen({.kind = on ? Kind::Flagged : Kind::Unflagged, .question = question});
}

void Sitting::changeSetting(const QString &name, const QJsonValue &value) {
    tick();
    happen({.kind = Kind::SettingChanged, .data = QJsonObject{{name, value}}});
}

void Sitting::finish() {
    tick();
    if (m_state.phase() != SittingPhase::Finished) // time may have been quicker
        happen({.kind = Kind::Finished, .text = QStringLiteral("candidate")});
}

int Sitting::timedSection() const {
    return m_state.allowedMs(m_state.section()) ? m_state.section() : -1;
}

void Sitting::extend(qint64 amountMs, const QString &who, const QString &reason) {
    tick();
    happen({.kind = Kind::Extended, .section = timedSection(), .who = who, .text = reason, .amountMs = amountMs});
}

bool Sitting::obey(const RoomOrder &order) {
    tick();
    const bool forUs = order.exam == exam() && order.wallMs >= m_state.startedWallMs() - clocksApartMs;
    if (!forUs || m_state.phase() == SittingPhase::Finished || m_state.hasObeyed(order.id))
        return false;
    happen({.kind = Kind::Extended,
            .section = timedSection(),
            .who = order.who,
            .text = order.reason,
            .amountMs = order.amountMs,
            .data = QJsonObject{{QStringLiteral("order"), order.id}}});
    return true;
}

void Sitting::noteIncident(const QString &who, const QString &text) {
    tick();
    happen({.kind = Kind::IncidentNoted, .who = who, .text = text});
}

void Sitting::pause(const QString &who, const QString &reason) {
    tick();
    happen({.kind = Kind::Paused, .who = who, .text = reason});
}

void Sitting::proceed(const QString &who) {
    happen({.kind = Kind::Continued, .who = who});
    rebase(m_state.elapsedMs());
}

void Sitting::stop(const QString &who, const QString &reason) {
    tick();
    happen({.kind = Kind::IncidentNoted, .who = who, .text = reason});
    happen({.kind = Kind::Finished, .who = who, .text = QStringLiteral("invigilator")});
}

QByteArray Sitting::result() const {
    if (m_state.phase() != SittingPhase::Finished)
        throw Refusal{"the sitting is not over yet", "result", {}};
    std::vector<QJsonObject> questions;
    for (const Item &item : m_items)
        questions.push_back(item.question);
    return sealResult(m_released, questions, m_log.entries());
}

} // namespace pitwise::exam

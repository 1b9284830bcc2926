// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/salvage.h"

#include "core/security/safefile.h"

#include <QFile>

#include <algorithm>

namespace pitwise::exam {
namespace {

using Kind = SittingEventKind;

/// The events that still make a sitting, in their order. One that stands on a lost one is made to stand again where that is
/// certain (what was answered had been shown), else it is left out.
class Mended {
public:
    explicit Mended(const ReleasedSitting &released)
        : m_released(released), m_state(released.blueprint, released.form, released.candidate) {}

    void add(const SittingEvent &event, const QString &invigilator) {
        if (m_state.phase() == SittingPhase::NotStarted && event.kind != Kind::Started) {
            SittingEvent started{.kind = Kind::Started, .wallMs = event.wallMs, .who = invigilator};
            started.data = candidateJson(m_released.candidate);
            started.data.insert(QStringLiteral("form"), m_released.form.label());
            (void)happen(started);
        }
        if (event.kind != Kind::Shown && event.question >= 0 && event.question != m_state.current() &&
            m_state.canShow(event.question))
            (void)happen(
                {.kind = Kind::Shown, .wallMs = event.wallMs, .elapsedMs = event.elapsedMs, .question = event.question});
        m_kept += happen(event) ? 1 : 0;
    }
    /// Says whether it could.
    bool happen(const SittingEvent &event) {
        try {
            m_state.apply(event);
        } catch (const Refusal &) {
            return false;
        }
        m_entries.push_back(eventJson(event));
        return true;
    }

    [[nodiscard]] const SittingState &state() const { return m_state; }
    [[nodiscard]] const std::vector<QJsonObject> &entries() const { return m_entries; }
    [[nodiscard]] qint64 kept() const { return m_kept; } ///< Of those that were in the log.

private:
    const ReleasedSitting &m_released;
    SittingState m_state;
    std::vector<QJsonObject> m_entries;
    qint64 m_kept = 0;
};

/// What was damaged stays, for whoever wants to look into it.
void keepDamaged(const QString &log, const QByteArray &bytes) {
    for (int n = 1;; ++n) {
        const QString kept = log + (n == 1 ? QStringLiteral(".damaged") : QStringLiteral(".damaged-%1").arg(n));
        if (!QFile::exists(kept))
            return security::writeFile(kept, bytes, {.over = security::FileMark()});
        if (security::FileMark::at(kept) == security::FileMark(bytes))
            return; // mended before, and killed before it was done
    }
}

} // namespace

void mendLog(const ReleasedSitting &released, const SittingPlace &place, const DamageNote &note) {
    const QByteArray header = logHeader(released.attestation);
    const QByteArray bytes = security::readFile(place.logFile());
    const LogRemains remains = SittingLog::remains(bytes, header, released.secret, released.code);
    if (remains.entries.empty())
        throw Refusal{"nothing of this sitting can be read in it: take the file away and begin anew; the time that was used "
                      "stands in the clock's file",
                      place.logFile().toStdString(),
                      {}};
    Heartbeat beat(place.beatFile(), security::digest(header), released.secret);
    Mended mended(released);
    const auto writeNote = [&](qint64 kept) {
        const qint64 had = std::max(remains.count(), beat.last().valid ? beat.last().entries : 0);
        SittingEvent incident{.kind = Kind::IncidentNoted,
                              .wallMs = mended.state().lastWallMs(),
                              .elapsedMs = mended.state().elapsedMs(),
                              .who = note.who,
                              .text = note.text};
        incident.data = {{damageMark, static_cast<qint64>(remains.damagedBytes)},
                         {QStringLiteral("entriesLost"), had - kept},
                         {QStringLiteral("mendedAt"), note.wallMs}};
        (void)mended.happen(incident);
    };
    for (const QJsonObject &json : remains.entries) {
        const SittingEvent event = readEvent(json);
        if (event.kind == Kind::Finished) // nothing comes after it
            writeNote(mended.kept() + 1);
        mended.add(event, note.who);
    }
    if (mended.state().phase() != SittingPhase::Finished)
        writeNote(mended.kept());
    keepDamaged(place.logFile(), bytes);
    security::writeFile(place.logFile(), SittingLog::written(mended.entries(), header, released.secret, released.code));
    if (const Heartbeat::Beat last = beat.last(); last.valid) // what is lost is said once, in the note
        beat.write(last.elapsedMs, last.wallMs, static_cast<qint64>(mended.entries().size()));
}

} // namespace pitwise::exam

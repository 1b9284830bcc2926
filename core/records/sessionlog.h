// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/clock.h"
#include "core/records/record.h"
#include "core/records/sql.h"

namespace pitwise {

/// Practice sessions: begun, paused, gone on with, ended. Append-only.
/// A session that has not ended, by leaving or by a crash, can be gone on with.
class SessionLog {
public:
    SessionLog(const Connection &connection, const Clock &clock) : m_connection(connection), m_clock(clock) {}

    /// The kind of a session that answers a pack of scenarios; its plan is their names.
    static constexpr const char *packKind = "scenarios";
    /// Of one at the live table (livelog.h); its settings are the first line of the trace and how it was dealt.
    static constexpr const char *liveKind = "live";
    /// A storm (core/learning/storm.h): over when it is left.
    static constexpr const char *stormKind = "storm";

    [[nodiscard]] Stored<SessionId> start(const SessionStart &start);
    [[nodiscard]] Stored<Done> pause(const SessionId &id) { return note(id, "paused"); }
    [[nodiscard]] Stored<Done> resume(const SessionId &id) { return note(id, "resumed"); }
    /// Finished, or given up for good. An ended session takes no more answers.
    [[nodiscard]] Stored<Done> end(const SessionId &id) { return note(id, "ended"); }

    [[nodiscard]] Stored<Session> find(const SessionId &id) const;
    /// The trainee's latest session, if that one has not ended: "go on where you left off". A pack of scenarios is gone on
    /// with on a page of its own, and so are rounds at the live table; a storm never is.
    enum class Of : std::uint8_t { Practice, Pack, Live };
    [[nodiscard]] Stored<std::optional<Session>> unfinished(const TraineeId &trainee, Of what = Of::Practice) const;
    /// All of a kind, newest first.
    [[nodiscard]] Stored<std::vector<Session>> ofKind(const TraineeId &trainee, const char *kind) const;
    /// Newest first.
    [[nodiscard]] Stored<std::vector<Session>> latest(const TraineeId &trainee, int count) const;

private:
    [[nodiscard]] Stored<Done> note(const SessionId &id, const char *kind);
    const Connection &m_connection;
    const Clock &m_clock;
};

/// Whose session it is.
[[nodiscard]] TraineeId traineeOf(const Connection &connection, const SessionId &id);
/// The row of a session; throws NotThere.
[[nodiscard]] std::int64_t sessionRow(const Connection &connection, const SessionId &id);

} // namespace pitwise

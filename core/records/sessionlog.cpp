// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/sessionlog.h"
#include "core/records/journal.h"
#include "core/records/jsontext.h"
#include "core/records/roster.h"

namespace pitwise {
namespace {

/// Session rows with what happened in them.
const std::string sessionColumns =
    "SELECT s.uuid, t.uuid, s.kind, s.settings, s.plan, s.seed, s.planned, s.started_ms, "
    "(SELECT kind FROM session_events e WHERE e.session_id = s.id ORDER BY e.id DESC LIMIT 1), "
    "EXISTS (SELECT 1 FROM session_events e WHERE e.session_id = s.id AND e.kind = 'ended'), "
    "(SELECT count(*) FROM answers a WHERE a.session_id = s.id), "
    "(SELECT count(*) FROM answers a WHERE a.session_id = s.id AND a.outcome = 'right'), "
    "max(s.started_ms, coalesce((SELECT max(at_ms) FROM answers a WHERE a.session_id = s.id), 0), "
    "coalesce((SELECT max(at_ms) FROM session_events e WHERE e.session_id = s.id), 0)) "
    "FROM sessions s JOIN trainees t ON t.id = s.trainee_id ";

Session takeSession(Statement &row) {
    Session session;
    session.id = row.takeUuid();
    session.start.trainee = row.takeUuid();
    session.start.kind = row.takeString();
    session.start.settings = row.takeUtf8();
    session.start.plan = row.takeUtf8();
    session.start.seed = static_cast<std::uint64_t>(row.takeInt());
    session.start.planned = static_cast<int>(row.takeInt());
    session.startedMs = row.takeInt();
    session.paused = row.takeText() == QLatin1String("paused");
    session.ended = row.takeInt() != 0;
    session.answered = static_cast<int>(row.takeInt());
    session.right = static_cast<int>(row.takeInt());
    session.lastMs = row.takeInt();
    return session;
}

} // namespace

std::int64_t sessionRow(const Connection &connection, const SessionId &id) {
    Statement query = connection.prepare("SELECT id FROM sessions WHERE uuid = ?");
    if (!query.bind(id).run().next())
        throw StoreError{StoreErrorKind::NotThere, connection.path(), QStringLiteral("there is no such session")};
    return query.takeInt();
}

TraineeId traineeOf(const Connection &connection, const SessionId &id) {
    Statement query =
        connection.prepare("SELECT t.uuid FROM sessions s JOIN trainees t ON t.id = s.trainee_id WHERE s.uuid = ?");
    return query.bind(id).run().next() ? query.takeUuid() : TraineeId();
}

Stored<SessionId> SessionLog::start(const SessionStart &start) {
    return guarded([&] {
        const QByteArray settings =
            canonicalJson(start.settings.isEmpty() ? "{}" : start.settings, "the session's settings");
        const QByteArray plan = canonicalJson(start.plan.isEmpty() ? "[]" : start.plan, "the session's plan");
        const SessionId id = QUuid::createUuid();
        const UtcMs now = m_clock.nowMs();
        Transaction transaction(m_connection);
        m_connection
            .prepare("INSERT INTO sessions (uuid, trainee_id, kind, settings, plan, seed, planned, started_ms) "
                     "VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
            .bind(id)
            .bind(traineeRow(m_connection, start.trainee))
            .bind(start.kind)
            .bindUtf8(settings)
            .bindUtf8(plan)
            .bind(static_cast<std::int64_t>(start.seed))
            .bind(start.planned)
            .bind(now)
            .run();
        Journal(m_connection).add(entry::session, id, start.trainee, now);
        transaction.commit();
        return id;
    });
}

Stored<Done> SessionLog::note(const SessionId &id, const char *kind) {
    return guarded([&] {
        const QUuid event = QUuid::createUuid();
        const UtcMs now = m_clock.nowMs();
        Transaction transaction(m_connection);
        m_connection.prepare("INSERT INTO session_events (uuid, session_id, kind, at_ms) VALUES (?, ?, ?, ?)")
            .bind(event)
            .bind(sessionRow(m_connection, id))
            .bind(QString::fromUtf8(kind))
            .bind(now)
            .run();
        Journal(m_connection).add(entry::event, event, traineeOf(m_connection, id), now);
        transaction.commit();
        return Done{};
    });
}

Stored<Session> SessionLog::find(const SessionId &id) const {
    return guarded([&] {
        Statement query = m_connection.prepare((sessionColumns + "WHERE s.id = ?").c_str());
        (void)query.bind(sessionRow(m_connection, id)).run().next();
        return takeSession(query);
    });
}

Stored<std::optional<Session>> SessionLog::unfinished(const TraineeId &trainee, Of what) const {
    return guarded([&]() -> std::optional<Session> {
        const std::string kind = what == Of::Practice ? "AND s.kind NOT IN (?, ?, 'storm') " : "AND s.kind IN (?, ?) ";
        const char *const first = what == Of::Live ? liveKind : packKind;
        const char *const second = what == Of::Practice ? liveKind : first;
        // What another station of the school began goes on there: two would give one place in it to two answers.
        const std::string begunHere =
            "AND NOT EXISTS (SELECT 1 FROM journal j WHERE j.record = s.uuid AND "
            "(SELECT last FROM school_came WHERE first <= j.id ORDER BY first DESC LIMIT 1) >= j.id) ";
        Statement query = m_connection.prepare(
            (sessionColumns + "WHERE s.trainee_id = ? " + kind + begunHere + "ORDER BY s.started_ms DESC, s.id DESC LIMIT 1")
                .c_str());
        query.bind(traineeRow(m_connection, trainee)).bind(std::string(first)).bind(std::string(second)).run();
        if (!query.next())
            return std::nullopt;
        Session session = takeSession(query);
        return session.ended ? std::nullopt : std::optional(std::move(session));
    });
}

Stored<std::vector<Session>> SessionLog::ofKind(const TraineeId &trainee, const char *kind) const {
    return guarded([&] {
        std::vector<Session> sessions;
        Statement query = m_connection.prepare(
            (sessionColumns + "WHERE s.trainee_id = ? AND s.kind = ? ORDER BY s.started_ms DESC, s.id DESC").c_str());
        query.bind(traineeRow(m_connection, trainee)).bind(std::string(kind)).run();
        while (query.next())
            sessions.push_back(takeSession(query));
        return sessions;
    });
}

Stored<std::vector<Session>> SessionLog::latest(const TraineeId &trainee, int count) const {
    return guarded([&] {
        std::vector<Session> sessions;
        Statement query = m_connection.prepare(
            (sessionColumns + "WHERE s.trainee_id = ? ORDER BY s.started_ms DESC, s.id DESC LIMIT ?").c_str());
        query.bind(traineeRow(m_connection, trainee)).bind(count).run();
        while (query.next())
            sessions.push_back(takeSession(query));
        return sessions;
    });
}

} // namespace pitwise

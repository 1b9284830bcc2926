// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/roster.h"
#include "core/records/journal.h"
#include "core/records/jsontext.h"

namespace pitwise {
namespace {

constexpr const char *traineeColumns =
    "SELECT uuid, name, batch, pin_hash, wrong_tries, locked_until_ms, created_ms FROM trainees ";

Trainee takeTrainee(Statement &row) {
    Trainee trainee;
    trainee.id = row.takeUuid();
    trainee.name = row.takeText();
    trainee.batch = row.takeText();
    trainee.pinHash = row.takeBytes();
    trainee.wrongTries = static_cast<int>(row.takeInt());
    trainee.lockedUntilMs = row.takeInt();
    trainee.createdMs = row.takeInt();
    return trainee;
}

QString tidyName(const QString &name) {
    const QString tidy = name.simplified();
    if (tidy.isEmpty())
        throw StoreError{StoreErrorKind::Refused, {}, QStringLiteral("a trainee needs a name")};
    return tidy;
}

void mustChange(const Statement &statement) {
    if (statement.changed() != 1)
        throw StoreError{StoreErrorKind::NotThere, {}, QStringLiteral("there is no such trainee")};
}

} // namespace

std::int64_t traineeRow(const Connection &connection, const TraineeId &id) {
    Statement query = connection.prepare("SELECT id FROM trainees WHERE uuid = ?");
    if (!query.bind(id).run().next())
        throw StoreError{StoreErrorKind::NotThere, connection.path(), QStringLiteral("there is no such trainee")};
    return query.takeInt();
}

Stored<Trainee> Roster::add(const QString &name, const QString &batch, const QByteArray &pinHash) {
    return guarded([&] {
        Trainee trainee;
        trainee.id = QUuid::createUuid();
        trainee.name = tidyName(name);
        trainee.batch = batch.simplified();
        trainee.pinHash = pinHash;
        trainee.createdMs = m_clock.nowMs();
        Transaction transaction(m_connection);
        m_connection.prepare("INSERT INTO trainees (uuid, name, batch, pin_hash, created_ms) VALUES (?, ?, ?, ?, ?)")
            .bind(trainee.id)
            .bind(trainee.name)
            .bind(trainee.batch)
            .bindBytes(pinHash)
            .bind(trainee.createdMs)
            .run();
        transaction.commit();
        return trainee;
    });
}

Stored<std::vector<Trainee>> Roster::all() const {
    return guarded([&] {
        std::vector<Trainee> trainees;
        Statement query = m_connection.prepare("SELECT uuid, name, batch, pin_hash, wrong_tries, locked_until_ms, "
                                               "created_ms FROM trainees WHERE removed_ms = 0 ORDER BY name, batch, id");
        query.run();
        while (query.next())
            trainees.push_back(takeTrainee(query));
        return trainees;
    });
}

Stored<Trainee> Roster::find(const TraineeId &id) const {
    return guarded([&] {
        Statement query = m_connection.prepare((std::string(traineeColumns) + "WHERE id = ?").c_str());
        query.bind(traineeRow(m_connection, id)).run();
        (void)query.next();
        return takeTrainee(query);
    });
}

Stored<Done> Roster::rename(const TraineeId &id, const QString &name, const QString &batch) {
    return guarded([&] {
        const QString tidy = tidyName(name);
        Transaction transaction(m_connection);
        mustChange(m_connection.prepare("UPDATE trainees SET name = ?, batch = ? WHERE uuid = ?")
                       .bind(tidy)
                       .bind(batch.simplified())
                       .bind(id)
                       .run());
        transaction.commit();
        return Done{};
    });
}

Stored<Done> Roster::enrol(const TraineeId &id, const QString &name, const QString &batch, UtcMs createdMs) {
    return guarded([&] {
        const QString tidy = tidyName(name);
        Transaction transaction(m_connection);
        Statement known = m_connection.prepare("UPDATE trainees SET name = ?, batch = ? WHERE uuid = ?");
        if (known.bind(tidy).bind(batch.simplified()).bind(id).run().changed() == 0)
            m_connection.prepare("INSERT INTO trainees (uuid, name, batch, pin_hash, created_ms) VALUES (?, ?, ?, x'', ?)")
                .bind(id)
                .bind(tidy)
                .bind(batch.simplified())
                .bind(createdMs)
                .run();
        transaction.commit();
        return Done{};
    });
}

Stored<Done> Roster::setPin(const TraineeId &id, const QByteArray &pinHash) {
    return guarded([&] {
        Transaction transaction(m_connection);
        mustChange(
            m_connection.prepare("UPDATE trainees SET pin_hash = ?, wrong_tries = 0, locked_until_ms = 0 WHERE uuid = ?")
                .bindBytes(pinHash)
                .bind(id)
                .run());
        transaction.commit();
        return Done{};
    });
}

Stored<Done> Roster::setLockout(const TraineeId &id, int wrongTries, UtcMs lockedUntilMs) {
    return guarded([&] {
        Transaction transaction(m_connection);
        mustChange(m_connection.prepare("UPDATE trainees SET wrong_tries = ?, locked_until_ms = ? WHERE uuid = ?")
                       .bind(wrongTries)
                       .bind(lockedUntilMs)
                       .bind(id)
                       .run());
        transaction.commit();
        return Done{};
    });
}

Stored<QByteArray> Roster::setting(const TraineeId &id, const std::string &key) const {
    return guarded([&] {
        Statement query = m_connection.prepare("SELECT value FROM trainee_settings WHERE trainee_id = ? AND key = ?");
        return query.bind(traineeRow(m_connection, id)).bind(key).run().next() ? query.takeUtf8() : QByteArray();
    });
}

Stored<Done> Roster::setSetting(const TraineeId &id, const std::string &key, const QByteArray &json) {
    return guarded([&] {
        const QByteArray value = canonicalJson(json, "the setting");
        Transaction transaction(m_connection);
        m_connection
            .prepare("INSERT INTO trainee_settings (trainee_id, key, value) VALUES (?, ?, ?) "
                     "ON CONFLICT (trainee_id, key) DO UPDATE SET value = excluded.value")
            .bind(traineeRow(m_connection, id))
            .bind(key)
            .bindUtf8(value)
            .run();
        transaction.commit();
        return Done{};
    });
}

Stored<Roster::Belongings> Roster::belongings(const TraineeId &id) const {
    return guarded([&] {
        const std::int64_t row = traineeRow(m_connection, id);
        Statement query = m_connection.prepare("SELECT (SELECT count(*) FROM sessions WHERE trainee_id = ?), "
                                               "(SELECT count(*) FROM answers WHERE trainee_id = ?), "
                                               "(SELECT count(*) FROM queries WHERE trainee_id = ?)");
        (void)query.bind(row).bind(row).bind(row).run().next();
        Belongings belongings;
        belongings.sessions = static_cast<int>(query.takeInt());
        belongings.answers = static_cast<int>(query.takeInt());
        belongings.queries = static_cast<int>(query.takeInt());
        return belongings;
    });
}

Stored<Done> Roster::remove(const TraineeId &id) {
    return guarded([&] {
        Transaction transaction(m_connection);
        mustChange(m_connection.prepare("UPDATE trainees SET removed_ms = ? WHERE uuid = ? AND removed_ms = 0")
                       .bind(std::max<UtcMs>(1, m_clock.nowMs()))
                       .bind(id)
                       .run());
        transaction.commit();
        return Done{};
    });
}

Stored<std::vector<Roster::Removed>> Roster::removed() const {
    return guarded([&] {
        std::vector<Removed> list;
        Statement query =
            m_connection.prepare("SELECT uuid, name, batch, pin_hash, wrong_tries, locked_until_ms, created_ms, "
                                 "removed_ms FROM trainees WHERE removed_ms > 0 ORDER BY removed_ms DESC, id");
        query.run();
        while (query.next()) {
            Removed one;
            one.trainee = takeTrainee(query);
            one.removedMs = query.takeInt();
            one.keptUntilMs = one.removedMs + keptMs;
            list.push_back(std::move(one));
        }
        for (Removed &one : list)
            one.belongings = belongings(one.trainee.id).value();
        return list;
    });
}

Stored<Done> Roster::restore(const TraineeId &id) {
    return guarded([&] {
        Transaction transaction(m_connection);
        mustChange(m_connection.prepare("UPDATE trainees SET removed_ms = 0 WHERE uuid = ?").bind(id).run());
        transaction.commit();
        return Done{};
    });
}

Stored<int> Roster::eraseExpired() {
    return guarded([&] {
        std::vector<TraineeId> expired;
        {
            Statement query = m_connection.prepare("SELECT uuid FROM trainees WHERE removed_ms > 0 AND removed_ms <= ?");
            query.bind(m_clock.nowMs() - keptMs).run();
            while (query.next())
                expired.push_back(query.takeUuid());
        }
        for (const TraineeId &id : expired)
            if (const Stored<Done> erased = erase(id); !erased)
                throw erased.error();
        return static_cast<int>(expired.size());
    });
}

Stored<Done> Roster::erase(const TraineeId &id) {
    return guarded([&] {
        m_connection.exec("PRAGMA secure_delete = ON");
        Transaction transaction(m_connection);
        const std::int64_t row = traineeRow(m_connection, id);
        const auto run = [&](const char *sql) { m_connection.prepare(sql).bind(row).run(); };
        run("INSERT INTO trainee_being_deleted (trainee_id) VALUES (?)");
        m_connection.prepare("DELETE FROM journal_salts WHERE entry_id IN (SELECT id FROM journal WHERE trainee = ?)")
            .bind(id)
            .run();
        Journal(m_connection).add(entry::erased, id, id, m_clock.nowMs(), {});
        run("DELETE FROM query_replies WHERE query_id IN (SELECT id FROM queries WHERE trainee_id = ?)");
        run("DELETE FROM queries WHERE trainee_id = ?");
        run("DELETE FROM answer_bodies WHERE answer_id IN (SELECT id FROM answers WHERE trainee_id = ?)");
        run("DELETE FROM asked_clauses WHERE trainee_id = ?");
        run("DELETE FROM answers WHERE trainee_id = ?");
        run("DELETE FROM session_events WHERE session_id IN (SELECT id FROM sessions WHERE trainee_id = ?)");
        run("DELETE FROM sessions WHERE trainee_id = ?");
        for (const char *sql :
             {"DELETE FROM cache_days WHERE trainee_id = ?", "DELETE FROM cache_skills WHERE trainee_id = ?",
              "DELETE FROM cache_clauses WHERE trainee_id = ?", "DELETE FROM cache_heads WHERE trainee_id = ?",
              "DELETE FROM trainee_settings WHERE trainee_id = ?", "DELETE FROM trainees WHERE id = ?",
              "DELETE FROM trainee_being_deleted WHERE trainee_id = ?"})
            run(sql);
        transaction.commit();
        m_connection.exec("PRAGMA wal_checkpoint(TRUNCATE)"); // the write-ahead file must not remember either
        return Done{};
    });
}

} // namespace pitwise

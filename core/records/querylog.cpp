// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/querylog.h"
#include "core/records/journal.h"
#include "core/records/roster.h"

namespace pitwise {
namespace {

const std::string queryColumns = "SELECT q.id, q.uuid, t.uuid, a.uuid, q.text, q.at_ms FROM queries q JOIN "
                                 "trainees t ON t.id = q.trainee_id "
                                 "LEFT JOIN answers a ON a.id = q.answer_id ";

std::vector<Query> takeAll(const Connection &connection, Statement &rows) {
    std::vector<Query> queries;
    Statement replies =
        connection.prepare("SELECT uuid, who, text, at_ms FROM query_replies WHERE query_id = ? ORDER BY id");
    while (rows.next()) {
        const std::int64_t row = rows.takeInt();
        Query query;
        query.id = rows.takeUuid();
        query.trainee = rows.takeUuid();
        query.answer = rows.takeUuid();
        query.text = rows.takeText();
        query.atMs = rows.takeInt();
        replies.bind(row).run();
        while (replies.next()) {
            QueryReply reply;
            reply.id = replies.takeUuid();
            reply.who = replies.takeText();
            reply.text = replies.takeText();
            reply.atMs = replies.takeInt();
            query.replies.push_back(std::move(reply));
        }
        queries.push_back(std::move(query));
    }
    return queries;
}

/// The row of a record by its uuid; throws NotThere.
std::int64_t rowOf(const Connection &connection, const char *sql, const QUuid &id, const char *what) {
    Statement query = connection.prepare(sql);
    if (!query.bind(id).run().next())
        throw StoreError{StoreErrorKind::NotThere, connection.path(),
                         QStringLiteral("there is no such %1").arg(QLatin1String(what))};
    return query.takeInt();
}

} // namespace

TraineeId traineeOfQuery(const Connection &connection, const QueryId &id) {
    Statement query =
        connection.prepare("SELECT t.uuid FROM queries q JOIN trainees t ON t.id = q.trainee_id WHERE q.uuid = ?");
    return query.bind(id).run().next() ? query.takeUuid() : TraineeId();
}

Stored<QueryId> QueryLog::ask(const TraineeId &trainee, const AnswerId &answer, const QString &text) {
    return guarded([&] {
        const QueryId id = QUuid::createUuid();
        const UtcMs now = m_clock.nowMs();
        Transaction transaction(m_connection);
        std::optional<std::int64_t> answerRow;
        if (!answer.isNull())
            answerRow = rowOf(m_connection, "SELECT id FROM answers WHERE uuid = ?", answer, "answer");
        m_connection.prepare("INSERT INTO queries (uuid, trainee_id, answer_id, text, at_ms) VALUES (?, ?, ?, ?, ?)")
            .bind(id)
            .bind(traineeRow(m_connection, trainee))
            .bind(answerRow)
            .bind(text.trimmed())
            .bind(now)
            .run();
        Journal(m_connection).add(entry::query, id, trainee, now);
        transaction.commit();
        return id;
    });
}

Stored<Done> QueryLog::reply(const QueryId &query, const QString &who, const QString &text) {
    return guarded([&] {
        const QUuid id = QUuid::createUuid();
        const UtcMs now = m_clock.nowMs();
        Transaction transaction(m_connection);
        m_connection.prepare("INSERT INTO query_replies (uuid, query_id, who, text, at_ms) VALUES (?, ?, ?, ?, ?)")
            .bind(id)
            .bind(rowOf(m_connection, "SELECT id FROM queries WHERE uuid = ?", query, "query"))
            .bind(who)
            .bind(text.trimmed())
            .bind(now)
            .run();
        Journal(m_connection).add(entry::reply, id, traineeOfQuery(m_connection, query), now);
        transaction.commit();
        return Done{};
    });
}

Stored<std::vector<Query>> QueryLog::open() const {
    return guarded([&] {
        Statement rows = m_connection.prepare(
            (queryColumns + "WHERE t.removed_ms = 0 AND NOT EXISTS (SELECT 1 FROM query_replies r WHERE r.query_id = q.id) "
                            "ORDER BY q.id")
                .c_str());
        rows.run();
        return takeAll(m_connection, rows);
    });
}

Stored<std::vector<Query>> QueryLog::ofTrainee(const TraineeId &trainee) const {
    return guarded([&] {
        Statement rows = m_connection.prepare((queryColumns + "WHERE q.trainee_id = ? ORDER BY q.id").c_str());
        rows.bind(traineeRow(m_connection, trainee)).run();
        return takeAll(m_connection, rows);
    });
}

} // namespace pitwise

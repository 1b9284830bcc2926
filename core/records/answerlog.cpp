// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/answerlog.h"
#include "core/records/journal.h"
#include "core/records/jsontext.h"
#include "core/records/roster.h"
#include "core/records/sessionlog.h"

namespace pitwise {
namespace {

const std::string factColumns = "a.at_ms, a.game, a.family, a.topic, a.clauses, a.wanted, a.outcome, "
                                "a.breakdown, a.misconception, a.taken_ms, a.target_ms ";

AnswerFact takeFact(Statement &row) {
    AnswerFact fact;
    fact.atMs = row.takeInt();
    fact.game = row.takeString();
    fact.family = row.takeString();
    fact.topic = row.takeString();
    fact.clauses = fromJsonArray(row.takeUtf8());
    fact.wanted = row.takeString();
    fact.outcome = outcomeNamed(row.takeText()).value_or(Outcome::Unscored);
    if (const QString breakdown = row.takeText(); !breakdown.isEmpty())
        fact.breakdownRight = breakdown == QLatin1String("right");
    fact.misconception = row.takeString();
    fact.takenMs = static_cast<int>(row.takeInt());
    fact.targetMs = static_cast<int>(row.takeInt());
    return fact;
}

AnswerLine takeLine(Statement &row) {
    AnswerLine line;
    line.id = row.takeUuid();
    line.session = row.takeUuid();
    line.ordinal = static_cast<int>(row.takeInt());
    line.fact = takeFact(row);
    return line;
}

StoreError refused(const char *why) {
    return {StoreErrorKind::Refused, {}, QString::fromUtf8(why)};
}

void check(const AnswerFact &fact) {
    if (fact.game.empty() || fact.family.empty() || fact.topic.empty())
        throw refused("an answer needs its game, family and topic");
    if (fact.clauses.empty() && !fact.isLive())
        throw refused("an answer needs the clause it is about");
    if (fact.takenMs < 0 || fact.targetMs < 0)
        throw refused("times are not negative");
}

} // namespace

void insertAnswer(const Connection &connection, std::int64_t traineeRow, std::int64_t sessionRow,
                  const AnswerRecord &record) {
    const NewAnswer &content = record.content;
    const AnswerFact &fact = content.fact;
    check(fact);
    Statement insert = connection.prepare("INSERT INTO answers (uuid, trainee_id, session_id, ordinal, "
                                          "at_ms, game, family, topic, clauses, wanted, "
                                          "outcome, breakdown, misconception, taken_ms, target_ms) VALUES "
                                          "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(record.id)
        .bind(traineeRow)
        .bind(sessionRow)
        .bind(record.ordinal)
        .bind(fact.atMs)
        .bind(fact.game)
        .bind(fact.family)
        .bind(fact.topic)
        .bindUtf8(toJsonArray(fact.clauses))
        .bind(fact.wanted)
        .bind(QString::fromLatin1(outcomeName(fact.outcome)));
    if (fact.breakdownRight)
        insert.bind(*fact.breakdownRight ? QStringLiteral("right") : QStringLiteral("wrong"));
    else
        insert.bindNull();
    insert.bind(fact.misconception).bind(fact.takenMs).bind(fact.targetMs).run();
    const std::int64_t row = insert.lastId();
    for (const ClauseKey &key : fact.asked())
        connection
            .prepare("INSERT OR IGNORE INTO asked_clauses (trainee_id, document, clause, answer_id) VALUES "
                     "(?, ?, ?, ?)")
            .bind(traineeRow)
            .bind(key.document)
            .bind(key.clause)
            .bind(row)
            .run();
    connection
        .prepare("INSERT INTO answer_bodies (answer_id, seed, rulebook, readings, generator, question, "
                 "answer, verdict) "
                 "VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(row)
        .bind(static_cast<std::int64_t>(content.seed))
        .bind(content.rulebook)
        .bindUtf8(canonicalJson(content.readings, "the readings"))
        .bind(content.generator)
        .bindUtf8(canonicalJson(content.question, "the question"))
        .bindUtf8(canonicalJson(content.answer, "the answer"))
        .bindUtf8(canonicalJson(content.verdict, "the verdict"))
        .run();
}

std::optional<AnswerRecord> readAnswer(const Connection &connection, const AnswerId &id) {
    Statement query = connection.prepare(
        ("SELECT t.uuid, s.uuid, a.ordinal, b.seed, b.rulebook, b.readings, b.generator, b.question, "
         "b.answer, b.verdict, " +
         factColumns +
         "FROM answers a JOIN answer_bodies b ON b.answer_id = a.id JOIN sessions s ON s.id = a.session_id "
         "JOIN trainees t ON t.id = a.trainee_id WHERE a.uuid = ?")
            .c_str());
    if (!query.bind(id).run().next())
        return std::nullopt;
    AnswerRecord record;
    record.id = id;
    record.trainee = query.takeUuid();
    record.content.session = query.takeUuid();
    record.ordinal = static_cast<int>(query.takeInt());
    record.content.seed = static_cast<std::uint64_t>(query.takeInt());
    record.content.rulebook = query.takeString();
    record.content.readings = query.takeUtf8();
    record.content.generator = query.takeString();
    record.content.question = query.takeUtf8();
    record.content.answer = query.takeUtf8();
    record.content.verdict = query.takeUtf8();
    record.content.fact = takeFact(query);
    return record;
}

Stored<AnswerId> AnswerLog::append(const NewAnswer &answer) {
    const auto ids = appendAll({answer});
    if (!ids)
        return ids.error();
    return ids->front();
}

Stored<std::vector<AnswerId>> AnswerLog::appendAll(const std::vector<NewAnswer> &answers) {
    return guarded([&] {
        std::vector<AnswerId> ids;
        if (answers.empty())
            return ids;
        const UtcMs now = m_clock.nowMs();
        const SessionId &id = answers.front().session;
        Transaction transaction(m_connection);
        const std::int64_t session = sessionRow(m_connection, id);
        Statement state = m_connection.prepare("SELECT trainee_id, (SELECT uuid FROM trainees WHERE id = trainee_id), "
                                               "(SELECT coalesce(max(ordinal), -1) + 1 "
                                               "FROM answers WHERE session_id = s.id), "
                                               "EXISTS (SELECT 1 FROM session_events e WHERE e.session_id = "
                                               "s.id AND e.kind = 'ended') FROM sessions s WHERE id = ?");
        (void)state.bind(session).run().next();
        const std::int64_t trainee = state.takeInt();
        const TraineeId traineeId = state.takeUuid();
        int ordinal = static_cast<int>(state.takeInt());
        if (state.takeInt() != 0)
            throw refused("the session has ended");
        (void)state.next();
        Journal journal(m_connection);
        for (const NewAnswer &answer : answers) {
            if (answer.session != id)
                throw refused("the answers are of several sessions");
            AnswerRecord record{QUuid::createUuid(), traineeId, ordinal++, answer};
            record.content.fact.atMs = now;
            insertAnswer(m_connection, trainee, session, record);
            journal.add(entry::answer, record.id, traineeId, now);
            m_learners.add(trainee, record.content.fact, {now, id.toRfc4122(), record.ordinal});
            ids.push_back(record.id);
        }
        transaction.commit();
        return ids;
    });
}

Stored<AnswerRecord> AnswerLog::find(const AnswerId &id) const {
    return guarded([&] {
        std::optional<AnswerRecord> record = readAnswer(m_connection, id);
        if (!record)
            throw StoreError{StoreErrorKind::NotThere, m_connection.path(), QStringLiteral("there is no such answer")};
        return *record;
    });
}

Stored<std::vector<AnswerLine>> AnswerLog::ofSession(const SessionId &session) const {
    return guarded([&] {
        std::vector<AnswerLine> lines;
        Statement query = m_connection.prepare(("SELECT a.uuid, s.uuid, a.ordinal, " + factColumns +
                                                "FROM answers a JOIN sessions s ON s.id = a.session_id WHERE "
                                                "a.session_id = ? ORDER BY a.ordinal")
                                                   .c_str());
        query.bind(sessionRow(m_connection, session)).run();
        while (query.next())
            lines.push_back(takeLine(query));
        return lines;
    });
}

Stored<std::vector<AnswerLine>> AnswerLog::ofClause(const TraineeId &trainee, const ClauseKey &key, int count) const {
    return guarded([&] {
        std::vector<AnswerLine> lines;
        Statement query = m_connection.prepare(("SELECT a.uuid, s.uuid, a.ordinal, " + factColumns +
                                                "FROM asked_clauses c JOIN answers a ON a.id = c.answer_id "
                                                "JOIN sessions s ON s.id = a.session_id "
                                                "WHERE c.trainee_id = ? AND c.document = ? AND c.clause = ? "
                                                "ORDER BY a.at_ms DESC, a.id DESC LIMIT ?")
                                                   .c_str());
        query.bind(traineeRow(m_connection, trainee)).bind(key.document).bind(key.clause).bind(count).run();
        while (query.next())
            lines.push_back(takeLine(query));
        return lines;
    });
}

std::vector<AnswerFact> factsOf(const std::vector<AnswerLine> &lines) {
    std::vector<AnswerFact> facts;
    facts.reserve(lines.size());
    for (const AnswerLine &line : lines)
        facts.push_back(line.fact);
    return facts;
}

} // namespace pitwise

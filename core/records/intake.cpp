// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/intake.h"
#include "core/records/jsontext.h"

namespace pitwise {

StoreError refusedImport(const QString &why) {
    return {StoreErrorKind::Refused, {}, why};
}

Intake::Intake(Store &store, Chains chains)
    : m_store(store), m_connection(store.connection()), m_mode(chains), m_transaction(m_connection),
      m_journal(m_connection) {
}

void Intake::trainee(const Trainee &trainee) {
    if (find("SELECT id FROM trainees WHERE uuid = ?", trainee.id)) { // the name here may be the newer one
        m_connection.prepare("UPDATE trainees SET removed_ms = 0 WHERE uuid = ?").bind(trainee.id).run();
        return;
    }
    if (trainee.name.simplified().isEmpty())
        throw refusedImport(QStringLiteral("a trainee needs a name"));
    m_connection.prepare("INSERT INTO trainees (uuid, name, batch, pin_hash, created_ms) VALUES (?, ?, ?, ?, ?)")
        .bind(trainee.id)
        .bind(trainee.name)
        .bind(trainee.batch)
        .bindBytes({})
        .bind(trainee.createdMs)
        .run();
    ++m_counts.trainees;
}

void Intake::setting(const TraineeId &trainee, const std::string &key, const QByteArray &value) {
    m_connection.prepare("INSERT OR IGNORE INTO trainee_settings (trainee_id, key, value) VALUES (?, ?, ?)")
        .bind(traineeRow(m_connection, trainee))
        .bind(key)
        .bindUtf8(canonicalJson(value, "the setting"))
        .run();
}

void Intake::session(Session session) {
    m_came.push_back({pitwise::entry::session, session.id, session.start.trainee});
    session.start.settings = canonicalJson(session.start.settings, "the session's settings");
    session.start.plan = canonicalJson(session.start.plan, "the session's plan");
    if (find("SELECT id FROM sessions WHERE uuid = ?", session.id)) {
        const Stored<Session> here = m_store.sessions().find(session.id);
        if (!here)
            throw here.error();
        if (here->start != session.start || here->startedMs != session.startedMs)
            throw refusedImport(QStringLiteral("the session is here already, and differs"));
        return;
    }
    m_connection
        .prepare("INSERT INTO sessions (uuid, trainee_id, kind, settings, plan, seed, planned, started_ms) "
                 "VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(session.id)
        .bind(traineeRow(m_connection, session.start.trainee))
        .bind(session.start.kind)
        .bindUtf8(session.start.settings)
        .bindUtf8(session.start.plan)
        .bind(static_cast<std::int64_t>(session.start.seed))
        .bind(session.start.planned)
        .bind(session.startedMs)
        .run();
    ++m_counts.sessions;
}

void Intake::event(QUuid id, const SessionId &session, const QString &kind, UtcMs at) {
    if (id.isNull()) // of an older program
        id = eventId(session, kind, at);
    const std::int64_t row = sessionRow(m_connection, session);
    m_came.push_back({pitwise::entry::event, id, traineeOf(m_connection, session)});
    if (find("SELECT id FROM session_events WHERE uuid = ?", id))
        return;
    Statement here = m_connection.prepare("SELECT 1 FROM session_events WHERE session_id = ? AND kind = ? AND at_ms = ?");
    if (m_mode == Chains::Whole && here.bind(row).bind(kind).bind(at).run().next()) {
        m_came.pop_back(); // it has another name here
        return;
    }
    m_connection.prepare("INSERT INTO session_events (uuid, session_id, kind, at_ms) VALUES (?, ?, ?, ?)")
        .bind(id)
        .bind(row)
        .bind(kind)
        .bind(at)
        .run();
}

void Intake::answer(AnswerRecord record) {
    NewAnswer &content = record.content;
    content.readings = canonicalJson(content.readings, "the readings");
    content.question = canonicalJson(content.question, "the question");
    content.answer = canonicalJson(content.answer, "the answer");
    content.verdict = canonicalJson(content.verdict, "the verdict");
    const std::int64_t session = sessionRow(m_connection, content.session);
    Statement owner =
        m_connection.prepare("SELECT t.id, t.uuid FROM sessions s JOIN trainees t ON t.id = s.trainee_id WHERE s.id = ?");
    (void)owner.bind(session).run().next();
    const std::int64_t trainee = owner.takeInt();
    record.trainee = owner.takeUuid();
    m_came.push_back({pitwise::entry::answer, record.id, record.trainee});
    if (const std::optional<AnswerRecord> here = readAnswer(m_connection, record.id)) {
        if (*here != record)
            throw refusedImport(QStringLiteral("the answer is here already, and differs"));
        ++m_counts.known;
        return;
    }
    insertAnswer(m_connection, trainee, session, record);
    m_touched.insert(trainee);
    ++m_counts.answers;
}

void Intake::query(const Query &query) {
    m_came.push_back({pitwise::entry::query, query.id, query.trainee});
    if (find("SELECT id FROM queries WHERE uuid = ?", query.id))
        return;
    std::optional<std::int64_t> answer;
    if (!query.answer.isNull()) {
        answer = find("SELECT id FROM answers WHERE uuid = ?", query.answer);
        if (!answer)
            throw refusedImport(QStringLiteral("the query is about an answer that is not here"));
    }
    m_connection.prepare("INSERT INTO queries (uuid, trainee_id, answer_id, text, at_ms) VALUES (?, ?, ?, ?, ?)")
        .bind(query.id)
        .bind(traineeRow(m_connection, query.trainee))
        .bind(answer)
        .bind(query.text)
        .bind(query.atMs)
        .run();
    ++m_counts.queries;
}

void Intake::reply(const QueryId &query, const QueryReply &reply) {
    m_came.push_back({pitwise::entry::reply, reply.id, traineeOfQuery(m_connection, query)});
    if (find("SELECT id FROM query_replies WHERE uuid = ?", reply.id))
        return;
    const std::optional<std::int64_t> row = find("SELECT id FROM queries WHERE uuid = ?", query);
    if (!row)
        throw refusedImport(QStringLiteral("the reply is to a query that is not here"));
    m_connection.prepare("INSERT INTO query_replies (uuid, query_id, who, text, at_ms) VALUES (?, ?, ?, ?, ?)")
        .bind(reply.id)
        .bind(*row)
        .bind(reply.who)
        .bind(reply.text)
        .bind(reply.atMs)
        .run();
}

void Intake::decision(HouseDecision decision) {
    m_came.push_back({pitwise::entry::decision, decision.id, {}});
    if (find("SELECT id FROM house_decisions WHERE uuid = ?", decision.id))
        return;
    m_connection.prepare("INSERT INTO house_decisions (uuid, key, value, who, note, at_ms) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(decision.id)
        .bind(decision.key)
        .bindUtf8(canonicalJson(decision.value, "the decision"))
        .bind(decision.who)
        .bind(decision.note)
        .bind(decision.atMs)
        .run();
}

void Intake::document(Document document) {
    m_came.push_back({pitwise::entry::document, document.id, {}});
    if (find("SELECT id FROM documents WHERE uuid = ?", document.id))
        return;
    document.value = canonicalJson(document.value, "the document");
    insertDocument(m_connection, document);
    ++m_counts.documents;
}

Intake::Chain &Intake::chainOf(const JournalEntry &one) {
    const auto [place, isNew] = m_chains.try_emplace({one.origin, one.trainee});
    if (isNew && m_mode == Chains::GoesOn) {
        Statement here = m_connection.prepare("SELECT j.nth, j.digest FROM journal j JOIN origins o ON o.id = j.origin_id "
                                              "WHERE o.uuid = ? AND j.trainee = ? ORDER BY j.nth DESC LIMIT 1");
        if (here.bind(one.origin).bind(one.trainee).run().next()) {
            place->second.first = here.takeInt();
            place->second.second = here.takeBytes();
        }
    }
    return place->second;
}

void Intake::entry(const JournalEntry &one) {
    if (one.computedDigest() != one.digest)
        throw refusedImport(QStringLiteral("the entry was changed"));
    Chain &last = chainOf(one);
    if (m_mode == Chains::Whole || (one.nth == last.first + 1 && one.beforeOwn == last.second)) {
        if (one.nth != last.first + 1 || one.beforeOwn != last.second)
            throw refusedImport(QStringLiteral("the entry does not follow the one before: entries were taken out or moved"));
        last = {one.nth, one.digest};
    } // else it is here already, or of a chain that parted: take() looks
    if (!one.salt.isEmpty() && bodySql(one.kind)) {
        const auto body = bodyOf(m_connection, one.kind, one.record, one.salt);
        if (!body)
            throw refusedImport(QStringLiteral("the %1 that it seals is missing").arg(QString::fromStdString(one.kind)));
        if (*body != one.body)
            throw refusedImport(QStringLiteral("the %1 that it seals was changed after it was recorded")
                                    .arg(QString::fromStdString(one.kind)));
        m_sealed.insert(one.record);
    }
    (void)m_journal.take(one); // what does not go with what is here is sealed here
}

RecordCounts Intake::finish(UtcMs now) {
    for (const Came &came : m_came) {
        if (m_mustBeSealed && !m_sealed.contains(came.id))
            throw refusedImport(
                QStringLiteral("the end of the file is missing, or something was put in: the %1 %2 has no entry")
                    .arg(QLatin1String(came.kind), came.id.toString(QUuid::WithoutBraces)));
        if (m_journal.hasSealed(came.kind, came.id))
            continue;
        m_journal.add(came.kind, came.id, came.trainee, now);
        if (came.kind == pitwise::entry::answer)
            ++m_counts.unsealed;
    }
    if (m_mode == Chains::Whole) { // what was delivered, the school has too; figures are made when they are asked for
        m_journal.noteTaken(now);
        for (const std::int64_t trainee : m_touched)
            m_store.learners().rebuildRow(trainee);
    }
    m_transaction.commit();
    return m_counts;
}

std::optional<std::int64_t> Intake::find(const char *sql, const QUuid &id) {
    Statement query = m_connection.prepare(sql);
    if (!query.bind(id).run().next())
        return std::nullopt;
    return query.takeInt();
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/csv.h"
#include "core/json/jsonwriter.h"
#include "core/records/csvcolumns.h"
#include "core/records/exchange.h"
#include "core/records/journal.h"
#include "core/records/jsontext.h"

#include <QDateTime>

namespace pitwise {
namespace {

std::string uuidText(const QUuid &id) {
    return id.toString(QUuid::WithoutBraces).toStdString();
}

std::string_view view(const QByteArray &bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

void send(QIODevice &out, const QByteArray &bytes) {
    if (out.write(bytes) != bytes.size())
        throw StoreError{StoreErrorKind::DiskFull, {}, out.errorString()};
}

/// One line without its end, written by `fill`.
template <typename F> QByteArray lineOf(const char *kind, F &&fill) {
    std::string text;
    JsonWriter json(text);
    json.beginObject().member("record", kind);
    fill(json);
    json.endObject();
    return QByteArray::fromStdString(text);
}

template <typename F> void line(QIODevice &out, const char *kind, F &&fill) {
    send(out, lineOf(kind, fill) + '\n');
}

void writeAnswer(JsonWriter &json, const AnswerRecord &record) {
    const NewAnswer &content = record.content;
    const AnswerFact &fact = content.fact;
    json.member("id", uuidText(record.id)).member("session", uuidText(content.session)).member("ordinal", record.ordinal);
    json.member("at", fact.atMs).member("game", fact.game).member("family", fact.family).member("topic", fact.topic);
    json.key("clauses").raw(view(toJsonArray(fact.clauses))).member("wanted", fact.wanted);
    json.member("outcome", outcomeName(fact.outcome));
    if (fact.breakdownRight)
        json.member("breakdown", *fact.breakdownRight ? "right" : "wrong");
    json.member("misconception", fact.misconception).member("takenMs", fact.takenMs).member("targetMs", fact.targetMs);
    json.member("seed", std::to_string(content.seed))
        .member("rulebook", content.rulebook)
        .member("generator", content.generator);
    json.key("readings").raw(view(content.readings)).key("question").raw(view(content.question));
    json.key("answer").raw(view(content.answer)).key("verdict").raw(view(content.verdict));
}

void writeEntry(JsonWriter &json, const JournalEntry &one) {
    json.member("origin", uuidText(one.origin)).member("seq", one.seq).member("trainee", uuidText(one.trainee));
    json.member("nth", one.nth).member("kind", one.kind).member("id", uuidText(one.record)).member("at", one.atMs);
    const auto bytes = [&json](const char *key, const QByteArray &value) { json.member(key, value.toHex().toStdString()); };
    bytes("body", one.body);
    bytes("before", one.before);
    bytes("beforeOwn", one.beforeOwn);
    bytes("digest", one.digest);
    bytes("salt", one.salt);
}

/// Ids of a trainee's answers in the order recorded. Sixteen bytes each: half a megabyte for thirty thousand.
std::vector<AnswerId> answerIds(const Connection &connection, std::int64_t trainee) {
    std::vector<AnswerId> ids;
    Statement query = connection.prepare("SELECT uuid FROM answers WHERE trainee_id = ? ORDER BY session_id, ordinal");
    query.bind(trainee).run();
    while (query.next())
        ids.push_back(query.takeUuid());
    return ids;
}

/// Every session of a trainee, oldest first.
std::vector<Session> allSessions(Store &store, const TraineeId &trainee) {
    Stored<std::vector<Session>> sessions = store.sessions().latest(trainee, -1);
    if (!sessions)
        throw sessions.error();
    return {sessions->rbegin(), sessions->rend()};
}

Trainee needTrainee(Store &store, const TraineeId &id) {
    Stored<Trainee> trainee = store.roster().find(id);
    if (!trainee)
        throw trainee.error();
    return *trainee;
}

void fillSession(JsonWriter &json, const Session &session) {
    json.member("id", uuidText(session.id))
        .member("trainee", uuidText(session.start.trainee))
        .member("kind", session.start.kind);
    json.key("settings").raw(view(session.start.settings)).key("plan").raw(view(session.start.plan));
    json.member("seed", std::to_string(session.start.seed))
        .member("planned", session.start.planned)
        .member("started", session.startedMs);
}

void fillEvent(JsonWriter &json, const QUuid &id, const SessionId &session, const std::string &kind, UtcMs at) {
    json.member("id", uuidText(id)).member("session", uuidText(session)).member("kind", kind).member("at", at);
}

void fillQuery(JsonWriter &json, const Query &query) {
    json.member("id", uuidText(query.id)).member("trainee", uuidText(query.trainee));
    if (!query.answer.isNull())
        json.member("answer", uuidText(query.answer));
    json.member("text", query.text.toStdString()).member("at", query.atMs);
}

void fillReply(JsonWriter &json, const QueryId &query, const QueryReply &reply) {
    json.member("id", uuidText(reply.id)).member("query", uuidText(query)).member("who", reply.who.toStdString());
    json.member("text", reply.text.toStdString()).member("at", reply.atMs);
}

void writeSession(const Connection &connection, QIODevice &out, const Session &session) {
    line(out, "session", [&](JsonWriter &json) { fillSession(json, session); });
    Statement events = connection.prepare("SELECT uuid, kind, at_ms FROM session_events WHERE session_id = ? ORDER BY id");
    events.bind(sessionRow(connection, session.id)).run();
    while (events.next())
        line(out, "event", [&](JsonWriter &json) {
            const QUuid id = events.takeUuid();
            const std::string kind = events.takeString();
            fillEvent(json, id, session.id, kind, events.takeInt());
        });
}

QByteArray sessionLine(const Connection &connection, const QUuid &id) {
    Statement row = connection.prepare("SELECT t.uuid, s.kind, s.settings, s.plan, s.seed, s.planned, s.started_ms "
                                       "FROM sessions s JOIN trainees t ON t.id = s.trainee_id WHERE s.uuid = ?");
    if (!row.bind(id).run().next())
        return {};
    Session session;
    session.id = id;
    session.start.trainee = row.takeUuid();
    session.start.kind = row.takeString();
    session.start.settings = row.takeUtf8();
    session.start.plan = row.takeUtf8();
    session.start.seed = static_cast<std::uint64_t>(row.takeInt());
    session.start.planned = static_cast<int>(row.takeInt());
    session.startedMs = row.takeInt();
    return lineOf("session", [&](JsonWriter &json) { fillSession(json, session); });
}

QByteArray eventLine(const Connection &connection, const QUuid &id) {
    Statement row = connection.prepare("SELECT s.uuid, e.kind, e.at_ms FROM session_events e "
                                       "JOIN sessions s ON s.id = e.session_id WHERE e.uuid = ?");
    if (!row.bind(id).run().next())
        return {};
    const SessionId session = row.takeUuid();
    const std::string kind = row.takeString();
    const UtcMs at = row.takeInt();
    return lineOf("event", [&](JsonWriter &json) { fillEvent(json, id, session, kind, at); });
}

QByteArray queryLine(const Connection &connection, const QUuid &id) {
    Statement row = connection.prepare("SELECT t.uuid, a.uuid, q.text, q.at_ms FROM queries q "
                                       "JOIN trainees t ON t.id = q.trainee_id "
                                       "LEFT JOIN answers a ON a.id = q.answer_id WHERE q.uuid = ?");
    if (!row.bind(id).run().next())
        return {};
    Query query;
    query.id = id;
    query.trainee = row.takeUuid();
    query.answer = row.takeUuid();
    query.text = row.takeText();
    query.atMs = row.takeInt();
    return lineOf("query", [&](JsonWriter &json) { fillQuery(json, query); });
}

QByteArray replyLine(const Connection &connection, const QUuid &id) {
    Statement row = connection.prepare("SELECT q.uuid, r.who, r.text, r.at_ms FROM query_replies r "
                                       "JOIN queries q ON q.id = r.query_id WHERE r.uuid = ?");
    if (!row.bind(id).run().next())
        return {};
    const QueryId query = row.takeUuid();
    QueryReply reply;
    reply.id = id;
    reply.who = row.takeText();
    reply.text = row.takeText();
    reply.atMs = row.takeInt();
    return lineOf("reply", [&](JsonWriter &json) { fillReply(json, query, reply); });
}

QByteArray decisionLine(const Connection &connection, const QUuid &id) {
    Statement row = connection.prepare("SELECT key, value, who, note, at_ms FROM house_decisions WHERE uuid = ?");
    if (!row.bind(id).run().next())
        return {};
    return lineOf("decision", [&](JsonWriter &json) {
        json.member("id", uuidText(id)).member("key", row.takeString()).key("value").raw(view(row.takeUtf8()));
        json.member("who", row.takeString()).member("note", row.takeString()).member("at", row.takeInt());
    });
}

QByteArray documentLine(const Connection &connection, const QUuid &id) {
    const std::optional<Document> document = readDocument(connection, id);
    if (!document)
        return {};
    return lineOf("document", [&](JsonWriter &json) {
        json.member("id", uuidText(id)).member("kind", document->kind).member("key", document->key);
        json.key("value").raw(view(document->value)).member("who", document->who.toStdString()).key("over").beginArray();
        for (const QUuid &over : document->over)
            json.text(uuidText(over));
        json.endArray().member("at", document->atMs);
    });
}

} // namespace

QByteArray recordLine(const Connection &connection, const std::string &kind, const QUuid &record) {
    if (kind == entry::answer) {
        const std::optional<AnswerRecord> answer = readAnswer(connection, record);
        return answer ? lineOf("answer", [&](JsonWriter &json) { writeAnswer(json, *answer); }) : QByteArray();
    }
    struct Lines {
        const char *kind;
        QByteArray (*line)(const Connection &, const QUuid &);
    };
    static constexpr Lines known[] = {{entry::session, sessionLine},   {entry::event, eventLine},
                                      {entry::query, queryLine},       {entry::reply, replyLine},
                                      {entry::decision, decisionLine}, {entry::document, documentLine}};
    for (const Lines &one : known)
        if (kind == one.kind)
            return one.line(connection, record);
    return {};
}

QByteArray entryLine(const JournalEntry &one) {
    return lineOf("entry", [&](JsonWriter &json) { writeEntry(json, one); });
}

Stored<RecordCounts> exportJson(Store &store, const TraineeId &id, QIODevice &out) {
    return guarded([&] {
        const Connection &connection = store.connection();
        const Trainee trainee = needTrainee(store, id);
        const std::int64_t row = traineeRow(connection, id);
        RecordCounts counts;
        counts.trainees = 1;
        line(out, "header", [&](JsonWriter &json) {
            json.member("format", "pitwise-records/1").member("exported", store.clock().nowMs()).member("sealed", true);
        });
        line(out, "trainee", [&](JsonWriter &json) {
            json.member("id", uuidText(trainee.id))
                .member("name", trainee.name.toStdString())
                .member("batch", trainee.batch.toStdString());
            json.member("created", trainee.createdMs);
        });
        Statement settings = connection.prepare("SELECT key, value FROM trainee_settings WHERE trainee_id = ? ORDER BY key");
        settings.bind(row).run();
        while (settings.next())
            line(out, "setting", [&](JsonWriter &json) {
                json.member("trainee", uuidText(id)).member("key", settings.takeString());
                json.key("value").raw(view(settings.takeUtf8()));
            });
        for (const Session &session : allSessions(store, id)) {
            ++counts.sessions;
            writeSession(connection, out, session);
        }
        for (const AnswerId &answer : answerIds(connection, row)) {
            ++counts.answers;
            line(out, "answer", [&](JsonWriter &json) { writeAnswer(json, readAnswer(connection, answer).value()); });
        }
        Stored<std::vector<Query>> queries = store.queries().ofTrainee(id);
        if (!queries)
            throw queries.error();
        for (const Query &query : *queries) {
            ++counts.queries;
            line(out, "query", [&](JsonWriter &json) { fillQuery(json, query); });
            for (const QueryReply &reply : query.replies)
                line(out, "reply", [&](JsonWriter &json) { fillReply(json, query.id, reply); });
        }
        for (const JournalEntry &one : entriesOf(connection, id))
            send(out, entryLine(one) + '\n');
        return counts;
    });
}

Stored<RecordCounts> exportCsv(Store &store, const TraineeId &id, QIODevice &out) {
    return guarded([&] {
        const Connection &connection = store.connection();
        const Trainee trainee = needTrainee(store, id);
        RecordCounts counts;
        counts.trainees = 1;
        std::map<SessionId, Session> sessions;
        for (Session &session : allSessions(store, id))
            sessions.emplace(session.id, std::move(session));
        counts.sessions = static_cast<int>(sessions.size());
        QStringList names;
        for (const CsvColumn &column : csvColumns())
            names << QString::fromLatin1(column.name);
        send(out, "\xEF\xBB\xBF" + csvLine(names));
        for (const AnswerId &answer : answerIds(connection, traineeRow(connection, id))) {
            CsvRow row{trainee, {}, readAnswer(connection, answer).value()};
            row.session = sessions.at(row.answer.content.session);
            QStringList cells;
            for (const CsvColumn &column : csvColumns())
                cells << column.write(row);
            send(out, csvLine(cells));
            ++counts.answers;
        }
        return counts;
    });
}

} // namespace pitwise

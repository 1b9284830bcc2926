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

/// One line, written by `fill`.
template <typename F> void line(QIODevice &out, const char *kind, F &&fill) {
    std::string text;
    JsonWriter json(text);
    json.beginObject().member("record", kind);
    fill(json);
    json.endObject();
    text += '\n';
    send(out, QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
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

void writeSession(const Connection &connection, QIODevice &out, const Session &session) {
    line(out, "session", [&](JsonWriter &json) {
        json.member("id", uuidText(session.id))
            .member("trainee", uuidText(session.start.trainee))
            .member("kind", session.start.kind);
        json.key("settings").raw(view(session.start.settings)).key("plan").raw(view(session.start.plan));
        json.member("seed", std::to_string(session.start.seed))
            .member("planned", session.start.planned)
            .member("started", session.startedMs);
    });
    Statement events = connection.prepare("SELECT uuid, kind, at_ms FROM session_events WHERE session_id = ? ORDER BY id");
    events.bind(sessionRow(connection, session.id)).run();
    while (events.next())
        line(out, "event", [&](JsonWriter &json) {
            json.member("id", uuidText(events.takeUuid())).member("session", uuidText(session.id));
            json.member("kind", events.takeString()).member("at", events.takeInt());
        });
}

} // namespace

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
            line(out, "query", [&](JsonWriter &json) {
                json.member("id", uuidText(query.id)).member("trainee", uuidText(id));
                if (!query.answer.isNull())
                    json.member("answer", uuidText(query.answer));
                json.member("text", query.text.toStdString()).member("at", query.atMs);
            });
            for (const QueryReply &reply : query.replies)
                line(out, "reply", [&](JsonWriter &json) {
                    json.member("id", uuidText(reply.id))
                        .member("query", uuidText(query.id))
                        .member("who", reply.who.toStdString());
                    json.member("text", reply.text.toStdString()).member("at", reply.atMs);
                });
        }
        for (const JournalEntry &one : entriesOf(connection, id))
            line(out, "entry", [&](JsonWriter &json) { writeEntry(json, one); });
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

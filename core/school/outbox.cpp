// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/outbox.h"
#include "core/json/jsonwriter.h"
#include "core/records/exchange.h"

namespace pitwise::school {
namespace {

/// Of rows `j` of the journal: did not come from the school.
const std::string madeHere =
    "coalesce((SELECT last FROM school_came WHERE first <= j.id ORDER BY first DESC LIMIT 1), 0) < j.id ";

std::string plainId(const QUuid &id) {
    return id.toString(QUuid::WithoutBraces).toStdString();
}

JournalEntry takeJournalRow(Statement &row) {
    JournalEntry one;
    one.origin = row.takeUuid();
    one.seq = row.takeInt();
    one.trainee = row.takeUuid();
    one.nth = row.takeInt();
    one.kind = row.takeString();
    one.record = row.takeUuid();
    one.atMs = row.takeInt();
    one.body = row.takeBytes();
    one.before = row.takeBytes();
    one.beforeOwn = row.takeBytes();
    one.digest = row.takeBytes();
    one.salt = row.takeBytes();
    return one;
}

void writeLine(JsonWriter &json, const Connection &connection, std::int64_t number, JournalEntry one) {
    json.beginObject().member("n", number).member("stream", plainId(one.trainee)).member("origin", plainId(one.origin));
    json.member("seq", one.seq).member("kind", one.kind).member("id", plainId(one.record));
    json.member("digest", one.digest.toHex().toStdString()).member("salt", one.salt.toHex().toStdString());
    const QByteArray record = one.salt.isEmpty() ? QByteArray() : recordLine(connection, one.kind, one.record);
    one.salt.clear(); // goes apart: it is thrown away where a person is erased
    json.member("entry", entryLine(one).toStdString());
    if (!record.isEmpty())
        json.member("record", record.toStdString());
    json.endObject();
}

} // namespace

Batch batchAfter(const Connection &connection, std::int64_t after, BatchSize most) {
    Batch batch;
    std::string text;
    JsonWriter json(text);
    json.beginArray();
    Statement rows = connection.prepare(
        ("SELECT j.id, o.uuid, j.seq, j.trainee, j.nth, j.kind, j.record, j.at_ms, j.body, j.before, j.before_own, "
         "j.digest, s.salt FROM journal j JOIN origins o ON o.id = j.origin_id "
         "LEFT JOIN journal_salts s ON s.entry_id = j.id WHERE j.id > ? AND " +
         madeHere + "ORDER BY j.id LIMIT ?")
            .c_str());
    rows.bind(after).bind(most.lines).run();
    while (static_cast<int>(text.size()) < most.bytes && rows.next()) {
        batch.last = rows.takeInt();
        JournalEntry one = takeJournalRow(rows);
        batch.digest = one.digest;
        writeLine(json, connection, batch.last, std::move(one));
        ++batch.count;
    }
    json.endArray();
    batch.lines = QByteArray::fromStdString(text);
    return batch;
}

Waiting waitingAfter(const Connection &connection, std::int64_t acked) {
    Waiting waiting;
    Statement row = connection.prepare(("SELECT count(*), coalesce(sum(j.kind = 'answer'), 0), coalesce(min(j.at_ms), 0) "
                                        "FROM journal j WHERE j.id > ? AND " +
                                        madeHere)
                                           .c_str());
    if (row.bind(acked).run().next()) {
        waiting.lines = row.takeInt();
        waiting.answers = row.takeInt();
        waiting.sinceMs = row.takeInt();
    }
    return waiting;
}

QByteArray digestAt(const Connection &connection, std::int64_t line) {
    Statement row = connection.prepare("SELECT digest FROM journal WHERE id = ?");
    return row.bind(line).run().next() ? row.takeBytes() : QByteArray();
}

} // namespace pitwise::school

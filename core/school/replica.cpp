// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/replica.h"
#include "core/json/jsonwriter.h"
#include "core/records/exchange.h"
#include "core/school/erasure.h"
#include "core/school/register.h"
#include "core/school/schoolstate.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace pitwise::school {
namespace {

constexpr const char *ackedKey = "acked";

QString plain(const QUuid &id) {
    return id.toString(QUuid::WithoutBraces);
}

QUuid ownOrigin(const Connection &connection) {
    Statement row = connection.prepare("SELECT uuid FROM origins WHERE here = 1 ORDER BY id DESC LIMIT 1");
    return row.run().next() ? row.takeUuid() : QUuid();
}

std::int64_t ackedLine(const Connection &connection) {
    return state(connection, ackedKey).toLongLong();
}

} // namespace

QByteArray sealedLine(QByteArray line, const QByteArray &salt) {
    static const QByteArray empty = "\"salt\":\"\"}";
    if (!salt.isEmpty() && line.endsWith(empty))
        line.replace(line.size() - empty.size(), empty.size(), "\"salt\":\"" + salt + "\"}");
    return line;
}

Stored<ReplicaState> replicaState(Store &store) {
    return guarded([&] {
        const Connection &connection = store.connection();
        ReplicaState found;
        found.waiting = waitingAfter(connection, ackedLine(connection));
        found.lastSyncMs = state(connection, "lastSync").toLongLong();
        found.lastTryMs = state(connection, "lastTry").toLongLong();
        found.skewMs = state(connection, "skew").toLongLong();
        found.school = state(connection, "school");
        if (const QString name = state(connection, "error"); !name.isEmpty())
            found.error = SchoolError{errorNamed(name), state(connection, "errorDetail")};
        Statement troubles = connection.prepare("SELECT trouble FROM school_streams WHERE trouble <> '' ORDER BY stream");
        troubles.run();
        while (troubles.next())
            found.troubles << troubles.takeText();
        return found;
    });
}

Replica::Replica(Store &store, StationFile station, ReplicaOptions options)
    : m_store(store), m_station(std::move(station)), m_options(std::move(options)) {
}

Reached<SyncReport> Replica::sync() {
    m_report = {};
    Reached<SyncReport> result = reaching([&] {
        settle();
        m_server = std::make_unique<Postgres>(m_station.connect);
        hello();
        send();
        fetchSchool();
        fetchTrainees();
        send(); // what reconciling wrote down
        return m_report;
    });
    m_server.reset();
    const Reached<Done> noted = reaching([&] {
        note(result ? std::nullopt : std::optional(result.error()));
        return Done{};
    });
    if (!noted && result)
        return noted.error();
    return result;
}

void Replica::note(const std::optional<SchoolError> &error) {
    const Connection &connection = m_store.connection();
    const QString now = QString::number(m_store.clock().nowMs());
    Transaction transaction(connection);
    setState(connection, "lastTry", now);
    if (!error)
        setState(connection, "lastSync", now);
    setState(connection, "error", error ? QString::fromLatin1(errorName(error->kind)) : QString());
    setState(connection, "errorDetail", error ? error->detail.simplified() : QString());
    setState(connection, "skew", QString::number(m_report.skewMs));
    transaction.commit();
}

void Replica::settle() {
    (void)needed(applyErasures(m_store));
    (void)needed(Register(m_store).reconcile(m_station.title));
}

void Replica::hello() {
    const Connection &connection = m_store.connection();
    const auto greet = [&] {
        const QString said =
            m_server->text(QStringLiteral("SELECT api_v1.hello(?, ?, ?)"),
                           {plain(ownOrigin(connection)), m_options.program, qint64{m_store.clock().nowMs()}});
        return QJsonDocument::fromJson(said.toUtf8()).object();
    };
    QJsonObject said = greet();
    if (said[QLatin1String("oldestClient")].toInt() > clientVersion)
        throw SchoolError{SchoolErrorKind::ProgramTooOld, QStringLiteral("it takes programs from version %1 on, this is %2")
                                                              .arg(said[QLatin1String("oldestClient")].toInt())
                                                              .arg(clientVersion)};
    if (said[QLatin1String("schema")].toInt() < neededSchema)
        throw SchoolError{SchoolErrorKind::SchoolTooOld, {}};
    if (QUuid::fromString(said[QLatin1String("school")].toString()) != m_station.school)
        throw SchoolError{SchoolErrorKind::OtherSchool, said[QLatin1String("name")].toString()};
    m_report.skewMs = said[QLatin1String("skewMs")].toInteger();
    m_acked = said[QLatin1String("acked")].toInteger();
    const QByteArray digest = said[QLatin1String("digest")].toString().toLatin1();
    if (m_acked > 0 && digestAt(connection, m_acked).toHex() != digest) {
        // A copy of the file, or an old one put back: from here on it is a store of its own, and sends all again.
        Journal::beginAgain(connection, m_store.clock().nowMs());
        said = greet();
        m_acked = said[QLatin1String("acked")].toInteger();
    }
    setState(connection, ackedKey, QString::number(m_acked));
    setState(connection, "school", said[QLatin1String("name")].toString());
}

void Replica::send() {
    const Connection &connection = m_store.connection();
    const QString origin = plain(ownOrigin(connection));
    for (BatchSize size = m_options.batch;;) {
        const Batch batch = batchAfter(connection, m_acked, size);
        if (batch.count == 0)
            return;
        try {
            m_acked = m_server->number(QStringLiteral("SELECT api_v1.push(?, ?, ?, ?, ?::json)"),
                                       {origin, qint64{m_acked}, qint64{batch.last},
                                        QString::fromLatin1(batch.digest.toHex()), QString::fromUtf8(batch.lines)});
        } catch (const SchoolError &error) {
            if (error.kind != SchoolErrorKind::Busy || size.lines == 1)
                throw;
            size.lines = std::max(1, size.lines / 2); // less at a time
            continue;
        }
        m_options.acknowledged();
        setState(connection, ackedKey, QString::number(m_acked));
        m_report.sent += batch.count;
    }
}

std::vector<Replica::Stream> Replica::followed() const {
    const Connection &connection = m_store.connection();
    std::vector<Stream> streams;
    Statement rows = connection.prepare(
        m_station.everybody
            ? "SELECT t.uuid, coalesce(s.after, 0) FROM trainees t LEFT JOIN school_streams s ON s.stream = t.uuid "
              "WHERE t.removed_ms = 0 ORDER BY t.uuid"
            : "SELECT t.uuid, coalesce(s.after, 0) FROM trainees t LEFT JOIN school_streams s ON s.stream = t.uuid "
              "WHERE t.removed_ms = 0 AND (s.stream IS NOT NULL OR EXISTS (SELECT 1 FROM sessions x WHERE x.trainee_id = "
              "t.id)) ORDER BY t.uuid");
    rows.run();
    while (rows.next()) {
        const QUuid id = rows.takeUuid();
        streams.push_back({id, rows.takeInt()});
    }
    return streams;
}

/// What is about nobody: documents and decisions. Whom they name can train here afterwards.
void Replica::fetchSchool() {
    Statement row = m_store.connection().prepare("SELECT after FROM school_streams WHERE stream = ?");
    std::vector<Stream> school{{QUuid(), 0}};
    if (row.bind(QUuid()).run().next())
        school.front().after = row.takeInt();
    (void)row.next();
    while (fetch(school)) {
    }
    settle();
}

void Replica::fetchTrainees() {
    std::vector<Stream> streams = followed();
    while (fetch(streams)) {
    }
}

bool Replica::fetch(std::vector<Stream> &streams) {
    if (streams.empty())
        return false;
    std::string wanted;
    JsonWriter json(wanted);
    json.beginArray();
    for (const Stream &stream : streams)
        json.beginObject().member("stream", keyOf(stream.id)).member("after", stream.after).endObject();
    json.endArray();
    QSqlQuery rows =
        m_server->ask(QStringLiteral("SELECT stream, id, entry, salt, record FROM api_v1.pull(?, ?::json, ?)"),
                      {plain(ownOrigin(m_store.connection())), QString::fromStdString(wanted), m_options.pullLines});
    int count = 0;
    QUuid current;
    std::vector<QByteArray> lines;
    std::int64_t last = 0;
    const auto finish = [&] {
        for (Stream &stream : streams)
            if (stream.id == current && !lines.empty())
                take(stream, lines, last);
        lines.clear();
    };
    for (; rows.next(); ++count) {
        const QUuid stream = QUuid::fromString(rows.value(0).toString());
        if (stream != current) {
            finish();
            current = stream;
        }
        last = rows.value(1).toLongLong();
        if (const QString record = rows.value(4).toString(); !record.isEmpty())
            lines.push_back(record.toUtf8());
        lines.push_back(sealedLine(rows.value(2).toString().toUtf8(), rows.value(3).toString().toLatin1()));
    }
    finish();
    m_report.fetched += count;
    std::erase_if(streams, [](const Stream &stream) { return stream.after < 0; }); // stands still
    return count >= m_options.pullLines;
}

void Replica::take(Stream &stream, const std::vector<QByteArray> &lines, std::int64_t last) {
    const auto noteAt = [&stream](const Connection &connection, std::int64_t after, const QString &trouble) {
        connection.prepare("INSERT OR REPLACE INTO school_streams (stream, after, trouble) VALUES (?, ?, ?)")
            .bind(stream.id)
            .bind(after)
            .bind(trouble)
            .run();
    };
    const Stored<RecordCounts> taken =
        takeDelivery(m_store, lines, [&](const Connection &connection) { noteAt(connection, last, {}); });
    if (taken) {
        stream.after = last;
        m_options.delivered();
        return;
    }
    if (taken.error().kind != StoreErrorKind::Refused && taken.error().kind != StoreErrorKind::NotThere)
        throw taken.error();
    const QString trouble = QString::fromStdString(pitwise::errorText(taken.error()));
    noteAt(m_store.connection(), stream.after, trouble);
    m_report.troubles << trouble;
    stream.after = -1;
}

} // namespace pitwise::school

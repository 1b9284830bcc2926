// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/csv.h"
#include "core/json/jsonnode.h"
#include "core/records/csvcolumns.h"
#include "core/records/exchange.h"
#include "core/records/journal.h"
#include "core/records/jsontext.h"

#include <QJsonDocument>
#include <QSet>

#include <set>

namespace pitwise {
namespace {

StoreError refusedImport(const QString &why) {
    return {StoreErrorKind::Refused, {}, why};
}

/// Takes records in, one by one, within a transaction of its own. What is there already must be the same.
class Intake {
public:
    explicit Intake(Store &store)
        : m_store(store), m_connection(store.connection()), m_transaction(m_connection), m_journal(m_connection) {}

    /// Whatever comes has its entry, or something was taken out.
    void mustBeSealed() { m_mustBeSealed = true; }

    void trainee(const Trainee &trainee) {
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
    void setting(const TraineeId &trainee, const std::string &key, const QByteArray &value) {
        m_connection.prepare("INSERT OR IGNORE INTO trainee_settings (trainee_id, key, value) VALUES (?, ?, ?)")
            .bind(traineeRow(m_connection, trainee))
            .bind(key)
            .bindUtf8(canonicalJson(value, "the setting"))
            .run();
    }
    void session(Session session) {
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
    void event(QUuid id, const SessionId &session, const QString &kind, UtcMs at) {
        if (id.isNull()) // of an older program
            id = eventId(session, kind, at);
        const std::int64_t row = sessionRow(m_connection, session);
        m_came.push_back({pitwise::entry::event, id, traineeOf(m_connection, session)});
        if (find("SELECT id FROM session_events WHERE uuid = ?", id))
            return;
        Statement here =
            m_connection.prepare("SELECT 1 FROM session_events WHERE session_id = ? AND kind = ? AND at_ms = ?");
        if (here.bind(row).bind(kind).bind(at).run().next()) {
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
    void answer(AnswerRecord record) {
        NewAnswer &content = record.content;
        content.readings = canonicalJson(content.readings, "the readings");
        content.question = canonicalJson(content.question, "the question");
        content.answer = canonicalJson(content.answer, "the answer");
        content.verdict = canonicalJson(content.verdict, "the verdict");
        const std::int64_t session = sessionRow(m_connection, content.session);
        Statement owner = m_connection.prepare(
            "SELECT t.id, t.uuid FROM sessions s JOIN trainees t ON t.id = s.trainee_id WHERE s.id = ?");
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
    void query(const Query &query) {
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
    void reply(const QueryId &query, const QueryReply &reply) {
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
    /// After the records that it seals.
    void entry(const JournalEntry &one) {
        auto &last = m_chains[{one.origin, one.trainee}];
        if (one.computedDigest() != one.digest)
            throw refusedImport(QStringLiteral("the entry was changed"));
        if (one.nth != last.first + 1 || one.beforeOwn != last.second)
            throw refusedImport(QStringLiteral("the entry does not follow the one before: entries were taken out or moved"));
        last = {one.nth, one.digest};
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
    RecordCounts finish(UtcMs now) {
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
        m_journal.noteTaken(now);
        for (const std::int64_t trainee : m_touched)
            m_store.learners().rebuildRow(trainee);
        m_transaction.commit();
        return m_counts;
    }

private:
    std::optional<std::int64_t> find(const char *sql, const QUuid &id) {
        Statement query = m_connection.prepare(sql);
        if (!query.bind(id).run().next())
            return std::nullopt;
        return query.takeInt();
    }

    Store &m_store;
    const Connection &m_connection;
    struct Came {
        const char *kind;
        QUuid id;
        TraineeId trainee;
    };
    Transaction m_transaction;
    Journal m_journal;
    std::vector<Came> m_came;
    bool m_mustBeSealed = false;
    QSet<QUuid> m_sealed; ///< By an entry of the file.
    std::map<std::pair<QUuid, TraineeId>, std::pair<std::int64_t, QByteArray>> m_chains;
    std::set<std::int64_t> m_touched;
    RecordCounts m_counts;
};

QUuid needId(const JsonNode &node, const char *key) {
    const JsonNode member = node.need(QLatin1String(key));
    const QUuid id = QUuid::fromString(QString::fromStdString(member.text()));
    if (id.isNull())
        member.fail("is not an id");
    return id;
}

QString needText(const JsonNode &node, const char *key) {
    return QString::fromStdString(node.need(QLatin1String(key)).textOrEmpty());
}

std::string needString(const JsonNode &node, const char *key) {
    return node.need(QLatin1String(key)).textOrEmpty();
}

UtcMs needTime(const JsonNode &node, const char *key) {
    return node.need(QLatin1String(key)).integer();
}

int needNumber(const JsonNode &node, const char *key) {
    return static_cast<int>(node.need(QLatin1String(key)).integer(0, std::numeric_limits<int>::max()));
}

std::uint64_t needSeed(const JsonNode &node, const char *key) {
    const JsonNode member = node.need(QLatin1String(key));
    bool ok = false;
    const quint64 seed = QString::fromStdString(member.text()).toULongLong(&ok);
    if (!ok)
        member.fail("is not a seed");
    return seed;
}

QByteArray needJson(const JsonNode &node, const char *key) {
    const QByteArray list = QJsonDocument(QJsonArray{node.need(QLatin1String(key)).value()}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

AnswerRecord readAnswerLine(const JsonNode &node) {
    AnswerRecord record;
    record.id = needId(node, "id");
    record.ordinal = needNumber(node, "ordinal");
    NewAnswer &content = record.content;
    content.session = needId(node, "session");
    content.seed = needSeed(node, "seed");
    content.rulebook = needString(node, "rulebook");
    content.generator = needString(node, "generator");
    content.readings = needJson(node, "readings");
    content.question = needJson(node, "question");
    content.answer = needJson(node, "answer");
    content.verdict = needJson(node, "verdict");
    AnswerFact &fact = content.fact;
    fact.atMs = needTime(node, "at");
    fact.game = needString(node, "game");
    fact.family = needString(node, "family");
    fact.topic = needString(node, "topic");
    node.need(QLatin1String("clauses")).eachElement([&](const JsonNode &clause) { fact.clauses.push_back(clause.text()); });
    fact.wanted = needString(node, "wanted");
    const std::optional<Outcome> outcome = outcomeNamed(needText(node, "outcome"));
    if (!outcome)
        node.need(QLatin1String("outcome")).fail("is none of right, wrong, unscored");
    fact.outcome = *outcome;
    if (node.has(QLatin1String("breakdown")))
        fact.breakdownRight = needString(node, "breakdown") == "right";
    fact.misconception = needString(node, "misconception");
    fact.takenMs = needNumber(node, "takenMs");
    fact.targetMs = needNumber(node, "targetMs");
    return record;
}

QByteArray needHex(const JsonNode &node, const char *key) {
    const JsonNode member = node.need(QLatin1String(key));
    const QByteArray text = QByteArray::fromStdString(member.textOrEmpty());
    const QByteArray bytes = QByteArray::fromHex(text);
    if (bytes.toHex() != text)
        member.fail("is not in hexadecimal digits");
    return bytes;
}

JournalEntry readEntry(const JsonNode &node) {
    JournalEntry one;
    one.origin = needId(node, "origin");
    one.seq = node.need(QLatin1String("seq")).integer(1);
    one.trainee = needId(node, "trainee");
    one.nth = node.need(QLatin1String("nth")).integer(1);
    one.kind = needString(node, "kind");
    one.record = needId(node, "id");
    one.atMs = needTime(node, "at");
    one.body = needHex(node, "body");
    one.before = needHex(node, "before");
    one.beforeOwn = needHex(node, "beforeOwn");
    one.digest = needHex(node, "digest");
    one.salt = needHex(node, "salt");
    return one;
}

void takeRecord(Intake &intake, const JsonNode &node, bool first) {
    const std::string kind = node.need(QLatin1String("record")).text();
    if (first != (kind == "header") || (first && needString(node, "format") != "pitwise-records/1"))
        node.fail("is not an export of Pitwise records (pitwise-records/1)");
    if (kind == "trainee") {
        intake.trainee(
            {needId(node, "id"), needText(node, "name"), needText(node, "batch"), {}, 0, 0, needTime(node, "created")});
    } else if (kind == "setting") {
        intake.setting(needId(node, "trainee"), needString(node, "key"), needJson(node, "value"));
    } else if (kind == "session") {
        Session session;
        session.id = needId(node, "id");
        session.start = {needId(node, "trainee"), needString(node, "kind"), needJson(node, "settings"),
                         needJson(node, "plan"),  needSeed(node, "seed"),   needNumber(node, "planned")};
        session.startedMs = needTime(node, "started");
        intake.session(std::move(session));
    } else if (kind == "event") {
        intake.event(node.has(QLatin1String("id")) ? needId(node, "id") : QUuid(), needId(node, "session"),
                     needText(node, "kind"), needTime(node, "at"));
    } else if (kind == "answer") {
        intake.answer(readAnswerLine(node));
    } else if (kind == "query") {
        Query query;
        query.id = needId(node, "id");
        query.trainee = needId(node, "trainee");
        if (node.has(QLatin1String("answer")))
            query.answer = needId(node, "answer");
        query.text = needText(node, "text");
        query.atMs = needTime(node, "at");
        intake.query(query);
    } else if (kind == "reply") {
        intake.reply(needId(node, "query"),
                     {needId(node, "id"), needText(node, "who"), needText(node, "text"), needTime(node, "at")});
    } else if (kind == "entry") {
        intake.entry(readEntry(node));
    } else if (kind == "header") {
        if (node.has(QLatin1String("sealed")) && node.need(QLatin1String("sealed")).boolean())
            intake.mustBeSealed();
    } else {
        node.need(QLatin1String("record")).fail("is no record that this program knows");
    }
}

/// Puts the line before what a reader found wrong in it.
template <typename F> void atLine(int number, F &&work) {
    try {
        work();
    } catch (Refusal refusal) {
        if (refusal.at.starts_with("line 1, ")) // the parser counts within the line
            refusal.at.erase(0, 8);
        throw refusedImport(QStringLiteral("line %1: %2%3%4")
                                .arg(number)
                                .arg(QString::fromStdString(refusal.at),
                                     refusal.at.empty() ? QString() : QStringLiteral(": "),
                                     QString::fromStdString(refusal.error)));
    } catch (const StoreError &error) {
        if (error.kind != StoreErrorKind::Refused && error.kind != StoreErrorKind::NotThere)
            throw;
        throw refusedImport(QStringLiteral("line %1: %2").arg(number).arg(error.detail));
    }
}

} // namespace

Stored<RecordCounts> importJson(Store &store, QIODevice &in) {
    return guarded([&] {
        Intake intake(store);
        int number = 0;
        bool first = true;
        while (!in.atEnd()) {
            const QByteArray line = in.readLine();
            ++number;
            if (line.trimmed().isEmpty())
                continue;
            atLine(number, [&] { takeRecord(intake, JsonNode(parseJson(line)), first); });
            first = false;
        }
        if (first)
            throw refusedImport(QStringLiteral("there is nothing in it"));
        return intake.finish(store.clock().nowMs());
    });
}

Stored<RecordCounts> importCsv(Store &store, QIODevice &in) {
    return guarded([&] {
        Intake intake(store);
        CsvReader reader(in);
        const std::optional<QStringList> names = reader.next();
        if (!names)
            throw refusedImport(QStringLiteral("there is nothing in it"));
        std::vector<qsizetype> places; // of our columns in this table, which may have been reordered or widened
        for (const CsvColumn &column : csvColumns()) {
            places.push_back(names->indexOf(QString::fromLatin1(column.name)));
            if (places.back() < 0 && column.read)
                throw refusedImport(QStringLiteral("line 1: there is no column %1").arg(QLatin1String(column.name)));
        }
        while (const std::optional<QStringList> cells = reader.next())
            atLine(reader.line(), [&] {
                CsvRow row;
                for (std::size_t i = 0; i < places.size(); ++i) {
                    const CsvColumn &column = csvColumns()[i];
                    if (column.read && (places[i] >= cells->size() || !column.read(cells->at(places[i]), row)))
                        throw refusedImport(QStringLiteral("the column %1 is not right").arg(QLatin1String(column.name)));
                }
                row.session.start.trainee = row.trainee.id;
                row.answer.content.session = row.session.id;
                intake.trainee(row.trainee);
                intake.session(row.session);
                intake.answer(row.answer);
            });
        if (reader.hasError())
            throw refusedImport(QStringLiteral("the file ends within quotes"));
        return intake.finish(store.clock().nowMs());
    });
}

} // namespace pitwise

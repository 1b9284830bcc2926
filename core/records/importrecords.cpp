// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/csv.h"
#include "core/json/jsonnode.h"
#include "core/records/csvcolumns.h"
#include "core/records/exchange.h"
#include "core/records/intake.h"

#include <QJsonDocument>

namespace pitwise {
namespace {

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

Document readDocumentLine(const JsonNode &node) {
    Document document{needId(node, "id"),      needString(node, "kind"), needString(node, "key"),
                      needJson(node, "value"), needText(node, "who"),    {},
                      needTime(node, "at")};
    node.need(QLatin1String("over")).eachElement([&](const JsonNode &over) {
        const QUuid id = QUuid::fromString(QString::fromStdString(over.text()));
        if (id.isNull())
            over.fail("is not an id");
        document.over.push_back(id);
    });
    return document;
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
    one.trainee = QUuid::fromString(needText(node, "trainee")); // null: about nobody
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
    } else if (kind == "decision") {
        intake.decision({needId(node, "id"), needString(node, "key"), needJson(node, "value"), needText(node, "who"),
                         needText(node, "note"), needTime(node, "at")});
    } else if (kind == "document") {
        intake.document(readDocumentLine(node));
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

Stored<RecordCounts> takeDelivery(Store &store, const std::vector<QByteArray> &lines,
                                  const std::function<void(const Connection &)> &within) {
    return guarded([&] {
        Intake intake(store, Intake::Chains::GoesOn);
        const Connection &connection = store.connection();
        const std::int64_t before = connection.number("SELECT coalesce(max(id), 0) FROM journal");
        int number = 0;
        for (const QByteArray &line : lines)
            atLine(++number, [&] { takeRecord(intake, JsonNode(parseJson(line)), false); });
        const std::int64_t now = connection.number("SELECT coalesce(max(id), 0) FROM journal");
        if (now > before)
            connection.prepare("INSERT INTO school_came (first, last) VALUES (?, ?)").bind(before + 1).bind(now).run();
        within(connection);
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

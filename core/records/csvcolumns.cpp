// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/csvcolumns.h"
#include "core/records/jsontext.h"

#include <QDateTime>

namespace pitwise {
namespace {

using Row = CsvRow;
using Cell = const QString &;

QString idText(const QUuid &id) {
    return id.toString(QUuid::WithoutBraces);
}

bool readId(Cell cell, QUuid &id) {
    id = QUuid::fromString(cell);
    return !id.isNull();
}

QString timeText(UtcMs ms) {
    return QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss.zzzZ"));
}

bool readTime(Cell cell, UtcMs &ms) {
    const QDateTime time = QDateTime::fromString(cell, Qt::ISODateWithMs);
    ms = time.toMSecsSinceEpoch();
    return time.isValid();
}

bool readInt(Cell cell, int &number) {
    bool ok = false;
    number = cell.toInt(&ok);
    return ok;
}

bool readSeed(Cell cell, std::uint64_t &seed) {
    bool ok = false;
    seed = cell.toULongLong(&ok);
    return ok;
}

bool readString(Cell cell, std::string &text) {
    text = cell.toStdString();
    return true;
}

bool readBytes(Cell cell, QByteArray &bytes) {
    bytes = cell.toUtf8();
    return true;
}

QString text(const std::string &value) {
    return QString::fromStdString(value);
}

const char *gradeName(Grade grade) {
    static constexpr const char *names[] = {"again", "hard", "good", "easy"};
    return names[static_cast<int>(grade) - 1];
}

AnswerFact &fact(Row &row) {
    return row.answer.content.fact;
}
const AnswerFact &fact(const Row &row) {
    return row.answer.content.fact;
}

const CsvColumn allColumns[] = {
    {"trainee_id", [](const Row &r) { return idText(r.trainee.id); },
     [](Cell c, Row &r) { return readId(c, r.trainee.id); }},
    {"trainee", [](const Row &r) { return r.trainee.name; },
     [](Cell c, Row &r) {
         r.trainee.name = c;
         return !c.isEmpty();
     }},
    {"batch", [](const Row &r) { return r.trainee.batch; },
     [](Cell c, Row &r) {
         r.trainee.batch = c;
         return true;
     }},
    {"trainee_created", [](const Row &r) { return timeText(r.trainee.createdMs); },
     [](Cell c, Row &r) { return readTime(c, r.trainee.createdMs); }},
    {"session_id", [](const Row &r) { return idText(r.session.id); },
     [](Cell c, Row &r) { return readId(c, r.session.id); }},
    {"session_kind", [](const Row &r) { return text(r.session.start.kind); },
     [](Cell c, Row &r) { return readString(c, r.session.start.kind); }},
    {"session_started", [](const Row &r) { return timeText(r.session.startedMs); },
     [](Cell c, Row &r) { return readTime(c, r.session.startedMs); }},
    {"session_seed", [](const Row &r) { return QString::number(r.session.start.seed); },
     [](Cell c, Row &r) { return readSeed(c, r.session.start.seed); }},
    {"session_planned", [](const Row &r) { return QString::number(r.session.start.planned); },
     [](Cell c, Row &r) { return readInt(c, r.session.start.planned); }},
    {"session_settings", [](const Row &r) { return QString::fromUtf8(r.session.start.settings); },
     [](Cell c, Row &r) { return readBytes(c, r.session.start.settings); }},
    {"session_plan", [](const Row &r) { return QString::fromUtf8(r.session.start.plan); },
     [](Cell c, Row &r) { return readBytes(c, r.session.start.plan); }},
    {"ordinal", [](const Row &r) { return QString::number(r.answer.ordinal); },
     [](Cell c, Row &r) { return readInt(c, r.answer.ordinal); }},
    {"answer_id", [](const Row &r) { return idText(r.answer.id); }, [](Cell c, Row &r) { return readId(c, r.answer.id); }},
    {"at", [](const Row &r) { return timeText(fact(r).atMs); }, [](Cell c, Row &r) { return readTime(c, fact(r).atMs); }},
    {"game", [](const Row &r) { return text(fact(r).game); }, [](Cell c, Row &r) { return readString(c, fact(r).game); }},
    {"family", [](const Row &r) { return text(fact(r).family); },
     [](Cell c, Row &r) { return readString(c, fact(r).family); }},
    {"topic", [](const Row &r) { return text(fact(r).topic); }, [](Cell c, Row &r) { return readString(c, fact(r).topic); }},
    {"clauses", [](const Row &r) { return QString::fromUtf8(toJsonArray(fact(r).clauses)); },
     [](Cell c, Row &r) {
         fact(r).clauses = fromJsonArray(c.toUtf8());
         return !fact(r).clauses.empty() || c == QLatin1String("[]"); // what was dealt may be about none
     }},
    {"wanted", [](const Row &r) { return text(fact(r).wanted); },
     [](Cell c, Row &r) { return readString(c, fact(r).wanted); }},
    {"outcome", [](const Row &r) { return QString::fromLatin1(outcomeName(fact(r).outcome)); },
     [](Cell c, Row &r) {
         const std::optional<Outcome> outcome = outcomeNamed(c);
         fact(r).outcome = outcome.value_or(Outcome::Unscored);
         return outcome.has_value();
     }},
    {"grade", [](const Row &r) { return fact(r).isScored() ? QString::fromLatin1(gradeName(fact(r).grade())) : QString(); },
     nullptr},
    {"breakdown",
     [](const Row &r) {
         return !fact(r).breakdownRight   ? QString()
                : *fact(r).breakdownRight ? QStringLiteral("right")
                                          : QStringLiteral("wrong");
     },
     [](Cell c, Row &r) {
         fact(r).breakdownRight.reset();
         if (!c.isEmpty())
             fact(r).breakdownRight = c == QLatin1String("right");
         return c.isEmpty() || c == QLatin1String("right") || c == QLatin1String("wrong");
     }},
    {"misconception", [](const Row &r) { return text(fact(r).misconception); },
     [](Cell c, Row &r) { return readString(c, fact(r).misconception); }},
    {"taken_ms", [](const Row &r) { return QString::number(fact(r).takenMs); },
     [](Cell c, Row &r) { return readInt(c, fact(r).takenMs); }},
    {"target_ms", [](const Row &r) { return QString::number(fact(r).targetMs); },
     [](Cell c, Row &r) { return readInt(c, fact(r).targetMs); }},
    {"seed", [](const Row &r) { return QString::number(r.answer.content.seed); },
     [](Cell c, Row &r) { return readSeed(c, r.answer.content.seed); }},
    {"rulebook", [](const Row &r) { return text(r.answer.content.rulebook); },
     [](Cell c, Row &r) { return readString(c, r.answer.content.rulebook); }},
    {"readings", [](const Row &r) { return QString::fromUtf8(r.answer.content.readings); },
     [](Cell c, Row &r) { return readBytes(c, r.answer.content.readings); }},
    {"generator", [](const Row &r) { return text(r.answer.content.generator); },
     [](Cell c, Row &r) { return readString(c, r.answer.content.generator); }},
    {"question", [](const Row &r) { return QString::fromUtf8(r.answer.content.question); },
     [](Cell c, Row &r) { return readBytes(c, r.answer.content.question); }},
    {"answer", [](const Row &r) { return QString::fromUtf8(r.answer.content.answer); },
     [](Cell c, Row &r) { return readBytes(c, r.answer.content.answer); }},
    {"verdict", [](const Row &r) { return QString::fromUtf8(r.answer.content.verdict); },
     [](Cell c, Row &r) { return readBytes(c, r.answer.content.verdict); }},
};

} // namespace

std::span<const CsvColumn> csvColumns() {
    return allColumns;
}

} // namespace pitwise

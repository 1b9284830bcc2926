// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/tables.h"
#include "core/documents/csv.h"
#include "core/qttext.h"
#include "core/records/livequestion.h"

#include <QDateTime>

namespace pitwise::exchange {
namespace {

const QByteArray byteOrderMark = "\xEF\xBB\xBF";

QByteArray headOf(std::initializer_list<PhraseId> columns, const InWords &say) {
    QStringList cells;
    for (const PhraseId column : columns)
        cells << say(column);
    return byteOrderMark + csvLine(cells);
}

QString moment(qint64 ms, const QString &format) {
    return QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(format);
}

QString secondsOf(qint64 ms) {
    return QString::number(static_cast<double>(ms) / 1000, 'f', 1);
}

Phrase outcomePhrase(Outcome outcome) {
    switch (outcome) {
    case Outcome::Right: return "exchange.answer-right"_say;
    case Outcome::Wrong: return "exchange.answer-wrong"_say;
    case Outcome::Unscored: return "exchange.answer-unscored"_say;
    }
    return {};
}

} // namespace

QByteArray resultTableHead(const InWords &say) {
    return headOf({"exchange.column-number"_say, "exchange.column-name"_say, "exchange.column-exam"_say,
                   "exchange.column-paper"_say, "exchange.column-date"_say, "exchange.column-right"_say,
                   "exchange.column-questions"_say, "exchange.column-needed"_say, "exchange.column-percent"_say,
                   "exchange.column-result"_say, "exchange.column-minutes"_say, "exchange.column-valid-until"_say,
                   "exchange.column-certificate"_say, "exchange.column-sections"_say},
                  say);
}

QByteArray resultTableRow(const ExamResult &result, const InWords &say) {
    QStringList sections;
    for (const ExamResult::Section &section : result.sections)
        sections << QStringLiteral("%1: %2/%3").arg(section.title).arg(section.right).arg(section.count);
    const double percent = result.count > 0 ? 100.0 * result.right / result.count : 0;
    return csvLine({result.number, result.name, result.exam, result.title, result.date.toString(Qt::ISODate),
                    QString::number(result.right), QString::number(result.count), QString::number(result.needed),
                    QString::number(percent, 'f', 1), say(result.passed ? "exchange.passed"_say : "exchange.failed"_say),
                    QString::number(static_cast<double>(result.usedMs) / 60'000, 'f', 1),
                    result.validUntil.toString(Qt::ISODate), result.certificate, sections.join(QStringLiteral("; "))});
}

QByteArray answerTableHead(const InWords &say) {
    return headOf({"exchange.column-name"_say, "exchange.column-group"_say, "exchange.column-date"_say,
                   "exchange.column-time"_say, "exchange.column-game"_say, "exchange.column-question"_say,
                   "exchange.column-clauses"_say, "exchange.column-result"_say, "exchange.column-seconds"_say,
                   "exchange.column-target"_say},
                  say);
}

QByteArray answerTableRow(const FedAnswer &answer, const InWords &say) {
    const AnswerFact &fact = answer.record.content.fact;
    QStringList clauses;
    for (const std::string &cited : fact.clauses) {
        const ClauseKey key = clauseKey(fact.game, cited);
        clauses << qt(key.document) + u' ' + qt(key.clause).section(u'#', 0, 0);
    }
    clauses.removeDuplicates();
    return csvLine({answer.trainee.name, answer.trainee.batch, moment(fact.atMs, QStringLiteral("yyyy-MM-dd")),
                    moment(fact.atMs, QStringLiteral("HH:mm:ss")), say(Phrase::plain(gameName(fact.game))),
                    say(familyTitle(fact.family)), clauses.join(QStringLiteral("; ")), say(outcomePhrase(fact.outcome)),
                    secondsOf(fact.takenMs), secondsOf(fact.targetMs)});
}

bool losesZeros(const QString &number) {
    if (number.size() < 2 || number[0] != u'0')
        return false;
    return std::all_of(number.begin(), number.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

} // namespace pitwise::exchange

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/print.h"

#include "app/exam/page.h"
#include "app/exam/reportpdf.h"
#include "core/refusal.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>

namespace pitwise::print {
namespace {

QString printText(const char *text) {
    return QCoreApplication::translate("ExamReport", text);
}

QString textAt(const QJsonObject &object, const char *key) {
    return object.value(QLatin1String(key)).toString();
}
int intAt(const QJsonObject &object, const char *key) {
    return object.value(QLatin1String(key)).toInt();
}
qint64 longAt(const QJsonObject &object, const char *key) {
    return object.value(QLatin1String(key)).toInteger();
}
QJsonObject partOf(const QJsonObject &object, const char *key) {
    return object.value(QLatin1String(key)).toObject();
}

/// "lucky8@5" in the words of a certificate.
QString ruleName(const QString &book) {
    const QString game = book.section(QLatin1Char('@'), 0, 0);
    const QString version = book.section(QLatin1Char('@'), 1);
    const QString name = game == QLatin1String("lucky8") ? printText(QT_TRANSLATE_NOOP("ExamReport", "Blackjack Lucky 8"))
                         : game == QLatin1String("dueling8s") ? printText(QT_TRANSLATE_NOOP("ExamReport", "Dueling 8's 21+"))
                         : game == QLatin1String("freebet")
                             ? printText(QT_TRANSLATE_NOOP("ExamReport", "Free Bet Blackjack"))
                         : game == QLatin1String("luckylucky") ? printText(QT_TRANSLATE_NOOP("ExamReport", "Lucky Lucky"))
                                                               : game;
    const QString day = dayText(version); // some documents are known by their day
    return day.isEmpty() ? printText(QT_TRANSLATE_NOOP("ExamReport", "%1, version %2")).arg(name, version)
                         : printText(QT_TRANSLATE_NOOP("ExamReport", "%1, %2")).arg(name, day);
}

QStringList rulesOf(const QJsonObject &mark) {
    QStringList rules;
    const QJsonArray books = mark.value(QLatin1String("rulebooks")).toArray();
    for (const QJsonValue &book : books)
        rules << ruleName(book.toString());
    return rules;
}

QString incidentText(const QJsonObject &event) {
    const QString time = QDateTime::fromMSecsSinceEpoch(longAt(event, "at"), Qt::UTC).toString(QStringLiteral("hh:mm"));
    const QString what = textAt(event, "event");
    const auto minutes = [](qint64 ms) { return QString::number((ms + 30'000) / 60'000); };
    if (what == QLatin1String("extended"))
        return printText(QT_TRANSLATE_NOOP("ExamReport", "%1 UTC: %2 minutes more, %3: %4"))
            .arg(time, minutes(longAt(event, "amount")), textAt(event, "who"), textAt(event, "text"));
    if (what == QLatin1String("paused"))
        return printText(QT_TRANSLATE_NOOP("ExamReport", "%1 UTC: paused, %2: %3"))
            .arg(time, textAt(event, "who"), textAt(event, "text"));
    if (what == QLatin1String("continued"))
        return printText(QT_TRANSLATE_NOOP("ExamReport", "%1 UTC: resumed, %2")).arg(time, textAt(event, "who"));
    if (what == QLatin1String("resumed")) {
        const QJsonObject data = partOf(event, "data");
        QString words = printText(QT_TRANSLATE_NOOP("ExamReport", "%1 UTC: resumed under PIN after %2 minutes out, %3"))
                            .arg(time, minutes(longAt(data, "outageMs")), textAt(event, "who"));
        if (longAt(data, "entriesMissing") > 0)
            words += printText(QT_TRANSLATE_NOOP("ExamReport", "; %1 entries of the log missing"))
                         .arg(longAt(data, "entriesMissing"));
        if (data.value(QLatin1String("clockMissing")).toBool())
            words += printText(QT_TRANSLATE_NOOP("ExamReport", "; the clock's file was gone"));
        return words;
    }
    return printText(QT_TRANSLATE_NOOP("ExamReport", "%1 UTC: noted by %2: %3"))
        .arg(time, textAt(event, "who"), textAt(event, "text"));
}

QStringList allowancesOf(const QJsonObject &candidate) {
    const auto granted = [&](const char *key) { return candidate.value(QLatin1String(key)).toBool(); };
    QStringList words;
    if (intAt(candidate, "timeFactor") != 100)
        words << printText(QT_TRANSLATE_NOOP("ExamReport", "time × %1")).arg(intAt(candidate, "timeFactor") / 100.0);
    if (intAt(candidate, "textSize") != 100)
        words << printText(QT_TRANSLATE_NOOP("ExamReport", "text %1 %")).arg(intAt(candidate, "textSize"));
    if (granted("highContrast"))
        words << printText(QT_TRANSLATE_NOOP("ExamReport", "high contrast"));
    if (granted("reducedMotion"))
        words << printText(QT_TRANSLATE_NOOP("ExamReport", "no motion"));
    if (granted("readAloud"))
        words << printText(QT_TRANSLATE_NOOP("ExamReport", "read aloud"));
    return words;
}

/// What was decided about a question afterwards. Which one is not said: the report holds no question.
QString rulingText(const QJsonObject &ruling) {
    const QString day = dayText(QDateTime::fromMSecsSinceEpoch(longAt(ruling, "at"), Qt::UTC).date().toString(Qt::ISODate));
    return (textAt(ruling, "ruling") == QLatin1String("take-out")
                ? printText(QT_TRANSLATE_NOOP("ExamReport", "%1: questions taken out of the score: %2"))
                : printText(QT_TRANSLATE_NOOP("ExamReport", "%1: full marks given to everybody: %2")))
        .arg(day, textAt(ruling, "reason"));
}

QByteArray report(const QJsonObject &job) {
    const QJsonObject mark = partOf(job, "mark");
    const QJsonObject candidate = partOf(mark, "candidate");
    const QJsonObject score = partOf(mark, "score");
    ReportFacts facts;
    facts.name = textAt(candidate, "name");
    facts.candidate = textAt(candidate, "number");
    facts.title = textAt(mark, "title");
    facts.form = textAt(mark, "form");
    facts.date = textAt(mark, "date");
    facts.issuer = textAt(job, "issuer");
    facts.fingerprint = textAt(job, "fingerprint");
    facts.number = textAt(mark, "number");
    facts.passed = score.value(QLatin1String("passed")).toBool();
    facts.right = intAt(score, "right");
    facts.count = intAt(score, "count");
    facts.needed = intAt(score, "needed");
    if (mark.contains(QLatin1String("originalScore"))) {
        facts.originalRight = intAt(partOf(mark, "originalScore"), "right");
        facts.originalPassed = partOf(mark, "originalScore").value(QLatin1String("passed")).toBool();
        facts.originalCount = intAt(partOf(mark, "originalScore"), "count");
    }
    const QJsonArray sections = score.value(QLatin1String("sections")).toArray();
    for (const QJsonValue &value : sections) {
        const QJsonObject section = value.toObject();
        facts.sections.push_back({textAt(section, "title"), intAt(section, "right"), intAt(section, "count"),
                                  intAt(section, "needed"), longAt(section, "middleTimeMs"),
                                  section.value(QLatin1String("passed")).toBool()});
    }
    facts.usedMs = longAt(mark, "usedMs");
    facts.allowedMs = longAt(mark, "allowedMs");
    facts.startedMs = longAt(mark, "startedMs");
    facts.finishedMs = longAt(mark, "finishedMs");
    facts.attempt = intAt(candidate, "attempt");
    facts.invigilator = textAt(job, "invigilator");
    facts.station = textAt(job, "station");
    facts.allowances = allowancesOf(candidate);
    const QJsonArray rulings = mark.value(QLatin1String("rulings")).toArray();
    for (const QJsonValue &ruling : rulings)
        facts.rulings << rulingText(ruling.toObject());
    facts.rules = rulesOf(mark);
    const QJsonArray odd = job.value(QLatin1String("odd")).toArray();
    for (const auto &one : odd)
        facts.odd << one.toObject().value(QLatin1String("text")).toString();
    const QJsonArray incidents = job.value(QLatin1String("incidents")).toArray();
    for (const QJsonValue &incident : incidents)
        facts.incidents << incidentText(incident.toObject());
    return reportPdf(facts);
}

} // namespace

CertificateFacts certificateFacts(const QJsonObject &job) {
    const QJsonObject mark = partOf(job, "mark");
    return {textAt(partOf(mark, "candidate"), "name"),
            textAt(mark, "title"),
            textAt(job, "certificate"),
            rulesOf(mark),
            textAt(mark, "date"),
            textAt(mark, "validUntil"),
            textAt(job, "examiner"),
            textAt(job, "issuer"),
            textAt(job, "fingerprint"),
            textAt(mark, "number"),
            textAt(job, "qr").toLatin1()};
}

QByteArray printJob(const QJsonObject &job) {
    const QString what = textAt(job, "print");
    if (what == QLatin1String("certificate"))
        return certificatePdf(certificateFacts(job));
    if (what == QLatin1String("report"))
        return report(job);
    throw Refusal{"only certificates and reports are printed", "print", {}};
}

} // namespace pitwise::print

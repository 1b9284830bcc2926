// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/resultpapers.h"

#include "app/exam/print.h"
#include "app/examiner/resultdecisions.h"
#include "core/exam/badge.h"
#include "core/exam/printjob.h"
#include "core/security/safefile.h"

#include <QDateTime>
#include <QDir>

namespace pitwise {
namespace {

QString cell(QString words) {
    if (!words.isEmpty() && QStringLiteral("=+-@\t\r").contains(words[0]))
        words.prepend(u'\'');
    return u'"' + words.replace(u'"', QLatin1String("\"\"")) + u'"';
}

QString timeText(qint64 ms) {
    return QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(Qt::ISODate);
}

} // namespace

QByteArray reportPaper(const MarkedResult &result, const exam::IssuerKey &key) {
    const QJsonObject job = reportJob(result.sat, result.marked, key.issuer());
    return signPaper(print::printJob(job), job, key);
}

QByteArray certificatePaper(const MarkedResult &result, const exam::IssuerKey &key, const QString &examiner) {
    const QJsonObject job = certificateJob(result.sat, result.marked, key, examiner);
    return signPaper(print::printJob(job), job, key);
}

int writePapers(const QString &folder, const MarkedResults &results, const exam::IssuerKey &key, const QString &examiner,
                const std::function<void(double)> &step) {
    security::makeFolder(folder);
    int files = 0;
    const auto write = [&](const QString &name, const QByteArray &bytes) {
        security::writeFile(folder + u'/' + name, bytes);
        ++files;
    };
    for (std::size_t i = 0; i < results.size(); ++i) {
        step(static_cast<double>(i) / static_cast<double>(results.size()));
        const MarkedResult &one = *results[i];
        if (hasAnother(one)) // which of two counts, nobody has decided yet
            continue;
        const QString number = certificateNumber(one.sat, one.marked);
        write(number + QStringLiteral("-report.pdf"), reportPaper(one, key));
        if (!one.marked.score.passed())
            continue;
        write(number + QStringLiteral("-certificate.pdf"), certificatePaper(one, key, examiner));
        write(number + QStringLiteral("-badge.jwt"), makeBadge(one.sat, one.marked, key));
    }
    return files;
}

QByteArray resultTable(const MarkedResults &results) {
    QStringList lines;
    QStringList head{QStringLiteral("number"),     QStringLiteral("name"),   QStringLiteral("attempt"),
                     QStringLiteral("form"),       QStringLiteral("right"),  QStringLiteral("asked"),
                     QStringLiteral("percent"),    QStringLiteral("passed"), QStringLiteral("below"),
                     QStringLiteral("before"),     QStringLiteral("began"),  QStringLiteral("ended"),
                     QStringLiteral("minutesUsed")};
    if (!results.empty())
        for (const exam::SectionScore &section : results.front()->marked.score.sections)
            head << cell(section.title);
    lines << head.join(u',');
    for (const auto &one : results) {
        const exam::Score &score = one->marked.score;
        const exam::SatExam &sat = one->sat;
        QStringList row{cell(sat.candidate.number),
                        cell(sat.candidate.name),
                        QString::number(sat.candidate.attempt),
                        sat.form.label(),
                        QString::number(score.right),
                        QString::number(score.count),
                        QString::number(percentOf(score)),
                        score.passed() ? QStringLiteral("yes") : QStringLiteral("no"),
                        cell(failedText(score)),
                        QString::number(one->marked.original.right),
                        timeText(sat.startedMs()),
                        timeText(sat.finishedMs()),
                        QString::number(static_cast<double>(sat.state.elapsedMs()) / 60'000, 'f', 1)};
        for (const exam::SectionScore &section : score.sections)
            row << QString::number(section.right);
        lines << row.join(u',');
    }
    return "\xEF\xBB\xBF" + lines.join(QStringLiteral("\r\n")).toUtf8() + "\r\n";
}

} // namespace pitwise

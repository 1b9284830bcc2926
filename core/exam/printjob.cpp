// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/printjob.h"

#include "core/exam/qrtext.h"
#include "core/security/signedtext.h"

#include <QJsonArray>

namespace pitwise::exam {
namespace {

/// What happened to the sitting itself, not to its questions.
bool isIncident(SittingEventKind kind) {
    switch (kind) {
    case SittingEventKind::Extended:
    case SittingEventKind::IncidentNoted:
    case SittingEventKind::Paused:
    case SittingEventKind::Continued:
    case SittingEventKind::Resumed: return true;
    default: return false;
    }
}

QJsonObject commonFacts(const char *what, const SatExam &sat, const MarkedExam &marked, const Issuer &issuer) {
    return {{QStringLiteral("print"), QString::fromLatin1(what)},
            {QStringLiteral("mark"), markJson(sat, marked)},
            {QStringLiteral("issuer"), issuer.name},
            {QStringLiteral("fingerprint"), issuer.fingerprint()}};
}

} // namespace

QJsonObject certificateJob(const SatExam &sat, const MarkedExam &marked, const IssuerKey &key, const QString &examiner) {
    QJsonObject job = commonFacts("certificate", sat, marked, key.issuer());
    job.insert(QStringLiteral("examiner"), examiner);
    job.insert(QStringLiteral("certificate"), sat.blueprint.certificate);
    job.insert(QStringLiteral("qr"), QString::fromLatin1(makeQrText(sat, marked, key)));
    return job;
}

QJsonObject reportJob(const SatExam &sat, const MarkedExam &marked, const Issuer &issuer) {
    QJsonObject job = commonFacts("report", sat, marked, issuer);
    QJsonArray incidents;
    for (const SittingEvent &event : sat.events)
        if (isIncident(event.kind))
            incidents.append(eventJson(event));
    job.insert(QStringLiteral("incidents"), incidents);
    job.insert(QStringLiteral("odd"), odditiesJson(marked.odd));
    job.insert(QStringLiteral("invigilator"), sat.events.front().who);
    job.insert(QStringLiteral("station"), sat.events.front().data.value(QLatin1String("station")).toString());
    return job;
}

QByteArray signPaper(const QByteArray &pdf, const QJsonObject &job, const IssuerKey &key) {
    const QJsonObject mark = job.value(QLatin1String("mark")).toObject();
    const QByteArray what = job.value(QLatin1String("print")).toString().toUtf8();
    QByteArray paper = paperMark + what + ' ' + mark.value(QLatin1String("number")).toString().toUtf8();
    if (const QString until = mark.value(QLatin1String("validUntil")).toString(); what == "certificate" && !until.isEmpty())
        paper += ' ' + until.toLatin1();
    paper += '\n';
    return security::signText(pdf + (pdf.endsWith('\n') ? "" : "\n") + paper, key.signing());
}

} // namespace pitwise::exam

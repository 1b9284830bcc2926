// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/qrtext.h"

#include "core/exam/container.h"

#include <QJsonDocument>

namespace pitwise::exam {

QByteArray makeQrText(const SatExam &sat, const MarkedExam &marked, const IssuerKey &key) {
    if (!marked.score.passed())
        throw Refusal{"a certificate is for an exam that was passed", "certificate", {}};
    const QDate until = validUntil(sat);
    QJsonObject facts{{QStringLiteral("number"), certificateNumber(sat, marked)},
                      {QStringLiteral("name"), sat.candidate.name},
                      {QStringLiteral("title"), sat.blueprint.title},
                      {QStringLiteral("date"), examDate(sat).toString(Qt::ISODate)}};
    if (until.isValid())
        facts.insert(QStringLiteral("validUntil"), until.toString(Qt::ISODate));
    const QByteArray message =
        "PITWISE1." + security::toBase64Url(jsonBytes(facts)) + '.' + security::toBase64Url(key.issuer().publicKey);
    return message + '.' + security::toBase64Url(key.signing().sign(message));
}

QrCheck checkQrText(const QByteArray &text) {
    QrCheck check;
    const QList<QByteArray> parts = text.split('.');
    const auto facts = parts.size() == 4 ? security::fromBase64Url(parts.at(1)) : std::nullopt;
    const auto key = parts.size() == 4 ? security::fromBase64Url(parts.at(2)) : std::nullopt;
    const auto signature = parts.size() == 4 ? security::fromBase64Url(parts.at(3)) : std::nullopt;
    if (parts.value(0) != "PITWISE1" || !facts || !key || !signature ||
        !security::isSignature(*signature, parts.at(0) + '.' + parts.at(1) + '.' + parts.at(2), *key)) {
        check.wrong = QStringLiteral("the text of the QR code was altered");
        return check;
    }
    check.publicKey = *key;
    check.facts = QJsonDocument::fromJson(*facts).object();
    return check;
}

} // namespace pitwise::exam

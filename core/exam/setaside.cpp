// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/setaside.h"

#include "core/exam/container.h"
#include "core/exam/jsonfields.h"
#include "core/security/signedtext.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise::exam {
namespace {

constexpr QLatin1String format("pitwise-set-aside/1");

QString digestOf(const SatExam &sat) {
    return QString::fromLatin1(security::toBase64Url(sat.digest));
}

} // namespace

SetAside setAsideResult(const SatExam &sat, const QString &reason, const QString &who, qint64 nowMs) {
    if (reason.trimmed().isEmpty() || who.trimmed().isEmpty())
        throw Refusal{"setting a result aside needs a reason and who decided it: the candidate may ask for it",
                      sat.candidate.number.toStdString(),
                      {}};
    return {digestOf(sat), sat.exam, sat.candidate.number, reason.trimmed(), who.trimmed(), nowMs};
}

const SetAside *setAsideOf(const std::vector<SetAside> &all, const SatExam &sat) {
    const auto it = std::find_if(all.begin(), all.end(), [&](const SetAside &one) { return one.result == digestOf(sat); });
    return it == all.end() ? nullptr : &*it;
}

QByteArray writeSetAside(const std::vector<SetAside> &all, const IssuerKey &key) {
    QJsonArray list;
    for (const SetAside &one : all)
        list.append(QJsonObject{{QStringLiteral("result"), one.result},
                                {QStringLiteral("exam"), one.exam},
                                {QStringLiteral("candidate"), one.candidate},
                                {QStringLiteral("reason"), one.reason},
                                {QStringLiteral("who"), one.who},
                                {QStringLiteral("at"), one.atMs}});
    return security::signText(jsonBytes({{QStringLiteral("format"), format}, {QStringLiteral("setAside"), list}}) + '\n',
                              key.signing());
}

std::vector<SetAside> readSetAside(const QByteArray &file, QByteArrayView issuerKey) {
    std::vector<SetAside> all;
    if (file.isEmpty())
        return all;
    const security::SignedText text = security::readSignedText(file);
    if (!text.alteration.none() || text.publicKey != issuerKey)
        throw Refusal{"is no list of decisions that this issuer has signed, or was altered", "results set aside", {}};
    const JsonNode root(parseJson(text.bytes));
    if (root.need(QLatin1String("format")).text() != format.data())
        root.need(QLatin1String("format")).fail("is not a list that this version reads");
    root.need(QLatin1String("setAside")).eachElement([&](const JsonNode &node) {
        all.push_back({textOf(node, "result"), textOf(node, "exam"), textOf(node, "candidate"), textOf(node, "reason"),
                       textOf(node, "who"), node.need(QLatin1String("at")).integer(0)});
    });
    return all;
}

} // namespace pitwise::exam

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/results.h"
#include "core/exam/marking.h"
#include "core/json/jsonnode.h"
#include "core/refusal.h"
#include "core/security/signedtext.h"

namespace pitwise::exchange {
namespace {

using L1 = QLatin1String;

QString textOf(const JsonNode &node, L1 name) {
    return QString::fromStdString(node.need(name).text());
}

int numberOf(const JsonNode &node, L1 name) {
    return static_cast<int>(node.need(name).integer(0, 1'000'000));
}

/// Whole milliseconds, larger than an int holds.
qint64 timeOf(const QJsonObject &object, L1 name) {
    return object.value(name).toInteger();
}

} // namespace

ExamResult readResult(const QByteArray &mark, QByteArray *signer) {
    const security::SignedText read = security::readSignedText(mark);
    if (!read.alteration.none())
        throw Refusal{"is no mark of an issuer: " + read.alteration.what.toStdString(), {}, {}};
    if (signer)
        *signer = read.publicKey;
    const JsonNode root(parseJson(read.bytes));
    if (textOf(root, L1("format")) != exam::markFormat)
        root.need(L1("format")).fail("is no mark");
    ExamResult result;
    result.exam = textOf(root, L1("exam"));
    result.title = textOf(root, L1("title"));
    const JsonNode candidate = root.need(L1("candidate"));
    result.number = textOf(candidate, L1("number"));
    result.name = textOf(candidate, L1("name"));
    result.certificate = textOf(root, L1("number"));
    result.resultDigest = textOf(root, L1("resultDigest"));
    root.need(L1("rulebooks")).eachElement([&](const JsonNode &one) {
        result.rulebooks << QString::fromStdString(one.text());
    });
    result.date = QDate::fromString(textOf(root, L1("date")), Qt::ISODate);
    if (!result.date.isValid())
        root.need(L1("date")).fail("is no day");
    result.validUntil = QDate::fromString(root.object().value(L1("validUntil")).toString(), Qt::ISODate);
    const JsonNode score = root.need(L1("score"));
    result.right = numberOf(score, L1("right"));
    result.count = numberOf(score, L1("count"));
    result.needed = numberOf(score, L1("needed"));
    result.passed = score.need(L1("passed")).boolean();
    score.need(L1("sections")).eachElement([&](const JsonNode &section) {
        result.sections.push_back({textOf(section, L1("title")), numberOf(section, L1("right")),
                                   numberOf(section, L1("count")), numberOf(section, L1("needed"))});
    });
    result.startedMs = timeOf(root.object(), L1("startedMs"));
    result.finishedMs = timeOf(root.object(), L1("finishedMs"));
    result.usedMs = timeOf(root.object(), L1("usedMs"));
    return result;
}

} // namespace pitwise::exchange

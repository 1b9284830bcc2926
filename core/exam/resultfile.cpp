// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/resultfile.h"

#include "core/exam/container.h"
#include "core/exam/jsonfields.h"
#include "core/exam/sitting.h"

#include <QJsonArray>
#include <QtEndian>

#include <zlib.h>

namespace pitwise::exam {
namespace {

constexpr QLatin1String format("pitwise-result/2");
constexpr QLatin1String before("pitwise-result/1");
/// Unpacked: 13,000 events and 500 questions are four million bytes.
constexpr qsizetype largestPayload = 32 * 1024 * 1024;

/// What qCompress made, and no more of it than is allowed: the length that it says in front may lie.
QByteArray unpacked(const QByteArray &packed) {
    const auto tooLarge = [] { return Refusal{"the sealed part is larger than any sitting", "result", {}}; };
    if (packed.size() < 4 || qFromBigEndian<quint32>(packed.constData()) > largestPayload)
        throw tooLarge();
    QByteArray bytes(static_cast<qsizetype>(qFromBigEndian<quint32>(packed.constData())), Qt::Uninitialized);
    auto size = static_cast<uLongf>(bytes.size());
    if (uncompress(reinterpret_cast<Bytef *>(bytes.data()), &size, reinterpret_cast<const Bytef *>(packed.constData()) + 4,
                   static_cast<uLong>(packed.size() - 4)) != Z_OK ||
        size != static_cast<uLongf>(bytes.size()))
        throw tooLarge();
    return bytes;
}

QString text(QByteArrayView bytes) {
    return QString::fromLatin1(security::toBase64Url(bytes));
}

ResultHead readHead(const QByteArray &file, ReadContainer &read) {
    ResultHead head;
    read = readContainer(file);
    head.alteration = read.alteration;
    if (!read.isWhole())
        return head;
    if (read.container.kind != FileKind::Result) {
        head.alteration = {QStringLiteral("this is not a result, or its kind was altered"), 7, 8};
        return head;
    }
    try {
        const QJsonObject header = jsonObject(read.container.header, "result");
        if (header.value(QLatin1String("format")).toString() == before) {
            head.alteration = {
                QStringLiteral("made by an earlier version of Pitwise, before exams had release codes: open and "
                               "mark it with that version"),
                13, read.bodyOffset};
            return head;
        }
        if (header.value(QLatin1String("format")).toString() != format)
            throw Refusal{"is not a result that this version reads", "format", {}};
        head.issuer = readIssuer(header.value(QLatin1String("issuer")).toString().toUtf8());
        head.attestation = readAttestation(header.value(QLatin1String("attestation")).toObject());
    } catch (const Refusal &) {
        head.alteration = {QStringLiteral("the header was altered"), 13, read.bodyOffset};
        return head;
    }
    head.alteration = checkContainer(read, head.attestation.sittingKey);
    if (head.alteration.none() && !head.attestation.isBy(head.issuer.publicKey))
        head.alteration = {QStringLiteral("the issuer did not attest this sitting"), 13, read.bodyOffset};
    return head;
}

} // namespace

QByteArray sealResult(const ReleasedSitting &released, const std::vector<QJsonObject> &questions,
                      const std::vector<QByteArray> &entries) {
    QJsonArray questionList;
    for (const QJsonObject &question : questions)
        questionList.append(question);
    QJsonArray entryList;
    for (const QByteArray &entry : entries)
        entryList.append(text(entry));
    const QByteArray payload = jsonBytes({{QStringLiteral("content"), text(released.content)},
                                          {QStringLiteral("questions"), questionList},
                                          {QStringLiteral("entries"), entryList}});
    const security::SecretBytes contentKey = security::SecretBytes::random(security::keySize);
    const QByteArray header =
        jsonBytes({{QStringLiteral("format"), format},
                   {QStringLiteral("issuer"), QString::fromUtf8(writeIssuer(released.issuer))},
                   {QStringLiteral("attestation"), attestationJson(released.attestation)},
                   {QStringLiteral("key"), text(security::sealTo(released.issuer.boxKey, contentKey))}});
    const auto signing = security::SigningKey::fromSeed(security::derive(released.secret, ForSittingSignature));
    return writeContainer({FileKind::Result, header, security::seal(contentKey, qCompress(payload), header)}, signing);
}

ResultHead checkResult(const QByteArray &file) {
    ReadContainer read;
    return readHead(file, read);
}

SatExam openResult(const QByteArray &file, const IssuerKey &key) {
    ReadContainer read;
    const ResultHead head = readHead(file, read);
    if (!head.alteration.none()) {
        const std::string where = head.alteration.from < 0 ? "result"
                                                           : "result, bytes " + std::to_string(head.alteration.from) +
                                                                 " to " + std::to_string(head.alteration.to);
        throw Refusal{head.alteration.what.toStdString(), where, {}};
    }
    if (!head.attestation.isBy(key.issuer().publicKey))
        throw Refusal{
            "the result is of an exam of another issuer: " + head.issuer.fingerprint().toStdString(), "result", {}};
    const auto contentKey = key.box().open(bytesOf(jsonObject(read.container.header, "result"), "key"));
    const auto packed = contentKey ? security::open(*contentKey, read.container.body, read.container.header) : std::nullopt;
    if (!packed)
        throw Refusal{"the sealed part does not open", "result", {}};
    const QJsonObject payload = jsonObject(unpacked(*packed), "result");

    const QByteArray content = bytesOf(payload, "content");
    if (security::digest(content) != head.attestation.contentDigest)
        throw Refusal{"blueprint, form or candidate are not what was sealed", "result", {}};
    Blueprint blueprint;
    Form form;
    Candidate candidate;
    readContent(content, blueprint, form, candidate);
    SatExam sat{head.attestation.exam, candidate, blueprint, form, {}, {}, SittingState(blueprint, form, candidate), {},
                security::digest(file)};
    const QJsonArray questions = payload.value(QLatin1String("questions")).toArray();
    for (const QJsonValue &question : questions)
        sat.questions.push_back(question.toObject());
    if (sat.questions.size() != form.items.size())
        throw Refusal{"the number of questions is not the form's", "result", {}};
    for (std::size_t i = 0; i < sat.questions.size(); ++i)
        if (questionDigest(sat.questions[i]) != form.items[i].digest)
            throw Refusal{"is not the question that was sealed", "question " + std::to_string(i + 1), {}};

    std::vector<QByteArray> entries;
    const QJsonArray list = payload.value(QLatin1String("entries")).toArray();
    for (const QJsonValue &entry : list)
        entries.push_back(security::fromBase64Url(entry.toString().toLatin1()).value_or(QByteArray()));
    const security::SecretBytes secret = key.sittingSecret(sat.exam, candidate.number, head.attestation.contentDigest);
    const Sealing sealing = sealingOf(content);
    const QByteArray code = key.releaseCode(sat.exam, candidate.number, sealing.salt);
    sat.sealedMs = sealing.atMs;
    const Chain chain = followChain(entries, security::digest(logHeader(head.attestation)), chainKeyOf(secret, code));
    if (chain.brokenAt == 0)
        throw Refusal{"was not written with the candidate's release code: whoever made it had the release PIN and the exam "
                      "file, but not what the issuer gave for this sitting",
                      "entry 0 of the chain",
                      {}};
    if (chain.brokenAt >= 0)
        throw Refusal{chain.what.toStdString(), "entry " + std::to_string(chain.brokenAt) + " of the chain", {}};
    for (const QJsonObject &entry : chain.entries) {
        sat.events.push_back(readEvent(entry));
        sat.state.apply(sat.events.back());
    }
    if (sat.state.phase() != SittingPhase::Finished)
        throw Refusal{"the chain does not end with the end of the sitting: entries are missing", "chain", {}};
    sat.chainHead = chain.head;
    return sat;
}

} // namespace pitwise::exam

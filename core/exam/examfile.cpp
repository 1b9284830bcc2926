// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/examfile.h"

#include "core/exam/container.h"
#include "core/exam/jsonfields.h"
#include "core/security/pinstrength.h"

#include <QJsonArray>

#include <algorithm>
#include <set>

namespace pitwise::exam {
namespace {

using security::SecretBytes;

constexpr QLatin1String format("pitwise-exam/2");
constexpr QLatin1String before("pitwise-exam/1");
constexpr qsizetype longestName = 80;
constexpr int contentSalt = 16;

QString text(QByteArrayView bytes) {
    return QString::fromLatin1(security::toBase64Url(bytes));
}

/// Tells a slip of the pen at the station. It gives nobody the code: that has sixty bits.
QByteArray codeCheck(const QByteArray &salt, const QByteArray &code) {
    return security::digest("pitwise-code/1 " + salt + code);
}

security::SigningKey sittingKey(const SecretBytes &secret) {
    return security::SigningKey::fromSeed(security::derive(secret, ForSittingSignature));
}

void checkExamName(const QString &exam) {
    if (!isFileName(exam))
        throw Refusal{"the name of an exam may hold letters, digits, - and _ only, 80 of them at most", "exam", {}};
}

void checkCandidates(const Blueprint &blueprint, const std::vector<Candidate> &candidates) {
    std::set<QString> numbers;
    for (const Candidate &candidate : candidates) {
        const std::string at = "candidate " + candidate.number.toStdString();
        if (candidate.number.isEmpty() || candidate.name.isEmpty())
            throw Refusal{"a candidate needs a number and a name", at, {}};
        if (!isFileName(candidate.number))
            throw Refusal{"a candidate's number may hold letters, digits, - and _ only, 80 of them at most", at, {}};
        if (!numbers.insert(candidate.number).second)
            throw Refusal{"is listed twice", at, {}};
        if (candidate.attempt < 1 || candidate.attempt > blueprint.attempts)
            throw Refusal{"attempt " + std::to_string(candidate.attempt) + " of " + std::to_string(blueprint.attempts) +
                              " allowed",
                          at,
                          {}};
        if (candidate.granted.timeFactor < 100 || candidate.granted.timeFactor > 400)
            throw Refusal{"a time factor is from 100 to 400 per cent", at, {}};
    }
    if (candidates.empty())
        throw Refusal{"an exam needs at least one candidate", "candidates", {}};
}

} // namespace

bool isFileName(const QString &name) {
    return !name.isEmpty() && name.size() <= longestName && std::all_of(name.begin(), name.end(), [](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'));
    });
}

QJsonObject candidateJson(const Candidate &candidate) {
    return {{QStringLiteral("number"), candidate.number},
            {QStringLiteral("name"), candidate.name},
            {QStringLiteral("attempt"), candidate.attempt},
            {QStringLiteral("timeFactor"), candidate.granted.timeFactor},
            {QStringLiteral("textSize"), candidate.granted.textSize},
            {QStringLiteral("highContrast"), candidate.granted.highContrast},
            {QStringLiteral("reducedMotion"), candidate.granted.reducedMotion},
            {QStringLiteral("readAloud"), candidate.granted.readAloud}};
}

Candidate readCandidate(const QJsonObject &json) {
    const JsonNode node{QJsonValue(json)};
    const auto flag = [&](const char *key) { return node.need(QLatin1String(key)).boolean(); };
    return {textOf(node, "number"),
            textOf(node, "name"),
            intOf(node, "attempt", 1, 100),
            {intOf(node, "timeFactor", 100, 400), intOf(node, "textSize", 50, 400), flag("highContrast"),
             flag("reducedMotion"), flag("readAloud")}};
}

QByteArray makeReleasePin() {
    // Ten digits, each from a byte below 250 so that all are equally likely; chance makes a date or a row of digits too.
    QByteArray pin;
    do {
        pin.clear();
        while (pin.size() < 10)
            if (const auto byte = static_cast<unsigned char>(security::randomBytes(1).at(0)); byte < 250)
                pin += static_cast<char>('0' + byte % 10);
    } while (!whyNoReleasePin(pin).empty());
    return pin;
}

QByteArray Attestation::message() const {
    return "pitwise-sitting/1 " + jsonBytes({{QStringLiteral("exam"), exam},
                                             {QStringLiteral("candidate"), candidate},
                                             {QStringLiteral("sittingKey"), text(sittingKey)},
                                             {QStringLiteral("content"), text(contentDigest)}});
}

bool Attestation::isBy(QByteArrayView issuerKey) const {
    return security::isSignature(signature, message(), issuerKey);
}

QJsonObject attestationJson(const Attestation &attestation) {
    return {{QStringLiteral("exam"), attestation.exam},
            {QStringLiteral("candidate"), attestation.candidate},
            {QStringLiteral("sittingKey"), text(attestation.sittingKey)},
            {QStringLiteral("content"), text(attestation.contentDigest)},
            {QStringLiteral("signature"), text(attestation.signature)}};
}

Attestation readAttestation(const QJsonObject &json) {
    const JsonNode node{QJsonValue(json)};
    return {textOf(node, "exam"), textOf(node, "candidate"), bytesOf(json, "sittingKey", security::publicKeySize),
            bytesOf(json, "content", 32), bytesOf(json, "signature", security::signatureSize)};
}

void readContent(const QByteArray &content, Blueprint &blueprint, Form &form, Candidate &candidate) {
    const QJsonObject json = jsonObject(content, "exam");
    blueprint = readBlueprint(json.value(QLatin1String("blueprint")).toString().toUtf8());
    form = readForm(json.value(QLatin1String("form")).toObject());
    candidate = readCandidate(json.value(QLatin1String("candidate")).toObject());
    if (form.blueprint != blueprintDigest(blueprint) || static_cast<int>(form.items.size()) != blueprint.questionCount())
        throw Refusal{"form and blueprint do not belong together", "exam", {}};
    std::vector<int> counts(blueprint.sections.size());
    for (const FormItem &item : form.items) {
        if (item.section >= static_cast<int>(counts.size()))
            throw Refusal{"form and blueprint do not belong together", "exam", {}};
        ++counts[static_cast<std::size_t>(item.section)];
    }
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] != blueprint.sections[i].count)
            throw Refusal{"form and blueprint do not belong together", "exam", {}};
}

ReleasedSitting ReleasedSitting::copy() const {
    return {secret.copy(), exam, issuer, attestation, content, blueprint, form, candidate, roomKey.copy(), code};
}

SecretBytes chainKeyOf(const SecretBytes &sittingSecret, QByteArrayView code) {
    return security::derive(security::derive(sittingSecret, ForChain), "code " + code.toByteArray());
}

SecretBytes ReleasedSitting::chainKey() const {
    return chainKeyOf(secret, code);
}

void ReleasedSitting::giveCode(QByteArrayView typed) {
    const QByteArray given = releaseCodeOf(typed);
    const Sealing sealing = sealingOf(content);
    const QByteArray check = bytesOf(jsonObject(content, "exam"), "code", 32);
    if (given.isEmpty() || !security::same(codeCheck(sealing.salt, given), check))
        throw Refusal{"that is not the release code of candidate " + candidate.number.toStdString() +
                          ": it reads like 7KQM-3XPA-9TDE, and the issuer's list has one for each",
                      {},
                      {}};
    code = given;
}

Sealing sealingOf(const QByteArray &content) {
    const QJsonObject json = jsonObject(content, "exam");
    return {bytesOf(json, "salt", contentSalt), json.value(QLatin1String("sealed")).toInteger()};
}

std::vector<std::pair<Candidate, QByteArray>> ExamFile::codes(const IssuerKey &key) const {
    if (key.issuer().publicKey != m_issuer.publicKey)
        throw Refusal{"was sealed by another issuer: " + m_issuer.fingerprint().toStdString(), m_exam.toStdString(), {}};
    std::vector<std::pair<Candidate, QByteArray>> list;
    for (const Sealed &sealed : m_sittings) {
        const SecretBytes secret = key.sittingSecret(m_exam, sealed.candidate, sealed.attestation.contentDigest);
        const auto content =
            security::open(security::derive(secret, ForContent), sealed.content, sealed.attestation.message());
        if (!content)
            throw Refusal{"the content of the sitting was altered", sealed.candidate.toStdString(), {}};
        list.emplace_back(readCandidate(jsonObject(*content, "exam").value(QLatin1String("candidate")).toObject()),
                          key.releaseCode(m_exam, sealed.candidate, sealingOf(*content).salt));
    }
    return list;
}

std::string whyNoReleasePin(QByteArrayView pin) {
    if (pin.size() < shortestReleasePin)
        return "the release PIN has at least eight characters: a copied exam file can be tried at leisure";
    if (const std::string weak = security::weaknessOf(pin); !weak.empty())
        return "this release PIN " + weak + ": who copies the exam file tries it first";
    return {};
}

QByteArray sealExam(const QString &exam, const Blueprint &blueprint, const ItemBank &bank, quint64 seed,
                    const std::vector<Candidate> &candidates, const IssuerKey &key, QByteArrayView releasePin,
                    security::StretchCost cost, qint64 nowMs) {
    if (const std::string why = whyNoReleasePin(releasePin); !why.empty())
        throw Refusal{why, "pin", {}};
    checkExamName(exam);
    checkCandidates(blueprint, candidates);
    const FormMaker maker(blueprint, bank, seed);
    const QByteArray salt = security::randomBytes(security::saltSize);
    const SecretBytes secretsKey = security::derive(security::stretch(releasePin, salt, cost), ForSecrets);
    QJsonArray sittings;
    QJsonArray contents;
    int number = 0;
    for (const Candidate &candidate : candidates) {
        // The digest of the content can be read by everybody: without the salt, who guesses a content could make sure.
        const QByteArray codeSalt = security::randomBytes(contentSalt);
        const QByteArray code = key.releaseCode(exam, candidate.number, codeSalt);
        const QByteArray content = jsonBytes({{QStringLiteral("blueprint"), QString::fromUtf8(writeBlueprint(blueprint))},
                                              {QStringLiteral("form"), formJson(maker.make(number++).form)},
                                              {QStringLiteral("candidate"), candidateJson(candidate)},
                                              {QStringLiteral("salt"), text(codeSalt)},
                                              {QStringLiteral("code"), text(codeCheck(codeSalt, code))},
                                              {QStringLiteral("sealed"), nowMs}});
        const QByteArray contentDigest = security::digest(content);
        const SecretBytes secret = key.sittingSecret(exam, candidate.number, contentDigest);
        Attestation attestation{exam, candidate.number, sittingKey(secret).publicKey, contentDigest, {}};
        attestation.signature = key.signing().sign(attestation.message());
        const QByteArray bound = attestation.message();
        sittings.append(QJsonObject{{QStringLiteral("attestation"), attestationJson(attestation)},
                                    {QStringLiteral("secret"), text(security::seal(secretsKey, secret.view(), bound))}});
        // Padded, so that the size says nothing about name or questions.
        QByteArray padded = content;
        padded.append(4096 - content.size() % 4096, ' ');
        contents.append(text(security::seal(security::derive(secret, ForContent), padded, bound)));
    }
    const QJsonObject header{{QStringLiteral("format"), format},
                             {QStringLiteral("exam"), exam},
                             {QStringLiteral("title"), blueprint.title},
                             {QStringLiteral("issuer"), QString::fromUtf8(writeIssuer(key.issuer()))},
                             {QStringLiteral("salt"), text(salt)},
                             {QStringLiteral("passes"), qint64(cost.passes)},
                             {QStringLiteral("kibibytes"), qint64(cost.kibibytes)},
                             {QStringLiteral("sittings"), sittings}};
    return writeContainer({FileKind::Exam, jsonBytes(header), jsonBytes({{QStringLiteral("contents"), contents}})},
                          key.signing());
}

ExamFile::ExamFile(const QByteArray &file, const std::optional<Issuer> &expected) {
    const ReadContainer read = readContainer(file);
    const auto refuse = [](const security::Alteration &alteration) {
        const std::string where = alteration.from < 0 ? "exam file"
                                                      : "exam file, bytes " + std::to_string(alteration.from) + " to " +
                                                            std::to_string(alteration.to);
        throw Refusal{alteration.what.toStdString(), where, {}};
    };
    if (!read.isWhole())
        refuse(read.alteration);
    if (read.container.kind != FileKind::Exam)
        throw Refusal{"this is not an exam file", "exam file", {}};
    // Until the signature is checked nothing of the header is believed; here it only says who claims to have signed.
    const QJsonObject header = jsonObject(read.container.header, "exam file");
    m_issuer = readIssuer(header.value(QLatin1String("issuer")).toString().toUtf8());
    if (const auto alteration = checkContainer(read, m_issuer.publicKey); !alteration.none())
        refuse(alteration);
    if (expected && expected->publicKey != m_issuer.publicKey)
        throw Refusal{"signed by another issuer: " + m_issuer.name.toStdString() + ", " +
                          m_issuer.fingerprint().toStdString(),
                      "exam file",
                      {}};

    const JsonNode root{QJsonValue(header)};
    if (root.need(QLatin1String("format")).text() != format.data())
        root.need(QLatin1String("format"))
            .fail(
                root.need(QLatin1String("format")).text() == before.data()
                    ? "was sealed by an earlier version of Pitwise, whose exams have no release codes: seal it anew, or sit "
                      "and mark it with that version"
                    : "is not an exam that this version reads");
    m_exam = textOf(root, "exam");
    checkExamName(m_exam);
    m_title = textOf(root, "title");
    m_salt = bytesOf(header, "salt", security::saltSize);
    m_cost = {static_cast<quint32>(intOf(root, "passes", 1, 20)),
              static_cast<quint32>(intOf(root, "kibibytes", 8, 1 << 20))};
    const QJsonArray contents = jsonObject(read.container.body, "exam file").value(QLatin1String("contents")).toArray();
    root.need(QLatin1String("sittings")).eachElement([&](const JsonNode &node) {
        const QJsonObject json = node.object();
        Sealed sealed;
        sealed.attestation = readAttestation(json.value(QLatin1String("attestation")).toObject());
        sealed.candidate = sealed.attestation.candidate;
        if (!isFileName(sealed.candidate) || sealed.attestation.exam != m_exam)
            node.fail("is no sitting of this exam");
        sealed.secret = bytesOf(json, "secret");
        const auto content =
            security::fromBase64Url(contents.at(static_cast<qsizetype>(m_sittings.size())).toString().toLatin1());
        if (!content)
            node.fail("has no content");
        sealed.content = *content;
        m_sittings.push_back(std::move(sealed));
    });
}

QStringList ExamFile::candidates() const {
    QStringList numbers;
    for (const Sealed &sealed : m_sittings)
        numbers << sealed.candidate;
    return numbers;
}

std::optional<ReleasedSitting> ExamFile::release(const QString &candidate, QByteArrayView pin) const {
    const auto it = std::find_if(m_sittings.begin(), m_sittings.end(),
                                 [&](const Sealed &sealed) { return sealed.candidate == candidate; });
    if (it == m_sittings.end())
        throw Refusal{"this exam has no candidate with this number", candidate.toStdString(), {}};
    const QByteArray bound = it->attestation.message();
    const SecretBytes pinKey = security::stretch(pin, m_salt, m_cost);
    auto secret = security::openSecret(security::derive(pinKey, ForSecrets), it->secret, bound);
    if (!secret || secret->size() != security::keySize)
        return std::nullopt;
    const auto padded = security::open(security::derive(*secret, ForContent), it->content, bound);
    if (!padded)
        throw Refusal{"the content of the sitting was altered", candidate.toStdString(), {}};
    ReleasedSitting released{std::move(*secret),
                             m_exam,
                             m_issuer,
                             it->attestation,
                             padded->trimmed(),
                             {},
                             {},
                             {},
                             security::derive(pinKey, ForRoomOrders)};
    if (security::digest(released.content) != released.attestation.contentDigest ||
        !released.attestation.isBy(m_issuer.publicKey))
        throw Refusal{"the content of the sitting is not what the issuer attested", candidate.toStdString(), {}};
    readContent(released.content, released.blueprint, released.form, released.candidate);
    return released;
}

} // namespace pitwise::exam

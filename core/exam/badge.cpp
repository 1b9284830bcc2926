// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/badge.h"

#include "core/exam/container.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>
#include <vector>

namespace pitwise::exam {
namespace {

constexpr char alphabet[] = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
constexpr char ed25519Code[] = {'\xed', '\x01'}; // multicodec of an Ed25519 public key
constexpr qsizetype didSize = 8 + 1 + 47;        // "did:key:" z and 34 bytes in base 58

QByteArray toBase58(QByteArrayView bytes) {
    std::vector<int> digits; // least first
    for (const char byte : bytes) {
        int carry = static_cast<unsigned char>(byte);
        for (int &digit : digits) {
            carry += digit * 256;
            digit = carry % 58;
            carry /= 58;
        }
        for (; carry > 0; carry /= 58)
            digits.push_back(carry % 58);
    }
    QByteArray text;
    for (qsizetype i = 0; i < bytes.size() && bytes.at(i) == 0; ++i)
        text += '1';
    for (auto it = digits.rbegin(); it != digits.rend(); ++it)
        text += alphabet[*it];
    return text;
}

std::optional<QByteArray> fromBase58(QByteArrayView text) {
    std::vector<int> bytes; // least first
    for (const char c : text) {
        const char *at = std::find(std::begin(alphabet), std::end(alphabet) - 1, c);
        if (at == std::end(alphabet) - 1)
            return std::nullopt;
        int carry = static_cast<int>(at - alphabet);
        for (int &byte : bytes) {
            carry += byte * 58;
            byte = carry % 256;
            carry /= 256;
        }
        for (; carry > 0; carry /= 256)
            bytes.push_back(carry % 256);
    }
    QByteArray result;
    for (auto it = bytes.rbegin(); it != bytes.rend(); ++it)
        result += static_cast<char>(*it);
    return result;
}

/// A name-based identifier: the same result always gets the same one.
QString stableUuid(QByteArrayView of) {
    return QStringLiteral("urn:uuid:") +
           QUuid::createUuidV5(QUuid::fromString(QStringLiteral("{6f1c3d6e-5a51-4a5f-9a43-70697477a15e}")), of.toByteArray())
               .toString(QUuid::WithoutBraces);
}

QString isoTime(qint64 ms) {
    return QDateTime::fromMSecsSinceEpoch(ms / 1000 * 1000, Qt::UTC).toString(Qt::ISODate);
}

QJsonObject identity(const char *type, const QString &value) {
    return {{QStringLiteral("type"), QStringLiteral("IdentityObject")},
            {QStringLiteral("identityType"), QString::fromLatin1(type)},
            {QStringLiteral("hashed"), false},
            {QStringLiteral("identityHash"), value}};
}

} // namespace

QString didKey(QByteArrayView publicKey) {
    return QStringLiteral("did:key:z") +
           QString::fromLatin1(toBase58(QByteArray(ed25519Code, sizeof ed25519Code) + publicKey.toByteArray()));
}

std::optional<QByteArray> keyOfDid(const QString &did) {
    if (did.size() != didSize || !did.startsWith(QLatin1String("did:key:z")))
        return std::nullopt;
    const auto bytes = fromBase58(did.mid(9).toLatin1());
    if (!bytes || bytes->size() != 2 + security::publicKeySize ||
        !bytes->startsWith(QByteArray(ed25519Code, sizeof ed25519Code)))
        return std::nullopt;
    const QByteArray key = bytes->sliced(2);
    return didKey(key) == did ? std::optional(key) : std::nullopt;
}

QString badgeId(const SatExam &sat) {
    return stableUuid(sat.digest);
}

QByteArray makeBadge(const SatExam &sat, const MarkedExam &marked, const IssuerKey &key) {
    if (!marked.score.passed())
        throw Refusal{"a badge is for an exam that was passed", "badge", {}};
    const QString did = didKey(key.issuer().publicKey);
    const QString id = badgeId(sat);
    const qint64 from = sat.finishedMs();
    const QDate until = validUntil(sat);
    const qint64 untilMs = until.isValid() ? QDateTime(until, QTime(23, 59, 59), Qt::UTC).toMSecsSinceEpoch() : 0;
    const QJsonObject achievement{
        {QStringLiteral("id"),
         stableUuid((QString::fromLatin1(key.issuer().publicKey.toHex()) + sat.form.blueprint).toUtf8())},
        {QStringLiteral("type"), QJsonArray{QStringLiteral("Achievement")}},
        {QStringLiteral("achievementType"), QStringLiteral("Certificate")},
        {QStringLiteral("name"), sat.blueprint.title},
        {QStringLiteral("description"), sat.blueprint.certificate},
        {QStringLiteral("criteria"),
         QJsonObject{{QStringLiteral("narrative"),
                      QStringLiteral("%1 questions in %2 minutes, %3 % right answers needed, under the rules %4.")
                          .arg(sat.blueprint.questionCount())
                          .arg(sat.blueprint.timeMs() / 60'000)
                          .arg(sat.blueprint.passMark)
                          .arg(sat.blueprint.rules.rulebooks.join(QStringLiteral(", ")))}}}};
    QJsonObject payload{
        {QStringLiteral("@context"),
         QJsonArray{QStringLiteral("https://www.w3.org/ns/credentials/v2"),
                    QStringLiteral("https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json")}},
        {QStringLiteral("id"), id},
        {QStringLiteral("type"), QJsonArray{QStringLiteral("VerifiableCredential"), QStringLiteral("OpenBadgeCredential")}},
        {QStringLiteral("name"), sat.blueprint.title},
        {QStringLiteral("issuer"), QJsonObject{{QStringLiteral("id"), did},
                                               {QStringLiteral("type"), QJsonArray{QStringLiteral("Profile")}},
                                               {QStringLiteral("name"), key.issuer().name}}},
        {QStringLiteral("validFrom"), isoTime(from)},
        {QStringLiteral("credentialSubject"),
         QJsonObject{{QStringLiteral("type"), QJsonArray{QStringLiteral("AchievementSubject")}},
                     {QStringLiteral("identifier"),
                      QJsonArray{identity("name", sat.candidate.name), identity("systemId", sat.candidate.number)}},
                     {QStringLiteral("achievement"), achievement}}},
        // Registered claims say the same again, as the format wants it.
        {QStringLiteral("iss"), did},
        {QStringLiteral("jti"), id},
        {QStringLiteral("nbf"), from / 1000}};
    if (untilMs > 0) {
        payload.insert(QStringLiteral("validUntil"), isoTime(untilMs));
        payload.insert(QStringLiteral("exp"), untilMs / 1000);
    }
    const QJsonObject header{
        {QStringLiteral("alg"), QStringLiteral("EdDSA")},
        {QStringLiteral("typ"), QStringLiteral("JWT")},
        {QStringLiteral("kid"), did + QLatin1Char('#') + did.mid(8)},
        {QStringLiteral("jwk"),
         QJsonObject{{QStringLiteral("kty"), QStringLiteral("OKP")},
                     {QStringLiteral("crv"), QStringLiteral("Ed25519")},
                     {QStringLiteral("x"), QString::fromLatin1(security::toBase64Url(key.issuer().publicKey))}}}};
    const QByteArray message = security::toBase64Url(jsonBytes(header)) + '.' + security::toBase64Url(jsonBytes(payload));
    return message + '.' + security::toBase64Url(key.signing().sign(message));
}

BadgeCheck checkBadge(const QByteArray &jwt) {
    BadgeCheck check;
    const auto wrong = [&](const char *what) {
        check.wrong = QString::fromLatin1(what);
        return check;
    };
    const QList<QByteArray> parts = jwt.split('.');
    if (parts.size() != 3)
        return wrong("a badge has three parts");
    const auto headerBytes = security::fromBase64Url(parts.at(0));
    const auto payloadBytes = security::fromBase64Url(parts.at(1));
    const auto signature = security::fromBase64Url(parts.at(2));
    if (!headerBytes)
        return wrong("the header was altered");
    if (!payloadBytes)
        return wrong("the credential was altered");
    if (!signature || signature->size() != security::signatureSize)
        return wrong("the signature was altered");
    const QJsonObject header = QJsonDocument::fromJson(*headerBytes).object();
    check.credential = QJsonDocument::fromJson(*payloadBytes).object();
    if (header.value(QLatin1String("alg")).toString() != QLatin1String("EdDSA"))
        return wrong("the header was altered, or another algorithm than EdDSA was used");
    if (header.contains(QLatin1String("crit"))) // RFC 7515: an extension that is not understood makes it invalid
        return wrong("the header asks for an extension that this program does not know");
    const QString did = check.credential.value(QLatin1String("issuer")).toObject().value(QLatin1String("id")).toString();
    const auto key = keyOfDid(did);
    if (!key)
        return wrong("the credential was altered: its issuer is no did:key of an Ed25519 key");
    check.publicKey = *key;
    if (!security::isSignature(*signature, parts.at(0) + '.' + parts.at(1), *key))
        return wrong("the signature does not fit: header, credential or signature were altered");
    const QJsonObject &said = check.credential;
    const auto seconds = [&](const char *name) {
        return QDateTime::fromString(said.value(QLatin1String(name)).toString(), Qt::ISODate).toSecsSinceEpoch();
    };
    if (said.value(QLatin1String("iss")).toString() != did ||
        said.value(QLatin1String("jti")) != said.value(QLatin1String("id")) ||
        said.value(QLatin1String("nbf")).toInteger() != seconds("validFrom") ||
        said.contains(QLatin1String("exp")) != said.contains(QLatin1String("validUntil")) ||
        (said.contains(QLatin1String("exp")) && said.value(QLatin1String("exp")).toInteger() != seconds("validUntil")) ||
        header.value(QLatin1String("jwk")).toObject().value(QLatin1String("x")).toString().toLatin1() !=
            security::toBase64Url(*key) ||
        header.value(QLatin1String("kid")).toString() != did + QLatin1Char('#') + did.mid(8))
        return wrong("claims and credential do not say the same");
    return check;
}

} // namespace pitwise::exam

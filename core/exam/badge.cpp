// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/badge.h"

#include "core/exam/base58.h"
#include "core/exam/container.h"
#include "core/exam/jwt.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QJsonArray>
#include <QUuid>

namespace pitwise::exam {
namespace {

constexpr char ed25519Code[] = {'\xed', '\x01'}; // multicodec of an Ed25519 public key
constexpr qsizetype didSize = 8 + 1 + 47;        // "did:key:" z and 34 bytes in base 58

/// A name-based identifier: the same result always gets the same one.
QString stableUuid(QByteArrayView of) {
    return QStringLiteral("urn:uuid:") +
           QUuid::createUuidV5(QUuid::fromString(QStringLiteral("{6f1c3d6e-5a51-4a5f-9a43-70697477a15e}")), of.toByteArray())
               .toString(QUuid::WithoutBraces);
}

QString isoTime(qint64 ms) {
    return QDateTime::fromMSecsSinceEpoch(ms / 1000 * 1000, Qt::UTC).toString(Qt::ISODate);
}

/// Who takes part, at this issuer: the same in all his badges, and nothing of his name in it.
QString subjectId(const SatExam &sat, const IssuerKey &key) {
    return stableUuid((QString::fromLatin1(key.issuer().publicKey.toHex()) + u'/' + sat.candidate.number).toUtf8());
}

QJsonObject achievementOf(const SatExam &sat, const IssuerKey &key) {
    return {{QStringLiteral("id"),
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
}

/// A name or number in clear, or hashed with a salt that nobody can work out beforehand.
QJsonObject identity(const char *type, const QString &value, const SatExam &sat, const IssuerKey &key, bool hashed) {
    QJsonObject object{{QStringLiteral("type"), QStringLiteral("IdentityObject")},
                       {QStringLiteral("identityType"), QString::fromLatin1(type)},
                       {QStringLiteral("hashed"), hashed},
                       {QStringLiteral("identityHash"), value}};
    if (!hashed)
        return object;
    const QByteArray salt =
        security::digest(key.signing().sign("pitwise-badge-salt/1 " + QByteArray(type) + ' ' + sat.digest))
            .first(16)
            .toHex();
    const QByteArray hash = QCryptographicHash::hash(value.toUtf8() + salt, QCryptographicHash::Sha256).toHex();
    object.insert(QStringLiteral("identityHash"), QString::fromLatin1("sha256$" + hash));
    object.insert(QStringLiteral("salt"), QString::fromLatin1(salt));
    return object;
}

QJsonObject subjectOf(const SatExam &sat, const IssuerKey &key, const BadgeOptions &options) {
    return {{QStringLiteral("id"), subjectId(sat, key)},
            {QStringLiteral("type"), QJsonArray{QStringLiteral("AchievementSubject")}},
            {QStringLiteral("identifier"), QJsonArray{identity("name", sat.candidate.name, sat, key, options.hashed),
                                                      identity("systemId", sat.candidate.number, sat, key, options.hashed)}},
            {QStringLiteral("achievement"), achievementOf(sat, key)}};
}

qint64 secondsIn(const QJsonObject &credential, const char *name) {
    return QDateTime::fromString(credential.value(QLatin1String(name)).toString(), Qt::ISODate).toSecsSinceEpoch();
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

QJsonObject badgeCredential(const SatExam &sat, const MarkedExam &marked, const IssuerKey &key,
                            const BadgeOptions &options) {
    if (!marked.score.passed())
        throw Refusal{"a badge is for an exam that was passed", "badge", {}};
    QJsonObject credential{
        {QStringLiteral("@context"),
         QJsonArray{QString::fromLatin1(credentialsContext), QString::fromLatin1(badgesContext)}},
        {QStringLiteral("id"), badgeId(sat)},
        {QStringLiteral("type"), QJsonArray{QStringLiteral("VerifiableCredential"), QStringLiteral("OpenBadgeCredential")}},
        {QStringLiteral("name"), sat.blueprint.title},
        {QStringLiteral("issuer"), QJsonObject{{QStringLiteral("id"), didKey(key.issuer().publicKey)},
                                               {QStringLiteral("type"), QJsonArray{QStringLiteral("Profile")}},
                                               {QStringLiteral("name"), key.issuer().name}}},
        {QStringLiteral("validFrom"), isoTime(sat.finishedMs())},
        {QStringLiteral("credentialSubject"), subjectOf(sat, key, options)}};
    if (const QDate until = validUntil(sat); until.isValid())
        credential.insert(QStringLiteral("validUntil"),
                          isoTime(QDateTime(until, QTime(23, 59, 59), Qt::UTC).toMSecsSinceEpoch()));
    if (!options.statusList.isEmpty())
        credential.insert(
            QStringLiteral("credentialStatus"),
            QJsonObject{{QStringLiteral("id"), QStringLiteral("%1#%2").arg(options.statusList).arg(options.statusIndex)},
                        {QStringLiteral("type"), QStringLiteral("BitstringStatusListEntry")},
                        {QStringLiteral("statusPurpose"), QStringLiteral("revocation")},
                        {QStringLiteral("statusListIndex"), QString::number(options.statusIndex)},
                        {QStringLiteral("statusListCredential"), options.statusList}});
    return credential;
}

QByteArray makeBadge(const SatExam &sat, const MarkedExam &marked, const IssuerKey &key, const BadgeOptions &options) {
    QJsonObject claims = badgeCredential(sat, marked, key, options);
    // Registered claims say the same again, as the format wants it.
    claims.insert(QStringLiteral("iss"), claims.value(QLatin1String("issuer")).toObject().value(QLatin1String("id")));
    claims.insert(QStringLiteral("jti"), claims.value(QLatin1String("id")));
    claims.insert(QStringLiteral("sub"),
                  claims.value(QLatin1String("credentialSubject")).toObject().value(QLatin1String("id")));
    claims.insert(QStringLiteral("nbf"), secondsIn(claims, "validFrom"));
    if (claims.contains(QLatin1String("validUntil")))
        claims.insert(QStringLiteral("exp"), secondsIn(claims, "validUntil"));
    return signJwt(claims, key);
}

BadgeCheck checkBadge(const QByteArray &jwt) {
    OpenedJwt opened = openJwt(jwt);
    BadgeCheck check{opened.wrong, opened.publicKey, opened.claims};
    if (!check.wrong.isEmpty())
        return check;
    const QJsonObject &said = check.credential;
    const QString subject = said.value(QLatin1String("credentialSubject")).toObject().value(QLatin1String("id")).toString();
    if (said.value(QLatin1String("jti")) != said.value(QLatin1String("id")) || subject.isEmpty() ||
        said.value(QLatin1String("sub")).toString() != subject ||
        said.value(QLatin1String("nbf")).toInteger() != secondsIn(said, "validFrom") ||
        said.contains(QLatin1String("exp")) != said.contains(QLatin1String("validUntil")) ||
        (said.contains(QLatin1String("exp")) &&
         said.value(QLatin1String("exp")).toInteger() != secondsIn(said, "validUntil")))
        check.wrong = QStringLiteral("claims and credential do not say the same");
    return check;
}

} // namespace pitwise::exam

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/jwt.h"

#include "core/exam/badge.h"
#include "core/exam/container.h"

#include <QJsonDocument>

namespace pitwise::exam {

QByteArray signJwt(const QJsonObject &claims, const IssuerKey &key) {
    const QString did = didKey(key.issuer().publicKey);
    const QJsonObject header{
        {QStringLiteral("alg"), QStringLiteral("EdDSA")},
        {QStringLiteral("typ"), QStringLiteral("JWT")},
        {QStringLiteral("kid"), did + QLatin1Char('#') + did.mid(8)},
        {QStringLiteral("jwk"),
         QJsonObject{{QStringLiteral("kty"), QStringLiteral("OKP")},
                     {QStringLiteral("crv"), QStringLiteral("Ed25519")},
                     {QStringLiteral("x"), QString::fromLatin1(security::toBase64Url(key.issuer().publicKey))}}}};
    const QByteArray message = security::toBase64Url(jsonBytes(header)) + '.' + security::toBase64Url(jsonBytes(claims));
    return message + '.' + security::toBase64Url(key.signing().sign(message));
}

OpenedJwt openJwt(const QByteArray &jwt) {
    OpenedJwt check;
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
    check.claims = QJsonDocument::fromJson(*payloadBytes).object();
    if (header.value(QLatin1String("alg")).toString() != QLatin1String("EdDSA"))
        return wrong("the header was altered, or another algorithm than EdDSA was used");
    if (header.contains(QLatin1String("crit"))) // RFC 7515: an extension that is not understood makes it invalid
        return wrong("the header asks for an extension that this program does not know");
    const QJsonValue issuer = check.claims.value(QLatin1String("issuer"));
    const QString did = issuer.isString() ? issuer.toString() : issuer.toObject().value(QLatin1String("id")).toString();
    const auto key = keyOfDid(did);
    if (!key)
        return wrong("the credential was altered: its issuer is no did:key of an Ed25519 key");
    check.publicKey = *key;
    if (!security::isSignature(*signature, parts.at(0) + '.' + parts.at(1), *key))
        return wrong("the signature does not fit: header, credential or signature were altered");
    if (check.claims.value(QLatin1String("iss")).toString() != did ||
        header.value(QLatin1String("jwk")).toObject().value(QLatin1String("x")).toString().toLatin1() !=
            security::toBase64Url(*key) ||
        header.value(QLatin1String("kid")).toString() != did + QLatin1Char('#') + did.mid(8))
        return wrong("claims and credential do not say the same");
    return check;
}

} // namespace pitwise::exam

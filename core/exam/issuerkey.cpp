// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/issuerkey.h"

#include "core/exam/container.h"
#include "core/exam/jsonfields.h"

#include <QJsonDocument>

namespace pitwise::exam {
namespace {

using security::SecretBytes;

// What keys are derived for; part of the key file's meaning: never renumber.
enum Purpose : quint64 { ForSigning = 1, ForBox = 2, ForSittings = 3, ForShelf = 4, ForReleases = 5 };

/// Sixty bits, in letters that nobody takes for others.
constexpr char codeLetters[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int codeSize = 12;

constexpr QLatin1String publicFormat("pitwise-issuer/1");

QJsonObject issuerJson(const Issuer &issuer) {
    return {{QStringLiteral("format"), publicFormat},
            {QStringLiteral("name"), issuer.name},
            {QStringLiteral("publicKey"), QString::fromLatin1(security::toBase64Url(issuer.publicKey))},
            {QStringLiteral("boxKey"), QString::fromLatin1(security::toBase64Url(issuer.boxKey))}};
}

Issuer issuerFrom(const QJsonObject &json) {
    const JsonNode node{QJsonValue(json)};
    if (node.need(QLatin1String("format")).text() != publicFormat.data())
        node.need(QLatin1String("format")).fail("is not an issuer that this version reads");
    return {textOf(node, "name"), bytesOf(json, "publicKey", security::publicKeySize),
            bytesOf(json, "boxKey", security::publicKeySize)};
}

ReadContainer readKeyFile(const QByteArray &file, Issuer &issuer) {
    ReadContainer read = readContainer(file);
    if (!read.isWhole())
        throw Refusal{read.alteration.what.toStdString(), "key file", {}};
    if (read.container.kind != FileKind::Key)
        throw Refusal{"this is not an issuer's key file", "key file", {}};
    issuer = issuerFrom(jsonObject(read.container.header, "key file"));
    if (const auto alteration = checkContainer(read, issuer.publicKey); !alteration.none())
        throw Refusal{alteration.what.toStdString(), "key file", {}};
    return read;
}

} // namespace

QString fingerprintOf(QByteArrayView publicKey) {
    const QByteArray hex = security::digest(publicKey).first(16).toHex().toUpper();
    QString text;
    for (qsizetype i = 0; i < hex.size(); i += 4)
        text += (i > 0 ? QStringLiteral(" ") : QString()) + QString::fromLatin1(hex.sliced(i, 4));
    return text;
}

QString Issuer::fingerprint() const {
    return fingerprintOf(publicKey);
}

IssuerKey::IssuerKey(SecretBytes master, const QString &name)
    : m_master(std::move(master)), m_signing(security::SigningKey::fromSeed(security::derive(m_master, ForSigning))),
      m_box(security::BoxKey::fromSeed(security::derive(m_master, ForBox))), m_issuer{name, m_signing.publicKey,
                                                                                      m_box.publicKey} {
}

IssuerKey IssuerKey::make(const QString &name) {
    if (name.trimmed().isEmpty())
        throw Refusal{"an issuer needs a name; it is printed on every certificate", "name", {}};
    return IssuerKey(SecretBytes::random(security::keySize), name.trimmed());
}

QByteArray IssuerKey::sealed(QByteArrayView passphrase, security::StretchCost cost) const {
    if (passphrase.size() < shortestPassphrase)
        throw Refusal{"a passphrase has at least ten characters", "passphrase", {}};
    const QByteArray salt = security::randomBytes(security::saltSize);
    QJsonObject header = issuerJson(m_issuer);
    header.insert(QStringLiteral("salt"), QString::fromLatin1(security::toBase64Url(salt)));
    header.insert(QStringLiteral("passes"), qint64(cost.passes));
    header.insert(QStringLiteral("kibibytes"), qint64(cost.kibibytes));
    const QByteArray bytes = jsonBytes(header);
    return writeContainer(
        {FileKind::Key, bytes, security::seal(security::stretch(passphrase, salt, cost), m_master.view(), bytes)},
        m_signing);
}

std::optional<IssuerKey> IssuerKey::open(const QByteArray &file, QByteArrayView passphrase) {
    Issuer issuer;
    const ReadContainer read = readKeyFile(file, issuer);
    const QJsonObject header = jsonObject(read.container.header, "key file");
    const JsonNode node{QJsonValue(header)};
    const security::StretchCost cost{static_cast<quint32>(intOf(node, "passes", 1, 20)),
                                     static_cast<quint32>(intOf(node, "kibibytes", 8, 1 << 20))};
    auto master = security::openSecret(security::stretch(passphrase, bytesOf(header, "salt", security::saltSize), cost),
                                       read.container.body, read.container.header);
    if (!master || master->size() != security::keySize)
        return std::nullopt;
    return IssuerKey(std::move(*master), issuer.name);
}

Issuer IssuerKey::issuerOf(const QByteArray &file) {
    Issuer issuer;
    (void)readKeyFile(file, issuer);
    return issuer;
}

SecretBytes IssuerKey::sittingSecret(const QString &exam, const QString &candidate, QByteArrayView content) const {
    return security::derive(security::derive(m_master, ForSittings),
                            jsonBytes({{QStringLiteral("exam"), exam},
                                       {QStringLiteral("candidate"), candidate},
                                       {QStringLiteral("content"), QString::fromLatin1(security::toBase64Url(content))}}));
}

QByteArray IssuerKey::releaseCode(const QString &exam, const QString &candidate, QByteArrayView sealing) const {
    const SecretBytes secret =
        security::derive(security::derive(m_master, ForReleases),
                         jsonBytes({{QStringLiteral("exam"), exam},
                                    {QStringLiteral("candidate"), candidate},
                                    {QStringLiteral("sealing"), QString::fromLatin1(security::toBase64Url(sealing))}}));
    QByteArray code;
    for (int i = 0; i < codeSize; ++i)
        code += codeLetters[secret.data()[i] % 32];
    return code.first(4) + '-' + code.sliced(4, 4) + '-' + code.sliced(8);
}

QByteArray releaseCodeOf(QByteArrayView typed) {
    QByteArray code;
    for (char c : typed.toByteArray().toUpper()) {
        if (c == '-' || c == ' ' || c == '\n' || c == '\r')
            continue;
        c = c == 'O' ? '0' : c == 'I' || c == 'L' ? '1' : c;
        if (!QByteArrayView(codeLetters).contains(c))
            return {};
        code += c;
    }
    return code.size() == codeSize ? code.first(4) + '-' + code.sliced(4, 4) + '-' + code.sliced(8) : QByteArray();
}

SecretBytes IssuerKey::shelfKey() const {
    return security::derive(m_master, ForShelf);
}

QByteArray writeIssuer(const Issuer &issuer) {
    return jsonBytes(issuerJson(issuer)) + '\n';
}

Issuer readIssuer(const QByteArray &file) {
    return isContainer(file, FileKind::Key) ? IssuerKey::issuerOf(file) : issuerFrom(jsonObject(file, "issuer"));
}

} // namespace pitwise::exam

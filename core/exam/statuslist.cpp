// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/statuslist.h"

#include "core/exam/badge.h"
#include "core/exam/jwt.h"

#include <QDateTime>
#include <QJsonArray>
#include <QUrl>

#include <zlib.h>

namespace pitwise::exam {
namespace {

using L1 = QLatin1String;

constexpr qsizetype leastBytes = 16 * 1024;      // 131,072 places: nobody is told by how short a list is
constexpr qsizetype mostBytes = 4 * 1024 * 1024; // 33 million places

QByteArray gzipped(const QByteArray &bytes) {
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw Refusal{"there is not enough memory", "status list", {}};
    QByteArray packed(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))) + 32,
                      Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.constData()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return packed;
}

/// Nothing where it is damaged or longer than that.
std::optional<QByteArray> ungzipped(const QByteArray &packed, qsizetype most) {
    z_stream stream{};
    if (inflateInit2(&stream, MAX_WBITS + 16) != Z_OK)
        return std::nullopt;
    QByteArray bytes(most + 1, Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.constData()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef *>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    const int ended = inflate(&stream, Z_FINISH);
    bytes.truncate(static_cast<qsizetype>(stream.total_out));
    inflateEnd(&stream);
    if (ended != Z_STREAM_END || bytes.size() > most)
        return std::nullopt;
    return bytes;
}

[[noreturn]] void refuseList(const QString &why) {
    throw Refusal{why.toStdString(), "status list", {}};
}

} // namespace

QByteArray makeStatusList(const Register &given, const QString &address, const IssuerKey &key, qint64 nowMs) {
    const QUrl url(address, QUrl::StrictMode);
    if (!url.isValid() || url.scheme() != L1("https") || url.host().isEmpty() || url.hasFragment())
        throw Refusal{"the https address at which the list will be published", "status list", {}};
    const auto &entries = given.entries();
    QByteArray bits(std::max(leastBytes, static_cast<qsizetype>(entries.size() / 8 + 1)), '\0');
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (given.badgeWithdrawn(entries[i].badge))
            bits[static_cast<qsizetype>(i / 8)] =
                static_cast<char>(static_cast<unsigned char>(bits[static_cast<qsizetype>(i / 8)]) | (0x80u >> (i % 8)));
    const QString did = didKey(key.issuer().publicKey);
    const qint64 seconds = nowMs / 1000;
    return signJwt(
        {{QStringLiteral("@context"), QJsonArray{QString::fromLatin1(credentialsContext)}},
         {QStringLiteral("id"), address},
         {QStringLiteral("type"),
          QJsonArray{QStringLiteral("VerifiableCredential"), QStringLiteral("BitstringStatusListCredential")}},
         {QStringLiteral("issuer"), did},
         {QStringLiteral("validFrom"), QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).toString(Qt::ISODate)},
         {QStringLiteral("credentialSubject"),
          QJsonObject{{QStringLiteral("id"), address + QStringLiteral("#list")},
                      {QStringLiteral("type"), QStringLiteral("BitstringStatusList")},
                      {QStringLiteral("statusPurpose"), QStringLiteral("revocation")},
                      {QStringLiteral("encodedList"), QString::fromLatin1('u' + security::toBase64Url(gzipped(bits)))}}},
         {QStringLiteral("iss"), did},
         {QStringLiteral("jti"), address},
         {QStringLiteral("sub"), address + QStringLiteral("#list")},
         {QStringLiteral("nbf"), seconds}},
        key);
}

StatusList StatusList::read(const QByteArray &file) {
    const OpenedJwt opened = openJwt(file.trimmed());
    if (!opened.wrong.isEmpty())
        refuseList(opened.wrong);
    const QJsonObject subject = opened.claims.value(L1("credentialSubject")).toObject();
    if (!opened.claims.value(L1("type")).toArray().contains(QStringLiteral("BitstringStatusListCredential")) ||
        subject.value(L1("statusPurpose")).toString() != L1("revocation"))
        refuseList(QStringLiteral("is no list of what was withdrawn"));
    const QByteArray encoded = subject.value(L1("encodedList")).toString().toLatin1();
    const auto packed = encoded.startsWith('u') ? security::fromBase64Url(encoded.mid(1)) : std::nullopt;
    const auto bits = packed ? ungzipped(*packed, mostBytes) : std::nullopt;
    if (!bits || bits->size() < leastBytes)
        refuseList(QStringLiteral("its list cannot be unpacked"));
    StatusList list;
    list.m_address = opened.claims.value(L1("id")).toString();
    list.m_asOf = opened.claims.value(L1("validFrom")).toString();
    list.m_signer = opened.publicKey;
    list.m_bits = *bits;
    return list;
}

std::optional<bool> StatusList::withdrawn(const QJsonObject &badge) const {
    const QJsonObject status = badge.value(L1("credentialStatus")).toObject();
    bool isNumber = false;
    const qint64 index = status.value(L1("statusListIndex")).toString().toLongLong(&isNumber);
    if (status.value(L1("statusListCredential")).toString() != m_address || !isNumber || index < 0 ||
        index / 8 >= m_bits.size())
        return std::nullopt;
    return (static_cast<unsigned char>(m_bits[index / 8]) & (0x80u >> (index % 8))) != 0;
}

} // namespace pitwise::exam

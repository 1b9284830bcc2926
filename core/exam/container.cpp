// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/container.h"

#include "core/exam/jsonfields.h"

#include <QJsonDocument>
#include <QtEndian>

namespace pitwise::exam {
namespace {

constexpr char containerMagic[] = "PITWISE";
constexpr char version = 1;
constexpr qsizetype frontSize = sizeof containerMagic - 1 + 2; // magic, kind, version
constexpr int longDigest = 32;
constexpr qsizetype blockSize = 4096;

QByteArray lengthBytes(qsizetype length) {
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(static_cast<quint32>(length), bytes.data());
    return bytes;
}

} // namespace

QByteArray writeContainer(const Container &container, const security::SigningKey &key) {
    const QByteArray front = containerMagic + QByteArray(1, static_cast<char>(container.kind)) + version +
                             lengthBytes(container.header.size()) + container.header + lengthBytes(container.body.size());
    const QByteArray digests = security::blockDigests(container.body, longDigest);
    return front + container.body + digests + key.sign(front + digests);
}

ReadContainer readContainer(const QByteArray &file) {
    ReadContainer read;
    const auto failed = [&](const char *what, qint64 from, qint64 to) {
        read.alteration = {QString::fromLatin1(what), from, to};
        return read;
    };
    if (file.size() < frontSize + 8 + security::signatureSize || !file.startsWith(containerMagic))
        return failed("this is not a file of Pitwise, or its first bytes were altered", 0, frontSize);
    read.container.kind = static_cast<FileKind>(file.at(sizeof containerMagic - 1));
    if (file.at(frontSize - 1) != version)
        return failed("a version that this program does not read, or the version byte was altered", frontSize - 1,
                      frontSize);
    const auto lengthAt = [&](qsizetype at) {
        return static_cast<qsizetype>(qFromBigEndian<quint32>(file.constData() + at));
    };
    const qsizetype headerAt = frontSize + 4;
    const qsizetype headerSize = lengthAt(frontSize);
    if (headerSize > file.size() - headerAt - 4 - security::signatureSize)
        return failed("the header's length was altered, or the file was cut off", frontSize, headerAt);
    const qsizetype bodyAt = headerAt + headerSize + 4;
    const qsizetype bodySize = lengthAt(bodyAt - 4);
    const qsizetype digestSize = (bodySize + blockSize - 1) / blockSize * longDigest;
    if (bodyAt + bodySize + digestSize + security::signatureSize != file.size())
        return failed("a length was altered, or the file was cut off or added to", bodyAt - 4, file.size());
    read.container.header = file.sliced(headerAt, headerSize);
    read.container.body = file.sliced(bodyAt, bodySize);
    read.bodyOffset = bodyAt;
    read.digests = file.sliced(bodyAt + bodySize, digestSize);
    read.signature = file.last(security::signatureSize);
    read.signedPart = file.first(bodyAt) + read.digests;
    return read;
}

security::Alteration checkContainer(const ReadContainer &read, QByteArrayView publicKey) {
    if (!read.isWhole())
        return read.alteration;
    const security::Alteration body =
        security::alteredBlocks(read.container.body, read.digests, longDigest, read.bodyOffset);
    if (security::isSignature(read.signature, read.signedPart, publicKey)) {
        if (body.none())
            return {};
        return {QStringLiteral("the sealed part was altered"), body.from, body.to};
    }
    if (!body.none())
        return {QStringLiteral("the sealed part or its digests were altered"), body.from, body.to};
    return {QStringLiteral("the header or the signature was altered, or another key signed"), 0, read.bodyOffset};
}

bool isContainer(const QByteArray &file, FileKind kind) {
    return file.size() > frontSize && file.startsWith(containerMagic) &&
           file.at(sizeof containerMagic - 1) == static_cast<char>(kind);
}

QByteArray jsonBytes(const QJsonObject &object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject jsonObject(const QByteArray &bytes, const char *what) {
    // A value costs a hundred times its bytes when it is read: what is small on disk must not fill the memory.
    constexpr qsizetype mostValues = 400'000;
    if (bytes.count(',') + bytes.count(':') > mostValues)
        throw Refusal{"holds more values than any exam", what, {}};
    const QJsonValue value = parseJson(bytes).toQJson();
    if (!value.isObject())
        throw Refusal{"must be an object", what, {}};
    return value.toObject();
}

QByteArray bytesOf(const QJsonObject &object, const char *key, qsizetype size) {
    const auto bytes = security::fromBase64Url(object.value(QLatin1String(key)).toString().toLatin1());
    if (!bytes || bytes->isEmpty() || (size > 0 && bytes->size() != size))
        throw Refusal{"must be bytes in base64url", key, {}};
    return *bytes;
}

} // namespace pitwise::exam

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/security/signedtext.h"

#include <QList>

#include <algorithm>

namespace pitwise::security {
namespace {

constexpr qsizetype mostBlocks = 32;
constexpr int shortDigest = 8;
constexpr char blocksMark[] = "%PITWISE-BLOCKS 1 ";
constexpr char signatureMark[] = "%PITWISE-SIGNATURE 1 ";

/// Where the line before `end` starts; `end` is just past its line feed.
qsizetype lineStart(const QByteArray &file, qsizetype end) {
    return end < 1 ? 0 : file.lastIndexOf('\n', end - 2) + 1;
}

} // namespace

QByteArray blockDigests(QByteArrayView bytes, int size, qsizetype blockSize) {
    QByteArray digests;
    for (qsizetype at = 0; at < bytes.size(); at += blockSize)
        digests += digest(bytes.sliced(at, std::min(blockSize, bytes.size() - at))).first(size);
    return digests;
}

Alteration alteredBlocks(QByteArrayView bytes, QByteArrayView digests, int size, qint64 offset, qsizetype blockSize) {
    const QByteArray now = blockDigests(bytes, size, blockSize);
    if (now.size() != digests.size())
        return {QStringLiteral("bytes were added or taken away"), -1, -1};
    qsizetype first = -1;
    qsizetype last = -1;
    for (qsizetype block = 0; block * size < now.size(); ++block) {
        if (QByteArrayView(now).sliced(block * size, size) == digests.sliced(block * size, size))
            continue;
        first = first < 0 ? block : first;
        last = block;
    }
    if (first < 0)
        return {};
    return {QStringLiteral("altered"), offset + first * blockSize, offset + std::min((last + 1) * blockSize, bytes.size())};
}

QByteArray signText(const QByteArray &bytes, const SigningKey &key) {
    QByteArray file = bytes;
    if (!file.endsWith('\n'))
        file += '\n';
    qsizetype block = smallestBlock;
    while (file.size() > block * mostBlocks)
        block *= 2;
    file += blocksMark + QByteArray::number(block) + ' ' + toBase64Url(blockDigests(file, shortDigest, block)) + '\n';
    const QByteArray signature = key.sign(file);
    return file + signatureMark + toBase64Url(key.publicKey) + ' ' + toBase64Url(signature) + '\n';
}

SignedText readSignedText(const QByteArray &file) {
    SignedText text;
    const auto failed = [&](const QString &what, qint64 from = -1, qint64 to = -1) {
        text.alteration = {what, from, to};
        return text;
    };
    if (!file.endsWith('\n'))
        return failed(QStringLiteral("the file does not end with its signature line; it was cut off or added to"));
    const qsizetype signatureAt = lineStart(file, file.size());
    const qsizetype blocksAt = lineStart(file, signatureAt);
    text.bytes = file.first(blocksAt);
    const QByteArray line = file.sliced(signatureAt).chopped(1);
    const QString badLine = QStringLiteral("the signature line was altered");
    if (!line.startsWith(signatureMark))
        return failed(badLine, signatureAt, file.size());
    const QList<QByteArray> words = line.sliced(sizeof signatureMark - 1).split(' ');
    if (words.size() != 2)
        return failed(badLine, signatureAt, file.size());
    const auto key = fromBase64Url(words.at(0));
    const auto signature = fromBase64Url(words.at(1));
    if (!key || key->size() != publicKeySize || !signature || signature->size() != signatureSize)
        return failed(badLine, signatureAt, file.size());
    text.publicKey = *key;

    // The digests only say where to look: what counts is the signature.
    if (isSignature(*signature, QByteArrayView(file).first(signatureAt), *key))
        return text;
    const QByteArray blocksLine = file.sliced(blocksAt, signatureAt - blocksAt).chopped(1);
    const QList<QByteArray> blockWords =
        blocksLine.startsWith(blocksMark) ? blocksLine.sliced(sizeof blocksMark - 1).split(' ') : QList<QByteArray>();
    const qsizetype block = blockWords.size() == 2 ? blockWords.at(0).toLongLong() : 0;
    const auto digests = block >= smallestBlock ? fromBase64Url(blockWords.at(1)) : std::nullopt;
    if (!digests)
        return failed(QStringLiteral("the line of block digests was altered"), blocksAt, signatureAt);
    if (Alteration where = alteredBlocks(text.bytes, *digests, shortDigest, 0, block); !where.none()) {
        text.alteration = where;
        return text;
    }
    return failed(QStringLiteral("the signature line or the digests before it were altered, or another key signed"),
                  blocksAt, file.size());
}

} // namespace pitwise::security

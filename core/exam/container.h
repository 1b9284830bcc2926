// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/security/signedtext.h"

#include <QByteArray>
#include <QJsonObject>

namespace pitwise::exam {

/// What a file of ours is.
enum class FileKind : char { Exam = 'E', Key = 'K', Result = 'R' };

/// The frame of our binary files:
///
///     "PITWISE" kind | version 1 | header length u32 | header (JSON, readable) | body length u32 | body
///     | digests of the body, 4096 bytes at a time, 32 bytes each | Ed25519 signature over all of this but the body
///
/// The digests bind the body, so every byte is signed, and a reader can say which part was altered.
struct Container {
    FileKind kind{};
    QByteArray header; ///< JSON bytes, signed as they stand.
    QByteArray body;
};

[[nodiscard]] QByteArray writeContainer(const Container &container, const security::SigningKey &key);

struct ReadContainer {
    Container container;
    security::Alteration alteration; ///< Of framing; the signature is looked at by checkContainer.
    QByteArray signedPart;
    QByteArray signature;
    QByteArray digests;
    qint64 bodyOffset = 0;
    [[nodiscard]] bool isWhole() const { return alteration.none(); }
};
/// Takes a file apart. Never throws.
[[nodiscard]] ReadContainer readContainer(const QByteArray &file);
/// What was altered where, given who should have signed.
[[nodiscard]] security::Alteration checkContainer(const ReadContainer &read, QByteArrayView publicKey);

[[nodiscard]] bool isContainer(const QByteArray &file, FileKind kind);

/// JSON bytes of an object and back; the latter throws a Refusal.
[[nodiscard]] QByteArray jsonBytes(const QJsonObject &object);
[[nodiscard]] QJsonObject jsonObject(const QByteArray &bytes, const char *what);
/// A member that holds bytes in strict base64url, of this size where it is not 0. Throws a Refusal.
[[nodiscard]] QByteArray bytesOf(const QJsonObject &object, const char *key, qsizetype size = 0);

} // namespace pitwise::exam

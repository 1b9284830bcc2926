// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/security/cipher.h"

#include <QByteArray>
#include <QString>

namespace pitwise::security {

/// What is wrong with signed bytes, and where.
struct Alteration {
    QString what;     ///< Empty: nothing.
    qint64 from = -1; ///< First byte of the altered part; -1: the whole.
    qint64 to = -1;   ///< One past its last byte.
    [[nodiscard]] bool none() const { return what.isEmpty(); }
};

/// A file of any kind that ends with a line which carries an Ed25519 signature over every byte before that line:
///
///     …the file's own bytes…
///     %PITWISE-BLOCKS 1 <size of a block> <digests of the file's own bytes, block by block, 8 bytes each>
///     %PITWISE-SIGNATURE 1 <public key> <signature>
///
/// in base64url. Both lines together stay under 1024 bytes: readers of PDF look for its end no further back. The digests let
/// a reader say which part was altered; they prove nothing and are themselves signed.
[[nodiscard]] QByteArray signText(const QByteArray &bytes, const SigningKey &key);

struct SignedText {
    QByteArray bytes;     ///< The file's own bytes. To be trusted only where alteration is none.
    QByteArray publicKey; ///< Of the one who signed; empty where the last line cannot be read.
    Alteration alteration;
};
[[nodiscard]] SignedText readSignedText(const QByteArray &file);

inline constexpr qsizetype smallestBlock = 4096;
/// Digests of `bytes`, block by block, `size` bytes each, one after the other.
[[nodiscard]] QByteArray blockDigests(QByteArrayView bytes, int size, qsizetype block = smallestBlock);
/// From the first block whose digest differs to the last, as a part of the bytes; `offset` is where these stand in the file.
[[nodiscard]] Alteration alteredBlocks(QByteArrayView bytes, QByteArrayView digests, int size, qint64 offset,
                                       qsizetype block = smallestBlock);

} // namespace pitwise::security

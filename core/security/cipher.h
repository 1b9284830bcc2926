// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/security/secret.h"

#include <QByteArray>

#include <optional>

namespace pitwise::security {

/// XChaCha20-Poly1305 under a fresh random nonce, which stands before the result. `bound` is not hidden but cannot change.
[[nodiscard]] QByteArray seal(const SecretBytes &key, QByteArrayView plain, QByteArrayView bound = {});
/// Nothing where the key is wrong or a byte of either part was altered; does not say which.
[[nodiscard]] std::optional<QByteArray> open(const SecretBytes &key, QByteArrayView sealed, QByteArrayView bound = {});
[[nodiscard]] std::optional<SecretBytes> openSecret(const SecretBytes &key, QByteArrayView sealed,
                                                    QByteArrayView bound = {});

/// BLAKE2b, 32 bytes.
[[nodiscard]] QByteArray digest(QByteArrayView bytes);
/// BLAKE2b under a key, 32 bytes: a MAC.
[[nodiscard]] QByteArray mac(const SecretBytes &key, QByteArrayView bytes);
/// In constant time.
[[nodiscard]] bool same(QByteArrayView a, QByteArrayView b);

[[nodiscard]] QByteArray randomBytes(int size);

inline constexpr int publicKeySize = 32;
inline constexpr int signatureSize = 64;

/// Ed25519. The secret key is made from a 32-byte seed.
struct SigningKey {
    SecretBytes secret;   ///< libsodium's 64-byte form.
    QByteArray publicKey; ///< 32 bytes.
    [[nodiscard]] static SigningKey fromSeed(const SecretBytes &seed);
    [[nodiscard]] QByteArray sign(QByteArrayView message) const;
};
[[nodiscard]] bool isSignature(QByteArrayView signature, QByteArrayView message, QByteArrayView publicKey);

/// X25519: what is sealed to the public key, only the secret key opens.
struct BoxKey {
    SecretBytes secret;
    QByteArray publicKey;
    [[nodiscard]] static BoxKey fromSeed(const SecretBytes &seed);
    [[nodiscard]] std::optional<SecretBytes> open(QByteArrayView sealed) const;
};
[[nodiscard]] QByteArray sealTo(QByteArrayView publicKey, const SecretBytes &secret);

/// Base64 as in RFC 4648, url-safe alphabet without padding.
[[nodiscard]] QByteArray toBase64Url(QByteArrayView bytes);
/// Strict: nothing for padding, white space, a foreign character or bits left over in the last one.
[[nodiscard]] std::optional<QByteArray> fromBase64Url(QByteArrayView text);

} // namespace pitwise::security

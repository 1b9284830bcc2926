// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/security/cipher.h"

#include <sodium.h>

namespace pitwise::security {
namespace {

constexpr qsizetype nonceSize = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr qsizetype tagSize = crypto_aead_xchacha20poly1305_ietf_ABYTES;

const unsigned char *raw(QByteArrayView bytes) {
    return reinterpret_cast<const unsigned char *>(bytes.data());
}
unsigned char *raw(QByteArray &bytes) {
    return reinterpret_cast<unsigned char *>(bytes.data());
}
unsigned long long length(QByteArrayView bytes) {
    return static_cast<unsigned long long>(bytes.size());
}

bool openInto(unsigned char *plain, const SecretBytes &key, QByteArrayView sealed, QByteArrayView bound) {
    const QByteArrayView text = sealed.sliced(nonceSize);
    return crypto_aead_xchacha20poly1305_ietf_decrypt(plain, nullptr, nullptr, raw(text), length(text), raw(bound),
                                                      length(bound), raw(sealed), key.data()) == 0;
}

} // namespace

QByteArray seal(const SecretBytes &key, QByteArrayView plain, QByteArrayView bound) {
    QByteArray sealed(nonceSize + plain.size() + tagSize, Qt::Uninitialized);
    randombytes_buf(sealed.data(), nonceSize);
    crypto_aead_xchacha20poly1305_ietf_encrypt(raw(sealed) + nonceSize, nullptr, raw(plain), length(plain), raw(bound),
                                               length(bound), nullptr, raw(sealed), key.data());
    return sealed;
}

std::optional<QByteArray> open(const SecretBytes &key, QByteArrayView sealed, QByteArrayView bound) {
    if (key.size() != keySize || sealed.size() < nonceSize + tagSize)
        return std::nullopt;
    QByteArray plain(sealed.size() - nonceSize - tagSize, Qt::Uninitialized);
    if (!openInto(raw(plain), key, sealed, bound))
        return std::nullopt;
    return plain;
}

std::optional<SecretBytes> openSecret(const SecretBytes &key, QByteArrayView sealed, QByteArrayView bound) {
    if (key.size() != keySize || sealed.size() <= nonceSize + tagSize)
        return std::nullopt;
    SecretBytes plain(static_cast<std::size_t>(sealed.size() - nonceSize - tagSize));
    if (!openInto(plain.data(), key, sealed, bound))
        return std::nullopt;
    return plain;
}

QByteArray digest(QByteArrayView bytes) {
    ready();
    QByteArray result(crypto_generichash_BYTES, Qt::Uninitialized);
    crypto_generichash(raw(result), crypto_generichash_BYTES, raw(bytes), length(bytes), nullptr, 0);
    return result;
}

QByteArray mac(const SecretBytes &key, QByteArrayView bytes) {
    QByteArray result(crypto_generichash_BYTES, Qt::Uninitialized);
    crypto_generichash(raw(result), crypto_generichash_BYTES, raw(bytes), length(bytes), key.data(), key.size());
    return result;
}

bool same(QByteArrayView a, QByteArrayView b) {
    return a.size() == b.size() &&
           (a.isEmpty() || sodium_memcmp(a.data(), b.data(), static_cast<std::size_t>(a.size())) == 0);
}

QByteArray randomBytes(int size) {
    ready();
    QByteArray bytes(size, Qt::Uninitialized);
    randombytes_buf(bytes.data(), static_cast<std::size_t>(size));
    return bytes;
}

SigningKey SigningKey::fromSeed(const SecretBytes &seed) {
    SigningKey key{SecretBytes(crypto_sign_SECRETKEYBYTES), QByteArray(publicKeySize, Qt::Uninitialized)};
    static_assert(keySize == crypto_sign_SEEDBYTES && publicKeySize == crypto_sign_PUBLICKEYBYTES);
    crypto_sign_seed_keypair(raw(key.publicKey), key.secret.data(), seed.data());
    return key;
}

QByteArray SigningKey::sign(QByteArrayView message) const {
    QByteArray signature(signatureSize, Qt::Uninitialized);
    static_assert(signatureSize == crypto_sign_BYTES);
    crypto_sign_detached(raw(signature), nullptr, raw(message), length(message), secret.data());
    return signature;
}

bool isSignature(QByteArrayView signature, QByteArrayView message, QByteArrayView publicKey) {
    ready();
    return signature.size() == signatureSize && publicKey.size() == publicKeySize &&
           crypto_sign_verify_detached(raw(signature), raw(message), length(message), raw(publicKey)) == 0;
}

BoxKey BoxKey::fromSeed(const SecretBytes &seed) {
    BoxKey key{SecretBytes(crypto_box_SECRETKEYBYTES), QByteArray(crypto_box_PUBLICKEYBYTES, Qt::Uninitialized)};
    crypto_box_seed_keypair(raw(key.publicKey), key.secret.data(), seed.data());
    return key;
}

std::optional<SecretBytes> BoxKey::open(QByteArrayView sealed) const {
    if (sealed.size() <= static_cast<qsizetype>(crypto_box_SEALBYTES))
        return std::nullopt;
    SecretBytes plain(static_cast<std::size_t>(sealed.size()) - crypto_box_SEALBYTES);
    if (crypto_box_seal_open(plain.data(), raw(sealed), length(sealed), raw(publicKey), secret.data()) != 0)
        return std::nullopt;
    return plain;
}

QByteArray sealTo(QByteArrayView publicKey, const SecretBytes &secret) {
    QByteArray sealed(static_cast<qsizetype>(secret.size() + crypto_box_SEALBYTES), Qt::Uninitialized);
    crypto_box_seal(raw(sealed), secret.data(), secret.size(), raw(publicKey));
    return sealed;
}

QByteArray toBase64Url(QByteArrayView bytes) {
    return QByteArray::fromRawData(bytes.data(), bytes.size())
        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

std::optional<QByteArray> fromBase64Url(QByteArrayView text) {
    QByteArray bytes(text.size() * 3 / 4 + 1, Qt::Uninitialized);
    std::size_t size = 0;
    if (sodium_base642bin(raw(bytes), static_cast<std::size_t>(bytes.size()), text.data(),
                          static_cast<std::size_t>(text.size()), nullptr, &size, nullptr,
                          sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0)
        return std::nullopt;
    bytes.truncate(static_cast<qsizetype>(size));
    // Written again, it has to be the same text: no second spelling of the same bytes.
    if (QByteArrayView(toBase64Url(bytes)) != text)
        return std::nullopt;
    return bytes;
}

} // namespace pitwise::security

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/security/secret.h"

#include "core/refusal.h"

#include <sodium.h>
#include <sys/prctl.h>

#include <cstring>

namespace pitwise::security {

void ready() {
    static const bool started = sodium_init() >= 0;
    if (!started)
        throw Refusal{"the cryptography library cannot start on this machine", {}, {}};
}

SecretBytes::SecretBytes(std::size_t size) : m_size(size) {
    ready();
    if (size == 0)
        return;
    m_data = static_cast<unsigned char *>(sodium_malloc(size));
    if (!m_data)
        throw Refusal{"there is no memory left for a secret", {}, {}};
    std::memset(m_data, 0, size);
}

SecretBytes::SecretBytes(QByteArrayView bytes) : SecretBytes(static_cast<std::size_t>(bytes.size())) {
    if (m_data)
        std::memcpy(m_data, bytes.data(), m_size);
}

SecretBytes::~SecretBytes() {
    sodium_free(m_data); // wipes first; a null pointer is fine
}

SecretBytes SecretBytes::random(std::size_t size) {
    SecretBytes bytes(size);
    randombytes_buf(bytes.data(), size);
    return bytes;
}

StretchCost StretchCost::moderate() {
    return {crypto_pwhash_argon2id_OPSLIMIT_MODERATE, crypto_pwhash_argon2id_MEMLIMIT_MODERATE / 1024};
}
StretchCost StretchCost::interactive() {
    return {crypto_pwhash_argon2id_OPSLIMIT_INTERACTIVE, crypto_pwhash_argon2id_MEMLIMIT_INTERACTIVE / 1024};
}
StretchCost StretchCost::least() {
    return {crypto_pwhash_argon2id_OPSLIMIT_MIN, crypto_pwhash_argon2id_MEMLIMIT_MIN / 1024};
}

SecretBytes stretch(QByteArrayView typed, QByteArrayView salt, StretchCost cost) {
    // A file says what its key costs; a forged one must not make us ask for all memory or run for an hour.
    if (salt.size() != static_cast<qsizetype>(saltSize) || cost.passes < 1 || cost.passes > 20 || cost.kibibytes < 8 ||
        cost.kibibytes > 1024 * 1024)
        throw Refusal{"the cost of the key is out of range", {}, {}};
    SecretBytes key(keySize);
    static_assert(saltSize == crypto_pwhash_SALTBYTES);
    if (crypto_pwhash(key.data(), key.size(), typed.data(), static_cast<unsigned long long>(typed.size()),
                      reinterpret_cast<const unsigned char *>(salt.data()), cost.passes, std::size_t(cost.kibibytes) * 1024,
                      crypto_pwhash_ALG_ARGON2ID13) != 0)
        throw Refusal{"there is not enough memory to check the PIN or passphrase", {}, {}};
    return key;
}

SecretBytes derive(const SecretBytes &master, quint64 id) {
    SecretBytes key(keySize);
    static_assert(keySize == crypto_kdf_KEYBYTES);
    crypto_kdf_derive_from_key(key.data(), key.size(), id, "pitwise1", master.data());
    return key;
}

SecretBytes derive(const SecretBytes &master, QByteArrayView name) {
    SecretBytes key(keySize);
    crypto_generichash(key.data(), key.size(), reinterpret_cast<const unsigned char *>(name.data()),
                       static_cast<unsigned long long>(name.size()), master.data(), master.size());
    return key;
}

void keepMemoryPrivate(bool on) {
    ::prctl(PR_SET_DUMPABLE, on ? 0 : 1);
}

} // namespace pitwise::security

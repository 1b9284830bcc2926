// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/security/pinhash.h"

#include "core/refusal.h"

#include <sodium.h>

#include <algorithm>

namespace pitwise::security {

QByteArray hashPin(QByteArrayView pin, StretchCost cost) {
    ready();
    char hash[crypto_pwhash_STRBYTES];
    if (crypto_pwhash_str_alg(hash, pin.data(), static_cast<unsigned long long>(pin.size()), cost.passes,
                              std::size_t(cost.kibibytes) * 1024, crypto_pwhash_ALG_ARGON2ID13) != 0)
        throw Refusal{"there is not enough memory to keep a PIN", {}, {}};
    return QByteArray(hash);
}

bool isPin(QByteArrayView pin, const QByteArray &hash) {
    ready();
    if (hash.isEmpty() || hash.size() >= static_cast<qsizetype>(crypto_pwhash_STRBYTES))
        return false;
    char stored[crypto_pwhash_STRBYTES] = {};
    std::copy(hash.begin(), hash.end(), stored);
    return crypto_pwhash_str_verify(stored, pin.data(), static_cast<unsigned long long>(pin.size())) == 0;
}

void Lockout::countWrong(qint64 nowMs) {
    ++wrongTries;
    if (wrongTries < freeTries)
        return;
    constexpr qint64 minute = 60'000;
    lockedUntilMs = nowMs + std::min<qint64>(minute << std::min(wrongTries - freeTries, 6), 60 * minute);
}

} // namespace pitwise::security

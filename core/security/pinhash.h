// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/security/secret.h"

#include <QByteArray>

namespace pitwise::security {

/// A PIN as it is stored: `$argon2id$…`, salted. Slow on purpose: keep it off the window's thread.
[[nodiscard]] QByteArray hashPin(QByteArrayView pin, StretchCost cost = StretchCost::interactive());
/// Whether this is the PIN. A hash that is not one says no.
[[nodiscard]] bool isPin(QByteArrayView pin, const QByteArray &hash);

/// Wrong tries in a row, and until when further ones are not even looked at. Stored by the caller
/// before he learns whether a try was right, so that a crash or a copied program gives no free tries.
struct Lockout {
    static constexpr int freeTries = 5;
    int wrongTries = 0;
    qint64 lockedUntilMs = 0; ///< Milliseconds since 1970, UTC. 0: not locked.

    [[nodiscard]] bool isLocked(qint64 nowMs) const { return nowMs < lockedUntilMs; }
    /// Counts a wrong try: from the fifth on a minute, doubling with each further one up to an hour.
    void countWrong(qint64 nowMs);
    void clear() { *this = {}; }
    friend bool operator==(const Lockout &, const Lockout &) = default;
};

} // namespace pitwise::security

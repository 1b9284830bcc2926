// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/badge.h"

namespace pitwise::exam {

/// The credential with a proof of its own (Data Integrity, eddsa-rdfc-2022) under the same key, as JSON: wallets that take
/// no JWT take this. `created` is its validFrom, so that the same credential gives the same bytes.
[[nodiscard]] QByteArray proveBadge(const QJsonObject &credential, const IssuerKey &key);

/// Checks the shape, the proof and the issuer. Only credentials as badgeCredential() makes them are read: a member that is
/// not ours could not be put into canonical form without fetching its words.
[[nodiscard]] BadgeCheck checkBadgeJson(const QByteArray &json);

/// Such a file by its look; its proof may be anything.
[[nodiscard]] bool isBadgeJson(const QByteArray &json);

/// The canonical N-Quads (RDFC-1.0) of a credential without its proof. Throws a Refusal that names what it does not know.
[[nodiscard]] QByteArray canonicalQuads(const QJsonObject &credential);

} // namespace pitwise::exam

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/issuerkey.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace pitwise::exam {

/// Claims signed as a compact JWT (EdDSA), which names the issuer's key and carries it.
[[nodiscard]] QByteArray signJwt(const QJsonObject &claims, const IssuerKey &key);

struct OpenedJwt {
    QString wrong; ///< Empty: whole, and signed by whom its issuer names. Else what is wrong and in which part.
    QByteArray publicKey;
    QJsonObject claims;
};
/// Checks parts, strict base64url, algorithm, issuer and signature. `issuer` is a did:key, by itself or as `id` of an
/// object.
[[nodiscard]] OpenedJwt openJwt(const QByteArray &jwt);

} // namespace pitwise::exam

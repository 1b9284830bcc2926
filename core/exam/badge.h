// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/marking.h"

#include <QByteArray>
#include <QString>

namespace pitwise::exam {

/// The issuer's key as a decentralised identifier: `did:key:z6Mk…`. It carries the key itself, so nothing is fetched.
[[nodiscard]] QString didKey(QByteArrayView publicKey);
/// The key back; nothing where the text is not an Ed25519 did:key in its one right spelling.
[[nodiscard]] std::optional<QByteArray> keyOfDid(const QString &did);

inline constexpr char credentialsContext[] = "https://www.w3.org/ns/credentials/v2";
inline constexpr char badgesContext[] = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json";

struct BadgeOptions {
    bool hashed = false;    ///< Name and number as salted hashes, for whoever posts his badge.
    QString statusList;     ///< Where the house publishes what it has withdrawn; empty: it does not.
    qint64 statusIndex = 0; ///< The badge's place in that list, see Register::statusIndex.
};

/// An Open Badges 3.0 credential of a pass, unsigned. Throws a Refusal for a sitting that was not passed.
[[nodiscard]] QJsonObject badgeCredential(const SatExam &sat, const MarkedExam &marked, const IssuerKey &key,
                                          const BadgeOptions &options = {});
/// The same as VC-JWT (EdDSA).
[[nodiscard]] QByteArray makeBadge(const SatExam &sat, const MarkedExam &marked, const IssuerKey &key,
                                   const BadgeOptions &options = {});

/// The same for the same result, whatever is ruled on its items.
[[nodiscard]] QString badgeId(const SatExam &sat);

struct BadgeCheck {
    QString wrong;        ///< Empty: the badge is good. Else what is wrong and in which part.
    QByteArray publicKey; ///< Of the issuer that it names.
    QJsonObject credential;
};
/// Checks parts, strict base64url, algorithm, issuer and signature, and that the claims say what the credential says.
[[nodiscard]] BadgeCheck checkBadge(const QByteArray &jwt);

} // namespace pitwise::exam

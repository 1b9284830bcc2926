// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/security/cipher.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace pitwise::exam {

/// What everybody may know of the one who issues exams and certificates.
struct Issuer {
    QString name;
    QByteArray publicKey;                      ///< Ed25519.
    QByteArray boxKey;                         ///< X25519: results are sealed to it.
    [[nodiscard]] QString fingerprint() const; ///< Eight groups of four, as printed on certificates.
};
[[nodiscard]] QString fingerprintOf(QByteArrayView publicKey);

/// The issuer's key, open in locked memory. One master secret; everything else is derived from it, so one backup is enough.
class IssuerKey {
public:
    [[nodiscard]] static IssuerKey make(const QString &name);

    /// The key file: sealed under the passphrase (Argon2id, XChaCha20-Poly1305), signed. A copy of it is the backup.
    [[nodiscard]] QByteArray sealed(QByteArrayView passphrase,
                                    security::StretchCost cost = security::StretchCost::moderate()) const;
    /// Throws a Refusal where the file was altered; nothing where the passphrase is wrong.
    [[nodiscard]] static std::optional<IssuerKey> open(const QByteArray &file, QByteArrayView passphrase);
    /// What the file says without its passphrase. Throws a Refusal where it was altered.
    [[nodiscard]] static Issuer issuerOf(const QByteArray &file);

    [[nodiscard]] const Issuer &issuer() const { return m_issuer; }
    [[nodiscard]] const security::SigningKey &signing() const { return m_signing; }
    [[nodiscard]] const security::BoxKey &box() const { return m_box; }
    /// The secret of one sitting; the issuer can always make it again. `content` is the digest of what was sealed: the
    /// same exam sealed once more has other secrets, so an old PIN opens nothing of it.
    [[nodiscard]] security::SecretBytes sittingSecret(const QString &exam, const QString &candidate,
                                                      QByteArrayView content) const;

    /// What only the issuer gives for one sitting, beside the release PIN: `7KQM-3XPA-9TDE`. It is in no file; `sealing` is
    /// the salt of what was sealed.
    [[nodiscard]] QByteArray releaseCode(const QString &exam, const QString &candidate, QByteArrayView sealing) const;
    /// What the issuer keeps on his shelf and nobody else may read is sealed under it: seeds, exposure.
    [[nodiscard]] security::SecretBytes shelfKey() const;

private:
    IssuerKey(security::SecretBytes master, const QString &name);
    security::SecretBytes m_master;
    security::SigningKey m_signing;
    security::BoxKey m_box;
    Issuer m_issuer;
};

/// As it was made, whatever the spelling: small letters, without hyphens, O for 0, I or L for 1. Empty: it is no code.
[[nodiscard]] QByteArray releaseCodeOf(QByteArrayView typed);

/// A passphrase has to resist somebody who has copied the key file.
inline constexpr int shortestPassphrase = 10;

/// The public half as a file to hand out: one line of text. Reading throws a Refusal; it also takes a key file.
[[nodiscard]] QByteArray writeIssuer(const Issuer &issuer);
[[nodiscard]] Issuer readIssuer(const QByteArray &file);

} // namespace pitwise::exam

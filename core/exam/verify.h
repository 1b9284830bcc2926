// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/issuerkey.h"
#include "core/exam/itembank.h"

#include <QByteArray>
#include <QDate>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace pitwise::exam {

enum class VerifiedKind { Unknown, ExamFile, Result, Mark, Certificate, Report, Badge, KeyFile, QrText };

struct Finding {
    bool good = false;
    QString what; ///< In English, for the command line; pages word it from kind and good.
    QString at;   ///< Where: bytes, entry of the chain, part of the badge. Empty: the whole.
};

/// What can be said about a file.
struct Verification {
    VerifiedKind kind = VerifiedKind::Unknown;
    QByteArray signer; ///< Ed25519 key of the issuer behind it; empty where none can be read.
    std::vector<Finding> findings;
    QDate validUntil;       ///< Last day that a certificate, badge or mark says; not valid: it says none.
    bool expired = false;   ///< That day is over. What was genuine stays so: good() does not ask for it.
    bool trusted = false;   ///< The key behind it is the one that it was checked against.
    bool withdrawn = false; ///< The register says so.
    /// Whole, and whoever signed it signed it.
    [[nodiscard]] bool good() const;
    /// To be relied on today: whole, of the issuer it was checked against, neither over nor withdrawn.
    [[nodiscard]] bool valid() const { return good() && trusted && !expired && !withdrawn; }
};

struct VerifyWith {
    const Issuer *trusted =
        nullptr; ///< Whose files these should be. Without, the signature is checked against the key in the file.
    const IssuerKey *opened = nullptr;        ///< With the issuer's own key a result is opened and its chain followed,
    const ItemBank *bank = nullptr;           ///< and with a bank marked again.
    QDate today = {};                         ///< Not valid: nothing is said to be over.
    const class Register *given = nullptr;    ///< What the issuer has given out and withdrawn.
    const class StatusList *status = nullptr; ///< The same as the house publishes it, for badges.
};

/// Looks at a result, certificate, mark, badge, exam or key file. Never throws.
[[nodiscard]] Verification verifyFile(const QByteArray &file, const VerifyWith &with = {});
[[nodiscard]] QJsonObject verificationJson(const Verification &verification);

} // namespace pitwise::exam

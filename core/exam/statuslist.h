// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/register.h"

namespace pitwise::exam {

/// What the issuer has withdrawn, as a list that anybody can check without asking: a Bitstring Status List credential
/// (VC-JWT), published as a file at the address that the badges name. `address` throws a Refusal where it is none.
[[nodiscard]] QByteArray makeStatusList(const Register &given, const QString &address, const IssuerKey &key, qint64 nowMs);

/// Such a list as read.
class StatusList {
public:
    /// Throws a Refusal where it is none, is altered, or unpacks to more than a list can be.
    [[nodiscard]] static StatusList read(const QByteArray &file);

    [[nodiscard]] const QString &address() const { return m_address; }
    [[nodiscard]] const QByteArray &signer() const { return m_signer; }
    [[nodiscard]] QString asOf() const { return m_asOf; } ///< ISO.
    /// Nothing where the badge names another list, or a place that this one does not have.
    [[nodiscard]] std::optional<bool> withdrawn(const QJsonObject &badge) const;

private:
    QString m_address, m_asOf;
    QByteArray m_signer, m_bits;
};

} // namespace pitwise::exam

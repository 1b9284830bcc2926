// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/marking.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace pitwise::exam {

/// The issuer's register of what he has given out and withdrawn: a file that he signs, to be handed to whoever checks
/// certificates. Entries are added, never changed or taken out.
class Register {
public:
    struct Entry {
        QString number, candidate, name, title;
        QString result; ///< Digest of the result file behind it.
        QString badge;  ///< Id of its badge.
        QString date, validUntil;
        bool passed = false;
        qint64 atMs = 0;
    };
    struct Withdrawal {
        QString number, reason, who;
        qint64 atMs = 0;
    };

    /// Throws a Refusal where this issuer did not sign it. Nothing at all is an empty register.
    [[nodiscard]] static Register read(const QByteArray &file, QByteArrayView issuerKey);
    [[nodiscard]] QByteArray sealed(const IssuerKey &key) const;

    /// Enters a mark, once. Where the same result had passed under an earlier number and does not any more, that number is
    /// withdrawn; gives those.
    QStringList enter(const SatExam &sat, const MarkedExam &marked, qint64 nowMs);
    /// Throws a Refusal for a number that was never given out or is withdrawn already, and without a reason.
    void withdraw(const QString &number, const QString &reason, const QString &who, qint64 nowMs);

    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }
    [[nodiscard]] const std::vector<Withdrawal> &withdrawals() const { return m_withdrawals; }
    /// Of a certificate, report or mark.
    [[nodiscard]] std::optional<Withdrawal> withdrawn(const QString &number) const;
    /// Of a badge: its last entry counts.
    [[nodiscard]] std::optional<Withdrawal> badgeWithdrawn(const QString &badge) const;
    /// A badge's place in the status list: that of its first entry, or the one it gets when it is entered next.
    [[nodiscard]] qint64 statusIndex(const QString &badge) const;

private:
    std::vector<Entry> m_entries;
    std::vector<Withdrawal> m_withdrawals;
};

} // namespace pitwise::exam

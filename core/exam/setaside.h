// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/resultfile.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace pitwise::exam {

/// A result that was decided not to count, though it is whole: of two of one candidate only one can. It stays where it is.
struct SetAside {
    QString result; ///< Digest of its file.
    QString exam, candidate, reason, who;
    qint64 atMs = 0;
};

/// Throws a Refusal without a reason and who decided it.
[[nodiscard]] SetAside setAsideResult(const SatExam &sat, const QString &reason, const QString &who, qint64 nowMs);
[[nodiscard]] const SetAside *setAsideOf(const std::vector<SetAside> &all, const SatExam &sat);
/// As a file that the issuer signs; nothing at all are no decisions. Reading throws a Refusal where he did not.
[[nodiscard]] QByteArray writeSetAside(const std::vector<SetAside> &all, const IssuerKey &key);
[[nodiscard]] std::vector<SetAside> readSetAside(const QByteArray &file, QByteArrayView issuerKey);

} // namespace pitwise::exam

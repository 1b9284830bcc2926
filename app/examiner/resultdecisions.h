// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examiner/resultlist.h"

namespace pitwise {

/// Nothing where there is no such file.
[[nodiscard]] QByteArray bytesIfThere(const QString &file);
/// Each result against the others: another day, another result of the same candidate.
[[nodiscard]] MarkedResults withOthers(MarkedResults results);
/// Another result of this candidate counts too: a person has to decide.
[[nodiscard]] bool hasAnother(const MarkedResult &result);
/// Into the issuer's register; gives the numbers that are withdrawn by it.
QStringList enterAll(const QString &file, const MarkedResults &results, const exam::IssuerKey &key, qint64 nowMs);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examiner/resultlist.h"
#include "core/exam/issuerkey.h"

#include <functional>

namespace pitwise {

/// What is given out of a result, signed. Certificate and badge are for who passed; they throw a Refusal otherwise.
[[nodiscard]] QByteArray reportPaper(const MarkedResult &result, const exam::IssuerKey &key);
[[nodiscard]] QByteArray certificatePaper(const MarkedResult &result, const exam::IssuerKey &key, const QString &examiner);

/// Everybody's papers into one folder: a report each, and certificate and badge where passed. Gives how many files.
int writePapers(const QString &folder, const MarkedResults &results, const exam::IssuerKey &key, const QString &examiner,
                const std::function<void(double)> &step);

/// A line each for a spreadsheet: number, name, score, verdict, sections, times. UTF-8 with a mark, so that Chinese
/// names arrive; text that a spreadsheet would take for a formula is kept text.
[[nodiscard]] QByteArray resultTable(const MarkedResults &results);

} // namespace pitwise

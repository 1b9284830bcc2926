// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/examfile.h"

#include <vector>

namespace pitwise::exam {

/// A list of candidates as a spreadsheet saves it, with commas or semicolons. The first row names the columns, in any order:
/// number and name, and as many as wanted of attempt, timeFactor, textSize (per cent), highContrast, reducedMotion,
/// readAloud (yes or no). An empty cell is what nothing granted means. Throws a Refusal that names line and column.
[[nodiscard]] std::vector<Candidate> readCandidates(const QByteArray &csv);

} // namespace pitwise::exam

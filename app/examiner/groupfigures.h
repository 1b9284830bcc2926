// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/examiner/figurelist.h"
#include "app/examiner/resultlist.h"
#include "core/exam/itemstatistics.h"

namespace pitwise {

/// What the marks of a group are worth, in figures and in words that an examiner can act on: how many passed, how far
/// apart they are, how reliable the exam was (KR-20) and how sure one mark is (standard error), each with how little a
/// small group tells.
[[nodiscard]] std::vector<FigureList::Row> groupRows(const exam::ExamStatistics &figures, const MarkedResults &results);

} // namespace pitwise

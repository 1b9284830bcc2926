// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/family.h"

namespace pitwise {

/// Which questions practice never shows. Of every family with enough of them a quarter belongs to the exams, told by what
/// is asked (identity), so that it needs no list that could be read, and holds on machines that know nothing of an exam.
///
/// Families with less than a hundred different questions are shared, and those where one question is all that asks for a
/// clause: a rule that has three questions has to be practised with all three. An exam may ask them, and its plan says how
/// many of its questions they are.
inline constexpr int fewestKeptApart = 100;
[[nodiscard]] bool isShared(std::string_view family, const Rulebook &rules);
[[nodiscard]] inline bool isShared(const Family &family, const Rulebook &rules) {
    return family.judgement || isShared(std::string_view(family.id), rules);
}
/// One of the quarter. Says nothing of shared families.
[[nodiscard]] bool belongsToExams(const Question &question);

} // namespace pitwise

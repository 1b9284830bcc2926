// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/refusal.h"
#include "core/rulings/vocabulary.h"
#include "core/scenario/asking.h"

namespace pitwise {

/// A question offers no more than these.
inline constexpr std::size_t mostOptions = 6;

/// An answer that somebody may call right: under another reading of the item, or because it comes to the same (no item).
struct OpenAnswer {
    Answer answer;
    std::string item;
};

/// Rulings on the incident that may be called right though `rule` gives another.
[[nodiscard]] std::vector<OpenAnswer> defensibleAnswers(const Scenario &scenario, const Rulebook &rules,
                                                        const Library &library, const House &house,
                                                        const std::vector<RulingCode> &right);

/// Leaves out the dropped options and puts in the added ones, each proved wrong; what cannot be comes back as problems.
/// Questions without options (amounts, totals) take added answers as misreadings with their label.
[[nodiscard]] ScenarioProblems applyOptions(const Scenario &scenario, const std::vector<OpenAnswer> &open,
                                            Question &question);

/// A refusal of the draft's round as a problem.
[[nodiscard]] ScenarioProblem refusalProblem(const Refusal &refusal, bool cardShort);

} // namespace pitwise

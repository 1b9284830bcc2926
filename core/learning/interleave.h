// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/scheduler.h"

namespace pitwise {

/// One place in a plan: the question to ask, and others that would ask for the same clause.
struct Choice {
    std::vector<PlanItem> items; ///< The preferred one first; never empty.
};

/// Puts the choices, most pressing first, into an order in which games take turns and the same skill does not
/// come twice running, `last` (what was asked before, or null) included. Where skills are too few for that,
/// another question for the same clause is taken; where there is none either, the repetition stands.
/// Otherwise the order is kept: nothing is drawn forward past more than five others for a change of game.
[[nodiscard]] std::vector<PlanItem> interleave(std::vector<Choice> choices, const PlanItem *last);

} // namespace pitwise

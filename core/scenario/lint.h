// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/asking.h"

#include <span>

namespace pitwise {

/// Every problem of a scenario, errors first, each with its place: what makeQuestion() finds and also what the author
/// forgot, what goes wrong after the point, and which of `others` it is close to (one of the same id is not another).
[[nodiscard]] ScenarioProblems lint(const Scenario &scenario, std::span<const Scenario> others, const Library &library, const House &house);

/// How alike two scenarios are, in hundredths: 100 for the same table, incident and question.
[[nodiscard]] int likeness(const Scenario &a, const Scenario &b);

} // namespace pitwise

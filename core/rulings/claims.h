// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulings/situation.h"

#include <string_view>

namespace pitwise {

/// A case of a claim, and whom it names; empty where nobody gets it.
struct ClaimResult {
    std::string_view caseName;
    std::string player;
};

/// Who calls the decisions of a box: the seated bettor, else the nearest or the largest (ControlBy), of those still in.
[[nodiscard]] ClaimResult controlOf(const ControlFacts &facts, ControlBy by);

/// The ladder of rival claims: a bettor of the box by his place, the nearest, the least money, whom the equals agreed
/// on, and last those without a bet by time. Throws a Refusal where the agreed one is not among the equals.
[[nodiscard]] ClaimResult winnerOf(const ClaimFacts &facts);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

#include <cstdint>
#include <vector>

namespace pitwise {

/// How often a bet that the opening cards decide hits each row of its pay table, in ordered deals of just those
/// cards: two of the player's, and the dealer's first where the bet looks at it.
struct OpeningOdds {
    std::uint64_t ways = 0;          ///< All ordered deals.
    std::vector<std::uint64_t> rows; ///< One for each pay row; the rest of `ways` loses.
};

[[nodiscard]] OpeningOdds openingOdds(const Rulebook &book, const SideBet &bet, int decks);

} // namespace pitwise

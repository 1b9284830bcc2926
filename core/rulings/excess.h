// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulings/situation.h"

#include <optional>

namespace pitwise {

/// What of each bet counts on a box that is over its maximum, as rounds count it (shareOut). Nothing where that does not
/// come out in whole cents.
[[nodiscard]] std::optional<std::vector<PlacedBet>> sharesOfMaximum(const std::vector<PlacedBet> &bets, LimitsFacts limits);

/// What goes back of bets that together are over the maximum: what was placed last (freebet 5.1.3).
[[nodiscard]] std::vector<PlacedBet> laterExcess(const std::vector<PlacedBet> &bets, Cents max);

/// What is rejected before bets are closed: the seated player places first, then the others as they came (freebet 5.1).
/// With nobody seated, or somebody without a bet there, that is the player with the highest bet (freebet 1.30).
[[nodiscard]] std::vector<PlacedBet> rejectedExcess(const std::vector<PlacedBet> &bets, const std::string &seated,
                                                    Cents max);

} // namespace pitwise

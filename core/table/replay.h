// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/round.h"

#include <vector>

namespace pitwise {

/// How a round came to lie as viewToSettle() shows it: the bets, then every card and decision, one view each. The last is
/// that view itself, so nothing is shown that it does not show.
[[nodiscard]] std::vector<RoundView> viewsToSettle(const Round &round);

/// The round as it lies while it is played: what is settled before the dealer's turn is settled (side bets on the opening
/// cards, Blackjacks, surrenders, bust hands), and nothing after it.
[[nodiscard]] RoundView viewInPlay(const Round &round);
[[nodiscard]] std::vector<RoundView> viewsInPlay(const Round &round);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/dealerodds.h"

#include <string>
#include <vector>

namespace pitwise {

struct OutcomeOdds {
    std::string name; ///< The pay row's.
    Ways ways = 0;    ///< Out of the bet's ways.
    Ratio pays;
};

struct BetOdds {
    std::string kind;
    bool byDealer = false; ///< Graded by the dealer's hand: shown as probabilities, not as ways.
    Ways ways = 0;
    std::vector<OutcomeOdds> outcomes; ///< In pay-table order; what is left of `ways` loses.

    /// The house's edge: minus the expected net win of one unit.
    [[nodiscard]] double edge() const;
};

struct Odds {
    std::vector<BetOdds> bets; ///< Those that need no player's decision.
    DealerOdds dealer;
};

/// `payTable` counts from 1; `decks` and `payTable` are taken to be in the rulebook's range.
[[nodiscard]] Odds oddsOf(const Rulebook &book, int decks, int payTable);

} // namespace pitwise

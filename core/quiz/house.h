// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/tablesetup.h"

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace pitwise {

/// What the house has decided and the documents leave to it.
struct House {
    static constexpr Limits usualMain{2'500, 500'000};
    static constexpr Limits usualSide{500, 50'000};

    std::map<std::string, Limits, std::less<>> limits; ///< `lucky8/main`, `lucky8/pair`: those that are not the usual ones.
    int payTable = 0;                                  ///< Lucky Lucky table in force; 0: all three are drilled.
    SettleFrom settleFrom = SettleFrom::Right;         ///< By custom; Lucky Lucky bets always from the right.
    ReadingValues readings;                            ///< Values that differ from the rulebook's defaults.
    std::set<std::string> fixed; ///< Items (`A01`) whose reading the house has fixed: their flagged questions are graded.

    /// Of a bet of that kind: `main`, or a side bet of the game.
    [[nodiscard]] Limits limitsOf(std::string_view game, std::string_view kind) const {
        const auto own = limits.find(std::string(game) + '/' + std::string(kind));
        return own != limits.end() ? own->second : kind == "main" ? usualMain : usualSide;
    }
};

} // namespace pitwise

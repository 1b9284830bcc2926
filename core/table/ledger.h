// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/tablesetup.h"

#include <array>
#include <string_view>

namespace pitwise {

enum class Result : std::uint8_t { Win, Lose, StandOff, Surrender, EvenMoney, Returned };
inline constexpr std::array<std::string_view, 6> resultNames{"win",       "lose",       "stand-off",
                                                             "surrender", "even-money", "returned"};
[[nodiscard]] constexpr std::string_view name(Result result) {
    return resultNames[static_cast<std::size_t>(result)];
}

/// One settlement, in the order in which the dealer makes it. The clauses stay references until somebody prints them.
struct LedgerLine {
    Cents stake = 0; ///< Chips on it that count; of a bet that goes back whole, all of them.
    Cents pays = 0;  ///< Chips pushed to the player on top of his own.
    Cents takes = 0; ///< Chips taken.
    const ClauseList *because = nullptr;
    const ClauseList *further = nullptr; ///< May be null: a second reason, a marker.
    const ClauseList *also = nullptr;    ///< May be null: a limit, cited last.
    PlayerId player = nobody;
    std::uint8_t box = 0;
    std::uint8_t hand = 0; ///< From 1; 0: the bet belongs to the box, not to a hand.
    BetKind kind = mainBet;
    Result result = Result::Lose;
    std::int8_t row = -1; ///< Of the pay table, where a side bet won.
    Cents surplus = 0;    ///< Chips on it that do not count: over a limit, they go back whatever happens.

    [[nodiscard]] ClauseList clauses() const {
        ClauseList list = *because;
        if (further)
            list.add(*further);
        if (also)
            list.add(*also);
        return list;
    }
};

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/tablesetup.h"

#include <array>
#include <string_view>
#include <vector>

namespace pitwise {

/// What somebody does after the initial deal, in the contract's words. Alphabetical, as answers list them.
enum class Do : std::uint8_t {
    CloseOffers,
    Double,
    EvenMoney,
    FreeDouble,
    FreeSplit,
    Hit,
    Insurance,
    Split,
    Stand,
    Surrender
};
inline constexpr std::size_t doCount = 10;
inline constexpr std::array<std::string_view, doCount> doNames{
    "close-offers", "double", "even-money", "free-double", "free-split", "hit", "insurance", "split", "stand", "surrender"};
[[nodiscard]] constexpr std::string_view name(Do what) {
    return doNames[static_cast<std::size_t>(what)];
}

/// Another bettor who does likewise, and for how much.
struct Follower {
    PlayerId player = nobody;
    Cents amount = 0; ///< 0: as much as he had down before the deal.
};

struct Action {
    Do what = Do::CloseOffers;
    int box = 0;
    PlayerId player = nobody;
    Cents amount = 0;           ///< Insurance, double; 0: not given.
    PlayerId of = nobody;       ///< Insurance: whose main bet.
    std::vector<Follower> with; ///< Split, double.
    std::vector<Follower> tie;  ///< Split: bets on one hand laid on the new hand.
};

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"

#include <span>

namespace pitwise {

/// Points of a hand: the best total not over 21, else the lowest.
///
/// `soft` means an Ace is counted as eleven *now*: A-6 is soft, A-6-T is not.
/// Says nothing about Blackjack, which also needs the deal.
struct HandTotal {
    int total = 0;
    bool soft = false;
    friend constexpr bool operator==(HandTotal, HandTotal) = default;
};

[[nodiscard]] constexpr HandTotal handTotal(int hardPoints, bool hasAce) {
    const bool soft = hasAce && hardPoints + 10 <= 21;
    return {soft ? hardPoints + 10 : hardPoints, soft};
}

[[nodiscard]] constexpr HandTotal handTotal(std::span<const Card> cards) {
    int points = 0;
    bool ace = false;
    for (const Card card : cards) {
        points += card.points();
        ace = ace || card.isAce();
    }
    return handTotal(points, ace);
}

} // namespace pitwise

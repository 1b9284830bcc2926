// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/maker.h"

#include <optional>
#include <vector>

namespace pitwise {

// Cards that bring about what a question needs, drawn at random from those that do. Nothing where chance found none:
// the family then gives up and the bank tries again.
using CardPlan = std::optional<std::vector<Card>>;

/// Further cards after `start` that end a player's hand on `total`, with a hand under 21 before each of them.
/// A `total` over 21 means any bust.
[[nodiscard]] CardPlan playerCards(Maker &maker, const std::vector<Card> &start, int total, int count);

/// Two opening cards of that total (5 to 20) and of two ranks and values: nothing to split, no Blackjack.
[[nodiscard]] CardPlan openingCards(Maker &maker, int total, bool soft = false);

/// The dealer's cards after `up` when he draws out by the game's rule and ends on `total` with `count` cards in all
/// (0: any number). A total of 0 means a bust. Never a Blackjack.
[[nodiscard]] CardPlan dealerCards(Maker &maker, Card up, int total, int count = 0);

/// The card that every hand begins with, or none.
[[nodiscard]] std::vector<Card> printedStart(const Rulebook &rules);

} // namespace pitwise

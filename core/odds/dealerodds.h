// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/handtotal.h"
#include "core/rules/rulebook.h"

#include <array>
#include <span>

namespace pitwise {

/// Counts of ordered deals from a full shoe of ten decks and thirteen cards need 118 bits.
__extension__ using Ways = unsigned __int128;

/// `part` of `whole`, right in all digits that a double has.
[[nodiscard]] double ratioOf(Ways part, Ways whole);

/// The next cards of a full shoe, by points only: what a hand total needs and no more.
class PointShoe {
public:
    PointShoe(const Rulebook &book, int decks);
    [[nodiscard]] int count(int points) const { return m_counts[static_cast<std::size_t>(points)]; } ///< 1 (Ace) to 10.
    [[nodiscard]] int size() const { return m_size; }
    void take(int points) { --m_counts[static_cast<std::size_t>(points)], --m_size; }
    void putBack(int points) { ++m_counts[static_cast<std::size_t>(points)], ++m_size; }

private:
    std::array<int, 11> m_counts{};
    int m_size = 0;
};

/// How often a dealer who always draws out ends where, counted over every order in which cards can come:
/// each number is out of `all`, the ordered deals of `longest` cards.
struct DealerOdds {
    static constexpr int longest = 14; ///< No dealer's hand has more cards (freebet: 13, Aces first).
    Ways all = 0;
    std::array<Ways, 23> totals{}; ///< 17 to 22; 22 only where it is no bust.
    Ways bust = 0;
    std::array<Ways, longest + 1> bustWith{}; ///< By the cards in his hand, the printed one included.
    Ways blackjack = 0;                       ///< Part of totals[21].
};

/// From `start`, the cards he has already (the printed one too), with every card of a full shoe to come.
[[nodiscard]] DealerOdds dealerOdds(const Rulebook &book, int decks, std::span<const Card> start);
/// From the beginning of a round: no card, or the printed one.
[[nodiscard]] DealerOdds dealerOdds(const Rulebook &book, int decks);

/// He takes no further card (each game's own 17).
[[nodiscard]] bool dealerStands(const PlayRules &rules, HandTotal total);

} // namespace pitwise

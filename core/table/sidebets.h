// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"
#include "core/rules/rulebook.h"

namespace pitwise {

/// Which row of its pay table a side bet hits; the gate keeps rows in this order, best first.
inline constexpr int noRow = -1;

/// Two opening cards of one rank; a ten and a picture are no pair (lucky8 1.1.9, 3.4.3).
[[nodiscard]] constexpr int rankPairRow(Card first, Card second) {
    return first.rank() == second.rank() ? 0 : noRow;
}

/// Rows: three 8s suited, three unsuited, two suited, two unsuited, any other match (lucky8 4.2).
[[nodiscard]] constexpr int luckyEightsRow(Card first, Card second, Card dealer) {
    const Rank rank1 = first.rank(), rank2 = second.rank(), rank3 = dealer.rank();
    if (rank1 != rank2 && rank1 != rank3 && rank2 != rank3)
        return noRow;
    const Card a = rank1 == rank2 || rank1 == rank3 ? first : second; // a and b match
    const Card b = rank1 == rank2 ? second : dealer;
    if (a.rank() != Rank::Eight)
        return 4;
    if (rank1 == rank2 && rank2 == rank3)
        return first.suit() == second.suit() && second.suit() == dealer.suit() ? 0 : 1;
    return a.suit() == b.suit() ? 2 : 3;
}

/// Rows: Aces of one suit, another suited pair, one colour, mixed (freebet 3.14.1 to 3.14.4).
[[nodiscard]] constexpr int pairClassRow(Card first, Card second) {
    if (first.rank() != second.rank())
        return noRow;
    if (first.suit() == second.suit())
        return first.isAce() ? 0 : 1;
    return first.isRed() == second.isRed() ? 2 : 3;
}

/// Total of three cards with an Ace as one or eleven, whichever lands in 19 to 21; else the hard total (D01).
[[nodiscard]] constexpr int threeCardTotal(Card first, Card second, Card third) {
    const int hard = first.points() + second.points() + third.points();
    const bool ace = first.isAce() || second.isAce() || third.isAce();
    return ace && hard + 10 >= 19 && hard + 10 <= 21 ? hard + 10 : hard;
}

/// Rows: 777 suited, 678 suited, 777, 678, 21 suited, 21, 20, 19; only the best pays (luckylucky 9).
[[nodiscard]] constexpr int threeCardRow(Card first, Card second, Card third) {
    const bool suited = first.suit() == second.suit() && second.suit() == third.suit();
    const auto bits = [](Card card) { return 1u << static_cast<unsigned>(card.rank()); };
    const unsigned ranks = bits(first) | bits(second) | bits(third);
    if (ranks == 1u << 7)
        return suited ? 0 : 2;
    if (ranks == (1u << 6 | 1u << 7 | 1u << 8))
        return suited ? 1 : 3;
    switch (threeCardTotal(first, second, third)) {
    case 21: return suited ? 4 : 5;
    case 20: return 6;
    case 19: return 7;
    default: return noRow;
    }
}

/// Rows: four 8s all spades, four, three, two. `run` counts the printed 8; more than four pay as four (B03).
[[nodiscard]] constexpr int runOfEightsRow(int run, bool firstFourSpades) {
    if (run >= 4)
        return firstFourSpades ? 0 : 1;
    return run == 3 ? 2 : run == 2 ? 3 : noRow;
}

/// The row whose range holds the number of cards or markers.
[[nodiscard]] inline int countRow(const SideBet &bet, int count) {
    for (std::size_t i = 0; i < bet.rows.size(); ++i)
        if (bet.rows[i].counts.contains(count))
            return static_cast<int>(i);
    return noRow;
}

/// Decided by the opening cards alone, whatever happens later.
[[nodiscard]] constexpr bool decidedByOpening(SideBetRule rule) {
    return rule == SideBetRule::RankPair || rule == SideBetRule::LuckyEights || rule == SideBetRule::PairClass ||
           rule == SideBetRule::ThreeCardTotal;
}

/// The row of a bet that the opening cards decide; `dealer` is his first card.
[[nodiscard]] constexpr int openingRow(SideBetRule rule, Card first, Card second, Card dealer) {
    switch (rule) {
    case SideBetRule::RankPair: return rankPairRow(first, second);
    case SideBetRule::LuckyEights: return luckyEightsRow(first, second, dealer);
    case SideBetRule::PairClass: return pairClassRow(first, second);
    case SideBetRule::ThreeCardTotal: return threeCardRow(first, second, dealer);
    default: return noRow;
    }
}

} // namespace pitwise

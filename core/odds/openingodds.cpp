// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/openingodds.h"
#include "core/table/sidebets.h"

namespace pitwise {

OpeningOdds openingOdds(const Rulebook &book, const SideBet &bet, int decks) {
    const bool looksAtDealer = bet.rule == SideBetRule::LuckyEights || bet.rule == SideBetRule::ThreeCardTotal;
    const auto inShoe = [&](Card card) { return book.hasTens || card.rank() != Rank::Ten; };
    const auto copies = static_cast<std::uint64_t>(decks);
    OpeningOdds odds;
    odds.rows.resize(bet.rows.size());
    const auto add = [&](Card first, Card second, Card dealer, std::uint64_t ways) {
        odds.ways += ways;
        if (const int row = openingRow(bet.rule, first, second, dealer); row != noRow)
            odds.rows[static_cast<std::size_t>(row)] += ways;
    };
    for (unsigned a = 0; a < Card::codes; ++a)
        for (unsigned b = 0; b < Card::codes; ++b) {
            const Card first = Card::fromCode(a), second = Card::fromCode(b);
            if (!inShoe(first) || !inShoe(second))
                continue;
            const std::uint64_t two = copies * (copies - (a == b));
            if (two == 0)
                continue;
            if (!looksAtDealer) {
                add(first, second, {}, two);
                continue;
            }
            for (unsigned c = 0; c < Card::codes; ++c) {
                const std::uint64_t taken = (c == a) + (c == b);
                if (inShoe(Card::fromCode(c)) && copies > taken)
                    add(first, second, Card::fromCode(c), two * (copies - taken));
            }
        }
    return odds;
}

} // namespace pitwise

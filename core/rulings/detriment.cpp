// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/detriment.h"
#include "core/odds/dealerodds.h"

#include <algorithm>

namespace pitwise {

Card mostDetrimental(const Rulebook &book, std::span<const Card> dealer, std::span<const Card> drawn) {
    const auto with = [&](Card card) {
        std::vector<Card> hand(dealer.begin(), dealer.end());
        hand.push_back(card);
        return hand;
    };
    const auto totalWith = [&](Card card) { return handTotal(with(card)); };
    const auto busts = [&](Card card) { return totalWith(card).total > book.play.dealerBustsOver; };
    if (const auto bust = std::find_if(drawn.begin(), drawn.end(), busts); bust != drawn.end())
        return *bust;
    if (std::all_of(drawn.begin(), drawn.end(), [&](Card card) { return dealerStands(book.play, totalWith(card)); }))
        return *std::min_element(drawn.begin(), drawn.end(),
                                 [&](Card a, Card b) { return totalWith(a).total < totalWith(b).total; });
    // Every chance is out of the same number of deals, so the counts compare as they are.
    const auto bustWays = [&](Card card) { return dealerOdds(book, book.decks.max, with(card)).bust; };
    return *std::max_element(drawn.begin(), drawn.end(), [&](Card a, Card b) { return bustWays(a) < bustWays(b); });
}

} // namespace pitwise

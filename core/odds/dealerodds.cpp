// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/dealerodds.h"
#include "core/cards/handtotal.h"

namespace pitwise {
namespace {

class Count {
public:
    Count(const PlayRules &rules, const PointShoe &shoe, DealerOdds &odds, int drawable)
        : m_rules(rules), m_shoe(shoe), m_odds(odds), m_drawable(drawable) {}

    /// `ways`: orders in which the `drawn` cards so far can have come.
    void from(int hardPoints, bool hasAce, int cards, int drawn, Ways ways) {
        const HandTotal total = handTotal(hardPoints, hasAce);
        if (cards >= 2 && dealerStands(m_rules, total)) {
            finish(total, hasAce, cards, ways * rest(drawn));
            return;
        }
        for (int points = 1; points <= 10; ++points) {
            const int copies = m_shoe.count(points);
            if (copies == 0)
                continue;
            m_shoe.take(points);
            from(hardPoints + points, hasAce || points == 1, cards + 1, drawn + 1, ways * static_cast<Ways>(copies));
            m_shoe.putBack(points);
        }
    }

    /// Orders of the cards that follow `drawn` ones, up to the common length.
    [[nodiscard]] Ways rest(int drawn) const {
        Ways ways = 1;
        for (int card = drawn, left = m_shoe.size(); card < m_drawable; ++card, --left)
            ways *= static_cast<Ways>(left);
        return ways;
    }

private:
    void finish(HandTotal total, bool hasAce, int cards, Ways ways) {
        if (total.total > m_rules.dealerBustsOver) {
            m_odds.bust += ways;
            m_odds.bustWith[static_cast<std::size_t>(cards)] += ways;
            return;
        }
        m_odds.totals[static_cast<std::size_t>(total.total)] += ways;
        if (m_rules.blackjack && cards == 2 && hasAce && total.total == 21)
            m_odds.blackjack += ways;
    }

    const PlayRules &m_rules;
    PointShoe m_shoe;
    DealerOdds &m_odds;
    int m_drawable;
};

} // namespace

double ratioOf(Ways part, Ways whole) {
    return static_cast<double>(static_cast<long double>(part) / static_cast<long double>(whole));
}

PointShoe::PointShoe(const Rulebook &book, int decks) {
    for (int points = 1; points <= 10; ++points) {
        const int ranks = points < 10 ? 1 : book.hasTens ? 4 : 3;
        m_counts[static_cast<std::size_t>(points)] = 4 * ranks * decks;
        m_size += 4 * ranks * decks;
    }
}

bool dealerStands(const PlayRules &rules, HandTotal total) {
    return total.total > 17 || (total.total == 17 && !(total.soft && rules.dealerHitsSoft17));
}

DealerOdds dealerOdds(const Rulebook &book, int decks, std::span<const Card> start) {
    int points = 0;
    bool ace = false;
    for (const Card card : start) {
        points += card.points();
        ace = ace || card.isAce();
    }
    const int cards = static_cast<int>(start.size());
    const PointShoe shoe(book, decks);
    DealerOdds odds;
    // A shoe of one deck is long enough for the longest hand: 14 cards.
    Count count(book.play, shoe, odds, DealerOdds::longest - 1);
    odds.all = count.rest(0);
    count.from(points, ace, cards, 0, 1);
    return odds;
}

DealerOdds dealerOdds(const Rulebook &book, int decks) {
    if (book.play.printed)
        return dealerOdds(book, decks, std::span(&*book.play.printed, 1));
    return dealerOdds(book, decks, {});
}

} // namespace pitwise

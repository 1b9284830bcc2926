// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/cardplan.h"
#include "core/cards/handtotal.h"
#include "core/table/round.h"

#include <numeric>

namespace pitwise {
namespace {

constexpr int tries = 40;

bool inDeck(const Maker &maker, int rank) {
    return rank != static_cast<int>(Rank::Ten) || maker.rules().hasTens;
}

std::array<int, 13> ranksInAnyOrder(Maker &maker) {
    std::array<int, 13> ranks{};
    std::iota(ranks.begin(), ranks.end(), 1);
    maker.random().shuffle(ranks);
    return ranks;
}

bool ends(int total, int wanted) {
    return wanted > 21 ? total > 21 : total == wanted;
}

/// Draws out card by card and goes back where the wished end cannot be reached any more.
bool drawOut(Maker &maker, std::vector<Card> &cards, int total, std::size_t count) {
    const PlayRules &play = maker.rules().play;
    const HandTotal now = handTotal(cards);
    if (cards.size() == count) {
        const bool bust = now.total > play.dealerBustsOver;
        return !Round::dealerMustDraw(play, now) && (total == 0 ? bust : now.total == total);
    }
    if (!Round::dealerMustDraw(play, now))
        return false;
    // Every card before the last adds a point at least and has to leave him drawing.
    int hard = 0;
    for (const Card card : cards)
        hard += card.points();
    if (hard + static_cast<int>(count - cards.size()) - 1 > 16)
        return false;
    for (const int rank : ranksInAnyOrder(maker)) {
        if (!inDeck(maker, rank))
            continue;
        cards.push_back(maker.card(static_cast<Rank>(rank)));
        const bool natural = play.blackjack && cards.size() == 2 && handTotal(cards).total == 21;
        if (!natural && drawOut(maker, cards, total, count))
            return true;
        cards.pop_back();
    }
    return false;
}

} // namespace

CardPlan playerCards(Maker &maker, const std::vector<Card> &start, int total, int count) {
    for (int attempt = 0; attempt < tries; ++attempt) {
        std::vector<Card> hand = start;
        for (int i = 1; i < count; ++i)
            hand.push_back(maker.card(maker.rankBut({})));
        if (handTotal(hand).total >= 21)
            continue;
        for (const int rank : ranksInAnyOrder(maker)) {
            if (!inDeck(maker, rank))
                continue;
            hand.push_back(maker.card(static_cast<Rank>(rank)));
            if (ends(handTotal(hand).total, total))
                return std::vector<Card>(hand.begin() + static_cast<std::ptrdiff_t>(start.size()), hand.end());
            hand.pop_back();
        }
    }
    return std::nullopt;
}

CardPlan openingCards(Maker &maker, int total, bool soft) {
    for (int attempt = 0; attempt < tries; ++attempt) {
        const std::vector<Card> cards = {maker.card(soft ? Rank::Ace : maker.rankBut({Rank::Ace})),
                                         maker.card(maker.rankBut({Rank::Ace}))};
        if (cards[0].points() != cards[1].points() && handTotal(cards).total == total)
            return cards;
        // Two even halves leave only the pair: shift a point between them.
        if (!soft && attempt > 20 && total >= 7) {
            const int low = maker.between(std::max(2, total - 10), (total - 1) / 2);
            if (low < 2 || low == total - low)
                continue;
            std::vector<Card> two{maker.worth(low), maker.worth(total - low)};
            maker.random().shuffle(two);
            return two;
        }
    }
    return std::nullopt;
}

CardPlan dealerCards(Maker &maker, Card up, int total, int count) {
    std::vector<int> counts{count};
    if (count == 0) {
        counts = {2, 3, 3, 4, 4, 5, 6};
        maker.random().shuffle(counts);
    }
    for (const int cards : counts) {
        std::vector<Card> hand{up};
        if (drawOut(maker, hand, total, static_cast<std::size_t>(cards)))
            return std::vector<Card>(hand.begin() + 1, hand.end());
    }
    return std::nullopt;
}

std::vector<Card> printedStart(const Rulebook &rules) {
    return rules.play.printed ? std::vector<Card>{*rules.play.printed} : std::vector<Card>{};
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/families/splitplay.h"

namespace pitwise {

HandPlan planHand(Maker &m, Card first, int total, bool mayDouble, Do doubleBy) {
    HandPlan plan;
    for (int attempt = 0; attempt < 30; ++attempt) {
        const bool doubled = mayDouble && m.chance(60);
        const int count = doubled || total > 21                                  ? 2
                          : total == 21 && !first.isTenValue() && !first.isAce() ? 2
                                                                                 : m.between(1, 2);
        const auto cards = playerCards(m, {first}, total, count);
        if (!cards)
            continue;
        // A second card of the same value would raise the question of another split.
        if ((*cards)[0].points() == first.points())
            continue;
        plan.cards = *cards;
        plan.last = doubled ? doubleBy : Do::Hit;
        if (doubleBy == Do::FreeDouble && doubled) {
            const int two = first.points() + (*cards)[0].points();
            if (two < 9 || two > 11 || first.isAce() || (*cards)[0].isAce())
                continue;
        }
        return plan;
    }
    throw LiveRound::NoSuchCard{};
}

void playSplit(LiveRound &live, Card pair, int ways, Do how, const std::vector<HandPlan> &plans,
               const std::vector<Card> &dealer, const std::vector<Follower> &with) {
    for (int i = 1; i < ways; ++i)
        live.wish({pair.rank(), static_cast<Suit>(i % 4)});
    for (const HandPlan &plan : plans)
        wishAll(live, plan.cards);
    wishAll(live, dealer);
    for (int i = 0; i < ways; ++i)
        live.act(how, 0, with);
    for (std::size_t i = 0; i < plans.size(); ++i) {
        const auto mine = [&] {
            return live.round().stage() == Stage::Play && live.round().activeHand() == static_cast<int>(i) + 1;
        };
        for (std::size_t k = 1; k < plans[i].cards.size(); ++k) {
            const bool last = k + 1 == plans[i].cards.size();
            const Do what = last ? plans[i].last : Do::Hit;
            if (!mine() || live.round().whyNot(what))
                throw LiveRound::NoSuchCard{};
            live.act(what, last ? plans[i].amount : 0);
        }
        if (mine()) {
            if (live.round().whyNot(Do::Stand))
                throw LiveRound::NoSuchCard{};
            live.act(Do::Stand);
        }
    }
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/claims.h"
#include "core/refusal.h"

#include <algorithm>

namespace pitwise {
namespace {

bool contains(const std::vector<std::string> &list, const std::string &name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

/// The first of those still in, or the largest of them, the nearer of equals.
const PlacedBet *choose(const std::vector<PlacedBet> &bettors, ControlBy by, const std::vector<std::string> &gone) {
    const PlacedBet *best = nullptr;
    for (const PlacedBet &bettor : bettors)
        if (!contains(gone, bettor.player) && (!best || (by == ControlBy::Largest && bettor.amount > best->amount)))
            best = &bettor;
    return best;
}

template <typename Key> std::vector<const Claimant *> leastBy(const std::vector<const Claimant *> &from, Key key) {
    std::vector<const Claimant *> least;
    for (const Claimant *claimant : from) {
        if (!least.empty() && key(*claimant) > key(*least.front()))
            continue;
        if (!least.empty() && key(*claimant) < key(*least.front()))
            least.clear();
        least.push_back(claimant);
    }
    return least;
}

} // namespace

ClaimResult controlOf(const ControlFacts &facts, ControlBy by) {
    // Somebody seated without a bet on the box counts as nobody.
    const auto isSeated = [&](const PlacedBet &bettor) { return bettor.player == facts.seated; };
    const bool seatedBets = std::any_of(facts.bettors.begin(), facts.bettors.end(), isSeated);
    if (seatedBets && !contains(facts.surrendered, facts.seated))
        return {"seated", facts.seated};
    const PlacedBet *first = choose(facts.bettors, by, {});
    const bool controllerGone = seatedBets || contains(facts.surrendered, first->player);
    return {controllerGone ? "after-surrender" : "unseated", choose(facts.bettors, by, facts.surrendered)->player};
}

ClaimResult winnerOf(const ClaimFacts &facts) {
    std::vector<const Claimant *> onBox, inRound, spectators;
    for (const Claimant &claimant : facts.claimants)
        (claimant.mainOnBox ? onBox : claimant.distance ? inRound : spectators).push_back(&claimant);
    if (!onBox.empty())
        return {"on-box", leastBy(onBox, [](const Claimant &c) { return *c.mainOnBox; }).front()->player};
    if (inRound.empty())
        return {"first", leastBy(spectators, [](const Claimant &c) { return c.order; }).front()->player};
    const auto nearest = leastBy(inRound, [](const Claimant &c) { return *c.distance; });
    if (nearest.size() == 1)
        return {"nearest", nearest.front()->player};
    const auto least = leastBy(nearest, [](const Claimant &c) { return c.total; });
    if (least.size() == 1)
        return {"least", least.front()->player};
    if (facts.agreed.empty())
        return {"tied", {}};
    const auto isAgreed = [&](const Claimant *claimant) { return claimant->player == facts.agreed; };
    if (std::none_of(least.begin(), least.end(), isAgreed))
        throw Refusal{"\"" + facts.agreed + "\" is not among those whose claims are equal", "facts.agreed", {}};
    return {"agreed", facts.agreed};
}

} // namespace pitwise

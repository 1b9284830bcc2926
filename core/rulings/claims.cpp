// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/claims.h"
#include "core/refusal.h"
#include "core/table/tablesetup.h"

#include <algorithm>

namespace pitwise {
namespace {

bool contains(const std::vector<std::string> &list, const std::string &name) {
    return std::find(list.begin(), list.end(), name) != list.end();
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
    // Players as their places in the list; somebody seated without a bet on the box counts as nobody.
    PlayerId seated = nobody;
    for (std::size_t i = 0; i < facts.bettors.size(); ++i)
        if (facts.bettors[i].player == facts.seated)
            seated = static_cast<PlayerId>(i);
    const auto controller = [&](bool withSurrendered) {
        return controllerAmong(by, seated, static_cast<int>(facts.bettors.size()), [&](int i) {
            const PlacedBet &bet = facts.bettors[static_cast<std::size_t>(i)];
            return Bettor{static_cast<PlayerId>(i), bet.amount, withSurrendered || !contains(facts.surrendered, bet.player)};
        });
    };
    const int now = controller(false);
    const std::string &player = facts.bettors[static_cast<std::size_t>(now)].player;
    if (now != controller(true))
        return {"after-surrender", player};
    return {now == seated ? "seated" : "unseated", player};
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

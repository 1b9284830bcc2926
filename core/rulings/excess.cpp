// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/excess.h"
#include "core/table/tablesetup.h"

#include <algorithm>

namespace pitwise {

std::optional<std::vector<PlacedBet>> sharesOfMaximum(const std::vector<PlacedBet> &bets, LimitsFacts limits) {
    std::vector<Cents> amounts;
    for (const PlacedBet &bet : bets)
        amounts.push_back(bet.amount);
    const auto counted = shareOut(amounts, limits.min, limits.max);
    if (!counted)
        return std::nullopt;
    std::vector<PlacedBet> shares = bets;
    for (std::size_t i = 0; i < shares.size(); ++i)
        shares[i].amount = (*counted)[i];
    return shares;
}

std::vector<PlacedBet> laterExcess(const std::vector<PlacedBet> &bets, Cents max) {
    std::vector<PlacedBet> back;
    Cents room = max;
    for (const PlacedBet &bet : bets) {
        const Cents kept = std::min(bet.amount, room);
        room -= kept;
        if (kept < bet.amount)
            back.push_back({bet.player, bet.amount - kept});
    }
    return back;
}

namespace {

// Who counts as seated: whoever sits there with a bet, else the player with the highest bet (freebet 1.30); of equal ones
// the first to place it.
const std::string &seatedBettor(const std::vector<PlacedBet> &bets, const std::string &seated) {
    const auto sits = std::find_if(bets.begin(), bets.end(), [&](const PlacedBet &bet) { return bet.player == seated; });
    if (sits != bets.end())
        return sits->player;
    return std::max_element(bets.begin(), bets.end(),
                            [](const PlacedBet &a, const PlacedBet &b) { return a.amount < b.amount; })
        ->player;
}

} // namespace

std::vector<PlacedBet> rejectedExcess(const std::vector<PlacedBet> &bets, const std::string &seated, Cents max) {
    if (bets.empty())
        return {};
    const std::string first = seatedBettor(bets, seated);
    std::vector<PlacedBet> inOrder = bets;
    std::stable_partition(inOrder.begin(), inOrder.end(), [&](const PlacedBet &bet) { return bet.player == first; });
    return laterExcess(inOrder, max);
}

} // namespace pitwise

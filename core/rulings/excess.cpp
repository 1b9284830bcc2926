// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/excess.h"

#include <algorithm>

namespace pitwise {

__extension__ using Wide = __int128; // an amount times an amount

std::optional<std::vector<PlacedBet>> sharesOfMaximum(const std::vector<PlacedBet> &bets, LimitsFacts limits) {
    std::vector<PlacedBet> shares = bets;
    std::vector<bool> fixed(bets.size());
    Wide left = limits.max; // for those still sharing
    Wide sharing = 0;       // their bets together
    for (std::size_t i = 0; i < bets.size(); ++i) {
        fixed[i] = bets[i].amount < limits.min;
        (fixed[i] ? left : sharing) += fixed[i] ? -bets[i].amount : bets[i].amount;
    }
    // Lifting one share makes the others smaller, so look again until nobody is under the minimum.
    for (bool lifted = true; lifted;) {
        lifted = false;
        const Wide room = left, all = sharing;
        for (std::size_t i = 0; i < bets.size(); ++i) {
            if (fixed[i] || bets[i].amount * room >= limits.min * all)
                continue;
            fixed[i] = lifted = true;
            shares[i].amount = limits.min;
            left -= limits.min;
            sharing -= bets[i].amount;
        }
    }
    for (std::size_t i = 0; i < bets.size(); ++i) {
        if (fixed[i])
            continue;
        const Wide product = bets[i].amount * left;
        if (product % sharing != 0)
            return std::nullopt;
        shares[i].amount = static_cast<Cents>(product / sharing);
    }
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

std::vector<PlacedBet> rejectedExcess(const std::vector<PlacedBet> &bets, const std::string &seated, Cents max) {
    std::vector<PlacedBet> inOrder = bets;
    std::stable_partition(inOrder.begin(), inOrder.end(), [&](const PlacedBet &bet) { return bet.player == seated; });
    return laterExcess(inOrder, max);
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/tablesetup.h"
#include "core/refusal.h"

#include <algorithm>
#include <numeric>

namespace pitwise {
namespace {

std::string place(std::size_t bet) {
    return "bets[" + std::to_string(bet) + ']';
}

[[noreturn]] void refuseBet(const TableSetup &setup, std::size_t bet, std::string error, const ClauseList &clauses) {
    throw Refusal{"box " + std::to_string(setup.bets[bet].box) + ": " + std::move(error), place(bet),
                  setup.rulebook->names(clauses)};
}

const SideBet &sideBet(const TableSetup &setup, const Bet &bet) {
    return setup.rulebook->sideBets[static_cast<std::size_t>(bet.kind)];
}

bool hasMain(const TableSetup &setup, int box, PlayerId player = nobody) {
    return std::any_of(setup.bets.begin(), setup.bets.end(), [&](const Bet &bet) {
        return bet.kind == mainBet && bet.box == box && (player == nobody || bet.player == player);
    });
}

PlayerId controllerBeforeDeal(const TableSetup &setup, int box) {
    std::vector<Bettor> bettors;
    for (const Bet &bet : setup.bets)
        if (bet.kind == mainBet && bet.box == box)
            bettors.push_back({bet.player, bet.placed, true});
    const int index =
        controllerAmong(setup.rulebook->play.control, setup.seated[static_cast<std::size_t>(box)],
                        static_cast<int>(bettors.size()), [&](int i) { return bettors[static_cast<std::size_t>(i)]; });
    return index < 0 ? nobody : bettors[static_cast<std::size_t>(index)].player;
}

void checkOwnMain(const TableSetup &setup, std::size_t index) {
    const Bet &bet = setup.bets[index];
    const SideBet &side = sideBet(setup, bet);
    const std::string &who = setup.playerName(bet.player);
    switch (side.needs) {
    case SideBetNeeds::MainAnywhere: return; // a round has a main bet somewhere
    case SideBetNeeds::MainOnBox:
        if (!hasMain(setup, bet.box))
            refuseBet(setup, index, "a " + side.kind + " bet needs a main bet on its box", side.notAllowed);
        return;
    case SideBetNeeds::ControlOfBox:
        if (!hasMain(setup, bet.box, bet.player))
            refuseBet(setup, index, who + " has no main bet on this box", side.notAllowed);
        if (controllerBeforeDeal(setup, bet.box) != bet.player)
            refuseBet(setup, index, "only the player who controls the box may place " + side.kind, side.tooMany);
        return;
    }
}

void checkNumbers(const TableSetup &setup, std::size_t index) {
    const Bet &bet = setup.bets[index];
    int others = 0;
    for (std::size_t i = 0; i < index; ++i) {
        const Bet &earlier = setup.bets[i];
        if (earlier.box != bet.box || earlier.kind != bet.kind)
            continue;
        if (earlier.player == bet.player)
            refuseBet(setup, index, setup.playerName(bet.player) + " has such a bet on this box already",
                      setup.rulebook->cite(Cite::betTwice));
        ++others;
    }
    const bool main = bet.kind == mainBet;
    const int most = main ? setup.rulebook->play.mainBetsPerBox : sideBet(setup, bet).perBox;
    if (most > 0 && others >= most)
        refuseBet(setup, index, "no more than " + std::to_string(most) + " such bets on one box",
                  main ? setup.rulebook->cite(Cite::tooManyMainBets) : sideBet(setup, bet).tooMany);
}

void shareBoxes(TableSetup &setup) {
    for (int box = 1; box <= setup.boxes; ++box) {
        std::vector<std::size_t> indices;
        std::vector<Cents> placed;
        for (std::size_t i = 0; i < setup.bets.size(); ++i)
            if (setup.bets[i].kind == mainBet && setup.bets[i].box == box) {
                indices.push_back(i);
                placed.push_back(setup.bets[i].placed);
            }
        const Cents total = std::accumulate(placed.begin(), placed.end(), Cents{0});
        if (total < setup.mainLimits.min)
            for (const std::size_t index : indices)
                setup.bets[index].outside = OutsideLimit::UnderMinimum;
        if (total <= setup.mainLimits.max)
            continue;
        const auto shares = shareOut(placed, setup.mainLimits.min, setup.mainLimits.max);
        if (!shares)
            refuseBet(setup, indices.front(), "the shares of the maximum do not come out in whole cents",
                      setup.rulebook->cite(Cite::overMaximum));
        for (std::size_t k = 0; k < indices.size(); ++k) {
            Bet &bet = setup.bets[indices[k]];
            bet.counts = (*shares)[k];
            bet.outside = bet.placed < setup.mainLimits.min ? OutsideLimit::UnderMinimumShared : OutsideLimit::OverMaximum;
        }
    }
}

/// Of a bet whose kind has one maximum for the whole table, the later chips go back (freebet 5.1.3).
void returnLater(TableSetup &setup, BetKind kind, Cents max) {
    Cents room = max;
    for (Bet &bet : setup.bets)
        if (bet.kind == kind) {
            bet.counts = std::min(bet.placed, room);
            room -= bet.counts;
            if (bet.counts < bet.placed)
                bet.outside = OutsideLimit::OverMaximum;
        }
}

/// Each bet by itself: up to the maximum, and under the minimum as it lies (lucky8 5.26, 5.27).
void countToMaximum(Bet &bet, const Limits &limits) {
    bet.counts = std::min(bet.placed, limits.max);
    bet.outside = outsideOf(limits, bet.placed);
}

void applyLimits(TableSetup &setup) {
    for (Bet &bet : setup.bets) {
        bet.counts = bet.placed;
        bet.outside = OutsideLimit::None;
    }
    if (setup.rulebook->play.overMax == MainOverMax::BoxShared)
        shareBoxes(setup);
    else
        for (Bet &bet : setup.bets)
            if (bet.kind == mainBet)
                countToMaximum(bet, setup.mainLimits);
    for (std::size_t i = 0; i < setup.bets.size(); ++i) {
        Bet &bet = setup.bets[i];
        if (bet.kind == mainBet)
            continue;
        const SideBet &side = sideBet(setup, bet);
        const Limits &limits = setup.sideLimits[static_cast<std::size_t>(bet.kind)];
        if (side.overMax == SideBetOverMax::CountsToMax)
            countToMaximum(bet, limits);
        else if (side.overMax == SideBetOverMax::Refused && bet.placed > limits.max)
            refuseBet(setup, i, "this " + side.kind + " bet is over its maximum of " + std::to_string(limits.max),
                      side.overMaximum);
    }
    for (std::size_t kind = 0; kind < setup.rulebook->sideBets.size(); ++kind)
        if (setup.rulebook->sideBets[kind].overMax == SideBetOverMax::LaterReturned)
            returnLater(setup, static_cast<BetKind>(kind), setup.sideLimits[kind].max);
}

} // namespace

PlayerId TableSetup::player(std::string_view name) {
    const auto it = std::find(players.begin(), players.end(), name);
    if (it != players.end())
        return static_cast<PlayerId>(it - players.begin());
    if (players.size() >= maxPlayers)
        throw Refusal{"there are more players than " + std::to_string(maxPlayers), {}, {}};
    players.emplace_back(name);
    return static_cast<PlayerId>(players.size() - 1);
}

std::string_view TableSetup::kindName(BetKind kind) const {
    switch (kind) {
    case mainBet: return "main";
    case insuranceBet: return "insurance";
    case bonusBet: return "bonus678";
    default: return rulebook->sideBets[static_cast<std::size_t>(kind)].kind;
    }
}

std::optional<std::vector<Cents>> shareOut(const std::vector<Cents> &bets, Cents min, Cents max) {
    std::vector<Cents> shares(bets.size(), 0);
    std::vector<bool> fixed(bets.size(), false);
    Cents room = max;
    for (std::size_t i = 0; i < bets.size(); ++i)
        if (bets[i] < min) {
            shares[i] = bets[i];
            room -= bets[i];
            fixed[i] = true;
        }
    // Lifting one share makes the others smaller, so go round until none falls under the minimum.
    for (bool again = true; again;) {
        again = false;
        Cents total = 0;
        for (std::size_t i = 0; i < bets.size(); ++i)
            total += fixed[i] ? 0 : bets[i];
        const Cents pool = std::max<Cents>(room, 0);
        for (std::size_t i = 0; i < bets.size(); ++i)
            // bet * pool / total < min, without a fraction; 128 bits since both factors reach 10^12.
            if (!fixed[i] && static_cast<WideCents>(bets[i]) * pool < static_cast<WideCents>(min) * total) {
                shares[i] = min;
                room -= min;
                fixed[i] = again = true;
            }
        if (again)
            continue;
        for (std::size_t i = 0; i < bets.size(); ++i)
            if (!fixed[i]) {
                const WideCents product = static_cast<WideCents>(bets[i]) * pool;
                if (product % total != 0)
                    return std::nullopt;
                shares[i] = static_cast<Cents>(product / total);
            }
    }
    return shares;
}

void checkSetup(TableSetup &setup) {
    if (setup.bets.size() > maxBets)
        throw Refusal{"there are more bets than " + std::to_string(maxBets), place(maxBets), {}};
    for (std::size_t i = 0; i < setup.bets.size(); ++i) {
        checkNumbers(setup, i);
        if (setup.bets[i].kind != mainBet)
            checkOwnMain(setup, i);
    }
    if (std::none_of(setup.bets.begin(), setup.bets.end(), [](const Bet &bet) { return bet.kind == mainBet; }))
        throw Refusal{"there is no main bet", "bets", {}};
    applyLimits(setup);
}

} // namespace pitwise

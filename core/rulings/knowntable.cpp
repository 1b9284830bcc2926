// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/knowntable.h"

#include <algorithm>
#include <cstdlib>

namespace pitwise {

KnownTable::KnownTable(const Round &round, std::span<const Event> events, std::size_t cardsOut)
    : m_round(round), m_setup(round.setup()), m_events(events), m_cardsOut(cardsOut) {
    const auto inPlay = static_cast<std::size_t>(boxesInPlay());
    // A printed card is not dealt; else two to each box and one to the dealer.
    m_openingCards = m_setup.rulebook->play.printed ? inPlay : 2 * inPlay + 1;
}

int KnownTable::boxesInPlay() const {
    int count = 0;
    for (int box = 1; box <= boxes(); ++box)
        count += !mainBets(box).empty();
    return count;
}

// ---------------------------------------------------------------- how far it is

int KnownTable::boxesWithFurtherCards() const {
    constexpr std::size_t opening = 2;
    std::array<bool, maxBoxes + 1> drawn{};
    for (const Round::HandState &hand : m_round.hands())
        drawn[static_cast<std::size_t>(hand.box)] |= hand.cards.size() > opening || hand.fromSplit;
    return static_cast<int>(std::count(drawn.begin(), drawn.end(), true));
}

bool KnownTable::anythingSettled() const {
    return std::any_of(m_events.begin(), m_events.end(), [](const Event &event) {
        return event.type == Event::Type::Settled || event.type == Event::Type::Surrendered ||
               event.type == Event::Type::EvenMoney;
    });
}

bool KnownTable::settledByPlayers() const {
    bool any = false, closed = false;
    for (const Event &event : m_events) {
        any |= event.type == Event::Type::Surrendered || event.type == Event::Type::EvenMoney;
        closed |= event.type == Event::Type::OffersClosed;
    }
    return any && closed;
}

bool KnownTable::mayBeDecidedUnseen() const {
    return std::any_of(m_setup.bets.begin(), m_setup.bets.end(), [&](const Bet &bet) {
        if (bet.kind == mainBet)
            return false;
        const SideBetRule rule = m_setup.rulebook->sideBets[static_cast<std::size_t>(bet.kind)].rule;
        return rule == SideBetRule::RunOfEights || rule == SideBetRule::TieOnTotal || rule == SideBetRule::Markers;
    });
}

bool KnownTable::finallySettled() const {
    const auto hands = m_round.hands();
    return m_round.stage() == Stage::Settled ||
           std::any_of(hands.begin(), hands.end(), [](const Round::HandState &hand) { return hand.bust; });
}

int KnownTable::copiesOut(Card card) const {
    return static_cast<int>(std::count_if(m_events.begin(), m_events.end(), [&](const Event &event) {
        return (event.type == Event::Type::CardToHand || event.type == Event::Type::CardToDealer) && event.card == card;
    }));
}

// ---------------------------------------------------------------- bets and who has them

const Limits &KnownTable::limits(BetKind kind) const {
    return kind == mainBet ? m_setup.mainLimits : m_setup.sideLimits[static_cast<std::size_t>(kind)];
}

std::vector<PlacedBet> KnownTable::bets(BetKind kind, int box) const {
    std::vector<PlacedBet> list;
    for (const Bet &bet : m_setup.bets)
        if (bet.kind == kind && (box == 0 || bet.box == box))
            list.push_back({m_setup.playerName(bet.player), bet.placed});
    return list;
}

std::string KnownTable::seated(int box) const {
    const PlayerId player = m_setup.seated[static_cast<std::size_t>(box)];
    return player == nobody ? std::string() : m_setup.playerName(player);
}

std::vector<std::string> KnownTable::surrendered(int box) const {
    std::vector<std::string> players;
    for (const Event &event : m_events)
        if (event.type == Event::Type::Surrendered && event.box == box)
            players.push_back(m_setup.playerName(event.player));
    std::sort(players.begin(), players.end());
    return players;
}

std::optional<int> KnownTable::placeOn(int box, const std::string &player) const {
    const auto there = mainBets(box);
    const auto it = std::find_if(there.begin(), there.end(), [&](const PlacedBet &bet) { return bet.player == player; });
    return it == there.end() ? std::nullopt : std::optional<int>(static_cast<int>(it - there.begin()) + 1);
}

std::optional<int> KnownTable::distance(int box, const std::string &player) const {
    std::optional<int> nearest;
    for (int other = 1; other <= boxes(); ++other)
        if (const int away = std::abs(other - box); placeOn(other, player) && (!nearest || away < *nearest))
            nearest = away;
    return nearest;
}

bool KnownTable::has(Event::Type type, int box, const std::string &player) const {
    return std::any_of(m_events.begin(), m_events.end(), [&](const Event &event) {
        const PlayerId whose = type == Event::Type::Insured ? event.other : event.player;
        return event.type == type && event.box == box && m_setup.playerName(whose) == player;
    });
}

std::string KnownTable::controller(int box) const {
    const std::vector<PlacedBet> there = mainBets(box);
    const std::string seat = seated(box);
    PlayerId seatedBettor = nobody; // players by their place in the list
    for (std::size_t i = 0; i < there.size(); ++i)
        if (there[i].player == seat)
            seatedBettor = static_cast<PlayerId>(i);
    const int index =
        controllerAmong(m_setup.rulebook->play.control, seatedBettor, static_cast<int>(there.size()), [&](int i) {
            const PlacedBet &bet = there[static_cast<std::size_t>(i)];
            return Bettor{static_cast<PlayerId>(i), bet.amount,
                          !has(Event::Type::Surrendered, box, bet.player) && !has(Event::Type::EvenMoney, box, bet.player)};
        });
    return index < 0 ? std::string() : there[static_cast<std::size_t>(index)].player;
}

Cents KnownTable::sideTotal(const std::string &player) const {
    Cents total = 0;
    for (const Bet &bet : m_setup.bets)
        total += bet.kind != mainBet && m_setup.playerName(bet.player) == player ? bet.placed : 0;
    return total;
}

Cents KnownTable::insuranceElsewhere(const std::string &player) const {
    Cents total = 0;
    for (const Event &event : m_events)
        if (event.type == Event::Type::Insured && m_setup.playerName(event.player) == player &&
            controller(event.box) != player)
            total += event.amount;
    return total;
}

std::vector<std::string> KnownTable::uninsured(int box) const {
    std::vector<std::string> players;
    for (const PlacedBet &bet : mainBets(box))
        if (!has(Event::Type::Insured, box, bet.player) && !has(Event::Type::Surrendered, box, bet.player) &&
            !has(Event::Type::EvenMoney, box, bet.player))
            players.push_back(bet.player);
    return players;
}

} // namespace pitwise

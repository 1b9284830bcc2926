// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random/random.h"
#include "core/table/round.h"

#include <QJsonObject>

#include <deque>
#include <map>
#include <vector>

namespace pitwise {

/// A round that is dealt as one goes along: the next card is the one wished for, else any that the shoe still holds.
/// What was drawn and done makes the script, so a question never holds a card that has not been seen.
class LiveRound : private Round::Supply {
public:
    /// Thrown where a wish cannot be met (the shoe has no such card left). A family then tries again.
    struct NoSuchCard {};

    /// `setup` is checked here; throws a Refusal.
    LiveRound(TableSetup setup, Random &random);
    LiveRound(const LiveRound &) = delete;
    LiveRound &operator=(const LiveRound &) = delete;

    /// The next card to be drawn and not yet wished for.
    void wish(Card card) { m_wishes.push_back(card); }
    /// Opening cards by box (one card in a game with a printed card), and the dealer's; boxes left out get any.
    /// Say it before deal().
    void wishOpening(const std::map<int, std::vector<Card>> &boxes, std::optional<Card> dealer);
    void deal();
    void apply(const Action &action);
    /// An action of whoever controls the active box.
    void act(Do what, Cents amount = 0, std::vector<Follower> with = {});
    void closeOffers() { apply({}); }
    /// Stands wherever it is allowed, else hits, until the round is settled.
    void finish();

    [[nodiscard]] const Round &round() const { return m_round; }
    [[nodiscard]] const TableSetup &setup() const { return m_setup; }
    [[nodiscard]] QJsonObject script() const;
    [[nodiscard]] std::span<const Card> drawn() const { return {m_cards.data(), m_round.cardsDrawn()}; }
    [[nodiscard]] std::span<const Action> actions() const { return m_actions; }
    /// Copies of a card that are still in the shoe.
    [[nodiscard]] int left(Card card) const { return m_left[card.code()]; }

private:
    const Card *more(const Card *end) override;
    [[nodiscard]] Card anyCard();

    TableSetup m_setup;
    Random &m_random;
    std::array<Card, 640> m_cards;
    std::array<std::int8_t, Card::codes> m_left{};
    int m_total = 0;
    std::deque<std::optional<Card>> m_wishes; ///< Nothing: any card.
    std::vector<Action> m_actions;
    Round m_round;
};

} // namespace pitwise

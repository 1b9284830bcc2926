// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulings/situation.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pitwise {

/// What a table tells by itself, as far as the facts of a situation can speak of it: facts are checked against it, and
/// taken from it.
class KnownTable {
public:
    /// `cardsOut`: how many have left the shoe; of a round whose opening deal is not complete more than it tells itself.
    explicit KnownTable(const Round &round) : KnownTable(round, round.events(), round.cardsDrawn()) {}
    KnownTable(const Round &round, std::span<const Event> events, std::size_t cardsOut);

    [[nodiscard]] const Round &round() const { return m_round; }
    [[nodiscard]] const TableSetup &setup() const { return m_setup; }
    [[nodiscard]] int boxes() const { return m_setup.boxes; }
    [[nodiscard]] int boxesInPlay() const;

    // --- how far it is
    [[nodiscard]] bool cardsOut() const { return m_cardsOut > 0; } ///< And so bets are closed.
    [[nodiscard]] bool furtherCards() const { return m_cardsOut > m_openingCards; }
    [[nodiscard]] int boxesWithFurtherCards() const;
    /// Also by a surrender or even money, which are booked when the offers close (A43, freebet 1.21).
    [[nodiscard]] bool anythingSettled() const;
    /// A surrender or even money; the offers are closed.
    [[nodiscard]] bool settledByPlayers() const;
    /// A bet that grows with the hands can be decided long before it is settled.
    [[nodiscard]] bool mayBeDecidedUnseen() const;
    /// A bust hand has been taken, or all is over (freebet 1.10).
    [[nodiscard]] bool finallySettled() const;
    /// How many of a card lie there or have gone to the discards; a printed one is in no shoe.
    [[nodiscard]] int copiesOut(Card card) const;

    // --- bets and who has them
    [[nodiscard]] const Limits &limits(BetKind kind) const;
    [[nodiscard]] std::vector<PlacedBet> bets(BetKind kind, int box = 0) const; ///< Box 0: of all.
    [[nodiscard]] std::vector<PlacedBet> mainBets(int box) const { return bets(mainBet, box); }
    [[nodiscard]] std::string seated(int box) const;
    [[nodiscard]] std::vector<std::string> surrendered(int box) const; ///< By name.
    /// Place of a player's main bet on a box, 1 nearest the dealer; nothing where he has none there.
    [[nodiscard]] std::optional<int> placeOn(int box, const std::string &player) const;
    /// Boxes from `box` to a player's nearest main bet; nothing where he has none.
    [[nodiscard]] std::optional<int> distance(int box, const std::string &player) const;
    /// Who calls the decisions of a box; empty: nobody is in.
    [[nodiscard]] std::string controller(int box) const;
    /// All side bets of a player (lucky8 3.17.2.3, dueling8s 3.18.2.3).
    [[nodiscard]] Cents sideTotal(const std::string &player) const;
    /// His insurance, without what lies on boxes that he controls (lucky8 3.27.4.3).
    [[nodiscard]] Cents insuranceElsewhere(const std::string &player) const;
    /// Whose main bets of a box are still to be insured.
    [[nodiscard]] std::vector<std::string> uninsured(int box) const;

private:
    [[nodiscard]] bool has(Event::Type type, int box, const std::string &player) const;

    const Round &m_round;
    const TableSetup &m_setup;
    std::span<const Event> m_events;
    std::size_t m_cardsOut = 0, m_openingCards = 0;
};

} // namespace pitwise

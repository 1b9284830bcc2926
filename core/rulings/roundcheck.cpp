// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/roundcheck.h"
#include "core/overloaded.h"
#include "core/refusal.h"

#include <algorithm>
#include <cstdlib>

namespace pitwise {
namespace {

[[noreturn]] void disagree(std::string fact, std::string error) {
    throw Refusal{"the round says otherwise: " + std::move(error), std::move(fact), {}};
}

/// The table of a round, as far as facts can speak of it.
class Table {
public:
    explicit Table(const PlayedRound &played) : m_round(played.round()), m_setup(m_round.setup()) {
        const auto inPlay = static_cast<std::size_t>(boxesInPlay());
        // A printed card is not dealt; else two to each box and one to the dealer.
        m_openingCards = m_setup.rulebook->play.printed ? inPlay : 2 * inPlay + 1;
    }

    [[nodiscard]] const Round &round() const { return m_round; }
    [[nodiscard]] int boxes() const { return m_setup.boxes; }
    [[nodiscard]] bool furtherCards() const { return m_round.cardsDrawn() > m_openingCards; }
    /// Also by a surrender or even money, which are booked when the offers close (A43, freebet 1.21).
    [[nodiscard]] bool anythingSettled() const {
        const auto events = m_round.events();
        return !m_round.ledger().empty() || std::any_of(events.begin(), events.end(), [](const Event &event) {
            return event.type == Event::Type::Surrendered || event.type == Event::Type::EvenMoney;
        });
    }
    /// A bet that grows with the hands can be decided long before it is settled.
    [[nodiscard]] bool mayBeDecidedUnseen() const {
        return std::any_of(m_setup.bets.begin(), m_setup.bets.end(), [&](const Bet &bet) {
            if (bet.kind == mainBet)
                return false;
            const SideBetRule rule = m_setup.rulebook->sideBets[static_cast<std::size_t>(bet.kind)].rule;
            return rule == SideBetRule::RunOfEights || rule == SideBetRule::TieOnTotal || rule == SideBetRule::Markers;
        });
    }
    [[nodiscard]] int boxesInPlay() const {
        int count = 0;
        for (int box = 1; box <= boxes(); ++box)
            count += !mainBets(box).empty();
        return count;
    }
    /// A bust hand has been taken, or all is over (Free Bet 1.10).
    [[nodiscard]] bool finallySettled() const {
        const auto hands = m_round.hands();
        return m_round.stage() == Stage::Settled ||
               std::any_of(hands.begin(), hands.end(), [](const Round::HandState &hand) { return hand.bust; });
    }
    [[nodiscard]] const Limits &limits(BetKind kind) const {
        return kind == mainBet ? m_setup.mainLimits : m_setup.sideLimits[static_cast<std::size_t>(kind)];
    }
    [[nodiscard]] std::vector<PlacedBet> bets(BetKind kind, int box = 0) const {
        std::vector<PlacedBet> list;
        for (const Bet &bet : m_setup.bets)
            if (bet.kind == kind && (box == 0 || bet.box == box))
                list.push_back({m_setup.playerName(bet.player), bet.placed});
        return list;
    }
    [[nodiscard]] std::vector<PlacedBet> mainBets(int box) const { return bets(mainBet, box); }
    [[nodiscard]] std::string seated(int box) const {
        const PlayerId player = m_setup.seated[static_cast<std::size_t>(box)];
        return player == nobody ? std::string() : m_setup.playerName(player);
    }
    /// Place of a player's main bet on a box, 1 nearest the dealer; nothing where he has none there.
    [[nodiscard]] std::optional<int> placeOn(int box, const std::string &player) const {
        const auto there = mainBets(box);
        const auto it = std::find_if(there.begin(), there.end(), [&](const PlacedBet &bet) { return bet.player == player; });
        return it == there.end() ? std::nullopt : std::optional<int>(static_cast<int>(it - there.begin()) + 1);
    }
    /// Boxes from `box` to a player's nearest main bet; nothing where he has none.
    [[nodiscard]] std::optional<int> distance(int box, const std::string &player) const {
        std::optional<int> nearest;
        for (int other = 1; other <= boxes(); ++other)
            if (const int away = std::abs(other - box); placeOn(other, player) && (!nearest || away < *nearest))
                nearest = away;
        return nearest;
    }
    [[nodiscard]] std::vector<std::string> surrendered(int box) const {
        std::vector<std::string> players;
        for (const Event &event : m_round.events())
            if (event.type == Event::Type::Surrendered && event.box == box)
                players.push_back(m_setup.playerName(event.player));
        std::sort(players.begin(), players.end());
        return players;
    }
    [[nodiscard]] const TableSetup &setup() const { return m_setup; }

private:
    const Round &m_round;
    const TableSetup &m_setup;
    std::size_t m_openingCards = 0;
};

void checkSettled(const Table &table, Settled settled, bool finalExists) {
    if (settled != Settled::None && !table.anythingSettled())
        disagree("facts.settled", "nothing has been settled");
    if (finalExists && (settled == Settled::Final) != table.finallySettled())
        disagree("facts.settled", table.finallySettled()
                                      ? "a bust hand has been taken or all is over, which is a final settlement"
                                      : "no final settlement has taken place");
}

void checkMoment(const Table &table, DealStage stage, Settled settled, bool finalExists) {
    if ((stage == DealStage::Subsequent) != table.furtherCards())
        disagree("facts.stage", table.furtherCards() ? "further cards have been drawn" : "no further card has been drawn");
    checkSettled(table, settled, finalExists);
}

/// One of them begins with the other: a cut round shows the dealer's first card, or all of them.
void checkDealer(const Table &table, const std::vector<Card> &dealer) {
    const auto cards = table.round().dealerCards();
    const std::size_t common = std::min(cards.size(), dealer.size());
    if (!std::equal(dealer.begin(), dealer.begin() + static_cast<std::ptrdiff_t>(common), cards.begin()))
        disagree("facts.dealer", "the dealer has other cards");
}

void checkSubsequent(const Table &table, Settled settled, bool finalExists) {
    if (table.round().stage() == Stage::Offers)
        disagree("round", "the subsequent deal has not begun");
    if (finalExists) // elsewhere these facts do not speak of it
        checkSettled(table, settled, true);
}

void check(const Table &table, const AbsentFacts &facts) {
    // Who has surrendered has no bet left with which to play the hand.
    const auto stillIn = [&](int box) { return table.mainBets(box).size() - table.surrendered(box).size(); };
    for (const Round::HandState &hand : table.round().hands())
        if (std::equal(hand.cards.begin(), hand.cards.end(), facts.cards.begin(), facts.cards.end()) &&
            stillIn(hand.box) > 0 && (stillIn(hand.box) > 1) == facts.othersOnBox)
            return;
    disagree("facts.cards", "no such hand lies on the table with these bettors");
}

void check(const Table &table, const ControlFacts &facts) {
    std::vector<std::string> surrendered = facts.surrendered;
    std::sort(surrendered.begin(), surrendered.end());
    // Somebody seated without a bet there counts as nobody.
    const auto seated = [&](const std::string &player) {
        const auto bets = [&](const PlacedBet &bet) { return bet.player == player; };
        return std::any_of(facts.bettors.begin(), facts.bettors.end(), bets) ? player : std::string();
    };
    for (int box = 1; box <= table.boxes(); ++box)
        if (table.mainBets(box) == facts.bettors && seated(table.seated(box)) == seated(facts.seated) &&
            table.surrendered(box) == surrendered)
            return;
    disagree("facts.bettors", "no box has these bettors, this seat and these surrenders");
}

void check(const Table &table, const OverMaximumFacts &facts) {
    const bool main = facts.sideBet < 0;
    const Limits &limits = table.limits(main ? mainBet : static_cast<BetKind>(facts.sideBet));
    if (limits.max != noMaximum && (limits.max != facts.limits.max || limits.min != facts.limits.min))
        disagree("facts.limits", "the table has other limits");
    if (!main && table.bets(static_cast<BetKind>(facts.sideBet)) == facts.bets)
        return;
    for (int box = 1; main && box <= table.boxes(); ++box)
        if (table.mainBets(box) == facts.bets && (facts.seated.empty() || table.seated(box) == facts.seated))
            return;
    disagree("facts.bets", "no such bets lie on the table");
}

void check(const Table &table, const UnderMinimumFacts &) {
    const std::vector<Bet> &bets = table.setup().bets;
    const bool byBox = table.setup().rulebook->play.overMax == MainOverMax::BoxShared; // freebet 5.2
    const auto hasMinimum = [&](const Bet &bet) { return table.limits(bet.kind).min > 0; };
    const auto isUnder = [&](const Bet &bet) {
        Cents amount = bet.placed;
        if (byBox && bet.kind == mainBet) {
            amount = 0;
            for (const PlacedBet &other : table.mainBets(bet.box))
                amount += other.amount;
        }
        return amount < table.limits(bet.kind).min;
    };
    if (std::any_of(bets.begin(), bets.end(), hasMinimum) && std::none_of(bets.begin(), bets.end(), isUnder))
        disagree("round", "no bet lies under its minimum");
}

void checkInsurable(const Table &table) {
    if (!table.round().dealerCards().front().isAce())
        disagree("round", "the dealer shows no Ace: there is no insurance to claim");
    if (table.round().stage() != Stage::Offers)
        disagree("round", "the offers are closed");
}

void check(const Table &table, const ClaimFacts &facts) {
    for (int box = 1; box <= table.boxes(); ++box) {
        const auto fits = [&](const Claimant &claimant) {
            const auto away = table.distance(box, claimant.player);
            return claimant.mainOnBox == table.placeOn(box, claimant.player) &&
                   (claimant.mainOnBox || claimant.distance == away);
        };
        if (!table.mainBets(box).empty() && std::all_of(facts.claimants.begin(), facts.claimants.end(), fits))
            return;
    }
    disagree("facts.claimants", "from no box do these players bet at these places and distances");
}

} // namespace

void checkRound(const Situation &situation) {
    const Rulebook &book = *situation.book;
    const Table table(*situation.round);
    if (table.setup().rulebook != &book)
        disagree("round.game", "it is played by another rulebook");
    const bool bySettlement = book.rulings && book.rulings->repairBy == RepairBy::Settlement;
    std::visit(
        Overloaded{
            [&](const MomentFacts &facts) { checkMoment(table, facts.stage, facts.settled, bySettlement); },
            [&](const CardInErrorFacts &facts) { checkSubsequent(table, facts.settled, bySettlement); },
            [&](const SkippedFacts &facts) {
                checkSubsequent(table, facts.settled, bySettlement);
                if (facts.areasActedSince >= table.boxesInPlay())
                    disagree("facts.areasActedSince", "not so many other boxes are in play");
            },
            [&](const OverdrawFacts &facts) { checkDealer(table, facts.dealer); },
            [&](const SimultaneousFacts &facts) {
                if (facts.dealersHand)
                    checkDealer(table, facts.dealer);
            },
            [&](const OutcomeFacts &facts) {
                if (situation.kind != SituationKind::PowerFailure || facts.established == table.anythingSettled())
                    return;
                if (!facts.established || !table.mayBeDecidedUnseen())
                    disagree("facts.outcomeEstablished", facts.established ? "no bet is decided" : "a bet is decided");
            },
            [&](const AbsentFacts &facts) { check(table, facts); }, [&](const ControlFacts &facts) { check(table, facts); },
            [&](const UnderMinimumFacts &facts) { check(table, facts); },
            [&](const OverMaximumFacts &facts) { check(table, facts); },
            [&](const ClaimFacts &facts) {
                if (situation.kind == SituationKind::InsuranceClaim)
                    checkInsurable(table);
                check(table, facts);
            },
            [](const auto &) {}},
        situation.facts);
}

} // namespace pitwise

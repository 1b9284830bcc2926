// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/roundcheck.h"
#include "core/overloaded.h"
#include "core/refusal.h"

#include <algorithm>

namespace pitwise {
namespace {

[[noreturn]] void disagree(std::string fact, std::string error) {
    throw Refusal{"the round says otherwise: " + std::move(error), std::move(fact), {}};
}

/// The table of a round, as far as facts can speak of it.
class Table {
public:
    explicit Table(const PlayedRound &played) : m_round(played.round()), m_setup(m_round.setup()) {
        const PlayRules &play = m_setup.rulebook->play;
        std::size_t boxes = 0;
        for (int box = 1; box <= m_setup.boxes; ++box)
            boxes += !mainBets(box).empty();
        // A printed card is not dealt; else two to each box and one to the dealer.
        m_openingCards = play.printed ? boxes : 2 * boxes + 1;
    }

    [[nodiscard]] const Round &round() const { return m_round; }
    [[nodiscard]] int boxes() const { return m_setup.boxes; }
    [[nodiscard]] bool furtherCards() const { return m_round.cardsDrawn() > m_openingCards; }
    [[nodiscard]] bool anythingSettled() const { return !m_round.ledger().empty(); }
    [[nodiscard]] bool bustTaken() const {
        const auto hands = m_round.hands();
        return std::any_of(hands.begin(), hands.end(), [](const Round::HandState &hand) { return hand.bust; });
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
    [[nodiscard]] bool betsMain(const std::string &player) const {
        const auto all = bets(mainBet);
        return std::any_of(all.begin(), all.end(), [&](const PlacedBet &bet) { return bet.player == player; });
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

void checkMoment(const Table &table, DealStage stage, Settled settled, bool finalExists) {
    if ((stage == DealStage::Subsequent) != table.furtherCards())
        disagree("facts.stage", table.furtherCards() ? "further cards have been drawn" : "no further card has been drawn");
    if (settled != Settled::None && !table.anythingSettled())
        disagree("facts.settled", "nothing has been settled");
    if (finalExists && settled != Settled::Final && table.bustTaken())
        disagree("facts.settled", "a bust hand has been taken, which is a final settlement");
}

/// One of them begins with the other: a cut round shows the dealer's first card, or all of them.
void checkDealer(const Table &table, const std::vector<Card> &dealer) {
    const auto cards = table.round().dealerCards();
    const std::size_t common = std::min(cards.size(), dealer.size());
    if (!std::equal(dealer.begin(), dealer.begin() + static_cast<std::ptrdiff_t>(common), cards.begin()))
        disagree("facts.dealer", "the dealer has other cards");
}

void checkSubsequent(const Table &table) {
    if (table.round().stage() == Stage::Offers)
        disagree("round", "the subsequent deal has not begun");
}

void check(const Table &table, const AbsentFacts &facts) {
    for (const Round::HandState &hand : table.round().hands())
        if (std::equal(hand.cards.begin(), hand.cards.end(), facts.cards.begin(), facts.cards.end()) &&
            (table.mainBets(hand.box).size() > 1) == facts.othersOnBox)
            return;
    disagree("facts.cards", "no such hand lies on the table with these bettors");
}

void check(const Table &table, const ControlFacts &facts) {
    std::vector<std::string> surrendered = facts.surrendered;
    std::sort(surrendered.begin(), surrendered.end());
    for (int box = 1; box <= table.boxes(); ++box)
        if (table.mainBets(box) == facts.bettors && table.seated(box) == facts.seated && table.surrendered(box) == surrendered)
            return;
    disagree("facts.bettors", "no box has these bettors, this seat and these surrenders");
}

void check(const Table &table, const OverMaximumFacts &facts) {
    const TableSetup &setup = table.setup();
    const bool main = facts.sideBet < 0;
    const Limits &limits = main ? setup.mainLimits : setup.sideLimits[static_cast<std::size_t>(facts.sideBet)];
    if (limits.max != maxAmount && limits.max != facts.limits.max)
        disagree("facts.limits", "the table has another maximum");
    if (!main && table.bets(static_cast<BetKind>(facts.sideBet)) == facts.bets)
        return;
    for (int box = 1; main && box <= table.boxes(); ++box)
        if (table.mainBets(box) == facts.bets)
            return;
    disagree("facts.bets", "no such bets lie on the table");
}

void check(const Table &table, const ClaimFacts &facts) {
    for (const Claimant &claimant : facts.claimants)
        if (table.betsMain(claimant.player) != (claimant.mainOnBox || claimant.distance))
            disagree("facts.claimants", "whether \"" + claimant.player + "\" has a main bet");
}

} // namespace

void checkRound(const Situation &situation) {
    const Rulebook &book = *situation.book;
    const Table table(*situation.round);
    if (table.setup().rulebook != &book)
        disagree("round.game", "it is played by another rulebook");
    const bool bySettlement = book.rulings && book.rulings->repairBy == RepairBy::Settlement;
    std::visit(Overloaded{[&](const MomentFacts &facts) { checkMoment(table, facts.stage, facts.settled, bySettlement); },
                          [&](const CardInErrorFacts &) { checkSubsequent(table); },
                          [&](const SkippedFacts &) { checkSubsequent(table); },
                          [&](const OverdrawFacts &facts) { checkDealer(table, facts.dealer); },
                          [&](const SimultaneousFacts &facts) {
                              if (facts.dealersHand)
                                  checkDealer(table, facts.dealer);
                          },
                          [&](const OutcomeFacts &facts) {
                              if (situation.kind == SituationKind::PowerFailure && facts.established != table.anythingSettled())
                                  disagree("facts.outcomeEstablished", facts.established ? "no bet is decided" : "a bet is decided");
                          },
                          [&](const AbsentFacts &facts) { check(table, facts); },
                          [&](const ControlFacts &facts) { check(table, facts); },
                          [&](const OverMaximumFacts &facts) { check(table, facts); },
                          [&](const ClaimFacts &facts) { check(table, facts); }, [](const auto &) {}},
               situation.facts);
}

} // namespace pitwise

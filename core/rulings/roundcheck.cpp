// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/roundcheck.h"
#include "core/overloaded.h"
#include "core/refusal.h"
#include "core/rulings/knowntable.h"

#include <algorithm>

namespace pitwise {
namespace {

[[noreturn]] void disagree(std::string fact, std::string error) {
    throw Refusal{"the round says otherwise: " + std::move(error), std::move(fact), {}};
}

void checkSettled(const KnownTable &table, Settled settled, bool finalExists) {
    if (settled != Settled::None && !table.anythingSettled())
        disagree("facts.settled", "nothing has been settled");
    if (settled == Settled::None && table.settledByPlayers())
        disagree("facts.settled", "a surrender or even money has been settled");
    if (finalExists && (settled == Settled::Final) != table.finallySettled())
        disagree("facts.settled", table.finallySettled()
                                      ? "a bust hand has been taken or all is over, which is a final settlement"
                                      : "no final settlement has taken place");
}

void checkMoment(const KnownTable &table, DealStage stage, Settled settled, bool finalExists) {
    if ((stage == DealStage::Subsequent) != table.furtherCards())
        disagree("facts.stage", table.furtherCards() ? "further cards have been drawn" : "no further card has been drawn");
    checkSettled(table, settled, finalExists);
}

/// One of them begins with the other: a cut round shows the dealer's first card, or all of them.
void checkDealer(const KnownTable &table, const std::vector<Card> &dealer) {
    const auto cards = table.round().dealerCards();
    const std::size_t common = std::min(cards.size(), dealer.size());
    if (!std::equal(dealer.begin(), dealer.begin() + static_cast<std::ptrdiff_t>(common), cards.begin()))
        disagree("facts.dealer", "the dealer has other cards");
}

void checkSubsequent(const KnownTable &table, Settled settled, bool finalExists) {
    if (table.round().stage() == Stage::Offers)
        disagree("round", "the subsequent deal has not begun");
    if (finalExists) // elsewhere these facts do not speak of it
        checkSettled(table, settled, true);
}

void check(const KnownTable &table, const AbsentFacts &facts) {
    // Who has surrendered has no bet left with which to play the hand.
    const auto stillIn = [&](int box) { return table.mainBets(box).size() - table.surrendered(box).size(); };
    for (const Round::HandState &hand : table.round().hands())
        if (std::equal(hand.cards.begin(), hand.cards.end(), facts.cards.begin(), facts.cards.end()) &&
            stillIn(hand.box) > 0 && (stillIn(hand.box) > 1) == facts.othersOnBox)
            return;
    disagree("facts.cards", "no such hand lies on the table with these bettors");
}

void check(const KnownTable &table, const ControlFacts &facts) {
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

/// Before bets are closed no card is out. That the outcome is known is told, the round may be cut before it.
void checkNoticed(const KnownTable &table, Noticed noticed) {
    if (noticed == Noticed::BeforeClose && table.cardsOut())
        disagree("facts.noticed", "cards are out, so bets are closed");
}

void check(const KnownTable &table, const OverMaximumFacts &facts) {
    checkNoticed(table, facts.noticed);
    const bool main = facts.sideBet < 0;
    const Limits &limits = table.limits(main ? mainBet : static_cast<BetKind>(facts.sideBet));
    if (limits.max != noMaximum && (limits.max != facts.limits.max || limits.min != facts.limits.min))
        disagree("facts.limits", "the table has other limits");
    if (!main && table.bets(static_cast<BetKind>(facts.sideBet)) == facts.bets)
        return;
    // Who is seated places first before bets are closed (freebet 5.1): it is told, or nobody is.
    const bool seatCounts =
        main && facts.noticed == Noticed::BeforeClose && table.setup().rulebook->play.overMax == MainOverMax::BoxShared;
    for (int box = 1; main && box <= table.boxes(); ++box) {
        const std::string seated = table.placeOn(box, table.seated(box)) ? table.seated(box) : std::string();
        const bool seatFits = facts.seated.empty() ? !seatCounts || seated.empty() : table.seated(box) == facts.seated;
        if (table.mainBets(box) == facts.bets && seatFits)
            return;
    }
    disagree("facts.bets", "no such bets lie on the table, or another is seated there");
}

void check(const KnownTable &table, const UnderMinimumFacts &facts) {
    checkNoticed(table, facts.noticed);
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

// ---------------------------------------------------------------- claims

void checkInsurable(const KnownTable &table) {
    if (table.round().dealerCards().empty() || !table.round().dealerCards().front().isAce())
        disagree("round", "the dealer shows no Ace: there is no insurance to claim");
    if (table.round().stage() != Stage::Offers)
        disagree("round", "the offers are closed");
}

/// Whether somebody of the box, who claims nothing himself, leaves that bet to others.
bool isLeft(const KnownTable &table, int box, const ClaimFacts &facts, bool insurance) {
    const auto claims = [&](const std::string &player) {
        return std::any_of(facts.claimants.begin(), facts.claimants.end(),
                           [&](const Claimant &claimant) { return claimant.player == player; });
    };
    if (!insurance)
        return !claims(table.controller(box));
    const std::vector<std::string> open = table.uninsured(box);
    return std::any_of(open.begin(), open.end(), [&](const std::string &player) { return !claims(player); });
}

void checkTotals(const KnownTable &table, const ClaimFacts &facts, bool insurance) {
    for (std::size_t i = 0; i < facts.claimants.size(); ++i) {
        const Claimant &claimant = facts.claimants[i];
        const Cents known = insurance ? table.insuranceElsewhere(claimant.player) : table.sideTotal(claimant.player);
        if (known != claimant.total)
            disagree("facts.claimants[" + std::to_string(i) + (insurance ? "].insuranceTotal" : "].sideTotal"),
                     claimant.player + " has " + std::to_string(known / 100) + " dollars " +
                         (insurance ? "of insurance on boxes that he does not control" : "in side bets"));
    }
}

void check(const KnownTable &table, const ClaimFacts &facts, bool insurance) {
    if (insurance)
        checkInsurable(table);
    bool found = false;
    for (int box = 1; box <= table.boxes(); ++box) {
        const auto fits = [&](const Claimant &claimant) {
            const auto away = table.distance(box, claimant.player);
            return claimant.mainOnBox == table.placeOn(box, claimant.player) &&
                   (claimant.mainOnBox || claimant.distance == away);
        };
        if (table.mainBets(box).empty() || !std::all_of(facts.claimants.begin(), facts.claimants.end(), fits))
            continue;
        found = true;
        if (isLeft(table, box, facts, insurance))
            return checkTotals(table, facts, insurance);
    }
    if (found)
        disagree("facts.claimants", insurance ? "every insurance there is taken, or its owner claims it himself"
                                              : "who controls that box claims its bet himself");
    disagree("facts.claimants", "from no box do these players bet at these places and distances");
}

// ---------------------------------------------------------------- cards, calls

/// Cards of the facts that do not lie on the table yet come out of its shoe.
void checkShoe(const KnownTable &table, const std::string &at, const std::vector<Card> &cards) {
    for (const Card card : cards)
        if (table.copiesOut(card) + std::count(cards.begin(), cards.end(), card) > table.setup().decks)
            disagree(at, "the shoe holds no further " + cardName(card));
}

/// What comes after the cards that the dealer has on the table.
std::vector<Card> beyondTable(const KnownTable &table, const std::vector<Card> &dealer) {
    const std::size_t there = std::min(table.round().dealerCards().size(), dealer.size());
    return {dealer.begin() + static_cast<std::ptrdiff_t>(there), dealer.end()};
}

void check(const KnownTable &table, const OverdrawFacts &facts) {
    checkDealer(table, facts.dealer);
    std::vector<Card> cards = beyondTable(table, facts.dealer);
    cards.push_back(facts.extra);
    checkShoe(table, "facts.extra", cards);
}

void check(const KnownTable &table, const SimultaneousFacts &facts) {
    if (!facts.dealersHand && table.round().stage() == Stage::Settled)
        disagree("facts.hand", "every hand is finished");
    std::vector<Card> cards;
    if (facts.dealersHand) {
        checkDealer(table, facts.dealer);
        cards = beyondTable(table, facts.dealer);
    }
    cards.insert(cards.end(), facts.drawn.begin(), facts.drawn.end());
    checkShoe(table, "facts.drawn", cards);
}

void check(const KnownTable &table, const BetOfferedFacts &facts) {
    if (table.cardsOut())
        disagree("round", "cards are out, so bets are closed");
    const Limits &limits = table.limits(mainBet);
    if (limits.max != noMaximum && (limits.max != facts.limits.max || limits.min != facts.limits.min))
        disagree("facts.limits", "the table has other limits");
    for (int box = 1; box <= table.boxes(); ++box)
        if (table.mainBets(box) == facts.bets)
            return;
    disagree("facts.bets", "no such bets lie on any box");
}

void check(const KnownTable &table, const SideBetOfferedFacts &facts) {
    if (table.cardsOut())
        disagree("round", "cards are out, so bets are closed");
    if (facts.mainAnywhere != (table.boxesInPlay() > 0))
        disagree("facts.mainAnywhere",
                 facts.mainAnywhere ? "no main bet lies on the table" : "a main bet lies on the table");
    for (int box = 1; box <= table.boxes(); ++box)
        if (table.mainBets(box).empty() != facts.mainOnBox &&
            static_cast<int>(table.bets(static_cast<BetKind>(facts.sideBet), box).size()) == facts.count)
            return;
    disagree("facts.count", "no box has these bets");
}

void check(const KnownTable &table, const CallFacts &facts) {
    const auto dealer = table.round().dealerCards();
    if (facts.upCard && !dealer.empty() && *facts.upCard != dealer.front())
        disagree("facts.upCard", "the dealer shows another card");
}

void checkAgainst(const Situation &situation, const KnownTable &table) {
    const Rulebook &book = *situation.book;
    if (table.setup().rulebook != &book)
        disagree("round.game", "it is played by another rulebook");
    const bool bySettlement = book.rulings && book.rulings->repairBy == RepairBy::Settlement;
    std::visit(
        Overloaded{[&](const MomentFacts &facts) {
                       checkMoment(table, facts.stage, facts.settled, bySettlement);
                       if (situation.kind == SituationKind::EmptyBoxDealt && table.boxesInPlay() == table.boxes())
                           disagree("round", "every box has a bet");
                   },
                   [&](const CardInErrorFacts &facts) { checkSubsequent(table, facts.settled, bySettlement); },
                   [&](const SkippedFacts &facts) {
                       checkSubsequent(table, facts.settled, bySettlement);
                       if (facts.areasActedSince >= table.boxesInPlay())
                           disagree("facts.areasActedSince", "not so many other boxes are in play");
                       if (facts.areasActedSince > table.boxesWithFurtherCards())
                           disagree("facts.areasActedSince", "not so many boxes have had further cards");
                   },
                   [&](const OutcomeFacts &facts) {
                       if (situation.kind != SituationKind::PowerFailure || facts.established == table.anythingSettled())
                           return;
                       if (!facts.established || !table.mayBeDecidedUnseen())
                           disagree("facts.outcomeEstablished",
                                    facts.established ? "no bet is decided" : "a bet is decided");
                   },
                   [&](const ClaimFacts &facts) { check(table, facts, situation.kind == SituationKind::InsuranceClaim); },
                   [&](const auto &facts) {
                       if constexpr (requires { check(table, facts); })
                           check(table, facts);
                   }},
        situation.facts);
}

} // namespace

void checkRound(const Situation &situation) {
    checkAgainst(situation, KnownTable(situation.round->round()));
}

void checkTable(const Situation &situation, const TableSetup &setup, std::size_t cardsOut) {
    const Round bare(setup);
    checkAgainst(situation, KnownTable(bare, {}, cardsOut));
}

} // namespace pitwise

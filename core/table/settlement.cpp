// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settling half of Round, in the dealer's order: Blackjacks against 2 to 9, surrenders and even money; busts as they
// happen; insurance at the dealer's second card; hands. Side bets are settled in sidesettlement.cpp.
#include "core/table/settling.h"

#include <algorithm>

namespace pitwise {
namespace {

bool isBlackjack(std::span<const Card> cards) {
    return cards.size() == 2 && ((cards[0].isAce() && cards[1].isTenValue()) || (cards[1].isAce() && cards[0].isTenValue()));
}

} // namespace

// ---------------------------------------------------------------- before the subsequent deal

void Round::payBlackjack(const Box &box, Main &main, Stake &stake, const ClauseList &because) {
    bookMain(box, 1, main, stake, Result::Win, payout(m_play.blackjackPays, stake.chips, main.bet), 0, because);
    stake.settled = true;
}

void Round::settleBlackjacksAtOnce() {
    const Card up = m_dealer.cards[0];
    if (!m_play.blackjack || up.isAce() || up.isTenValue())
        return;
    eachBox([&](int slot) {
        const Box &box = m_boxes[slot];
        Hand &hand = m_hands[box.hands[0]];
        if (!hand.blackjack)
            return;
        for (int i = 0; i < box.mains; ++i)
            payBlackjack(box, m_mains[box.firstMain + i], stakeAt(hand, i), m_atOnceClauses);
    });
}

void Round::settleOffers() {
    eachBox([&](int slot) {
        const Box &box = m_boxes[slot];
        const Hand &hand = m_hands[box.hands[0]];
        for (int i = 0; i < box.mains; ++i) {
            const Main &main = m_mains[box.firstMain + i];
            if (main.in())
                continue;
            Stake &stake = stakeAt(hand, i);
            stake.settled = true;
            stake.on = false; // no later split or marker is for him (A50)
            if (main.surrendered) {
                bookMain(box, 1, main, stake, Result::Surrender, 0, stake.chips / 2, m_rules.cite(Cite::surrender));
                continue;
            }
            bookMain(box, 1, main, stake, Result::EvenMoney, stake.chips, 0, m_rules.cite(Cite::evenMoney));
            // Only what the same player laid on that bet goes back; another's insurance stays (A12).
            for (Insurance &insurance : m_insurances)
                if (insurance.main == box.firstMain + i && insurance.player == main.player) {
                    insurance.settled = true;
                    book(box.number, 0, insurance.player, insuranceBet, Result::Returned, insurance.chips, 0, 0,
                         m_rules.cite(Cite::insuranceReturned));
                }
        }
    });
}

void Round::settleBust(int slot, int handInBox) {
    const Box &box = m_boxes[slot];
    Hand &hand = m_hands[box.hands[handInBox]];
    for (int i = 0; i < box.mains; ++i) {
        Stake &stake = stakeAt(hand, i);
        if (!stake.on || stake.settled)
            continue;
        Main &main = m_mains[box.firstMain + i];
        stake.settled = true;
        const Cents lost = stake.chips + stake.doubled;
        main.lostInBusts += lost;
        LedgerLine &line = bookMain(box, handInBox + 1, main, stake, Result::Lose, 0, lost,
                                    m_rules.cite(hand.fromSplit ? Cite::bustSplit
                                                 : hand.doubled ? Cite::bustDoubled
                                                                : Cite::bust));
        if (hand.fromSplit && hand.doubled)
            line.further = &m_rules.cite(Cite::bustDoubled);
    }
    if (m_hasHandSides)
        loseTies(box, handInBox);
    if (!m_recording)
        return;
    // The cards stay on the felt while a run of 8s on that box is still to be judged (dueling8s 3.31.1).
    bool runOpen = false;
    for (int i = 0; i < box.sides; ++i) {
        const Side &side = m_sides[box.firstSide + i];
        runOpen |= !side.settled && side.rule == SideBetRule::RunOfEights;
    }
    if (!runOpen)
        note(Event::Type::Discarded, box.number, handInBox + 1);
}

// ---------------------------------------------------------------- the dealer

bool Round::dealerMustDraw(const PlayRules &play, HandTotal total) {
    return total.total < 17 || (total.total == 17 && total.soft && play.dealerHitsSoft17);
}

Round::DealerDraw Round::dealerDraw() const {
    if (m_drawsOut)
        return DealerDraw::Out;
    bool one = std::any_of(m_insurances.begin(), m_insurances.end(), [](const Insurance &i) { return !i.settled; });
    for (const Box &box : m_boxes)
        for (int h = 0; h < box.handCount; ++h) {
            const Hand &hand = m_hands[box.hands[h]];
            for (int i = 0; i < box.mains; ++i) {
                const Stake &stake = m_stakes[hand.firstStake + i];
                if (!stake.on || stake.settled)
                    continue;
                if (!hand.blackjack)
                    return DealerDraw::Out;
                one = true;
            }
        }
    return one ? DealerDraw::One : DealerDraw::None;
}

void Round::playDealer() {
    note(Event::Type::DealerTurn);
    const DealerDraw needed = dealerDraw();
    bool blackjack = false;
    if (needed != DealerDraw::None) {
        const auto take = [&] {
            m_dealer.add(draw());
            note(Event::Type::CardToDealer, 0, 0, m_dealer.cards[m_dealer.count - 1]);
        };
        take();
        blackjack = m_play.blackjack && isBlackjack(dealerCards());
        if (!m_insurances.empty())
            settleInsurance(blackjack);
        if (needed == DealerDraw::Out)
            while (dealerMustDraw(m_play, m_dealer.total()))
                take();
    }
    settleHands(blackjack);
    if (m_hasDealerSides)
        settleDealerSides();
    m_stage = Stage::Settled;
    note(Event::Type::RoundOver);
}

void Round::settleInsurance(bool blackjack) {
    eachBox([&](int slot) {
        for (Insurance &insurance : m_insurances) {
            if (insurance.slot != slot || insurance.settled)
                continue;
            insurance.settled = true;
            if (blackjack)
                book(m_boxes[slot].number, 0, insurance.player, insuranceBet, Result::Win, insurance.chips,
                     payout(m_play.insurancePays, insurance.chips, -1), 0, m_insuranceWinClauses);
            else
                book(m_boxes[slot].number, 0, insurance.player, insuranceBet, Result::Lose, insurance.chips, 0,
                     insurance.chips, m_rules.cite(Cite::insuranceLose));
        }
    });
}

// ---------------------------------------------------------------- hands

void Round::settleHands(bool dealerBlackjack) {
    const int dealer = m_dealer.total().total;
    Outcome outcome{dealer, dealerBlackjack, false, {}};
    if (dealer > m_play.dealerBustsOver)
        outcome.verdicts.fill({2, &m_bustWinClauses});
    else if (dealer == 22)
        outcome.is22 = true, outcome.verdicts.fill({1, &m_rules.cite(Cite::standOffDealer22)});
    else
        outcome.verdicts = {{{0, &m_rules.cite(Cite::lose)}, {1, &m_rules.cite(Cite::standOff)}, {2, &m_winClauses}}};
    eachBox([&](int slot) {
        const Box &box = m_boxes[slot];
        if (dealerBlackjack)
            shareBlackjackLoss(slot);
        if (box.handCount == 1)
            settleHand(outcome, box, 0);
        else
            for (int i = 0; i < box.handCount; ++i)
                settleHand(outcome, box, m_setup.settleFrom == SettleFrom::Right ? box.handCount - 1 - i : i);
        if (m_hasBoxSides)
            settleBoxSides(slot);
    });
}

/// What each live hand gives up to a dealer's Blackjack, the first hand before the others (A01, A02, C09).
void Round::shareBlackjackLoss(int slot) {
    const Box &box = m_boxes[slot];
    const auto reading = m_setup.readings.blackjackAfterBust;
    for (int i = 0; i < box.mains; ++i) {
        const Main &main = m_mains[box.firstMain + i];
        Cents allowance = main.counts;
        if (reading == BlackjackAfterBust::Capped || reading == BlackjackAfterBust::OriginalOnly)
            allowance = std::max<Cents>(0, main.counts - main.lostInBusts);
        for (int h = 0; h < box.handCount; ++h) {
            Stake &stake = stakeAt(m_hands[box.hands[h]], i);
            if (!stake.on || stake.settled)
                continue;
            stake.atRisk = std::min(allowance, stake.chips + stake.doubled);
            if (reading != BlackjackAfterBust::OnePerLiveHand)
                allowance -= stake.atRisk;
        }
        if (reading == BlackjackAfterBust::OriginalOnly && main.lostInBusts > main.counts)
            book(box.number, 1, main.player, mainBet, Result::Returned, 0, main.lostInBusts - main.counts, 0,
                 m_rules.cite(box.handCount > 1 ? Cite::loseToBlackjackSplit : Cite::loseToBlackjackDoubled));
    }
}

void Round::settleHand(const Outcome &outcome, const Box &box, int handInBox) {
    const Hand &hand = m_hands[box.hands[handInBox]];
    if (hand.bust())
        return; // settled when it happened
    if (hand.blackjack || outcome.blackjack) {
        settleBlackjack(outcome, box, handInBox);
    } else {
        const Outcome::Verdict &verdict = outcome.on(hand.total().total);
        for (int i = 0; i < box.mains; ++i) {
            Stake &stake = stakeAt(hand, i);
            if (!stake.on || stake.settled)
                continue;
            stake.settled = true;
            const int index = box.firstMain + i;
            LedgerLine &line = nextLine();
            copyLine(line, m_mainLines[3 * index + verdict.line], m_mains[index].bet);
            line.because = verdict.because;
            line.hand = static_cast<std::uint8_t>(handInBox + 1);
            if (stake.doubled > 0 || stake.markers > 0)
                countAdditions(line, m_mains[index], stake);
            noteSettled(line);
        }
    }
    if (m_play.bonus678)
        payBonus(box, handInBox);
    if (m_hasHandSides)
        settleTies(outcome, box, handInBox);
}

/// What was doubled, and markers: one earns one Initial Bet at the odds of a regular win (freebet 1.11.1, C11).
void Round::countAdditions(LedgerLine &line, const Main &main, const Stake &stake) const {
    line.stake = stake.chips + stake.doubled;
    line.surplus = stake.surplus;
    if (line.result == Result::Lose)
        line.takes = line.stake;
    if (line.result != Result::Win)
        return;
    line.pays = payout(m_play.regularPays, line.stake + stake.markers * main.counts, main.bet);
    if (stake.markers > 0)
        line.further = &m_rules.cite(Cite::marker);
}

/// On how many hands of the box this bettor has a stake: one who did not follow a split has one (lucky8 3.24.2).
int Round::handsOf(const Box &box, int mainInBox) const {
    int count = 0;
    for (int hand = 0; hand < box.handCount; ++hand)
        count += m_stakes[m_hands[box.hands[hand]].firstStake + mainInBox].on;
    return count;
}

/// Whether this bettor doubled with who called it: by chips, or by the marker that served him too.
bool Round::hasDoubled(const Box &box, const Hand &hand, int mainInBox) const {
    if (!hand.doubled)
        return false;
    const Stake &own = m_stakes[hand.firstStake + mainInBox];
    const Stake &callers = m_stakes[hand.firstStake + box.controller - box.firstMain];
    return callers.doubled > 0 ? own.doubled > 0 : own.markers == callers.markers;
}

/// A hand where the player or the dealer has a Blackjack, or both.
void Round::settleBlackjack(const Outcome &outcome, const Box &box, int handInBox) {
    const Hand &hand = m_hands[box.hands[handInBox]];
    for (int i = 0; i < box.mains; ++i) {
        Stake &stake = stakeAt(hand, i);
        if (!stake.on || stake.settled)
            continue;
        Main &main = m_mains[box.firstMain + i];
        if (!outcome.blackjack) {
            payBlackjack(box, main, stake,
                         outcome.is22 ? m_dealer22Clauses
                         : isUpAce()  ? m_blackjackAceClauses
                                      : m_blackjackTenClauses);
            continue;
        }
        stake.settled = true;
        if (hand.blackjack) {
            bookMain(box, handInBox + 1, main, stake, Result::StandOff, 0, 0,
                     m_rules.cite(isUpAce() ? Cite::standOffBlackjackAce : Cite::standOffBlackjackTen));
            continue;
        }
        const bool split = handsOf(box, i) > 1;
        const bool doubled = hasDoubled(box, hand, i);
        const bool loses = stake.atRisk > 0 || stake.chips + stake.doubled == 0;
        const Cite plain = hand.total().total == outcome.dealer
                               ? isUpAce() ? Cite::drawn21ToBlackjackAce : Cite::drawn21ToBlackjackTen
                           : isUpAce() ? Cite::loseToBlackjackAce
                                       : Cite::loseToBlackjackTen;
        LedgerLine &line =
            bookMain(box, handInBox + 1, main, stake, loses ? Result::Lose : Result::Returned, 0, stake.atRisk,
                     m_rules.cite(split     ? Cite::loseToBlackjackSplit
                                  : doubled ? Cite::loseToBlackjackDoubled
                                            : plain));
        if (split && doubled)
            line.further = &m_rules.cite(Cite::loseToBlackjackDoubled);
    }
}

bool Round::anybodyOn(const Box &box, const Hand &hand) const {
    for (int i = 0; i < box.mains; ++i)
        if (m_stakes[hand.firstStake + i].on)
            return true;
    return false;
}

/// On the original bet, whatever the outcome, never on a split hand (dueling8s 1.1.2, B07, B08).
void Round::payBonus(const Box &box, int handInBox) {
    const Hand &hand = m_hands[box.hands[handInBox]];
    if (hand.fromSplit || hand.count != 3)
        return;
    const Card first = hand.cards[1];
    const Card second = hand.cards[2];
    const bool sixSeven = (first.rank() == Rank::Six && second.rank() == Rank::Seven) ||
                          (first.rank() == Rank::Seven && second.rank() == Rank::Six);
    if (!sixSeven)
        return;
    const bool spades =
        first.suit() == Suit::Spades && second.suit() == Suit::Spades && m_play.printed->suit() == Suit::Spades;
    for (int i = 0; i < box.mains; ++i) {
        const Main &main = m_mains[box.firstMain + i];
        if (!main.in())
            continue;
        LedgerLine &line = book(box.number, handInBox + 1, main.player, bonusBet, Result::Win, main.counts,
                                payout(spades ? m_play.bonusSpades : m_play.bonusMixed, main.counts, main.bet), 0,
                                spades ? m_play.bonusSpadesRow : m_play.bonusMixedRow);
        line.also = main.limit;
    }
}

} // namespace pitwise

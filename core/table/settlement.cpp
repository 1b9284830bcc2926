// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settling half of Round, in the dealer's order: side bets that the opening cards decide, Blackjacks against 2 to 9,
// surrenders and even money; busts as they happen; insurance at the dealer's second card; hands; bets on the dealer's hand.
#include "core/refusal.h"
#include "core/table/round.h"
#include "core/table/sidebets.h"

#include <algorithm>

namespace pitwise {
namespace {

bool isBlackjack(std::span<const Card> cards) {
    return cards.size() == 2 && ((cards[0].isAce() && cards[1].isTenValue()) || (cards[1].isAce() && cards[0].isTenValue()));
}

} // namespace

inline LedgerLine &Round::book(std::uint8_t box, int hand, PlayerId player, BetKind kind, Result result, Cents stake, Cents pays,
                               Cents takes, const ClauseList &because) {
    m_ledger.push_back(
        {stake, pays, takes, &because, nullptr, nullptr, player, box, static_cast<std::uint8_t>(hand), kind, result, noRow});
    note(Event::Type::Settled, box, hand, {}, player, nobody, static_cast<Cents>(m_ledger.size() - 1));
    return m_ledger.back();
}

inline Cents Round::payout(Ratio pays, Cents stake, int bet) const {
    const auto amount = pays.of(stake);
    if (!amount) [[unlikely]]
        throw Refusal{"its payout does not come out in whole cents", bet < 0 ? "" : "bets[" + std::to_string(bet) + "].amount", {}};
    return *amount;
}

// ---------------------------------------------------------------- side bets

/// Writes the lines that the bets laid before the deal can come to, so that settling one is copying it.
/// A payout that does not come out in whole cents has no clauses: settleSide() refuses it.
void Round::writeSideLines() {
    for (Side &side : m_sides) {
        side.firstLine = static_cast<std::int32_t>(m_sideLines.size());
        const SideBet &bet = *side.terms;
        LedgerLine line;
        line.stake = side.counts;
        line.player = side.player;
        line.box = side.box;
        line.kind = side.kind;
        line.also = side.limit;
        line.takes = side.counts;
        line.because = &bet.lose;
        if (side.counts == 0) { // all of it goes back, whatever happens
            line.result = Result::Returned;
            line.because = &bet.overMaximum;
            m_sideLines.insert(m_sideLines.end(), bet.rows.size() + 1, line);
            continue;
        }
        m_sideLines.push_back(line);
        line.takes = 0;
        line.result = Result::Win;
        for (std::size_t row = 0; row < bet.rows.size(); ++row) {
            const auto pays = bet.rows[row].pays[static_cast<std::size_t>(m_setup.payTable - 1)].of(side.counts);
            line.pays = pays.value_or(0);
            line.because = pays ? &bet.rows[row].clauses : nullptr;
            line.row = static_cast<std::int8_t>(row);
            m_sideLines.push_back(line);
        }
    }
}

int Round::handOf(const Side &side) const {
    int hand = 0;
    if (side.rule == SideBetRule::TieOnTotal)
        while (m_boxes[side.slot].hands[hand++] != side.hand) {
        }
    return hand;
}

inline void Round::settleSide(Side &side, int row) {
    side.settled = true;
    if (side.firstLine < 0) [[unlikely]]
        return settleLaidOnSplit(side, row);
    const LedgerLine &line = m_sideLines[static_cast<std::size_t>(side.firstLine + row + 1)];
    if (!line.because) [[unlikely]]
        (void)payout({1, 2}, 1, side.bet); // refuses it
    m_ledger.push_back(line);
    if (side.rule == SideBetRule::TieOnTotal)
        m_ledger.back().hand = static_cast<std::uint8_t>(handOf(side));
    note(Event::Type::Settled, line.box, m_ledger.back().hand, {}, line.player, nobody, static_cast<Cents>(m_ledger.size() - 1));
}

void Round::settleLaidOnSplit(Side &side, int row) {
    const SideBet &bet = *side.terms;
    const bool won = row >= 0;
    const PayRow *paid = won ? &bet.rows[static_cast<std::size_t>(row)] : nullptr;
    LedgerLine &line =
        book(side.box, handOf(side), side.player, side.kind, won ? Result::Win : Result::Lose, side.counts,
             won ? payout(paid->pays[static_cast<std::size_t>(m_setup.payTable - 1)], side.counts, side.bet) : 0,
             won ? 0 : side.counts, won ? paid->clauses : bet.lose);
    line.row = static_cast<std::int8_t>(row);
    line.also = side.limit;
}

void Round::settleOpeningSides() {
    const Card up = m_dealer.cards[0];
    for (Side &side : m_sides) {
        if (side.slot < 0)
            continue;
        const Hand &hand = m_hands[static_cast<std::size_t>(side.slot)]; // before a split, box and hand count alike
        if (decidedByOpening(side.rule)) {
            settleSide(side, openingRow(side.rule, hand.cards[0], hand.cards[1], up));
            if (side.rule == SideBetRule::ThreeCardTotal && threeCardTotal(hand.cards[0], hand.cards[1], up) > 21)
                m_ledger.back().because = &side.terms->loseOver21;
            if (m_setup.readings.lucky8Stack && side.rule == SideBetRule::LuckyEights) [[unlikely]]
                stackLuckyEights(side, hand);
        } else if (side.rule == SideBetRule::RunOfEights && !m_boxes[side.slot].runOpen) {
            settleSide(side, noRow); // the first card broke the run, so the bet is lost already (B22)
        }
    }
}

/// The other reading of A03: every combination present is paid, not the best row once.
void Round::stackLuckyEights(const Side &side, const Hand &hand) {
    LedgerLine &line = m_ledger.back();
    const Card three[] = {hand.cards[0], hand.cards[1], m_dealer.cards[0]};
    const bool triple = three[0].rank() == three[1].rank() && three[1].rank() == three[2].rank();
    if (line.result != Result::Win || !triple)
        return;
    const SideBet &bet = *side.terms;
    const bool eights = three[0].rank() == Rank::Eight;
    Cents pays = eights ? line.pays : 0;
    for (int i = 0; i < 3; ++i) {
        const bool suited = three[i].suit() == three[(i + 1) % 3].suit();
        const PayRow &row = bet.rows[eights ? suited ? 2 : 3 : 4];
        pays += payout(row.pays[0], side.counts, side.bet);
    }
    line.pays = pays;
}

/// Bets that follow the box through its hands: the run of 8s, the markers.
void Round::settleBoxSides(int slot) {
    const Box &box = m_boxes[slot];
    for (int i = 0; i < box.sides; ++i) {
        Side &side = m_sides[box.firstSide + i];
        if (side.settled)
            continue;
        if (side.rule == SideBetRule::RunOfEights)
            settleSide(side, runOfEightsRow(box.run, box.runSpades));
        else if (side.rule == SideBetRule::Markers)
            settleSide(side, countRow(*side.terms, box.markers));
    }
}

void Round::settleDealerSides() {
    const bool bust = m_dealer.total().total > m_play.dealerBustsOver;
    for (Side &side : m_sides)
        if (side.rule == SideBetRule::DealerBust && !side.settled)
            settleSide(side, bust ? countRow(*side.terms, m_dealer.count) : noRow);
}

void Round::loseTies(int slot, std::uint8_t hand, bool withHand) {
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        Side &side = m_sides[i];
        if (side.settled || side.slot != slot || side.hand != hand || side.rule != SideBetRule::TieOnTotal)
            continue;
        settleSide(side, noRow);
        if (withHand)
            m_ledger.back().because = &side.terms->lostWithHand;
    }
}

// ---------------------------------------------------------------- before the subsequent deal

void Round::payBlackjack(const Box &box, Main &main, Stake &stake, const ClauseList &because) {
    book(box.number, 1, main.player, mainBet, Result::Win, stake.chips, payout(m_play.blackjackPays, stake.chips, main.bet), 0,
         because)
        .also = main.limit;
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
                book(box.number, 1, main.player, mainBet, Result::Surrender, stake.chips, 0, stake.chips / 2, m_rules.cite(Cite::surrender))
                    .also = main.limit;
                continue;
            }
            book(box.number, 1, main.player, mainBet, Result::EvenMoney, stake.chips, stake.chips, 0, m_rules.cite(Cite::evenMoney)).also =
                main.limit;
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
    hand.bust = true;
    for (int i = 0; i < box.mains; ++i) {
        Stake &stake = stakeAt(hand, i);
        if (!stake.on || stake.settled)
            continue;
        Main &main = m_mains[box.firstMain + i];
        stake.settled = true;
        const Cents lost = stake.chips + stake.doubled;
        main.lostInBusts += lost;
        LedgerLine &line = book(box.number, handInBox + 1, main.player, mainBet, Result::Lose, lost, 0, lost,
                                m_rules.cite(hand.fromSplit ? Cite::bustSplit : hand.doubled ? Cite::bustDoubled : Cite::bust));
        if (hand.fromSplit && hand.doubled)
            line.further = &m_rules.cite(Cite::bustDoubled);
        line.also = main.limit;
    }
    if (m_hasHandSides)
        loseTies(slot, box.hands[handInBox], true);
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
                book(m_boxes[slot].number, 0, insurance.player, insuranceBet, Result::Lose, insurance.chips, 0, insurance.chips,
                     m_rules.cite(Cite::insuranceLose));
        }
    });
}

// ---------------------------------------------------------------- hands

struct Round::Outcome {
    int dealer = 0;
    bool blackjack = false;
    bool bust = false;
    bool is22 = false; ///< Over 21 and yet no bust.
};

void Round::settleHands(bool dealerBlackjack) {
    const int dealer = m_dealer.total().total;
    const bool bust = dealer > m_play.dealerBustsOver;
    const Outcome outcome{dealer, dealerBlackjack, bust, dealer == 22 && !bust};
    eachBox([&](int slot) {
        const int hands = m_boxes[slot].handCount;
        if (dealerBlackjack)
            shareBlackjackLoss(slot);
        for (int i = 0; i < hands; ++i)
            settleHand(outcome, slot, m_setup.settleFrom == SettleFrom::Right ? hands - 1 - i : i);
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

void Round::settleHand(const Outcome &outcome, int slot, int handInBox) {
    const auto [dealer, dealerBlackjack, dealerBust, dealer22] = outcome;
    const Box &box = m_boxes[slot];
    const Hand &hand = m_hands[box.hands[handInBox]];
    const int total = hand.total().total;
    bool anybodyIn = false;
    for (int i = 0; i < box.mains; ++i) {
        Stake &stake = stakeAt(hand, i);
        if (!stake.on || stake.settled)
            continue;
        anybodyIn = true;
        Main &main = m_mains[box.firstMain + i];
        const Cents chips = stake.chips + stake.doubled;
        if (hand.blackjack && !dealerBlackjack) {
            payBlackjack(box, main, stake, dealer22 ? m_dealer22Clauses : isUpAce() ? m_blackjackAceClauses : m_blackjackTenClauses);
            continue;
        }
        stake.settled = true;
        LedgerLine *line = nullptr;
        if (hand.blackjack) {
            line = &book(box.number, handInBox + 1, main.player, mainBet, Result::StandOff, chips, 0, 0,
                         m_rules.cite(isUpAce() ? Cite::standOffBlackjackAce : Cite::standOffBlackjackTen));
        } else if (dealerBlackjack) {
            const bool split = box.handCount > 1;
            const Cite plain = total == dealer ? isUpAce() ? Cite::drawn21ToBlackjackAce : Cite::drawn21ToBlackjackTen
                               : isUpAce()     ? Cite::loseToBlackjackAce
                                               : Cite::loseToBlackjackTen;
            line = &book(box.number, handInBox + 1, main.player, mainBet, stake.atRisk > 0 || chips == 0 ? Result::Lose : Result::Returned,
                         chips, 0, stake.atRisk,
                         m_rules.cite(split ? Cite::loseToBlackjackSplit : hand.doubled ? Cite::loseToBlackjackDoubled : plain));
            if (split && hand.doubled)
                line->further = &m_rules.cite(Cite::loseToBlackjackDoubled);
        } else if (dealerBust || (!dealer22 && total > dealer)) {
            // A marker earns one Initial Bet at the odds of a regular win (freebet 1.11.1, C11).
            const Cents winning = chips + stake.markers * main.counts;
            line = &book(box.number, handInBox + 1, main.player, mainBet, Result::Win, chips,
                         payout(m_play.regularPays, winning, main.bet), 0, dealerBust ? m_bustWinClauses : m_winClauses);
            if (stake.markers > 0)
                line->further = &m_rules.cite(Cite::marker);
        } else if (dealer22 || total == dealer) {
            line = &book(box.number, handInBox + 1, main.player, mainBet, Result::StandOff, chips, 0, 0,
                         m_rules.cite(dealer22 ? Cite::standOffDealer22 : Cite::standOff));
        } else {
            line = &book(box.number, handInBox + 1, main.player, mainBet, Result::Lose, chips, 0, chips, m_rules.cite(Cite::lose));
        }
        line->also = main.limit;
    }
    if (m_play.bonus678)
        payBonus(box, handInBox);
    if (!m_hasHandSides)
        return;
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        Side &side = m_sides[i];
        if (side.settled || side.slot != slot || side.hand != box.hands[handInBox] || side.rule != SideBetRule::TieOnTotal)
            continue;
        // A hand that everybody surrendered has no final total (B11).
        const int wanted = side.terms->number;
        settleSide(side, anybodyIn && total == wanted && dealer == wanted ? 0 : noRow);
    }
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
    const bool spades = first.suit() == Suit::Spades && second.suit() == Suit::Spades && m_play.printed->suit() == Suit::Spades;
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

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

/// Behind noRow: a total over 21, which the pay table has no row for either.
constexpr int overRow = noRow - 1;

bool isBlackjack(std::span<const Card> cards) {
    return cards.size() == 2 && ((cards[0].isAce() && cards[1].isTenValue()) || (cards[1].isAce() && cards[0].isTenValue()));
}

} // namespace

inline LedgerLine &Round::book(std::uint8_t box, int hand, PlayerId player, BetKind kind, Result result, Cents stake,
                               Cents pays, Cents takes, const ClauseList &because) {
    LedgerLine &line = nextLine();
    line = {stake, pays,   takes, &because, nullptr, nullptr, player, box, static_cast<std::uint8_t>(hand),
            kind,  result, noRow};
    noteSettled(line);
    return line;
}

/// Only bets laid on splits can be more than there was room for.
void Round::growLedger() {
    const auto lines = static_cast<std::size_t>(m_nextLine - m_ledger.data());
    m_ledger.resize(2 * lines + 16);
    m_nextLine = m_ledger.data() + lines;
    m_endLine = m_ledger.data() + m_ledger.size();
}

inline Cents Round::payout(Ratio pays, Cents stake, int bet) const {
    const auto amount = pays.of(stake);
    if (!amount) [[unlikely]]
        throw Refusal{
            "its payout does not come out in whole cents", bet < 0 ? "" : "bets[" + std::to_string(bet) + "].amount", {}};
    return *amount;
}

// ---------------------------------------------------------------- lines that are known before the deal

/// What a main bet comes to in a hand against a hand; the clauses depend on the dealer's.
void Round::writeMainLines() {
    for (const Main &main : m_mains) {
        const auto box = std::find_if(m_freshBoxes.rbegin(), m_freshBoxes.rend(),
                                      [&](const Box &b) { return b.firstMain <= &main - m_mains.data(); });
        LedgerLine line;
        line.stake = main.counts;
        line.player = main.player;
        line.box = box->number;
        line.also = main.limit;
        line.because = &m_rules.cite(Cite::standOff);
        for (const Result result : {Result::Lose, Result::StandOff, Result::Win}) {
            line.result = result;
            line.takes = result == Result::Lose ? main.counts : 0;
            if (result == Result::Win) {
                const auto pays = m_play.regularPays.of(main.counts);
                line.pays = pays.value_or(0);
                line.because = pays ? &m_winClauses : nullptr;
            }
            m_mainLines.push_back(line);
        }
    }
}

/// All that a side bet laid before the deal can come to, so that settling it is copying a line.
/// A payout that does not come out in whole cents has no clauses: copyLine() refuses it.
void Round::writeSideLines() {
    std::size_t lines = 0;
    for (const Side &side : m_sides)
        lines += side.terms->rows.size() + 2;
    m_sideLines.reserve(lines); // they stay where they are
    for (Side &side : m_sides) {
        const SideBet &bet = *side.terms;
        LedgerLine line;
        line.stake = side.counts;
        line.player = side.player;
        line.box = side.box;
        line.kind = side.kind;
        line.also = side.limit;
        line.takes = side.counts;
        line.because = &bet.lose;
        const bool returned = side.counts == 0; // all of it goes back, whatever happens
        if (returned) {
            line.result = Result::Returned;
            line.because = &bet.overMaximum;
        }
        m_sideLines.push_back(line);
        if (!returned && side.rule == SideBetRule::ThreeCardTotal)
            m_sideLines.back().because = &bet.loseOver21;
        side.lines = &m_sideLines.emplace_back(line) + 1;
        for (std::size_t row = 0; row < bet.rows.size(); ++row) {
            if (!returned) {
                const auto pays = bet.rows[row].pays[static_cast<std::size_t>(m_setup.payTable - 1)].of(side.counts);
                line.takes = 0;
                line.pays = pays.value_or(0);
                line.result = Result::Win;
                line.because = pays ? &bet.rows[row].clauses : nullptr;
                line.row = static_cast<std::int8_t>(row);
            }
            m_sideLines.push_back(line);
        }
        if (side.slot >= 0 && (decidedByOpening(side.rule) || side.rule == SideBetRule::RunOfEights))
            m_openingBets.push_back({side.lines, static_cast<std::uint16_t>(&side - m_sides.data()),
                                     static_cast<std::uint8_t>(side.slot), side.rule});
    }
}

// ---------------------------------------------------------------- side bets

/// Where the hand of a bet on one hand lies in its box, from 1.
int Round::handOf(const Side &side) const {
    int hand = 0;
    while (m_boxes[side.slot].hands[hand++] != side.hand) {
    }
    return hand;
}

inline void Round::copyLine(LedgerLine &line, const LedgerLine &written, const int &bet) const {
    if (!written.because) [[unlikely]]
        (void)payout({1, 2}, 1, bet); // refuses it
    line = written;
}

inline LedgerLine &Round::settleSide(Side &side, int row) {
    side.settled = true;
    LedgerLine &line = nextLine();
    copyLine(line, side.lines[row], side.bet);
    noteSettled(line);
    return line;
}

/// A bet on the total of one hand.
LedgerLine &Round::settleTie(Side &side, int row) {
    if (!side.lines)
        return settleLaidOnSplit(side, row);
    side.lines[row].hand = static_cast<std::uint8_t>(handOf(side));
    return settleSide(side, row);
}

LedgerLine &Round::settleLaidOnSplit(Side &side, int row) {
    side.settled = true;
    const SideBet &bet = *side.terms;
    const bool won = row >= 0;
    const PayRow *paid = won ? &bet.rows[static_cast<std::size_t>(row)] : nullptr;
    LedgerLine &line =
        book(side.box, handOf(side), side.player, side.kind, won ? Result::Win : Result::Lose, side.counts,
             won ? payout(paid->pays[static_cast<std::size_t>(m_setup.payTable - 1)], side.counts, side.bet) : 0,
             won ? 0 : side.counts, won ? paid->clauses : bet.lose);
    line.row = static_cast<std::int8_t>(row);
    line.also = side.limit;
    return line;
}

void Round::settleOpeningSides() {
    const Card up = m_dealer.cards[0];
    const Hand *const hands = m_hands.data();
    LedgerLine *line = m_nextLine; // the ledger has room for one line each
    for (const OpeningBet &bet : m_openingBets) {
        const Hand &hand = hands[bet.slot]; // before a split, box and hand count alike
        const Card first = hand.cards[0], second = hand.cards[1];
        int row = noRow;
        switch (bet.rule) {
        case SideBetRule::RankPair: row = rankPairRow(first, second); break;
        case SideBetRule::PairClass: row = pairClassRow(first, second); break;
        case SideBetRule::LuckyEights: row = luckyEightsRow(first, second, up); break;
        case SideBetRule::ThreeCardTotal:
            row = threeCardRow(first, second, up);
            if (row == noRow && threeCardTotal(first, second, up) > 21)
                row = overRow;
            break;
        default: // a run of 8s, which the first card may break: then the bet is lost already (B22)
            if (m_boxes[bet.slot].runOpen)
                continue;
            m_sides[bet.side].settled = true;
        }
        copyLine(*line, bet.lines[row], m_sides[bet.side].bet);
        if (row >= 0 && bet.rule == SideBetRule::LuckyEights && m_setup.readings.lucky8Stack)
            stackLuckyEights(*line, m_sides[bet.side], hand);
        ++line;
    }
    m_nextLine = line;
    if (m_recording)
        for (const LedgerLine &settled : ledger())
            noteSettled(settled);
}

/// The other reading of A03: every combination present is paid, not the best row once.
void Round::stackLuckyEights(LedgerLine &line, const Side &side, const Hand &hand) {
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

/// Calls `visit(side)` for every bet on that hand's total that is still open.
template <typename F> void Round::eachTie(const Box &box, int handInBox, F &&visit) {
    const auto among = [&](std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end; ++i)
            if (Side &side = m_sides[i];
                side.rule == SideBetRule::TieOnTotal && !side.settled && side.hand == box.hands[handInBox])
                visit(side);
    };
    among(box.firstSide, box.firstSide + box.sides);
    among(m_freshSides.size(), m_sides.size()); // laid on splits
}

void Round::loseTies(const Box &box, int handInBox) {
    eachTie(box, handInBox, [&](Side &side) { settleTie(side, noRow).because = &side.terms->lostWithHand; });
}

// ---------------------------------------------------------------- before the subsequent deal

void Round::payBlackjack(const Box &box, Main &main, Stake &stake, const ClauseList &because) {
    book(box.number, 1, main.player, mainBet, Result::Win, stake.chips, payout(m_play.blackjackPays, stake.chips, main.bet),
         0, because)
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
                book(box.number, 1, main.player, mainBet, Result::Surrender, stake.chips, 0, stake.chips / 2,
                     m_rules.cite(Cite::surrender))
                    .also = main.limit;
                continue;
            }
            book(box.number, 1, main.player, mainBet, Result::EvenMoney, stake.chips, stake.chips, 0,
                 m_rules.cite(Cite::evenMoney))
                .also = main.limit;
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
        LedgerLine &line = book(box.number, handInBox + 1, main.player, mainBet, Result::Lose, lost, 0, lost,
                                m_rules.cite(hand.fromSplit ? Cite::bustSplit
                                             : hand.doubled ? Cite::bustDoubled
                                                            : Cite::bust));
        if (hand.fromSplit && hand.doubled)
            line.further = &m_rules.cite(Cite::bustDoubled);
        line.also = main.limit;
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

struct Round::Outcome {
    struct Verdict {
        int line; ///< Into m_mainLines: lost, stood off, won.
        const ClauseList *because;
    };
    int dealer = 0;
    bool blackjack = false;
    bool is22 = false;               ///< Over 21 and yet no bust.
    std::array<Verdict, 3> verdicts; ///< On a hand of fewer points than his, as many, more.
    [[nodiscard]] const Verdict &on(int total) const {
        return verdicts[static_cast<std::size_t>(1 + (total > dealer) - (total < dealer))];
    }
};

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
        const Cents chips = stake.chips + stake.doubled;
        LedgerLine *line = nullptr;
        if (hand.blackjack) {
            line = &book(box.number, handInBox + 1, main.player, mainBet, Result::StandOff, chips, 0, 0,
                         m_rules.cite(isUpAce() ? Cite::standOffBlackjackAce : Cite::standOffBlackjackTen));
        } else {
            const bool split = handsOf(box, i) > 1;
            const bool doubled = hasDoubled(box, hand, i);
            const Cite plain = hand.total().total == outcome.dealer
                                   ? isUpAce() ? Cite::drawn21ToBlackjackAce : Cite::drawn21ToBlackjackTen
                               : isUpAce() ? Cite::loseToBlackjackAce
                                           : Cite::loseToBlackjackTen;
            line = &book(box.number, handInBox + 1, main.player, mainBet,
                         stake.atRisk > 0 || chips == 0 ? Result::Lose : Result::Returned, chips, 0, stake.atRisk,
                         m_rules.cite(split     ? Cite::loseToBlackjackSplit
                                      : doubled ? Cite::loseToBlackjackDoubled
                                                : plain));
            if (split && doubled)
                line->further = &m_rules.cite(Cite::loseToBlackjackDoubled);
        }
        line->also = main.limit;
    }
}

void Round::settleTies(const Outcome &outcome, const Box &box, int handInBox) {
    const Hand &hand = m_hands[box.hands[handInBox]];
    const int total = hand.total().total;
    eachTie(box, handInBox, [&](Side &side) {
        const int wanted = side.terms->number;
        // A hand that everybody surrendered has no final total (B11).
        const bool tied = total == wanted && outcome.dealer == wanted && anybodyOn(box, hand);
        settleTie(side, tied ? 0 : noRow);
    });
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

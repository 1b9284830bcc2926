// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Side bets of a round: those that the opening cards decide, those on a box, on one hand's total and on the dealer's hand;
// and the ledger's lines that are known before the deal.
#include "core/table/settling.h"

#include <algorithm>

namespace pitwise {

/// Only bets laid on splits can be more than there was room for.
void Round::growLedger() {
    const auto lines = static_cast<std::size_t>(m_nextLine - m_ledger.data());
    m_ledger.resize(2 * lines + 16);
    m_nextLine = m_ledger.data() + lines;
    m_endLine = m_ledger.data() + m_ledger.size();
}

// ---------------------------------------------------------------- lines that are known before the deal

/// What a main bet comes to in a hand against a hand; the clauses depend on the dealer's.
void Round::writeMainLines() {
    for (const Main &main : m_mains) {
        const auto box = std::find_if(m_freshBoxes.rbegin(), m_freshBoxes.rend(),
                                      [&](const Box &b) { return b.firstMain <= &main - m_mains.data(); });
        LedgerLine line;
        line.stake = main.counts;
        line.surplus = main.placed - main.counts;
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
        line.surplus = side.surplus;
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
            std::swap(line.stake, line.surplus);
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
    line.surplus = side.surplus;
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
        if (bet.rule != SideBetRule::RunOfEights) {
            row = rowOf(bet.rule, first, second, up);
        } else { // which the first card may break: then the bet is lost already (B22)
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
    int suitedPairs = 0;
    for (int i = 0; i < 3; ++i) {
        const bool suited = three[i].suit() == three[(i + 1) % 3].suit();
        suitedPairs += suited;
        const PayRow &row = bet.rows[eights ? suited ? 2 : 3 : 4];
        pays += payout(row.pays[0], side.counts, side.bet);
    }
    if (eights) // of three cards no pair is suited, one is, or all are
        line.further = suitedPairs == 3   ? &bet.rows[2].clauses
                       : suitedPairs == 0 ? &bet.rows[3].clauses
                                          : &m_unlikePairsClauses;
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

} // namespace pitwise

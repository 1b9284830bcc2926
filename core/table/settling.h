// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What both files of the settling half of Round stand on.
#include "core/refusal.h"
#include "core/table/round.h"
#include "core/table/sidebets.h"

namespace pitwise {

inline LedgerLine &Round::book(std::uint8_t box, int hand, PlayerId player, BetKind kind, Result result, Cents stake,
                               Cents pays, Cents takes, const ClauseList &because) {
    LedgerLine &line = nextLine();
    line = {stake, pays,   takes, &because, nullptr, nullptr, player, box, static_cast<std::uint8_t>(hand),
            kind,  result, noRow, 0};
    noteSettled(line);
    return line;
}

/// A main bet on one hand, with all chips that lie there.
inline LedgerLine &Round::bookMain(const Box &box, int hand, const Main &main, const Stake &stake, Result result, Cents pays,
                                   Cents takes, const ClauseList &because) {
    LedgerLine &line =
        book(box.number, hand, main.player, mainBet, result, stake.chips + stake.doubled, pays, takes, because);
    line.also = main.limit;
    line.surplus = stake.surplus;
    return line;
}

inline Cents Round::payout(Ratio pays, Cents stake, int bet) const {
    const auto amount = pays.of(stake);
    if (!amount) [[unlikely]]
        throw Refusal{
            "its payout does not come out in whole cents", bet < 0 ? "" : "bets[" + std::to_string(bet) + "].amount", {}};
    return *amount;
}

inline void Round::copyLine(LedgerLine &line, const LedgerLine &written, const int &bet) const {
    if (!written.because) [[unlikely]]
        (void)payout({1, 2}, 1, bet); // refuses it
    line = written;
}

/// Behind noRow: a total over 21, which the pay table has no row for either.
inline constexpr int overRow = noRow - 1;

/// What a side bet that the opening cards decide comes to; not of a run of 8s.
inline int Round::rowOf(SideBetRule rule, Card first, Card second, Card up) {
    switch (rule) {
    case SideBetRule::RankPair: return rankPairRow(first, second);
    case SideBetRule::PairClass: return pairClassRow(first, second);
    case SideBetRule::LuckyEights: return luckyEightsRow(first, second, up);
    default: break;
    }
    const int row = threeCardRow(first, second, up);
    return row == noRow && threeCardTotal(first, second, up) > 21 ? overRow : row;
}

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

} // namespace pitwise

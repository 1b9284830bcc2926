// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/odds.h"
#include "core/odds/openingodds.h"
#include "core/table/sidebets.h"

namespace pitwise {

double BetOdds::edge() const {
    // Each winning way brings back the stake and the payout; the integers are exact, the division comes last.
    long double back = 0;
    for (const OutcomeOdds &outcome : outcomes)
        back += static_cast<long double>(outcome.ways) * (outcome.pays.numerator + outcome.pays.denominator) /
                outcome.pays.denominator;
    const auto all = static_cast<long double>(ways);
    return static_cast<double>((all - back) / all);
}

Odds oddsOf(const Rulebook &book, int decks, int payTable) {
    Odds odds;
    odds.dealer = dealerOdds(book, decks);
    const auto payColumn = static_cast<std::size_t>(payTable - 1);
    for (const SideBet &bet : book.sideBets) {
        BetOdds entry{bet.kind, bet.rule == SideBetRule::DealerBust, 0, {}};
        for (const PayRow &row : bet.rows)
            entry.outcomes.push_back({row.name, 0, row.pays[payColumn]});
        if (decidedByOpening(bet.rule)) {
            const OpeningOdds opening = openingOdds(book, bet, decks);
            entry.ways = opening.ways;
            for (std::size_t i = 0; i < opening.rows.size(); ++i)
                entry.outcomes[i].ways = opening.rows[i];
        } else if (entry.byDealer) {
            entry.ways = odds.dealer.all;
            for (int cards = 0; cards <= DealerOdds::longest; ++cards)
                if (const int row = countRow(bet, cards); row != noRow)
                    entry.outcomes[static_cast<std::size_t>(row)].ways +=
                        odds.dealer.bustWith[static_cast<std::size_t>(cards)];
        } else {
            continue; // depends on what players decide
        }
        odds.bets.push_back(std::move(entry));
    }
    return odds;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is paid, taken and returned: every row of every pay table, reached by construction.
#include "core/quiz/family.h"
#include "core/quiz/money.h"

#include <QCoreApplication>

namespace pitwise {
namespace {

/// Opening cards of box "A" and the dealer's card for one row of an opening-decided bet; index -1 is a near miss that loses.
std::optional<Question> pairPayout(Maker &m) {
    TableSetup setup = m.table(2);
    const int box = m.loneBettor(setup);
    m.bet(setup, box, "A", m.sideStake(), "pair");
    LiveRound live(setup, m.random());
    std::vector<Card> cards;
    std::vector<std::string> further;
    switch (m.between(0, 3)) {
    case 0: { // a picture with another ten-value: equal points, no Pair (lucky8 1.1.9, 3.4.3)
        const Rank first = m.rank({10, 11, 12, 13});
        cards = {m.card(first), m.card(m.rankBut({Rank::Ace, Rank::Two, Rank::Three, Rank::Four, Rank::Five, Rank::Six,
                                                  Rank::Seven, Rank::Eight, Rank::Nine, first}))};
        further = {"1.1.9", "3.4.3"};
        break;
    }
    case 1: { // no match
        const Rank first = m.rankBut({});
        cards = {m.card(first), m.card(m.rankBut({first}))};
        further = {"1.1.10"};
        break;
    }
    default: {
        const Rank rank = m.rankBut({});
        cards = {m.card(rank), m.card(rank)};
        further = {"1.1.9", "1.1.10"};
        if (rank >= Rank::Jack)
            further.push_back("3.4.3");
    }
    }
    live.wishOpening({{box, cards}}, std::nullopt);
    live.deal();
    live.finish();
    const MoneyAsked asked{box, "A", "pair", 0, Measure::Pays};
    return moneyQuestion(m, live, asked, {QT_TRANSLATE_NOOP("quiz", "Box %1: what do you pay the Pair bet?"), {QString::number(box)}}, 6, further);
}

} // namespace

const std::vector<Family> &payoutFamilies() {
    static const std::vector<Family> families{
        {"pair-payout", Topic::Payouts, QT_TRANSLATE_NOOP("quiz", "Pay the Pair bet"), {{"lucky8", "1.1.9 1.1.10 3.4.3 3.15.1 4.1#pair"}}, pairPayout},
    };
    return families;
}

} // namespace pitwise

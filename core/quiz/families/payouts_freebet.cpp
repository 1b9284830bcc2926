// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Free-bet markers: what they earn on the hand, and Lucky Stash, which counts them.
#include "core/quiz/families/splitplay.h"

namespace pitwise {
namespace {

Card smallRank(Maker &m) {
    return m.card(m.rank({2, 3, 4, 5, 6, 7, 8, 9}));
}

void dealFreePair(Maker &m, LiveRound &live, int box, Card pair, Card up) {
    live.wishOpening({{box, {pair, m.card(pair.rank())}}}, up);
    live.deal();
    live.closeOffers();
}

std::optional<Question> markerPayout(Maker &m) {
    OneBox one = oneBox(m, 4);
    const Card up = m.worth(m.between(2, 10));
    const int dealerTotal = m.oneOf({0, 17, 18, 19, 20, 22});
    const auto dealer = dealerCards(m, up, dealerTotal);
    if (!dealer || 2 * one.stake > one.setup.mainLimits.max)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    MoneySpec spec{{one.box, "A", "main"}, 12, 40};
    spec.because(m, Asked::markerMeans, Asked::initialBetMeans);
    const bool split = m.chance(60);
    bool paidDouble = false;
    if (split) {
        const Card pair = smallRank(m);
        dealFreePair(m, live, one.box, pair, up);
        paidDouble = m.chance(35);
        const std::vector<HandPlan> plans{
            planHand(m, pair, m.chance(15) ? 22 : m.between(13, 21)),
            planHand(m, pair, m.between(13, 21), m.chance(60), paidDouble ? Do::Double : Do::FreeDouble)};
        paidDouble = plans[1].last == Do::Double;
        playSplit(live, pair, 1, Do::FreeSplit, plans, *dealer);
        spec.because(m, Asked::freeSplitMeans);
        if (plans[1].last == Do::FreeDouble)
            spec.because(m, Asked::freeDoubleMeans);
        if (paidDouble)
            spec.because(m, Asked::doubleMeans);
    } else {
        const auto own = openingCards(m, m.between(9, 11));
        if (!own)
            return std::nullopt;
        live.wishOpening({{one.box, *own}}, up);
        live.deal();
        live.closeOffers();
        live.wish(m.worth(m.between(3, 10)));
        wishAll(live, *dealer);
        live.act(Do::FreeDouble);
        spec.because(m, Asked::freeDoubleMeans);
    }
    live.finish();
    if (dealerTotal == 22)
        spec.because(m, Asked::standOffMeans);
    Cents pays = 0, takes = 0, chips = 0;
    int markers = 0;
    for (const auto &hand : live.round().hands())
        markers += hand.box == one.box ? hand.markers : 0;
    for (const LedgerLine &line : live.round().ledger()) {
        pays += line.pays;
        takes += line.takes;
        chips += line.result == Result::Win ? line.stake : 0;
    }
    spec.asked.measure = takes > 0 && (pays == 0 || m.chance(30)) ? Measure::Takes : Measure::Pays;
    if (spec.asked.measure == Measure::Takes) {
        spec.wrong.push_back({takes + one.stake, "payouts-freebet.marker-that-loses-costs-nothing-take"_say});
        spec.wrong.push_back({takes + markers * one.stake, "payouts-freebet.marker-that-loses-costs-nothing-take"_say});
    } else if (pays > 0) {
        const Cents earned = pays - chips;
        if (earned > 0) {
            spec.wrong.push_back({chips, "payouts-freebet.you-left-out-marker-it-earns"_say});
            spec.wrong.push_back({chips + earned * 3 / 2, "payouts-freebet.marker-is-paid-1-to-1"_say});
            spec.wrong.push_back({pays + one.stake, "payouts-freebet.each-marker-earns-one-first-bet"_say});
        } else {
            spec.wrong.push_back({pays + markers * one.stake, "payouts-freebet.only-marker-on-winning-hand-earns"_say});
        }
    } else {
        spec.wrong.push_back({(1 + markers) * one.stake, "payouts-freebet.hand-does-not-win-neither-chips"_say});
        spec.wrong.push_back({markers * one.stake, "payouts-freebet.hand-does-not-win-its-marker"_say});
    }
    return moneyQuestion(m, live, std::move(spec));
}

std::optional<Question> luckyStash(Maker &m) {
    OneBox one = oneBox(m, 4);
    const Cents side = m.sideStake();
    const SideBet &bet = *m.rules().sideBet(SideBetRule::Markers);
    m.bet(one.setup, one.box, "A", side, bet.kind);
    const Card up = m.worth(m.between(2, 10));
    const auto dealer = dealerCards(m, up, m.oneOf({0, 18, 19, 20, 22}));
    if (!dealer || 2 * one.stake > one.setup.mainLimits.max)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    MoneySpec spec{{one.box, "A", bet.kind}, 14, 30};
    spec.because(m, Asked::markersBet, Asked::markersTable);
    const int markers = m.between(0, 7);
    int paid = 0;
    if (markers == 0 || (markers == 1 && m.chance(40))) {
        const auto own = openingCards(m, m.between(9, 11));
        if (!own)
            return std::nullopt;
        live.wishOpening({{one.box, *own}}, up);
        live.deal();
        live.closeOffers();
        live.wish(m.worth(m.between(3, 9)));
        if (markers == 1 || m.chance(60)) {
            wishAll(live, *dealer);
            live.act(markers == 1 ? Do::FreeDouble : Do::Double);
            paid = markers == 0;
        }
    } else {
        const int least = std::max(1, markers / 2);
        const int ways = m.between(least, std::min(3, markers));
        const int doubles = markers - ways;
        const Card pair = smallRank(m);
        dealFreePair(m, live, one.box, pair, up);
        std::vector<HandPlan> plans;
        for (int i = 0; i <= ways; ++i) {
            const bool free = i < doubles;
            const bool bought = !free && m.chance(30);
            HandPlan plan;
            for (int attempt = 0;; ++attempt) {
                if (attempt == 20)
                    return std::nullopt;
                plan = free || bought ? planHand(m, pair, m.between(12, 21), true, free ? Do::FreeDouble : Do::Double)
                                      : planHand(m, pair, m.chance(30) ? 22 : m.between(13, 20));
                if (!free || plan.last == Do::FreeDouble)
                    break;
            }
            paid += plan.last == Do::Double;
            plans.push_back(std::move(plan));
        }
        m.random().shuffle(plans);
        playSplit(live, pair, ways, Do::FreeSplit, plans, *dealer);
    }
    live.finish();
    int inBust = 0, most = 0;
    for (const auto &hand : live.round().hands()) {
        inBust += hand.bust ? hand.markers : 0;
        most = std::max(most, hand.markers);
    }
    const auto pays = [&](int count) -> Cents {
        for (const PayRow &row : bet.rows)
            if (row.counts.contains(count))
                return side * row.pays[0].numerator;
        return 0;
    };
    if (paid > 0)
        spec.wrong.push_back({pays(markers + paid), "payouts-freebet.paid-double-lays-no-marker-only"_say});
    if (inBust > 0)
        spec.wrong.push_back({pays(markers - inBust), "payouts-freebet.marker-of-busted-hand-still-counts"_say});
    if (most < markers)
        spec.wrong.push_back({pays(most), "payouts-freebet.count-markers-of-all-hands-of"_say});
    if (markers == 0)
        spec.wrong.push_back({side, "payouts-freebet.without-marker-lucky-stash-loses-it"_say});
    spec.hard += 4 * markers + 8 * (paid > 0) + 8 * (inBust > 0);
    return moneyQuestion(m, live, std::move(spec));
}

} // namespace

std::vector<Family> freeBetPayouts() {
    return {
        {"marker-payout", Topic::Payouts, "family.marker-payout"_say, {}, markerPayout},
        {"lucky-stash-payout", Topic::Payouts, "family.lucky-stash-payout"_say, {}, luckyStash},
    };
}

} // namespace pitwise

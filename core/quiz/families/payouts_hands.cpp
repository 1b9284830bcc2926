// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several hands on a box, several bettors on a hand, and the dealer's Blackjack against them.
#include "core/quiz/families/splitplay.h"

namespace pitwise {
namespace {

/// A pair that may be split here: 8s with the printed one, else any rank but Aces.
Card splitCard(Maker &m) {
    return m.rules().play.printed ? m.card(Rank::Eight) : m.card(m.rankBut({Rank::Ace}));
}

void dealEqualPair(Maker &m, LiveRound &live, int box, Card pair, std::optional<Card> up) {
    if (m.rules().play.printed)
        live.wishOpening({{box, {pair}}}, std::nullopt);
    else
        live.wishOpening({{box, {pair, m.card(pair.rank())}}}, up);
    live.deal();
    live.closeOffers();
}

Card upFor(Maker &m) {
    return m.rules().play.printed ? *m.rules().play.printed : m.worth(m.between(2, 10));
}

std::optional<Question> multiHand(Maker &m) {
    OneBox one = oneBox(m, 4);
    const Card pair = splitCard(m);
    const Card up = upFor(m);
    const int dealerTotal = m.chance(25) ? 0 : m.between(17, 20);
    const auto dealer = dealerCards(m, up, dealerTotal);
    if (!dealer || 2 * one.stake > one.setup.mainLimits.max)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    dealEqualPair(m, live, one.box, pair, up);
    const int ways = m.chance(75) ? 1 : 2;
    std::vector<HandPlan> plans;
    bool doubled = false;
    for (int i = 0; i <= ways; ++i) {
        const int total = i == 0 && pair.isTenValue() && m.chance(50) ? 21 : m.chance(15) ? 22 : m.between(13, 21);
        plans.push_back(planHand(m, pair, total, m.chance(40)));
        doubled |= plans.back().last == Do::Double;
    }
    playSplit(live, pair, ways, Do::Split, plans, *dealer);
    live.finish();
    MoneySpec spec{{one.box, "A", "main"}, 12 + 4 * ways, 35 + 10 * ways + (doubled ? 10 : 0)};
    MoneyAsked paid = spec.asked, taken = spec.asked;
    taken.measure = Measure::Takes;
    const Cents pays = measured(live.round(), paid);
    const Cents takes = measured(live.round(), taken);
    if (pays == 0 && takes == 0)
        return std::nullopt;
    spec.asked.measure = takes > 0 && (pays == 0 || m.chance(35)) ? Measure::Takes : Measure::Pays;
    const Cents key = spec.asked.measure == Measure::Pays ? pays : takes;
    if (pays > 0 && takes > 0)
        spec.wrong.push_back({pays > takes ? pays - takes : takes - pays, "payouts-hands.hands-are-settled-one-by-one"_say});
    if (key > one.stake && !doubled)
        spec.wrong.push_back({one.stake, "payouts-hands.you-settled-one-hand-only-each"_say});
    if (doubled && key > one.stake)
        spec.wrong.push_back({key - one.stake, "payouts-hands.count-every-chip-doubled-hand-carries"_say});
    spec.because(m, Asked::splitEqual);
    if (doubled)
        spec.because(m, Asked::splitHandDoubled);
    for (const auto &hand : live.round().hands())
        if (hand.box == one.box && hand.cards.size() == 2 && hand.total.total == 21) {
            spec.ofHand = {hand.hand, m.because(Asked::splitTwentyOne)};
            if (spec.asked.measure == Measure::Pays)
                spec.wrong.push_back({key + one.stake / 2, "payouts-hands.ace-on-split-ten-is-21"_say});
            spec.hard += 10;
            break;
        }
    return moneyQuestion(m, live, std::move(spec));
}

std::optional<Question> dealerBlackjackLoss(Maker &m) {
    OneBox one = oneBox(m, 4);
    const PlayRules &play = m.rules().play;
    const Card up = m.worth(m.oneOf({10, 11}));
    const std::vector<Card> second{m.worth(up.isAce() ? 10 : 11)};
    if (2 * one.stake > one.setup.mainLimits.max)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    MoneySpec spec{{one.box, "A", "main"}, 12, 50};
    spec.asked.measure = m.chance(65) ? Measure::Takes : Measure::Returns;
    const bool split = m.chance(65);
    const bool free = play.freeBets && m.chance(50);
    if (split) {
        const Card pair = m.card(m.rankBut({Rank::Ace, Rank::Ten, Rank::Jack, Rank::Queen, Rank::King}));
        dealEqualPair(m, live, one.box, pair, up);
        const int ways = !play.freeBets && m.chance(30) ? 2 : 1; // with free bets three hands are open (C10),
        const bool bust = play.freeBets && m.chance(30);         // without them a bust one is (A01)
        std::vector<HandPlan> plans;
        for (int i = 0; i <= ways; ++i)
            plans.push_back(bust && i == 0
                                ? planHand(m, pair, 22)
                                : planHand(m, pair, m.between(14, 21), m.chance(40), free ? Do::FreeDouble : Do::Double));
        playSplit(live, pair, ways, free ? Do::FreeSplit : Do::Split, plans, second);
    } else {
        const auto own = openingCards(m, m.between(9, 11));
        if (!own)
            return std::nullopt;
        live.wishOpening({{one.box, *own}}, up);
        live.deal();
        live.closeOffers();
        live.wish(m.worth(m.between(4, 10)));
        wishAll(live, second);
        Cents less = 0;
        if (!free && m.chance(50)) {
            const int least = play.doubleNeedsMinimum ? static_cast<int>(one.setup.mainLimits.min / 500) : 1;
            const int most = static_cast<int>(one.stake / 500) - 1;
            if (most >= least)
                less = 500 * m.between(least, most);
        }
        live.act(free ? Do::FreeDouble : Do::Double, less);
    }
    live.finish();
    Cents whole = 0, chips = 0;
    int lines = 0;
    for (const LedgerLine &line : live.round().ledger())
        if (line.kind == mainBet) {
            whole += line.stake;
            chips += line.takes;
            ++lines;
        }
    if (spec.asked.measure == Measure::Returns && whole == chips)
        spec.asked.measure = Measure::Takes;
    const bool takes = spec.asked.measure == Measure::Takes;
    spec.wrong = {{takes ? whole : 0, "payouts-hands.dealers-blackjack-takes-one-first-bet"_say},
                  {takes ? lines * one.stake : whole - lines * one.stake, "common.one-first-bet-is-lost-in"_say}};
    if (takes)
        spec.wrong.push_back({0, "payouts-hands.first-bet-is-lost"_say});
    spec.first = {say("payouts-hands.of-hands-that-are-not-bust", Money{one.stake}),
                  clausesBehind(live.round(), spec.asked)};
    return moneyQuestion(m, live, std::move(spec));
}

std::optional<Question> coBettorPayout(Maker &m) {
    OneBox one = oneBox(m, 4);
    const PlayRules &play = m.rules().play;
    const bool printedGame = play.printed.has_value();
    const Cents theirs = m.stake();
    m.bet(one.setup, one.box, "B", theirs);
    if (2 * std::max(one.stake, theirs) > one.setup.mainLimits.max ||
        (play.overMax == MainOverMax::BoxShared && one.stake + theirs > one.setup.mainLimits.max))
        return std::nullopt;
    const bool follows = m.chance(50);
    const Card up = upFor(m);
    const bool split = m.chance(50);
    const bool blackjack = split && !printedGame && m.chance(25);
    const Card shown = blackjack ? m.worth(10) : up;
    const auto dealer = blackjack ? CardPlan(std::vector<Card>{m.card(Rank::Ace)})
                                  : dealerCards(m, shown, m.chance(35) ? 0 : m.between(17, 20));
    if (!dealer)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    MoneySpec spec{{one.box, "B", "main"}, 12, follows ? 40 : 50};
    const PlayerId b = 1;
    if (split) {
        Card pair = splitCard(m);
        if (pair.isTenValue())
            return std::nullopt;
        dealEqualPair(m, live, one.box, pair, shown);
        // Two different ends where he stays on hand 1: that is what the question turns on.
        const std::vector<HandPlan> plans{planHand(m, pair, m.between(14, 21)), planHand(m, pair, m.between(14, 21))};
        playSplit(live, pair, 1, Do::Split, plans, *dealer,
                  follows ? std::vector<Follower>{{b, 0}} : std::vector<Follower>{});
        spec.because(m, follows ? Asked::splitFollowed : Asked::splitNotFollowed);
        spec.first.text =
            follows ? "payouts-hands.b-matched-split-he-has-bet"_say : "payouts-hands.b-did-not-match-split-his"_say;
    } else {
        const auto own =
            printedGame ? CardPlan(std::vector<Card>{m.worth(m.between(2, 3))}) : openingCards(m, m.between(9, 11));
        if (!own)
            return std::nullopt;
        live.wishOpening({{one.box, *own}}, printedGame ? std::nullopt : std::optional(up));
        live.deal();
        live.closeOffers();
        live.wish(m.worth(m.between(7, 10)));
        wishAll(live, *dealer);
        Cents added = theirs;
        if (m.chance(40)) {
            const int least = static_cast<int>((play.doubleNeedsMinimum ? one.setup.mainLimits.min : 500) / 500);
            added = 500 * m.between(least, static_cast<int>(theirs / 500));
        }
        live.act(Do::Double, one.stake, follows ? std::vector<Follower>{{b, added}} : std::vector<Follower>{});
        spec.because(m, follows ? Asked::doubleFollowed : Asked::doubleNotFollowed);
        spec.first.text = follows ? say("payouts-hands.b-doubled-too-more-lies-on", Money{added})
                                  : "payouts-hands.b-did-not-double-only-his"_say;
    }
    spec.first.clauses = spec.further;
    live.finish();
    Cents pays = 0, takes = 0, paysA = 0, takesA = 0, asControllerPays = 0, asControllerTakes = 0;
    for (const LedgerLine &line : live.round().ledger()) {
        if (line.kind != mainBet)
            continue;
        if (line.player == b)
            pays += line.pays, takes += line.takes;
        else
            paysA += line.pays, takesA += line.takes, asControllerPays += line.pays * theirs / one.stake,
                asControllerTakes += line.takes * theirs / one.stake;
    }
    if (pays == 0 && takes == 0)
        return std::nullopt;
    spec.asked.measure = takes > 0 && (pays == 0 || m.chance(40)) ? Measure::Takes : Measure::Pays;
    const bool asksTakes = spec.asked.measure == Measure::Takes;
    if (!follows)
        spec.wrong.push_back(
            {asksTakes ? asControllerTakes : asControllerPays,
             split ? "payouts-hands.b-did-not-match-split-his"_say : "payouts-hands.b-did-not-double-only-his"_say});
    spec.wrong.push_back({asksTakes ? takesA : paysA, "payouts-hands.you-counted-as-bet-instead-of"_say});
    return moneyQuestion(m, live, std::move(spec));
}

} // namespace

std::vector<Family> handsPayouts() {
    return {
        {"multi-hand-payout", Topic::Payouts, "family.multi-hand-payout"_say, {}, multiHand},
        {"dealer-blackjack-loss", Topic::Payouts, "family.dealer-blackjack-loss"_say, {}, dealerBlackjackLoss},
        {"co-bettor-payout", Topic::Payouts, "family.co-bettor-payout"_say, {}, coBettorPayout},
    };
}

} // namespace pitwise

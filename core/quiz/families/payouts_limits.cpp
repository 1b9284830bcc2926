// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bets outside the limits that slipped in: cut to the maximum, shared out, sent back, or settled as they lie.
#include "core/quiz/families/lists.h"

namespace pitwise {
namespace {

/// One hand against the dealer, both ended as wished; "A" and the others of `box` bet on it. False where no cards were
/// found.
bool playOne(Maker &m, LiveRound &live, int box, bool win, int dealerTotal) {
    const bool printedGame = m.rules().play.printed.has_value();
    const Card up = printedGame ? *m.rules().play.printed : m.worth(m.between(2, 10));
    const auto dealer = dealerCards(m, up, dealerTotal);
    const int total = win ? 19 : m.between(12, 16);
    const auto own = printedGame ? playerCards(m, {up}, total, 2) : openingCards(m, total);
    if (!dealer || !own)
        return false;
    live.wishOpening({{box, printedGame ? std::vector<Card>{own->front()} : *own}},
                     printedGame ? std::nullopt : std::optional(up));
    live.deal();
    live.closeOffers();
    if (printedGame) {
        live.wish(own->back());
        wishAll(live, *dealer);
        live.act(Do::Hit);
    } else {
        wishAll(live, *dealer);
    }
    live.finish();
    return true;
}

std::optional<Question> outsideLimits(Maker &m) {
    TableSetup setup = m.table(3);
    const bool printedGame = m.rules().play.printed.has_value();
    const int box = m.between(1, setup.boxes);
    setup.mainLimits = {m.mainLimits().min, 100 * m.scale() * m.oneOf({500, 1000, 2000, 3000})};
    const Cents max = setup.mainLimits.max;
    const bool under = m.chance(30);
    const Cents placed = under ? 500 * m.between(1, static_cast<int>(setup.mainLimits.min / 500) - 1)
                               : max + 1000 * m.between(1, static_cast<int>(max / 1000));
    if (placed <= 0)
        return std::nullopt;
    m.seat(setup, box, "A");
    m.bet(setup, box, "A", placed);
    const bool win = m.chance(55);
    std::string kind = "main";
    const bool side = !under && m.chance(30);
    MoneySpec spec{{box, "A", "main"}, 9, 45};
    if (side) { // a side bet over its own maximum, the main bet within
        setup.bets.clear();
        m.bet(setup, box, "A", m.stake() % max + setup.mainLimits.min);
        kind = m.sideKind(printedGame ? SideBetRule::DealerBust : SideBetRule::RankPair);
        const Cents most = setup.sideLimits[static_cast<std::size_t>(m.rules().sideBetIndex(kind))].max;
        m.bet(setup, box, "A", most + 2500 * m.between(1, 20), kind);
    }
    LiveRound live(setup, m.random());
    spec.asked.kind = kind;
    if (side && !printedGame) {
        const Rank rank = m.rankBut({});
        live.wishOpening({{box, win ? std::vector<Card>{m.card(rank), m.card(rank)}
                                    : std::vector<Card>{m.card(rank), m.card(m.rankBut({rank}))}}},
                         std::nullopt);
        live.deal();
        live.finish();
    } else if (!playOne(m, live, box, win, side ? (win ? 0 : 19) : win ? m.between(17, 18) : m.between(17, 20))) {
        return std::nullopt;
    }
    spec.asked.measure = win ? Measure::Pays : Measure::Takes;
    spec.because(m, Asked::withinLimits);
    if (under) {
        spec.because(m, Cite::underMinimum);
        spec.story = {"payouts-limits.it-is-first-time-that-this"_say};
        spec.wrong = {{setup.mainLimits.min, "payouts-limits.short-bet-is-not-topped-up"_say},
                      {0, "payouts-limits.first-short-bet-is-settled-as"_say}};
    } else {
        spec.wrong = {{0, "payouts-limits.bet-over-maximum-is-not-void"_say}};
        if (!side)
            spec.wrong.push_back({placed, win ? "payouts-limits.paid-to-maximum-only-however-much"_say
                                              : "payouts-limits.collected-to-maximum-only-what-is"_say});
    }
    const Bet &bet = live.setup().bets.back();
    const Money limit{under ? setup.mainLimits.min : bet.counts};
    spec.first = under ? Step{say("payouts-limits.is-under-minimum-of-settled-as", Money{bet.placed}, limit),
                              m.because(Cite::underMinimum, Asked::withinLimits)}
                       : Step{say("payouts-limits.is-over-maximum-only-counts", Money{bet.placed}, limit),
                              m.because(Cite::overMaximum, Asked::withinLimits)};
    return moneyQuestion(m, live, std::move(spec));
}

std::optional<Question> boxShares(Maker &m) {
    TableSetup setup = m.table(4);
    const int box = m.between(1, setup.boxes);
    setup.mainLimits = {m.mainLimits().min, 100 * m.scale() * m.oneOf({600, 1000, 1200, 2000})};
    const Cents max = setup.mainLimits.max;
    MoneySpec spec{{box, "A", "main"}, 14, 60};
    m.seat(setup, box, "A");
    const bool win = m.chance(50);
    const auto finish = [&](LiveRound &live) -> std::optional<Question> {
        if (!playOne(m, live, box, win, win ? m.between(17, 18) : m.between(17, 20)))
            return std::nullopt;
        spec.asked.measure = win ? Measure::Pays : Measure::Takes;
        return moneyQuestion(m, live, spec);
    };
    switch (m.between(0, 3)) {
    case 0: { // a short box that nobody noticed
        const Cents placed = 500 * m.between(1, static_cast<int>(setup.mainLimits.min / 500) - 1);
        m.bet(setup, box, "A", placed);
        spec.because(m, Cite::underMinimum);
        spec.hard = 35;
        spec.wrong = {{setup.mainLimits.min, "payouts-limits.short-bet-is-not-topped-up-it"_say},
                      {0, "payouts-limits.nobody-noticed-it-in-time-it"_say}};
        spec.story = {"payouts-limits.nobody-noticed-before-bets-were-closed"_say};
        spec.first = {say("payouts-limits.is-under-minimum-of-it-wins", Money{placed}, Money{setup.mainLimits.min}),
                      m.because(Cite::underMinimum)};
        LiveRound live(setup, m.random());
        return finish(live);
    }
    case 1: { // the asked bettor is under the minimum: he is outside the sharing
        const Cents small = 500 * m.between(1, static_cast<int>(setup.mainLimits.min / 500) - 1);
        m.bet(setup, box, "A", 2 * (max - small));
        m.bet(setup, box, "B", small);
        spec.asked.player = "B";
        spec.because(m, Cite::underMinimumShared);
        spec.wrong = {{setup.mainLimits.min, "payouts-limits.his-bet-is-not-lifted-to"_say},
                      {0, "payouts-limits.bet-under-minimum-wins-or-loses"_say}};
        spec.first = {say("payouts-limits.box-is-over-its-maximum-but", Money{small}), m.because(Cite::underMinimumShared)};
        LiveRound live(setup, m.random());
        return finish(live);
    }
    default: break;
    }
    // Shares that come out exactly: share them first, then let everybody have placed too much by the same factor.
    const int numerator = m.oneOf({3, 2, 5, 4});
    const int denominator = numerator == 3 ? 2 : numerator == 5 ? 4 : numerator == 4 ? 3 : 1;
    const Cents unit = 500 * denominator;
    const int units = static_cast<int>(max / unit);
    const int least = static_cast<int>(setup.mainLimits.min / unit) + 1;
    if (units < 3 * least || max % unit != 0)
        return std::nullopt;
    const bool three = m.chance(40);
    const int first = m.between(least, units - (three ? 2 : 1) * least);
    const int second = three ? m.between(least, units - first - least) : units - first;
    const Cents shares[] = {first * unit, second * unit, (units - first - second) * unit};
    const char *names[] = {"A", "B", "C"};
    const int count = three ? 3 : 2;
    Cents total = 0;
    for (int i = 0; i < count; ++i) {
        m.bet(setup, box, names[i], shares[i] * numerator / denominator);
        total += shares[i] * numerator / denominator;
    }
    const int asked = m.between(0, count - 1);
    const Cents placed = shares[asked] * numerator / denominator;
    spec.asked.player = names[asked];
    spec.wrong = {{placed, "payouts-limits.box-is-over-maximum-only-his"_say},
                  {std::min(placed, max), "payouts-limits.maximum-is-for-box-not-for"_say}};
    if (max % (500 * count) == 0)
        spec.wrong.push_back({max / count, "payouts-limits.shares-go-by-what-each-has"_say});
    LiveRound live(setup, m.random());
    auto question = finish(live);
    if (question)
        question->steps.insert(question->steps.begin(),
                               {say("payouts-limits.box-holds-over-maximum-of-everybody", Money{total}, Money{max}),
                                m.because(Cite::overMaximum)});
    if (question)
        question->steps.insert(question->steps.begin() + 1, {say("payouts-limits.his-share", Money{placed}, Money{max},
                                                                 Money{total}, Money{shares[asked]}),
                                                             m.because(Cite::overMaximum)});
    return question;
}

std::optional<Question> boomSurplus(Maker &m) {
    TableSetup setup = m.table(4);
    const int box = m.between(1, setup.boxes);
    m.seat(setup, box, "A");
    m.bet(setup, box, "A", m.stake());
    m.bet(setup, box, "B", m.stake());
    const SideBet &boom = *m.rules().sideBet(SideBetRule::DealerBust);
    Limits &limits = setup.sideLimits[static_cast<std::size_t>(m.rules().sideBetIndex(boom.kind))];
    const Cents max = 100 * m.oneOf({50, 100, 200}) * std::max<Cents>(1, limits.min / 2'500); // two bets at least
    limits.max = max;
    const Cents first = 500 * m.between(static_cast<int>(max / 1000), static_cast<int>(max / 500) - 1);
    const Cents second = max - first + 500 * m.between(1, 10);
    if (second < limits.min)
        return std::nullopt;
    m.bet(setup, box, "A", first, boom.kind);
    m.bet(setup, box, "B", second, boom.kind);
    const bool bust = m.chance(70);
    const int cards = m.between(3, 6);
    CardPlan dealer;
    Card up;
    for (int attempt = 0; attempt < 8 && !dealer; ++attempt) {
        up = m.worth(m.between(3, 10));
        dealer = dealerCards(m, up, bust ? 0 : m.between(17, 22), bust ? cards : 0);
    }
    const auto own = openingCards(m, m.between(12, 20));
    if (!dealer || !own || setup.bets[0].placed + setup.bets[1].placed > setup.mainLimits.max)
        return std::nullopt;
    LiveRound live(setup, m.random());
    live.wishOpening({{box, *own}}, up);
    live.deal();
    live.closeOffers();
    wishAll(live, *dealer);
    live.finish();
    MoneySpec spec{{box, "B", boom.kind, 0, bust ? Measure::Pays : Measure::Takes}, 12, 55};
    spec.story = {say("payouts-limits.boom-busted-has-maximum-of-for", Money{max})};
    const Cents counted = max - first;
    const Cents key = measured(live.round(), spec.asked);
    spec.wrong = {{key * second / counted, "payouts-limits.what-is-over-tables-maximum-goes"_say},
                  {0, "payouts-limits.only-what-is-over-maximum-goes"_say}};
    Question question = moneyQuestion(m, live, std::move(spec));
    question.steps.insert(question.steps.begin(),
                          {say("payouts-limits.as-came-first-that-leaves-room", Money{first}, Money{counted}, Money{second}),
                           m.rules().names(boom.overMaximum)});
    return question;
}

} // namespace

std::vector<Family> limitPayouts() {
    return {
        {"outside-limits-payout", Topic::Payouts, "family.outside-limits-payout"_say, {}, outsideLimits},
        {"box-shares", Topic::Payouts, "family.box-shares"_say, {}, boxShares},
        {"boom-busted-surplus", Topic::Payouts, "family.boom-busted-surplus"_say, {}, boomSurplus},
    };
}

} // namespace pitwise

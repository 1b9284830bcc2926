// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The main bet of one hand: win, lose, stand-off; Blackjack against every card; insurance; surrender; the doubled hand.
#include "core/quiz/families/lists.h"

namespace pitwise {
namespace {

/// What to ask of a hand that ended like this: mostly the way the chips go, sometimes the other.
Measure measureFor(Maker &m, const LiveRound &live) {
    for (const LedgerLine &line : live.round().ledger())
        if (line.kind == mainBet)
            return line.takes > 0 ? (m.chance(75) ? Measure::Takes : Measure::Pays)
                                  : (m.chance(80) ? Measure::Pays : Measure::Takes);
    return Measure::Pays;
}

/// A hand of `total` in `count` cards, dealt and drawn, for the one box; leaves the dealer's cards to be wished for.
/// Gives false where chance found no such cards.
bool playHand(Maker &m, LiveRound &live, int box, Card up, int total, int count, const std::vector<Card> &dealer,
              Do how = Do::Hit, Cents amount = 0) {
    const std::vector<Card> start = printedStart(m.rules());
    const bool printedGame = !start.empty();
    CardPlan cards;
    const int opening = printedGame ? 1 : 2;
    for (int attempt = 0; attempt < 12; ++attempt) {
        cards = playerCards(m, start, total, count - static_cast<int>(start.size()));
        if (!cards)
            return false;
        std::vector<Card> first = start;
        first.insert(first.end(), cards->begin(), cards->begin() + opening);
        // No Blackjack by accident, and no pair: what else could be done is not the question here.
        if (handTotal(first).total < 21 && (printedGame || first[0].points() != first[1].points()))
            break;
        cards.reset();
    }
    if (!cards)
        return false;
    live.wishOpening({{box, {cards->begin(), cards->begin() + opening}}}, printedGame ? std::nullopt : std::optional(up));
    live.deal();
    live.closeOffers();
    for (auto it = cards->begin() + opening; it != cards->end(); ++it)
        live.wish(*it);
    wishAll(live, dealer);
    for (auto it = cards->begin() + opening; it != cards->end(); ++it) {
        if (live.round().stage() != Stage::Play || live.round().whyNot(how))
            return false;
        live.act(how, amount);
    }
    if (live.round().stage() == Stage::Play && live.round().whyNot(Do::Stand))
        return false; // has to draw on: another hand than the one meant
    live.finish();
    return true;
}

Card upCard(Maker &m) {
    return m.rules().play.printed ? *m.rules().play.printed : m.worth(m.between(2, 10));
}

std::optional<Question> mainBetPayout(Maker &m) {
    OneBox one = oneBox(m);
    LiveRound live(one.setup, m.random());
    const Card up = upCard(m);
    const bool printedGame = m.rules().play.printed.has_value();
    const int kind =
        m.between(0, 5); // 0 higher, 1 lower, 2 equal, 3 dealer bust, 4 player bust, 5 21 against a Blackjack or equal 21s
    const int dealerTotal = kind == 3   ? 0
                            : kind == 5 ? 21
                            : kind == 0 ? m.between(17, 20)
                            : kind == 1 ? m.between(18, 21)
                                        : m.between(17, 21);
    const int total = kind == 0   ? m.between(dealerTotal + 1, 21)
                      : kind == 1 ? m.between(12, dealerTotal - 1)
                      : kind == 2 ? dealerTotal
                      : kind == 3 ? m.between(12, 21)
                      : kind == 4 ? 22
                                  : 21;
    const bool dealerBlackjack = kind == 5 && !printedGame && m.chance(60);
    CardPlan dealer = dealerBlackjack ? CardPlan(std::vector<Card>{m.card(Rank::Ace)}) : dealerCards(m, up, dealerTotal);
    const Card shown = dealerBlackjack ? m.worth(10) : up;
    if (!dealer)
        return std::nullopt;
    if (!playHand(m, live, one.box, shown, total, total >= 21 ? 3 : m.between(2, 3), *dealer))
        return std::nullopt;
    MoneySpec spec{{one.box, "A", "main"}, 6, dealerBlackjack ? 35 : kind == 2 ? 20 : 12};
    spec.asked.measure = measureFor(m, live);
    Result result = Result::Win;
    for (const LedgerLine &line : live.round().ledger())
        if (line.kind == mainBet)
            result = line.result;
    if (result == Result::StandOff)
        spec.because(m, Asked::standOffMeans);
    spec.because(m, Asked::totalsCompared);
    if (result == Result::Win)
        spec.because(m, Asked::mainPayTable);
    if (total == 21 && result == Result::Win && m.rules().play.blackjackPays == Ratio{3, 2})
        spec.wrong.push_back({one.stake * 3 / 2, "payouts-main.3-to-2-is-for-blackjack"_say});
    if (dealerBlackjack)
        spec.wrong.push_back(
            {spec.asked.measure == Measure::Takes ? 0 : one.stake, "payouts-main.drawn-21-does-not-stand-off"_say});
    return moneyQuestion(m, live, std::move(spec));
}

std::optional<Question> blackjackPayout(Maker &m) {
    OneBox one = oneBox(m);
    // Every up-card: 2 to 9 paid at once, ten-value and Ace wait; even money against an Ace.
    const int points = m.between(0, 2) == 0 ? m.between(2, 9) : m.chance(50) ? 10 : 11;
    const Card up = m.worth(points);
    const bool dealerBlackjack = points >= 10 && m.chance(45);
    const bool evenMoney = points == 11 && m.chance(40);
    const bool other = points >= 10 && m.chance(40); // keeps the dealer drawing, so that he may make a 21
    const int otherBox = one.box % one.setup.boxes + 1;
    if (other) {
        m.bet(one.setup, otherBox, "B", m.stake());
        m.seat(one.setup, otherBox, "B");
    }
    std::vector<Card> own{m.card(Rank::Ace), m.worth(10)};
    m.random().shuffle(own);
    CardPlan dealer;
    if (points >= 10)
        dealer = dealerBlackjack ? CardPlan(std::vector<Card>{m.worth(points == 10 ? 11 : 10)})
                 : other         ? dealerCards(m, up, 21)
                                 : CardPlan(std::vector<Card>{m.worth(m.between(2, 8))});
    else
        dealer = std::vector<Card>{};
    if (!dealer)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    live.wishOpening({{one.box, own}, {otherBox, {m.worth(10), m.worth(9)}}}, up);
    live.deal();
    wishAll(live, *dealer);
    if (evenMoney)
        live.apply({Do::EvenMoney, one.box, 0, 0, nobody, {}, {}});
    live.finish();
    MoneySpec spec{{one.box, "A", "main"}, 7, points >= 10 ? 35 : 15};
    const Cents blackjack = m.rules().play.blackjackPays.of(one.stake).value_or(-1);
    if (evenMoney) {
        spec.hard = 40;
        spec.wrong.push_back({blackjack, "payouts-main.he-chose-even-money-1-to"_say});
    } else if (dealerBlackjack) {
        spec.wrong.push_back({blackjack, "payouts-main.two-blackjacks-stand-off"_say});
        spec.wrong.push_back({one.stake, "payouts-main.even-money-has-to-be-asked"_say});
    } else if (other && points >= 10) {
        spec.wrong.push_back({0, "payouts-main.blackjack-beats-drawn-21-they-do"_say});
    }
    spec.because(m, Asked::blackjackMeans);
    if (!evenMoney && !dealerBlackjack)
        spec.because(m, Asked::blackjackPaidByTable);
    return moneyQuestion(m, live, std::move(spec));
}

std::optional<Question> insurancePayout(Maker &m) {
    OneBox one = oneBox(m);
    const Cents most = one.stake / 2;
    const Cents insurance = m.chance(60) ? most : std::max<Cents>(500, most / 500 * 500 / 2 / 500 * 500);
    const bool dealerBlackjack = m.chance(55);
    const bool bust = m.chance(25);
    const bool evenMoney = m.says(Asked::evenMoneyEndsInsurance) && !bust && m.chance(25);
    std::vector<Card> own;
    if (evenMoney) {
        own = {m.card(Rank::Ace), m.worth(10)};
    } else if (const auto cards = openingCards(m, bust ? m.between(13, 16) : m.between(12, 20))) {
        own = *cards;
    } else {
        return std::nullopt;
    }
    LiveRound live(one.setup, m.random());
    live.wishOpening({{one.box, own}}, m.card(Rank::Ace));
    live.deal();
    live.apply({Do::Insurance, one.box, 0, insurance, nobody, {}, {}});
    if (evenMoney)
        live.apply({Do::EvenMoney, one.box, 0, 0, nobody, {}, {}});
    live.closeOffers();
    if (!evenMoney) {
        if (bust) {
            const auto card = playerCards(m, own, 22, 1);
            if (!card)
                return std::nullopt;
            wishAll(live, *card);
        }
        live.wish(dealerBlackjack ? m.worth(10) : m.worth(m.between(2, 9)));
        live.act(bust ? Do::Hit : Do::Stand);
    }
    live.finish();
    MoneySpec spec{{one.box, "A", "insurance"}, 8, 30};
    spec.because(m, Asked::insuranceMeans);
    if (evenMoney) {
        spec.asked.measure = Measure::Returns;
        spec.hard = 45;
        spec.wrong = {{0, "payouts-main.even-money-sends-his-insurance-back"_say}};
    } else if (dealerBlackjack) {
        spec.asked.measure = Measure::Pays;
        if (bust)
            spec.wrong = {{0, "payouts-main.insurance-lives-on-after-bust-only"_say}};
    } else {
        spec.asked.measure = m.chance(70) ? Measure::Takes : Measure::Pays;
        spec.wrong = {{0, "payouts-main.insurance-does-not-go-back-where"_say},
                      {2 * insurance, "payouts-main.dealer-has-no-blackjack-insurance-is"_say}};
    }
    return moneyQuestion(m, live, std::move(spec));
}

std::optional<Question> surrenderPayout(Maker &m) {
    OneBox one = oneBox(m);
    const bool printedGame = m.rules().play.printed.has_value();
    // A second box plays on, so that the dealer draws: his Blackjack or bust changes nothing for the surrendered bet.
    const int other = one.box % one.setup.boxes + 1;
    const bool withOther = m.chance(60);
    // Where the document says it, each bettor of a box surrenders for himself (else it is open, C21).
    const bool shared = m.says(Asked::surrenderEach) && m.chance(30);
    TableSetup setup = one.setup;
    if (withOther) {
        m.bet(setup, other, "B", m.stake());
        m.seat(setup, other, "B");
    }
    if (shared)
        m.bet(setup, one.box, "C", m.stake());
    LiveRound played(setup, m.random());
    const Card up = printedGame ? *m.rules().play.printed : m.worth(m.between(2, 10));
    const int end = printedGame || up.points() != 10 ? m.oneOf({0, 19, 20}) : m.oneOf({0, -1, 20});
    CardPlan dealer = end == -1 ? CardPlan(std::vector<Card>{m.card(Rank::Ace)}) : dealerCards(m, up, end);
    CardPlan own = printedGame ? CardPlan(std::vector<Card>{m.worth(m.oneOf({5, 6, 7, 8}))})
                               : openingCards(m, m.oneOf({14, 15, 16, 17}));
    if (!dealer || !own)
        return std::nullopt;
    const std::vector<Card> theirs =
        printedGame ? std::vector<Card>{m.worth(10)} : std::vector<Card>{m.worth(10), m.worth(8)};
    played.wishOpening({{one.box, *own}, {other, theirs}}, printedGame ? std::nullopt : std::optional(up));
    played.deal();
    played.apply({Do::Surrender, one.box, 0, 0, nobody, {}, {}});
    if (withOther || shared)
        wishAll(played, *dealer);
    played.finish();
    MoneySpec spec{{one.box, "A", "main"}, 6, withOther ? 30 : 18};
    spec.asked.measure = (withOther || shared) && end == 0 ? m.oneOf({Measure::Takes, Measure::Returns, Measure::Pays})
                                                           : m.oneOf({Measure::Takes, Measure::Returns});
    const Cents half = one.stake / 2;
    spec.because(m, Asked::surrenderMeans);
    if (shared) {
        spec.because(m, Asked::surrenderEach);
        spec.hard += 12;
    }
    if ((withOther || shared) && end == 0) {
        spec.because(m, Asked::surrenderedWinsNothing);
        spec.wrong.push_back({spec.asked.measure == Measure::Pays    ? half
                              : spec.asked.measure == Measure::Takes ? 0
                                                                     : one.stake,
                              "payouts-main.surrendered-hand-wins-nothing-when-dealer"_say});
    }
    if ((withOther || shared) && end == -1 && spec.asked.measure != Measure::Pays)
        spec.wrong.push_back(
            {spec.asked.measure == Measure::Takes ? one.stake : 0, "payouts-main.half-is-given-up-for-good"_say});
    if (spec.asked.measure == Measure::Takes)
        spec.wrong.push_back({one.stake, "payouts-main.surrender-costs-half-of-bet-not"_say});
    if (spec.asked.measure == Measure::Returns)
        spec.wrong.push_back({one.stake, "common.surrender-costs-half-of-bet"_say});
    return moneyQuestion(m, played, std::move(spec));
}

std::optional<Question> doublePayout(Maker &m) {
    OneBox one = oneBox(m);
    const Cents least = m.rules().play.doubleNeedsMinimum ? one.setup.mainLimits.min : 500;
    Cents added = one.stake;
    if (m.chance(60) && one.stake > least) {
        const Cents unit = 500;
        added = unit * m.between(static_cast<int>(least / unit), static_cast<int>((one.stake - unit) / unit));
    }
    if (2 * one.stake > one.setup.mainLimits.max)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    const Card up = upCard(m);
    const int kind = m.between(0, 4); // win, lose, equal, dealer bust, bust
    const int dealerTotal = kind == 3 ? 0 : m.between(18, 20);
    const int total = kind == 0   ? 21
                      : kind == 1 ? m.between(12, dealerTotal - 1)
                      : kind == 2 ? dealerTotal
                      : kind == 3 ? m.between(13, 20)
                                  : 22;
    const auto dealer = dealerCards(m, up, dealerTotal);
    if (!dealer || !playHand(m, live, one.box, up, total, 3, *dealer, Do::Double, added == one.stake ? 0 : added))
        return std::nullopt;
    MoneySpec spec{{one.box, "A", "main"}, 8, added == one.stake ? 22 : 38};
    spec.asked.measure = measureFor(m, live);
    const Cents whole = one.stake + added;
    const Cents key = measured(live.round(), spec.asked);
    if (key == whole) {
        spec.wrong.push_back({one.stake, "payouts-main.you-left-out-chips-of-double"_say});
        if (added != one.stake)
            spec.wrong.push_back({2 * one.stake, "payouts-main.he-doubled-for-less-count-chips"_say});
        if (spec.asked.measure == Measure::Pays && total == 21 && m.rules().play.blackjackPays == Ratio{3, 2})
            spec.wrong.push_back({whole * 3 / 2, "payouts-main.3-to-2-is-for-blackjack"_say});
    }
    spec.because(m, Asked::doubleMeans, Asked::doubleFirstTwo, Asked::doubleOneCard);
    return moneyQuestion(m, live, std::move(spec));
}

} // namespace

std::vector<Family> mainPayouts() {
    return {
        {"main-bet-payout", Topic::Payouts, "family.main-bet-payout"_say, {}, mainBetPayout},
        {"blackjack-payout", Topic::Payouts, "family.blackjack-payout"_say, {}, blackjackPayout},
        {"insurance-payout", Topic::Payouts, "family.insurance-payout"_say, {}, insurancePayout},
        {"surrender-payout", Topic::Payouts, "family.surrender-payout"_say, {}, surrenderPayout},
        {"double-payout", Topic::Payouts, "family.double-payout"_say, {}, doublePayout},
    };
}

} // namespace pitwise

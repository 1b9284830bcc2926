// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Dueling 8's own bets: the run of 8s over a box, the tie on 18 of each hand, the bonus of 6-7-8.
#include "core/quiz/families/lists.h"

namespace pitwise {
namespace {

constexpr Card printed{Rank::Eight, Suit::Spades};

Card noEight(Maker &m) {
    return m.card(m.rankBut({Rank::Eight}));
}

std::optional<Question> superb8s(Maker &m) {
    OneBox one = oneBox(m, 3);
    const int run = m.between(0, 4); // 0 and 1: the first card is no 8; four all spades or not by chance
    const Cents side = run == 4 ? 500 * m.between(1, 4) : m.sideStake(); // nobody has much on the longest odds
    const std::string kind = m.sideKind(SideBetRule::RunOfEights);
    m.bet(one.setup, one.box, "A", side, kind);
    LiveRound live(one.setup, m.random());
    MoneySpec spec{{one.box, "A", kind}, 10, 30};
    spec.because(m, Asked::runOfEightsBet, Asked::runOfEightsTable, Asked::runUnbroken);
    const bool spades = run == 4 && m.chance(50);
    const auto eight = [&] { return spades ? printed : m.card(Rank::Eight); };
    int held = std::max(run, 1);
    const auto split = [&] { live.act(Do::Split); };
    if (run < 2) {
        live.wishOpening({{one.box, {noEight(m)}}}, std::nullopt);
        live.deal();
        live.closeOffers();
        if (run == 0 && live.round().activeHandState().total.total < 13) { // an 8 too late
            live.wish(m.card(Rank::Eight));
            live.act(Do::Hit);
            held = 2;
        }
    } else {
        live.wishOpening({{one.box, {eight()}}}, std::nullopt);
        live.deal();
        live.closeOffers();
        switch (run) {
        case 2:
            spec.because(m, Asked::runOfTwo);
            if (m.chance(50)) { // hand 1 breaks the run, hand 2 gets an 8
                live.wish(noEight(m));
                live.wish(m.card(Rank::Eight));
                split();
                while (live.round().stage() == Stage::Play && live.round().activeHand() == 1)
                    live.act(Do::Stand);
                held = 3;
            }
            break;
        case 3:
            spec.because(m, Asked::runOfThree);
            if (m.chance(50)) { // 24
                live.wish(m.card(Rank::Eight));
                live.act(Do::Hit);
                spec.hard += 15;
                spec.wrong.push_back({0, "payouts-eights.bust-does-not-touch-superb-8s"_say});
            } else { // hand 1 gets it, hand 2 does not
                live.wish(m.card(Rank::Eight));
                live.wish(noEight(m));
                split();
                live.act(Do::Stand);
            }
            break;
        default: {
            spec.because(m, spades ? Asked::runOfFourSpades : Asked::runOfFour);
            spec.hard += 20;
            const bool onOneHand = m.chance(40);
            live.wish(eight());
            live.wish(eight());
            live.wish(noEight(m));
            split();
            live.act(onOneHand ? Do::Hit : Do::Stand);
            if (!onOneHand && live.round().stage() == Stage::Play && live.round().activeHand() == 2)
                live.act(Do::Hit);
            if (!spades)
                spec.wrong.push_back({8000 * side, "payouts-eights.8000-to-1-needs-all-four"_say});
        }
        }
    }
    live.finish();
    const auto pays = [&](int eights) -> Cents {
        return eights >= 4 ? 800 * side : eights == 3 ? 8 * side : eights == 2 ? 3 * side : 0;
    };
    if (held > run)
        spec.wrong.push_back({pays(held), "payouts-eights.run-was-broken-8-that-comes"_say});
    spec.wrong.push_back({pays(run - 1), "payouts-eights.printed-8-counts-as-first-of"_say});
    if (run == 3)
        spec.wrong.push_back({11 * side, "payouts-eights.only-best-row-is-paid-and"_say});
    spec.because(m, Asked::runLength);
    return moneyQuestion(m, live, std::move(spec));
}

std::optional<Question> tie18(Maker &m) {
    OneBox one = oneBox(m, 3);
    const Cents side = m.sideStake();
    const std::string tie = m.sideKind(SideBetRule::TieOnTotal);
    m.bet(one.setup, one.box, "A", side, tie);
    LiveRound live(one.setup, m.random());
    MoneySpec spec{{one.box, "A", tie}, 8, 25};
    spec.because(m, Asked::tieBet, Asked::mainPayTable);
    const int kind = m.between(0, 5);
    const int dealerTotal = kind == 4 ? m.oneOf({17, 19, 20, 21}) : 18;
    const auto dealer = dealerCards(m, printed, dealerTotal);
    if (!dealer)
        return std::nullopt;
    if (kind <= 1) { // split: the first bet stays with hand 1
        const bool second = m.chance(60);
        const Cents added = second ? m.sideStake() : 0;
        const int winner = m.between(1, 2);
        live.wishOpening({{one.box, {m.card(Rank::Eight)}}}, std::nullopt);
        live.deal();
        live.closeOffers();
        const auto one18 = [&] { return std::vector<Card>{m.worth(10)}; };
        const auto not18 = [&] { return std::vector<Card>{m.worth(m.oneOf({9, 11, 7}))}; };
        wishAll(live, winner == 1 ? one18() : not18());
        wishAll(live, winner == 2 ? one18() : not18());
        wishAll(live, *dealer);
        Action action;
        action.what = Do::Split;
        action.box = one.box;
        action.player = 0;
        if (second)
            action.tie = {{0, added}};
        live.apply(action);
        live.finish();
        spec.because(m, Asked::tieOnSplitHands);
        spec.asked.hand = second ? m.between(1, 2) : 1;
        spec.hard = 45;
        if (winner != spec.asked.hand)
            spec.wrong = {{8 * (spec.asked.hand == 1 ? side : added), "payouts-eights.each-tie-on-18-bet-goes"_say}};
        else if (second)
            spec.wrong = {{8 * (side + added), "payouts-eights.other-hands-bet-does-not-win"_say}};
    } else {
        // 2 and 3: both on 18; 4: the dealer is not; 5: the player is not, or is bust.
        const bool bust = kind == 5 && m.chance(40);
        const int total = kind == 5 ? bust ? 22 : m.oneOf({17, 19, 20}) : 18;
        const auto cards = bust ? playerCards(m, {printed}, 22, 2) : playerCards(m, {printed}, total, m.between(1, 2));
        if (!cards)
            return std::nullopt;
        live.wishOpening({{one.box, {cards->front()}}}, std::nullopt);
        live.deal();
        live.closeOffers();
        if (cards->size() == 2) {
            live.wish(cards->back());
            if (!bust) // nobody is left to draw for otherwise
                wishAll(live, *dealer);
            live.act(m.chance(40) ? Do::Double : Do::Hit);
        } else {
            wishAll(live, *dealer);
        }
        live.finish();
        if (kind == 4)
            spec.wrong = {{8 * side, "payouts-eights.both-totals-have-to-be-18"_say}};
        if (total == dealerTotal && total != 18)
            return std::nullopt;
    }
    return moneyQuestion(m, live, std::move(spec));
}

std::optional<Question> bonus678(Maker &m) {
    OneBox one = oneBox(m, 3);
    LiveRound live(one.setup, m.random());
    MoneySpec spec{{one.box, "A", "bonus678"}, 9, 35};
    spec.because(m, Asked::bonus678Means);
    const bool spades = m.chance(50);
    std::vector<Card> two{
        {Rank::Six, spades ? Suit::Spades : m.oneOf({Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})},
        {Rank::Seven, spades ? Suit::Spades : m.oneOf({Suit::Hearts, Suit::Diamonds, Suit::Clubs})}};
    m.random().shuffle(two);
    const bool split = m.chance(20);
    const bool standOff = !split && m.chance(50);
    const bool doubled = !split && m.chance(45);
    const auto dealer = dealerCards(m, printed, standOff ? 21 : m.oneOf({17, 18, 19, 20}));
    if (!dealer)
        return std::nullopt;
    if (split) {
        live.wishOpening({{one.box, {m.card(Rank::Eight)}}}, std::nullopt);
        live.deal();
        live.closeOffers();
        wishAll(live, two);
        live.act(Do::Split);
        live.act(Do::Hit); // hand 1 is 8-6-7
        live.finish();
        const Ratio believed = spades ? m.rules().play.bonusSpades : m.rules().play.bonusMixed;
        spec.wrong = {{one.stake * believed.numerator, "payouts-eights.hand-formed-by-split-gets-no"_say}};
        spec.hard = 50;
        Question question = moneyQuestion(m, live, std::move(spec));
        question.steps = {{"payouts-eights.hand-holds-6-7-8-but"_say, m.because(Asked::bonus678Means)},
                          {"payouts-eights.split-hand-gets-no-6-7"_say, m.because(Asked::bonus678Means)}};
        return question;
    }
    live.wishOpening({{one.box, {two[0]}}}, std::nullopt);
    live.deal();
    live.closeOffers();
    live.wish(two[1]);
    wishAll(live, *dealer);
    live.act(doubled ? Do::Double : Do::Hit);
    live.finish();
    const Cents odds = spades ? m.rules().play.bonusSpades.numerator : m.rules().play.bonusMixed.numerator;
    if (doubled)
        spec.wrong.push_back({2 * odds * one.stake, "payouts-eights.you-paid-bonus-on-doubled-bet"_say});
    if (standOff)
        spec.wrong.push_back({0, "payouts-eights.bonus-is-paid-whatever-becomes-of"_say});
    return moneyQuestion(m, live, std::move(spec));
}

} // namespace

std::vector<Family> eightsPayouts() {
    return {
        {"superb-8s-payout", Topic::Payouts, "family.superb-8s-payout"_say, {}, superb8s},
        {"tie-on-18-payout", Topic::Payouts, "family.tie-on-18-payout"_say, {}, tie18},
        {"bonus-678-payout", Topic::Payouts, "family.bonus-678-payout"_say, {}, bonus678},
    };
}

} // namespace pitwise

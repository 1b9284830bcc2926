// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bets on the dealer's bust, by the number of his cards, and his 22 in three games.
#include "core/quiz/families/lists.h"

namespace pitwise {
namespace {

std::optional<Question> twentyOnePlus(Maker &m) {
    OneBox one = oneBox(m, 3);
    const Cents side = m.sideStake();
    const std::string kind = m.sideKind(SideBetRule::DealerBust);
    m.bet(one.setup, one.box, "A", side, kind);
    const int count = m.between(2, 8); // 2: he does not bust
    const bool twoAndTwenty = count > 2 && m.chance(25);
    const auto dealer = dealerCards(m, *m.rules().play.printed,
                                    count == 2     ? m.between(17, 21)
                                    : twoAndTwenty ? 22
                                                   : 0,
                                    count == 2 ? 0 : count);
    if (!dealer)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    MoneySpec spec{{one.box, "A", kind}, 8, 22 + 2 * count};
    spec.because(m, Asked::dealerBustBet, Asked::printedCardCounts, Asked::dealerBustTable);
    const bool bust = m.chance(30);
    const Card own = m.worth(bust ? m.between(4, 10) : m.between(2, 10));
    live.wishOpening({{one.box, {own}}}, std::nullopt);
    live.deal();
    live.closeOffers();
    if (bust) {
        const auto cards = playerCards(m, {*m.rules().play.printed, own}, 22, 1);
        if (!cards)
            return std::nullopt;
        wishAll(live, *cards);
        wishAll(live, *dealer);
        live.act(Do::Hit);
        spec.because(m, Asked::dealerBustBetWaits, Asked::drawsForDealerBustBet);
        spec.hard += 15;
        spec.wrong = {{0, "payouts-dealer.21-looks-at-dealers-hand-alone"_say}};
    } else {
        wishAll(live, *dealer);
        live.act(Do::Stand);
    }
    return moneyQuestion(m, live, std::move(spec));
}

std::optional<Question> boomBusted(Maker &m) {
    OneBox one = oneBox(m, 4);
    const Cents side = m.sideStake();
    const std::string bet = m.sideKind(SideBetRule::DealerBust);
    m.bet(one.setup, one.box, "A", side, bet);
    // 3 to 9 cards; 0: he makes 22; 1: he stands on 17 to 21.
    const int kind = m.oneOf({0, 0, 1, 3, 4, 5, 6, 7, 8, 9});
    CardPlan dealer;
    Card up;
    for (int attempt = 0; attempt < 12 && !dealer; ++attempt) {
        up = m.worth(kind >= 8 ? m.between(2, 6) : m.between(2, 10));
        dealer = dealerCards(m, up, kind == 0 ? 22 : kind == 1 ? m.between(17, 21) : 0, kind < 2 ? 0 : kind);
    }
    const bool bust = m.chance(30);
    const auto own = openingCards(m, bust ? m.between(12, 16) : m.between(12, 20));
    if (!dealer || !own)
        return std::nullopt;
    LiveRound live(one.setup, m.random());
    MoneySpec spec{{one.box, "A", bet}, 8, kind == 0 ? 50 : 22 + 2 * kind};
    spec.because(m, Asked::dealerBustBet, Asked::dealerBustTable);
    if (kind == 0)
        spec.because(m, Asked::bustMeans);
    live.wishOpening({{one.box, *own}}, up);
    live.deal();
    live.closeOffers();
    if (bust) {
        const auto cards = playerCards(m, *own, 22, 1);
        if (!cards)
            return std::nullopt;
        wishAll(live, *cards);
        wishAll(live, *dealer);
        live.act(Do::Hit);
        spec.because(m, Asked::drawsForDealerBustBet);
        spec.hard += 10;
    } else {
        wishAll(live, *dealer);
        live.act(Do::Stand);
    }
    bool lost = false;
    for (const LedgerLine &line : live.round().ledger())
        lost |= line.kind == mainBet && line.result == Result::Lose;
    if (kind > 2 && lost) {
        spec.because(m, Asked::dealerBustBetAlone);
        spec.wrong = {{0, "payouts-dealer.boom-busted-looks-at-dealers-hand"_say}};
    }
    if (kind == 0)
        spec.wrong = {{side, "payouts-dealer.dealers-22-is-no-stand-off"_say}};
    return moneyQuestion(m, live, std::move(spec));
}

std::optional<Question> dealer22(Maker &m) {
    OneBox one = oneBox(m, 4);
    const bool dueling = m.rules().play.printed.has_value();
    const bool blackjack = !dueling && m.chance(30);
    const std::string side = m.sideKind(SideBetRule::DealerBust);
    const bool standsOff = m.rules().play.dealerBustsOver == 22;
    if (!side.empty())
        m.bet(one.setup, one.box, "A", m.sideStake(), side);
    // Somebody else keeps the dealer drawing where the asked hand would not.
    const int other = one.box % one.setup.boxes + 1;
    m.bet(one.setup, other, "B", m.stake());
    m.seat(one.setup, other, "B");
    CardPlan dealer;
    Card up = dueling ? *m.rules().play.printed : Card{};
    for (int attempt = 0; attempt < 12 && !dealer; ++attempt) {
        if (!dueling)
            up = blackjack ? m.worth(m.oneOf({10, 11})) : m.worth(m.between(2, 11));
        dealer = dealerCards(m, up, 22);
    }
    if (!dealer)
        return std::nullopt;
    const std::vector<Card> start = printedStart(m.rules());
    const bool bust = !blackjack && m.chance(15);
    CardPlan own;
    if (blackjack) {
        own = std::vector<Card>{m.card(Rank::Ace), m.worth(10)};
        m.random().shuffle(*own);
    } else if (dueling) {
        own = std::vector<Card>{m.worth(bust ? m.between(4, 7) : m.between(2, 10))};
    } else {
        own = openingCards(m, bust ? m.between(12, 16) : m.between(12, 20));
    }
    if (!own)
        return std::nullopt;
    const std::vector<Card> theirs = dueling ? std::vector<Card>{m.worth(10)} : std::vector<Card>{m.worth(10), m.worth(9)};
    LiveRound live(one.setup, m.random());
    live.wishOpening({{one.box, *own}, {other, theirs}}, dueling ? std::nullopt : std::optional(up));
    live.deal();
    live.closeOffers();
    std::vector<Card> hand = start;
    hand.insert(hand.end(), own->begin(), own->end());
    std::vector<Card> bustCards;
    if (bust) {
        const auto cards = playerCards(m, hand, 22, 1);
        if (!cards)
            return std::nullopt;
        bustCards = *cards;
    }
    const auto queue = [&] { wishAll(live, *dealer); };
    bool queued = false;
    while (live.round().stage() == Stage::Play) {
        const bool mine = live.round().activeBox() == one.box;
        if (mine && bust)
            wishAll(live, bustCards);
        const bool last = mine ? other < one.box : one.box < other || blackjack;
        if (!queued && last) {
            queue();
            queued = true;
        }
        live.act(mine && bust ? Do::Hit : Do::Stand);
    }
    const bool askSide = !side.empty() && m.chance(35);
    MoneySpec spec{{one.box, "A", askSide ? side : "main"}, 8, 45};
    if (live.round().dealerTotal().total != 22)
        return std::nullopt;
    if (standsOff && (askSide || bust))
        spec.because(m, Asked::bustMeans);
    else if (standsOff && !blackjack)
        spec.because(m, Asked::bustMeans, Asked::standOffMeans);
    else if (!standsOff && !askSide && !bust)
        spec.because(m, Asked::dealer22IsBust);
    if (standsOff && blackjack && !askSide)
        spec.wrong = {{0, "payouts-dealer.blackjack-is-exception-it-is-paid"_say}};
    if (bust && !askSide)
        spec.wrong = {{one.stake, "payouts-dealer.hand-bust-first-it-is-lost"_say}};
    return moneyQuestion(m, live, std::move(spec));
}

} // namespace

std::vector<Family> dealerBustPayouts() {
    return {
        {"21plus-payout", Topic::Payouts, "family.21plus-payout"_say, {}, twentyOnePlus},
        {"boom-busted-payout", Topic::Payouts, "family.boom-busted-payout"_say, {}, boomBusted},
        {"dealer-22", Topic::Payouts, "family.dealer-22"_say, {}, dealer22},
    };
}

} // namespace pitwise

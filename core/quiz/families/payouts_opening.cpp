// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Side bets that the opening cards decide: every row as often as any other, and the near misses that lose.
#include "core/quiz/explain.h"
#include "core/quiz/families/lists.h"
#include "core/table/sidebets.h"

namespace pitwise {
namespace {

Suit suitBut(Maker &m, Suit barred) {
    return static_cast<Suit>((static_cast<int>(barred) + m.between(1, 3)) % 4);
}

Card anotherRank(Maker &m, std::initializer_list<Rank> barred) {
    return m.card(m.rankBut(barred));
}

/// Two cards worth ten of two ranks: equal points, no pair.
std::vector<Card> unlikeTens(Maker &m) {
    const int first = m.between(10, 13);
    const int second = 10 + (first - 10 + m.between(1, 3)) % 4;
    return {m.card(static_cast<Rank>(first)), m.card(static_cast<Rank>(second))};
}

/// Deals the opening cards, stands on everything, and settles. Sometimes the dealer ends with a Blackjack, which does not
/// touch these bets.
void playOut(Maker &m, LiveRound &live, int box, const std::vector<Card> &cards, std::optional<Card> dealer,
             bool dealerBlackjack) {
    if (dealerBlackjack && !dealer)
        dealer = m.worth(10);
    live.wishOpening({{box, cards}}, dealer);
    live.deal();
    if (dealerBlackjack && dealer->isTenValue())
        live.wish(m.card(Rank::Ace));
    live.finish();
}

std::optional<Question> pairPayout(Maker &m) {
    OneBox one = oneBox(m);
    const Cents side = m.sideStake();
    const std::string kind = m.sideKind(SideBetRule::RankPair);
    const Ratio odds = m.rules().sideBet(SideBetRule::RankPair)->rows.front().pays.front();
    m.bet(one.setup, one.box, "A", side, kind);
    LiveRound live(one.setup, m.random());
    MoneySpec spec{{one.box, "A", kind}, 6, 12};
    std::vector<Card> cards;
    switch (m.between(0, 4)) {
    case 0: // equal points, no Pair
        cards = unlikeTens(m);
        spec.because(m, Asked::rankPairMeans, Asked::picturesCountTen);
        spec.hard = 30;
        spec.wrong = {{odds.of(side).value_or(-1), "payouts-opening.equal-points-are-not-enough-tens"_say}};
        break;
    case 1: {
        const Rank first = m.rankBut({});
        cards = {m.card(first), anotherRank(m, {first})};
        spec.because(m, Asked::rankPairMeans, Asked::rankPairBet);
        break;
    }
    default: {
        const Rank rank = m.chance(40) ? m.rank({10, 11, 12, 13}) : m.rankBut({});
        cards = {m.card(rank), m.card(rank)};
        spec.because(m, Asked::rankPairMeans, Asked::rankPairBet);
        if (rank >= Rank::Jack)
            spec.because(m, Asked::picturesCountTen);
        if (odds == Ratio{11, 1}) // the labels name them
            spec.wrong = {{12 * side, "payouts-opening.11-to-1-stake-stays-players"_say},
                          {10 * side, "payouts-opening.pair-pays-11-to-1-not"_say}};
    }
    }
    playOut(m, live, one.box, cards, std::nullopt, m.chance(15));
    return moneyQuestion(m, live, std::move(spec));
}

std::optional<Question> lucky8Payout(Maker &m) {
    OneBox one = oneBox(m, 3);
    const Cents side = m.sideStake();
    const std::string kind = m.sideKind(SideBetRule::LuckyEights);
    m.bet(one.setup, one.box, "A", side, kind);
    LiveRound live(one.setup, m.random());
    MoneySpec spec{{one.box, "A", kind}, 8, 25};
    const Suit suit = static_cast<Suit>(m.between(0, 3));
    const Card eight{Rank::Eight, suit};
    const Card otherEight{Rank::Eight, suitBut(m, suit)};
    const bool withDealer = m.chance(50);
    // First, second, dealer's; two that matter and one that does not are put in place below.
    std::array<Card, 3> three;
    const auto place = [&](Card a, Card b, Card rest) {
        if (withDealer)
            three = m.chance(50) ? std::array{a, rest, b} : std::array{rest, a, b};
        else
            three = {a, b, rest};
    };
    spec.because(m, Asked::luckyEightsBet, Asked::luckyEightsTable);
    const auto also = [&](Asked reason) { spec.because(m, reason); };
    const int row = m.between(0, 8);
    switch (row) {
    case 0:
        three = {eight, eight, eight};
        also(Asked::threeEights);
        break;
    case 1:
        three = {eight, m.chance(50) ? eight : otherEight, otherEight};
        m.random().shuffle(three);
        also(Asked::threeEights);
        spec.hard = 40;
        spec.wrong = {{10 * side, "payouts-opening.three-8s-count-together-also-where"_say},
                      {1000 * side, "payouts-opening.1000-to-1-needs-all-three"_say},
                      {5 * side, "payouts-opening.you-left-out-dealers-8"_say}};
        break;
    case 2:
    case 3:
        place(eight, row == 2 ? eight : otherEight, anotherRank(m, {Rank::Eight}));
        also(withDealer ? Asked::matchWithDealer : Asked::matchInHand);
        spec.wrong = {{3 * side, "payouts-opening.two-8s-have-rows-of-their"_say}};
        if (withDealer)
            spec.wrong.push_back({0, "payouts-opening.dealers-first-card-counts-too"_say});
        break;
    case 4:
    case 5: {
        const Rank rank = m.rankBut({Rank::Eight});
        place(m.card(rank), m.card(rank), anotherRank(m, {rank}));
        also(Asked::twoOfAKindMeans);
        also(withDealer ? Asked::twoOfAKindWithDealer : Asked::twoOfAKindInHand);
        if (rank >= Rank::Jack)
            also(Asked::picturesCountTen);
        if (withDealer)
            spec.wrong.push_back({0, "payouts-opening.dealers-first-card-counts-too"_say});
        break;
    }
    case 6:
    case 7: { // equal points of two ranks
        const auto tens = unlikeTens(m);
        place(tens[0], tens[1], anotherRank(m, {Rank::Ten, Rank::Jack, Rank::Queen, Rank::King}));
        also(Asked::twoOfAKindMeans);
        also(Asked::picturesCountTen);
        spec.hard = 40;
        spec.wrong = {{3 * side, "payouts-opening.equal-points-are-not-enough-tens-and"_say}};
        break;
    }
    default: { // one 8 alone
        const Rank second = m.rankBut({Rank::Eight});
        three = {eight, m.card(second), anotherRank(m, {Rank::Eight, second})};
        m.random().shuffle(three);
    }
    }
    playOut(m, live, one.box, {three[0], three[1]}, three[2], m.chance(15));
    return moneyQuestion(m, live, std::move(spec));
}

std::optional<Question> rwsPairs(Maker &m) {
    OneBox one = oneBox(m);
    const Cents side = m.sideStake();
    const std::string kind = m.sideKind(SideBetRule::PairClass);
    m.bet(one.setup, one.box, "A", side, kind);
    LiveRound live(one.setup, m.random());
    MoneySpec spec{{one.box, "A", kind}, 7, 20};
    spec.because(m, Asked::pairClassBet, Asked::pairClassOpeningCards, Asked::pairClassTable);
    const Suit suit = static_cast<Suit>(m.between(0, 3));
    const Suit sameColour = static_cast<Suit>(3 - static_cast<int>(suit)); // Spades and Clubs, Hearts and Diamonds
    const Suit otherColour = m.chance(50) ? static_cast<Suit>((static_cast<int>(suit) + 2) % 4)
                                          : static_cast<Suit>(3 - (static_cast<int>(suit) + 2) % 4);
    const Rank rank = m.chance(30) ? Rank::Ace : m.rankBut({Rank::Ace});
    std::vector<Card> cards;
    switch (m.between(0, 5)) {
    case 0: cards = {{Rank::Ace, suit}, {Rank::Ace, suit}}; break;
    case 1: {
        const Rank other = m.rankBut({Rank::Ace});
        cards = {{other, suit}, {other, suit}};
        break;
    }
    case 2:
        cards = {{rank, suit}, {rank, sameColour}};
        if (rank == Rank::Ace)
            spec.wrong = {{50 * side, "payouts-opening.50-to-1-needs-two-aces"_say}};
        break;
    case 3:
        cards = {{rank, suit}, {rank, otherColour}};
        if (rank == Rank::Ace)
            spec.wrong = {{50 * side, "payouts-opening.50-to-1-needs-two-aces"_say}};
        break;
    case 4: {
        cards = unlikeTens(m);
        if (m.chance(60))
            cards[1] = {cards[1].rank(), cards[0].suit()};
        spec.hard = 35;
        const Cents believed = cards[0].suit() == cards[1].suit() ? 20 : cards[0].isRed() == cards[1].isRed() ? 12 : 6;
        spec.wrong = {{believed * side, "payouts-opening.these-may-be-split-but-they"_say}};
        break;
    }
    default: {
        const Rank first = m.rankBut({});
        cards = {m.card(first), anotherRank(m, {first})};
    }
    }
    if (m.chance(20)) {
        const auto missed = m.because(Asked::pairClassBeforeDraws, Asked::pairClassMissed);
        spec.further.insert(spec.further.begin(), missed.begin(), missed.end());
        spec.story = {"payouts-opening.rws-pairs-bet-was-not-settled"_say};
        spec.wrong.push_back({0, "payouts-opening.it-is-not-lost-by-being"_say});
    }
    playOut(m, live, one.box, cards, std::nullopt, false);
    return moneyQuestion(m, live, std::move(spec));
}

/// Three cards of one row of Lucky Lucky; -1 is 18 or less, -2 is over 21.
std::optional<std::array<Card, 3>> luckyLuckyCards(Maker &m, int row) {
    const Suit suit = static_cast<Suit>(m.between(0, 3));
    const auto suited = [&](std::array<Rank, 3> ranks, bool same) {
        std::array<Card, 3> cards{Card{ranks[0], suit}, Card{ranks[1], suit}, Card{ranks[2], suit}};
        if (!same) // two of a suit is nothing: the near miss is as frequent as three suits
            cards[2] = {ranks[2], suitBut(m, suit)};
        if (!same && m.chance(50))
            cards[1] = m.card(ranks[1]);
        m.random().shuffle(cards);
        return cards;
    };
    switch (row) {
    case 0:
    case 2: return suited({Rank::Seven, Rank::Seven, Rank::Seven}, row == 0);
    case 1:
    case 3: return suited({Rank::Six, Rank::Seven, Rank::Eight}, row == 1);
    default: break;
    }
    for (int attempt = 0; attempt < 200; ++attempt) {
        const std::array<Rank, 3> ranks{m.rankBut({}), m.rankBut({}), m.rankBut({})};
        const auto cards = suited(ranks, row == 4);
        const int hit = threeCardRow(cards[0], cards[1], cards[2]);
        const int total = threeCardTotal(cards[0], cards[1], cards[2]);
        if (row >= 0 ? hit == row : hit == noRow && (row == -2) == (total > 21) && total > 14)
            return cards;
    }
    return std::nullopt;
}

std::optional<Question> luckyLucky(Maker &m) {
    const int row = m.between(-2, 7);
    OneBox one = oneBox(m, row == 0 ? 3 : 1);
    const Cents side = m.sideStake();
    const std::string kind = m.sideKind(SideBetRule::ThreeCardTotal);
    m.bet(one.setup, one.box, "A", side, kind);
    LiveRound live(one.setup, m.random());
    const auto three = luckyLuckyCards(m, row);
    if (!three)
        return std::nullopt;
    MoneySpec spec{{one.box, "A", kind}, 8, 25};
    spec.because(m, Asked::threeCardBet, Asked::threeCardWinners, Asked::threeCardTable);
    spec.story = {payTableText(one.setup)};
    if (row >= 0)
        spec.because(m, Asked::oddsToOne);
    if (row == 4 || row == 7) // the rows in which the tables differ
        spec.because(m, Asked::houseChoosesTable);
    const auto pays = [&](int at) {
        return side * m.rules()
                          .sideBet(SideBetRule::ThreeCardTotal)
                          ->rows[static_cast<std::size_t>(at)]
                          .pays[static_cast<std::size_t>(one.setup.payTable - 1)]
                          .numerator;
    };
    switch (row) {
    case 0:
    case 1: spec.wrong.push_back({pays(4), "payouts-opening.it-is-more-than-suited-21"_say}); [[fallthrough]];
    case 2:
    case 3:
        spec.wrong.push_back({pays(5), "payouts-opening.it-is-more-than-21-best"_say});
        spec.wrong.push_back({pays(row) + pays(5), "payouts-opening.only-best-row-is-paid-not"_say});
        break;
    case 5: spec.wrong.push_back({pays(4), "payouts-opening.suited-means-all-three-cards-dealers"_say}); break;
    case -2: spec.wrong.push_back({pays(5), "payouts-opening.over-21-is-no-winning-total"_say}); break;
    default: break;
    }
    playOut(m, live, one.box, {(*three)[0], (*three)[1]}, (*three)[2], false);
    return moneyQuestion(m, live, std::move(spec));
}

} // namespace

std::vector<Family> openingPayouts() {
    return {
        {"pair-payout", Topic::Payouts, "family.pair-payout"_say, {}, pairPayout},
        {"lucky8-payout", Topic::Payouts, "family.lucky8-payout"_say, {}, lucky8Payout},
        {"rws-pairs-payout", Topic::Payouts, "family.rws-pairs-payout"_say, {}, rwsPairs},
        {"lucky-lucky-payout", Topic::Payouts, "family.lucky-lucky-payout"_say, {}, luckyLucky},
    };
}

} // namespace pitwise

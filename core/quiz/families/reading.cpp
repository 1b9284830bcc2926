// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reading cards: totals, names of hands, matches, how far the round is, which card belongs here.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"
#include "core/quiz/tablequestions.h"
#include "core/table/sidebets.h"

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- totals

/// One or eleven is his choice: only the best total is certain.
bool playerCountsAces(const Maker &m) {
    return m.says(Asked::aceByChoice);
}

void citeValues(const Maker &m, Question &question, std::span<const Card> cards) {
    const bool ace = std::any_of(cards.begin(), cards.end(), [](Card c) { return c.isAce(); });
    const bool picture = std::any_of(cards.begin(), cards.end(), [](Card c) { return c.isPicture(); });
    const bool plain = std::any_of(cards.begin(), cards.end(), [](Card c) { return !c.isAce() && !c.isPicture(); });
    if (ace)
        explain(question,
                playerCountsAces(m) ? "reading.player-counts-ace-as-one-or"_say : "reading.ace-counts-eleven-as-long-as"_say,
                m.because(Asked::aceCounts));
    if (plain)
        cite(question, m.because(Asked::numbersCount));
    if (picture) {
        explain(question, "reading.jack-queen-and-king-count-ten"_say, m.because(Asked::picturesCountTen));
        cite(question, m.because(Asked::picturesMean));
    }
}

std::optional<Question> handTotalQuestion(Maker &m) {
    TableSetup setup = m.table(2);
    const int box = m.loneBettor(setup);
    LiveRound live(setup, m.random());
    const bool printed = m.rules().play.printed.has_value();
    // Aces are what goes wrong, so every second hand has one; small cards leave room to draw.
    std::vector<Card> opening;
    for (int i = printed ? 1 : 0; i < 2; ++i)
        opening.push_back(m.chance(40) ? m.card(Rank::Ace) : m.worth(m.chance(60) ? m.between(2, 6) : m.between(7, 10)));
    live.wishOpening({{box, opening}}, m.worth(m.between(2, 10)));
    live.deal();
    live.closeOffers();
    const int wanted = m.between(0, 4);
    for (int i = 0; i < wanted && live.round().stage() == Stage::Play; ++i) {
        if (live.round().whyNot(Do::Hit) || live.round().activeHandState().total.total >= 18)
            break;
        live.wish(m.chance(30) ? m.card(Rank::Ace) : m.worth(m.between(2, 10)));
        live.act(Do::Hit);
    }
    return totalQuestion(m, live, live.round().hands().front());
}

// ---------------------------------------------------------------- names of hands

enum class Named { Blackjack, TwentyOne, Bust, TwentyTwo };

std::optional<Question> nameTheHand(Maker &m) {
    TableSetup setup = m.table(2);
    const int box = m.loneBettor(setup);
    LiveRound live(setup, m.random());
    const bool freebet = m.rules().play.freeBets;
    const int way = m.between(0, 5);
    const bool dealers = way >= 4;
    const Card six = m.worth(6), ten = m.worth(10), ace = m.card(Rank::Ace);
    std::vector<std::string> clauses;
    Named named{};
    switch (way) {
    case 0: // an opening Ace and ten
        live.wishOpening({{box, m.chance(50) ? std::vector{ace, ten} : std::vector{ten, ace}}}, m.worth(m.between(2, 9)));
        live.deal();
        clauses = m.because(Asked::blackjackMeans);
        break;
    case 1: // the same two cards after a split
    case 2: {
        const bool aces = way == 1;
        const Card pair = aces ? ace : m.card(m.rank({11, 12, 13}));
        live.wishOpening({{box, {pair, m.card(pair.rank())}}}, m.worth(m.between(2, 9)));
        live.deal();
        live.closeOffers();
        live.wish(aces ? ten : ace);
        live.wish(m.worth(m.between(7, 9)));
        live.act(Do::Split);
        clauses = m.because(Asked::splitTwentyOne, Asked::blackjackMeans);
        break;
    }
    case 3: // 21 drawn with three cards, or one too many
        live.wishOpening({{box, {six, m.worth(9)}}}, m.worth(m.between(2, 9)));
        live.deal();
        live.closeOffers();
        live.wish(m.worth(m.chance(30) ? 6 : m.between(7, 10)));
        live.act(Do::Hit);
        if (live.round().hands().front().bust)
            clauses = m.says(Asked::bustMeans) ? m.because(Asked::bustMeans) : m.because(Cite::bust);
        else
            clauses = m.because(Asked::blackjackMeans);
        break;
    default: { // the dealer passes 21
        live.wishOpening({{box, {ten, m.worth(9)}}}, m.worth(m.between(5, 6)));
        live.deal();
        live.closeOffers();
        live.wish(m.worth(10));
        live.wish(m.worth(m.chance(70) ? 22 - live.round().dealerTotal().total - 10 : m.between(8, 10)));
        live.finish();
        clauses = m.because(Asked::bustMeans);
        if (clauses.empty())
            return std::nullopt; // a bust is not worth a question there
    }
    }
    const Round::HandState hand = live.round().hands().front();
    const int total = dealers ? live.round().dealerTotal().total : hand.total.total;
    if (dealers)
        named = total > m.rules().play.dealerBustsOver ? Named::Bust : Named::TwentyTwo;
    else
        named = hand.blackjack ? Named::Blackjack : hand.bust ? Named::Bust : Named::TwentyOne;
    if (!dealers && total < 21)
        return std::nullopt;
    Question question = m.question(
        dealers ? "reading.what-does-dealer-have"_say : say("reading.box-hand-1-what-does-player", Box{box}), clauses, 4);
    question.round = live.script();
    question.asks = dealers ? QJsonObject{{L1("dealer"), true}} : QJsonObject{{L1("box"), box}, {L1("hand"), 1}};
    question.difficulty = way == 1 || way == 2 || (dealers && total == 22) ? 0.6 : 0.3;
    const std::array<Phrase, 4> names{"reading.blackjack"_say, "reading.21-but-no-blackjack"_say, "reading.bust"_say,
                                      "reading.22-not-bust-it-stands-off"_say};
    const auto at = [&](Named n) { return names[static_cast<std::size_t>(n)]; };
    std::vector<WrongText> wrong;
    if (named != Named::Blackjack)
        wrong.emplace_back(at(Named::Blackjack), hand.fromSplit ? "reading.after-split-ace-and-ten-are"_say
                                                                : "reading.blackjack-is-ace-and-ten-as"_say);
    if (named != Named::TwentyOne)
        wrong.emplace_back(at(Named::TwentyOne), "reading.look-at-cards-again-how-many"_say);
    if (named != Named::Bust)
        wrong.emplace_back(at(Named::Bust),
                           dealers ? "reading.dealers-22-is-bust-in-other"_say : "reading.21-is-not-over-21"_say);
    if (named != Named::TwentyTwo && freebet)
        wrong.emplace_back(at(Named::TwentyTwo),
                           dealers ? "reading.only-exactly-22-stands-off"_say : "reading.22-stands-off-for-dealer-only"_say);
    m.setChoice(question, at(named), wrong);
    question.steps.push_back({say("reading.cards-make", total), {}});
    question.steps.push_back({hand.fromSplit         ? "reading.they-came-after-split-so-ace"_say
                              : dealers              ? "reading.dealer-busts-over-22-in-this"_say
                              : named == Named::Bust ? "reading.players-hand-over-21-is-bust"_say
                                                     : "reading.blackjack-is-ace-and-ten-value"_say,
                              {clauses.front()}});
    return question;
}

// ---------------------------------------------------------------- stages

enum class Reached { Open, Initial, Interim, Subsequent };

/// Two boxes of low cards; "A" on the first has a side bet that the opening cards decide, where one is wished for.
struct StageTable {
    std::vector<int> boxes;
    std::string side;
    TableSetup setup;
};

/// A side bet that the opening cards decide.
std::string openingBet(Maker &m) {
    const bool first = m.chance(50);
    std::vector<std::string> kinds;
    for (const SideBetRule rule : {SideBetRule::RankPair, SideBetRule::LuckyEights, SideBetRule::RunOfEights,
                                   SideBetRule::PairClass, SideBetRule::ThreeCardTotal})
        if (const SideBet *bet = m.rules().sideBet(rule))
            kinds.push_back(bet->kind);
    return first || kinds.size() == 1 ? kinds.front() : kinds[1];
}

StageTable stageTable(Maker &m, bool withSide) {
    StageTable table{{}, openingBet(m), m.table(2)};
    table.boxes = severalBettors(m, table.setup, 2);
    if (withSide)
        m.bet(table.setup, table.boxes[0], "A", m.sideStake(), table.side);
    return table;
}

void dealLow(Maker &m, LiveRound &live, const StageTable &table) {
    const auto low = [&] { return m.worth(m.between(2, 7)); };
    const bool printed = m.rules().play.printed.has_value();
    live.wishOpening({{table.boxes[0], printed ? std::vector{low()} : std::vector{m.worth(m.between(4, 6)), m.worth(10)}},
                      {table.boxes[1], {low(), low()}}},
                     low());
    live.deal();
}

/// "You have paid the Pair bet on box 3", or taken it, as the opening cards have it (the 8 that did not come decides Superb
/// 8's, B22).
Phrase openingSettled(const LiveRound &live, const StageTable &table) {
    const auto &ledger = live.round().ledger();
    const bool won = !ledger.empty() && ledger.front().result == Result::Win;
    return say(won ? "reading.you-have-paid-on-box-nobody"_say : "reading.you-have-taken-on-box-nobody"_say,
               betName(table.side), Box{table.boxes[0]});
}

/// Free Bet names two settlements: what is paid or taken before further cards, and during them.
std::optional<Question> whichSettlement(Maker &m) {
    const bool final = m.chance(50);
    const StageTable table = stageTable(m, !final);
    LiveRound live(table.setup, m.random());
    dealLow(m, live, table);
    Question question = m.question("reading.what-kind-of-settlement-is-that"_say, {}, 6);
    question.scene.settled = true;
    const int box = table.boxes[0];
    if (final) {
        live.closeOffers();
        live.wish(m.worth(10));
        live.act(Do::Hit);
        if (!live.round().hands().front().bust)
            return std::nullopt;
        question.story = {say("reading.box-is-bust-and-you-have"_say, Box{box})};
    } else if (m.chance(50)) {
        question.story = {openingSettled(live, table)};
    } else {
        Action action;
        action.what = Do::Surrender;
        action.box = box;
        action.player = live.setup().bets.front().player;
        live.apply(action);
        question.story = {say("reading.box-has-surrendered-and-you-have", Box{box})};
    }
    question.round = live.script();
    question.asks = {{L1("final"), final}};
    const PhraseId interim = "reading.interim-settlement-is-bet-paid-or"_say;
    const PhraseId during = "reading.final-settlement-is-one-made-during"_say;
    setEither(m, question, "reading.interim-settlement"_say, "reading.final-settlement"_say, !final,
              final ? during : interim);
    explain(question, final ? during : interim,
            m.because(final ? Asked::finalSettlementMeans : Asked::interimSettlementMeans));
    return question;
}

std::optional<Question> whichStage(Maker &m) {
    if (m.says(Asked::finalSettlementMeans) && m.chance(35))
        return whichSettlement(m);
    const auto reached = static_cast<Reached>(m.between(0, 3));
    const StageTable table = stageTable(m, reached == Reached::Interim || (reached != Reached::Subsequent && m.chance(40)));
    LiveRound live(table.setup, m.random());
    Question question = m.question("reading.how-far-along-is-this-round"_say, {}, 8);
    std::vector<std::string> clauses;
    if (reached != Reached::Open)
        dealLow(m, live, table);
    switch (reached) {
    case Reached::Open:
        question.scene.undealt = true;
        question.story = {"reading.bets-lie-there-no-more-bets"_say};
        clauses = m.because(Asked::betsClosed);
        break;
    case Reached::Initial:
        question.story = {"reading.opening-cards-are-dealt-no-bet"_say};
        clauses = m.because(Asked::initialDealMeans);
        break;
    case Reached::Interim:
        question.scene.settled = true;
        question.story = {openingSettled(live, table)};
        clauses = m.because(Asked::interimSettlementMeans);
        break;
    case Reached::Subsequent:
        live.closeOffers();
        live.wish(m.worth(2));
        if (live.round().whyNot(Do::Hit))
            return std::nullopt;
        live.act(Do::Hit);
        question.story = {say("reading.box-has-drawn-card-no-bet"_say, Box{table.boxes[0]})};
        clauses = m.because(Asked::subsequentDealMeans);
    }
    cite(question, clauses);
    question.round = live.script();
    question.asks = {{L1("stage"), static_cast<int>(reached)}};
    const std::array<Phrase, 4> stages{
        "reading.bets-are-still-open-2"_say, "reading.initial-deal-nothing-more-has-happened"_say,
        "reading.interim-settlement-has-been-made"_say, "reading.subsequent-deal-has-begun"_say};
    const std::array<PhraseId, 4> labels{
        reached == Reached::Open ? "reading.only-call-closes-bets"_say : "reading.cards-are-out-so-bets-are"_say,
        "reading.initial-deal-ends-with-first-payment"_say, "reading.interim-settlement-is-bet-paid-or"_say,
        "reading.subsequent-deal-begins-with-first-card"_say};
    const auto right = static_cast<std::size_t>(reached);
    std::vector<WrongText> wrong;
    for (std::size_t i = 0; i < stages.size(); ++i)
        if (i != right)
            wrong.emplace_back(stages[i], labels[i]);
    m.setChoice(question, stages[right], wrong);
    question.steps.push_back({labels[right], clauses});
    return question;
}

// ---------------------------------------------------------------- matches

std::optional<Question> matchOrNot(Maker &m) {
    TableSetup setup = m.table(2);
    const int box = m.loneBettor(setup);
    const bool byClass = m.rules().sideBet(SideBetRule::PairClass) != nullptr;
    const std::string pair = m.sideKind(SideBetRule::RankPair), eights = m.sideKind(SideBetRule::LuckyEights);
    for (const std::string &kind : byClass ? std::vector{m.sideKind(SideBetRule::PairClass)} : std::vector{pair, eights})
        m.bet(setup, box, "A", m.sideStake(), kind);
    LiveRound live(setup, m.random());
    Card first, second, dealer = m.worth(m.between(2, 10));
    switch (m.between(0, 3)) {
    case 0: // two ten-values that are not alike
        first = m.worth(10);
        second = m.worth(10);
        if (first.rank() == second.rank())
            return std::nullopt;
        break;
    case 1: // one of the player's cards with the dealer's
        first = m.card(m.rankBut({}));
        second = m.card(m.rankBut({first.rank()}));
        if (!byClass)
            dealer = m.card(m.chance(50) ? first.rank() : second.rank());
        break;
    default: first = m.card(m.chance(25) ? Rank::Ace : m.rankBut({})); second = m.card(first.rank());
    }
    if (dealer.isAce() || (first.rank() == second.rank() && second.rank() == dealer.rank()))
        return std::nullopt; // the same rank three times: A03
    live.wishOpening({{box, {first, second}}}, dealer);
    live.deal();
    live.closeOffers();
    if (live.round().stage() != Stage::Play)
        return std::nullopt;
    const bool split = !live.round().whyNot(Do::Split);
    const auto won = [&](std::string_view kind) {
        const auto &ledger = live.round().ledger();
        return std::any_of(ledger.begin(), ledger.end(), [&](const LedgerLine &line) {
            return live.setup().kindName(line.kind) == kind && line.result == Result::Win;
        });
    };
    Question question = m.question(say(byClass ? "reading.box-tick-everything-that-these-cards"_say
                                               : "reading.box-with-dealers-card-tick-everything"_say,
                                       Box{box}),
                                   {}, 8);
    question.round = live.script();
    question.asks = {{L1("box"), box}, {L1("hand"), 1}};
    std::vector<Tick> ticks;
    if (byClass) {
        const int row = pairClassRow(first, second);
        ticks = {{"ace-pair-suited", "reading.ace-pair-suited"_say, row == 0, "reading.top-row-needs-two-aces-of"_say},
                 {"suited-pair", "reading.suited-pair"_say, row == 1, "reading.suited-pair-is-one-rank-in"_say},
                 {"coloured-pair", "reading.coloured-pair"_say, row == 2, "reading.coloured-pair-is-one-rank-and"_say},
                 {"mixed-pair", "reading.mixed-pair"_say, row == 3, "reading.mixed-pair-is-one-rank-one"_say}};
        const std::vector<std::string> rows = m.because(Asked::pairClassRows);
        if (row >= 0)
            explain(question, say("reading.rws-pairs-same-rank-so-suits", ticks[static_cast<std::size_t>(row)].text),
                    {rows.at(static_cast<std::size_t>(row))});
        else
            question.steps.push_back({"reading.rws-pairs-needs-same-number-or"_say, {}});
    } else {
        const int row = luckyEightsRow(first, second, dealer);
        ticks = {
            {"pair", "reading.pair"_say, won(pair), "reading.pair-is-same-rank-twice-in"_say},
            {"two-of-a-kind", "reading.two-of-kind-for-lucky-8"_say, row == 4, "reading.two-of-kind-may-use-dealers"_say},
            {"eights", "reading.8s-for-lucky-8-bet"_say, row >= 0 && row < 4, "reading.two-8s-count-as-8s-not"_say}};
        explain(question, "reading.pair-same-number-or-same-picture"_say, m.because(Asked::rankPairMeans));
        explain(question, "reading.two-of-kind-any-two-of"_say, m.because(Asked::twoOfAKindMeans));
        if (first.isPicture() || second.isPicture() || dealer.isPicture())
            explain(question, "reading.for-these-bets-picture-is-itself"_say, m.because(Asked::picturesCountTen));
    }
    ticks.push_back(
        {"split", "reading.cards-that-may-be-split"_say, split,
         split ? "reading.splitting-goes-by-point-value-equal"_say : "reading.only-two-cards-of-same-value"_say});
    explain(question, "reading.split-same-point-value-is-enough"_say, m.because(Asked::splitMeans));
    const bool any = std::any_of(ticks.begin(), ticks.end(), [](const Tick &t) { return t.on; });
    ticks.push_back({"none", "common.none-of-these"_say, !any});
    setTicks(question, ticks);
    question.difficulty = split && first.rank() != second.rank() ? 0.7 : 0.4;
    return question;
}

// ---------------------------------------------------------------- cards and decks

std::optional<Question> legalCard(Maker &m) {
    const Rulebook &rules = m.rules();
    const bool lucky = !rules.host.empty();
    const int way = lucky ? 2 : m.between(0, 2);
    if (way == 2) { // how many decks
        const int decks = m.between(1, 10);
        const bool fine = rules.decks.contains(decks);
        const std::vector<std::string> clauses = m.because(Cite::deckCount);
        const Name title = gameName(rules.document);
        Question question = m.question(decks == 1 ? say("reading.one-deck-is-brought-to-your", title)
                                                  : say("reading.decks-are-brought-to-your-table", decks, title),
                                       clauses, 6);
        question.asks = {{L1("decks"), decks}};
        setEither(m, question, "common.yes"_say, "common.no"_say, fine,
                  say("reading.this-game-takes-to-decks", rules.decks.min, rules.decks.max));
        explain(question, say("reading.this-game-takes-to-decks", rules.decks.min, rules.decks.max), clauses);
        if (!lucky &&
            !ruledAs(m, question, "setup", {{L1("decks"), decks}}, {fine ? RulingCode::Allowed : RulingCode::NotAllowed}))
            return std::nullopt;
        return question;
    }
    const int decks = m.between(rules.decks.min, rules.decks.max);
    const bool count = way == 1;
    bool bad = true;
    Question question = m.question("reading.what-becomes-of-this-round"_say, {}, 8);
    question.asks = {{L1("decks"), decks}};
    if (count) {
        const int cards = decks * (rules.hasTens ? 52 : 48);
        const int off = m.oneOf({-1, 0, 1, 2, -2, 0});
        bad = off != 0;
        question.asks[L1("cards")] = cards + off;
        question.story = {decks == 1 ? say("reading.one-deck-is-in-use-count", cards + off)
                                     : say("reading.decks-are-in-use-count-during", decks, cards + off)};
        cite(question, m.because(Cite::deckCount));
        if (bad)
            cite(question, m.because(Asked::wrongCount));
        question.steps.push_back({decks == 1
                                      ? say("reading.one-deck-has-cards", cards)
                                      : say("reading.decks-of-cards-are-cards", decks, rules.hasTens ? 52 : 48, cards),
                                  {question.clauses.front()}});
    } else {
        const bool joker = m.chance(25), back = !joker && m.chance(30);
        const Card card = m.chance(50) ? m.card(Rank::Ten) : m.card(static_cast<Rank>(m.between(1, 13)));
        bad = joker || back || (card.rank() == Rank::Ten && !rules.hasTens);
        const int box = m.between(1, rules.boxes().max);
        question.asks[L1("card")] = joker ? QStringLiteral("joker") : QString::fromStdString(cardName(card));
        if (back)
            question.asks[L1("back")] = L1("other");
        question.story = {joker  ? say("reading.joker-comes-out-of-shoe-to", Box{box})
                          : back ? say("reading.comes-out-of-shoe-its-back", card)
                                 : say("reading.comes-out-of-shoe-to-box", card, Box{box})};
        cite(question, m.because(Cite::deckCount));
        if (!rules.hasTens && card.rank() == Rank::Ten && !joker)
            cite(question, m.because(Asked::numbersCount));
        if (bad)
            cite(question, m.because(Asked::foreignCard));
        question.steps.push_back(
            {rules.hasTens ? "reading.decks-are-plain-52-card-decks"_say : "reading.decks-here-have-48-cards-no"_say,
             m.because(Cite::deckCount)});
    }
    if (bad)
        question.steps.push_back({"reading.card-that-does-not-belong-or"_say, {question.clauses.back()}});
    const Phrase fine = "reading.it-goes-on-nothing-is-wrong"_say;
    const Phrase isVoid = "reading.it-is-void-earlier-rounds-stand"_say;
    std::vector<WrongText> wrong{
        {bad ? fine : isVoid,
         bad ? (count ? "reading.count-does-not-fit-decks"_say : "reading.that-card-does-not-belong-to"_say)
             : (count ? "reading.count-is-right-for-so-many"_say : "reading.that-card-belongs-to-decks-in"_say)},
        {"reading.burn-card-and-go-on"_say,
         bad ? "reading.burning-does-not-mend-wrong-deck"_say : "reading.that-card-belongs-to-decks-in"_say}};
    wrong.emplace_back("reading.it-is-void-and-so-are"_say,
                       bad ? "reading.earlier-rounds-stand-as-settled"_say : wrong.front().second);
    if (count)
        wrong[1] = {"reading.finish-round-then-count-again"_say,
                    bad ? "reading.wrong-count-decides-at-once"_say : "reading.count-is-right-nothing-has-to"_say};
    m.setChoice(question, bad ? isVoid : fine, wrong);
    return question;
}

} // namespace

Question totalQuestion(Maker &m, const LiveRound &live, const Round::HandState &hand) {
    const bool printed = m.rules().play.printed.has_value() && hand.hand == 1;
    const bool soft = hand.total.soft, best = playerCountsAces(m);
    const PhraseId ofHand = best ? "reading.box-hand-what-is-best-total"_say : "reading.box-hand-what-is-total-and"_say;
    const PhraseId ofBox = best ? "reading.box-what-is-best-total-and"_say : "reading.box-what-is-total-and-is"_say;
    Question question =
        m.question(hand.fromSplit ? say(ofHand, Box{hand.box}, hand.hand) : say(ofBox, Box{hand.box}),
                   m.because(soft ? Asked::softTotalMeans : Asked::hardTotalMeans), static_cast<int>(2 + hand.cards.size()));
    question.round = live.script();
    question.asks = {{L1("box"), hand.box}, {L1("hand"), hand.hand}};
    question.setKey(totalAnswer(hand.total));
    question.difficulty = 0.1 * static_cast<double>(hand.cards.size()) + (soft ? 0.2 : 0.0);
    if (printed)
        explain(question, "reading.hand-begins-with-printed-8-of"_say,
                m.because(Asked::printedCardBegins, Asked::printedCardInTotal, Asked::printedCardCounts));
    citeValues(m, question, hand.cards);
    question.steps.push_back(
        {say(soft ? "reading.total-is-and-soft-ace-counts"_say : "reading.total-is-and-hard-no-ace"_say, hand.total.total),
         {question.clauses.front()}});
    int points = 0;
    bool ace = false;
    for (const Card card : hand.cards) {
        points += card.points();
        ace |= card.isAce();
    }
    if (ace && !soft)
        addWrong(question, totalAnswer({points + 10, true}), "reading.ace-may-not-count-eleven-where"_say);
    if (soft)
        addWrong(question, totalAnswer({points, false}),
                 best ? "reading.with-ace-as-eleven-hand-is"_say : "reading.ace-counts-eleven-as-long-as-that"_say);
    if (printed)
        addWrong(question, totalAnswer(handTotal(hand.cards.subspan(1))), "reading.printed-8-counts-too"_say);
    addWrong(question, totalAnswer({hand.total.total, !soft}),
             soft ? "reading.ace-counts-eleven-in-it-total"_say : "reading.no-ace-counts-eleven-in-it"_say);
    return question;
}

const std::vector<Family> &readingFamilies() {
    static const std::vector<Family> families{
        {"hand-total", Topic::Procedure, "family.hand-total"_say, {}, handTotalQuestion},
        {"name-the-hand", Topic::Procedure, "family.name-the-hand"_say, {}, nameTheHand},
        {"which-stage", Topic::Procedure, "family.which-stage"_say, {}, whichStage},
        {"match-or-no-match", Topic::Procedure, "family.match-or-no-match"_say, {}, matchOrNot},
        {"legal-card", Topic::Procedure, "family.legal-card"_say, {}, legalCard},
    };
    return families;
}

} // namespace pitwise

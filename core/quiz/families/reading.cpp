// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reading cards: totals, names of hands, matches, how far the round is, which card belongs here.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"
#include "core/quiz/tablequestions.h"
#include "core/table/sidebets.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- totals

void citeValues(const Maker &m, Question &question, std::span<const Card> cards) {
    const bool ace = std::any_of(cards.begin(), cards.end(), [](Card c) { return c.isAce(); });
    const bool picture = std::any_of(cards.begin(), cards.end(), [](Card c) { return c.isPicture(); });
    const bool plain = std::any_of(cards.begin(), cards.end(), [](Card c) { return !c.isAce() && !c.isPicture(); });
    if (ace)
        explain(question, QT_TRANSLATE_NOOP("quiz", "An Ace counts eleven as long as the hand does not pass 21, else one."),
                {byGame(m, "3.4.1", "3.4.1", "3.2.1")});
    if (plain)
        cite(question, byGame(m, "3.4.2", "3.4.2", "3.2.2"));
    if (picture) {
        explain(question, QT_TRANSLATE_NOOP("quiz", "Jack, Queen and King count ten."),
                {byGame(m, "3.4.3", "3.4.3", "3.2.3")});
        if (m.isGame("freebet"))
            cite(question, "1.23");
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
        clauses = {byGame(m, "1.1.1", nullptr, "1.2")};
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
        clauses = freebet ? std::vector<std::string>{"1.31", "1.2"} : std::vector<std::string>{"3.21.1", "1.1.1"};
        break;
    }
    case 3: // 21 drawn with three cards, or one too many
        live.wishOpening({{box, {six, m.worth(9)}}}, m.worth(m.between(2, 9)));
        live.deal();
        live.closeOffers();
        live.wish(m.worth(m.chance(30) ? 6 : m.between(7, 10)));
        live.act(Do::Hit);
        clauses = freebet ? std::vector<std::string>{live.round().hands().front().bust ? "1.4" : "1.2"}
                          : std::vector<std::string>{"1.1.1"};
        break;
    default: { // the dealer passes 21
        live.wishOpening({{box, {ten, m.worth(9)}}}, m.worth(m.between(5, 6)));
        live.deal();
        live.closeOffers();
        live.wish(m.worth(10));
        live.wish(m.worth(m.chance(70) ? 22 - live.round().dealerTotal().total - 10 : m.between(8, 10)));
        live.finish();
        clauses = freebet ? std::vector<std::string>{"1.4"} : std::vector<std::string>{"1.1.1"};
        if (!freebet)
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
    Question question =
        m.question(dealers ? Phrase(QT_TRANSLATE_NOOP("quiz", "What does the dealer have?"))
                           : Phrase(QT_TRANSLATE_NOOP("quiz", "Box %1, hand 1: what does the player have?"), {number(box)}),
                   clauses, 4);
    question.round = live.script();
    question.asks = dealers ? QJsonObject{{L1("dealer"), true}} : QJsonObject{{L1("box"), box}, {L1("hand"), 1}};
    question.difficulty = way == 1 || way == 2 || (dealers && total == 22) ? 0.6 : 0.3;
    const std::array<Phrase, 4> names{QT_TRANSLATE_NOOP("quiz", "Blackjack"),
                                      QT_TRANSLATE_NOOP("quiz", "21, but no Blackjack"), QT_TRANSLATE_NOOP("quiz", "Bust"),
                                      QT_TRANSLATE_NOOP("quiz", "22: not bust, it stands off")};
    const auto at = [&](Named n) { return names[static_cast<std::size_t>(n)]; };
    std::vector<WrongText> wrong;
    if (named != Named::Blackjack)
        wrong.emplace_back(at(Named::Blackjack),
                           hand.fromSplit
                               ? QT_TRANSLATE_NOOP("quiz", "After a split an Ace and a ten are 21, never a Blackjack.")
                               : QT_TRANSLATE_NOOP("quiz", "A Blackjack is an Ace and a ten as the first two cards."));
    if (named != Named::TwentyOne)
        wrong.emplace_back(at(Named::TwentyOne),
                           QT_TRANSLATE_NOOP("quiz", "Look at the cards again: how many, and from where?"));
    if (named != Named::Bust)
        wrong.emplace_back(at(Named::Bust),
                           dealers
                               ? QT_TRANSLATE_NOOP("quiz", "The dealer's 22 is a bust in the other games, not in Free Bet.")
                               : QT_TRANSLATE_NOOP("quiz", "21 is not over 21."));
    if (named != Named::TwentyTwo && freebet)
        wrong.emplace_back(at(Named::TwentyTwo),
                           dealers
                               ? QT_TRANSLATE_NOOP("quiz", "Only exactly 22 stands off.")
                               : QT_TRANSLATE_NOOP("quiz", "22 stands off for the dealer only; a player's 22 is a bust."));
    m.setChoice(question, at(named), wrong);
    question.steps.push_back({{QT_TRANSLATE_NOOP("quiz", "The cards make %1."), {number(total)}}, {}});
    question.steps.push_back(
        {hand.fromSplit ? Phrase(QT_TRANSLATE_NOOP("quiz", "They came after a split, so an Ace and a ten are plain 21."))
         : dealers      ? Phrase(QT_TRANSLATE_NOOP("quiz", "The dealer busts over 22 in this game, the player over 21."))
                   : Phrase(QT_TRANSLATE_NOOP("quiz", "A Blackjack is an Ace and a ten-value card as the opening two.")),
         {clauses.front()}});
    return question;
}

// ---------------------------------------------------------------- stages

std::optional<Question> whichStage(Maker &m) {
    const bool dueling = m.rules().play.printed.has_value();
    const int stage = m.between(0, m.isGame("freebet") ? 3 : 2);
    TableSetup setup = m.table(2);
    const std::vector<int> boxes = severalBettors(m, setup, 2);
    const char *side = byGame(m, m.chance(50) ? "pair" : "lucky8", "superb8s", "rwspairs");
    if (stage == 1)
        m.bet(setup, boxes[0], "A", m.sideStake(), side);
    LiveRound live(setup, m.random());
    const auto low = [&] { return m.worth(m.between(2, 7)); };
    live.wishOpening(
        {{boxes[0], dueling ? std::vector{low()} : std::vector{m.worth(m.between(4, 6)), m.worth(m.between(7, 10))}},
         {boxes[1], {low(), low()}}},
        m.worth(m.between(2, 7)));
    live.deal();
    Question question = m.question(QT_TRANSLATE_NOOP("quiz", "How far along is this round?"), {}, 8);
    std::vector<Phrase> stages{QT_TRANSLATE_NOOP("quiz", "Initial deal: nothing more has happened"),
                               QT_TRANSLATE_NOOP("quiz", "An interim settlement has been made"),
                               QT_TRANSLATE_NOOP("quiz", "The subsequent deal has begun")};
    stages.push_back(m.isGame("freebet") ? QT_TRANSLATE_NOOP("quiz", "The final settlement has begun")
                                         : QT_TRANSLATE_NOOP("quiz", "The round is over"));
    const QString box = number(boxes[0]);
    std::vector<std::string> clauses;
    switch (stage) {
    case 0:
        question.story = {QT_TRANSLATE_NOOP("quiz", "The opening cards are dealt. No bet has been paid or taken.")};
        clauses = {byGame(m, "1.1.5", "1.1.6", "1.19")};
        break;
    case 1: {
        // The first bet the opening cards decide; the 8 that did not come decides Superb 8's (B22).
        const bool won = !live.round().ledger().empty() && live.round().ledger().front().result == Result::Win;
        question.story = {{won ? QT_TRANSLATE_NOOP("quiz", "You have paid the %1 on box %2. Nobody has drawn a card.")
                               : QT_TRANSLATE_NOOP("quiz", "You have taken the %1 on box %2. Nobody has drawn a card."),
                           {kindName(side).text(), box}}};
        clauses = {byGame(m, "1.1.7", "1.1.7", "1.21")};
        break;
    }
    default:
        live.closeOffers();
        live.wish(m.worth(stage == 3 ? 10 : 2));
        if (live.round().whyNot(Do::Hit))
            return std::nullopt;
        live.act(Do::Hit);
        if (stage == 3 && !live.round().hands().front().bust)
            return std::nullopt;
        question.story = {{stage == 3 ? QT_TRANSLATE_NOOP("quiz", "Box %1 is bust and you have taken its bet.")
                                      : QT_TRANSLATE_NOOP("quiz", "Box %1 has drawn a card. No bet has been paid or taken."),
                           {box}}};
        clauses =
            stage == 3 ? std::vector<std::string>{"1.10"} : std::vector<std::string>{byGame(m, "1.1.16", "1.1.13", "1.37")};
    }
    cite(question, clauses);
    question.round = live.script();
    const std::array<const char *, 4> labels{
        QT_TRANSLATE_NOOP("quiz", "The initial deal ends with the first payment or further card."),
        QT_TRANSLATE_NOOP("quiz", "An interim settlement is a bet paid or taken on the opening cards."),
        QT_TRANSLATE_NOOP("quiz", "The subsequent deal begins with the first card after the opening ones."),
        m.isGame("freebet") ? QT_TRANSLATE_NOOP("quiz", "A final settlement is one made during the subsequent deal.")
                            : QT_TRANSLATE_NOOP("quiz", "Bets are still open.")};
    std::vector<WrongText> wrong;
    for (std::size_t i = 0; i < 4; ++i)
        if (static_cast<int>(i) != stage)
            wrong.emplace_back(stages[i], labels[i]);
    const Phrase &right = stages[static_cast<std::size_t>(stage)];
    m.setChoice(question, right, wrong);
    question.steps.push_back({labels[static_cast<std::size_t>(stage)], clauses});
    return question;
}

// ---------------------------------------------------------------- matches

std::optional<Question> matchOrNot(Maker &m) {
    TableSetup setup = m.table(2);
    const int box = m.loneBettor(setup);
    const bool freebet = m.isGame("freebet");
    for (const char *kind : freebet ? std::vector{"rwspairs"} : std::vector{"pair", "lucky8"})
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
        if (!freebet)
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
    Question question =
        m.question({freebet ? QT_TRANSLATE_NOOP("quiz", "Box %1: tick everything that these cards are.")
                            : QT_TRANSLATE_NOOP("quiz", "Box %1 with the dealer's card: tick everything that applies."),
                    {number(box)}},
                   {}, 8);
    question.round = live.script();
    question.asks = {{L1("box"), box}, {L1("hand"), 1}};
    std::vector<Tick> ticks;
    if (freebet) {
        const int row = pairClassRow(first, second);
        ticks = {{"ace-pair-suited", QT_TRANSLATE_NOOP("quiz", "Ace Pair Suited"), row == 0,
                  QT_TRANSLATE_NOOP("quiz", "The top row needs two Aces of one suit.")},
                 {"suited-pair", QT_TRANSLATE_NOOP("quiz", "Suited Pair"), row == 1,
                  QT_TRANSLATE_NOOP("quiz", "A Suited Pair is one rank in one suit, but not Aces.")},
                 {"coloured-pair", QT_TRANSLATE_NOOP("quiz", "Coloured Pair"), row == 2,
                  QT_TRANSLATE_NOOP("quiz", "A Coloured Pair is one rank and one colour in two suits.")},
                 {"mixed-pair", QT_TRANSLATE_NOOP("quiz", "Mixed Pair"), row == 3,
                  QT_TRANSLATE_NOOP("quiz", "A Mixed Pair is one rank, one card red and one black.")}};
        static constexpr const char *rows[] = {"3.14.1", "3.14.2", "3.14.3", "3.14.4"};
        if (row >= 0)
            explain(question,
                    {QT_TRANSLATE_NOOP("quiz", "RWS Pairs: the same rank, so suits and colours decide: %1."),
                     {ticks[static_cast<std::size_t>(row)].text.text()}},
                    {rows[row]});
        else
            question.steps.push_back({QT_TRANSLATE_NOOP("quiz", "RWS Pairs needs the same number or picture twice."), {}});
    } else {
        const int row = luckyEightsRow(first, second, dealer);
        ticks = {{"pair", QT_TRANSLATE_NOOP("quiz", "A Pair"), won("pair"),
                  QT_TRANSLATE_NOOP("quiz", "A Pair is the same rank twice in the player's own two cards.")},
                 {"two-of-a-kind", QT_TRANSLATE_NOOP("quiz", "Two of a Kind for the Lucky 8 bet"), row == 4,
                  QT_TRANSLATE_NOOP("quiz", "Two of a Kind may use the dealer's card; 8s have rows of their own.")},
                 {"eights", QT_TRANSLATE_NOOP("quiz", "8s for the Lucky 8 bet"), row >= 0 && row < 4,
                  QT_TRANSLATE_NOOP("quiz", "Two 8s count as 8s, not as Two of a Kind.")}};
        explain(question, QT_TRANSLATE_NOOP("quiz", "Pair: the same number or the same picture in the player's two cards."),
                {"1.1.9"});
        explain(question,
                QT_TRANSLATE_NOOP("quiz", "Two of a Kind: any two of the three cards alike, but 8s are paid as 8s."),
                {"1.1.18"});
        if (first.isPicture() || second.isPicture() || dealer.isPicture())
            explain(question, QT_TRANSLATE_NOOP("quiz", "For these bets a picture is itself, not a ten."), {"3.4.3"});
    }
    ticks.push_back({"split", QT_TRANSLATE_NOOP("quiz", "Cards that may be split"), split,
                     split ? QT_TRANSLATE_NOOP("quiz", "Splitting goes by point value: equal values may be split.")
                           : QT_TRANSLATE_NOOP("quiz", "Only two cards of the same value may be split.")});
    explain(question, QT_TRANSLATE_NOOP("quiz", "Split: the same point value is enough."), {freebet ? "1.33" : "1.1.14"});
    const bool any = std::any_of(ticks.begin(), ticks.end(), [](const Tick &t) { return t.on; });
    ticks.push_back({"none", QT_TRANSLATE_NOOP("quiz", "None of these"), !any});
    setTicks(question, ticks);
    question.difficulty = split && first.rank() != second.rank() ? 0.7 : 0.4;
    return question;
}

// ---------------------------------------------------------------- cards and decks

std::optional<Question> legalCard(Maker &m) {
    const Rulebook &rules = m.rules();
    const bool lucky = m.isGame("luckylucky");
    const int way = lucky ? 2 : m.between(0, 2);
    if (way == 2) { // how many decks
        const int decks = m.between(1, 10);
        const bool fine = rules.decks.contains(decks);
        const char *clause = byGame(m, "2.1", "2.1", "2.2.1", "intro.4");
        const QString title = gameTitle(rules.document).text();
        Question question = m.question(
            decks == 1 ? Phrase(QT_TRANSLATE_NOOP("quiz", "One deck is brought to your %1 table: may it open?"), {title})
                       : Phrase(QT_TRANSLATE_NOOP("quiz", "%1 decks are brought to your %2 table: may it open?"),
                                {number(decks), title}),
            {clause}, 6);
        question.asks = {{L1("decks"), decks}};
        setEither(question, QT_TRANSLATE_NOOP("quiz", "Yes"), QT_TRANSLATE_NOOP("quiz", "No"), fine,
                  {QT_TRANSLATE_NOOP("quiz", "This game takes %1 to %2 decks."),
                   {number(rules.decks.min), number(rules.decks.max)}});
        explain(question,
                {QT_TRANSLATE_NOOP("quiz", "This game takes %1 to %2 decks."),
                 {number(rules.decks.min), number(rules.decks.max)}},
                {clause});
        if (!lucky &&
            !ruledAs(m, question, "setup", {{L1("decks"), decks}}, {fine ? RulingCode::Allowed : RulingCode::NotAllowed}))
            return std::nullopt;
        return question;
    }
    const int decks = m.between(rules.decks.min, rules.decks.max);
    const bool count = way == 1;
    bool bad = true;
    Question question = m.question(QT_TRANSLATE_NOOP("quiz", "What becomes of this round?"), {}, 8);
    question.asks = {{L1("decks"), decks}};
    if (count) {
        const int cards = decks * (rules.hasTens ? 52 : 48);
        const int off = m.oneOf({-1, 0, 1, 2, -2, 0});
        bad = off != 0;
        question.asks[L1("cards")] = cards + off;
        question.story = {
            decks == 1
                ? Phrase(QT_TRANSLATE_NOOP("quiz", "One deck is in use. A count during the round shows %1 cards in all."),
                         {number(cards + off)})
                : Phrase(QT_TRANSLATE_NOOP("quiz", "%1 decks are in use. A count during the round shows %2 cards in all."),
                         {number(decks), number(cards + off)})};
        cite(question, byGame(m, "2.1", "2.1", "2.2.1"));
        if (bad)
            cite(question, byGame(m, "5.1", "5.1", "5.5.2"));
        question.steps.push_back({decks == 1 ? Phrase(QT_TRANSLATE_NOOP("quiz", "One deck has %1 cards."), {number(cards)})
                                             : Phrase(QT_TRANSLATE_NOOP("quiz", "%1 decks of %2 cards are %3 cards."),
                                                      {number(decks), number(rules.hasTens ? 52 : 48), number(cards)}),
                                  {question.clauses.front()}});
    } else {
        const bool joker = m.chance(25), back = !joker && m.chance(30);
        const Card card = m.chance(50) ? m.card(Rank::Ten) : m.card(static_cast<Rank>(m.between(1, 13)));
        bad = joker || back || (card.rank() == Rank::Ten && !rules.hasTens);
        const QString box = number(m.between(1, rules.boxes().max));
        question.asks[L1("card")] = joker ? QStringLiteral("joker") : QString::fromStdString(cardName(card));
        if (back)
            question.asks[L1("back")] = L1("other");
        question.story = {
            joker  ? Phrase(QT_TRANSLATE_NOOP("quiz", "A Joker comes out of the shoe to box %1."), {box})
            : back ? Phrase(QT_TRANSLATE_NOOP("quiz",
                                              "The %1 comes out of the shoe. Its back is not that of the decks in use."),
                            {cardText(card)})
                   : Phrase(QT_TRANSLATE_NOOP("quiz", "The %1 comes out of the shoe to box %2."), {cardText(card), box})};
        cite(question, byGame(m, "2.1", "2.1", "2.2.1"));
        if (!rules.hasTens && card.rank() == Rank::Ten && !joker)
            cite(question, "3.4.2");
        if (bad)
            cite(question, byGame(m, "5.1", "5.1", "5.5.1"));
        question.steps.push_back(
            {rules.hasTens
                 ? Phrase(QT_TRANSLATE_NOOP(
                       "quiz", "The decks are plain 52-card decks; a Joker or a card of another deck does not belong."))
                 : Phrase(QT_TRANSLATE_NOOP("quiz", "The decks here have 48 cards: no tens and no Jokers.")),
             {byGame(m, "2.1", "2.1", "2.2.1")}});
    }
    if (bad)
        question.steps.push_back(
            {QT_TRANSLATE_NOOP("quiz", "A card that does not belong, or one too many or too few, voids the round."),
             {question.clauses.back()}});
    const Phrase fine = QT_TRANSLATE_NOOP("quiz", "It goes on: nothing is wrong");
    const Phrase isVoid = QT_TRANSLATE_NOOP("quiz", "It is void; earlier rounds stand");
    std::vector<WrongText> wrong{
        {bad ? fine : isVoid, bad ? (count ? QT_TRANSLATE_NOOP("quiz", "The count does not fit the decks.")
                                           : QT_TRANSLATE_NOOP("quiz", "That card does not belong to the decks in use."))
                                  : (count ? QT_TRANSLATE_NOOP("quiz", "The count is right for so many decks.")
                                           : QT_TRANSLATE_NOOP("quiz", "That card belongs to the decks in use."))},
        {QT_TRANSLATE_NOOP("quiz", "Burn the card and go on"),
         bad ? QT_TRANSLATE_NOOP("quiz", "Burning does not mend a wrong deck.")
             : QT_TRANSLATE_NOOP("quiz", "That card belongs to the decks in use.")}};
    wrong.emplace_back(QT_TRANSLATE_NOOP("quiz", "It is void, and so are the rounds before it"),
                       bad ? Phrase(QT_TRANSLATE_NOOP("quiz", "Earlier rounds stand as settled.")) : wrong.front().second);
    if (count)
        wrong[1] = {QT_TRANSLATE_NOOP("quiz", "Finish the round, then count again"),
                    bad ? QT_TRANSLATE_NOOP("quiz", "A wrong count decides at once.")
                        : QT_TRANSLATE_NOOP("quiz", "The count is right: nothing has to be done.")};
    m.setChoice(question, bad ? isVoid : fine, wrong);
    return question;
}

} // namespace

Question totalQuestion(Maker &m, const LiveRound &live, const Round::HandState &hand) {
    const bool printed = m.rules().play.printed.has_value() && hand.hand == 1;
    const bool soft = hand.total.soft;
    Question question = m.question(
        hand.fromSplit ? Phrase{QT_TRANSLATE_NOOP("quiz", "Box %1, hand %2: what is the total, and is it soft?"),
                                {number(hand.box), number(hand.hand)}}
                       : Phrase{QT_TRANSLATE_NOOP("quiz", "Box %1: what is the total, and is it soft?"), {number(hand.box)}},
        {soft ? byGame(m, "1.1.13", "1.1.10", "1.32") : byGame(m, "1.1.4", "1.1.5", "1.15")},
        static_cast<int>(2 + hand.cards.size()));
    question.round = live.script();
    question.asks = {{L1("box"), hand.box}, {L1("hand"), hand.hand}};
    question.setKey(totalAnswer(hand.total));
    question.difficulty = 0.1 * static_cast<double>(hand.cards.size()) + (soft ? 0.2 : 0.0);
    if (printed)
        explain(question, QT_TRANSLATE_NOOP("quiz", "The hand begins with the printed 8 of Spades."),
                {"3.14", "1.1.8", "1.1.4"});
    citeValues(m, question, hand.cards);
    question.steps.push_back({{soft ? QT_TRANSLATE_NOOP("quiz", "The total is %1, and soft: an Ace counts eleven in it.")
                                    : QT_TRANSLATE_NOOP("quiz", "The total is %1, and hard: no Ace counts eleven in it."),
                               {number(hand.total.total)}},
                              {question.clauses.front()}});
    int points = 0;
    bool ace = false;
    for (const Card card : hand.cards) {
        points += card.points();
        ace |= card.isAce();
    }
    if (ace && !soft)
        addWrong(question, totalAnswer({points + 10, true}),
                 QT_TRANSLATE_NOOP("quiz", "An Ace may not count eleven where that passes 21."));
    if (soft)
        addWrong(question, totalAnswer({points, false}),
                 QT_TRANSLATE_NOOP("quiz", "The Ace counts eleven as long as that does not pass 21."));
    if (printed)
        addWrong(question, totalAnswer(handTotal(hand.cards.subspan(1))),
                 QT_TRANSLATE_NOOP("quiz", "The printed 8 counts too."));
    addWrong(question, totalAnswer({hand.total.total, !soft}),
             soft ? QT_TRANSLATE_NOOP("quiz", "An Ace counts eleven in it: the total is soft.")
                  : QT_TRANSLATE_NOOP("quiz", "No Ace counts eleven in it: the total is hard."));
    return question;
}

const std::vector<Family> &readingFamilies() {
    static const std::vector<Family> families{
        {"hand-total",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Name the total"),
         {{"lucky8", "1.1.4 1.1.13 3.4.1 3.4.2 3.4.3"},
          {"dueling8s", "1.1.4 1.1.5 1.1.8 1.1.10 3.4.1 3.4.2 3.4.3 3.14"},
          {"freebet", "1.15 1.23 1.32 3.2.1 3.2.2 3.2.3"}},
         handTotalQuestion},
        {"name-the-hand",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Blackjack, 21 or bust"),
         {{"lucky8", "1.1.1 3.21.1"}, {"freebet", "1.2 1.4 1.31"}},
         nameTheHand},
        {"which-stage",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "How far along is the round"),
         {{"lucky8", "1.1.5 1.1.7 1.1.16"}, {"dueling8s", "1.1.6 1.1.7 1.1.13"}, {"freebet", "1.10 1.19 1.21 1.37"}},
         whichStage},
        {"match-or-no-match",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Match or no match"),
         {{"lucky8", "1.1.9 1.1.14 1.1.18 3.4.3"}, {"freebet", "1.33 3.14.1 3.14.2 3.14.3 3.14.4"}},
         matchOrNot},
        {"legal-card",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Does this card belong here"),
         {{"lucky8", "2.1 5.1"},
          {"dueling8s", "2.1 3.4.2 5.1"},
          {"freebet", "2.2.1 5.5.1 5.5.2"},
          {"luckylucky", "intro.4"}},
         legalCard},
    };
    return families;
}

} // namespace pitwise

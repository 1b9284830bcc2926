// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Dealing: which card goes where, how far the dealer draws, what a bust moves.
#include "core/quiz/families/moments.h"
#include "core/quiz/family.h"
#include "core/quiz/incident.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// What happens next and is not yet in the round: an action, and the card it draws.
QJsonObject thenJson(const LiveRound &live, const char *what, std::optional<Card> card = std::nullopt) {
    QJsonObject next{{L1("do"), L1(what)}};
    if (live.round().activeBox() > 0) {
        next[L1("box")] = live.round().activeBox();
        next[L1("player")] = QString::fromStdString(live.setup().playerName(live.round().activePlayer()));
    }
    if (card)
        next[L1("card")] = QString::fromStdString(cardName(*card));
    return next;
}

/// The question's round with what is told beside it: the action and its card.
QJsonObject roundThen(const Question &question) {
    QJsonObject round = question.round, then = question.asks.value(L1("then")).toObject();
    if (const QString card = then.take(L1("card")).toString(); !card.isEmpty())
        round[L1("shoe")] = QString(round.value(L1("shoe")).toString() + u' ' + card);
    QJsonArray actions = round.value(L1("actions")).toArray();
    actions.append(then);
    round[L1("actions")] = actions;
    return round;
}

// ---------------------------------------------------------------- the opening deal

std::optional<Question> openingOrder(Maker &m) {
    TableSetup setup = m.table();
    const std::vector<int> boxes = severalBettors(m, setup, m.between(2, 3));
    LiveRound live(setup, m.random());
    live.deal();
    const bool printed = m.rules().play.printed.has_value();
    const char *clause = byGame(m, "3.18", "3.19", "3.11", "6");
    QStringList list;
    for (const int box : boxes)
        list << number(box);
    const QString last = list.takeLast();
    const QString told = QCoreApplication::translate("quiz", "%1 and %2").arg(list.join(QStringLiteral(", ")), last);
    Question question =
        m.question(QT_TRANSLATE_NOOP("quiz", "Put the opening cards into the order in which you deal them."), {clause}, 12);
    question.story = {{QT_TRANSLATE_NOOP("quiz", "There are main bets on boxes %1; box 1 is on your left."), {told}}};
    question.asks = {{L1("boxes"), told}};
    if (printed && m.chance(40)) { // who gets no card at all
        question.prompt = QT_TRANSLATE_NOOP("quiz", "How many cards leave the shoe in the opening deal?");
        question.answer = countAnswer(static_cast<int>(live.round().cardsDrawn()));
        const int one = static_cast<int>(boxes.size());
        addWrong(question, countAnswer(one + 1),
                 QT_TRANSLATE_NOOP("quiz", "The dealer has his printed 8 and is dealt none."));
        addWrong(question, countAnswer(2 * one + 1),
                 QT_TRANSLATE_NOOP("quiz", "That is the deal of the other games; here every hand has its printed 8."));
        addWrong(question, countAnswer(2 * one),
                 QT_TRANSLATE_NOOP("quiz", "Every hand has its printed 8: one card each is enough."));
        explain(question, QT_TRANSLATE_NOOP("quiz", "Every hand, the dealer's too, begins with the printed 8."), {"3.14"});
        explain(question, QT_TRANSLATE_NOOP("quiz", "So each box with a bet gets one card, and the dealer none."),
                {"3.19", "3.15"});
        return question;
    }
    // The round's own events say what fell where.
    std::vector<Phrase> order;
    std::array<int, maxBoxes + 1> had{};
    for (const Event &event : live.round().events()) {
        if (event.type == Event::Type::CardToHand) {
            const bool first = printed || had[event.box]++ == 0;
            order.push_back({first ? QT_TRANSLATE_NOOP("quiz", "First card to box %1")
                                   : QT_TRANSLATE_NOOP("quiz", "Second card to box %1"),
                             {number(event.box)}});
        } else if (event.type == Event::Type::CardToDealer)
            order.push_back(QT_TRANSLATE_NOOP("quiz", "Card to the dealer"));
    }
    if (order.size() != live.round().cardsDrawn())
        return std::nullopt;
    if (order.size() < 3)
        return std::nullopt;
    setOrder(m, question, order);
    const int count = static_cast<int>(boxes.size());
    std::vector<int> wrong;
    if (!printed) {
        wrong = {count}; // the dealer before everybody
        for (int i = 0; i < static_cast<int>(order.size()); ++i)
            if (i != count)
                wrong.push_back(i);
        addWrongOrder(question, wrong,
                      QT_TRANSLATE_NOOP("quiz", "The dealer's card comes after the first round of the boxes."));
        wrong.clear();
        for (int i = 0; i < count; ++i) { // two at a time
            wrong.push_back(i);
            wrong.push_back(count + 1 + i);
        }
        wrong.push_back(count);
        addWrongOrder(question, wrong, QT_TRANSLATE_NOOP("quiz", "One card each, all around, then the second ones."));
    }
    wrong.clear();
    for (int i = count - 1; i >= 0; --i)
        wrong.push_back(i);
    for (int i = count; i < static_cast<int>(order.size()); ++i)
        wrong.push_back(i);
    addWrongOrder(question, wrong, QT_TRANSLATE_NOOP("quiz", "It starts on the dealer's left and goes clockwise."));
    explain(question,
            printed
                ? QT_TRANSLATE_NOOP("quiz", "One card to each box with a bet, from the dealer's left; the dealer gets none.")
                : QT_TRANSLATE_NOOP("quiz",
                                    "From the dealer's left clockwise: one card each, the dealer, then the second cards."),
            {clause});
    if (m.isGame("lucky8"))
        explain(question, QT_TRANSLATE_NOOP("quiz", "A box without a bet gets no card."), {"3.14"});
    if (printed)
        explain(question, QT_TRANSLATE_NOOP("quiz", "The first card of every hand is the printed 8."), {"3.14", "3.15"});
    return question;
}

// ---------------------------------------------------------------- split hands

std::optional<Question> nextCardHand(Maker &m) {
    TableSetup setup = m.table(4);
    const int box = m.loneBettor(setup);
    const bool printed = m.rules().play.printed.has_value();
    const bool aces = !printed && m.chance(35);
    LiveRound live(setup, m.random());
    const Card pair = printed ? m.card(Rank::Eight) : aces ? m.card(Rank::Ace) : m.worth(m.between(2, 9));
    live.wishOpening({{box, printed ? std::vector{pair} : std::vector{pair, m.card(pair.rank())}}},
                     m.worth(m.between(2, 7)));
    live.deal();
    live.closeOffers();
    Question question = m.question(QT_TRANSLATE_NOOP("quiz", "Which hand gets the next card?"), {}, 6);
    question.asks = {{L1("box"), box}};
    const auto cardsAfter = [&](std::size_t from) {
        std::vector<int> hands;
        const auto &events = live.round().events();
        for (std::size_t i = from; i < events.size(); ++i)
            if (events[i].type == Event::Type::CardToHand)
                hands.push_back(events[i].hand);
        return hands;
    };
    const char *clause = byGame(m, "3.23", "3.23", "3.22.2");
    const Phrase hand1 = QT_TRANSLATE_NOOP("quiz", "Hand 1"), hand2 = QT_TRANSLATE_NOOP("quiz", "Hand 2"),
                 none = QT_TRANSLATE_NOOP("quiz", "Neither: both are complete");
    std::vector<int> next;
    const char *label = QT_TRANSLATE_NOOP("quiz", "The first hand is finished before the second gets any card.");
    if (aces && m.chance(60)) { // both Aces have their one card
        live.wish(m.worth(m.between(2, 8)));
        live.wish(m.worth(m.between(2, 8)));
        const std::size_t before = live.round().events().size();
        question.round = live.script();
        question.asks[L1("then")] = thenJson(live, "split");
        live.act(Do::Split);
        const std::vector<int> all = cardsAfter(before);
        const Round::HandState first = live.round().hands().front();
        question.story = {{QT_TRANSLATE_NOOP("quiz", "Box %1 splits its Aces. Each Ace has got one card; hand 1 is now %2."),
                           {number(box), number(first.total.total)}}};
        if (all.size() != 2)
            return std::nullopt;
        if (m.isGame("lucky8") && m.chance(35)) {
            const bool may =
                live.round().stage() == Stage::Play && live.round().activeBox() == box && !live.round().whyNot(Do::Double);
            question.prompt = QT_TRANSLATE_NOOP("quiz", "May the player double hand 1?");
            question.asks[L1("do")] = L1("double");
            setEither(question, QT_TRANSLATE_NOOP("quiz", "Yes"), QT_TRANSLATE_NOOP("quiz", "No"), may,
                      QT_TRANSLATE_NOOP("quiz", "Split Aces may not be doubled."));
            explain(question, QT_TRANSLATE_NOOP("quiz", "Split Aces may not be doubled; they have had their one card."),
                    {"3.26.3"});
            return question;
        }
        label = QT_TRANSLATE_NOOP("quiz", "Split Aces get one card each and no more.");
        explain(question, label, {m.isGame("freebet") ? "3.22.2" : "3.23.1"});
        m.setChoice(question, none, {{hand1, label}, {hand2, label}});
        return question;
    }
    if (m.chance(50)) { // right after the split
        live.wish(m.worth(m.between(2, 6)));
        if (aces)
            live.wish(m.worth(m.between(2, 6)));
        const std::size_t before = live.round().events().size();
        question.round = live.script();
        question.asks[L1("then")] = thenJson(live, "split");
        question.story = {{QT_TRANSLATE_NOOP("quiz", "Box %1 splits."), {number(box)}}};
        live.act(Do::Split);
        next = cardsAfter(before);
    } else { // hand 1 plays on, or is finished
        if (aces)
            return std::nullopt;
        live.wish(m.worth(m.between(3, 4)));
        live.act(Do::Split);
        if (live.round().stage() != Stage::Play || live.round().activeHand() != 1)
            return std::nullopt;
        const bool stands = m.chance(50) && !live.round().whyNot(Do::Stand);
        const std::size_t before = live.round().events().size();
        question.round = live.script();
        question.asks[L1("then")] = thenJson(live, stands ? "stand" : "hit");
        question.story = {{stands ? QT_TRANSLATE_NOOP("quiz", "Hand 1 of box %1 stands.")
                                  : QT_TRANSLATE_NOOP("quiz", "Hand 1 of box %1 asks for a card."),
                           {number(box)}}};
        live.wish(m.worth(2));
        live.act(stands ? Do::Stand : Do::Hit);
        next = cardsAfter(before);
    }
    if (next.empty() || next.front() > 2)
        return std::nullopt;
    const bool first = next.front() == 1;
    explain(question,
            aces ? QT_TRANSLATE_NOOP("quiz", "One card to the first Ace, then one to the second.")
                 : QT_TRANSLATE_NOOP("quiz", "The first hand gets its card and is finished before the second gets any."),
            {clause});
    m.setChoice(question, first ? hand1 : hand2,
                {{first ? hand2 : hand1, label},
                 {QT_TRANSLATE_NOOP("quiz", "The next box: split hands wait"),
                  QT_TRANSLATE_NOOP("quiz", "A box is finished before the next one acts.")}});
    return question;
}

// ---------------------------------------------------------------- the dealer

std::optional<Question> dealerDrawOrStand(Maker &m) {
    const bool draws = m.chance(55);
    std::vector<Card> hand = dealerHand(m, draws);
    if (m.rules().play.blackjack && m.chance(30)) { // the soft 17 that the games part over
        hand = {m.card(Rank::Ace), m.worth(6)};
        if (m.chance(40))
            hand = {m.worth(2), m.card(Rank::Ace), m.worth(4)};
    }
    if (hand.empty())
        return std::nullopt;
    const HandTotal total = handTotal(hand);
    const PlayRules &play = m.rules().play;
    const bool must = Round::dealerMustDraw(play, total);
    const char *clause = byGame(m, "3.34", "3.33", "3.24");
    Question question =
        m.question({QT_TRANSLATE_NOOP("quiz", "The dealer has %1. Does he draw?"), {cardsText(hand)}}, {clause}, 3);
    question.asks = {{L1("dealer"), cardsJson(hand)}};
    question.difficulty = total.soft ? 0.6 : 0.2;
    const bool soft17 = total.soft && total.total == 17;
    setEither(question, QT_TRANSLATE_NOOP("quiz", "Draw"), QT_TRANSLATE_NOOP("quiz", "Stand"), must,
              soft17 && play.dealerHitsSoft17
                  ? QT_TRANSLATE_NOOP("quiz", "Standing on soft 17 is the rule of the other games; here the dealer draws.")
              : soft17 ? QT_TRANSLATE_NOOP("quiz", "Drawing on soft 17 is the Free Bet rule.")
              : must   ? QT_TRANSLATE_NOOP("quiz", "The dealer draws on 16 or less.")
                       : QT_TRANSLATE_NOOP("quiz", "That total is complete; the dealer stands."));
    question.steps.push_back(
        {{total.soft ? QT_TRANSLATE_NOOP("quiz", "That is soft %1.") : QT_TRANSLATE_NOOP("quiz", "That is hard %1."),
          {number(total.total)}},
         {}});
    question.steps.push_back(
        {play.dealerHitsSoft17
             ? QT_TRANSLATE_NOOP("quiz", "Here he draws on 16 or less and on soft 17, and stands on hard 17 and more.")
             : QT_TRANSLATE_NOOP("quiz", "Here he draws on 16 or less and stands on every 17, soft ones too."),
         {clause}});
    return question;
}

/// All hands are finished by the last thing told; how much does the dealer draw? The dealer's next card is a low one, so
/// that one card and drawing out can be told apart by what the engine did.
std::optional<Question> dealerDrawsAtAll(Maker &m) {
    TableSetup setup = m.table(4);
    const bool printed = m.rules().play.printed.has_value();
    const std::vector<int> boxes = severalBettors(m, setup, 2);
    const char *watch = byGame(m, nullptr, "21plus", "boombusted");
    const bool watched = watch && m.chance(45);
    if (watched)
        m.bet(setup, boxes[0], "A", m.sideStake(), watch);
    const bool ace = !printed && m.chance(40);
    const bool insured = ace && m.chance(60);
    const bool blackjack = !printed && m.chance(30);
    LiveRound live(setup, m.random());
    const Card up = ace ? m.card(Rank::Ace) : m.worth(blackjack ? 10 : m.between(2, 9));
    const Card low = m.worth(ace || up.points() < 6 ? m.between(2, 5) : m.between(2, 3));
    const auto stiff = [&] {
        return printed ? std::vector{m.worth(m.between(5, 7))} : std::vector{m.worth(10), m.worth(m.between(4, 6))};
    };
    live.wishOpening({{boxes[0], blackjack ? std::vector{m.card(Rank::Ace), m.worth(10)} : stiff()}, {boxes[1], stiff()}},
                     up);
    live.deal();
    TableSetup names = setup;
    if (insured) {
        Action action;
        action.what = Do::Insurance;
        action.box = boxes[1];
        action.player = names.player("B");
        action.amount = setup.bets[1].placed / 2;
        live.apply(action);
    }
    live.closeOffers();
    if (!blackjack) { // box one busts, or stands where the others do not bust
        if (m.chance(75)) {
            live.wish(m.worth(10));
            live.act(Do::Hit);
        } else
            live.act(Do::Stand);
    }
    if (live.round().stage() != Stage::Play || live.round().activeBox() != boxes[1])
        return std::nullopt;
    Question question = m.question(QT_TRANSLATE_NOOP("quiz", "How much does the dealer draw?"), {}, 8);
    question.round = live.script();
    const Card king = m.worth(10);
    const bool bust = m.chance(80);
    question.asks = {{L1("then"), thenJson(live, bust ? "hit" : "stand", bust ? std::optional(king) : std::nullopt)},
                     {L1("dealerGets"), QString::fromStdString(cardName(low))}};
    question.story = {bust
                          ? Phrase(QT_TRANSLATE_NOOP("quiz", "Box %1 draws the %2 and is bust. No hand is left to act."),
                                   {number(boxes[1]), cardText(king)})
                          : Phrase(QT_TRANSLATE_NOOP("quiz", "Box %1 stands. No hand is left to act."), {number(boxes[1])})};
    question.situation = situationJson(m.rules().document, "dealer-draw", {});
    question.situation[L1("round")] = roundThen(question);
    if (bust)
        live.wish(king);
    live.wish(low);
    const std::size_t before = live.round().dealerCards().size();
    live.act(bust ? Do::Hit : Do::Stand);
    if (live.round().stage() != Stage::Settled)
        return std::nullopt;
    const std::size_t drawn = live.round().dealerCards().size() - before;
    const bool complete = !Round::dealerMustDraw(m.rules().play, live.round().dealerTotal());
    if (drawn == 1 && complete)
        return std::nullopt;
    const int key = drawn == 0 ? 0 : drawn == 1 ? 1 : 2;
    // Where nothing is at stake only the written cases are asked: Lucky 8 has its clause, the others their side bet (B13,
    // C25).
    const bool allBust = bust && live.round().hands().front().bust;
    if (printed && !watched)
        return std::nullopt;
    if (m.isGame("freebet") && !(watched && allBust))
        return std::nullopt;
    if (printed && !allBust)
        return std::nullopt;
    const char *clause = byGame(m, "3.35", "3.33.1", "3.26.1");
    const std::array<Phrase, 3> options{QT_TRANSLATE_NOOP("quiz", "No card"), QT_TRANSLATE_NOOP("quiz", "Exactly one card"),
                                        QT_TRANSLATE_NOOP("quiz", "He draws out")};
    const std::array<const char *, 3> labels{
        watched ? QT_TRANSLATE_NOOP("quiz", "The side bet on the dealer's hand still needs his result.")
                : QT_TRANSLATE_NOOP("quiz", "A bet is still open that his cards decide."),
        QT_TRANSLATE_NOOP("quiz", "One card is for an insurance or a Blackjack that waits, and nothing else."),
        QT_TRANSLATE_NOOP("quiz", "No further card can change an open bet.")};
    std::vector<WrongText> wrong;
    for (std::size_t i = 0; i < 3; ++i)
        if (static_cast<int>(i) != key)
            wrong.emplace_back(options[i], labels[i]);
    m.setChoice(question, options[static_cast<std::size_t>(key)], wrong);
    explain(question,
            watched    ? Phrase(QT_TRANSLATE_NOOP(
                                    "quiz", "All hands are bust, but the %1 waits for the dealer's result: he draws out."),
                                {kindName(watch).text()})
            : key == 0 ? Phrase(QT_TRANSLATE_NOOP("quiz", "Nothing is open that a card could change: he draws none."))
            : key == 1 ? Phrase(QT_TRANSLATE_NOOP(
                             "quiz", "Only an insurance or a Blackjack waits: one card decides it, then he stops."))
                       : Phrase(QT_TRANSLATE_NOOP("quiz", "A hand is still in: he draws to 17 or more.")),
            {clause});
    question.difficulty = 0.6;
    return question;
}

// ---------------------------------------------------------------- a bust

std::optional<Question> onABust(Maker &m) {
    TableSetup setup = m.table(4);
    const bool printed = m.rules().play.printed.has_value(), freebet = m.isGame("freebet");
    const std::vector<int> boxes = severalBettors(m, setup, 2);
    const int box = boxes[0];
    const bool superb = printed && m.chance(50), tie = printed && m.chance(50), plus = printed && m.chance(50),
               boom = freebet && m.chance(60), stash = freebet && m.chance(40);
    for (const auto &[on, kind] :
         {std::pair{superb, "superb8s"}, {tie, "tie18"}, {plus, "21plus"}, {boom, "boombusted"}, {stash, "luckystash"}})
        if (on)
            m.bet(setup, box, "A", m.sideStake(), kind);
    LiveRound live(setup, m.random());
    // With Superb 8's down the run has to be alive: 8-8, then a ten.
    const bool insured = m.isGame("lucky8") && m.chance(40);
    live.wishOpening({{box, printed ? std::vector{superb ? m.card(Rank::Eight) : m.worth(m.between(5, 7))}
                                    : std::vector{m.worth(10), m.worth(m.between(4, 6))}}},
                     insured ? m.card(Rank::Ace) : m.worth(m.between(2, 9)));
    live.deal();
    if (insured) {
        Action action;
        action.what = Do::Insurance;
        action.box = box;
        action.player = live.setup().bets[0].player;
        action.amount = setup.bets[0].placed / 2;
        live.apply(action);
    }
    live.closeOffers();
    if (live.round().activeBox() != box)
        return std::nullopt;
    const bool doubled = m.chance(35);
    const Card last = m.worth(10);
    Question question =
        m.question({QT_TRANSLATE_NOOP("quiz", "Box %1 is bust. Tick everything that you do now."), {number(box)}},
                   {byGame(m, "3.32", "3.31", "3.19")}, 10);
    question.round = live.script();
    question.asks = {{L1("box"), box}, {L1("then"), thenJson(live, doubled ? "double" : "hit", last)}};
    question.story = {{doubled ? QT_TRANSLATE_NOOP("quiz", "Box %1 doubles for the same again and draws the %2.")
                               : QT_TRANSLATE_NOOP("quiz", "Box %1 draws the %2."),
                       {number(box), cardText(last)}}};
    const std::size_t before = live.round().events().size();
    live.wish(last);
    live.act(doubled ? Do::Double : Do::Hit, doubled ? setup.bets[0].placed : 0);
    // Somebody has to come after him: else the dealer's turn follows at once and settles more than the bust.
    if (live.round().stage() != Stage::Play || live.round().activeBox() != boxes[1])
        return std::nullopt;
    question.situation = situationJson(m.rules().document, "bust", {{L1("box"), box}, {L1("hand"), 1}});
    question.situation[L1("round")] = roundThen(question);
    const auto &events = live.round().events();
    const auto settledNow = [&](std::string_view kind) {
        for (std::size_t i = before; i < events.size(); ++i)
            if (events[i].type == Event::Type::Settled) {
                const LedgerLine &line = live.round().ledger()[static_cast<std::size_t>(events[i].amount)];
                if (line.box == box && live.setup().kindName(line.kind) == kind)
                    return true;
            }
        return false;
    };
    const bool cleared = std::any_of(events.begin() + static_cast<std::ptrdiff_t>(before), events.end(),
                                     [&](const Event &e) { return e.type == Event::Type::Discarded && e.box == box; });
    if (!settledNow("main"))
        return std::nullopt;
    std::vector<Tick> ticks{{"take-main", QT_TRANSLATE_NOOP("quiz", "Take the main bet"), true,
                             QT_TRANSLATE_NOOP("quiz", "A bust hand loses at once.")}};
    if (doubled)
        ticks.push_back({"take-double", QT_TRANSLATE_NOOP("quiz", "Take the double beside it"), true,
                         QT_TRANSLATE_NOOP("quiz", "The double is lost with the hand.")});
    if (!freebet) // Free Bet does not say when the cards go
        ticks.push_back({"clear-cards", QT_TRANSLATE_NOOP("quiz", "Put the cards into the discard holder"), cleared,
                         cleared ? QT_TRANSLATE_NOOP("quiz", "The cards of a bust hand go at once.")
                                 : QT_TRANSLATE_NOOP("quiz", "With Superb 8's down the cards stay until the box is done.")});
    if (tie)
        ticks.push_back({"take-tie", QT_TRANSLATE_NOOP("quiz", "Take the Tie on 18 bet"), settledNow("tie18"),
                         QT_TRANSLATE_NOOP("quiz", "A bust hand cannot tie: that bet is lost with it.")});
    if (plus)
        ticks.push_back({"take-21plus", QT_TRANSLATE_NOOP("quiz", "Take the 21+ bet"), settledNow("21plus"),
                         QT_TRANSLATE_NOOP("quiz", "21+ is about the dealer's hand and stays.")});
    if (superb)
        ticks.push_back({"take-superb", QT_TRANSLATE_NOOP("quiz", "Take the Superb 8's bet"), false,
                         QT_TRANSLATE_NOOP("quiz", "Superb 8's counts the 8s, bust or not.")});
    if (boom)
        ticks.push_back({"take-boom", QT_TRANSLATE_NOOP("quiz", "Take the Boom Busted bet"), settledNow("boombusted"),
                         QT_TRANSLATE_NOOP("quiz", "Boom Busted is about the dealer's hand and stays.")});
    if (insured)
        ticks.push_back({"take-insurance", QT_TRANSLATE_NOOP("quiz", "Take the insurance"), settledNow("insurance"),
                         QT_TRANSLATE_NOOP("quiz", "Insurance lives until the dealer's second card.")});
    ticks.push_back({"return-half", QT_TRANSLATE_NOOP("quiz", "Give half of the main bet back"), false,
                     QT_TRANSLATE_NOOP("quiz", "Half goes back on a surrender only.")});
    setTicks(question, ticks);
    explain(question, QT_TRANSLATE_NOOP("quiz", "Over 21 the bets on the hand lose at once."),
            {byGame(m, "3.32", "3.31", "3.19")});
    if (superb)
        explain(question, QT_TRANSLATE_NOOP("quiz", "With Superb 8's down the cards stay until the box is finished."),
                {"3.31.1"});
    if (plus)
        explain(question, QT_TRANSLATE_NOOP("quiz", "21+ goes by the dealer's hand, whatever the player's did."),
                {"3.31.2"});
    question.difficulty = 0.3 + 0.1 * static_cast<double>(ticks.size());
    return question;
}

// ---------------------------------------------------------------- Lucky Lucky

std::optional<Question> luckyService(Maker &m) {
    TableSetup setup = m.table();
    const std::vector<int> boxes = severalBettors(m, setup, m.between(3, 5));
    static constexpr const char *players[] = {"A", "B", "C", "D", "E"};
    for (std::size_t i = 0; i < boxes.size(); ++i)
        m.bet(setup, boxes[i], players[i], m.sideStake(), "luckylucky");
    LiveRound live(setup, m.random());
    live.deal();
    Question question = m.question(QT_TRANSLATE_NOOP("quiz", "In which order do you settle the Lucky Lucky bets?"), {}, 8);
    question.round = live.script();
    question.asks = {{L1("kind"), L1("luckylucky")}};
    if (m.chance(40)) { // what becomes of a winner's stake
        const auto &ledger = live.round().ledger();
        const auto won = std::find_if(ledger.begin(), ledger.end(),
                                      [](const LedgerLine &line) { return line.result == Result::Win && line.kind >= 0; });
        if (won == ledger.end())
            return std::nullopt;
        question.prompt = {QT_TRANSLATE_NOOP("quiz", "Box %1 wins its Lucky Lucky bet. What do you do?"),
                           {number(won->box)}};
        question.asks[L1("box")] = won->box;
        m.setChoice(question, QT_TRANSLATE_NOOP("quiz", "Pay at once and push stake and payout back to the player"),
                    {{QT_TRANSLATE_NOOP("quiz", "Pay at once and leave the stake on its spot for the next round"),
                      QT_TRANSLATE_NOOP("quiz", "The spot is empty before the hands are played.")},
                     {QT_TRANSLATE_NOOP("quiz", "Pay it with the hand at the end of the round"),
                      QT_TRANSLATE_NOOP("quiz", "It is paid before the hands are played.")},
                     {QT_TRANSLATE_NOOP("quiz", "Add the payout to the main bet"),
                      QT_TRANSLATE_NOOP("quiz", "Stake and payout go back to the player.")}});
        explain(question,
                QT_TRANSLATE_NOOP(
                    "quiz", "Winners are paid at once, and stake and payout are pushed back before the hands are played."),
                {"7"});
        return question;
    }
    std::vector<Phrase> order;
    for (const LedgerLine &line : live.round().ledger())
        if (line.kind >= 0)
            order.push_back({QT_TRANSLATE_NOOP("quiz", "Box %1"), {number(line.box)}});
    if (order.size() != boxes.size())
        return std::nullopt;
    setOrder(m, question, order);
    std::vector<int> back;
    for (int i = static_cast<int>(order.size()) - 1; i >= 0; --i)
        back.push_back(i);
    addWrongOrder(
        question, back,
        QT_TRANSLATE_NOOP("quiz", "That is the order of the deal; these bets are settled from the dealer's right."));
    explain(question, QT_TRANSLATE_NOOP("quiz", "Cards are dealt from the dealer's left …"), {"6"});
    explain(question, QT_TRANSLATE_NOOP("quiz", "… but these bets are settled from his right, before anybody plays on."),
            {"7"});
    return question;
}

} // namespace

const std::vector<Family> &dealingFamilies() {
    static const std::vector<Family> families{
        {"opening-deal-order",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "The opening deal"),
         {{"lucky8", "3.14 3.18"}, {"dueling8s", "3.14 3.15 3.19"}, {"freebet", "3.11"}, {"luckylucky", "6"}},
         openingOrder},
        {"next-card-hand",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Which hand gets the next card"),
         {{"lucky8", "3.23 3.23.1 3.26.3"}, {"dueling8s", "3.23"}, {"freebet", "3.22.2"}},
         nextCardHand},
        {"dealer-draw-or-stand",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Must the dealer draw"),
         {{"lucky8", "3.34"}, {"dueling8s", "3.33"}, {"freebet", "3.24"}},
         dealerDrawOrStand},
        {"dealer-draws-at-all",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Does the dealer draw at all"),
         {{"lucky8", "3.35"}, {"dueling8s", "3.33.1"}, {"freebet", "3.26.1"}},
         dealerDrawsAtAll},
        {"on-a-bust",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "What you do on a bust"),
         {{"lucky8", "3.32"}, {"dueling8s", "3.31 3.31.1 3.31.2"}, {"freebet", "3.19"}},
         onABust},
        {"lucky-lucky-service",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Serving Lucky Lucky"),
         {{"luckylucky", "6 7"}},
         luckyService},
    };
    return families;
}

} // namespace pitwise

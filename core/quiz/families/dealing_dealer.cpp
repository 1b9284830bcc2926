// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How far the dealer draws, and what a bust moves.
#include "core/quiz/families/moments.h"
#include "core/quiz/family.h"
#include "core/quiz/incident.h"
#include "core/rulings/situationreader.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

using L1 = QLatin1String;

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
        m.question({QT_TRANSLATE_NOOP("quiz", "The dealer has %1: does he draw?"), {cardsText(hand)}}, {clause}, 3);
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

/// All hands are finished by the last thing told; how much does the dealer draw? The ruling on the cut round is the key.
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
    const bool firstBust = !blackjack && m.chance(75);
    if (firstBust)
        live.wish(m.worth(10));
    if (!blackjack)
        live.act(firstBust ? Do::Hit : Do::Stand);
    if (live.round().stage() != Stage::Play || live.round().activeBox() != boxes[1])
        return std::nullopt;
    Question question = m.question(QT_TRANSLATE_NOOP("quiz", "How much does the dealer draw?"), {}, 8);
    question.round = live.script();
    const Card king = m.worth(10);
    const bool bust = m.chance(80);
    question.asks = {{L1("then"), thenJson(live, bust ? "hit" : "stand", bust ? std::optional(king) : std::nullopt)}};
    question.story = {bust
                          ? Phrase(QT_TRANSLATE_NOOP("quiz", "Box %1 draws the %2 and is bust. No hand is left to act."),
                                   {number(boxes[1]), cardText(king)})
                          : Phrase(QT_TRANSLATE_NOOP("quiz", "Box %1 stands. No hand is left to act."), {number(boxes[1])})};
    question.situation = situationJson(m.rules().document, "dealer-draw", {});
    question.situation[L1("round")] = roundThen(question);
    // Where every hand is bust and nothing waits, Lucky 8 has its clause and Dueling 8's its implication (B13); Free Bet is
    // asked in its written case only (C25).
    if (m.isGame("freebet") && !(watched && firstBust && bust))
        return std::nullopt;
    const Ruling ruling = rule(readSituation(JsonNode(question.situation), m.library()));
    using enum RulingCode;
    const std::size_t key = ruling.has(NoDraw) ? 0 : ruling.has(DrawOne) ? 1 : 2;
    const std::array<Phrase, 3> options{QT_TRANSLATE_NOOP("quiz", "No card"), QT_TRANSLATE_NOOP("quiz", "Exactly one card"),
                                        QT_TRANSLATE_NOOP("quiz", "He draws out")};
    const std::array<const char *, 3> labels{
        watched ? QT_TRANSLATE_NOOP("quiz", "The side bet on the dealer's hand still needs his result.")
                : QT_TRANSLATE_NOOP("quiz", "A bet is still open that his cards decide."),
        QT_TRANSLATE_NOOP("quiz", "One card is for an insurance or a Blackjack that waits, and nothing else."),
        QT_TRANSLATE_NOOP("quiz", "No further card can change an open bet.")};
    std::vector<WrongText> wrong;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (i != key)
            wrong.emplace_back(options[i], labels[i]);
    m.setChoice(question, options[key], wrong);
    const bool handIn = !bust || !(blackjack || firstBust);
    explain(question,
            key == 0   ? Phrase(QT_TRANSLATE_NOOP("quiz", "Nothing is open that a card could change: he draws none."))
            : key == 1 ? Phrase(QT_TRANSLATE_NOOP(
                             "quiz", "Only an insurance or a Blackjack waits: one card decides it, then he stops."))
            : handIn || !watched
                ? Phrase(QT_TRANSLATE_NOOP("quiz", "A hand is still in: he draws to 17 or more."))
                : Phrase(QT_TRANSLATE_NOOP("quiz",
                                           "All hands are bust, but the %1 waits for the dealer's result: he draws out."),
                         {kindName(watch).text()}),
            m.rules().names(ruling.clauses));
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
        m.question({QT_TRANSLATE_NOOP("quiz", "Box %1 is bust: tick everything that you do now."), {number(box)}},
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

} // namespace

const std::vector<Family> &dealerFamilies() {
    static const std::vector<Family> families{
        {"dealer-draw-or-stand",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Must the dealer draw"),
         {{"lucky8", "3.34"}, {"dueling8s", "3.33"}, {"freebet", "3.24"}},
         dealerDrawOrStand},
        {"dealer-draws-at-all",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Does the dealer draw at all"),
         {{"lucky8", "3.34 3.35"}, {"dueling8s", "3.33 3.33.1"}, {"freebet", "3.26.1"}},
         dealerDrawsAtAll},
        {"on-a-bust",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "What you do on a bust"),
         {{"lucky8", "3.32"}, {"dueling8s", "3.31 3.31.1 3.31.2"}, {"freebet", "3.19"}},
         onABust},
    };
    return families;
}

} // namespace pitwise

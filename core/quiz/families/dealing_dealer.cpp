// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How far the dealer draws, and what a bust moves.
#include "core/quiz/families/moments.h"
#include "core/quiz/families/trouble.h"
#include "core/quiz/family.h"
#include "core/rulings/situationreader.h"

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
    Question question = m.question(say("dealing-dealer.dealer-has-does-he-draw", hand), {clause}, 3);
    question.asks = {{L1("dealer"), cardsJson(hand)}};
    question.difficulty = total.soft ? 0.6 : 0.2;
    const bool soft17 = total.soft && total.total == 17;
    setEither(m, question, "dealing-dealer.draw"_say, "dealing-dealer.stand"_say, must,
              soft17 && play.dealerHitsSoft17 ? "dealing-dealer.standing-on-soft-17-is-rule"_say
              : soft17                        ? "dealing-dealer.drawing-on-soft-17-is-free"_say
              : must                          ? "dealing-dealer.dealer-draws-on-16-or-less"_say
                                              : "dealing-dealer.that-total-is-complete-dealer-stands"_say);
    question.steps.push_back(
        {say(total.soft ? "dealing-dealer.that-is-soft"_say : "dealing-dealer.that-is-hard"_say, total.total), {}});
    question.steps.push_back({play.dealerHitsSoft17 ? "dealing-dealer.here-he-draws-on-16-or"_say
                                                    : "dealing-dealer.here-he-draws-on-16-or-less"_say,
                              {clause}});
    return question;
}

/// Every hand is bust and a bet on the dealer's hand waits: he draws as always. Asked in the middle of it, so that he may
/// have to draw or to stop. That he would draw no card without such a bet is written nowhere there (B13, C25).
std::optional<Question> drawsForTheBet(Maker &m, const char *watch) {
    Trouble t(m, m.between(2, 3));
    const std::size_t better = static_cast<std::size_t>(m.between(0, static_cast<int>(t.boxes.size()) - 1));
    m.bet(t.setup, t.boxes[better], Trouble::playerAt(better).c_str(), m.sideStake(), watch);
    for (const int box : t.boxes)
        t.hand(box, t.plainHand(13, 16));
    const bool must = m.chance(50);
    std::vector<Card> hand = dealerHand(m, must);
    if (m.rules().play.blackjack && m.chance(30)) // the soft 17 that the houses part over
        hand = {m.worth(6), m.card(Rank::Ace)};
    if (hand.empty() || hand.front().isAce())
        return std::nullopt;
    t.deal(hand.front());
    t.live().closeOffers();
    while (t.round().stage() == Stage::Play) {
        if (t.round().activeBox() == t.last()) {
            t.live().wish(m.worth(10));
            for (std::size_t i = 1; i < hand.size(); ++i)
                t.live().wish(hand[i]);
            t.live().act(Do::Hit);
        } else {
            t.bust();
        }
    }
    const auto dealer = t.round().dealerCards();
    if (t.round().stage() != Stage::Settled || dealer.size() < hand.size())
        return std::nullopt;
    const bool draws = Round::dealerMustDraw(m.rules().play, handTotal(hand));
    for (std::size_t i = hand.size(); i < dealer.size(); ++i)
        t.missing(0, static_cast<int>(i)); // not drawn yet
    t.scene.settled = true;
    Question question = m.question("dealing-dealer.do-you-draw-another-card"_say, {}, 6);
    t.dress(question);
    question.asks[L1("dealer")] = true;
    setEither(m, question, "common.yes"_say, "common.no"_say, draws,
              draws ? say("dealing-dealer.all-hands-are-bust-but-waits", betName(watch))
                    : Phrase("dealing-dealer.that-total-is-complete-dealer-stands"_say));
    explain(question, say("dealing-dealer.all-hands-are-bust-but-waits", betName(watch)),
            {byGame(m, "", "3.33.1", "3.26.1")});
    explain(question,
            m.rules().play.dealerHitsSoft17 ? "dealing-dealer.here-he-draws-on-16-or"_say
                                            : "dealing-dealer.here-he-draws-on-16-or-less"_say,
            {byGame(m, "", "3.33", "3.24")});
    question.difficulty = 0.6;
    return question;
}

/// All hands are finished by the last thing told; how much does the dealer draw? The ruling on the cut round is the key.
std::optional<Question> dealerDrawsAtAll(Maker &m) {
    if (const char *waiting = byGame<const char *>(m, nullptr, "21plus", "boombusted"))
        return drawsForTheBet(m, waiting);
    TableSetup setup = m.table(4);
    const std::vector<int> boxes = severalBettors(m, setup, 2);
    const bool ace = m.chance(40);
    const bool insured = ace && m.chance(60);
    const bool blackjack = m.chance(30);
    LiveRound live(setup, m.random());
    const Card up = ace ? m.card(Rank::Ace) : m.worth(blackjack ? 10 : m.between(2, 9));
    const auto stiff = [&] { return std::vector{m.worth(10), m.worth(m.between(4, 6))}; };
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
    Question question = m.question("common.how-much-does-dealer-draw"_say, {}, 8);
    question.round = live.script();
    const Card king = m.worth(10);
    const bool bust = m.chance(80);
    question.asks = {{L1("then"), thenJson(live, bust ? "hit" : "stand", bust ? std::optional(king) : std::nullopt)}};
    question.story = {bust ? say("dealing-dealer.box-draws-and-is-bust-no", Box{boxes[1]}, king)
                           : say("dealing-dealer.box-stands-no-hand-is-left", Box{boxes[1]})};
    question.situation = situationJson(m.rules().document, "dealer-draw", {});
    question.situation[L1("round")] = roundThen(question);
    const Ruling ruling = rule(readSituation(JsonNode(question.situation), m.library()));
    using enum RulingCode;
    const std::size_t key = ruling.has(NoDraw) ? 0 : ruling.has(DrawOne) ? 1 : 2;
    const std::array<Phrase, 3> options{"common.no-card"_say, "common.exactly-one-card"_say, "common.he-draws-out"_say};
    const std::array<PhraseId, 3> labels{"common.bet-is-still-open-that-his"_say, "common.one-card-is-for-insurance-or"_say,
                                         "common.no-further-card-can-change-open"_say};
    std::vector<WrongText> wrong;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (i != key)
            wrong.emplace_back(options[i], labels[i]);
    m.setChoice(question, options[key], wrong);
    explain(question,
            key == 0   ? "common.nothing-is-open-that-card-could"_say
            : key == 1 ? "common.only-insurance-or-blackjack-waits-one"_say
                       : "common.hand-is-still-in-he-draws"_say,
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
    // The cards stay while a further hand of his has to be played: so with Superb 8's he has split (B05).
    if (superb) {
        live.wish(m.worth(m.between(5, 7)));
        live.act(Do::Split);
        if (live.round().stage() != Stage::Play || live.round().activeHand() != 1)
            return std::nullopt;
    }
    const bool doubled = !superb && m.chance(35);
    const Card last = m.worth(10);
    Question question = m.question(
        say(superb ? "dealing-dealer.hand-1-of-box-is-bust"_say : "dealing-dealer.box-is-bust-tick-everything-that"_say,
            Box{box}),
        {byGame(m, "3.32", "3.31", "3.19")}, 10);
    question.round = live.script();
    question.asks = {{L1("box"), box}, {L1("then"), thenJson(live, doubled ? "double" : "hit", last)}};
    question.story = {
        superb ? say("dealing-dealer.hand-1-of-box-draws", Box{box}, last)
               : say(doubled ? "dealing-dealer.box-doubles-for-same-again-and"_say : "dealing-dealer.box-draws"_say,
                     Box{box}, last)};
    const std::size_t before = live.round().events().size();
    live.wish(last);
    live.act(doubled ? Do::Double : Do::Hit, doubled ? setup.bets[0].placed : 0);
    // Somebody has to come after him: else the dealer's turn follows at once and settles more than the bust.
    if (live.round().stage() != Stage::Play || live.round().activeBox() != (superb ? box : boxes[1]))
        return std::nullopt;
    question.situation = situationJson(m.rules().document, "bust", {{L1("box"), box}, {L1("hand"), 1}});
    // After a split the next hand has got its card by then.
    question.situation[L1("round")] = superb ? live.script() : roundThen(question);
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
    std::vector<Tick> ticks{
        {"take-main", "dealing-dealer.take-main-bet"_say, true, "dealing-dealer.bust-hand-loses-at-once"_say}};
    if (doubled)
        ticks.push_back({"take-double", "dealing-dealer.take-double-beside-it"_say, true,
                         "dealing-dealer.double-is-lost-with-hand"_say});
    if (!freebet) // Free Bet does not say when the cards go
        ticks.push_back(
            {"clear-cards", "dealing-dealer.put-cards-into-discard-holder"_say, cleared,
             cleared ? "dealing-dealer.cards-of-bust-hand-go-at"_say : "dealing-dealer.with-superb-8s-down-cards-stay"_say});
    if (tie)
        ticks.push_back({"take-tie", "dealing-dealer.take-tie-on-18-bet"_say, settledNow("tie18"),
                         "dealing-dealer.bust-hand-cannot-tie-that-bet"_say});
    if (plus)
        ticks.push_back({"take-21plus", "dealing-dealer.take-21-bet"_say, settledNow("21plus"),
                         "dealing-dealer.21-is-about-dealers-hand-and"_say});
    if (superb)
        ticks.push_back({"take-superb", "dealing-dealer.take-superb-8s-bet"_say, false,
                         "dealing-dealer.superb-8s-counts-8s-bust-or"_say});
    if (boom)
        ticks.push_back({"take-boom", "dealing-dealer.take-boom-busted-bet"_say, settledNow("boombusted"),
                         "dealing-dealer.boom-busted-is-about-dealers-hand"_say});
    if (insured)
        ticks.push_back({"take-insurance", "dealing-dealer.take-insurance"_say, settledNow("insurance"),
                         "dealing-dealer.insurance-lives-until-dealers-second-card"_say});
    ticks.push_back({"return-half", "dealing-dealer.give-half-of-main-bet-back"_say, false,
                     "dealing-dealer.half-goes-back-on-surrender-only"_say});
    setTicks(question, ticks);
    explain(question, "dealing-dealer.over-21-bets-on-hand-lose"_say, {byGame(m, "3.32", "3.31", "3.19")});
    if (superb)
        explain(question, "dealing-dealer.with-superb-8s-down-cards-stay-until"_say, {"3.31.1"});
    if (plus)
        explain(question, "dealing-dealer.21-goes-by-dealers-hand-whatever"_say, {"3.31.2"});
    question.difficulty = 0.3 + 0.1 * static_cast<double>(ticks.size());
    return question;
}

} // namespace

const std::vector<Family> &dealerFamilies() {
    static const std::vector<Family> families{
        {"dealer-draw-or-stand",
         Topic::Procedure,
         "family.dealer-draw-or-stand"_say,
         {{"lucky8", "3.34"}, {"dueling8s", "3.33"}, {"freebet", "3.24"}},
         dealerDrawOrStand},
        {"dealer-draws-at-all",
         Topic::Procedure,
         "family.dealer-draws-at-all"_say,
         {{"lucky8", "3.34 3.35"}, {"dueling8s", "3.33 3.33.1"}, {"freebet", "3.24 3.26.1"}},
         dealerDrawsAtAll},
        {"on-a-bust",
         Topic::Procedure,
         "family.on-a-bust"_say,
         {{"lucky8", "3.32"}, {"dueling8s", "3.31 3.31.1 3.31.2"}, {"freebet", "3.19"}},
         onABust},
    };
    return families;
}

} // namespace pitwise

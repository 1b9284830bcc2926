// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Dealing: which card goes where, and serving Lucky Lucky.
#include "core/quiz/families/moments.h"
#include "core/quiz/families/trouble.h"
#include "core/quiz/family.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- the opening deal

/// Where the cards of the opening deal fall, one after the other: the round's own events say so.
struct OpeningCard {
    int box = 0; ///< 0: the dealer's.
    bool second = false;
    [[nodiscard]] Phrase text() const {
        return box == 0 ? Phrase("dealing.card-to-dealer"_say)
                        : say(second ? "dealing.second-card-to-box"_say : "dealing.first-card-to-box"_say, Box{box});
    }
};

std::vector<OpeningCard> openingCards(const Round &round) {
    std::vector<OpeningCard> cards;
    std::array<int, maxBoxes + 1> had{};
    for (const Event &event : round.events()) {
        if (event.type == Event::Type::CardToHand)
            cards.push_back({event.box, had[event.box]++ > 0});
        else if (event.type == Event::Type::CardToDealer)
            cards.push_back({});
    }
    return cards;
}

void addWrongOpenings(Question &question, int boxes, int cards, bool printed) {
    std::vector<int> wrong;
    if (!printed) {
        wrong = {boxes}; // the dealer before everybody
        for (int i = 0; i < cards; ++i)
            if (i != boxes)
                wrong.push_back(i);
        addWrongOrder(question, wrong, "dealing.dealers-card-comes-after-first-round"_say);
        wrong.clear();
        for (int i = 0; i < boxes; ++i) { // two at a time
            wrong.push_back(i);
            wrong.push_back(boxes + 1 + i);
        }
        wrong.push_back(boxes);
        addWrongOrder(question, wrong, "dealing.one-card-each-all-around-then"_say);
    }
    wrong.clear();
    for (int i = boxes - 1; i >= 0; --i)
        wrong.push_back(i);
    for (int i = boxes; i < cards; ++i)
        wrong.push_back(i);
    addWrongOrder(question, wrong, "dealing.it-starts-on-dealers-left-and"_say);
}

/// Where the next card goes when so many have been dealt.
void askWhereItFalls(Maker &m, Question &question, const Trouble &t, const std::vector<OpeningCard> &order) {
    const auto next = static_cast<std::size_t>(m.between(1, static_cast<int>(order.size()) - 1));
    question.prompt = say("dealing.cards-are-dealt-where-does-next", static_cast<int>(next));
    question.asks[L1("dealt")] = static_cast<int>(next);
    const auto place = [](int box) {
        return box == 0 ? Phrase("dealing.to-yourself"_say) : say("dealing.to-box", Box{box});
    };
    std::vector<WrongText> wrong;
    for (const int box : t.boxes)
        if (box != order[next].box)
            wrong.emplace_back(place(box), "dealing.one-card-each-all-around-then"_say);
    if (order[next].box != 0 && !m.rules().play.printed)
        wrong.emplace_back(place(0), "dealing.dealers-card-comes-after-first-round"_say);
    m.random().shuffle(wrong);
    if (wrong.size() > 3)
        wrong.resize(3);
    m.setChoice(question, place(order[next].box), wrong);
    question.target = 8;
}

void askHowMany(Question &question, const Round &round, int boxes) {
    question.prompt = "dealing.how-many-cards-leave-shoe-in"_say;
    question.setKey(CountAnswer{static_cast<int>(round.cardsDrawn())});
    addWrong(question, CountAnswer{boxes + 1}, "dealing.dealer-has-his-printed-8-and"_say);
    addWrong(question, CountAnswer{2 * boxes + 1}, "dealing.that-is-deal-of-other-games"_say);
    addWrong(question, CountAnswer{2 * boxes}, "dealing.every-hand-has-its-printed-8"_say);
    explain(question, "dealing.every-hand-dealers-too-begins-with"_say, {"3.14"});
    explain(question, "dealing.so-each-box-with-bet-gets"_say, {"3.19", "3.15"});
}

std::optional<Question> openingOrder(Maker &m) {
    Trouble t(m, m.between(2, 4));
    const bool printed = m.rules().play.printed.has_value();
    if (const int box = t.emptyBox(); box > 0 && m.chance(50)) // somebody sits there without a bet
        m.seat(t.setup, box, Trouble::playerAt(t.boxes.size()).c_str());
    const char *clause = byGame(m, "3.18", "3.19", "3.11", "6");
    Question question = m.question("dealing.put-opening-cards-into-order-in"_say, {clause}, 12);
    t.dress(question);
    t.deal();
    const std::vector<OpeningCard> order = openingCards(t.round());
    if (order.size() != t.round().cardsDrawn() || order.size() < 3)
        return std::nullopt;
    const int boxes = static_cast<int>(t.boxes.size());
    if (printed && m.chance(30)) { // who gets no card at all
        askHowMany(question, t.round(), boxes);
        return question;
    }
    if (m.chance(50) || order.size() > 7) {
        askWhereItFalls(m, question, t, order);
    } else {
        std::vector<Phrase> texts;
        for (const OpeningCard &card : order)
            texts.push_back(printed && card.box > 0 ? OpeningCard{card.box, false}.text() : card.text());
        setOrder(m, question, texts);
        addWrongOpenings(question, boxes, static_cast<int>(order.size()), printed);
    }
    explain(question, printed ? "dealing.one-card-to-each-box-with"_say : "dealing.from-dealers-left-clockwise-one-card"_say,
            {clause});
    if (m.isGame("luckylucky")) // its own document says where the deal begins, the house's game the rest
        explain(question, "dealing.main-game-is-dealt-as-house"_say, {"lucky8:3.18"});
    if (m.isGame("lucky8"))
        explain(question, "dealing.box-without-bet-gets-no-card"_say, {"3.14"});
    if (printed)
        explain(question, "dealing.first-card-of-every-hand-is"_say, {"3.14", "3.15"});
    return question;
}

// ---------------------------------------------------------------- split hands

/// Which hand the first card after this moment goes to; 0: none of the box.
int handOfNextCard(const Round &round, std::size_t from, int box) {
    const auto &events = round.events();
    for (std::size_t i = from; i < events.size(); ++i)
        if (events[i].type == Event::Type::CardToHand)
            return events[i].box == box ? events[i].hand : 0;
    return 0;
}

std::optional<Question> nextCardHand(Maker &m) {
    Trouble t(m, 2);
    const int box = t.first();
    const bool printed = m.rules().play.printed.has_value();
    const int way = m.between(0, 5); // hand 1 twice, hand 2 twice, neither twice
    const bool aces = way == 4 && !printed;
    const Card pair = printed ? m.card(Rank::Eight) : aces ? m.card(Rank::Ace) : m.worth(m.between(6, 9));
    t.hand(box, printed ? std::vector{pair} : std::vector{pair, m.card(pair.rank())});
    t.deal(m.worth(m.between(2, 7)));
    LiveRound &live = t.live();
    live.closeOffers();
    if (t.round().activeBox() != box || t.round().whyNot(Do::Split))
        return std::nullopt;
    Question question = m.question("common.which-hand-gets-next-card"_say, {}, 6);
    question.asks = {{L1("box"), box}};
    Phrase happens;
    std::size_t before = t.round().events().size();
    question.round = live.script();
    const auto act = [&](Do what, const char *name, Phrase story) {
        question.round = live.script();
        question.asks[L1("then")] = thenJson(live, name);
        happens = std::move(story);
        before = t.round().events().size();
        live.act(what);
    };
    live.wish(m.worth(m.between(5, 7)));
    if (aces)
        live.wish(m.worth(m.between(5, 7)));
    if (way == 0) {
        act(Do::Split, "split", say("dealing.box-splits", Box{box}));
    } else {
        live.act(Do::Split);
        if (aces) {
            question.round = live.script(); // both Aces have their card
            before = t.round().events().size();
        } else if (way == 1) {
            live.wish(m.worth(2));
            act(Do::Hit, "hit", say("dealing.hand-1-of-box-asks-for", Box{box}));
        } else {
            if (t.round().activeHand() != 1 || t.total() < 12)
                return std::nullopt;
            live.wish(m.worth(m.between(5, 7)));
            if (way < 4) {
                act(Do::Stand, "stand", say("dealing.hand-1-of-box-stands", Box{box}));
            } else {
                live.act(Do::Stand);
                if (t.round().activeHand() != 2 || t.total() < 12)
                    return std::nullopt;
                act(Do::Stand, "stand", say("dealing.hand-2-of-box-stands", Box{box}));
            }
        }
    }
    if (!happens.isEmpty())
        question.story = {happens};
    const int next = handOfNextCard(t.round(), before, box);
    const char *clause = byGame(m, "3.23", "3.23", "3.22.2");
    const Phrase texts[] = {"dealing.neither-both-are-complete"_say, "dealing.hand-1"_say, "dealing.hand-2"_say};
    const PhraseId label = aces        ? "dealing.split-aces-get-one-card-each"_say
                           : next == 0 ? "dealing.both-hands-have-been-played"_say
                                       : "common.first-hand-is-finished-before-second"_say;
    std::vector<WrongText> wrong;
    for (int i = 0; i < 3; ++i)
        if (i != next)
            wrong.emplace_back(texts[i], label);
    m.setChoice(question, texts[next], wrong);
    if (aces)
        explain(question, "dealing.split-aces-get-one-card-each"_say, {m.isGame("freebet") ? "3.22.2" : "3.23.1"});
    else
        explain(question, "common.first-hand-gets-its-card-and"_say, {clause});
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
    Question question = m.question("dealing.in-which-order-do-you-settle"_say, {}, 8);
    question.round = live.script();
    question.asks = {{L1("kind"), L1("luckylucky")}};
    if (m.chance(50)) { // what becomes of one bet and its stake
        const int asked = m.oneOf(boxes);
        const auto &ledger = live.round().ledger();
        const auto line = std::find_if(ledger.begin(), ledger.end(),
                                       [&](const LedgerLine &one) { return one.kind >= 0 && one.box == asked; });
        if (line == ledger.end())
            return std::nullopt;
        const bool won = line->result == Result::Win;
        question.prompt = say("dealing.tick-what-you-do-with-lucky", Box{asked});
        question.asks[L1("box")] = asked;
        setTicks(question, {{"pay-now", "dealing.pay-it-at-once"_say, won,
                             won ? "dealing.spot-is-empty-before-hands-are"_say : "dealing.it-has-not-won"_say},
                            {"push-back", "dealing.push-stake-back-to-player"_say, won,
                             won ? "dealing.stake-and-payout-go-back-to"_say : "dealing.it-has-not-won"_say},
                            {"take-now", "dealing.take-it-at-once"_say, !won,
                             won ? "dealing.it-has-won"_say : "dealing.losers-are-taken-before-hands"_say},
                            {"leave", "dealing.leave-stake-until-hands-are-played"_say, false,
                             "dealing.spot-is-empty-before-hands-are"_say}});
        explain(question, won ? "dealing.winners-are-paid-at-once-and"_say : "dealing.losers-are-taken-before-hands"_say,
                {"7"});
        return question;
    }
    std::vector<Phrase> order;
    for (const LedgerLine &line : live.round().ledger())
        if (line.kind >= 0)
            order.push_back(say("common.box", Box{line.box}));
    if (order.size() != boxes.size())
        return std::nullopt;
    setOrder(m, question, order);
    std::vector<int> back;
    for (int i = static_cast<int>(order.size()) - 1; i >= 0; --i)
        back.push_back(i);
    addWrongOrder(question, back, "common.that-is-order-of-deal-these"_say);
    explain(question, "common.cards-are-dealt-from-dealers-left"_say, {"6"});
    explain(question, "common.but-these-bets-are-settled-from"_say, {"7"});
    return question;
}

} // namespace

const std::vector<Family> &dealingFamilies() {
    static const std::vector<Family> families{
        {"opening-deal-order",
         Topic::Procedure,
         "family.opening-deal-order"_say,
         {{"lucky8", "3.14 3.18"}, {"dueling8s", "3.14 3.15 3.19"}, {"freebet", "3.11"}, {"luckylucky", "6"}},
         openingOrder},
        {"next-card-hand",
         Topic::Procedure,
         "common.which-hand-gets-next-card-2"_say,
         {{"lucky8", "3.23 3.23.1"}, {"dueling8s", "3.23"}, {"freebet", "3.22.2"}},
         nextCardHand},
        {"lucky-lucky-service", Topic::Procedure, "family.lucky-lucky-service"_say, {{"luckylucky", "6 7"}}, luckyService},
    };
    return families;
}

} // namespace pitwise

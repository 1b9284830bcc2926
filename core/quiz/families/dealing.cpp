// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Dealing: which card goes where, and serving Lucky Lucky.
#include "core/quiz/families/moments.h"
#include "core/quiz/family.h"
#include "core/quiz/incident.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- the opening deal

std::optional<Question> openingOrder(Maker &m) {
    TableSetup setup = m.table();
    const std::vector<int> boxes = severalBettors(m, setup, m.between(2, 3));
    LiveRound live(setup, m.random());
    live.deal();
    const bool printed = m.rules().play.printed.has_value();
    const char *clause = byGame(m, "3.18", "3.19", "3.11", "6");
    Listing told;
    QJsonArray withBets;
    for (const int box : boxes) {
        told.items.emplace_back(Box{box});
        withBets.append(box);
    }
    Question question = m.question("dealing.put-opening-cards-into-order-in"_say, {clause}, 12);
    question.story = {say("dealing.there-are-main-bets-on-boxes", told)};
    question.asks = {{L1("boxes"), withBets}};
    if (printed && m.chance(40)) { // who gets no card at all
        question.prompt = "dealing.how-many-cards-leave-shoe-in"_say;
        question.setKey(CountAnswer{static_cast<int>(live.round().cardsDrawn())});
        const int one = static_cast<int>(boxes.size());
        addWrong(question, CountAnswer{one + 1}, "dealing.dealer-has-his-printed-8-and"_say);
        addWrong(question, CountAnswer{2 * one + 1}, "dealing.that-is-deal-of-other-games"_say);
        addWrong(question, CountAnswer{2 * one}, "dealing.every-hand-has-its-printed-8"_say);
        explain(question, "dealing.every-hand-dealers-too-begins-with"_say, {"3.14"});
        explain(question, "dealing.so-each-box-with-bet-gets"_say, {"3.19", "3.15"});
        return question;
    }
    // The round's own events say what fell where.
    std::vector<Phrase> order;
    std::array<int, maxBoxes + 1> had{};
    for (const Event &event : live.round().events()) {
        if (event.type == Event::Type::CardToHand) {
            const bool first = printed || had[event.box]++ == 0;
            order.push_back(say(first ? "dealing.first-card-to-box"_say : "dealing.second-card-to-box"_say, Box{event.box}));
        } else if (event.type == Event::Type::CardToDealer)
            order.push_back("dealing.card-to-dealer"_say);
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
        addWrongOrder(question, wrong, "dealing.dealers-card-comes-after-first-round"_say);
        wrong.clear();
        for (int i = 0; i < count; ++i) { // two at a time
            wrong.push_back(i);
            wrong.push_back(count + 1 + i);
        }
        wrong.push_back(count);
        addWrongOrder(question, wrong, "dealing.one-card-each-all-around-then"_say);
    }
    wrong.clear();
    for (int i = count - 1; i >= 0; --i)
        wrong.push_back(i);
    for (int i = count; i < static_cast<int>(order.size()); ++i)
        wrong.push_back(i);
    addWrongOrder(question, wrong, "dealing.it-starts-on-dealers-left-and"_say);
    explain(question, printed ? "dealing.one-card-to-each-box-with"_say : "dealing.from-dealers-left-clockwise-one-card"_say,
            {clause});
    if (m.isGame("lucky8"))
        explain(question, "dealing.box-without-bet-gets-no-card"_say, {"3.14"});
    if (printed)
        explain(question, "dealing.first-card-of-every-hand-is"_say, {"3.14", "3.15"});
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
    Question question = m.question("common.which-hand-gets-next-card"_say, {}, 6);
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
    const Phrase hand1 = "dealing.hand-1"_say, hand2 = "dealing.hand-2"_say, none = "dealing.neither-both-are-complete"_say;
    std::vector<int> next;
    PhraseId label = "common.first-hand-is-finished-before-second"_say;
    if (aces && m.chance(60)) { // both Aces have their one card
        live.wish(m.worth(m.between(2, 8)));
        live.wish(m.worth(m.between(2, 8)));
        const std::size_t before = live.round().events().size();
        question.round = live.script();
        question.asks[L1("then")] = thenJson(live, "split");
        live.act(Do::Split);
        const std::vector<int> all = cardsAfter(before);
        const Round::HandState first = live.round().hands().front();
        question.story = {say("dealing.box-splits-its-aces-each-ace", Box{box}, first.total.total)};
        if (all.size() != 2)
            return std::nullopt;
        if (m.isGame("lucky8") && m.chance(35)) {
            const bool may =
                live.round().stage() == Stage::Play && live.round().activeBox() == box && !live.round().whyNot(Do::Double);
            question.prompt = "dealing.may-player-double-hand-1"_say;
            question.asks[L1("do")] = L1("double");
            setEither(m, question, "common.yes"_say, "common.no"_say, may, "dealing.split-aces-may-not-be-doubled"_say);
            explain(question, "dealing.split-aces-may-not-be-doubled-they"_say, {"3.26.3"});
            return question;
        }
        label = "dealing.split-aces-get-one-card-each"_say;
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
        question.story = {say("dealing.box-splits", Box{box})};
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
        question.story = {say(stands ? "dealing.hand-1-of-box-stands"_say : "dealing.hand-1-of-box-asks-for"_say, Box{box})};
        live.wish(m.worth(2));
        live.act(stands ? Do::Stand : Do::Hit);
        next = cardsAfter(before);
    }
    if (next.empty() || next.front() > 2)
        return std::nullopt;
    const bool first = next.front() == 1;
    explain(question, aces ? "dealing.one-card-to-first-ace-then"_say : "common.first-hand-gets-its-card-and"_say, {clause});
    m.setChoice(question, first ? hand1 : hand2,
                {{first ? hand2 : hand1, label},
                 {none, aces ? "dealing.each-ace-gets-one-card"_say : "dealing.only-split-aces-are-complete-with"_say}});
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
    if (m.chance(40)) { // what becomes of a winner's stake
        const auto &ledger = live.round().ledger();
        const auto won = std::find_if(ledger.begin(), ledger.end(),
                                      [](const LedgerLine &line) { return line.result == Result::Win && line.kind >= 0; });
        if (won == ledger.end())
            return std::nullopt;
        question.prompt = say("dealing.box-wins-its-lucky-lucky-bet", Box{won->box});
        question.asks[L1("box")] = won->box;
        m.setChoice(question, "dealing.pay-at-once-and-push-stake"_say,
                    {{"dealing.pay-at-once-and-leave-stake"_say, "dealing.spot-is-empty-before-hands-are"_say},
                     {"dealing.pay-it-with-hand-at-end"_say, "dealing.it-is-paid-before-hands-are"_say},
                     {"dealing.add-payout-to-main-bet"_say, "dealing.stake-and-payout-go-back-to"_say}});
        explain(question, "dealing.winners-are-paid-at-once-and"_say, {"7"});
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
         {{"lucky8", "3.23 3.23.1 3.26.3"}, {"dueling8s", "3.23"}, {"freebet", "3.22.2"}},
         nextCardHand},
        {"lucky-lucky-service", Topic::Procedure, "family.lucky-lucky-service"_say, {{"luckylucky", "6 7"}}, luckyService},
    };
    return families;
}

} // namespace pitwise

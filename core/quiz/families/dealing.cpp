// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Dealing: which card goes where, and serving Lucky Lucky.
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
        question.setKey(CountAnswer{static_cast<int>(live.round().cardsDrawn())});
        const int one = static_cast<int>(boxes.size());
        addWrong(question, CountAnswer{one + 1},
                 QT_TRANSLATE_NOOP("quiz", "The dealer has his printed 8 and is dealt none."));
        addWrong(question, CountAnswer{2 * one + 1},
                 QT_TRANSLATE_NOOP("quiz", "That is the deal of the other games; here every hand has its printed 8."));
        addWrong(question, CountAnswer{2 * one},
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
                 {none, aces ? QT_TRANSLATE_NOOP("quiz", "Each Ace gets one card.")
                             : QT_TRANSLATE_NOOP("quiz", "Only split Aces are complete with their second card.")}});
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
        question.prompt = {QT_TRANSLATE_NOOP("quiz", "Box %1 wins its Lucky Lucky bet: what do you do?"),
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
        {"lucky-lucky-service",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Serving Lucky Lucky"),
         {{"luckylucky", "6 7"}},
         luckyService},
    };
    return families;
}

} // namespace pitwise

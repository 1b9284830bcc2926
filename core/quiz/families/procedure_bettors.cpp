// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who answers for what, late and pulled bets, and bettors who follow or do not.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"
#include "core/refusal.h"

#include <QCoreApplication>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- who answers for it

std::optional<Question> whoAnswers(Maker &m) {
    const bool freebet = m.isGame("freebet");
    const int box = m.between(1, m.rules().boxes().max);
    const int way = m.between(0, 2);
    Question question = m.question({}, {}, 8);
    question.asks = {{L1("box"), box}, {L1("way"), way}};
    const char *staff = m.oneOf({QT_TRANSLATE_NOOP("quiz", "the dealer"), QT_TRANSLATE_NOOP("quiz", "the Pit Supervisor"),
                                 QT_TRANSLATE_NOOP("quiz", "the Pit Manager")});
    if (way == 1) { // staff placed it
        question.story = {
            {QT_TRANSLATE_NOOP("quiz",
                               "At his request %1 placed A's bet for him. It lies on box %2; A says he meant another box."),
             {Phrase(staff).text(), number(box)}},
            QT_TRANSLATE_NOOP("quiz", "Bets are closed.")};
        question.prompt = QT_TRANSLATE_NOOP("quiz", "Who answers for the misplaced bet?");
        m.setChoice(question, QT_TRANSLATE_NOOP("quiz", "The player: the bet stands where it lies"),
                    {{QT_TRANSLATE_NOOP("quiz", "The house: it is moved to the box he meant"),
                      QT_TRANSLATE_NOOP("quiz", "Seeing that it lies right was the player's business.")},
                     {QT_TRANSLATE_NOOP("quiz", "Whoever placed it: it goes back"),
                      QT_TRANSLATE_NOOP("quiz", "Staff place it at the player's risk.")},
                     {QT_TRANSLATE_NOOP("quiz", "Nobody: staff may not place bets"),
                      QT_TRANSLATE_NOOP("quiz", "They may, if the player asks.")}});
        if (!ruledAs(m, question, "responsibility", {{L1("matter"), L1("bet-by-staff")}}, {RulingCode::PlayerAnswers}))
            return std::nullopt;
        explain(
            question,
            QT_TRANSLATE_NOOP("quiz", "Staff may place a bet if asked; that it lies right is the player's responsibility."),
            {freebet ? "5.19" : "3.7"});
        return question;
    }
    if (freebet) {
        const bool astride = way == 0;
        question.story = {
            astride
                ? Phrase(
                      QT_TRANSLATE_NOOP(
                          "quiz",
                          "A has a bet on box %1. At “No more Bets” more of his chips lie on its RWS Pairs spot; he says they were for his hand."),
                      {number(box)})
                : Phrase(QT_TRANSLATE_NOOP("quiz",
                                           "A's bet on box %1 is below the minimum. He says nobody told him the limits."),
                         {number(box)})};
        question.prompt = astride ? QT_TRANSLATE_NOOP("quiz", "How is that bet settled?")
                                  : QT_TRANSLATE_NOOP("quiz", "Whose business is it to bet within the limits?");
        if (astride) {
            m.setChoice(
                question, QT_TRANSLATE_NOOP("quiz", "As it lay when bets were closed"),
                {{QT_TRANSLATE_NOOP("quiz", "As the player meant it"),
                  QT_TRANSLATE_NOOP("quiz", "What counts is where the chips lay at the closing call.")},
                 {QT_TRANSLATE_NOOP("quiz", "It goes back to him"),
                  QT_TRANSLATE_NOOP("quiz", "A bet placed in error is not given back.")},
                 {QT_TRANSLATE_NOOP("quiz", "Half on each spot"), QT_TRANSLATE_NOOP("quiz", "Nothing is shared out.")}});
            if (!ruledAs(m, question, "responsibility", {{L1("matter"), L1("chips-astride")}},
                         {RulingCode::PositionDecides}))
                return std::nullopt;
            explain(
                question,
                QT_TRANSLATE_NOOP(
                    "quiz",
                    "Bets are settled by where the chips lay when bets were closed; the house does not answer for errors."),
                {"5.15"});
        } else {
            m.setChoice(question, QT_TRANSLATE_NOOP("quiz", "The player's"),
                        {{QT_TRANSLATE_NOOP("quiz", "The dealer's"),
                          QT_TRANSLATE_NOOP("quiz", "The limits are displayed; keeping to them is the player's business.")},
                         {QT_TRANSLATE_NOOP("quiz", "The Pit Supervisor's"),
                          QT_TRANSLATE_NOOP("quiz", "The limits are displayed; keeping to them is the player's business.")},
                         {QT_TRANSLATE_NOOP("quiz", "Nobody's: the bet is void"),
                          QT_TRANSLATE_NOOP("quiz", "A short bet is not void.")}});
            if (!ruledAs(m, question, "responsibility", {{L1("matter"), L1("bet-outside-limits")}},
                         {RulingCode::PlayerAnswers}))
                return std::nullopt;
            explain(question,
                    QT_TRANSLATE_NOOP("quiz", "The limits are displayed, and it is for the player to keep within them."),
                    {"3.5"});
        }
        return question;
    }
    if (way == 0) { // a total called wrong
        const int total = m.between(13, 19), said = total + m.oneOf({-1, 1});
        question.story = {{QT_TRANSLATE_NOOP("quiz", "Box %1 holds %2. The dealer called %3, and A stood on it."),
                           {number(box), number(total), number(said)}}};
        question.prompt = QT_TRANSLATE_NOOP("quiz", "A complains: what now?");
        m.setChoice(question, QT_TRANSLATE_NOOP("quiz", "The hand stands: A has to count for himself"),
                    {{QT_TRANSLATE_NOOP("quiz", "A may draw another card"),
                      QT_TRANSLATE_NOOP("quiz", "Nobody may rely on the total that the dealer calls.")},
                     {{QT_TRANSLATE_NOOP("quiz", "The hand counts %1, as called"), {number(said)}},
                      QT_TRANSLATE_NOOP("quiz", "The cards count, not the call.")},
                     {QT_TRANSLATE_NOOP("quiz", "A's bet goes back"),
                      QT_TRANSLATE_NOOP("quiz", "Nothing goes back for a miscounted call.")}});
        if (!ruledAs(m, question, "responsibility", {{L1("matter"), L1("spoken-total")}}, {RulingCode::PlayerAnswers}))
            return std::nullopt;
        explain(question, QT_TRANSLATE_NOOP("quiz", "Each player counts his own hand and may not rely on the total called."),
                {"3.5"});
        return question;
    }
    const bool wave = m.chance(50);
    question.story = {{wave ? QT_TRANSLATE_NOOP("quiz", "A on box %1 says “card” but waves his hand: no card.")
                            : QT_TRANSLATE_NOOP("quiz", "A on box %1 says “I stay” but taps for a card."),
                       {number(box)}}};
    question.prompt = QT_TRANSLATE_NOOP("quiz", "What counts?");
    m.setChoice(
        question,
        wave ? QT_TRANSLATE_NOOP("quiz", "The signal: he stands") : QT_TRANSLATE_NOOP("quiz", "The signal: he gets a card"),
        {{wave ? QT_TRANSLATE_NOOP("quiz", "The word: he gets a card") : QT_TRANSLATE_NOOP("quiz", "The word: he stands"),
          QT_TRANSLATE_NOOP("quiz", "Standing or drawing goes by the hand signal.")},
         {QT_TRANSLATE_NOOP("quiz", "Neither: the Pit Supervisor decides"),
          QT_TRANSLATE_NOOP("quiz", "The rules decide it: the hand signal counts.")}});
    if (!ruledAs(m, question, "responsibility", {{L1("matter"), L1("word-against-signal")}}, {RulingCode::SignalDecides}))
        return std::nullopt;
    explain(question, QT_TRANSLATE_NOOP("quiz", "Whether he stands or draws is told by the hand signal."),
            {byGame(m, "3.31", "3.30", nullptr)});
    return question;
}

// ---------------------------------------------------------------- late and pulled bets

std::optional<Question> lateBet(Maker &m) {
    const bool freebet = m.isGame("freebet");
    const int box = m.between(1, m.rules().boxes().max);
    const Cents amount = m.stake();
    if (m.isGame("luckylucky")) {
        const bool late = m.chance(60);
        Question question = m.question(QT_TRANSLATE_NOOP("quiz", "Do you take the Lucky Lucky bet?"), {}, 6);
        question.asks = {{L1("box"), box}};
        question.story = {
            {late ? m.oneOf(
                        {QT_TRANSLATE_NOOP("quiz", "The first cards are out when A adds a Lucky Lucky bet on his box %1."),
                         QT_TRANSLATE_NOOP("quiz", "A sees his first card on box %1 and adds a Lucky Lucky bet.")})
                  : QT_TRANSLATE_NOOP("quiz",
                                      "Before you start the round A puts a Lucky Lucky bet beside his main bet on box %1."),
             {number(box)}}};
        setEither(question, QT_TRANSLATE_NOOP("quiz", "Yes"), QT_TRANSLATE_NOOP("quiz", "No"), !late,
                  QT_TRANSLATE_NOOP("quiz", "All bets have to lie before the dealer starts the round."));
        explain(question, QT_TRANSLATE_NOOP("quiz", "All bets have to lie before the dealer starts the round."), {"5"});
        return question;
    }
    if (m.chance(35)) { // what the rules themselves allow after the call
        TableSetup setup = m.table();
        const int own = m.loneBettor(setup);
        LiveRound live(setup, m.random());
        const bool insurance = m.rules().play.insurance != InsuranceBy::Nobody && m.chance(40);
        const bool printed = m.rules().play.printed.has_value();
        const bool fits = m.chance(60); // else it fails by its own rule, not by the closing call
        const Card pair = m.worth(printed ? (fits ? 8 : 9) : m.between(2, 9)),
                   second = fits ? m.card(pair.rank()) : m.worth(pair.points() == 9 ? 7 : pair.points() + 1);
        const bool surrenders = !insurance && m.chance(35) && (fits || !printed);
        const bool ace = insurance ? fits : surrenders && !fits;
        live.wishOpening({{own, printed ? std::vector{pair} : std::vector{pair, second}}},
                         ace ? m.card(Rank::Ace) : m.worth(m.between(2, 9)));
        live.deal();
        Do what = Do::Insurance;
        if (surrenders)
            what = Do::Surrender;
        else if (!insurance) {
            live.closeOffers();
            what = fits && m.chance(50) ? Do::Double : Do::Split;
        }
        bool allowed = false;
        if (what == Do::Insurance || what == Do::Surrender) {
            const auto offer = live.round().offers().front();
            allowed = what == Do::Insurance ? offer.insurance : offer.surrender;
        } else
            allowed = live.round().stage() == Stage::Play && !live.round().whyNot(what);
        if (allowed != fits)
            return std::nullopt;
        Question question =
            m.question(QT_TRANSLATE_NOOP("quiz", "“No more bets” has been called: may he still do that?"), {}, 6);
        question.round = live.script();
        question.asks = {{L1("box"), own},
                         {L1("player"), L1("A")},
                         {L1("do"), QString::fromLatin1(name(what).data(), static_cast<qsizetype>(name(what).size()))}};
        question.story = {
            {what == Do::Insurance   ? QT_TRANSLATE_NOOP("quiz", "Box %1 puts chips on the insurance line.")
             : what == Do::Surrender ? QT_TRANSLATE_NOOP("quiz", "Box %1 wants half of his bet back and gives up the hand.")
             : what == Do::Double ? QT_TRANSLATE_NOOP("quiz", "Box %1 puts the same amount again beside his bet to double.")
                                  : QT_TRANSLATE_NOOP("quiz", "Box %1 puts the same amount again to split his two cards."),
             {number(own)}}};
        const char *ownRule = what == Do::Insurance   ? QT_TRANSLATE_NOOP("quiz", "Insurance is for a dealer's Ace only.")
                              : what == Do::Surrender ? QT_TRANSLATE_NOOP("quiz", "There is no surrender against an Ace.")
                                                      : QT_TRANSLATE_NOOP("quiz", "These two cards may not be split.");
        setEither(
            question, QT_TRANSLATE_NOOP("quiz", "Yes"), QT_TRANSLATE_NOOP("quiz", "No"), fits,
            fits ? QT_TRANSLATE_NOOP(
                       "quiz",
                       "The bar on late bets leaves what the rules themselves allow: insurance, surrender, double, split.")
                 : ownRule);
        if (!fits)
            explain(question, ownRule,
                    {what == Do::Insurance   ? byGame(m, "3.27", nullptr, "3.15.2")
                     : what == Do::Surrender ? byGame(m, "3.25", nullptr, "3.17")
                                             : byGame(m, "3.21", "3.21", "3.22")});
        explain(
            question,
            QT_TRANSLATE_NOOP(
                "quiz", "The closing call bars new bets and withdrawals, but not what the rules themselves allow later."),
            {what == Do::Surrender ? byGame(m, "5.4", "5.4", "3.10") : byGame(m, "5.3", "5.3", "3.10")});
        return question;
    }
    const char *what = m.oneOf({"placed", "increased", "withdrawn"});
    const std::string_view act(what);
    Incident incident{
        "late-bet", {{L1("what"), L1(what)}}, {QT_TRANSLATE_NOOP("quiz", "You have called “No more bets”."), {}}};
    incident.story[1] = {act == "placed" ? QT_TRANSLATE_NOOP("quiz", "Then A puts %1 on box %2.")
                         : act == "increased"
                             ? QT_TRANSLATE_NOOP("quiz", "Then A adds %1 to his bet on box %2.")
                             : QT_TRANSLATE_NOOP("quiz", "Then A pulls his %1 off box %2. It turns out to lose."),
                         {moneyText(amount), number(box)}};
    incident.further = {freebet ? "3.10" : "3.2"};
    incident.defensible = defensibleRulings(m.rules(), incident.kind, incident.facts);
    if (act != "withdrawn")
        incident.misread = {
            {{RulingCode::BetStands}, QT_TRANSLATE_NOOP("quiz", "A bet placed after the call is not honoured.")}};
    auto question = rulingQuestion(m, incident, QT_TRANSLATE_NOOP("quiz", "What about that bet?"));
    if (question) {
        question->asks = {{L1("box"), box}, {L1("amount"), static_cast<qint64>(amount)}};
        question->target = 6;
    }
    return question;
}

// ---------------------------------------------------------------- co-bettors

std::optional<Question> followOrNot(Maker &m) {
    const bool freebet = m.isGame("freebet"), printed = m.rules().play.printed.has_value();
    TableSetup setup = m.table();
    const int box = m.between(1, setup.boxes);
    const Cents stakeA = m.stake(), stakeB = m.stake();
    if (stakeA == stakeB)
        return std::nullopt;
    m.bet(setup, box, "A", stakeA);
    m.bet(setup, box, "B", stakeB);
    m.seat(setup, box, "A");
    const int way = freebet ? m.oneOf({0, 2}) : m.between(0, 4);
    const bool split = way <= 1;
    LiveRound live(setup, m.random());
    const Card pair = printed ? m.card(Rank::Eight) : m.worth(m.between(2, 9));
    live.wishOpening({{box, split     ? (printed ? std::vector{pair} : std::vector{pair, m.card(pair.rank())})
                            : printed ? std::vector{m.worth(m.between(2, 3))}
                                      : std::vector{m.worth(6), m.worth(m.between(3, 5))}}},
                     m.worth(m.between(2, 9)));
    live.deal();
    live.closeOffers();
    if (live.round().stage() != Stage::Play || live.round().whyNot(split ? Do::Split : Do::Double))
        return std::nullopt;
    Question question = m.question({}, {}, 8);
    question.round = live.script();
    question.asks = {{L1("box"), box}, {L1("player"), L1("B")}, {L1("way"), way}};
    const PlayerId b = live.setup().bets[1].player;
    const QString shared = number(box);
    switch (way) {
    case 0: {
        question.prompt = {
            QT_TRANSLATE_NOOP("quiz", "Box %1: A splits and pays for it, B does not follow; where does B's bet go?"),
            {shared}};
        live.act(Do::Split);
        const RoundView view = viewOf(live.round());
        const auto &hands = view.table[static_cast<std::size_t>(box - 1)].hands;
        std::vector<int> on;
        for (std::size_t i = 0; i < hands.size(); ++i)
            for (const StakeView &stake : hands[i].stakes)
                if (stake.player == "B" && stake.chips > 0)
                    on.push_back(static_cast<int>(i + 1));
        if (on != std::vector{1})
            return std::nullopt;
        m.setChoice(
            question, QT_TRANSLATE_NOOP("quiz", "On the first hand only"),
            {{QT_TRANSLATE_NOOP("quiz", "On the second hand only"),
              QT_TRANSLATE_NOOP("quiz", "It stays with the first hand.")},
             {QT_TRANSLATE_NOOP("quiz", "Half on each hand"),
              QT_TRANSLATE_NOOP("quiz", "A bet is not divided; it stays with the first hand.")},
             {QT_TRANSLATE_NOOP("quiz", "Back to B"), QT_TRANSLATE_NOOP("quiz", "It stays in play on the first hand.")}});
        explain(question,
                QT_TRANSLATE_NOOP("quiz",
                                  "Whoever does not match his bet stays on the first hand and has no part in the others."),
                {byGame(m, "3.24.2", "3.24.2", "3.22.1")});
        return question;
    }
    case 1: {
        question.prompt = {QT_TRANSLATE_NOOP("quiz", "Box %1: A splits and B wants to play both hands; what must B add?"),
                           {shared}};
        question.story = {
            {QT_TRANSLATE_NOOP("quiz", "A has %1 and B has %2 on the box."), {moneyText(stakeA), moneyText(stakeB)}}};
        const std::size_t before = live.round().events().size();
        live.act(Do::Split, 0, {{b, 0}});
        Cents added = 0;
        const auto &events = live.round().events();
        for (std::size_t i = before; i < events.size(); ++i)
            if (events[i].type == Event::Type::Staked && events[i].player == b)
                added += events[i].amount;
        if (added == 0)
            return std::nullopt;
        m.setChoice(question, Phrase::verbatim(moneyText(added)),
                    {{Phrase::verbatim(moneyText(stakeA)),
                      QT_TRANSLATE_NOOP("quiz", "He matches his own bet, not the controller's.")},
                     {Phrase::verbatim(moneyText(stakeB / 2)),
                      QT_TRANSLATE_NOOP("quiz", "The second hand takes a full bet of its own.")},
                     {QT_TRANSLATE_NOOP("quiz", "Nothing"),
                      QT_TRANSLATE_NOOP("quiz", "Without a matching bet he stays on the first hand.")}});
        explain(question, QT_TRANSLATE_NOOP("quiz", "To follow he adds a bet equal to his own original one."),
                {byGame(m, "3.24.1", "3.24.1", nullptr)});
        return question;
    }
    case 2: {
        question.prompt = {freebet // a free double would serve B too (C14)
                               ? QT_TRANSLATE_NOOP("quiz", "Box %1: A pays for a double, B does not; what about B's bet?")
                               : QT_TRANSLATE_NOOP("quiz", "Box %1: A doubles, B does not; what about B's bet?"),
                           {shared}};
        m.setChoice(question, QT_TRANSLATE_NOOP("quiz", "It stays, and the hand gets one card only"),
                    {{QT_TRANSLATE_NOOP("quiz", "It stays, and B may draw further cards"),
                      QT_TRANSLATE_NOOP("quiz", "The hand gets one card, whoever doubled.")},
                     {QT_TRANSLATE_NOOP("quiz", "It goes back to B"), QT_TRANSLATE_NOOP("quiz", "B's bet stays in play.")},
                     {QT_TRANSLATE_NOOP("quiz", "It stands on the two cards, without the third"),
                      QT_TRANSLATE_NOOP("quiz", "It is one hand, with the same three cards.")}});
        explain(question, QT_TRANSLATE_NOOP("quiz", "Whoever does not double lives with the one card."),
                {byGame(m, "3.26.6", "3.26.5", "3.23.2")});
        return question;
    }
    default: {
        const bool controllerDoubles = way == 3;
        question.prompt = {
            controllerDoubles
                ? QT_TRANSLATE_NOOP("quiz", "Box %1: A, who controls it, doubles; may B double on it too?")
                : QT_TRANSLATE_NOOP("quiz", "Box %1: A, who controls it, does not double; may B double for himself?"),
            {shared}};
        bool allowed = true;
        try {
            if (controllerDoubles)
                live.act(Do::Double, stakeA, {{b, stakeB}});
            else {
                Action action;
                action.what = Do::Double;
                action.box = box;
                action.player = b;
                action.amount = stakeB;
                live.apply(action);
            }
        } catch (const Refusal &) {
            allowed = false;
        }
        if (allowed != controllerDoubles)
            return std::nullopt;
        setEither(question, QT_TRANSLATE_NOOP("quiz", "Yes"), QT_TRANSLATE_NOOP("quiz", "No"), allowed,
                  allowed ? QT_TRANSLATE_NOOP("quiz", "Once the controller doubles, the others on the hand may.")
                          : QT_TRANSLATE_NOOP("quiz", "Unless the controller doubles, nobody on the box may."));
        explain(question,
                allowed ? QT_TRANSLATE_NOOP("quiz",
                                            "When the controller doubles, the others may do so before the card is dealt.")
                        : QT_TRANSLATE_NOOP("quiz", "Unless the controller doubles, no other bettor may."),
                {allowed ? byGame(m, "3.26.5", "3.26.4", nullptr) : byGame(m, "3.26.7", "3.26.6", nullptr)});
        return question;
    }
    }
}

} // namespace

const std::vector<Family> &bettorFamilies() {
    static const std::vector<Family> families{
        {"who-answers-for-it",
         Topic::Control,
         QT_TRANSLATE_NOOP("quiz", "Who answers for it"),
         {{"lucky8", "3.5 3.7 3.31"}, {"dueling8s", "3.5 3.7 3.30"}, {"freebet", "3.5 5.15 5.19"}},
         whoAnswers},
        {"late-and-pulled-bets",
         Topic::Irregularities,
         QT_TRANSLATE_NOOP("quiz", "Late and pulled bets"),
         {{"lucky8", "3.2 3.21 3.25 3.27 5.3 5.4"},
          {"dueling8s", "3.2 3.21 5.3 5.4"},
          {"freebet", "3.10 3.15.2 3.17 3.22 5.8"},
          {"luckylucky", "5"}},
         lateBet},
        {"follow-or-not",
         Topic::Control,
         QT_TRANSLATE_NOOP("quiz", "Bettors who follow or do not"),
         {{"lucky8", "3.24.1 3.24.2 3.26.5 3.26.6 3.26.7"},
          {"dueling8s", "3.24.1 3.24.2 3.26.4 3.26.5 3.26.6"},
          {"freebet", "3.22.1 3.23.2"}},
         followOrNot},
    };
    return families;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Calls, the order of a round, late bets, who answers for what, squeezing, and bettors who follow or do not.
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
        question.prompt = QT_TRANSLATE_NOOP("quiz", "A complains. What now?");
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
            m.question(QT_TRANSLATE_NOOP("quiz", "“No more bets” has been called. May he still do that?"), {}, 6);
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

// ---------------------------------------------------------------- calls

std::optional<Question> callDue(Maker &m) {
    const bool freebet = m.isGame("freebet");
    const int way = m.between(0, freebet ? 1 : 3);
    const Phrase open = QT_TRANSLATE_NOOP("quiz", "“Place your bets, please”"),
                 close = QT_TRANSLATE_NOOP("quiz", "“No more bets”"),
                 surrender = QT_TRANSLATE_NOOP("quiz", "Offer surrender aloud"),
                 insurance = QT_TRANSLATE_NOOP("quiz", "Offer insurance aloud"),
                 closed = QT_TRANSLATE_NOOP("quiz", "Say that surrender is closed"),
                 insured = QT_TRANSLATE_NOOP("quiz", "Say that insurance is closed"),
                 nothing = QT_TRANSLATE_NOOP("quiz", "Nothing: deal on");
    Question question = m.question(QT_TRANSLATE_NOOP("quiz", "What do you say now?"), {}, 5);
    question.asks = {{L1("way"), way}};
    const int box = m.between(1, m.rules().boxes().max);
    if (way == 0) {
        question.story = {m.chance(50) ? QT_TRANSLATE_NOOP("quiz", "The felt is clear; a new round is about to begin.")
                                       : QT_TRANSLATE_NOOP("quiz", "The last bets are settled and the cards cleared.")};
        m.setChoice(question, open,
                    {{close, QT_TRANSLATE_NOOP("quiz", "Bets have not even been opened.")},
                     {nothing, QT_TRANSLATE_NOOP("quiz", "A round begins with a call.")},
                     {surrender, QT_TRANSLATE_NOOP("quiz", "There is no hand yet.")}});
        if (!ruledAs(m, question, "call-due", {{L1("moment"), L1("start")}}, {RulingCode::CallPlaceBets}))
            return std::nullopt;
        explain(question, QT_TRANSLATE_NOOP("quiz", "A round begins when the dealer invites bets."),
                {byGame(m, "3.1", "3.1", "3.3")});
        return question;
    }
    if (way == 1) {
        question.story = {
            {QT_TRANSLATE_NOOP("quiz", "The bets are down, the last on box %1. Before you draw the first card:"),
             {number(box)}}};
        question.asks[L1("box")] = box;
        m.setChoice(question, close,
                    {{open, QT_TRANSLATE_NOOP("quiz", "Bets were opened long ago.")},
                     {nothing, QT_TRANSLATE_NOOP("quiz", "Without the closing call bets are still open.")},
                     {surrender, QT_TRANSLATE_NOOP("quiz", "There is no hand yet.")}});
        if (!ruledAs(m, question, "call-due", {{L1("moment"), L1("bets-down")}}, {RulingCode::CallNoMoreBets}))
            return std::nullopt;
        explain(question, QT_TRANSLATE_NOOP("quiz", "Bets are closed by the dealer's call, before any card."),
                {byGame(m, "3.2", "3.2", "3.10")});
        return question;
    }
    TableSetup setup = m.table();
    (void)severalBettors(m, setup, 2);
    LiveRound live(setup, m.random());
    const bool ace = !m.rules().play.printed && m.chance(50);
    live.wishOpening({}, ace ? m.card(Rank::Ace) : m.worth(m.between(2, 10)));
    live.deal();
    const auto offers = live.round().offers();
    const bool offersInsurance =
        std::any_of(offers.begin(), offers.end(), [](const Round::Offer &o) { return o.insurance; });
    const bool offersSurrender =
        std::any_of(offers.begin(), offers.end(), [](const Round::Offer &o) { return o.surrender; });
    if (offersInsurance == offersSurrender)
        return std::nullopt;
    question.round = live.script();
    const char *clause = offersInsurance ? "3.27.1" : byGame(m, "3.25.1", "3.20.1", nullptr);
    const char *dealerShows = m.rules().play.printed ? QT_TRANSLATE_NOOP("quiz", "Surrender is open against the printed 8.")
                              : ace ? QT_TRANSLATE_NOOP("quiz", "The dealer shows an Ace: insurance, no surrender.")
                                    : QT_TRANSLATE_NOOP("quiz", "The dealer shows no Ace: surrender, no insurance.");
    if (way == 2) {
        question.story = {QT_TRANSLATE_NOOP("quiz", "The opening cards are out.")};
        std::vector<WrongText> wrong{
            {nothing, QT_TRANSLATE_NOOP("quiz", "The option is offered aloud before anybody draws.")},
            {close, QT_TRANSLATE_NOOP("quiz", "That was called before the deal.")}};
        wrong.emplace_back(offersInsurance ? surrender : insurance,
                           m.rules().play.printed ? QT_TRANSLATE_NOOP("quiz", "There is no insurance in Dueling 8's.")
                                                  : dealerShows);
        m.setChoice(question, offersInsurance ? insurance : surrender, wrong);
    } else {
        question.story = {offersInsurance
                              ? QT_TRANSLATE_NOOP("quiz", "Insurance was offered and everybody has had his chance.")
                              : QT_TRANSLATE_NOOP("quiz", "Surrender was offered and everybody has had his chance.")};
        m.setChoice(question, offersInsurance ? insured : closed,
                    {{nothing, QT_TRANSLATE_NOOP("quiz", "The option is closed aloud, too.")},
                     {close, QT_TRANSLATE_NOOP("quiz", "That was called before the deal.")},
                     {open, QT_TRANSLATE_NOOP("quiz", "That opens a round.")}});
    }
    QJsonObject facts{{L1("moment"), way == 2 ? L1("dealt") : L1("offers-made")}};
    if (!m.rules().play.printed)
        facts[L1("upCard")] = QString::fromStdString(cardName(live.round().dealerCards().front()));
    using enum RulingCode;
    if (!ruledAs(m, question, "call-due", facts,
                 {way == 2 ? (offersInsurance ? OfferInsurance : OfferSurrender)
                           : (offersInsurance ? CloseInsurance : CloseSurrender)}))
        return std::nullopt;
    explain(question, dealerShows, {clause});
    question.steps.push_back(
        {QT_TRANSLATE_NOOP("quiz", "The dealer offers it aloud, and says aloud when it is closed."), {clause}});
    return question;
}

// ---------------------------------------------------------------- the order of a round

std::optional<Question> roundOrder(Maker &m) {
    struct RoundStep {
        Phrase text;
        const char *clause; ///< Null: only its place is needed.
    };
    const bool ace = m.chance(50);
    std::vector<RoundStep> steps;
    if (m.isGame("luckylucky"))
        steps = {{QT_TRANSLATE_NOOP("quiz", "Main and Lucky Lucky bets are placed"), "5"},
                 {QT_TRANSLATE_NOOP("quiz", "The opening cards are dealt from the left"), "6"},
                 {QT_TRANSLATE_NOOP("quiz", "Lucky Lucky is settled from the right"), "7"},
                 {QT_TRANSLATE_NOOP("quiz", "Players act on their hands"), nullptr},
                 {QT_TRANSLATE_NOOP("quiz", "The dealer draws and hands are settled"), nullptr}};
    else if (m.isGame("freebet"))
        steps = {{QT_TRANSLATE_NOOP("quiz", "“No more Bets” is called"), nullptr},
                 {QT_TRANSLATE_NOOP("quiz", "The opening cards are dealt"), nullptr},
                 {QT_TRANSLATE_NOOP("quiz", "RWS Pairs bets are settled"), "3.13"},
                 {QT_TRANSLATE_NOOP("quiz", "Players draw further cards"), nullptr},
                 {QT_TRANSLATE_NOOP("quiz", "The dealer draws"), nullptr},
                 {QT_TRANSLATE_NOOP("quiz", "Boom Busted bets are settled"), "3.25"},
                 {QT_TRANSLATE_NOOP("quiz", "The next round is opened"), nullptr}};
    else {
        steps = {{QT_TRANSLATE_NOOP("quiz", "“Place your bets, please” is called"), byGame(m, "3.1", nullptr, nullptr)},
                 {QT_TRANSLATE_NOOP("quiz", "Main bets are placed"), byGame(m, "3.14", "3.15", nullptr)},
                 {QT_TRANSLATE_NOOP("quiz", "“No more bets” is called"), nullptr},
                 {QT_TRANSLATE_NOOP("quiz", "The opening cards are dealt"), nullptr}};
        if (m.isGame("lucky8") && ace)
            steps.insert(steps.end(),
                         {{QT_TRANSLATE_NOOP("quiz", "Insurance is offered aloud (dealer shows an Ace)"), "3.27.1"},
                          {QT_TRANSLATE_NOOP("quiz", "Insurance is declared closed"), "3.27.1"}});
        else
            steps.insert(
                steps.end(),
                {{m.isGame("lucky8") ? QT_TRANSLATE_NOOP("quiz", "Surrender is offered aloud (dealer shows no Ace)")
                                     : QT_TRANSLATE_NOOP("quiz", "Surrender is offered aloud"),
                  byGame(m, "3.25.1", "3.20.1", nullptr)},
                 {QT_TRANSLATE_NOOP("quiz", "Surrender is declared closed"), byGame(m, "3.25.1", "3.20.1", nullptr)}});
        steps.insert(steps.end(), {{QT_TRANSLATE_NOOP("quiz", "Players draw, double or split"), nullptr},
                                   {QT_TRANSLATE_NOOP("quiz", "The dealer draws"), nullptr},
                                   {QT_TRANSLATE_NOOP("quiz", "Hands are paid and taken"), nullptr}});
    }
    // Five of them, in their order, at least one with a clause behind it.
    while (steps.size() > 5)
        steps.erase(steps.begin() + m.between(0, static_cast<int>(steps.size()) - 1));
    Question question = m.question(QT_TRANSLATE_NOOP("quiz", "Put these steps of a round into their order."), {}, 15);
    std::vector<Phrase> texts;
    QStringList named; // told apart by what is in them, not by its order: that is the answer
    for (const RoundStep &step : steps) {
        texts.push_back(step.text);
        named << step.text.text().left(12);
        if (step.clause)
            cite(question, step.clause);
        question.steps.push_back({{"%1. %2.", {number(static_cast<int>(texts.size())), step.text.text()}},
                                  step.clause ? std::vector<std::string>{step.clause} : std::vector<std::string>{}});
    }
    if (question.clauses.empty())
        return std::nullopt;
    named.sort();
    question.asks = {{L1("steps"), named.join(u'|')}};
    setOrder(m, question, texts);
    for (int i = 0; i + 1 < static_cast<int>(texts.size()); ++i) {
        std::vector<int> swapped{0, 1, 2, 3, 4};
        swapped.resize(texts.size());
        std::swap(swapped[static_cast<std::size_t>(i)], swapped[static_cast<std::size_t>(i) + 1]);
        addWrongOrder(question, swapped,
                      {QT_TRANSLATE_NOOP("quiz", "Two steps are the wrong way round. First comes: %1."),
                       {texts[static_cast<std::size_t>(i)].text()}});
    }
    return question;
}

// ---------------------------------------------------------------- squeezing

std::optional<Question> squeeze(Maker &m) {
    const int box = m.between(1, m.rules().boxes().max);
    if (m.chance(40)) {
        Incident incident{
            "squeeze-dealt-face-up",
            {},
            {{QT_TRANSLATE_NOOP("quiz", "The house has let A squeeze on box %1. By mistake you deal him a card face up."),
              {number(box)}}}};
        auto question = rulingQuestion(m, incident);
        if (question)
            question->asks = {{L1("box"), box}};
        return question;
    }
    const int way = m.between(0, 2);
    Question question = m.question(QT_TRANSLATE_NOOP("quiz", "May A squeeze the cards?"), {"3.12"}, 8);
    question.asks = {{L1("box"), box}, {L1("way"), way}};
    question.story = {
        {way == 0 ? QT_TRANSLATE_NOOP("quiz",
                                      "Before the cards are dealt, A asks to squeeze those of box %1, where he has a bet.")
         : way == 1
             ? QT_TRANSLATE_NOOP("quiz", "The cards of box %1 lie face up. A, who bets there, now asks to squeeze them.")
             : QT_TRANSLATE_NOOP("quiz", "Before the deal, A asks to squeeze the cards of box %1, where only B has a bet."),
         {number(box)}}};
    const Phrase yes = QT_TRANSLATE_NOOP("quiz", "If the house permits it: then they are dealt face down"),
                 late = QT_TRANSLATE_NOOP("quiz", "No: he has to ask before they are dealt"),
                 foreign = QT_TRANSLATE_NOOP("quiz", "No: he has no bet on that box"),
                 always = QT_TRANSLATE_NOOP("quiz", "Yes, whoever asks may"),
                 never = QT_TRANSLATE_NOOP("quiz", "No, cards are always dealt face up");
    const Phrase right = way == 0 ? yes : way == 1 ? late : foreign;
    std::vector<WrongText> wrong;
    for (const Phrase &option : {yes, late, foreign, always, never})
        if (option.text() != right.text() && !(way != 0 && option.text() == yes.text()))
            wrong.emplace_back(
                option,
                QT_TRANSLATE_NOOP(
                    "quiz",
                    "He asks before the cards are dealt, for a box with a bet of his, and the house may permit it."));
    m.setChoice(question, right, wrong);
    explain(
        question,
        QT_TRANSLATE_NOOP(
            "quiz",
            "A bettor of the box may ask before the cards are dealt; the house may permit it, and then deals face down."),
        {"3.12"});
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
            QT_TRANSLATE_NOOP("quiz", "Box %1: A splits and pays for it, B does not follow. Where does B's bet go?"),
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
        question.prompt = {QT_TRANSLATE_NOOP("quiz", "Box %1: A splits and B wants to play both hands. What must B add?"),
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
                               ? QT_TRANSLATE_NOOP("quiz", "Box %1: A pays for a double, B does not. What about B's bet?")
                               : QT_TRANSLATE_NOOP("quiz", "Box %1: A doubles, B does not. What about B's bet?"),
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
                ? QT_TRANSLATE_NOOP("quiz", "Box %1: A, who controls it, doubles. May B double on it too?")
                : QT_TRANSLATE_NOOP("quiz", "Box %1: A, who controls it, does not double. May B double for himself?"),
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

const std::vector<Family> &procedureFamilies() {
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
        {"call-due",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "Say the right words"),
         {{"lucky8", "3.1 3.2 3.25.1 3.27.1"}, {"dueling8s", "3.1 3.2 3.20.1"}, {"freebet", "3.3 3.10"}},
         callDue},
        {"round-order",
         Topic::Procedure,
         QT_TRANSLATE_NOOP("quiz", "The order of a round"),
         {{"lucky8", "3.1 3.14 3.25.1 3.27.1"},
          {"dueling8s", "3.15 3.20.1"},
          {"freebet", "3.13 3.25"},
          {"luckylucky", "5 6 7"}},
         roundOrder},
        {"squeeze", Topic::Procedure, QT_TRANSLATE_NOOP("quiz", "Squeezing the cards"), {{"freebet", "3.12"}}, squeeze},
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

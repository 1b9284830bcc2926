// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Calls, the order of a round, squeezing.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"
#include "core/refusal.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- calls

std::optional<Question> callDue(Maker &m) {
    const bool freebet = m.isGame("freebet");
    const int way = m.between(0, freebet ? 1 : 3);
    const Phrase open = freebet ? QT_TRANSLATE_NOOP("quiz", "“Place your Bets, please”")
                                : QT_TRANSLATE_NOOP("quiz", "“Place your bets, please”"),
                 close = freebet ? QT_TRANSLATE_NOOP("quiz", "“No more Bets”") : QT_TRANSLATE_NOOP("quiz", "“No more bets”"),
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
    const bool printed = m.rules().play.printed.has_value();
    question.story = {way == 2 ? QT_TRANSLATE_NOOP("quiz", "The opening cards are out.")
                               : QT_TRANSLATE_NOOP("quiz", "The offer was made and everybody has had his chance.")};
    // The same calls whichever is due: what is on offer must not tell it.
    const Phrase right = way == 2 ? (offersInsurance ? insurance : surrender) : (offersInsurance ? insured : closed);
    const Phrase noInsurance = printed ? QT_TRANSLATE_NOOP("quiz", "There is no insurance in Dueling 8's.") : dealerShows;
    const Phrase notYet = QT_TRANSLATE_NOOP("quiz", "First it is offered, and everybody has his chance.");
    const Phrase again = QT_TRANSLATE_NOOP("quiz", "It has been offered; now it is closed aloud.");
    std::vector<WrongText> all{
        {surrender, offersInsurance ? Phrase(dealerShows) : again},
        {insurance, offersInsurance ? again : noInsurance},
        {closed, offersInsurance ? Phrase(dealerShows) : notYet},
        {printed ? close : insured, printed           ? Phrase(QT_TRANSLATE_NOOP("quiz", "That was called before the deal."))
                                    : offersInsurance ? notYet
                                                      : noInsurance},
        {nothing, way == 2 ? QT_TRANSLATE_NOOP("quiz", "The option is offered aloud before anybody draws.")
                           : QT_TRANSLATE_NOOP("quiz", "The option is closed aloud, too.")}};
    std::erase_if(all, [&](const WrongText &option) { return option.first.text() == right.text(); });
    m.setChoice(question, right, all);
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
        named << step.text.text();
        if (step.clause)
            cite(question, step.clause);
        question.steps.push_back({{"%1. %2.", {number(static_cast<int>(texts.size())), step.text.text()}},
                                  step.clause ? std::vector<std::string>{step.clause} : std::vector<std::string>{}});
    }
    if (question.clauses.empty())
        return std::nullopt;
    named.sort();
    question.asks = {{L1("steps"), QJsonArray::fromStringList(named)}};
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
        if (option.text() != right.text())
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

} // namespace

const std::vector<Family> &procedureFamilies() {
    static const std::vector<Family> families{
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
    };
    return families;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Calls, the order of a round, squeezing.
#include "core/quiz/family.h"
#include "core/quiz/incident.h"
#include "core/refusal.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- calls

std::optional<Question> callDue(Maker &m) {
    const bool calls = m.says(Asked::surrenderCalled); // some documents have no calls for them
    const int way = m.between(0, calls ? 3 : 1);
    const Phrase open = calls ? "procedure.place-your-bets-please-2"_say : "procedure.place-your-bets-please"_say,
                 close = calls ? "procedure.no-more-bets-2"_say : "procedure.no-more-bets"_say,
                 surrender = "procedure.offer-surrender-aloud"_say, insurance = "procedure.offer-insurance-aloud"_say,
                 closed = "procedure.say-that-surrender-is-closed"_say,
                 insured = "procedure.say-that-insurance-is-closed"_say, nothing = "procedure.nothing-deal-on"_say;
    Question question = m.question("procedure.what-do-you-say-now"_say, {}, 5);
    question.asks = {{L1("way"), way}};
    const int box = m.between(1, m.rules().boxes().max);
    if (way == 0) {
        question.story = {m.chance(50) ? "procedure.felt-is-clear-new-round-is"_say
                                       : "procedure.last-bets-are-settled-and-cards"_say};
        m.setChoice(question, open,
                    {{close, "procedure.bets-have-not-even-been-opened"_say},
                     {nothing, "procedure.round-begins-with-call"_say},
                     {surrender, "procedure.there-is-no-hand-yet"_say}});
        if (!ruledAs(m, question, "call-due", {{L1("moment"), L1("start")}}, {RulingCode::CallPlaceBets}))
            return std::nullopt;
        explain(question, "procedure.round-begins-when-dealer-invites-bets"_say, m.because(Asked::roundBegins));
        return question;
    }
    if (way == 1) {
        question.story = {say("procedure.bets-are-down-last-on-box", Box{box})};
        question.asks[L1("box")] = box;
        m.setChoice(question, close,
                    {{open, "procedure.bets-were-opened-long-ago"_say},
                     {nothing, "procedure.without-closing-call-bets-are-still"_say},
                     {surrender, "procedure.there-is-no-hand-yet"_say}});
        if (!ruledAs(m, question, "call-due", {{L1("moment"), L1("bets-down")}}, {RulingCode::CallNoMoreBets}))
            return std::nullopt;
        explain(question, "procedure.bets-are-closed-by-dealers-call"_say, m.because(Asked::betsClosed));
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
    const auto clauses = m.because(offersInsurance ? Asked::insuranceCalled : Asked::surrenderCalled);
    PhraseId dealerShows = m.rules().play.printed ? "procedure.surrender-is-open-against-printed-8"_say
                           : ace                  ? "procedure.dealer-shows-ace-insurance-no-surrender"_say
                                                  : "procedure.dealer-shows-no-ace-surrender-no"_say;
    const bool printed = m.rules().play.printed.has_value();
    question.story = {way == 2 ? "procedure.opening-cards-are-out"_say : "procedure.offer-was-made-and-everybody-has"_say};
    // The same calls whichever is due: what is on offer must not tell it.
    const Phrase right = way == 2 ? (offersInsurance ? insurance : surrender) : (offersInsurance ? insured : closed);
    const Phrase noInsurance = printed ? "common.there-is-no-insurance-in-dueling"_say : dealerShows;
    const Phrase notYet = "procedure.first-it-is-offered-and-everybody"_say;
    const Phrase again = "procedure.it-has-been-offered-now-it"_say;
    std::vector<WrongText> all{{surrender, offersInsurance ? Phrase(dealerShows) : again},
                               {insurance, offersInsurance ? again : noInsurance},
                               {closed, offersInsurance ? Phrase(dealerShows) : notYet},
                               {printed ? close : insured, printed           ? "procedure.that-was-called-before-deal"_say
                                                           : offersInsurance ? notYet
                                                                             : noInsurance},
                               {nothing, way == 2 ? "procedure.option-is-offered-aloud-before-anybody"_say
                                                  : "procedure.option-is-closed-aloud-too"_say}};
    std::erase_if(all, [&](const WrongText &option) { return option.first == right; });
    m.setChoice(question, right, all);
    QJsonObject facts{{L1("moment"), way == 2 ? L1("dealt") : L1("offers-made")}};
    if (!m.rules().play.printed)
        facts[L1("upCard")] = QString::fromStdString(cardName(live.round().dealerCards().front()));
    using enum RulingCode;
    if (!ruledAs(m, question, "call-due", facts,
                 {way == 2 ? (offersInsurance ? OfferInsurance : OfferSurrender)
                           : (offersInsurance ? CloseInsurance : CloseSurrender)}))
        return std::nullopt;
    explain(question, dealerShows, clauses);
    question.steps.push_back({"procedure.dealer-offers-it-aloud-and-says"_say, clauses});
    return question;
}

// ---------------------------------------------------------------- the order of a round

std::optional<Question> roundOrder(Maker &m) {
    struct RoundStep {
        Phrase text;
        std::vector<std::string> clauses; ///< None: only its place is needed.
    };
    const bool ace = m.chance(50), insures = m.says(Asked::insuranceCalled);
    std::vector<RoundStep> steps;
    if (!m.rules().host.empty())
        steps = {{"procedure.main-and-lucky-lucky-bets-are"_say, m.because(Asked::sideBetBeforeRound)},
                 {"procedure.opening-cards-are-dealt-from-left"_say, m.because(Asked::dealtFromLeft)},
                 {"procedure.lucky-lucky-is-settled-from-right"_say, m.because(Asked::sideBetsFromRight)},
                 {"procedure.players-act-on-their-hands"_say, {}},
                 {"procedure.dealer-draws-and-hands-are-settled"_say, {}}};
    else if (m.rules().sideBet(SideBetRule::PairClass) && m.rules().sideBet(SideBetRule::DealerBust))
        steps = {{"procedure.no-more-bets-is-called"_say, {}},
                 {"procedure.opening-cards-are-dealt"_say, {}},
                 {"procedure.rws-pairs-bets-are-settled"_say, m.because(Asked::pairClassBeforeDraws)},
                 {"procedure.players-draw-further-cards"_say, {}},
                 {"procedure.dealer-draws"_say, {}},
                 {"procedure.boom-busted-bets-are-settled"_say, m.because(Asked::dealerBustBetSettled)},
                 {"procedure.next-round-is-opened"_say, {}}};
    else {
        steps = {{"procedure.place-your-bets-please-is-called"_say, m.because(Asked::roundOpens)},
                 {"procedure.main-bets-are-placed"_say, m.because(Asked::mainBetThenCards)},
                 {"procedure.no-more-bets-is-called-2"_say, {}},
                 {"procedure.opening-cards-are-dealt"_say, {}}};
        if (insures && ace)
            steps.insert(steps.end(),
                         {{"procedure.insurance-is-offered-aloud-dealer-shows"_say, m.because(Asked::insuranceCalled)},
                          {"procedure.insurance-is-declared-closed"_say, m.because(Asked::insuranceCalled)}});
        else
            steps.insert(steps.end(), {{insures ? "procedure.surrender-is-offered-aloud-dealer-shows"_say
                                                : "procedure.surrender-is-offered-aloud"_say,
                                        m.because(Asked::surrenderCalled)},
                                       {"procedure.surrender-is-declared-closed"_say, m.because(Asked::surrenderCalled)}});
        steps.insert(steps.end(), {{"procedure.players-draw-double-or-split"_say, {}},
                                   {"procedure.dealer-draws"_say, {}},
                                   {"procedure.hands-are-paid-and-taken"_say, {}}});
    }
    // Five of them, in their order, at least one with a clause behind it.
    while (steps.size() > 5)
        steps.erase(steps.begin() + m.between(0, static_cast<int>(steps.size()) - 1));
    Question question = m.question("procedure.put-these-steps-of-round-into"_say, {}, 15);
    std::vector<Phrase> texts;
    QStringList named; // told apart by what is in them, not by its order: that is the answer
    for (const RoundStep &step : steps) {
        texts.push_back(step.text);
        named << QString::fromLatin1(step.text.id().text());
        cite(question, step.clauses);
        question.steps.push_back({say("procedure.step", texts.size(), step.text), step.clauses});
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
        addWrongOrder(question, swapped, say("procedure.two-steps-are-wrong-way-round", texts[static_cast<std::size_t>(i)]));
    }
    return question;
}

// ---------------------------------------------------------------- squeezing

std::optional<Question> squeeze(Maker &m) {
    const int box = m.between(1, m.rules().boxes().max);
    if (m.chance(40)) {
        Incident incident{"squeeze-dealt-face-up", {}, {say("procedure.house-has-let-squeeze-on-box", Box{box})}};
        auto question = rulingQuestion(m, incident);
        if (question)
            question->asks = {{L1("box"), box}};
        return question;
    }
    const int way = m.between(0, 2);
    Question question = m.question("procedure.may-squeeze-cards"_say, m.because(Asked::squeezing), 8);
    question.asks = {{L1("box"), box}, {L1("way"), way}};
    question.story = {say(way == 0   ? "procedure.before-cards-are-dealt-asks-to"_say
                          : way == 1 ? "procedure.cards-of-box-lie-face-up"_say
                                     : "procedure.before-deal-asks-to-squeeze-cards"_say,
                          Box{box})};
    const Phrase yes = "procedure.if-house-permits-it-then-they"_say, late = "procedure.no-he-has-to-ask-before"_say,
                 foreign = "procedure.no-he-has-no-bet-on"_say, always = "procedure.yes-whoever-asks-may"_say,
                 never = "procedure.no-cards-are-always-dealt-face"_say;
    const Phrase right = way == 0 ? yes : way == 1 ? late : foreign;
    std::vector<WrongText> wrong;
    for (const Phrase &option : {yes, late, foreign, always, never})
        if (option != right)
            wrong.emplace_back(option, "procedure.he-asks-before-cards-are-dealt"_say);
    m.setChoice(question, right, wrong);
    explain(question, "procedure.bettor-of-box-may-ask-before"_say, m.because(Asked::squeezing));
    return question;
}

} // namespace

const std::vector<Family> &procedureFamilies() {
    static const std::vector<Family> families{
        {"call-due", Topic::Procedure, "family.call-due"_say, {}, callDue},
        {"round-order", Topic::Procedure, "family.round-order"_say, {}, roundOrder},
        {"squeeze", Topic::Procedure, "family.squeeze"_say, {}, squeeze},
    };
    return families;
}

} // namespace pitwise

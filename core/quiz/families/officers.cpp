// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whom to call, and who may withdraw.
#include "core/quiz/families/moments.h"
#include "core/quiz/family.h"
#include "core/quiz/incident.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// Options: the ladder of this house, and the title that the other house has for its top.
void setOfficer(Maker &m, Question &question, const std::string &right, const Phrase &label) {
    std::vector<WrongText> wrong;
    for (const std::string &game : m.library().documents()) {
        const Rulebook *book = m.library().find(game);
        if (book->houseName != m.rules().houseName && !book->shiftManager.empty() &&
            book->shiftManager != m.rules().shiftManager)
            wrong.emplace_back(Phrase::plain(officerName(book->shiftManager)), "officers.that-is-title-of-other-house"_say);
    }
    for (const std::string &title : m.rules().officers)
        if (title != right)
            wrong.emplace_back(Phrase::plain(officerName(title)), label);
    m.setChoice(question, Phrase::plain(officerName(right)), wrong);
}

std::optional<Question> whoDecides(Maker &m) {
    const bool freebet = m.isGame("freebet");
    const int box = m.between(1, m.rules().boxes().max);
    const int way = m.between(0, freebet ? 2 : 4);
    Question question = m.question("officers.who-decides"_say, {}, 8);
    question.asks = {{L1("box"), box}, {L1("way"), way}};
    const std::string &top = m.rules().shiftManager;
    const Name supervisor = officerName(m.rules().officers[1]), manager = officerName(m.rules().officers[2]);
    switch (way) {
    case 0: { // nothing in the rules
        const auto ruling = rulingOn(m.library(), m.rules().document, "not-covered", {});
        question.situation = situationJson(m.rules().document, "not-covered", {});
        question.story = {
            say(m.oneOf({"officers.drink-is-spilled-over-chips-and"_say, "officers.player-of-box-pushes-anothers-bet"_say,
                         "officers.fire-alarm-clears-pit-while-box"_say}),
                Box{box})};
        explain(question, "officers.what-rules-do-not-cover-goes"_say, m.rules().names(ruling->clauses));
        setOfficer(m, question, ruling->officer, "officers.what-rules-do-not-cover-goes-to"_say);
        return question;
    }
    case 1: { // two cards at once on the dealer's hand, none seen
        const std::vector<Card> dealer = m.rules().play.printed
                                             ? std::vector{*m.rules().play.printed, m.worth(m.between(4, 8))}
                                             : std::vector{m.worth(10), m.worth(m.between(2, 6))};
        const std::vector<Card> drawn{m.worth(m.between(2, 5)), m.worth(m.between(6, 10))};
        const QJsonObject facts{{L1("hand"), L1("dealer")},
                                {L1("disclosed"), freebet ? m.between(0, 2) : 0},
                                {L1("drawn"), cardsJson(drawn)},
                                {L1("dealer"), cardsJson(dealer)}};
        const auto ruling = rulingOn(m.library(), m.rules().document, "simultaneous-draw", facts);
        if (!ruling || ruling->officer.empty())
            return std::nullopt;
        question.situation = situationJson(m.rules().document, "simultaneous-draw", facts);
        question.story = {say("officers.dealer-has-and-pulls-two-cards", dealer)};
        if (freebet) {
            question.prompt = "officers.who-at-least-has-to-have"_say;
            explain(question, say("officers.or-above-discards-both-and-has", supervisor), {"5.12.1"});
            setOfficer(m, question, ruling->officer, say("officers.here-it-takes-or-above-not", supervisor));
        } else {
            question.prompt = "officers.neither-card-was-seen-whom-do"_say;
            explain(question, say("officers.picks-dealers-card", manager), {byGame(m, "5.23.4.1", "5.20.4.1", nullptr)});
            setOfficer(m, question, ruling->officer, say("officers.for-dealers-hand-it-is", manager));
        }
        return question;
    }
    case 2:
        if (freebet) {
            const bool interpretation = m.chance(50);
            if (interpretation) {
                question.story = {
                    say(m.oneOf({"officers.you-and-player-of-box-read"_say, "officers.two-players-of-box-argue-over"_say}),
                        Box{box})};
                if (!ruledAs(m, question, "officer", {{L1("matter"), L1("interpretation")}}, {RulingCode::Decides}))
                    return std::nullopt;
                explain(question, "officers.what-rule-means-is-for-shift"_say, {"5.20"});
                setOfficer(m, question, top, "officers.reading-rule-is-for-shift-manager"_say);
                return question;
            }
            question.prompt = "officers.may-he-do-that"_say;
            question.story = {say("officers.is-away-somebody-assigned-to-act", m.chance(50) ? supervisor : manager)};
            setEither(m, question, "common.yes"_say, "common.no"_say, true,
                      "officers.whoever-is-assigned-to-position-may"_say);
            explain(question, "officers.whoever-is-assigned-to-position-and"_say, {"1.24"});
            return question;
        }
        question.prompt = {"officers.whom-do-rules-name-to-hold"_say, {}};
        question.story = {say("officers.one-player-keeps-betting-on-several", Box{box})};
        if (!ruledAs(m, question, "officer", {{L1("matter"), L1("restrict-areas")}}, {RulingCode::Decides}))
            return std::nullopt;
        explain(question, say("officers.may-at-his-discretion", manager), {"3.9"});
        setOfficer(m, question, m.rules().officers[2], say("officers.that-is-left-to", manager));
        return question;
    case 3:
        question.prompt = say("officers.whom-do-rules-name-to-cut", m.rules().play.mainBetsPerBox);
        question.story = {say("officers.it-is-crowded-around-box", Box{box})};
        if (!ruledAs(m, question, "officer", {{L1("matter"), L1("restrict-bets")}}, {RulingCode::Decides}))
            return std::nullopt;
        explain(question, say("officers.may-at-his-discretion", manager), {"3.10.1"});
        setOfficer(m, question, m.rules().officers[2], say("officers.that-is-left-to", manager));
        return question;
    default: {
        // A function of one position done by another: higher or acting in it is fine, lower is not.
        const std::size_t doer = static_cast<std::size_t>(m.between(0, 3));
        const bool fine = doer >= 2;
        question.prompt = "officers.may-he-do-that"_say;
        question.story = {say("officers.rules-give-decision-to-takes-it", manager, officerName(m.rules().officers[doer]))};
        if (doer == 2)
            question.story = {say("officers.rules-give-decision-to-somebody-acting", manager)};
        setEither(m, question, "common.yes"_say, "common.no"_say, fine,
                  fine ? "officers.whoever-acts-in-position-or-holds"_say
                       : "officers.lower-position-may-not-unless-acting"_say);
        explain(question, "officers.whoever-acts-in-position-or-holds-higher"_say, {"6.2"});
        return question;
    }
    }
}

std::optional<Question> houseChoice(Maker &m) { // Lucky Lucky leaves two things to the house
    const bool table = m.chance(50);
    const int which = m.between(1, m.rules().payTables);
    Question question =
        m.question(table ? "officers.who-chooses-which-pay-table-is"_say : "officers.who-sets-limits-of-lucky-lucky"_say,
                   {table ? "8#operator-choice" : "3"}, 6);
    question.asks = {{L1("payTable"), which}};
    question.story = {table ? say("officers.player-asks-for-pay-table-because", which)
                            : say("officers.player-wants-to-bet-on-lucky", which)};
    m.setChoice(question, "officers.house"_say,
                {{"officers.player"_say, "officers.house-has-chosen-it-for-everybody"_say},
                 {"officers.dealer"_say, "officers.it-is-not-dealers-to-choose"_say},
                 {table ? "officers.number-of-decks"_say : "officers.main-bet-never-more-than-that"_say,
                  table ? "officers.decks-decide-only-whether-suited-7"_say : "officers.house-sets-limits-of-its-own"_say}});
    explain(question,
            table ? "officers.there-are-three-tables-operator-picks"_say : "officers.each-house-applies-limits-of-its"_say,
            question.clauses);
    return question;
}

std::optional<Question> officer(Maker &m) {
    return m.isGame("luckylucky") ? houseChoice(m) : whoDecides(m);
}

/// A player is unhappy with a ruling and wants out.
std::optional<Question> withdraw(Maker &m) {
    const bool lucky8 = m.isGame("lucky8");
    struct After {
        const char *clause;
        PhraseId story;
    };
    // The rulings after which the document lets him go, and neighbours after which it does not.
    static const std::vector<After> inLucky8{{"5.12", "officers.dealers-missing-card-was-drawn-late"_say},
                                             {"5.15", "officers.cards-on-empty-box-were-discarded"_say},
                                             {"5.16", "officers.box-with-one-card-was-told"_say},
                                             {"5.23.1", "officers.two-cards-came-at-once-unseen"_say},
                                             {"5.23.4.5", "officers.two-cards-came-at-once-for"_say},
                                             {"5.7", "officers.dealer-drew-on-finished-hand-card"_say},
                                             {"5.8", "officers.card-drawn-by-mistake-was-offered"_say},
                                             {"5.17", "officers.player-was-passed-over-cards-were"_say},
                                             {"5.21.2", "officers.burn-card-was-forgotten-it-stayed"_say}};
    static const std::vector<After> inDueling{{"5.13", "officers.cards-on-empty-box-were-discarded"_say},
                                              {"5.20.1", "officers.two-cards-came-at-once-unseen"_say},
                                              {"5.20.4.5", "officers.two-cards-came-at-once-for"_say},
                                              {"5.7", "officers.dealer-drew-on-finished-hand-card"_say},
                                              {"5.8", "officers.card-drawn-by-mistake-was-offered"_say},
                                              {"5.14", "officers.player-was-passed-over-cards-were"_say},
                                              {"5.18.2", "officers.burn-card-was-forgotten-it-stayed"_say}};
    const After after = m.oneOf(lucky8 ? inLucky8 : inDueling);
    const bool further = m.chance(30);
    const int box = m.between(1, m.rules().boxes().max);
    Incident incident{"dissatisfied",
                      {{L1("afterRule"), L1(after.clause)}, {L1("furtherCardDealt"), further}},
                      {after.story, further ? say("officers.another-card-has-been-dealt-since", Box{box})
                                            : say("officers.before-another-card-is-dealt-box", Box{box})}};
    auto question = rulingQuestion(m, incident, "officers.may-he-take-his-bets-back"_say);
    if (!question)
        return question;
    question->asks = {{L1("box"), box}};
    question->options.clear();
    question->misconceptions.clear();
    using enum RulingCode;
    const auto ruling = rulingOn(m.library(), m.rules().document, incident.kind, incident.facts);
    const AnswerOption yes{"officers.yes-what-is-left-bets-already"_say, RulingAnswer{{MayWithdraw, LostBetsStayLost}},
                           further ? "officers.it-has-to-be-said-before"_say
                                   : "officers.after-that-ruling-nobody-may-withdraw"_say};
    const AnswerOption no{"common.no"_say, RulingAnswer{{NoWithdrawal}}, "officers.this-ruling-is-on-list-after"_say};
    const AnswerOption all{"officers.yes-every-bet-of-round-lost"_say, RulingAnswer{{MayWithdraw}},
                           "officers.bets-already-lost-are-never-given"_say};
    if (ruling->has(MayWithdraw))
        setAnswers(m, *question, yes, {no, all});
    else
        setAnswers(m, *question, no, {yes, all});
    return question;
}

} // namespace

const std::vector<Family> &officerFamilies() {
    static const std::vector<Family> families{
        {"who-decides",
         Topic::Irregularities,
         "family.who-decides"_say,
         {{"lucky8", "3.9 3.10.1 5.23.4.1 6.1 6.2"},
          {"dueling8s", "3.9 3.10.1 5.20.4.1 6.1 6.2"},
          {"freebet", "1.24 5.12.1 5.20"},
          {"luckylucky", "3 8#operator-choice"}},
         officer},
        {"may-i-pull-out",
         Topic::Irregularities,
         "family.may-i-pull-out"_say,
         {{"lucky8", "5.25"}, {"dueling8s", "5.22"}},
         withdraw},
    };
    return families;
}

} // namespace pitwise

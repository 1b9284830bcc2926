// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The same felt or incident under another game, and which clause of which document governs.
#include "core/quiz/elsewhere.h"
#include "core/quiz/families/lists.h"
#include "core/quiz/families/moments.h"
#include "core/quiz/family.h"
#include "core/quiz/incident.h"
#include "core/quiz/rulingtext.h"

#include <algorithm>
#include <set>

namespace pitwise {
namespace {

using L1 = QLatin1String;

// ---------------------------------------------------------------- the same table

/// Hands and a dealer that the games may judge alike or not: his 22, a soft 17, or totals that say the same everywhere.
bool dealToCompare(Maker &m, LiveRound &live, int box) {
    const auto &printed = m.rules().play.printed;
    const int player = m.between(17, printed ? 18 : 20), way = m.between(0, 9);
    const bool soft17 = way == 0 && m.rules().play.dealerHitsSoft17, blackjack = !printed && !soft17 && m.chance(10);
    const auto own = blackjack ? std::vector{m.card(Rank::Ace), m.worth(10)}
                     : printed ? std::vector{m.worth(player - 8)}
                               : std::vector{m.worth(10), m.worth(player - 10)};
    const Card up = printed ? *printed : soft17 ? m.card(Rank::Ace) : m.worth(m.between(4, 6));
    live.wishOpening({{box, own}}, printed ? std::nullopt : std::optional(up));
    live.deal();
    live.closeOffers();
    if (soft17)
        live.wish(m.worth(6));
    else if (way < 4) { // 22
        const Card second = m.worth(printed ? m.between(5, 8) : 10);
        live.wish(second);
        live.wish(m.worth(22 - up.points() - second.points()));
    } else {
        const int total = way < 6 ? player : way < 8 ? m.between(player + 1, 21) : m.chance(50) ? 0 : 17;
        const auto cards = dealerCards(m, up, total);
        if (!cards)
            return false;
        wishAll(live, *cards);
    }
    live.finish();
    return true;
}

PhraseId resultWord(Result result) {
    return result == Result::Win    ? "contrast.wins"_say
           : result == Result::Lose ? "contrast.loses"_say
                                    : "contrast.stands-off"_say;
}

std::optional<Question> sameTable(Maker &m) {
    TableSetup setup = m.table(4);
    const int box = m.loneBettor(setup);
    std::vector<const Rulebook *> others;
    for (const std::string &document : m.library().documents())
        if (const Rulebook *book = m.library().find(document); document != m.rules().document && book->host.empty())
            others.push_back(book);
    const Rulebook &other = *m.oneOf(others);
    LiveRound live(setup, m.random());
    if (!dealToCompare(m, live, box) || live.round().stage() != Stage::Settled || live.round().ledger().size() != 1)
        return std::nullopt;
    const LedgerLine here = live.round().ledger().front();
    std::optional<Result> there;
    playElsewhere(other, live.round(), live.drawn(), live.actions(), std::nullopt, [&](const OtherRound &again) {
        if (again.round.stage() == Stage::Settled && again.round.ledger().size() == 1)
            there = again.round.ledger().front().result;
    });
    const std::vector<Result> results{Result::Win, Result::StandOff, Result::Lose};
    if (!there || std::ranges::find(results, here.result) == results.end())
        return std::nullopt;
    const std::string clause = m.rules().names(here.clauses()).front();
    Question question =
        m.question(say("contrast.what-becomes-of-main-bet-here", Box{box}, gameName(other.document)), {clause}, 10);
    question.round = live.script();
    question.asks = {{L1("box"), box},
                     {L1("player"), L1("A")},
                     {L1("kind"), L1("main")},
                     {L1("beside"), QString::fromStdString(other.document)}};
    const auto text = [&](Result first, Result second) {
        return say("contrast.it-here-and-there", resultWord(first), resultWord(second), gameName(other.document));
    };
    const PhraseId label =
        *there == here.result ? "contrast.this-table-comes-out-alike"_say : "contrast.same-cards-come-out-otherwise"_say;
    // Always the same four kinds: alike three times, and the way in which these two games part.
    const bool hereLate = m.rules().play.dealerBustsOver == 22;
    std::vector<std::pair<Result, Result>> pairs{{Result::Win, Result::Win},
                                                 {Result::StandOff, Result::StandOff},
                                                 {Result::Lose, Result::Lose},
                                                 hereLate ? std::pair(Result::StandOff, Result::Win)
                                                          : std::pair(Result::Win, Result::StandOff)};
    std::vector<WrongText> wrong;
    for (const auto &[first, second] : pairs)
        if ((first != here.result || second != *there) && wrong.size() < 3)
            wrong.emplace_back(text(first, second), label);
    m.setChoice(question, text(here.result, *there), wrong);
    const int player = live.round().hands().front().total.total;
    question.steps.push_back({say("contrast.player-has-dealer", player, live.round().dealerTotal().total), {}});
    question.steps.push_back(
        {say("contrast.it-here-and-there", resultWord(here.result), resultWord(*there), gameName(other.document)),
         {clause}});
    question.difficulty = 0.6;
    return question;
}

// ---------------------------------------------------------------- the same incident

std::optional<Question> sameIncident(Maker &m) {
    // A document of another house that rules by itself.
    std::vector<std::string> others;
    for (const std::string &document : m.library().documents())
        if (const Rulebook *book = m.library().find(document);
            book->rulings && book->host.empty() && book->houseName != m.rules().houseName)
            others.push_back(document);
    if (others.empty())
        return std::nullopt;
    const std::string other = others.size() > 1 ? (m.chance(50) ? others[0] : others[1]) : others[0];
    int box = m.between(1, m.rules().boxes().max);
    const Rulebook &otherBook = *m.library().find(other);
    Incident incident{"", {}, {}};
    switch (m.between(0, 6)) {
    case 0:
        incident.kind = "shoe-empty";
        incident.facts = {{L1("manualShuffle"), true}};
        incident.story = {say("contrast.shoe-runs-out-with-box-next", Box{box})};
        break;
    case 1:
        incident.kind = "power-failure";
        incident.facts = {{L1("outcomeEstablished"), false}};
        incident.story = {say("contrast.power-fails-while-box-thinks-no", Box{box})};
        break;
    case 2:
    case 3: {
        const bool known = m.chance(50);
        incident.kind = "misdeal";
        incident.facts = {{L1("stage"), L1("initial")}, {L1("settled"), L1("none")}, {L1("reconstructible"), known}};
        incident.story = {say("contrast.opening-cards-went-out-in-wrong", Box{box}),
                          known ? "common.right-order-of-cards-is-known"_say : "common.nobody-can-tell-any-more-which"_say};
        break;
    }
    case 4: {
        const std::vector<Card> drawn{m.worth(m.between(2, 9)), m.worth(m.between(2, 9))};
        incident.kind = "simultaneous-draw";
        incident.facts = {{L1("hand"), L1("player")}, {L1("disclosed"), m.between(1, 2)}, {L1("drawn"), cardsJson(drawn)}};
        incident.story = {incident.facts.value(L1("disclosed")).toInt() == 1
                              ? say("contrast.box-wants-card-two-come-at", Box{box}, drawn[0])
                              : say("contrast.box-wants-card-two-come-at-once", Box{box}, drawn)};
        break;
    }
    case 5: {
        if (m.rules().play.printed || otherBook.play.printed)
            return std::nullopt;
        const std::vector<Card> hand{m.card(Rank::Ace), m.worth(m.between(2, 5))};
        incident.kind = "absent-player";
        incident.facts = {{L1("cards"), cardsJson(hand)}, {L1("othersOnBox"), false}};
        incident.story = {say("contrast.only-bettor-of-box-has-left", Box{box}, hand)};
        break;
    }
    default:
        box = std::min(box, m.rules().boxes().max - 1); // there is a next one
        incident.kind = "player-skipped";
        incident.facts = {{L1("areasActedSince"), 1}};
        incident.story = {say("contrast.box-was-not-asked-for-card", Box{box}), "common.right-order-of-cards-is-known"_say};
    }
    incident.facts = factsFor(m.rules(), incident.kind, incident.facts);
    const auto there = rulingOn(m.library(), other, incident.kind, factsFor(otherBook, incident.kind, incident.facts));
    auto question = rulingQuestion(m, incident, say("contrast.what-is-ruling-on-felt", gameName(m.rules().document)));
    if (!question || !there || Answer(RulingAnswer{there->codes}) == question->key())
        return std::nullopt;
    question->story.push_back(say("contrast.on-felt", gameName(other), rulingText(there->codes)));
    question->asks = {{L1("box"), box}, {L1("beside"), QString::fromStdString(other)}};
    question->difficulty = 0.7;
    return question;
}

// ---------------------------------------------------------------- clause hunt

bool related(const std::string &a, const std::string &b) {
    return a == b || a.starts_with(b + '.') || b.starts_with(a + '.') || a.starts_with(b + '#') || b.starts_with(a + '#');
}

/// Rules that decide other incidents and have no part in this ruling; further clauses of irregularities where they are few.
std::vector<std::string> otherRules(Maker &m, const Question &question) {
    std::vector<std::string> rules = findFamily("clause-hunt")->clausesFor(m.rules()), further;
    for (std::size_t i = 0; i < m.rules().ownClauses; ++i)
        if (const Clause &clause = m.rules().clauses[i]; clause.kind == ClauseKind::Irregularity && clause.testable)
            further.push_back(clause.id);
    m.random().shuffle(rules);
    m.random().shuffle(further);
    rules.insert(rules.end(), further.begin(), further.end());
    std::erase_if(rules, [&](const std::string &rule) {
        const Clause &clause = m.rules().clauses[*m.rules().clause(rule)];
        return clause.syntheticId || clause.inferredId ||
               std::ranges::any_of(question.clauses, [&](const std::string &cited) { return related(cited, rule); });
    });
    return rules;
}

/// An incident of the irregularity families; asked is the rule that decides it, said in words and not by its number.
std::optional<Question> clauseHunt(Maker &m) {
    std::vector<const Family *> sources;
    for (const auto *list : {&irregularityFamilies(), &shoeFamilies()})
        for (const Family &family : *list)
            if (family.isFor(m.rules()))
                sources.push_back(&family);
    // Each rule as often as any other, however often the families come upon it.
    const std::string right = m.oneOf(findFamily("clause-hunt")->clausesFor(m.rules()));
    std::optional<Question> question;
    for (int i = 0; i < 12 && (!question || question->clauses.front() != right); ++i)
        question = m.oneOf(sources)->make(m);
    if (!question || !question->isGraded() || question->situation.isEmpty() || question->clauses.front() != right)
        return std::nullopt;
    const std::string &game = m.rules().document;
    const auto text = [&](const std::string &clause) {
        return Phrase::plain(contentName("clause/" + m.rules().name() + '/' + clause));
    };
    std::vector<AnswerOption> wrong;
    for (const std::string &clause : otherRules(m, *question))
        if (wrong.size() < 3)
            wrong.push_back({text(clause), ClauseAnswer{game, clause}, "contrast.that-rule-is-for-something-else"_say});
    if (wrong.size() < 3)
        return std::nullopt;
    question->prompt = "contrast.which-rule-decides-this"_say;
    question->options.clear();
    question->misconceptions.clear();
    question->clauses = {right};
    question->steps = {{text(right), {right}}};
    setAnswers(m, *question, {text(right), ClauseAnswer{game, right}}, wrong);
    question->difficulty = 0.8;
    question->target = 20;
    return question;
}

} // namespace

const std::vector<Family> &contrastFamilies() {
    static const std::vector<Family> families{
        {"same-cards-other-felt",
         Topic::Payouts,
         "family.same-cards-other-felt"_say,
         {{"lucky8", "3.19 4.3.2 4.3.3 4.4.1 4.6.1"},
          {"dueling8s", "4.4.1 4.4.2 4.5.1 4.6.1"},
          {"freebet", "3.16 3.24.1 3.24.2 3.24.3 3.24.4 3.24.5"}},
         sameTable},
        {"same-incident-other-felt",
         Topic::Irregularities,
         "family.same-incident-other-felt"_say,
         {{"lucky8", "5.2 5.6.1 5.17 5.19 5.19.1 5.22 5.23.2 5.23.2.1 5.23.3 5.23.3.1 5.29.1"},
          {"dueling8s", "5.2 5.6.1 5.14 5.16 5.16.1 5.20.2 5.20.2.1 5.20.3 5.20.3.1 5.26.1"},
          {"freebet", "5.3 5.4.2 5.5.3 5.7.1 5.7.2 5.7.3 5.9 5.12 5.12.2"}},
         sameIncident},
        {"clause-hunt",
         Topic::Irregularities,
         "family.clause-hunt"_say,
         {{"lucky8", "3.34 5.2 5.5 5.6.1 5.6.2 5.7 5.8 5.13 5.14 5.15 5.16.1 5.17 5.18 5.19 5.20 5.21.1 5.21.2 5.22 5.22.1 "
                     "5.23.1 5.23.2 5.23.3 5.23.4.1 5.23.4.3 5.23.4.5 5.24 5.28 5.29.1 5.29.2 6.1"},
          {"dueling8s", "3.33 5.2 5.6.1 5.6.2 5.7 5.11 5.13 5.14 5.15 5.16 5.17 5.18.1 5.18.2 5.19.1 5.20.1 5.20.2 5.20.3 "
                        "5.20.4.1 5.20.4.3 5.20.4.5 5.21 5.25 5.26.1 5.26.2 6.1"},
          {"freebet", "3.24 5.3 5.4.1 5.4.2 5.5.2 5.5.3 5.6 5.7.1 5.9 5.10.1 5.10.2 5.11 5.12 5.12.1"}},
         clauseHunt},
    };
    return families;
}

} // namespace pitwise

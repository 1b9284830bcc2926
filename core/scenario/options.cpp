// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/options.h"
#include "core/overloaded.h"
#include "core/qttext.h"
#include "core/quiz/answerjson.h"
#include "core/quiz/incident.h"
#include "core/quiz/rulingtext.h"
#include "core/quiz/shapes.h"

#include <QJsonDocument>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// What an added answer of this kind has to look like; empty: a question that takes none.
Phrase neededOf(AnswerKind kind) {
    switch (kind) {
    case AnswerKind::Ruling: return "problem.option-ruling"_say;
    case AnswerKind::Amount: return "problem.option-amount"_say;
    case AnswerKind::Total: return "problem.option-total"_say;
    case AnswerKind::Player: return "problem.option-player"_say;
    case AnswerKind::Card: return "problem.option-card"_say;
    case AnswerKind::Chips:
    case AnswerKind::Choice:
    case AnswerKind::Choices:
    case AnswerKind::Order:
    case AnswerKind::Actions:
    case AnswerKind::Count:
    case AnswerKind::Bet:
    case AnswerKind::Place:
    case AnswerKind::Clause: break;
    }
    return {};
}

/// An answer without content: a ruling that rules nothing, a player without a name, less than no money.
bool saysNothing(const Answer &answer) {
    const auto *ruling = std::get_if<RulingAnswer>(&answer);
    const auto *player = std::get_if<PlayerAnswer>(&answer);
    return (ruling && ruling->codes.empty()) || (player && player->player.empty()) || moneyIn(answer).value_or(0) < 0;
}

/// Why it is no answer of that kind; empty where it is one.
Phrase shapeProblem(const QJsonObject &written, AnswerKind kind) {
    const std::string_view type = name(kind);
    if (written.value(L1("type")).toString() != qt(type))
        return say("problem.option-type", qt(type));
    const Phrase needed = neededOf(kind);
    if (needed.isEmpty())
        return "problem.option-fixed"_say;
    const auto answer = answerIn(written);
    return answer && !saysNothing(*answer) ? Phrase() : needed;
}

/// Says the same acts in another order, or a part of them only: not clearly wrong.
bool isPartOfKind(const Answer &answer, const Answer &right) {
    const auto *part = std::get_if<RulingAnswer>(&answer), *whole = std::get_if<RulingAnswer>(&right);
    return part && whole && std::all_of(part->codes.begin(), part->codes.end(), [&](RulingCode c) {
               return std::find(whole->codes.begin(), whole->codes.end(), c) != whole->codes.end();
           });
}

ScenarioProblems checkAdded(const Scenario &scenario, const std::vector<OpenAnswer> &open, const Question &question) {
    ScenarioProblems problems;
    for (std::size_t i = 0; i < scenario.added.size(); ++i) {
        const QJsonObject &written = scenario.added[i].answer;
        const std::string path = "added[" + std::to_string(i) + ']';
        if (const Phrase why = shapeProblem(written, question.shape()); !why.isEmpty()) {
            problems.push_back({ProblemKind::OptionShape, path, {why}, {}});
            continue;
        }
        const Answer answer = *answerIn(written);
        QStringList clauses;
        for (const std::string &clause : question.clauses)
            clauses << QString::fromStdString(clause);
        if (answer == question.key()) {
            problems.push_back({ProblemKind::OptionIsRight,
                                path,
                                {answerText(answer), clauses.join(QStringLiteral(", "))},
                                question.clauses});
            continue;
        }
        const auto doubt =
            std::find_if(open.begin(), open.end(), [&](const OpenAnswer &other) { return other.answer == answer; });
        if (doubt != open.end() || isPartOfKind(answer, question.key()))
            problems.push_back({ProblemKind::OptionInDoubt,
                                path,
                                {answerText(answer), doubt != open.end() && !doubt->item.empty()
                                                         ? PhraseArg(QString::fromStdString(doubt->item))
                                                     : doubt != open.end() ? PhraseArg("problem.same-ruling"_say)
                                                                           : PhraseArg("problem.part-of-ruling"_say)},
                                {}});
    }
    return problems;
}

} // namespace

std::vector<OpenAnswer> defensibleAnswers(const Scenario &scenario, const Rulebook &rules, const Library &library,
                                          const House &house, const std::vector<RulingCode> &right) {
    std::vector<OpenAnswer> open;
    const ScenarioIncident &incident = *scenario.incident;
    for (const auto &codes : defensibleRulings(rules, incident.kind, incident.facts))
        if (codes != right)
            open.push_back({RulingAnswer{codes}, {}});
    for (const OpenRuling &other : openRulings(library, rules, incident.kind.c_str(), incident.facts, house.readings, right))
        open.push_back({RulingAnswer{other.codes}, other.item});
    return open;
}

ScenarioProblems applyOptions(const Scenario &scenario, const std::vector<OpenAnswer> &open, Question &question) {
    ScenarioProblems problems = checkAdded(scenario, open, question);
    for (std::size_t i = 0; i < scenario.dropped.size(); ++i) {
        const auto answer = answerIn(scenario.dropped[i]);
        const auto removed =
            !answer || *answer == question.key()
                ? 0
                : std::erase_if(question.options, [&](const Option &o) { return o.answer == *answer; }) +
                      std::erase_if(question.misconceptions, [&](const Misconception &m) { return m.answer == *answer; });
        if (removed == 0)
            problems.push_back(
                {ProblemKind::OptionUnknown, "dropped[" + std::to_string(i) + ']', {answerText(scenario.dropped[i])}, {}});
    }
    if (hasErrors(problems))
        return problems;
    const bool chosen = !question.options.empty();
    for (const AddedOption &added : scenario.added) {
        const Answer answer = *answerIn(added.answer);
        // The author's label comes before the engine's for the same answer.
        if (!added.label.isEmpty())
            std::erase_if(question.misconceptions, [&](const Misconception &m) { return m.answer == answer; });
        addWrong(question, answer, Phrase::verbatim(added.label));
        const bool known = std::any_of(question.options.begin(), question.options.end(),
                                       [&](const Option &o) { return o.answer == answer; });
        if (chosen && !known && question.options.size() < mostOptions)
            question.options.emplace_back(std::string(), answerText(answer), answer);
    }
    if (chosen && question.options.size() < 2)
        problems.push_back({ProblemKind::TooFewOptions, "dropped", {}, {}});
    if (optionsIn(question.key()).empty() && question.shape() != AnswerKind::Choices)
        for (std::size_t i = 0; i < question.options.size(); ++i)
            question.options[i].key = std::string(1, static_cast<char>('a' + i));
    return problems;
}

Phrase answerText(const Answer &answer) {
    const auto joined = [](const std::vector<std::string> &keys) {
        Listing list{{}, Listing::As::Apart};
        for (const std::string &key : keys)
            list.items.emplace_back(qt(key));
        return Phrase::plain(std::move(list));
    };
    return std::visit(
        Overloaded{[](const AmountAnswer &a) { return Phrase::plain(Money{a.cents}); },
                   [](const ChipsAnswer &a) { return Phrase::plain(Money{a.cents}); },
                   [](const ChoiceAnswer &a) { return Phrase::verbatim(qt(a.key)); },
                   [&](const ChoicesAnswer &a) { return joined(a.keys); },
                   [&](const OrderAnswer &a) { return joined(a.keys); },
                   [](const ActionsAnswer &a) {
                       Listing list{{}, Listing::As::Apart};
                       for (const Do what : a.allowed)
                           list.items.emplace_back(actionName(what));
                       return Phrase::plain(std::move(list));
                   },
                   [](const TotalAnswer &a) { return a.soft ? say("ask.soft-total", a.total) : Phrase::plain(a.total); },
                   [](const CountAnswer &a) { return Phrase::plain(a.count); },
                   [](const PlayerAnswer &a) {
                       return a.player.empty() ? Phrase("common.nobody"_say) : Phrase::plain(playerName(a.player));
                   },
                   [](const BetAnswer &a) { return Phrase::plain(betName(a.kind)); },
                   [](const CardAnswer &a) { return Phrase::plain(a.card); },
                   [](const PlaceAnswer &a) { return Phrase::plain(betName(a.area)); },
                   [](const ClauseAnswer &a) { return Phrase::plain(clauseName(a.clause)); },
                   [](const RulingAnswer &a) { return rulingText(a.codes); }},
        answer);
}

Phrase answerText(const QJsonObject &written) {
    const auto answer = answerIn(written);
    return answer ? answerText(*answer)
                  : Phrase::verbatim(QString::fromUtf8(QJsonDocument(written).toJson(QJsonDocument::Compact)));
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/judge.h"
#include "core/quiz/answerjson.h"

#include <QJsonArray>

#include <algorithm>
#include <iterator>

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// Choosing an option that stands for more than its key is giving that answer.
const Answer &meant(const Question &question, const Answer &answer) {
    if (const auto *choice = std::get_if<ChoiceAnswer>(&answer))
        for (const Option &option : question.options)
            if (option.key == choice->key)
                return option.answer;
    return answer;
}

/// The chips laid down make the amount, and no smaller number of chips would.
bool isFewest(const ChipsAnswer &answer, const ChipSet &chips) {
    Cents sum = 0;
    std::int64_t count = 0;
    for (const ChipCount &laid : answer.laid) {
        if (laid.count < 0 || laid.count > 100'000 || !chips.chip(laid.value))
            return false;
        sum += laid.value * laid.count;
        count += laid.count;
    }
    const ChipCut best = chips.cut(sum);
    return sum == answer.cents && best.rest == 0 && best.count() == count;
}

/// The lines of a list that stand each for itself; empty: no such list.
std::vector<std::string> linesIn(const Answer &answer) {
    std::vector<std::string> lines;
    if (const auto *actions = std::get_if<ActionsAnswer>(&answer))
        for (const Do action : actions->allowed)
            lines.push_back(std::to_string(static_cast<int>(action)));
    else if (const auto *choices = std::get_if<ChoicesAnswer>(&answer))
        lines = choices->keys;
    std::ranges::sort(lines);
    return lines;
}

/// The lines that stand in one of two lists and not in the other.
std::vector<std::string> differing(const Answer &a, const Answer &b) {
    const std::vector<std::string> here = linesIn(a), there = linesIn(b);
    std::vector<std::string> lines;
    std::ranges::set_symmetric_difference(here, there, std::back_inserter(lines));
    return lines;
}

/// What was misread: the answer as a whole, or each line of a list that is wrong.
std::vector<const Misconception *> misreadIn(const Question &question, const Answer &given) {
    const std::vector<std::string> wrong = differing(given, question.key());
    std::vector<const Misconception *> misread;
    for (const Misconception &misconception : question.misconceptions) {
        if (sayTheSame(misconception.answer, given))
            return {&misconception};
        if (const auto line = differing(misconception.answer, question.key());
            wrong.size() > 1 && line.size() == 1 && std::ranges::find(wrong, line.front()) != wrong.end())
            misread.push_back(&misconception);
    }
    return misread;
}

/// The rules that make the right answer another than the given one: those of the step that says what was misread, or of the
/// row of the pay table that an amount comes from; else the question's first.
std::vector<std::string> decidingClauses(const Question &question, const std::vector<const Misconception *> &misread) {
    std::vector<std::string> deciding;
    const auto add = [&](const std::string &clause) {
        if (std::find(deciding.begin(), deciding.end(), clause) == deciding.end())
            deciding.push_back(clause);
    };
    for (const Misconception *each : misread)
        for (const Step &step : question.steps)
            if (!step.clauses.empty() && step.text == each->label)
                add(step.clauses.front());
    if (deciding.empty() && moneyIn(question.key()))
        for (const std::string &clause : question.clauses)
            if (clause.find('#') != std::string::npos && clause.find("#note") == std::string::npos && deciding.empty())
                add(clause);
    if (deciding.empty() && !question.clauses.empty())
        add(question.clauses.front());
    return deciding;
}

} // namespace

QJsonObject Verdict::toJson() const {
    static constexpr const char *outcomes[] = {"wrong", "right", "unscored"};
    QJsonObject json{{L1("outcome"), L1(outcomes[static_cast<int>(outcome)])}, {L1("expected"), answerJson(expected)}};
    if (!fewestChips)
        json[L1("fewestChips")] = false;
    if (timeUp)
        json[L1("timeUp")] = true;
    QJsonArray list;
    for (const std::string &clause : clauses)
        list.append(QString::fromStdString(clause));
    json[L1("clauses")] = list;
    if (!misconception.isEmpty())
        json[L1("misconception")] = phraseJson(misconception);
    QJsonArray others;
    for (const Phrase &also : alsoMisread)
        others.append(phraseJson(also));
    if (!others.isEmpty())
        json[L1("alsoMisread")] = others;
    return json;
}

Verdict judge(const Question &question, const std::optional<Answer> &answer, const ChipSet &chips) {
    Verdict verdict;
    verdict.expected = question.key();
    verdict.clauses = question.clauses;
    verdict.steps = question.steps;
    verdict.outcome = question.isGraded() ? Outcome::Wrong : Outcome::Unscored;
    if (!answer)
        return verdict;
    const Answer &given = meant(question, *answer);
    const bool right = sayTheSame(given, question.key());
    if (right && question.isGraded())
        verdict.outcome = Outcome::Right;
    if (const auto *laid = std::get_if<ChipsAnswer>(&*answer); laid && !laid->laid.empty())
        verdict.fewestChips = isFewest(*laid, chips);
    if (right)
        return verdict;
    const std::vector<const Misconception *> misread = misreadIn(question, given);
    for (const Misconception *each : misread)
        if (verdict.misconception.isEmpty())
            verdict.misconception = each->label;
        else
            verdict.alsoMisread.push_back(each->label);
    const std::vector<std::string> deciding = decidingClauses(question, misread);
    std::erase_if(verdict.clauses, [&](const std::string &clause) {
        return std::find(deciding.begin(), deciding.end(), clause) != deciding.end();
    });
    verdict.clauses.insert(verdict.clauses.begin(), deciding.begin(), deciding.end());
    verdict.deciding = deciding.size();
    return verdict;
}

Verdict timeIsUp(const Question &question) {
    Verdict verdict;
    verdict.outcome = question.isGraded() ? Outcome::Wrong : Outcome::Unscored;
    verdict.timeUp = true;
    verdict.expected = question.key();
    verdict.clauses = question.clauses;
    verdict.steps = question.steps;
    return verdict;
}

bool canBeLaid(const Question &question, const ChipSet &chips) {
    for (const char *list : {"bets", "actions"})
        for (const QJsonValue &entry : question.round.value(L1(list)).toArray())
            if (!chips.canLay(entry.toObject().value(L1("amount")).toInteger()))
                return false;
    return chips.canLay(moneyIn(question.key()).value_or(0));
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/judge.h"
#include "core/quiz/answerjson.h"

#include <QJsonArray>

#include <algorithm>

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

} // namespace

QJsonObject Verdict::toJson() const {
    static constexpr const char *outcomes[] = {"wrong", "right", "unscored"};
    QJsonObject json{{L1("outcome"), L1(outcomes[static_cast<int>(outcome)])}, {L1("expected"), answerJson(expected)}};
    if (!fewestChips)
        json[L1("fewestChips")] = false;
    QJsonArray list;
    for (const std::string &clause : clauses)
        list.append(QString::fromStdString(clause));
    json[L1("clauses")] = list;
    if (!misconception.isEmpty())
        json[L1("misconception")] = phraseJson(misconception);
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
    if (!right)
        for (const Misconception &misconception : question.misconceptions)
            if (sayTheSame(misconception.answer, given)) {
                verdict.misconception = misconception.label;
                break;
            }
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

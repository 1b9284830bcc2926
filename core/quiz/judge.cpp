// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/judge.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

QJsonArray sorted(const QJsonValue &list) {
    QStringList words;
    for (const QJsonValue &value : list.toArray())
        words << value.toString();
    words.sort();
    return QJsonArray::fromStringList(words);
}

/// An answer in the one form in which equal answers are equal objects.
QJsonObject canonical(const QJsonObject &answer) {
    const QString type = answer.value(L1("type")).toString();
    QJsonObject form{{L1("type"), type}};
    if (type == L1("amount") || type == L1("chips")) {
        // Paying in chips and naming the amount are the same answer.
        form[L1("type")] = L1("amount");
        form[L1("cents")] = answer.value(L1("cents"));
    } else if (type == L1("actions")) {
        form[L1("allowed")] = sorted(answer.value(L1("allowed")));
    } else if (type == L1("choices")) {
        form[L1("keys")] = sorted(answer.value(L1("keys")));
    } else {
        for (const L1 member : {L1("ruling"), L1("key"), L1("keys"), L1("player"), L1("card"), L1("total"), L1("soft"),
                                L1("count"), L1("area"), L1("box"), L1("kind"), L1("hand"), L1("game"), L1("clause")})
            if (answer.contains(member))
                form[member] = answer.value(member);
        if (type == L1("bet")) // a bet of the box, or of its only hand, may name hand 1 or none
            form[L1("hand")] = std::max<qint64>(1, answer.value(L1("hand")).toInteger());
    }
    return form;
}

/// Choosing an option that stands for more than its key is giving that answer.
QJsonObject meant(const Question &question, const QJsonObject &answer) {
    if (answer.value(L1("type")) == L1("choice"))
        for (const Option &option : question.options)
            if (!option.answer.isEmpty() && answer.value(L1("key")).toString().toStdString() == option.key)
                return option.answer;
    return answer;
}

/// The chips laid down make the amount, and no smaller number of chips would.
bool isFewest(const QJsonObject &answer, const ChipSet &chips) {
    Cents sum = 0;
    std::int64_t count = 0;
    for (const QJsonValue &entry : answer.value(L1("chips")).toArray()) {
        const Cents value = entry.toObject().value(L1("value")).toInteger();
        const auto number = entry.toObject().value(L1("count")).toInteger();
        if (number < 0 || number > 100'000 || !chips.chip(value))
            return false;
        sum += value * number;
        count += number;
    }
    const ChipCut best = chips.cut(sum);
    return sum == answer.value(L1("cents")).toInteger() && best.rest == 0 && best.count() == count;
}

} // namespace

QJsonObject Verdict::toJson() const {
    static constexpr const char *outcomes[] = {"wrong", "right", "unscored"};
    QJsonObject json{{L1("outcome"), L1(outcomes[static_cast<int>(outcome)])}, {L1("expected"), expected}};
    if (!fewestChips)
        json[L1("fewestChips")] = false;
    QJsonArray list;
    for (const std::string &clause : clauses)
        list.append(QString::fromStdString(clause));
    json[L1("clauses")] = list;
    if (!misconception.isEmpty())
        json[L1("misconception")] = misconception.text();
    return json;
}

Verdict judge(const Question &question, const QJsonObject &answer, const ChipSet &chips) {
    Verdict verdict;
    verdict.expected = question.answer;
    verdict.clauses = question.clauses;
    verdict.steps = question.steps;
    const QJsonObject given = canonical(meant(question, answer));
    const bool right = given == canonical(question.answer);
    verdict.outcome = !question.isGraded() ? Outcome::Unscored : right ? Outcome::Right : Outcome::Wrong;
    if (answer.contains(L1("chips")))
        verdict.fewestChips = isFewest(answer, chips);
    if (!right)
        for (const Misconception &misconception : question.misconceptions)
            if (canonical(misconception.answer) == given) {
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
    return chips.canLay(question.answer.value(L1("cents")).toInteger());
}

} // namespace pitwise

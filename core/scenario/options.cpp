// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/options.h"
#include "core/quiz/incident.h"
#include "core/quiz/rulingtext.h"
#include "core/quiz/shapes.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr std::size_t mostOptions = 6;

std::optional<std::vector<RulingCode>> codesOf(const QJsonObject &answer) {
    std::vector<RulingCode> codes;
    for (const QJsonValue &value : answer.value(L1("ruling")).toArray()) {
        const auto code = rulingCode(value.toString().toStdString());
        if (!code || std::find(codes.begin(), codes.end(), *code) != codes.end())
            return std::nullopt;
        codes.push_back(*code);
    }
    if (codes.empty())
        return std::nullopt;
    return codes;
}

/// Why it is no answer of that type; empty where it is one.
QString shapeProblem(const QJsonObject &answer, const QString &type) {
    if (answer.value(L1("type")).toString() != type)
        return QCoreApplication::translate("scenario", "its type is “%1”").arg(type);
    if (type == L1("ruling") && !codesOf(answer))
        return QCoreApplication::translate("scenario", "a ruling is a list of codes, each once");
    if (type == L1("amount") && (!answer.value(L1("cents")).isDouble() || answer.value(L1("cents")).toInteger(-1) < 0))
        return QCoreApplication::translate("scenario", "an amount is a whole number of cents");
    if (type == L1("total") && (!answer.value(L1("total")).isDouble() || !answer.value(L1("soft")).isBool()))
        return QCoreApplication::translate("scenario", "a total has a number, and soft or not");
    if (type == L1("player") && answer.value(L1("player")).toString().isEmpty())
        return QCoreApplication::translate("scenario", "a player has a name");
    if (type == L1("card") && !parseCard(answer.value(L1("card")).toString().toStdString()))
        return QCoreApplication::translate("scenario", "a card is a rank and a suit");
    if (type != L1("ruling") && type != L1("amount") && type != L1("total") && type != L1("player") && type != L1("card"))
        return QCoreApplication::translate("scenario", "this question has its options fixed");
    return {};
}

/// Says the same acts in another order, or a part of them only: not clearly wrong.
bool isPartOf(const QJsonObject &answer, const QJsonObject &right) {
    const auto part = codesOf(answer), whole = codesOf(right);
    return part && whole && std::all_of(part->begin(), part->end(), [&](RulingCode c) {
               return std::find(whole->begin(), whole->end(), c) != whole->end();
           });
}

ScenarioProblems checkAdded(const Scenario &scenario, const std::vector<OpenAnswer> &open, const Question &question) {
    ScenarioProblems problems;
    const QString type = question.answer.value(L1("type")).toString();
    for (std::size_t i = 0; i < scenario.added.size(); ++i) {
        const QJsonObject &answer = scenario.added[i].answer;
        const std::string path = "added[" + std::to_string(i) + ']';
        if (const QString why = shapeProblem(answer, type); !why.isEmpty()) {
            problems.push_back({ProblemKind::OptionShape, path, {why}, {}});
            continue;
        }
        QStringList clauses;
        for (const std::string &clause : question.clauses)
            clauses << QString::fromStdString(clause);
        if (answer == question.answer) {
            problems.push_back({ProblemKind::OptionIsRight,
                                path,
                                {answerText(answer), clauses.join(QStringLiteral(", "))},
                                question.clauses});
            continue;
        }
        const auto doubt =
            std::find_if(open.begin(), open.end(), [&](const OpenAnswer &other) { return other.answer == answer; });
        if (doubt != open.end() || isPartOf(answer, question.answer))
            problems.push_back(
                {ProblemKind::OptionInDoubt,
                 path,
                 {answerText(answer), doubt != open.end() && !doubt->item.empty() ? QString::fromStdString(doubt->item)
                                      : doubt != open.end()
                                          ? QCoreApplication::translate("scenario", "it comes to the same")
                                          : QCoreApplication::translate("scenario", "it is a part of the ruling")},
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
            open.push_back({rulingAnswer(codes), {}});
    for (const OpenRuling &other : openRulings(library, rules, incident.kind.c_str(), incident.facts, house.readings, right))
        open.push_back({rulingAnswer(other.codes), other.item});
    return open;
}

ScenarioProblems applyOptions(const Scenario &scenario, const std::vector<OpenAnswer> &open, Question &question) {
    ScenarioProblems problems = checkAdded(scenario, open, question);
    for (std::size_t i = 0; i < scenario.dropped.size(); ++i) {
        const QJsonObject &answer = scenario.dropped[i];
        const auto removed =
            answer == question.answer
                ? 0
                : std::erase_if(question.options, [&](const Option &o) { return o.answer == answer; }) +
                      std::erase_if(question.misconceptions, [&](const Misconception &m) { return m.answer == answer; });
        if (removed == 0)
            problems.push_back({ProblemKind::OptionUnknown, "dropped[" + std::to_string(i) + ']', {answerText(answer)}, {}});
    }
    if (hasErrors(problems))
        return problems;
    const bool chosen = !question.options.empty();
    for (const AddedOption &added : scenario.added) {
        // The author's label comes before the engine's for the same answer.
        if (!added.label.isEmpty())
            std::erase_if(question.misconceptions, [&](const Misconception &m) { return m.answer == added.answer; });
        addWrong(question, added.answer, Phrase::verbatim(added.label));
        const bool known = std::any_of(question.options.begin(), question.options.end(),
                                       [&](const Option &o) { return o.answer == added.answer; });
        if (chosen && !known && question.options.size() < mostOptions)
            question.options.push_back({{}, Phrase::verbatim(answerText(added.answer)), added.answer});
    }
    if (chosen && question.options.size() < 2)
        problems.push_back({ProblemKind::TooFewOptions, "dropped", {}, {}});
    if (question.answer.value(L1("type")) != L1("choice") && question.answer.value(L1("type")) != L1("choices") &&
        question.answer.value(L1("type")) != L1("order"))
        for (std::size_t i = 0; i < question.options.size(); ++i)
            question.options[i].key = std::string(1, static_cast<char>('a' + i));
    return problems;
}

QString answerText(const QJsonObject &answer) {
    const QString type = answer.value(L1("type")).toString();
    if (const auto codes = codesOf(answer))
        return rulingText(*codes).text();
    if (type == L1("amount") || type == L1("chips"))
        return moneyText(answer.value(L1("cents")).toInteger());
    if (type == L1("player")) {
        const QString player = answer.value(L1("player")).toString();
        return player.isEmpty() ? QCoreApplication::translate("quiz", "Nobody") : player;
    }
    if (type == L1("card"))
        if (const auto card = parseCard(answer.value(L1("card")).toString().toStdString()))
            return cardText(*card);
    if (type == L1("total"))
        return answer.value(L1("soft")).toBool()
                   ? QCoreApplication::translate("scenario", "soft %1").arg(answer.value(L1("total")).toInt())
                   : QString::number(answer.value(L1("total")).toInt());
    QStringList words;
    for (const L1 key : {L1("allowed"), L1("keys"), L1("ruling")})
        for (const QJsonValue &value : answer.value(key).toArray())
            words << value.toString();
    return words.isEmpty() ? answer.value(L1("key")).toString() : words.join(QStringLiteral(", "));
}

} // namespace pitwise

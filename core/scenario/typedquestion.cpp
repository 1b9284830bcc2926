// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/typedquestion.h"
#include "core/qttext.h"
#include "core/quiz/answerjson.h"
#include "core/rules/library.h"
#include "core/scenario/scenarioformat.h"

#include <algorithm>
#include <set>

namespace pitwise {
namespace {

using L1 = QLatin1String;

std::string typedKey(std::size_t option) {
    return std::string(1, static_cast<char>('a' + option));
}

QString typedText(const JsonNode &node) {
    const QString text = QString::fromStdString(node.textOrEmpty());
    if (text.size() > longestText)
        node.fail("it is longer than " + std::to_string(longestText) + " characters");
    return text;
}

/// Whether an answer is one that this question can be answered with.
bool fitsTyped(const TypedQuestion &typed, const Answer &answer) {
    const AnswerKind kind = kindOf(answer);
    if (kind == AnswerKind::Amount || kind == AnswerKind::Count) {
        const auto *count = std::get_if<CountAnswer>(&answer);
        return typed.options.isEmpty() && (count ? count->count >= 0 : moneyIn(answer).value_or(-1) >= 0);
    }
    const auto count = static_cast<std::size_t>(typed.options.size());
    const std::vector<std::string> keys = optionsIn(answer);
    const std::set<std::string> different(keys.begin(), keys.end());
    const bool offered = std::all_of(keys.begin(), keys.end(), [&](const std::string &key) {
        return key.size() == 1 && key.front() >= 'a' && key.front() < static_cast<char>('a' + count);
    });
    if (!offered || different.size() != keys.size() || count < 2)
        return false;
    switch (kind) {
    case AnswerKind::Choice: return keys.size() == 1;
    case AnswerKind::Choices: return !keys.empty();
    case AnswerKind::Order: return keys.size() == count;
    default: return false;
    }
}

Answer readTypedAnswer(const JsonNode &node, const TypedQuestion &typed) {
    const Answer answer = readAnswer(node);
    if (!fitsTyped(typed, answer))
        node.fail("it is no answer to what is asked");
    return answer;
}

} // namespace

TypedQuestion readTyped(const JsonNode &node) {
    node.allowOnly(
        {L1("prompt"), L1("topic"), L1("options"), L1("answer"), L1("wrong"), L1("steps"), L1("language"), L1("source")});
    TypedQuestion typed;
    typed.prompt = typedText(node.need(L1("prompt")));
    if (typed.prompt.trimmed().isEmpty())
        node.need(L1("prompt")).fail("it asks nothing");
    const JsonNode topic = node.need(L1("topic"));
    const auto it = std::find(topicNames.begin(), topicNames.end(), topic.text());
    if (it == topicNames.end())
        topic.fail("no topic");
    typed.topic = static_cast<Topic>(it - topicNames.begin());
    const auto each = [&](const char *name, std::size_t most, const auto &read) {
        if (!node.has(L1(name)))
            return;
        const JsonNode list = node.need(L1(name));
        if (list.size() > most)
            list.fail("there are more than " + std::to_string(most));
        list.eachElement(read);
    };
    each("options", mostTypedOptions, [&](const JsonNode &option) { typed.options << typedText(option); });
    typed.answer = answerJson(readTypedAnswer(node.need(L1("answer")), typed));
    each("wrong", mostChangedOptions, [&](const JsonNode &wrong) {
        wrong.allowOnly({L1("answer"), L1("label")});
        typed.wrong.push_back(
            {answerJson(readTypedAnswer(wrong.need(L1("answer")), typed)), typedText(wrong.need(L1("label")))});
    });
    each("steps", mostTypedSteps, [&](const JsonNode &step) { typed.steps << typedText(step); });
    if (node.has(L1("language")))
        typed.language = typedText(node.need(L1("language"))).left(longestTag);
    if (node.has(L1("source")))
        typed.source = typedText(node.need(L1("source"))).left(longestTitle);
    return typed;
}

QJsonObject typedJson(const TypedQuestion &typed) {
    QJsonObject json{{L1("prompt"), typed.prompt}, {L1("topic"), qt(name(typed.topic))}, {L1("answer"), typed.answer}};
    if (!typed.options.isEmpty())
        json[L1("options")] = QJsonArray::fromStringList(typed.options);
    if (!typed.wrong.empty()) {
        QJsonArray list;
        for (const AddedOption &wrong : typed.wrong)
            list.append(QJsonObject{{L1("answer"), wrong.answer}, {L1("label"), wrong.label}});
        json[L1("wrong")] = list;
    }
    if (!typed.steps.isEmpty())
        json[L1("steps")] = QJsonArray::fromStringList(typed.steps);
    if (!typed.language.isEmpty())
        json[L1("language")] = typed.language;
    if (!typed.source.isEmpty())
        json[L1("source")] = typed.source;
    return json;
}

Expected<Question, ScenarioProblems> typedQuestion(const Scenario &scenario, const Library &library) {
    const TypedQuestion &typed = *scenario.typed;
    const Rulebook *rules = rulebookOf(scenario, library);
    if (!rules)
        return ScenarioProblems{{ProblemKind::NoRulebook,
                                 scenario.rulebook.empty() ? "game" : "rulebook",
                                 {qt(scenario.rulebook.empty() ? scenario.game : scenario.rulebook)},
                                 {}}};
    const auto key = answerIn(typed.answer);
    if (!key || !fitsTyped(typed, *key))
        return ScenarioProblems{{ProblemKind::NothingToAsk, "typed.answer", {}, {}}};
    Question question;
    question.family = typedFamily;
    question.game = scenario.game;
    question.rulebook = rules->name();
    question.topic = typed.topic;
    question.target = 20;
    question.prompt = Phrase::verbatim(typed.prompt);
    for (std::size_t i = 0; i < static_cast<std::size_t>(typed.options.size()); ++i)
        question.options.emplace_back(typedKey(i), Phrase::verbatim(typed.options[static_cast<qsizetype>(i)]));
    question.setKey(*key);
    for (const AddedOption &wrong : typed.wrong)
        if (const auto answer = answerIn(wrong.answer); answer && fitsTyped(typed, *answer))
            question.misconceptions.push_back({Phrase::verbatim(wrong.label), *answer});
    for (const QString &step : typed.steps)
        question.steps.push_back({Phrase::verbatim(step), {}});
    question.steps.push_back({"problem.key-typed"_say, {}});
    return question;
}

} // namespace pitwise

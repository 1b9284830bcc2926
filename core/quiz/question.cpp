// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/question.h"
#include "core/qttext.h"
#include "core/quiz/answerjson.h"
#include "core/table/tablesetup.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

std::vector<std::string> readTexts(const JsonNode &node) {
    std::vector<std::string> list;
    node.eachElement([&](const JsonNode &element) { list.push_back(element.text()); });
    return list;
}

QJsonObject settlementJson(const Settlement &settlement) {
    QJsonObject json{{L1("box"), settlement.box},
                     {L1("player"), qt(settlement.player)},
                     {L1("kind"), qt(settlement.kind)},
                     {L1("pays"), static_cast<qint64>(settlement.pays)},
                     {L1("takes"), static_cast<qint64>(settlement.takes)}};
    if (settlement.hand > 0)
        json[L1("hand")] = settlement.hand;
    return json;
}

Settlement readSettlement(const JsonNode &node) {
    Settlement settlement;
    settlement.box = static_cast<int>(node.need(L1("box")).integer(1, maxBoxes));
    settlement.player = node.need(L1("player")).text();
    settlement.kind = node.need(L1("kind")).text();
    settlement.pays = node.need(L1("pays")).integer(0, maxAmount);
    settlement.takes = node.need(L1("takes")).integer(0, maxAmount);
    if (node.has(L1("hand")))
        settlement.hand = static_cast<int>(node.need(L1("hand")).integer(1, 4));
    return settlement;
}

Option readOption(const JsonNode &node, AnswerKind shape) {
    Option option{node.need(L1("key")).text(), readPhrase(node.need(L1("text")))};
    QJsonObject rest = node.object();
    rest.remove(L1("key"));
    rest.remove(L1("text"));
    if (!rest.isEmpty()) {
        rest[L1("type")] = qt(name(shape));
        option.answer = readAnswer(JsonNode(QJsonValue(rest)));
    }
    return option;
}

void fillIn(const JsonNode &root, PosedQuestion &question) {
    question.seed = static_cast<std::uint64_t>(root.need(L1("seed")).integer(0));
    question.game = root.need(L1("game")).text();
    question.rulebook = root.need(L1("rulebook")).text();
    question.family = root.need(L1("family")).text();
    const JsonNode topic = root.need(L1("topic"));
    const auto it = std::find(topicNames.begin(), topicNames.end(), topic.text());
    if (it == topicNames.end())
        topic.fail("no topic");
    question.topic = static_cast<Topic>(it - topicNames.begin());
    if (root.has(L1("scenario"))) {
        const JsonNode scenario = root.need(L1("scenario"));
        question.scenario = {scenario.need(L1("id")).text(),
                             static_cast<int>(scenario.need(L1("version")).integer(1, 1'000'000)),
                             QString::fromStdString(scenario.need(L1("title")).textOrEmpty()),
                             scenario.has(L1("keyTyped")) && scenario.need(L1("keyTyped")).boolean()};
    }
    question.difficulty = root.need(L1("difficulty")).real();
    question.target = static_cast<int>(root.need(L1("target")).integer(1, 36000));
    question.prompt = readPhrase(root.need(L1("prompt")));
    if (root.has(L1("story")))
        root.need(L1("story")).eachElement([&](const JsonNode &line) { question.story.push_back(readPhrase(line)); });
    if (root.has(L1("settlements")))
        root.need(L1("settlements")).eachElement([&](const JsonNode &settlement) {
            question.settlements.push_back(readSettlement(settlement));
        });
    if (root.has(L1("round")))
        question.round = root.need(L1("round")).object();
    if (root.has(L1("scene")))
        question.scene = readScene(root.need(L1("scene")));
    if (root.has(L1("situation")))
        question.situation = root.need(L1("situation")).object();
    if (root.has(L1("asks")))
        question.asks = root.need(L1("asks")).object();
    if (root.has(L1("readings")))
        question.readings = readTexts(root.need(L1("readings")));
    if (root.has(L1("options")))
        root.need(L1("options")).eachElement([&](const JsonNode &option) {
            question.options.push_back(readOption(option, question.shape()));
        });
}

} // namespace

Phrase settlementText(const Settlement &settlement) {
    const Phrase what = settlement.pays > 0    ? say("settlement.paid", Money{settlement.pays})
                        : settlement.takes > 0 ? say("settlement.taken", Money{settlement.takes})
                                               : Phrase("settlement.left-as-it-lies"_say);
    const Name player = playerName(settlement.player), bet = betName(settlement.kind);
    return settlement.hand > 0 ? say("settlement.of-hand", Box{settlement.box}, settlement.hand, player, bet, what)
                               : say("settlement.of-box", Box{settlement.box}, player, bet, what);
}

std::string PosedQuestion::id() const {
    if (!scenario.isEmpty())
        return "scenario/" + scenario.id + '/' + std::to_string(scenario.version);
    return family + '/' + game + '/' + std::to_string(seed);
}

QJsonObject questionJson(const Question &question, Reveal reveal, const SayAs &say) {
    QJsonObject json{{L1("id"), qt(question.id())},
                     {L1("seed"), static_cast<qint64>(question.seed)},
                     {L1("game"), qt(question.game)},
                     {L1("rulebook"), qt(question.rulebook)},
                     {L1("family"), qt(question.family)},
                     {L1("topic"), qt(name(question.topic))},
                     {L1("clauses"), jsonTexts(question.clauses)},
                     {L1("difficulty"), question.difficulty},
                     {L1("target"), question.target},
                     {L1("prompt"), say(question.prompt)}};
    if (!question.scenario.isEmpty()) {
        QJsonObject scenario{{L1("id"), qt(question.scenario.id)},
                             {L1("version"), question.scenario.version},
                             {L1("title"), question.scenario.title}};
        if (question.scenario.keyTyped)
            scenario[L1("keyTyped")] = true;
        json[L1("scenario")] = scenario;
    }
    if (!question.story.empty()) {
        QJsonArray story;
        for (const Phrase &line : question.story)
            story.append(say(line));
        json[L1("story")] = story;
    }
    if (!question.settlements.empty()) {
        QJsonArray settlements;
        for (const Settlement &settlement : question.settlements)
            settlements.append(settlementJson(settlement));
        json[L1("settlements")] = settlements;
    }
    if (!question.round.isEmpty())
        json[L1("round")] = question.round;
    if (!question.scene.isEmpty())
        json[L1("scene")] = sceneJson(question.scene);
    if (!question.situation.isEmpty())
        json[L1("situation")] = question.situation;
    json[L1("asks")] = question.asks;
    if (!question.options.empty()) {
        QJsonArray options;
        for (const Option &option : question.options) {
            QJsonObject entry = answerJson(option.answer);
            entry.remove(L1("type"));
            entry[L1("key")] = qt(option.key);
            entry[L1("text")] = say(option.text);
            options.append(entry);
        }
        json[L1("options")] = options;
    }
    if (!question.readings.empty())
        json[L1("readings")] = jsonTexts(question.readings);
    if (reveal == Reveal::No) {
        if (question.shape() == AnswerKind::Clause)
            json[L1("clauses")] = QJsonArray(); // the clause is what is asked
        return json;
    }
    json[L1("answer")] = answerJson(question.key());
    QJsonArray wrong;
    for (const Misconception &misconception : question.misconceptions)
        wrong.append(QJsonObject{{L1("label"), say(misconception.label)}, {L1("answer"), answerJson(misconception.answer)}});
    json[L1("misconceptions")] = wrong;
    QJsonArray steps;
    for (const Step &step : question.steps)
        steps.append(QJsonObject{{L1("text"), say(step.text)}, {L1("clauses"), jsonTexts(step.clauses)}});
    json[L1("steps")] = steps;
    return json;
}

Question readQuestion(const QJsonObject &json) {
    const JsonNode root{QJsonValue(json)};
    Question question;
    question.setKey(readAnswer(root.need(L1("answer"))));
    fillIn(root, question);
    question.clauses = readTexts(root.need(L1("clauses")));
    if (root.has(L1("misconceptions")))
        root.need(L1("misconceptions")).eachElement([&](const JsonNode &wrong) {
            question.misconceptions.push_back({readPhrase(wrong.need(L1("label"))), readAnswer(wrong.need(L1("answer")))});
        });
    if (root.has(L1("steps")))
        root.need(L1("steps")).eachElement([&](const JsonNode &step) {
            question.steps.push_back({readPhrase(step.need(L1("text"))), readTexts(step.need(L1("clauses")))});
        });
    return question;
}

PosedQuestion readPosed(const QJsonObject &json, AnswerKind shape) {
    PosedQuestion question(shape);
    fillIn(JsonNode(QJsonValue(json)), question);
    return question;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/scenarioformat.h"
#include "core/json/jsonnode.h"
#include "core/qttext.h"
#include "core/scenario/typedquestion.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr L1 format("pitwise-scenario/1");

template <std::size_t N> int indexOf(const JsonNode &node, const std::array<std::string_view, N> &names) {
    const std::string word = node.text();
    if (const auto it = std::find(names.begin(), names.end(), word); it != names.end())
        return static_cast<int>(it - names.begin());
    std::string known;
    for (const std::string_view name : names)
        known += (known.empty() ? "" : ", ") + std::string(name);
    node.fail("\"" + word + "\" is not one of: " + known);
}

QString wordsOf(const JsonNode &node, qsizetype most) {
    const QString text = QString::fromStdString(node.textOrEmpty());
    if (text.size() > most)
        node.fail("it is longer than " + std::to_string(most) + " characters");
    return text;
}

Ask readAsk(const JsonNode &node) {
    node.allowOnly({L1("what"), L1("box"), L1("hand"), L1("player"), L1("kind"), L1("measure")});
    Ask ask;
    ask.kind = static_cast<AskKind>(indexOf(node.need(L1("what")), askKindNames));
    if (node.has(L1("box")))
        ask.box = static_cast<int>(node.need(L1("box")).integer(1, maxBoxes));
    if (node.has(L1("hand")))
        ask.hand = static_cast<int>(node.need(L1("hand")).integer(1, 4));
    if (node.has(L1("player")))
        ask.player = node.need(L1("player")).text();
    if (node.has(L1("kind")))
        ask.bet = node.need(L1("kind")).text();
    if (node.has(L1("measure")))
        ask.measure = static_cast<Measure>(indexOf(node.need(L1("measure")), measureNames));
    return ask;
}

/// Reads member after member, so that one mistake does not hide the next.
class ScenarioReader {
public:
    explicit ScenarioReader(const QJsonObject &json) : m_root(QJsonValue(json)) {}

    Expected<Scenario, ScenarioProblems> read() {
        attempt([&] {
            m_root.allowOnly({L1("format"), L1("id"),     L1("version"),     L1("game"),   L1("rulebook"), L1("readings"),
                              L1("round"),  L1("at"),     L1("incident"),    L1("ask"),    L1("title"),    L1("story"),
                              L1("remark"), L1("tags"),   L1("level"),       L1("target"), L1("dropped"),  L1("added"),
                              L1("status"), L1("author"), L1("derivedFrom"), L1("typed")});
        });
        attempt([&] {
            if (const JsonNode node = m_root.need(L1("format")); node.textOrEmpty() != format.data())
                node.fail("the format is \"pitwise-scenario/1\"");
        });
        readIdentity();
        readTable();
        readWords();
        readOptions();
        readTypedKey();
        if (!m_problems.empty())
            return std::move(m_problems);
        return std::move(m_scenario);
    }

private:
    template <typename F> void attempt(F &&read) {
        try {
            read();
        } catch (const Refusal &refusal) {
            m_problems.push_back({ProblemKind::Malformed, refusal.at, {QString::fromStdString(refusal.error)}, {}});
        }
    }
    template <typename F> void optional(L1 key, F &&read) {
        if (m_root.has(key))
            attempt([&] { read(m_root.need(key)); });
    }

    void readIdentity() {
        attempt([&] {
            const JsonNode id = m_root.need(L1("id"));
            m_scenario.id = id.text();
            if (!isScenarioId(m_scenario.id))
                id.fail("an id is up to 64 small letters, digits and hyphens");
        });
        attempt([&] { m_scenario.version = static_cast<int>(m_root.need(L1("version")).integer(1, 1'000'000)); });
        attempt([&] { m_scenario.game = m_root.need(L1("game")).text(); });
        optional(L1("rulebook"), [&](const JsonNode &node) { m_scenario.rulebook = node.text(); });
        optional(L1("readings"), [&](const JsonNode &node) {
            node.eachMember([&](std::string_view name, const JsonNode &value) {
                m_scenario.readings[std::string(name)] =
                    value.isBoolean() ? (value.boolean() ? "true" : "false") : value.text();
            });
        });
        optional(L1("status"), [&](const JsonNode &node) {
            m_scenario.status = static_cast<ScenarioStatus>(indexOf(node, scenarioStatusNames));
        });
        optional(L1("author"), [&](const JsonNode &node) { m_scenario.author = wordsOf(node, longestTitle); });
        optional(L1("derivedFrom"), [&](const JsonNode &node) { m_scenario.derivedFrom = wordsOf(node, longestTitle); });
    }

    void readTable() {
        optional(L1("round"), [&](const JsonNode &node) {
            for (const L1 key : {L1("rulebook"), L1("readings")})
                if (node.has(key))
                    node.need(key).fail("it stands at the top of the scenario");
            m_scenario.round = node.object();
        });
        optional(L1("at"), [&](const JsonNode &node) { m_scenario.at = static_cast<int>(node.integer(0, 10'000)); });
        optional(L1("incident"), [&](const JsonNode &node) {
            node.allowOnly({L1("kind"), L1("facts")});
            m_scenario.incident = ScenarioIncident{node.need(L1("kind")).text(), node.need(L1("facts")).object()};
        });
        optional(L1("ask"), [&](const JsonNode &node) { m_scenario.ask = readAsk(node); });
    }

    void readWords() {
        optional(L1("title"), [&](const JsonNode &node) { m_scenario.title = wordsOf(node, longestTitle); });
        optional(L1("story"), [&](const JsonNode &node) { m_scenario.story = wordsOf(node, longestText); });
        optional(L1("remark"), [&](const JsonNode &node) { m_scenario.remark = wordsOf(node, longestText); });
        optional(L1("tags"), [&](const JsonNode &node) {
            if (static_cast<std::size_t>(node.size()) > mostTags)
                node.fail("there are more than " + std::to_string(mostTags));
            node.eachElement([&](const JsonNode &tag) { m_scenario.tags << wordsOf(tag, longestTag); });
        });
        optional(L1("level"), [&](const JsonNode &node) { m_scenario.level = static_cast<int>(node.integer(1, 5)); });
        optional(L1("target"), [&](const JsonNode &node) { m_scenario.target = static_cast<int>(node.integer(1, 3600)); });
    }

    void readOptions() {
        const auto few = [](const JsonNode &node) {
            if (static_cast<std::size_t>(node.size()) > mostChangedOptions)
                node.fail("there are more than " + std::to_string(mostChangedOptions));
        };
        optional(L1("dropped"), [&](const JsonNode &node) {
            few(node);
            node.eachElement([&](const JsonNode &answer) { m_scenario.dropped.push_back(answer.object()); });
        });
        optional(L1("added"), [&](const JsonNode &node) {
            few(node);
            node.eachElement([&](const JsonNode &option) {
                option.allowOnly({L1("answer"), L1("label")});
                m_scenario.added.push_back(
                    {option.need(L1("answer")).object(),
                     option.has(L1("label")) ? wordsOf(option.need(L1("label")), longestText) : QString()});
            });
        });
    }

    void readTypedKey() {
        optional(L1("typed"), [&](const JsonNode &node) {
            for (const L1 key :
                 {L1("round"), L1("at"), L1("incident"), L1("ask"), L1("readings"), L1("dropped"), L1("added")})
                if (m_root.has(key))
                    m_root.need(key).fail("a question whose key was typed has none");
            m_scenario.typed = readTyped(node);
        });
    }

    JsonNode m_root;
    Scenario m_scenario;
    ScenarioProblems m_problems;
};

void putText(QJsonObject &json, L1 key, const QString &text) {
    if (!text.isEmpty())
        json[key] = text;
}

void putOptions(QJsonObject &json, const Scenario &scenario) {
    QJsonArray dropped, added;
    for (const QJsonObject &answer : scenario.dropped)
        dropped.append(answer);
    for (const AddedOption &option : scenario.added) {
        QJsonObject entry{{L1("answer"), option.answer}};
        putText(entry, L1("label"), option.label);
        added.append(entry);
    }
    if (!dropped.isEmpty())
        json[L1("dropped")] = dropped;
    if (!added.isEmpty())
        json[L1("added")] = added;
}

} // namespace

Expected<Scenario, ScenarioProblems> readScenario(const QByteArray &bytes) {
    if (bytes.size() > maxScenarioBytes)
        return ScenarioProblems{
            {ProblemKind::Unreadable, {}, {QStringLiteral("a scenario has at most %1 bytes").arg(maxScenarioBytes)}, {}}};
    try {
        const QJsonValue value = parseJson(bytes).toQJson();
        if (!value.isObject())
            return ScenarioProblems{{ProblemKind::Malformed, {}, {QStringLiteral("a scenario is a JSON object")}, {}}};
        return readScenario(value.toObject());
    } catch (const Refusal &refusal) {
        return ScenarioProblems{{ProblemKind::NotJson, refusal.at, {QString::fromStdString(refusal.error)}, {}}};
    }
}

Expected<Scenario, ScenarioProblems> readScenario(const QJsonObject &json) {
    return ScenarioReader(json).read();
}

QJsonObject askJson(const Ask &ask) {
    QJsonObject json{{L1("what"), qt(askKindNames[static_cast<std::size_t>(ask.kind)])}};
    if (ask.box > 0)
        json[L1("box")] = ask.box;
    if (ask.hand > 0)
        json[L1("hand")] = ask.hand;
    putText(json, L1("player"), qt(ask.player));
    putText(json, L1("kind"), qt(ask.bet));
    if (ask.kind == AskKind::Amount)
        json[L1("measure")] = qt(measureNames[static_cast<std::size_t>(ask.measure)]);
    return json;
}

QJsonObject scenarioJson(const Scenario &scenario) {
    QJsonObject json{{L1("format"), format},
                     {L1("id"), qt(scenario.id)},
                     {L1("version"), scenario.version},
                     {L1("game"), qt(scenario.game)},
                     {L1("status"), qt(scenarioStatusNames[static_cast<std::size_t>(scenario.status)])}};
    putText(json, L1("rulebook"), qt(scenario.rulebook));
    if (!scenario.readings.empty()) {
        QJsonObject readings;
        for (const auto &[name, value] : scenario.readings)
            readings[qt(name)] = qt(value);
        json[L1("readings")] = readings;
    }
    if (!scenario.round.isEmpty())
        json[L1("round")] = scenario.round;
    if (scenario.at)
        json[L1("at")] = *scenario.at;
    if (scenario.incident)
        json[L1("incident")] =
            QJsonObject{{L1("kind"), qt(scenario.incident->kind)}, {L1("facts"), scenario.incident->facts}};
    if (scenario.ask)
        json[L1("ask")] = askJson(*scenario.ask);
    if (scenario.typed)
        json[L1("typed")] = typedJson(*scenario.typed);
    putText(json, L1("title"), scenario.title);
    putText(json, L1("story"), scenario.story);
    putText(json, L1("remark"), scenario.remark);
    if (!scenario.tags.isEmpty())
        json[L1("tags")] = QJsonArray::fromStringList(scenario.tags);
    if (scenario.level > 0)
        json[L1("level")] = scenario.level;
    if (scenario.target > 0)
        json[L1("target")] = scenario.target;
    putOptions(json, scenario);
    putText(json, L1("author"), scenario.author);
    putText(json, L1("derivedFrom"), scenario.derivedFrom);
    return json;
}

QByteArray writeScenario(const Scenario &scenario) {
    return QJsonDocument(scenarioJson(scenario)).toJson(QJsonDocument::Indented);
}

Expected<QByteArray, ScenarioProblems> scenarioFile(const Scenario &scenario) {
    QByteArray bytes = writeScenario(scenario);
    if (const auto back = readScenario(bytes); !back)
        return back.error();
    return bytes;
}

} // namespace pitwise

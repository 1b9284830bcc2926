// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/answerjson.h"
#include "core/overloaded.h"
#include "core/qttext.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr std::int64_t mostOf = 1'000'000; ///< Of anything that is counted.

QJsonArray chipsJson(const std::vector<ChipCount> &chips) {
    QJsonArray list;
    for (const ChipCount &chip : chips)
        list.append(QJsonObject{{L1("value"), static_cast<qint64>(chip.value)}, {L1("count"), chip.count}});
    return list;
}

template <typename T> QJsonArray names(const std::vector<T> &list, std::string_view (*nameOne)(T)) {
    QJsonArray names;
    for (const T one : list)
        names.append(qt(nameOne(one)));
    return names;
}

int number(const JsonNode &node) {
    return static_cast<int>(node.integer(-mostOf, mostOf));
}

std::vector<std::string> texts(const JsonNode &node) {
    std::vector<std::string> list;
    node.eachElement([&](const JsonNode &element) { list.push_back(element.text()); });
    return list;
}

std::vector<ChipCount> chipsIn(const JsonNode &node) {
    std::vector<ChipCount> chips;
    node.eachElement([&](const JsonNode &chip) {
        chips.push_back({chip.need(L1("value")).integer(), number(chip.need(L1("count")))});
    });
    return chips;
}

std::vector<Do> actionsIn(const JsonNode &node) {
    std::vector<Do> actions;
    node.eachElement([&](const JsonNode &element) {
        const auto it = std::find(doNames.begin(), doNames.end(), element.view());
        if (it == doNames.end())
            element.fail("no action");
        actions.push_back(static_cast<Do>(it - doNames.begin()));
    });
    return actions;
}

std::vector<RulingCode> codesIn(const JsonNode &node) {
    std::vector<RulingCode> codes;
    node.eachElement([&](const JsonNode &element) {
        const auto code = rulingCode(element.view());
        if (!code || std::find(codes.begin(), codes.end(), *code) != codes.end())
            element.fail("a ruling is a list of codes, each once");
        codes.push_back(*code);
    });
    return codes;
}

Card cardIn(const JsonNode &node) {
    const auto card = parseCard(node.view());
    if (!card)
        node.fail("no card");
    return *card;
}

AnswerKind kindIn(const JsonNode &node) {
    const auto it = std::find(answerKindNames.begin(), answerKindNames.end(), node.view());
    if (it == answerKindNames.end())
        node.fail("no type of answer");
    return static_cast<AnswerKind>(it - answerKindNames.begin());
}

} // namespace

QJsonObject answerJson(const Answer &answer) {
    QJsonObject json{{L1("type"), qt(name(kindOf(answer)))}};
    std::visit(Overloaded{[&](const AmountAnswer &a) { json[L1("cents")] = static_cast<qint64>(a.cents); },
                          [&](const ChipsAnswer &a) {
                              json[L1("cents")] = static_cast<qint64>(a.cents);
                              if (!a.laid.empty())
                                  json[L1("chips")] = chipsJson(a.laid);
                          },
                          [&](const ChoiceAnswer &a) { json[L1("key")] = qt(a.key); },
                          [&](const ChoicesAnswer &a) { json[L1("keys")] = jsonTexts(a.keys); },
                          [&](const OrderAnswer &a) { json[L1("keys")] = jsonTexts(a.keys); },
                          [&](const ActionsAnswer &a) { json[L1("allowed")] = names<Do>(a.allowed, name); },
                          [&](const TotalAnswer &a) {
                              json[L1("total")] = a.total;
                              json[L1("soft")] = a.soft;
                          },
                          [&](const CountAnswer &a) { json[L1("count")] = a.count; },
                          [&](const PlayerAnswer &a) { json[L1("player")] = qt(a.player); },
                          [&](const BetAnswer &a) {
                              json[L1("box")] = a.box;
                              json[L1("player")] = qt(a.player);
                              json[L1("kind")] = qt(a.kind);
                              if (a.hand > 0)
                                  json[L1("hand")] = a.hand;
                          },
                          [&](const CardAnswer &a) { json[L1("card")] = qt(cardName(a.card)); },
                          [&](const PlaceAnswer &a) { json[L1("area")] = qt(a.area); },
                          [&](const ClauseAnswer &a) {
                              json[L1("game")] = qt(a.game);
                              json[L1("clause")] = qt(a.clause);
                          },
                          [&](const RulingAnswer &a) { json[L1("ruling")] = names<RulingCode>(a.codes, nameOf); }},
               answer);
    return json;
}

Answer readAnswer(const JsonNode &node) {
    const auto need = [&](const char *member) { return node.need(L1(member)); };
    switch (kindIn(need("type"))) {
    case AnswerKind::Amount: return AmountAnswer{need("cents").integer()};
    case AnswerKind::Chips:
        return ChipsAnswer{need("cents").integer(),
                           node.has(L1("chips")) ? chipsIn(need("chips")) : std::vector<ChipCount>{}};
    case AnswerKind::Choice: return ChoiceAnswer{need("key").text()};
    case AnswerKind::Choices: return ChoicesAnswer{texts(need("keys"))};
    case AnswerKind::Order: return OrderAnswer{texts(need("keys"))};
    case AnswerKind::Actions: return ActionsAnswer{actionsIn(need("allowed"))};
    case AnswerKind::Total: return TotalAnswer{number(need("total")), need("soft").boolean()};
    case AnswerKind::Count: return CountAnswer{number(need("count"))};
    case AnswerKind::Player: return PlayerAnswer{need("player").textOrEmpty()};
    case AnswerKind::Bet:
        return BetAnswer{number(need("box")), need("player").text(), need("kind").text(),
                         node.has(L1("hand")) ? number(need("hand")) : 0};
    case AnswerKind::Card: return CardAnswer{cardIn(need("card"))};
    case AnswerKind::Place: return PlaceAnswer{need("area").text()};
    case AnswerKind::Clause: return ClauseAnswer{need("game").text(), need("clause").text()};
    case AnswerKind::Ruling: return RulingAnswer{codesIn(need("ruling"))};
    }
    node.fail("no answer");
}

std::optional<Answer> answerIn(const QJsonObject &json) {
    try {
        return readAnswer(JsonNode(QJsonValue(json)));
    } catch (const Refusal &) {
        return std::nullopt;
    }
}

} // namespace pitwise

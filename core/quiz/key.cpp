// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/key.h"
#include "core/json/jsonnode.h"
#include "core/qttext.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

template <typename F> void eachLine(const Round &round, const MoneyAsked &asked, F &&visit) {
    const TableSetup &setup = round.setup();
    for (const LedgerLine &line : round.ledger())
        if (line.box == asked.box && setup.playerName(line.player) == asked.player &&
            setup.kindName(line.kind) == asked.kind && (asked.hand == 0 || line.hand == asked.hand))
            visit(line);
}

} // namespace

Cents measured(const Round &round, const MoneyAsked &asked) {
    Cents sum = 0;
    eachLine(round, asked, [&](const LedgerLine &line) {
        sum += asked.measure == Measure::Pays    ? line.pays
               : asked.measure == Measure::Takes ? line.takes
                                                 : line.stake - line.takes + line.surplus;
    });
    return sum;
}

std::vector<std::string> clausesBehind(const Round &round, const MoneyAsked &asked) {
    std::vector<std::string> clauses;
    eachLine(round, asked, [&](const LedgerLine &line) {
        for (const ClauseId id : line.clauses())
            if (const std::string &name = round.setup().rulebook->clauseName(id);
                std::find(clauses.begin(), clauses.end(), name) == clauses.end())
                clauses.push_back(name);
    });
    return clauses;
}

QJsonObject asksJson(const MoneyAsked &asked) {
    QJsonObject json{{L1("box"), asked.box},
                     {L1("player"), qt(asked.player)},
                     {L1("kind"), qt(asked.kind)},
                     {L1("measure"), qt(measureNames[static_cast<std::size_t>(asked.measure)])}};
    if (asked.hand > 0)
        json[L1("hand")] = asked.hand;
    return json;
}

MoneyAsked readMoneyAsked(const QJsonObject &asks) {
    const JsonNode node{QJsonValue(asks)};
    MoneyAsked asked;
    asked.box = static_cast<int>(node.need(L1("box")).integer(1, maxBoxes));
    asked.player = node.need(L1("player")).text();
    asked.kind = node.need(L1("kind")).text();
    if (node.has(L1("hand")))
        asked.hand = static_cast<int>(node.need(L1("hand")).integer(1, 4));
    const JsonNode measure = node.need(L1("measure"));
    const auto it = std::find(measureNames.begin(), measureNames.end(), measure.text());
    if (it == measureNames.end())
        measure.fail("a measure is pays, takes or returns");
    asked.measure = static_cast<Measure>(it - measureNames.begin());
    return asked;
}

ActionsAnswer actionsAnswer(const Round &round) {
    ActionsAnswer answer;
    for (std::size_t i = 1; i < doCount; ++i)
        if (const Do what = static_cast<Do>(i); round.gameHas(what) && !round.whyNot(what))
            answer.allowed.push_back(what);
    return answer;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/scriptwriter.h"
#include "core/qttext.h"

#include <QJsonArray>

namespace pitwise {
namespace {

using L1 = QLatin1String;

QJsonObject limitJson(const Limits &limits) {
    QJsonObject json;
    if (limits.min > 0)
        json[L1("min")] = static_cast<qint64>(limits.min);
    if (limits.max < maxAmount)
        json[L1("max")] = static_cast<qint64>(limits.max);
    return json;
}

QJsonObject tableJson(const TableSetup &setup) {
    QJsonObject table{{L1("decks"), setup.decks}, {L1("boxes"), setup.boxes}};
    if (setup.rulebook->payTables > 1)
        table[L1("payTable")] = setup.payTable;
    QJsonObject limits;
    if (setup.mainLimited)
        limits[L1("main")] = limitJson(setup.mainLimits);
    for (std::size_t i = 0; i < setup.sideLimits.size(); ++i)
        if (const QJsonObject json = limitJson(setup.sideLimits[i]); !json.isEmpty())
            limits[qt(setup.rulebook->sideBets[i].kind)] = json;
    if (!limits.isEmpty())
        table[L1("limits")] = limits;
    return table;
}

QJsonObject amountsJson(const TableSetup &setup, const std::vector<Follower> &followers) {
    QJsonObject json;
    for (const Follower &follower : followers)
        json[qt(setup.playerName(follower.player))] = static_cast<qint64>(follower.amount);
    return json;
}

QJsonObject actionJson(const TableSetup &setup, const Action &action) {
    QJsonObject json{{L1("do"), qt(name(action.what))}};
    if (action.what == Do::CloseOffers)
        return json;
    json[L1("box")] = action.box;
    json[L1("player")] = qt(setup.playerName(action.player));
    if (action.amount > 0)
        json[L1("amount")] = static_cast<qint64>(action.amount);
    if (action.of != nobody)
        json[L1("of")] = qt(setup.playerName(action.of));
    if (!action.with.empty() && action.what == Do::Double)
        json[L1("with")] = amountsJson(setup, action.with);
    if (!action.with.empty() && action.what == Do::Split) {
        QJsonArray names;
        for (const Follower &follower : action.with)
            names.append(qt(setup.playerName(follower.player)));
        json[L1("with")] = names;
    }
    if (!action.tie.empty())
        json[L1("tie18")] = amountsJson(setup, action.tie);
    return json;
}

QJsonObject gapsJson(const Gaps &gaps) {
    QJsonObject json;
    for (const int lap : {1, 2}) {
        QJsonArray boxes;
        for (int box = 1; box <= maxBoxes; ++box)
            if (gaps.lacks(box, lap))
                boxes.append(box);
        if (!boxes.isEmpty())
            json[lap == 1 ? L1("first") : L1("second")] = boxes;
    }
    if (!gaps.dealer)
        return json;
    QJsonObject dealer;
    if (gaps.offers)
        dealer[L1("offers")] = true;
    if (gaps.dealerAfter != Gaps{}.dealerAfter)
        dealer[L1("after")] = static_cast<qint64>(gaps.dealerAfter);
    json[L1("dealer")] = dealer;
    return json;
}

} // namespace

QJsonObject scriptJson(const TableSetup &setup, std::span<const Card> shoe, std::span<const Action> actions) {
    QJsonObject script{{L1("format"), L1("pitwise-round/1")},
                       {L1("game"), qt(setup.rulebook->document)},
                       {L1("rulebook"), qt(setup.rulebook->name())},
                       {L1("table"), tableJson(setup)}};
    if (!setup.readingValues.empty()) {
        QJsonObject readings;
        for (const auto &[reading, value] : setup.readingValues)
            readings[qt(reading)] = qt(value);
        script[L1("readings")] = readings;
    }
    QJsonObject seats;
    for (int box = 1; box <= setup.boxes; ++box)
        if (const PlayerId player = setup.seated[static_cast<std::size_t>(box)]; player != nobody)
            seats[QString::number(box)] = qt(setup.playerName(player));
    if (!seats.isEmpty())
        script[L1("seats")] = seats;
    QJsonArray bets;
    for (const Bet &bet : setup.bets)
        bets.append(QJsonObject{{L1("box"), bet.box},
                                {L1("player"), qt(setup.playerName(bet.player))},
                                {L1("kind"), qt(setup.kindName(bet.kind))},
                                {L1("amount"), static_cast<qint64>(bet.placed)}});
    script[L1("bets")] = bets;
    if (setup.gaps.any())
        script[L1("gaps")] = gapsJson(setup.gaps);
    QByteArray cards;
    for (const Card card : shoe) {
        const auto letters = notation(card);
        if (!cards.isEmpty())
            cards += ' ';
        cards.append(letters.data(), 2);
    }
    script[L1("shoe")] = QString::fromLatin1(cards);
    QJsonArray list;
    for (const Action &action : actions)
        list.append(actionJson(setup, action));
    script[L1("actions")] = list;
    return script;
}

} // namespace pitwise

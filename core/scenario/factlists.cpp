// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/factfields.h"

#include <QJsonArray>

#include <algorithm>

// Facts that are lists of people: who has bet on a box, who claims a bet.

namespace pitwise {
namespace {

using L1 = QLatin1String;
using K = SituationKind;

/// The first letter that nobody in the list or at the table is called.
QString freeName(const QJsonArray &people, const QStringList &atTable) {
    for (char letter = 'A'; letter <= 'Z'; ++letter) {
        const QString name(QLatin1Char{letter});
        if (!atTable.contains(name) &&
            std::ranges::none_of(people, [&](const QJsonValue &one) { return one[L1("player")].toString() == name; }))
            return name;
    }
    return QStringLiteral("A%1").arg(people.size());
}

QJsonObject newPerson(K kind, const QJsonArray &people, const QStringList &atTable) {
    const QString name = freeName(people, atTable);
    if (kind != K::SideBetClaim && kind != K::InsuranceClaim)
        return {{L1("player"), name}, {L1("amount"), people.isEmpty() ? QJsonValue(10'000) : people.last()[L1("amount")]}};
    int order = 0;
    for (const QJsonValue &one : people)
        order = std::max(order, one[L1("order")].toInt());
    return {{L1("player"), name},
            {L1("mainOnBox"), QJsonValue()},
            {L1("distance"), QJsonValue()}, // somebody who only looks on
            {kind == K::SideBetClaim ? L1("sideTotal") : L1("insuranceTotal"), 0},
            {L1("order"), order + 1}};
}

} // namespace

QString peopleIn(SituationKind kind) {
    switch (kind) {
    case K::OverMaximum: return QStringLiteral("bets");
    case K::WhoControls: return QStringLiteral("bettors");
    case K::SideBetClaim:
    case K::InsuranceClaim: return QStringLiteral("claimants");
    default: return {};
    }
}

QJsonObject withPerson(SituationKind kind, QJsonObject facts, const QStringList &atTable) {
    const QString list = peopleIn(kind);
    QJsonArray people = facts.value(list).toArray();
    if (!list.isEmpty() && people.size() < mostPeople) {
        people.append(newPerson(kind, people, atTable));
        facts[list] = people;
    }
    return facts;
}

QJsonObject withoutPerson(SituationKind kind, QJsonObject facts, int index) {
    const QString list = peopleIn(kind);
    QJsonArray people = facts.value(list).toArray();
    if (index < 0 || index >= people.size())
        return facts;
    const QString name = people[index][L1("player")].toString();
    people.removeAt(index);
    facts[list] = people;
    // Who has gone is not seated, has not surrendered, and nobody agreed on him.
    for (const char *role : {"seated", "agreed"})
        if (facts.value(L1(role)).toString() == name)
            facts[L1(role)] = QJsonValue();
    if (facts.contains(L1("surrendered"))) {
        QJsonArray left;
        for (const QJsonValue &one : facts.value(L1("surrendered")).toArray())
            if (one.toString() != name)
                left.append(one);
        facts[L1("surrendered")] = left;
    }
    return facts;
}

} // namespace pitwise

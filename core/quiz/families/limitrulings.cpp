// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A bet outside the limits: what the dealer does, by when it is noticed and how often it happened.
#include "core/quiz/families/lists.h"
#include "core/quiz/incident.h"

#include <QJsonArray>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using enum RulingCode;

std::optional<Question> limitRuling(Maker &m) {
    const bool freebet = m.isGame("freebet");
    const int box = m.between(1, 5);
    const bool before = m.chance(35);
    Incident incident{};
    if (m.chance(50)) {
        const bool repeat = !before && m.chance(50);
        const Cents min = m.mainLimits().min;
        const Cents placed = 500 * m.between(1, static_cast<int>(min / 500) - 1);
        incident.kind = "under-minimum";
        incident.facts = {{L1("noticed"), before ? L1("before-close") : L1("after-outcome")}, {L1("repeat"), repeat}};
        incident.story = {say("limitrulings.box-bet-of-lies-there-and", Box{box}, Money{placed}, Money{min})};
        incident.story.push_back(before ? "limitrulings.dealer-notices-it-before-bets-are"_say
                                        : "limitrulings.it-is-noticed-when-hand-has"_say);
        if (!before)
            incident.story.push_back(repeat ? "limitrulings.same-player-had-bet-under-minimum"_say
                                            : "limitrulings.it-is-this-players-first-bet"_say);
    } else {
        const Cents unit = 2500 * m.scale();
        const Cents max = 100 * m.scale() * m.oneOf({500, 1000, 2000});
        const Cents first = max + unit * m.between(1, 20);
        const Cents second = unit * m.between(2, 12);
        incident.kind = "over-maximum";
        incident.facts = {
            {L1("noticed"), before ? L1("before-close") : L1("after-close")},
            {L1("bet"), L1("main")},
            {L1("limits"),
             QJsonObject{{L1("min"), static_cast<qint64>(m.mainLimits().min)}, {L1("max"), static_cast<qint64>(max)}}},
            {L1("bets"), QJsonArray{QJsonObject{{L1("player"), L1("A")}, {L1("amount"), static_cast<qint64>(first)}},
                                    QJsonObject{{L1("player"), L1("B")}, {L1("amount"), static_cast<qint64>(second)}}}}};
        if (freebet && !before) {
            // Shares that come out exactly: both have placed twice their share.
            const Cents share = unit * m.between(2, static_cast<int>(max / unit) - 2);
            incident.facts[L1("bets")] =
                QJsonArray{QJsonObject{{L1("player"), L1("A")}, {L1("amount"), static_cast<qint64>(2 * share)}},
                           QJsonObject{{L1("player"), L1("B")}, {L1("amount"), static_cast<qint64>(2 * (max - share))}}};
        }
        const QJsonArray bets = incident.facts.value(L1("bets")).toArray();
        incident.story = {
            say("limitrulings.box-has-there-and-b-has", Box{box}, Money{bets[0].toObject().value(L1("amount")).toInteger()},
                Money{bets[1].toObject().value(L1("amount")).toInteger()}, Money{max}),
            before ? "limitrulings.dealer-notices-it-before-bets-are"_say : "limitrulings.it-is-noticed-after-bets-are"_say};
        if (!before && freebet)
            incident.misread = {{{CapAtMaximum}, "limitrulings.cutting-each-bet-to-maximum-is"_say}};
    }
    incident.defensible = defensibleRulings(m.rules(), incident.kind, incident.facts);
    return rulingQuestion(m, incident);
}

} // namespace

std::vector<Family> limitRulings() {
    return {
        {"limit-ruling",
         Topic::Irregularities,
         "family.limit-ruling"_say,
         {{"lucky8", "3.6 5.26 5.27"}, {"dueling8s", "3.6 5.23 5.24"}, {"freebet", "5.1 5.1.1 5.2 5.2.1"}},
         limitRuling},
    };
}

} // namespace pitwise

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
    const QString box = QString::number(m.between(1, 5));
    const bool before = m.chance(35);
    Incident incident{};
    if (m.chance(50)) {
        const bool repeat = !before && m.chance(50);
        const Cents min = m.mainLimits().min;
        const Cents placed = 500 * m.between(1, static_cast<int>(min / 500) - 1);
        incident.kind = "under-minimum";
        incident.facts = {{L1("noticed"), before ? L1("before-close") : L1("after-outcome")}, {L1("repeat"), repeat}};
        incident.story = {{QT_TRANSLATE_NOOP("quiz", "Box %1: a bet of %2 lies there, and the minimum is %3."),
                           {box, moneyText(placed), moneyText(min)}}};
        incident.story.push_back(before ? QT_TRANSLATE_NOOP("quiz", "The dealer notices it before bets are closed.")
                                        : QT_TRANSLATE_NOOP("quiz", "It is noticed when the hand has been decided."));
        if (!before)
            incident.story.push_back(
                repeat ? QT_TRANSLATE_NOOP("quiz", "The same player had a bet under the minimum settled before.")
                       : QT_TRANSLATE_NOOP("quiz", "It is this player's first bet under the minimum."));
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
        incident.story = {{QT_TRANSLATE_NOOP("quiz", "Box %1: A has %2 there and B has %3; the maximum is %4."),
                           {box, moneyText(bets[0].toObject().value(L1("amount")).toInteger()),
                            moneyText(bets[1].toObject().value(L1("amount")).toInteger()), moneyText(max)}},
                          before ? QT_TRANSLATE_NOOP("quiz", "The dealer notices it before bets are closed.")
                                 : QT_TRANSLATE_NOOP("quiz", "It is noticed after bets are closed.")};
        if (!before && freebet)
            incident.misread = {
                {{CapAtMaximum},
                 QT_TRANSLATE_NOOP(
                     "quiz", "Cutting each bet to the maximum is the other house's rule; here the box is shared out.")}};
    }
    incident.defensible = defensibleRulings(m.rules(), incident.kind, incident.facts);
    return rulingQuestion(m, incident);
}

} // namespace

std::vector<Family> limitRulings() {
    return {
        {"limit-ruling",
         Topic::Irregularities,
         QT_TRANSLATE_NOOP("quiz", "A bet under or over the limits"),
         {{"lucky8", "3.6 5.26 5.27"}, {"dueling8s", "3.6 5.23 5.24"}, {"freebet", "5.1 5.1.1 5.2 5.2.1"}},
         limitRuling},
    };
}

} // namespace pitwise

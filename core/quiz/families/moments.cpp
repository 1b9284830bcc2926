// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/families/moments.h"

namespace pitwise {

Moment chooseMoment(Maker &maker, bool anyStage) {
    const bool freebet = maker.isGame("freebet");
    Moment moment{QStringLiteral("initial"), QStringLiteral("none"), maker.chance(50), {}};
    if (freebet && anyStage && maker.chance(40)) {
        moment.stage = QStringLiteral("subsequent");
        if (moment.late)
            moment.settled = QStringLiteral("final");
        moment.told = moment.late ? "moments.it-is-noticed-when-hands-have"_say : "moments.it-is-noticed-at-once-no"_say;
        return moment;
    }
    if (!moment.late) {
        moment.told = "moments.it-is-noticed-before-any-bet"_say;
        return moment;
    }
    moment.settled = QStringLiteral("interim");
    if (freebet)
        moment.told = "moments.it-is-noticed-when-bets-on"_say;
    else {
        moment.stage = QStringLiteral("subsequent");
        moment.told = "moments.it-is-noticed-when-bets-on-opening"_say;
    }
    return moment;
}

std::vector<Card> dealerHand(Maker &maker, bool mustDraw) {
    const PlayRules &play = maker.rules().play;
    for (int i = 0; i < 40; ++i) {
        std::vector<Card> hand;
        if (play.printed)
            hand.push_back(*play.printed);
        while (hand.size() < 2)
            hand.push_back(maker.chance(35) ? maker.card(Rank::Ace) : maker.worth(maker.between(2, 10)));
        while (handTotal(hand).total < 12 || (handTotal(hand).total < 17 && maker.chance(60)))
            hand.push_back(maker.chance(20) ? maker.card(Rank::Ace) : maker.worth(maker.between(2, 10)));
        const HandTotal total = handTotal(hand);
        // Every card but the last was due.
        const bool inTurn =
            hand.size() <= 2 || Round::dealerMustDraw(play, handTotal(std::span(hand).first(hand.size() - 1)));
        if (inTurn && total.total <= 21 && Round::dealerMustDraw(play, total) == mustDraw)
            return hand;
    }
    return {};
}

QJsonArray cardsJson(std::span<const Card> cards) {
    QJsonArray list;
    for (const Card card : cards)
        list.append(QString::fromStdString(cardName(card)));
    return list;
}

QJsonObject thenJson(const LiveRound &live, const char *what, std::optional<Card> card) {
    QJsonObject next{{QLatin1String("do"), QLatin1String(what)}};
    if (live.round().activeBox() > 0) {
        next[QLatin1String("box")] = live.round().activeBox();
        next[QLatin1String("player")] = QString::fromStdString(live.setup().playerName(live.round().activePlayer()));
    }
    if (card)
        next[QLatin1String("card")] = QString::fromStdString(cardName(*card));
    return next;
}

QJsonObject roundThen(const Question &question) {
    QJsonObject round = question.round, then = question.asks.value(QLatin1String("then")).toObject();
    if (const QString card = then.take(QLatin1String("card")).toString(); !card.isEmpty())
        round[QLatin1String("shoe")] = QString(round.value(QLatin1String("shoe")).toString() + u' ' + card);
    QJsonArray actions = round.value(QLatin1String("actions")).toArray();
    actions.append(then);
    round[QLatin1String("actions")] = actions;
    return round;
}

} // namespace pitwise

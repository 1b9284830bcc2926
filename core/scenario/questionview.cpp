// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/refusal.h"
#include "core/scenario/asking.h"
#include "core/table/roundscript.h"

#include <QJsonArray>

namespace pitwise {
namespace {

using L1 = QLatin1String;

std::vector<Card> cardsOf(const QJsonValue &list) {
    std::vector<Card> cards;
    for (const QJsonValue &value : list.toArray())
        if (const auto card = parseCard(value.toString().toStdString()))
            cards.push_back(*card);
    return cards;
}

void showDealer(RoundView &view, std::vector<Card> cards) {
    if (cards.empty())
        return;
    view.dealer = std::move(cards);
    view.dealerTotal = handTotal(view.dealer);
    for (BoxView &box : view.table)
        for (HandView &hand : box.hands)
            hand.active = false;
}

} // namespace

RoundView questionView(const Question &question, const Library &library) {
    if (question.round.isEmpty())
        return {};
    RoundView view = viewToSettle(playScript(question.round, library).round());
    const QString kind = question.situation.value(L1("kind")).toString();
    const QJsonObject facts = question.situation.value(L1("facts")).toObject();
    if (kind == L1("simultaneous-draw")) {
        const std::vector<Card> drawn = cardsOf(facts.value(L1("drawn")));
        const int disclosed = facts.value(L1("disclosed")).toInt();
        for (std::size_t i = 0; i < drawn.size(); ++i)
            view.drawnTogether.push_back(static_cast<int>(i) < disclosed ? std::optional(drawn[i]) : std::nullopt);
        showDealer(view, cardsOf(facts.value(L1("dealer"))));
    } else if (kind == L1("dealer-overdraw")) {
        std::vector<Card> cards = cardsOf(facts.value(L1("dealer")));
        if (const auto extra = parseCard(facts.value(L1("extra")).toString().toStdString()))
            cards.push_back(*extra);
        showDealer(view, std::move(cards));
    } else if (kind == L1("cut-card-missed")) {
        view.cutCardOut = true;
    }
    return view;
}

} // namespace pitwise

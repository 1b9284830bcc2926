// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/questionfelt.h"
#include "core/scenario/asking.h"
#include "core/table/replay.h"
#include "core/table/roundscript.h"

#include <QJsonArray>

namespace pitwise {
namespace {

using L1 = QLatin1String;

std::vector<Card> cardsIn(const QJsonValue &list) {
    std::vector<Card> cards;
    for (const QJsonValue &value : list.toArray())
        if (const auto card = parseCard(value.toString().toStdString()))
            cards.push_back(*card);
    return cards;
}

RoundView bareTable(const Question &question, const Rulebook &rules) {
    RoundView view;
    view.game = question.game;
    view.boxes = std::max(rules.boxes().max, question.asks.value(L1("box")).toInt());
    view.decks = rules.decks.max;
    for (int box = 1; box <= view.boxes; ++box) {
        BoxView &place = view.table.emplace_back();
        place.box = box;
    }
    return view;
}

/// Who calls a box is what such a question asks: the felt's words must not say it.
RoundView withoutControl(RoundView view) {
    for (BoxView &box : view.table)
        for (HandView &hand : box.hands)
            for (StakeView &stake : hand.stakes)
                stake.controls = false;
    return view;
}

} // namespace

std::optional<RoundView> feltOf(const Question &question, const Library &library) {
    const QString type = question.answer.value(L1("type")).toString();
    if (!question.round.isEmpty()) {
        RoundView view = questionView(question, library);
        return type == L1("player") ? withoutControl(std::move(view)) : view;
    }
    const Rulebook *rules = library.find(question.rulebook);
    const QJsonObject facts = question.situation.value(L1("facts")).toObject();
    const std::vector<Card> drawn = cardsIn(facts.value(L1("drawn")));
    std::vector<Card> dealer = cardsIn(facts.value(L1("dealer")));
    if (dealer.empty())
        dealer = cardsIn(question.asks.value(L1("dealer")));
    if (!rules || (drawn.empty() && dealer.empty() && type != L1("place")))
        return std::nullopt;

    RoundView view = bareTable(question, *rules);
    const auto disclosed = static_cast<std::size_t>(facts.value(L1("disclosed")).toInt());
    for (std::size_t i = 0; i < drawn.size(); ++i)
        view.drawnTogether.push_back(i < disclosed ? std::optional(drawn[i]) : std::nullopt);
    view.dealerPrintedFirst = rules->play.printed && !dealer.empty() && dealer.front() == *rules->play.printed;
    view.dealer = std::move(dealer);
    return view;
}

std::vector<RoundView> historyOf(const Question &question, const Library &library) {
    const std::optional<RoundView> felt = question.round.isEmpty() ? std::nullopt : feltOf(question, library);
    if (!felt)
        return {};
    std::vector<RoundView> views = viewsToSettle(playScript(question.round, library).round());
    for (RoundView &view : views)
        view = withoutControl(std::move(view)); // who calls is at most said by the felt that is asked about
    views.push_back(*felt);
    return views;
}

} // namespace pitwise

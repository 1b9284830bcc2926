// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/questionview.h"
#include "core/table/replay.h"
#include "core/table/roundscript.h"

#include <QJsonArray>

#include <algorithm>

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

void eachHand(RoundView &view, void (*visit)(HandView &)) {
    for (BoxView &box : view.table)
        for (HandView &hand : box.hands)
            visit(hand);
}

void hideTurn(RoundView &view) {
    eachHand(view, [](HandView &hand) { hand.active = false; });
}

void hideControl(RoundView &view) {
    eachHand(view, [](HandView &hand) {
        for (StakeView &stake : hand.stakes)
            stake.controls = false;
    });
}

/// Which hand gets the next card: the felt's ring would say it.
bool asksForTurn(const PosedQuestion &question) {
    return question.family == "next-card-hand";
}

void layDrawn(RoundView &view, const QJsonObject &facts) {
    const std::vector<Card> drawn = cardsIn(facts.value(L1("drawn")));
    const auto disclosed = static_cast<std::size_t>(std::max(0, facts.value(L1("disclosed")).toInt()));
    for (std::size_t i = 0; i < drawn.size(); ++i)
        view.drawnTogether.push_back(i < disclosed ? std::optional(drawn[i]) : std::nullopt);
}

void showDealer(RoundView &view, std::vector<Card> cards) {
    if (cards.empty())
        return;
    view.dealer = std::move(cards);
    view.dealerTotal = handTotal(view.dealer);
    hideTurn(view);
}

/// How its round came to lie as it lies, the last view being now; with nothing of the scene on it.
std::vector<RoundView> viewsOfRound(const PosedQuestion &question, const Library &library) {
    if (question.scene.undealt) {
        const std::unique_ptr<RoundScript> script = readRoundScript(JsonNode(question.round), library);
        return {viewAt(Round(script->setup), 0)};
    }
    const PlayedRound played = playScript(question.round, library);
    return question.scene.settled ? viewsInPlay(played.round()) : viewsToSettle(played.round());
}

/// A question of today says itself how it looks. Those that do not are older, or an author's: there its facts do.
RoundView ofScene(const PosedQuestion &question, const Library &library) {
    RoundView view = viewsOfRound(question, library).back();
    lay(question.scene, view);
    hideControl(view);
    return view;
}

RoundView ofRound(const PosedQuestion &question, const Library &library) {
    if (!question.scene.isEmpty())
        return ofScene(question, library);
    RoundView view = viewToSettle(playScript(question.round, library).round());
    const QString kind = question.situation.value(L1("kind")).toString();
    const QJsonObject facts = question.situation.value(L1("facts")).toObject();
    if (kind == L1("simultaneous-draw")) {
        layDrawn(view, facts);
        showDealer(view, cardsIn(facts.value(L1("dealer"))));
    } else if (kind == L1("dealer-overdraw")) {
        std::vector<Card> cards = cardsIn(facts.value(L1("dealer")));
        if (const auto extra = parseCard(facts.value(L1("extra")).toString().toStdString()))
            cards.push_back(*extra);
        showDealer(view, std::move(cards));
    } else if (kind == L1("cut-card-missed")) {
        view.cutCardOut = true;
    }
    hideControl(view);
    if (asksForTurn(question))
        hideTurn(view);
    return view;
}

std::optional<RoundView> bareTable(const PosedQuestion &question, const Rulebook &rules) {
    const QJsonObject facts = question.situation.value(L1("facts")).toObject();
    std::vector<Card> dealer = cardsIn(facts.value(L1("dealer")));
    if (dealer.empty())
        dealer = cardsIn(question.asks.value(L1("dealer")));
    RoundView view;
    layDrawn(view, facts);
    if (view.drawnTogether.empty() && dealer.empty() && question.shape() != AnswerKind::Place)
        return std::nullopt;
    view.game = question.game;
    view.boxes = std::max(rules.boxes().max, question.asks.value(L1("box")).toInt());
    view.decks = rules.decks.max;
    for (int box = 1; box <= view.boxes; ++box) {
        BoxView &place = view.table.emplace_back();
        place.box = box;
    }
    view.dealerPrintedFirst = rules.play.printed && !dealer.empty() && dealer.front() == *rules.play.printed;
    view.dealer = std::move(dealer);
    return view;
}

} // namespace

QuestionView viewOf(const PosedQuestion &question, const Library &library) {
    QuestionView view;
    view.rules = library.find(question.rulebook);
    if (!view.rules)
        throw Refusal{"there is no rulebook " + question.rulebook, {}, {}};
    view.felt = feltOf(question, library);
    view.offered = Offered(question, *view.rules, view.felt);
    return view;
}

std::optional<RoundView> feltOf(const PosedQuestion &question, const Library &library) {
    if (!question.round.isEmpty())
        return ofRound(question, library);
    const Rulebook *rules = library.find(question.rulebook);
    return rules ? bareTable(question, *rules) : std::nullopt;
}

std::vector<RoundView> historyOf(const PosedQuestion &question, const Library &library) {
    if (question.round.isEmpty())
        return {};
    std::vector<RoundView> views = viewsOfRound(question, library);
    for (RoundView &view : views) {
        layBefore(question.scene, view);
        hideControl(view);
        if (asksForTurn(question))
            hideTurn(view);
    }
    views.push_back(ofRound(question, library));
    return views;
}

} // namespace pitwise

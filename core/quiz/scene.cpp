// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/scene.h"
#include "core/qttext.h"
#include "core/refusal.h"
#include "core/table/tablesetup.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using What = Scene::CardChange::What;

constexpr std::array<std::string_view, 5> whatNames{"added", "gone", "stray", "other-back", "torn"};

BoxView &sceneBox(RoundView &view, int box) {
    const auto it = std::find_if(view.table.begin(), view.table.end(), [&](const BoxView &b) { return b.box == box; });
    if (it == view.table.end())
        throw Refusal{"the table has no box " + std::to_string(box), "scene", {}};
    return *it;
}

void recount(HandView &hand) {
    hand.total = handTotal(hand.cards);
    hand.bust = hand.total.total > 21;
    hand.blackjack = hand.blackjack && hand.cards.size() == 2;
}

/// A box that the round does not deal to has a hand all the same once a card or a bet lies there.
HandView &handFor(BoxView &box, int hand, const RoundView &view) {
    if (box.hands.empty() && hand == 1) {
        HandView &fresh = box.hands.emplace_back();
        if (view.dealerPrintedFirst) { // every box has its printed card
            fresh.cards.push_back(view.dealer.front());
            fresh.printedFirst = true;
            recount(fresh);
        }
    }
    if (hand < 1 || hand > static_cast<int>(box.hands.size()))
        throw Refusal{"box " + std::to_string(box.box) + " has no hand " + std::to_string(hand), "scene.cards", {}};
    return box.hands[static_cast<std::size_t>(hand - 1)];
}

void takeAway(std::vector<Card> &cards, int index) {
    if (index >= 0 && index < static_cast<int>(cards.size()))
        cards.erase(cards.begin() + index);
}

void change(const Scene::CardChange &change, RoundView &view) {
    if (change.box == 0) {
        if (change.what == What::Gone)
            takeAway(view.dealer, change.index);
        else if (change.what == What::Added && change.card)
            view.dealer.push_back(*change.card);
        view.dealerTotal = handTotal(view.dealer);
        return;
    }
    HandView &hand = handFor(sceneBox(view, change.box), change.hand, view);
    if (change.what == What::Gone)
        takeAway(hand.cards, change.index);
    else if (change.what == What::Added && change.card)
        hand.cards.push_back(*change.card);
    recount(hand);
}

std::vector<StakeView> &stakesFor(const Scene::BetChange &bet, RoundView &view) {
    BoxView &box = sceneBox(view, bet.box);
    if (bet.kind == "main")
        return handFor(box, 1, view).stakes;
    auto area = std::find_if(box.sides.begin(), box.sides.end(), [&](const SideAreaView &a) { return a.kind == bet.kind; });
    if (area == box.sides.end())
        area = box.sides.insert(box.sides.end(), SideAreaView{bet.kind, {}});
    return area->stakes;
}

void change(const Scene::BetChange &bet, RoundView &view, bool now) {
    std::vector<StakeView> &stakes = stakesFor(bet, view);
    auto stake = std::find_if(stakes.begin(), stakes.end(), [&](const StakeView &s) { return s.player == bet.player; });
    const bool fresh = stake == stakes.end();
    if (fresh) {
        if (!now && bet.closedAt == Cents{0})
            return; // it came later
        stake = stakes.insert(stakes.end(), StakeView{});
        stake->player = bet.player;
        stake->seated = sceneBox(view, bet.box).seated == bet.player;
    }
    stake->chips = now ? bet.chips : bet.closedAt.value_or(bet.chips);
    stake->closedAt = now ? bet.closedAt : std::nullopt;
    stake->leans = bet.leans;
}

/// Cards that were never dealt, from the end so that places stay what they are.
void takeGone(const Scene &scene, RoundView &view) {
    std::vector<Scene::CardChange> gone;
    for (const Scene::CardChange &card : scene.cards)
        if (card.what == What::Gone)
            gone.push_back(card);
    std::stable_sort(gone.begin(), gone.end(), [](const auto &a, const auto &b) { return a.index > b.index; });
    for (const Scene::CardChange &card : gone)
        change(card, view);
}

} // namespace

void layBefore(const Scene &scene, RoundView &view) {
    takeGone(scene, view);
    for (const Scene::BetChange &bet : scene.bets)
        change(bet, view, false);
}

void lay(const Scene &scene, RoundView &view) {
    takeGone(scene, view);
    for (const Scene::BetChange &bet : scene.bets)
        change(bet, view, true);
    for (const Scene::CardChange &card : scene.cards) {
        if (card.what == What::Added)
            change(card, view);
        else if (card.what == What::Stray)
            view.strays.push_back({card.box, card.hand, card.card, StrayCard::Look::Plain});
        else if (card.what == What::OtherBack)
            view.strays.push_back({card.box, card.hand, std::nullopt, StrayCard::Look::OtherBack});
        else if (card.what == What::Torn)
            view.strays.push_back({card.box, card.hand, std::nullopt, StrayCard::Look::Torn});
    }
    for (const int box : scene.away)
        sceneBox(view, box).away = true;
    view.drawnTogether.insert(view.drawnTogether.end(), scene.drawn.begin(), scene.drawn.end());
    view.faceUpInShoe = scene.faceUpInShoe;
    view.shoeLeft = scene.shoeLeft;
    view.cutCardOut = view.cutCardOut || scene.cutCardOut;
    view.burnCardOut = view.burnCardOut || scene.burnCardOut;
    view.dark = scene.dark;
    if (scene.turnHidden)
        for (BoxView &box : view.table)
            for (HandView &hand : box.hands)
                hand.active = false;
}

// ---------------------------------------------------------------- as JSON

namespace {

QJsonValue cardOrNull(const std::optional<Card> &card) {
    return card ? QJsonValue(qt(cardName(*card))) : QJsonValue(QJsonValue::Null);
}

Card readSceneCard(const JsonNode &node) {
    const auto card = parseCard(node.text());
    if (!card)
        node.fail("no card");
    return *card;
}

QJsonObject changeJson(const Scene::CardChange &change) {
    QJsonObject json{{L1("what"), qt(whatNames[static_cast<std::size_t>(change.what)])}, {L1("box"), change.box}};
    if (change.box > 0)
        json[L1("hand")] = change.hand;
    if (change.what == What::Gone)
        json[L1("index")] = change.index;
    if (change.card)
        json[L1("card")] = qt(cardName(*change.card));
    return json;
}

Scene::CardChange readCardChange(const JsonNode &node) {
    node.allowOnly({L1("what"), L1("box"), L1("hand"), L1("index"), L1("card")});
    Scene::CardChange change;
    const JsonNode what = node.need(L1("what"));
    const auto it = std::find(whatNames.begin(), whatNames.end(), what.text());
    if (it == whatNames.end())
        what.fail("nothing that a card can do");
    change.what = static_cast<What>(it - whatNames.begin());
    change.box = static_cast<int>(node.need(L1("box")).integer(0, maxBoxes));
    if (node.has(L1("hand")))
        change.hand = static_cast<int>(node.need(L1("hand")).integer(1, 4));
    if (node.has(L1("index")))
        change.index = static_cast<int>(node.need(L1("index")).integer(0, 30));
    if (node.has(L1("card")))
        change.card = readSceneCard(node.need(L1("card")));
    return change;
}

QJsonObject changeJson(const Scene::BetChange &bet) {
    QJsonObject json{{L1("box"), bet.box},
                     {L1("player"), qt(bet.player)},
                     {L1("kind"), qt(bet.kind)},
                     {L1("chips"), static_cast<qint64>(bet.chips)}};
    if (bet.closedAt)
        json[L1("closedAt")] = static_cast<qint64>(*bet.closedAt);
    if (bet.leans != 0)
        json[L1("leans")] = bet.leans;
    return json;
}

Scene::BetChange readBetChange(const JsonNode &node) {
    node.allowOnly({L1("box"), L1("player"), L1("kind"), L1("chips"), L1("closedAt"), L1("leans")});
    Scene::BetChange bet;
    bet.box = static_cast<int>(node.need(L1("box")).integer(1, maxBoxes));
    bet.player = node.need(L1("player")).text();
    bet.kind = node.need(L1("kind")).text();
    bet.chips = node.need(L1("chips")).integer(0, maxAmount);
    if (node.has(L1("closedAt")))
        bet.closedAt = node.need(L1("closedAt")).integer(0, maxAmount);
    if (node.has(L1("leans")))
        bet.leans = static_cast<int>(node.need(L1("leans")).integer(-1, 1));
    return bet;
}

} // namespace

QJsonObject sceneJson(const Scene &scene) {
    QJsonObject json;
    const auto flag = [&](L1 name, bool on) {
        if (on)
            json[name] = true;
    };
    flag(L1("undealt"), scene.undealt);
    flag(L1("settled"), scene.settled);
    flag(L1("dark"), scene.dark);
    flag(L1("cutCard"), scene.cutCardOut);
    flag(L1("burnCard"), scene.burnCardOut);
    flag(L1("turnHidden"), scene.turnHidden);
    if (scene.faceUpInShoe)
        json[L1("faceUp")] = cardOrNull(scene.faceUpInShoe);
    if (scene.shoeLeft)
        json[L1("shoeLeft")] = *scene.shoeLeft;
    const auto list = [&](L1 name, const auto &items, auto &&one) {
        if (items.empty())
            return;
        QJsonArray array;
        for (const auto &item : items)
            array.append(one(item));
        json[name] = array;
    };
    list(L1("drawn"), scene.drawn, [](const std::optional<Card> &card) { return cardOrNull(card); });
    list(L1("away"), scene.away, [](int box) { return QJsonObject{{L1("box"), box}}; });
    list(L1("cards"), scene.cards, [](const Scene::CardChange &change) { return changeJson(change); });
    list(L1("bets"), scene.bets, [](const Scene::BetChange &bet) { return changeJson(bet); });
    return json;
}

Scene readScene(const JsonNode &node) {
    node.allowOnly({L1("undealt"), L1("settled"), L1("dark"), L1("cutCard"), L1("burnCard"), L1("turnHidden"), L1("faceUp"),
                    L1("shoeLeft"), L1("drawn"), L1("away"), L1("cards"), L1("bets")});
    Scene scene;
    const auto flag = [&](L1 name) { return node.has(name) && node.need(name).boolean(); };
    scene.undealt = flag(L1("undealt"));
    scene.settled = flag(L1("settled"));
    scene.dark = flag(L1("dark"));
    scene.cutCardOut = flag(L1("cutCard"));
    scene.burnCardOut = flag(L1("burnCard"));
    scene.turnHidden = flag(L1("turnHidden"));
    if (node.has(L1("faceUp")))
        scene.faceUpInShoe = readSceneCard(node.need(L1("faceUp")));
    if (node.has(L1("shoeLeft")))
        scene.shoeLeft = static_cast<int>(node.need(L1("shoeLeft")).integer(0, 640));
    const auto each = [&](L1 name, auto &&read) {
        if (node.has(name))
            node.need(name).eachElement(read);
    };
    each(L1("drawn"), [&](const JsonNode &card) {
        scene.drawn.push_back(card.isNull() ? std::nullopt : std::optional(readSceneCard(card)));
    });
    each(L1("away"),
         [&](const JsonNode &box) { scene.away.push_back(static_cast<int>(box.need(L1("box")).integer(1, maxBoxes))); });
    each(L1("cards"), [&](const JsonNode &card) { scene.cards.push_back(readCardChange(card)); });
    each(L1("bets"), [&](const JsonNode &bet) { scene.bets.push_back(readBetChange(bet)); });
    return scene;
}

} // namespace pitwise

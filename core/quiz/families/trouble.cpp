// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/families/trouble.h"
#include "core/table/scriptwriter.h"

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

bool openingCardsDecide(SideBetRule rule) {
    return rule == SideBetRule::RankPair || rule == SideBetRule::RunOfEights || rule == SideBetRule::PairClass;
}

} // namespace

Trouble::Trouble(Maker &maker, int bettors) : m(maker), setup(maker.table(4)) {
    boxes = severalBettors(m, setup, bettors);
}

std::string Trouble::playerOf(int box) const {
    const auto it = std::find(boxes.begin(), boxes.end(), box);
    return it == boxes.end() ? std::string() : playerAt(static_cast<std::size_t>(it - boxes.begin()));
}

int Trouble::emptyBox(int from) {
    std::vector<int> empty;
    for (int box = from; box <= setup.boxes; ++box)
        if (std::find(boxes.begin(), boxes.end(), box) == boxes.end())
            empty.push_back(box);
    return empty.empty() ? 0 : m.oneOf(empty);
}

int Trouble::boxAfter(int box) const {
    const auto it = std::upper_bound(boxes.begin(), boxes.end(), box);
    return it == boxes.end() ? 0 : *it;
}

void Trouble::openingBet(std::size_t index) {
    for (const SideBet &side : m.rules().sideBets)
        if (openingCardsDecide(side.rule))
            return m.bet(setup, boxes[index], playerAt(index).c_str(), m.sideStake(), side.kind);
}

void Trouble::laterBet(std::size_t index) {
    std::vector<std::string> kinds;
    for (const SideBet &side : m.rules().sideBets)
        if (side.rule == SideBetRule::DealerBust || side.rule == SideBetRule::Markers ||
            side.rule == SideBetRule::TieOnTotal)
            kinds.push_back(side.kind);
    if (!kinds.empty())
        m.bet(setup, boxes[index], playerAt(index).c_str(), m.sideStake(), m.oneOf(kinds));
}

std::vector<Card> Trouble::plainHand(int low, int high) {
    const int total = m.between(low, high);
    if (m.rules().play.printed) {
        const int beside = std::clamp(total - 8, 2, 10);
        return {m.worth(beside == 8 ? 7 : beside)};
    }
    int one = m.between(std::max(2, total - 10), std::min(10, total - 2));
    if (2 * one == total)
        one += one < 10 ? 1 : -1;
    return {m.worth(one), m.worth(std::clamp(total - one, 2, 10))};
}

void Trouble::deal(std::optional<Card> up) {
    for (const int box : boxes)
        if (!m_hands.contains(box))
            m_hands[box] = plainHand(12, 18);
    m_live.emplace(setup, m.random());
    m_live->wishOpening(m_hands, up ? *up : m.worth(m.between(2, 10)));
    m_live->deal();
}

void Trouble::draw(int low, int high) {
    m_live->wish(m.worth(m.between(low, std::clamp(20 - total(), low, high))));
    m_live->act(Do::Hit);
}

void Trouble::bust() {
    m_live->wish(m.worth(m.between(std::max(2, 22 - total()), 10)));
    m_live->act(Do::Hit);
}

void Trouble::playTo(int box) {
    if (round().stage() == Stage::Offers)
        m_live->closeOffers();
    while (round().stage() == Stage::Play && round().activeBox() < box) {
        if (total() < 12 || (total() < 17 && m.chance(40)))
            draw(2, 8);
        else
            stand();
    }
}

void Trouble::playToDealer() {
    playTo(last());
    while (total() < 12)
        draw(2, 8);
    scene.turnHidden = true;
    scene.settled = true;
}

void Trouble::betWithoutCards(int box, const std::string &player, Cents chips) {
    scene.bets.push_back({box, player, "main", chips, std::nullopt, 0});
}

void Trouble::addCard(int box, Card card) {
    scene.cards.push_back({Scene::CardChange::What::Added, box, 1, 0, card});
}

void Trouble::missing(int box, int index) {
    scene.cards.push_back({Scene::CardChange::What::Gone, box, 1, index, std::nullopt});
}

void Trouble::dress(Question &question, int box) const {
    question.round = m_live ? m_live->script() : scriptUndealt();
    question.scene = scene;
    question.scene.undealt = !m_live;
    if (box > 0)
        question.asks[L1("box")] = box;
}

QJsonObject Trouble::scriptUndealt() const {
    return scriptJson(setup, {}, {});
}

Cents Trouble::laidBy(const std::string &player) const {
    Cents sum = 0;
    for (const Bet &bet : setup.bets)
        if (setup.playerName(bet.player) == player)
            sum += bet.placed;
    return sum;
}

SeenAt noticeOpening(Trouble &trouble, bool late) {
    const bool bySettlement = trouble.m.rules().rulings->repairBy == RepairBy::Settlement;
    trouble.scene.settled = late;
    if (!late)
        return {{{L1("stage"), L1("initial")}, {L1("settled"), L1("none")}}, "trouble.you-see-it-before-any-bet"_say};
    if (!bySettlement) {
        trouble.live().closeOffers();
        trouble.draw(2, 8);
    }
    return {{{L1("stage"), bySettlement ? L1("initial") : L1("subsequent")}, {L1("settled"), L1("interim")}},
            "trouble.you-see-it-after-bets-on"_say};
}

void setAmount(Question &question, Cents right, const std::vector<std::pair<Cents, Phrase>> &wrong) {
    question.setKey(AmountAnswer{right});
    for (const auto &[cents, label] : wrong)
        addWrong(question, AmountAnswer{cents}, label);
}

void askWhatGoesBack(Question &question, const Trouble &t, const Ruling &ruling) {
    const std::string player = Trouble::playerAt(1);
    const Cents all = t.laidBy(player);
    Cents main = 0;
    for (const Bet &bet : t.setup.bets)
        if (bet.kind == mainBet && t.setup.playerName(bet.player) == player)
            main = bet.placed;
    const bool isVoid = ruling.has(VoidRound);
    question.prompt = say("trouble.how-much-goes-back-to-in", playerName(player));
    question.asks[L1("player")] = QString::fromStdString(player);
    setAmount(
        question, isVoid ? all : 0,
        {{isVoid ? 0 : all, isVoid ? "trouble.void-round-has-no-result-bets"_say : "trouble.round-is-not-void-it-is"_say},
         {main, "trouble.side-bets-of-void-round-go"_say}});
    question.steps.push_back({isVoid ? say("trouble.all-bets-of-go-back", playerName(player), Money{all})
                                     : Phrase("trouble.so-no-bet-goes-back"_say),
                              question.clauses});
    question.target = 12;
}

void setBox(Maker &maker, Question &question, int right, const std::vector<std::pair<int, Phrase>> &wrong) {
    std::vector<WrongText> texts;
    for (const auto &[box, label] : wrong)
        if (box > 0)
            texts.emplace_back(say("common.box", Box{box}), label);
    maker.setChoice(question, say("common.box", Box{right}), texts);
}

void setHolds(Question &question, const Ruling &ruling, int box, bool surplus) {
    using enum RulingCode;
    const bool offered = ruling.has(OfferContinueOrReturn);
    std::vector<Tick> ticks{{"put-back", "trouble.cards-go-back-into-right-order"_say, ruling.has(Reconstruct),
                             ruling.has(NoReconstruct) || ruling.has(DiscardCards)
                                 ? "trouble.once-bets-are-settled-cards-are-not"_say
                             : ruling.has(Reconstruct) ? "trouble.cards-that-can-be-put-back-are"_say
                                                       : "trouble.nobody-knows-where-they-belong"_say}};
    if (surplus)
        ticks.push_back({"discard", "trouble.surplus-cards-are-discarded"_say, ruling.has(DiscardCards),
                         ruling.has(DiscardCards) ? "trouble.what-cannot-be-put-back-on-box"_say
                                                  : "trouble.they-are-put-back-not-thrown-away"_say});
    ticks.push_back(
        {"all-leave", "trouble.every-player-may-take-his-bet"_say, offered,
         offered ? "trouble.after-dealing-error-all-players-may"_say : "trouble.that-right-comes-with-dealing-error"_say});
    ticks.push_back({"one-leaves", say("trouble.only-player-of-box-may-take", Box{box}), false,
                     "trouble.it-is-for-whole-table-not-for"_say});
    ticks.push_back({"stayers-take", "trouble.whoever-plays-on-takes-every-card"_say, offered,
                     "trouble.staying-means-taking-what-comes"_say});
    ticks.push_back({"void", "trouble.round-is-void"_say, ruling.has(VoidRound),
                     ruling.has(VoidRound) ? "trouble.that-voids-round"_say : "trouble.dealing-error-does-not-void"_say});
    setTicks(question, ticks);
    if (offered)
        explain(question, "trouble.staying-means-taking-what-comes"_say, {"5.7.tail"});
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/factsreader.h"
#include "core/json/jsonwords.h"
#include "core/odds/dealerodds.h"

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr std::pair<std::string_view, DealStage> stages[] = {{"initial", DealStage::Initial},
                                                             {"subsequent", DealStage::Subsequent}};
constexpr std::pair<std::string_view, Settled> settlements[] = {
    {"none", Settled::None}, {"interim", Settled::Interim}, {"final", Settled::Final}};
constexpr std::pair<std::string_view, Found> founds[] = {
    {"extra", Found::Extra}, {"missing", Found::Missing}, {"foreign", Found::Foreign}, {"unshuffled", Found::Unshuffled}};
constexpr std::pair<std::string_view, LateAct> lateActs[] = {
    {"placed", LateAct::Placed}, {"increased", LateAct::Increased}, {"withdrawn", LateAct::Withdrawn}};
constexpr std::pair<std::string_view, Refusals> refusals[] = {
    {"none", Refusals::None}, {"some", Refusals::Some}, {"all", Refusals::All}};
constexpr std::pair<std::string_view, bool> hands[] = {{"player", false}, {"dealer", true}};
constexpr std::pair<std::string_view, Noticed> noticedUnder[] = {{"before-close", Noticed::BeforeClose},
                                                                 {"after-outcome", Noticed::AfterOutcome}};
constexpr std::pair<std::string_view, Noticed> noticedOver[] = {{"before-close", Noticed::BeforeClose},
                                                                {"after-close", Noticed::AfterClose}};

/// Reads the facts of one situation; a class so that the rulebook and the cards seen so far need not be handed around.
class FactsReader {
public:
    FactsReader(const JsonNode &node, const Rulebook &book)
        : m_node(node), m_book(book), m_bySettlement(book.rulings && book.rulings->repairBy == RepairBy::Settlement) {}

    Facts read(SituationKind kind) {
        switch (kind) {
        case SituationKind::ForeignCards:
            return only({L1("found")}), ForeignCardsFacts{oneOf(m_node.need(L1("found")), founds)};
        case SituationKind::LateBet: return only({L1("what")}), LateBetFacts{oneOf(m_node.need(L1("what")), lateActs)};
        case SituationKind::Misdeal: return moment(true);
        case SituationKind::DealerNoCard:
        case SituationKind::EmptyBoxDealt: return moment(m_bySettlement);
        case SituationKind::BurnForgotten: return moment(false);
        case SituationKind::ShortDeal: return shortDeal();
        case SituationKind::CardInError: return cardInError();
        case SituationKind::PlayerSkipped: return skipped();
        case SituationKind::DealerOverdraw: return overdraw();
        case SituationKind::ShoeEmpty:
        case SituationKind::CutCardMissed: return only({L1("manualShuffle")}), ShuffleFacts{flag(L1("manualShuffle"))};
        case SituationKind::AbsentPlayer: return absent();
        case SituationKind::SimultaneousDraw: return simultaneous();
        case SituationKind::Dissatisfied: return dissatisfied();
        case SituationKind::UnderMinimum:
            only({L1("noticed"), L1("repeat")});
            return UnderMinimumFacts{oneOf(m_node.need(L1("noticed")), noticedUnder), flag(L1("repeat"))};
        case SituationKind::OverMaximum: return overMaximum();
        case SituationKind::PowerFailure:
            return only({L1("outcomeEstablished")}), OutcomeFacts{flag(L1("outcomeEstablished"))};
        case SituationKind::CardUnreadable:
            return only({L1("outcomeEstablishable")}), OutcomeFacts{flag(L1("outcomeEstablishable"))};
        case SituationKind::WhoControls: return control();
        case SituationKind::SideBetClaim: return claim(L1("sideTotal"));
        case SituationKind::InsuranceClaim: return claim(L1("insuranceTotal"));
        case SituationKind::BetOffered: return betOffered();
        case SituationKind::SideBetOffered: return sideBetOffered();
        case SituationKind::Officer:
        case SituationKind::Responsibility: return matter(kind);
        case SituationKind::CallDue: return call();
        case SituationKind::Setup: return setup();
        case SituationKind::Bust:
            only({L1("box"), L1("hand")});
            return BustFacts{static_cast<int>(m_node.need(L1("box")).integer(1, m_book.boxes().max)),
                             static_cast<int>(m_node.need(L1("hand")).integer(1, m_book.play.maxHands))};
        default: return only({}), NoFacts{};
        }
    }

private:
    void only(std::initializer_list<L1> keys) const { m_node.allowOnly(keys); }
    [[nodiscard]] bool flag(L1 key) const { return m_node.need(key).boolean(); }

    // ---- the deal

    [[nodiscard]] Settled settled() const {
        const JsonNode node = m_node.need(L1("settled"));
        const Settled settled = oneOf(node, settlements);
        if (settled == Settled::Final && !m_bySettlement)
            node.fail("these rules know no final settlement in the course of a round");
        return settled;
    }
    [[nodiscard]] MomentFacts momentOnly(bool withReconstructible) const {
        MomentFacts facts;
        facts.stage = oneOf(m_node.need(L1("stage")), stages);
        facts.settled = settled();
        if (facts.settled == Settled::Final && facts.stage == DealStage::Initial)
            m_node.need(L1("settled")).fail("a final settlement comes in the subsequent deal at the earliest");
        if (withReconstructible)
            facts.reconstructible = flag(L1("reconstructible"));
        return facts;
    }
    MomentFacts moment(bool withReconstructible) const {
        if (withReconstructible)
            only({L1("stage"), L1("settled"), L1("reconstructible")});
        else
            only({L1("stage"), L1("settled")});
        return momentOnly(withReconstructible);
    }
    MomentFacts shortDeal() const {
        if (m_bySettlement)
            only({L1("cards"), L1("stage"), L1("settled"), L1("reconstructible")});
        else
            only({L1("cards"), L1("stage"), L1("settled")});
        MomentFacts facts = momentOnly(m_bySettlement);
        // Two cards make an opening hand; where one is printed, a single one is dealt and only none is too few.
        facts.cards = static_cast<int>(m_node.need(L1("cards")).integer(0, m_book.play.printed ? 0 : 1));
        return facts;
    }
    CardInErrorFacts cardInError() const {
        CardInErrorFacts facts;
        if (m_bySettlement)
            only({L1("refusals"), L1("settled"), L1("reconstructible")});
        else
            only({L1("refusals")});
        facts.refusals = oneOf(m_node.need(L1("refusals")), refusals);
        if (m_bySettlement) {
            facts.settled = settled();
            facts.reconstructible = flag(L1("reconstructible"));
        }
        return facts;
    }
    SkippedFacts skipped() const {
        SkippedFacts facts;
        if (m_bySettlement)
            only({L1("areasActedSince"), L1("settled"), L1("reconstructible")});
        else
            only({L1("areasActedSince")});
        facts.areasActedSince = static_cast<int>(m_node.need(L1("areasActedSince")).integer(0, m_book.boxes().max - 1));
        if (m_bySettlement) {
            facts.settled = settled();
            facts.reconstructible = flag(L1("reconstructible"));
        }
        return facts;
    }

    // ---- cards

    /// A card that the game's shoes hold, and not one copy too many of it in these facts.
    Card card(const JsonNode &node) {
        const std::string text = node.text();
        const auto card = parseCard(text);
        if (!card)
            node.fail("\"" + text + "\" is no card: a rank of A23456789TJQK and a suit of SHDC");
        const auto &deck = m_book.names(m_book.cite(Cite::cardNotInDeck));
        if (!m_book.hasTens && card->rank() == Rank::Ten)
            node.fail("there are no tens in this game", deck);
        if (++m_copies[card->code()] > m_book.decks.max)
            node.fail("there are not so many of " + text + " in a shoe", deck);
        return *card;
    }
    std::vector<Card> cards(const JsonNode &node) {
        std::vector<Card> list;
        node.eachElement([&](const JsonNode &element) { list.push_back(card(element)); });
        return list;
    }
    /// The cards of one hand; where a card is printed, the hand begins with it.
    std::vector<Card> hand(const JsonNode &node) {
        std::vector<Card> list = cards(node);
        if (list.empty())
            node.fail("must not be empty");
        if (m_book.play.printed) {
            if (list.front() != *m_book.play.printed)
                node.fail("must begin with the printed " + cardName(*m_book.play.printed));
            --m_copies[list.front().code()]; // it lies on the layout, not in the shoe
        }
        return list;
    }

    /// One that the dealer can have come by: he draws to none that stands.
    std::vector<Card> dealersHand(const JsonNode &node) {
        std::vector<Card> list = hand(node);
        for (std::size_t count = 1; count < list.size(); ++count)
            if (dealerStands(m_book.play, handTotal(std::span(list).first(count))))
                node.fail("the dealer stands on the first " + std::to_string(count) + " of these cards");
        return list;
    }

    OverdrawFacts overdraw() {
        only({L1("dealer"), L1("extra")});
        OverdrawFacts facts;
        facts.dealer = dealersHand(m_node.need(L1("dealer")));
        facts.extra = card(m_node.need(L1("extra")));
        return facts;
    }
    AbsentFacts absent() {
        only({L1("cards"), L1("othersOnBox")});
        const JsonNode cards = m_node.need(L1("cards"));
        AbsentFacts facts{hand(cards), flag(L1("othersOnBox"))};
        if (handTotal(facts.cards).total > 21)
            cards.fail("the hand is over 21: nothing is left to decide");
        return facts;
    }
    SimultaneousFacts simultaneous() {
        SimultaneousFacts facts;
        facts.dealersHand = oneOf(m_node.need(L1("hand")), hands);
        if (facts.dealersHand)
            only({L1("hand"), L1("disclosed"), L1("drawn"), L1("dealer")});
        else
            only({L1("hand"), L1("disclosed"), L1("drawn")});
        const JsonNode drawn = m_node.need(L1("drawn"));
        if (drawn.size() < 2)
            drawn.fail("two or more cards were drawn together");
        facts.drawn = cards(drawn);
        facts.disclosed = static_cast<int>(m_node.need(L1("disclosed")).integer(0, static_cast<int>(facts.drawn.size())));
        if (facts.dealersHand) {
            const JsonNode dealer = m_node.need(L1("dealer"));
            facts.dealer = dealersHand(dealer);
            if (dealerStands(m_book.play, handTotal(facts.dealer)))
                dealer.fail("the dealer's hand is complete: no card is due to it");
        }
        return facts;
    }
    DissatisfiedFacts dissatisfied() const {
        only({L1("afterRule"), L1("furtherCardDealt")});
        const JsonNode rule = m_node.need(L1("afterRule"));
        const auto clause = m_book.clause(rule.text());
        if (!clause)
            rule.fail("there is no clause \"" + rule.text() + "\" in these rules");
        return {*clause, flag(L1("furtherCardDealt"))};
    }

    // ---- bets

    [[nodiscard]] LimitsFacts limits() const {
        const JsonNode node = m_node.need(L1("limits"));
        node.allowOnly({L1("min"), L1("max")});
        const LimitsFacts limits{node.need(L1("min")).integer(0, maxAmount), node.need(L1("max")).integer(1, maxAmount)};
        if (limits.min > limits.max)
            node.fail("min is over max");
        return limits;
    }
    /// `onePerPlayer`: bets of one box, where nobody separates his bet into two.
    std::vector<PlacedBet> bets(const JsonNode &node, bool onePerPlayer) const {
        std::vector<PlacedBet> list;
        node.eachElement([&](const JsonNode &element) {
            element.allowOnly({L1("player"), L1("amount")});
            PlacedBet bet{element.need(L1("player")).text(), element.need(L1("amount")).integer(1, maxAmount)};
            const auto same = [&](const PlacedBet &other) { return other.player == bet.player; };
            if (onePerPlayer && std::any_of(list.begin(), list.end(), same))
                element.fail("\"" + bet.player + "\" has a bet there already", m_book.names(m_book.cite(Cite::betTwice)));
            list.push_back(std::move(bet));
        });
        if (list.empty())
            node.fail("must not be empty");
        const int most = m_book.play.mainBetsPerBox;
        if (onePerPlayer && most > 0 && static_cast<int>(list.size()) > most)
            node.fail("a box takes " + std::to_string(most) + " bets at most",
                      m_book.names(m_book.cite(Cite::tooManyMainBets)));
        return list;
    }
    /// A player's name, or null.
    [[nodiscard]] static std::string playerOrNobody(const JsonNode &node) {
        return node.isNull() ? std::string() : node.text();
    }

    OverMaximumFacts overMaximum() const {
        only({L1("noticed"), L1("limits"), L1("bets"), L1("bet"), L1("seated")});
        OverMaximumFacts facts;
        facts.noticed = oneOf(m_node.need(L1("noticed")), noticedOver);
        facts.limits = limits();
        const JsonNode bet = m_node.need(L1("bet"));
        const std::string kind = bet.text();
        if (kind != "main") {
            const auto shared = [](const SideBet &side) { return side.overMax == SideBetOverMax::LaterReturned; };
            facts.sideBet = m_book.sideBetIndex(kind);
            if (facts.sideBet < 0 || !shared(m_book.sideBets[static_cast<std::size_t>(facts.sideBet)])) {
                std::vector<std::string> known{"main"};
                for (const SideBet &side : m_book.sideBets)
                    if (shared(side))
                        known.push_back(side.kind);
                failNotOneOf(bet, kind, known);
            }
        }
        facts.bets = bets(m_node.need(L1("bets")), facts.sideBet < 0);
        if (m_node.has(L1("seated")))
            facts.seated = playerOrNobody(m_node.need(L1("seated")));
        checkOver(facts);
        return facts;
    }
    /// Something has to be over the maximum: one bet, or all of them together.
    void checkOver(const OverMaximumFacts &facts) const {
        Cents total = 0;
        for (const PlacedBet &bet : facts.bets)
            total += bet.amount;
        if (total <= facts.limits.max)
            m_node.need(L1("bets")).fail("nothing is over the maximum");
    }

    ControlFacts control() const {
        only({L1("bettors"), L1("seated"), L1("surrendered")});
        ControlFacts facts;
        facts.bettors = bets(m_node.need(L1("bettors")), true);
        facts.seated = playerOrNobody(m_node.need(L1("seated")));
        const JsonNode surrendered = m_node.need(L1("surrendered"));
        surrendered.eachElement([&](const JsonNode &element) {
            const std::string player = element.text();
            const auto same = [&](const PlacedBet &bet) { return bet.player == player; };
            if (std::none_of(facts.bettors.begin(), facts.bettors.end(), same))
                element.fail("\"" + player + "\" has no bet on the box");
            if (std::find(facts.surrendered.begin(), facts.surrendered.end(), player) != facts.surrendered.end())
                element.fail("\"" + player + "\" is there twice");
            facts.surrendered.push_back(player);
        });
        if (facts.surrendered.size() == facts.bettors.size())
            surrendered.fail("everybody has surrendered: there is nothing left to control");
        return facts;
    }

    ClaimFacts claim(L1 totalKey) const {
        only({L1("claimants"), L1("agreed")});
        ClaimFacts facts;
        const JsonNode list = m_node.need(L1("claimants"));
        list.eachElement(
            [&](const JsonNode &element) { facts.claimants.push_back(claimant(element, totalKey, facts.claimants)); });
        if (facts.claimants.empty())
            list.fail("must not be empty");
        const JsonNode agreed = m_node.need(L1("agreed"));
        facts.agreed = playerOrNobody(agreed);
        const auto same = [&](const Claimant &claimant) { return claimant.player == facts.agreed; };
        if (!facts.agreed.empty() && std::none_of(facts.claimants.begin(), facts.claimants.end(), same))
            agreed.fail("\"" + facts.agreed + "\" is no claimant");
        return facts;
    }
    Claimant claimant(const JsonNode &node, L1 totalKey, const std::vector<Claimant> &others) const {
        node.allowOnly({L1("player"), L1("mainOnBox"), L1("distance"), totalKey, L1("order")});
        Claimant claimant;
        claimant.player = node.need(L1("player")).text();
        const int places = m_book.play.mainBetsPerBox > 0 ? m_book.play.mainBetsPerBox : 99;
        if (const JsonNode place = node.need(L1("mainOnBox")); !place.isNull())
            claimant.mainOnBox = static_cast<int>(place.integer(1, places));
        if (const JsonNode distance = node.need(L1("distance")); !distance.isNull()) {
            claimant.distance = static_cast<int>(distance.integer(0, m_book.boxes().max - 1));
            if ((*claimant.distance == 0) != claimant.mainOnBox.has_value())
                distance.fail("is 0 just where he has a main bet on the box itself");
        }
        claimant.total = node.need(totalKey).integer(0, maxAmount);
        claimant.order = static_cast<int>(node.need(L1("order")).integer(0, 999));
        for (const Claimant &other : others) {
            if (other.player == claimant.player)
                node.need(L1("player")).fail("\"" + claimant.player + "\" is there twice");
            if (other.order == claimant.order)
                node.need(L1("order")).fail("two claimants cannot have asked at the same place");
            if (claimant.mainOnBox && other.mainOnBox == claimant.mainOnBox)
                node.need(L1("mainOnBox")).fail("two bets cannot lie in the same place");
        }
        return claimant;
    }

    // ---- kinds of our own

    BetOfferedFacts betOffered() const {
        const bool numbered = m_book.play.mainBetsPerBox > 0; // such houses count and restrict the bets of a box
        if (numbered)
            only({L1("limits"), L1("bets"), L1("player"), L1("amount"), L1("maxBets"), L1("oneAreaOnly"), L1("otherAreas")});
        else
            only({L1("limits"), L1("bets"), L1("player"), L1("amount")});
        BetOfferedFacts facts;
        facts.limits = limits();
        if (const JsonNode there = m_node.need(L1("bets")); there.size() > 0)
            facts.bets = bets(there, true);
        facts.player = m_node.need(L1("player")).text();
        facts.amount = m_node.need(L1("amount")).integer(1, maxAmount);
        if (m_node.has(L1("maxBets")))
            facts.maxBets = static_cast<int>(m_node.need(L1("maxBets")).integer(1, m_book.play.mainBetsPerBox));
        facts.oneAreaOnly = m_node.has(L1("oneAreaOnly")) && flag(L1("oneAreaOnly"));
        if (m_node.has(L1("otherAreas")))
            facts.otherAreas = static_cast<int>(m_node.need(L1("otherAreas")).integer(0, m_book.boxes().max - 1));
        return facts;
    }
    [[nodiscard]] std::vector<std::string> sideBetKinds() const {
        std::vector<std::string> kinds;
        for (const SideBet &side : m_book.sideBets)
            kinds.push_back(side.kind);
        return kinds;
    }
    SideBetOfferedFacts sideBetOffered() const {
        only({L1("bet"), L1("mainOnBox"), L1("mainAnywhere"), L1("ownMain"), L1("controls"), L1("count")});
        SideBetOfferedFacts facts;
        const JsonNode bet = m_node.need(L1("bet"));
        const std::string kind = bet.text();
        facts.sideBet = m_book.sideBetIndex(kind);
        if (facts.sideBet < 0)
            failNotOneOf(bet, kind, sideBetKinds());
        facts.mainOnBox = flag(L1("mainOnBox"));
        facts.mainAnywhere = m_node.has(L1("mainAnywhere")) ? flag(L1("mainAnywhere")) : facts.mainOnBox;
        facts.ownMain = flag(L1("ownMain"));
        facts.controls = flag(L1("controls"));
        facts.count = static_cast<int>(m_node.need(L1("count")).integer(0, 99));
        if ((facts.ownMain && !facts.mainOnBox) || (facts.mainOnBox && !facts.mainAnywhere) ||
            (facts.controls && !facts.ownMain))
            m_node.fail("who controls a box has a main bet on it, and a bet on the box is a bet on the table");
        return facts;
    }
    MatterFacts matter(SituationKind kind) const {
        only({L1("matter")});
        const JsonNode node = m_node.need(L1("matter"));
        MatterFacts facts{node.text()};
        const auto known = casesOf(kind, m_book.rulings->repairBy, m_book.play);
        if (std::find(known.begin(), known.end(), facts.matter) == known.end())
            failNotOneOf(node, facts.matter, known);
        return facts;
    }
    CallFacts call() {
        CallFacts facts;
        const JsonNode moment = m_node.need(L1("moment"));
        facts.moment = moment.text();
        const bool offers = facts.moment == "dealt" || facts.moment == "offers-made";
        if (!offers && facts.moment != "start" && facts.moment != "bets-down")
            failNotOneOf(moment, facts.moment, std::array{"start", "bets-down", "dealt", "offers-made"});
        if (offers && !m_book.play.printed) {
            only({L1("moment"), L1("upCard")});
            facts.upCard = card(m_node.need(L1("upCard")));
        } else {
            only({L1("moment")});
        }
        return facts;
    }
    SetupFacts setup() const {
        only({L1("decks"), L1("boxes")});
        SetupFacts facts;
        if (m_node.has(L1("decks")))
            facts.decks = static_cast<int>(m_node.need(L1("decks")).integer(0, 999));
        if (m_node.has(L1("boxes")))
            facts.boxes = static_cast<int>(m_node.need(L1("boxes")).integer(0, 999));
        if (!facts.decks && !facts.boxes)
            m_node.fail("say how many decks, or how many boxes");
        return facts;
    }

    const JsonNode &m_node;
    const Rulebook &m_book;
    const bool m_bySettlement;
    std::array<int, Card::codes> m_copies{};
};

} // namespace

Facts readFacts(const JsonNode &node, SituationKind kind, const Rulebook &book) {
    return FactsReader(node, book).read(kind);
}

} // namespace pitwise

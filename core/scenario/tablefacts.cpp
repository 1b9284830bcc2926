// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/tablefacts.h"
#include "core/qttext.h"
#include "core/rulings/knowntable.h"
#include "core/rulings/rulingtable.h"
#include "core/scenario/factfields.h"
#include "core/scenario/scriptedit.h"

#include <QJsonArray>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using K = SituationKind;

QJsonArray cardsJson(std::span<const Card> cards) {
    QJsonArray list;
    for (const Card card : cards)
        list.append(qt(cardName(card)));
    return list;
}

bool bySettlement(const Rulebook &rulebook) {
    return rulebook.rulings && rulebook.rulings->repairBy == RepairBy::Settlement;
}

/// What the table says at one point of the round.
class TableFacts {
public:
    TableFacts(const Timeline &played, std::size_t item, int box, Random &random)
        : m_played(played), m_random(random), m_place(std::min(item, played.items().size() - 1)),
          m_view(played.viewAfter(m_place)), m_item(played.items()[m_place]),
          m_known(played.round(), std::span(played.round().events()).first(m_item.events), 0), m_box(box) {
        if (m_box == 0)
            m_box = boxInPlay();
    }

    [[nodiscard]] QString stage() const { return openingOver() ? QStringLiteral("subsequent") : QStringLiteral("initial"); }

    [[nodiscard]] QString settled() const {
        bool any = m_known.settledByPlayers(), bust = false;
        for (std::size_t i = 0; i < m_item.events; ++i)
            any |= m_played.round().events()[i].type == Event::Type::Settled;
        for (const BoxView &box : m_view.table)
            for (const HandView &hand : box.hands)
                bust |= hand.bust;
        if (bySettlement(m_played.rulebook()) && openingOver() && (bust || m_view.stage == Stage::Settled))
            return QStringLiteral("final");
        return any ? QStringLiteral("interim") : QStringLiteral("none");
    }

    [[nodiscard]] QJsonArray dealer() const { return cardsJson(m_view.dealer); }

    /// His hand as it stands: where he has not drawn to the end, drawn to it.
    [[nodiscard]] QJsonArray dealerStanding() {
        std::vector<Card> cards = m_view.dealer;
        for (int tries = 0; tries < 100 && isDrawing(handTotal(cards)); ++tries) {
            const Card card = draw();
            cards.push_back(card);
            if (handTotal(cards).total > 21)
                cards.pop_back();
        }
        return cardsJson(cards);
    }

    /// Any cards that the shoe still holds; those queued in it first.
    [[nodiscard]] QJsonArray next(int count) {
        std::vector<Card> cards;
        while (static_cast<int>(cards.size()) < count)
            cards.push_back(draw());
        return cardsJson(cards);
    }

    [[nodiscard]] bool anyCardDealt() const { return m_item.cards > 0; }

    /// Of those who play after a box that was passed over, the last is the one in play.
    [[nodiscard]] int actedSinceTheLast() const {
        const BoxView *view = box();
        if (!view || !openingOver())
            return 0;
        const auto opening = static_cast<std::size_t>(2);
        return std::ranges::any_of(view->hands, [&](const HandView &hand) { return hand.cards.size() > opening; }) ? 1 : 0;
    }

    [[nodiscard]] bool dealersTurn() const {
        const Awaited awaited = m_played.awaitedAfter(m_place);
        return (awaited.kind == Awaited::Kind::Card && awaited.box == 0) || m_view.stage == Stage::Settled;
    }

    [[nodiscard]] const BoxView *box() const {
        for (const BoxView &view : m_view.table)
            if (view.box == m_box)
                return &view;
        return nullptr;
    }

    [[nodiscard]] QJsonArray handCards() const {
        const BoxView *view = box();
        if (!view)
            return {};
        for (const HandView &hand : view->hands)
            if (hand.active)
                return cardsJson(hand.cards);
        return view->hands.empty() ? QJsonArray() : cardsJson(view->hands.front().cards);
    }

    /// Main bets on the box, nearest the dealer first.
    [[nodiscard]] QJsonArray bettors() const {
        QJsonArray list;
        for (const Bet &bet : m_played.setup().bets)
            if (bet.kind == mainBet && bet.box == m_box)
                list.append(QJsonObject{{L1("player"), qt(m_played.setup().playerName(bet.player))},
                                        {L1("amount"), static_cast<qint64>(bet.placed)}});
        return list;
    }

    [[nodiscard]] QJsonValue seated() const {
        const BoxView *view = box();
        return !view || view->seated.empty() ? QJsonValue() : QJsonValue(qt(view->seated));
    }

    [[nodiscard]] QJsonArray surrendered() const {
        QJsonArray list;
        for (std::size_t i = 0; i < m_item.events; ++i)
            if (const Event &event = m_played.round().events()[i];
                event.type == Event::Type::Surrendered && event.box == m_box)
                list.append(qt(m_played.setup().playerName(event.player)));
        return list;
    }

    [[nodiscard]] QJsonObject limits() const {
        const TableSetup &setup = m_played.setup();
        const Cents max = setup.mainLimited && setup.mainLimits.max != noMaximum ? setup.mainLimits.max : 500000;
        return {{L1("min"), static_cast<qint64>(setup.mainLimits.min)}, {L1("max"), static_cast<qint64>(max)}};
    }

    /// Everybody but the player of this box, who might claim what he leaves: those on the box, then the nearest.
    [[nodiscard]] QJsonArray claimants(bool insurance) {
        if (insurance)
            m_box = boxToInsure();
        struct Claim {
            PlayerId player;
            int place, distance; ///< Place on the box from the dealer; 0: none there.
            Cents total;
        };
        std::vector<Claim> claims;
        const TableSetup &setup = m_played.setup();
        const std::string owner = m_known.controller(m_box);
        int place = 0;
        for (const Bet &bet : setup.bets) {
            if (bet.kind != mainBet)
                continue;
            place += bet.box == m_box;
            const std::string &name = setup.playerName(bet.player);
            if (name == owner)
                continue;
            const int away = std::abs(bet.box - m_box);
            const auto known = std::ranges::find(claims, bet.player, &Claim::player);
            if (known == claims.end())
                claims.push_back({bet.player, away == 0 ? place : 0, away,
                                  insurance ? m_known.insuranceElsewhere(name) : m_known.sideTotal(name)});
            else if (away < known->distance)
                *known = {bet.player, away == 0 ? place : 0, away, known->total};
        }
        std::ranges::stable_sort(claims, {}, [](const Claim &claim) { return std::pair(claim.distance, claim.place); });
        QJsonArray list;
        for (const Claim &claim : claims)
            if (list.size() < mostPeople)
                list.append(
                    QJsonObject{{L1("player"), qt(setup.playerName(claim.player))},
                                {L1("mainOnBox"), claim.place > 0 ? QJsonValue(claim.place) : QJsonValue()},
                                {L1("distance"), claim.distance},
                                {insurance ? L1("insuranceTotal") : L1("sideTotal"), static_cast<qint64>(claim.total)},
                                {L1("order"), list.size() + 1}});
        return list;
    }

    [[nodiscard]] bool anythingSettled() const { return settled() != L1("none"); }

private:
    /// The next card queued in the shoe, else any that it still holds.
    [[nodiscard]] Card draw() {
        const auto queued = [&] {
            std::vector<Card> cards;
            for (const TimelineItem &item : std::span(m_played.items()).first(m_place + 1))
                if (item.inShoe)
                    cards.push_back(item.card);
            return cards;
        }();
        if (m_drawn < queued.size())
            return queued[m_drawn++];
        if (m_left.empty())
            m_left = script::cardsLeft(script::cut(m_played.written(), m_item.cards, m_item.actions), m_played.rulebook());
        for (;;)
            if (const unsigned code = m_random.below(Card::codes); m_left[code] > 0) {
                --m_left[code];
                return Card::fromCode(code);
            }
    }

    [[nodiscard]] bool isDrawing(HandTotal total) const {
        return total.total < 17 || (total.total == 17 && total.soft && m_played.rulebook().play.dealerHitsSoft17);
    }

    /// The box in play where its insurance is still to be had, else the first where it is.
    [[nodiscard]] int boxToInsure() const {
        const auto isOpen = [&](int box) {
            const std::vector<std::string> open = m_known.uninsured(box);
            return std::ranges::find(open, m_known.controller(box)) != open.end();
        };
        for (int box = 1; !isOpen(m_box) && box <= m_known.boxes(); ++box)
            if (isOpen(box))
                return box;
        return m_box;
    }

    [[nodiscard]] bool openingOver() const {
        std::size_t boxes = 0;
        for (const BoxView &view : m_view.table)
            boxes += !view.hands.empty();
        const std::size_t opening = m_played.rulebook().play.printed ? boxes : 2 * boxes + 1;
        return static_cast<std::size_t>(m_item.cards) > opening;
    }

    [[nodiscard]] int boxInPlay() const {
        for (const BoxView &view : m_view.table)
            for (const HandView &hand : view.hands)
                if (hand.active)
                    return view.box;
        for (const BoxView &view : m_view.table)
            if (!view.hands.empty())
                return view.box;
        return 1;
    }

    const Timeline &m_played;
    Random &m_random;
    std::size_t m_place;
    RoundView m_view;
    const TimelineItem &m_item;
    KnownTable m_known; ///< Its bets, and what has been done by then.
    int m_box;
    std::size_t m_drawn = 0;
    std::vector<int> m_left;
};

QJsonObject momentFacts(const TableFacts &table, bool reconstructible) {
    QJsonObject facts{{L1("stage"), table.stage()}, {L1("settled"), table.settled()}};
    if (reconstructible)
        facts[L1("reconstructible")] = true;
    return facts;
}

QJsonObject settledFacts(const TableFacts &table, const Rulebook &rulebook, QJsonObject facts) {
    if (bySettlement(rulebook)) {
        facts[L1("settled")] = table.settled();
        facts[L1("reconstructible")] = true;
    }
    return facts;
}

QJsonObject togetherFacts(TableFacts &table) {
    QJsonObject facts{{L1("hand"), table.dealersTurn() ? QStringLiteral("dealer") : QStringLiteral("player")},
                      {L1("disclosed"), 2},
                      {L1("drawn"), table.next(2)}};
    if (table.dealersTurn())
        facts[L1("dealer")] = table.dealer();
    return facts;
}

} // namespace

std::vector<SituationKind> breakableKinds(const Rulebook &rulebook) {
    std::vector<SituationKind> kinds;
    for (const K kind : {K::SimultaneousDraw,
                         K::CardInError,
                         K::DealerOverdraw,
                         K::PlayerSkipped,
                         K::FaceUpCard,
                         K::Misdeal,
                         K::ShortDeal,
                         K::EmptyBoxDealt,
                         K::DealerNoCard,
                         K::BurnForgotten,
                         K::ForeignCards,
                         K::LateBet,
                         K::OverMaximum,
                         K::UnderMinimum,
                         K::SideBetWithoutMain,
                         K::SideSettlementLate,
                         K::AbsentPlayer,
                         K::CardRefused,
                         K::Dissatisfied,
                         K::ShoeEmpty,
                         K::CutCardMissed,
                         K::CardUnreadable,
                         K::PowerFailure,
                         K::SqueezeDealtFaceUp,
                         K::EarlierRoundLimitError,
                         K::ErrorNoticedNextRound,
                         K::NotCovered,
                         K::WhoControls,
                         K::SideBetClaim,
                         K::InsuranceClaim})
        if (rulebook.rulings && rulebook.rulings->knows(kind))
            kinds.push_back(kind);
    return kinds;
}

QJsonObject factsFromTable(SituationKind kind, const Timeline &played, std::size_t item, int box, Random &random) {
    TableFacts table(played, item, box, random);
    const Rulebook &rulebook = played.rulebook();
    switch (kind) {
    case K::ForeignCards: return {{L1("found"), L1("extra")}};
    case K::LateBet: return {{L1("what"), L1("placed")}};
    case K::Misdeal: return momentFacts(table, true);
    case K::DealerNoCard:
    case K::EmptyBoxDealt: return momentFacts(table, bySettlement(rulebook));
    case K::BurnForgotten: return momentFacts(table, false);
    case K::ShortDeal: {
        QJsonObject facts = momentFacts(table, bySettlement(rulebook));
        facts[L1("cards")] = rulebook.play.printed ? 0 : 1;
        return facts;
    }
    case K::CardInError: return settledFacts(table, rulebook, {{L1("refusals"), L1("none")}});
    case K::PlayerSkipped: return settledFacts(table, rulebook, {{L1("areasActedSince"), table.actedSinceTheLast()}});
    case K::DealerOverdraw: {
        const QJsonArray standing = table.dealerStanding();
        return {{L1("dealer"), standing}, {L1("extra"), table.next(1).first()}};
    }
    case K::ShoeEmpty:
    case K::CutCardMissed: return {{L1("manualShuffle"), true}};
    case K::AbsentPlayer: return {{L1("cards"), table.handCards()}, {L1("othersOnBox"), table.bettors().size() > 1}};
    case K::SimultaneousDraw: return togetherFacts(table);
    case K::Dissatisfied: {
        const std::vector<ClauseId> &after = rulebook.rulings->withdrawAfter;
        return {{L1("afterRule"), after.empty() ? QString() : qt(rulebook.clauseName(after.front()))},
                {L1("furtherCardDealt"), false}};
    }
    case K::UnderMinimum:
        return {{L1("noticed"), table.anyCardDealt() ? L1("after-outcome") : L1("before-close")}, {L1("repeat"), false}};
    case K::OverMaximum: {
        QJsonObject facts{{L1("noticed"), table.anyCardDealt() ? L1("after-close") : L1("before-close")},
                          {L1("limits"), table.limits()},
                          {L1("bets"), table.bettors()},
                          {L1("bet"), L1("main")}};
        if (rulebook.play.overMax == MainOverMax::BoxShared) // who sits there places first
            facts[L1("seated")] = table.seated();
        return facts;
    }
    case K::PowerFailure: return {{L1("outcomeEstablished"), table.anythingSettled()}};
    case K::CardUnreadable: return {{L1("outcomeEstablishable"), false}};
    case K::WhoControls:
        return {{L1("bettors"), table.bettors()}, {L1("seated"), table.seated()}, {L1("surrendered"), table.surrendered()}};
    case K::SideBetClaim: return {{L1("claimants"), table.claimants(false)}, {L1("agreed"), QJsonValue()}};
    case K::InsuranceClaim: return {{L1("claimants"), table.claimants(true)}, {L1("agreed"), QJsonValue()}};
    default: return {};
    }
}

} // namespace pitwise

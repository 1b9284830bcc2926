// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/replay.h"

#include <algorithm>

namespace pitwise {
namespace {

BetState stateAfter(Result result) {
    switch (result) {
    case Result::Win:
    case Result::EvenMoney: return BetState::Paid;
    case Result::Lose:
    case Result::Surrender: return BetState::Taken;
    case Result::StandOff: return BetState::StoodOff;
    case Result::Returned: return BetState::Returned;
    }
    return BetState::Open;
}

/// Folds a round's events, one by one, into what lies on the table.
class Fold {
public:
    explicit Fold(const Round &round) : m_round(round), m_setup(round.setup()) { layBets(); }

    void take(const Event &event) {
        switch (event.type) {
        case Event::Type::CardToHand: {
            HandView &hand = handAt(event);
            hand.cards.push_back(event.card);
            hand.doubledAcross = hand.doubledAcross || m_doubling;
            m_doubling = false;
            count(hand);
            break;
        }
        case Event::Type::CardToDealer:
            m_view.dealer.push_back(event.card);
            m_view.dealerTotal = handTotal(m_view.dealer);
            break;
        case Event::Type::Surrendered:
        case Event::Type::EvenMoney: m_out.push_back({event.box, event.player}); break;
        case Event::Type::Insured:
            boxAt(event).insurance.push_back(
                {m_setup.playerName(event.player), m_setup.playerName(event.other), event.amount});
            break;
        case Event::Type::OffersClosed: m_view.stage = Stage::Play; break;
        case Event::Type::Turn: activate(event); break;
        case Event::Type::Split: split(event); break;
        case Event::Type::Staked: stakeOf(handAt(event), event.player).chips = event.amount; break;
        case Event::Type::MarkerLaid:
            stakeOf(handAt(event), event.player);
            m_doubling = event.amount == 1;
            // One marker lies on the hand, whoever it serves (C14).
            if (m_lastMarker.box != event.box || m_lastMarker.hand != event.hand || m_lastMarker.amount != event.amount)
                ++handAt(event).markers;
            m_lastMarker = event;
            return;
        case Event::Type::Doubled:
            stakeOf(handAt(event), event.player).doubled = event.amount;
            m_doubling = true;
            break;
        case Event::Type::TieStaked: handAt(event).ties.push_back(stakeView(event.box, event.player, event.amount)); break;
        case Event::Type::Settled: settle(m_round.ledger()[static_cast<std::size_t>(event.amount)]); break;
        case Event::Type::Discarded:
            handAt(event).discarded = true;
            m_view.discards += static_cast<int>(handAt(event).cards.size()) - (handAt(event).printedFirst ? 1 : 0);
            break;
        case Event::Type::DealerTurn: deactivate(); break;
        case Event::Type::RoundOver: m_view.stage = Stage::Settled; break;
        case Event::Type::OffersOpen: break;
        }
        m_lastMarker = {};
    }

    RoundView finish() {
        for (BoxView &box : m_view.table)
            markController(box);
        return std::move(m_view);
    }

private:
    void layBets() {
        const Rulebook &rulebook = *m_setup.rulebook;
        m_view.game = rulebook.document;
        m_view.boxes = m_setup.boxes;
        m_view.decks = m_setup.decks;
        m_view.payTable = m_setup.payTable;
        if (m_setup.mainLimited)
            m_view.limits.push_back({"main", m_setup.mainLimits.min, m_setup.mainLimits.max});
        for (std::size_t i = 0; i < rulebook.sideBets.size(); ++i)
            if (const Limits limits = m_setup.sideLimits[i]; limits.min > 0 || limits.max != noMaximum)
                m_view.limits.push_back({rulebook.sideBets[i].kind, limits.min, limits.max});
        for (int number = 1; number <= m_setup.boxes; ++number) {
            BoxView box;
            box.box = number;
            const PlayerId seated = m_setup.seated[static_cast<std::size_t>(number)];
            box.seated = seated == nobody ? "" : m_setup.playerName(seated);
            m_view.table.push_back(std::move(box));
        }
        for (const Bet &bet : m_setup.bets) {
            BoxView &box = m_view.table[static_cast<std::size_t>(bet.box - 1)];
            const StakeView stake = stakeView(bet.box, bet.player, bet.placed);
            if (bet.kind == mainBet) {
                if (box.hands.empty())
                    box.hands.emplace_back();
                box.hands.front().stakes.push_back(stake);
                continue;
            }
            const std::string kind(m_setup.kindName(bet.kind));
            auto area =
                std::find_if(box.sides.begin(), box.sides.end(), [&](const SideAreaView &a) { return a.kind == kind; });
            if (area == box.sides.end())
                area = box.sides.insert(box.sides.end(), SideAreaView{kind, {}});
            area->stakes.push_back(stake);
        }
        if (const auto printed = rulebook.play.printed) {
            m_view.dealer.push_back(*printed);
            m_view.dealerPrintedFirst = true;
            m_view.dealerTotal = handTotal(m_view.dealer);
            for (BoxView &box : m_view.table)
                for (HandView &hand : box.hands) {
                    hand.cards.push_back(*printed);
                    hand.printedFirst = true;
                    count(hand);
                }
        }
    }

    StakeView stakeView(int box, PlayerId player, Cents chips) const {
        StakeView stake;
        stake.player = m_setup.playerName(player);
        stake.seated = m_setup.seated[static_cast<std::size_t>(box)] == player;
        stake.chips = chips;
        return stake;
    }

    BoxView &boxAt(const Event &event) { return m_view.table[event.box - 1u]; }
    HandView &handAt(const Event &event) { return boxAt(event).hands[event.hand - 1u]; }

    StakeView &stakeOf(HandView &hand, PlayerId player) {
        const std::string &who = m_setup.playerName(player);
        for (StakeView &stake : hand.stakes)
            if (stake.player == who)
                return stake;
        StakeView stake;
        stake.player = who;
        for (const BoxView &box : m_view.table)
            for (const HandView &other : box.hands)
                if (&other == &hand)
                    stake.seated = box.seated == who;
        return hand.stakes.emplace_back(stake);
    }

    void count(HandView &hand) const {
        hand.total = handTotal(hand.cards);
        hand.bust = hand.total.total > 21;
        hand.blackjack = m_setup.rulebook->play.blackjack && !hand.printedFirst && hand.cards.size() == 2 &&
                         !hand.fromSplit && hand.total.total == 21;
    }

    void deactivate() {
        for (BoxView &box : m_view.table)
            for (HandView &hand : box.hands)
                hand.active = false;
    }
    void activate(const Event &event) {
        deactivate();
        handAt(event).active = true;
    }

    void split(const Event &event) {
        BoxView &box = boxAt(event);
        HandView fresh;
        HandView &parent = handAt(event);
        fresh.cards.push_back(parent.cards.back());
        parent.cards.pop_back();
        fresh.fromSplit = parent.fromSplit = true;
        count(parent);
        count(fresh);
        box.hands.insert(box.hands.begin() + event.hand, std::move(fresh));
    }

    void settle(const LedgerLine &line) {
        BoxView &box = m_view.table[line.box - 1u];
        const std::string &who = m_setup.playerName(line.player);
        const auto close = [&](auto &bet) {
            bet.state = stateAfter(line.result);
            bet.paid += line.pays;
        };
        const auto closeIn = [&](std::vector<StakeView> &stakes) {
            for (StakeView &stake : stakes)
                if (stake.player == who && stake.state == BetState::Open) {
                    close(stake);
                    return true;
                }
            return false;
        };
        if (line.kind == insuranceBet) {
            for (InsuranceView &insurance : box.insurance)
                if (insurance.player == who && insurance.state == BetState::Open && insurance.chips == line.stake) {
                    close(insurance);
                    return;
                }
            return;
        }
        if (line.kind == bonusBet) {
            stakeOf(box.hands[line.hand - 1u], line.player).paid += line.pays;
            return;
        }
        if (line.kind == mainBet) {
            closeIn(box.hands[line.hand - 1u].stakes);
            return;
        }
        if (line.hand > 1 && closeIn(box.hands[line.hand - 1u].ties))
            return;
        for (SideAreaView &area : box.sides)
            if (area.kind == m_setup.kindName(line.kind) && closeIn(area.stakes))
                return;
    }

    void markController(BoxView &box) const {
        if (box.hands.empty())
            return;
        const auto &first = box.hands.front().stakes;
        const auto isOut = [&](const std::string &player) {
            return std::any_of(m_out.begin(), m_out.end(), [&](const auto &out) {
                return out.first == box.box && m_setup.playerName(out.second) == player;
            });
        };
        const int index = controllerAmong(m_setup.rulebook->play.control, 0, static_cast<int>(first.size()), [&](int i) {
            const StakeView &stake = first[static_cast<std::size_t>(i)];
            return Bettor{static_cast<PlayerId>(stake.seated ? 0 : 1), stake.chips, !isOut(stake.player)};
        });
        if (index < 0)
            return;
        const std::string controller = first[static_cast<std::size_t>(index)].player;
        for (HandView &hand : box.hands)
            for (StakeView &stake : hand.stakes)
                stake.controls = stake.player == controller;
    }

    const Round &m_round;
    const TableSetup &m_setup;
    RoundView m_view;
    std::vector<std::pair<int, PlayerId>> m_out; ///< Box and player of who surrendered or was paid even money.
    bool m_doubling = false;                     ///< The next card to a hand lies across.
    Event m_lastMarker;
};

} // namespace

RoundView viewAt(const Round &round, std::size_t events) {
    Fold fold(round);
    for (std::size_t i = 0; i < std::min(events, round.events().size()); ++i)
        fold.take(round.events()[i]);
    return fold.finish();
}

namespace {

bool settles(const Event &event) {
    return event.type == Event::Type::Settled || event.type == Event::Type::Discarded ||
           event.type == Event::Type::RoundOver;
}

} // namespace

RoundView viewToSettle(const Round &round) {
    Fold fold(round);
    for (const Event &event : round.events())
        if (!settles(event))
            fold.take(event);
    return fold.finish();
}

std::vector<RoundView> viewsToSettle(const Round &round) {
    Fold fold(round);
    std::vector<RoundView> views{Fold(fold).finish()};
    for (const Event &event : round.events())
        if (!settles(event)) {
            fold.take(event);
            views.push_back(Fold(fold).finish());
        }
    return views;
}

RoundView viewInPlay(const Round &round) {
    return std::move(viewsInPlay(round).back());
}

std::vector<RoundView> viewsInPlay(const Round &round) {
    Fold fold(round);
    std::vector<RoundView> views{Fold(fold).finish()};
    bool dealers = false;
    for (const Event &event : round.events()) {
        dealers = dealers || event.type == Event::Type::DealerTurn;
        if (settles(event) && (dealers || event.type == Event::Type::RoundOver))
            continue;
        fold.take(event);
        views.push_back(Fold(fold).finish());
    }
    return views;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/feltview.h"

#include <algorithm>

namespace pitwise::live {
namespace {

using State = LaidCard::State;

class Viewer {
public:
    Viewer(const Header &header, const Felt &felt, const Dealing *round, const Signs &signs)
        : m_header(header), m_felt(felt), m_round(round), m_signs(signs) {}

    RoundView make(bool turn) {
        table();
        dealer();
        for (BoxView &box : m_view.table)
            hands(box);
        for (const Spot &spot : m_felt.spots())
            lay(spot);
        if (turn && m_round && m_round->reference().inPlay())
            mark();
        m_view.discards = m_felt.discards();
        m_view.drawnTogether = m_signs.drawnTogether;
        m_view.cutCardOut = m_signs.cutCardOut;
        m_view.dark = m_signs.dark;
        if (m_signs.shoeEmpty)
            m_view.shoeLeft = 0;
        if (m_signs.faceUp && !m_felt.shoe().empty())
            m_view.faceUpInShoe = m_felt.shoe().front();
        if (m_signs.odd)
            m_view.strays.push_back({0, 1, std::nullopt, *m_signs.odd});
        return std::move(m_view);
    }

private:
    void table() {
        const TableSetup &setup = m_header.table;
        const Rulebook &book = *m_header.book;
        m_view.game = book.document;
        m_view.boxes = setup.boxes;
        m_view.decks = setup.decks;
        m_view.payTable = setup.payTable;
        m_view.stage = Stage::Play;
        if (setup.mainLimited)
            m_view.limits.push_back({"main", setup.mainLimits.min, setup.mainLimits.max});
        for (std::size_t i = 0; i < book.sideBets.size(); ++i)
            if (const Limits limits = setup.sideLimits[i]; limits.min > 0 || limits.max != noMaximum)
                m_view.limits.push_back({book.sideBets[i].kind, limits.min, limits.max});
        for (int number = 1; number <= setup.boxes; ++number) {
            BoxView box;
            box.box = number;
            if (const PlayerId who = seated(number); who != nobody) {
                box.seated = setup.playerName(who);
                box.away = std::find(m_signs.away.begin(), m_signs.away.end(), who) != m_signs.away.end();
            }
            m_view.table.push_back(std::move(box));
        }
    }

    [[nodiscard]] PlayerId seated(int box) const {
        return m_round ? m_round->reference().setup().seated[static_cast<std::size_t>(box)] : nobody;
    }

    void dealer() {
        const auto &play = m_header.book->play;
        if (play.printed) {
            m_view.dealer.push_back(*play.printed);
            m_view.dealerPrintedFirst = true;
        }
        for (const LaidCard &card : m_felt.cards())
            if (card.state == State::Lies && card.dealtTo.burn)
                m_view.burnCardOut = true;
            else if (card.state == State::Lies && card.dealtTo.dealer())
                m_view.dealer.push_back(card.card);
        if (!m_view.dealer.empty())
            m_view.dealerTotal = handTotal(m_view.dealer);
    }

    void hands(BoxView &box) {
        const bool used = std::any_of(m_felt.spots().begin(), m_felt.spots().end(),
                                      [&](const Spot &spot) { return spot.box == box.box; }) ||
                          m_felt.handsOf(box.box) > 1 || m_felt.cardsOn(box.box, 1) > 0;
        if (!used)
            return;
        const bool split = m_felt.handsOf(box.box) > 1;
        for (const std::uint8_t name : m_felt.handsInOrder(box.box)) {
            HandView hand;
            hand.fromSplit = split;
            int cleared = 0;
            if (m_header.book->play.printed && name == 1) {
                hand.cards.push_back(*m_header.book->play.printed);
                hand.printedFirst = true;
            }
            for (const LaidCard &card : m_felt.cards()) {
                if (card.dealtTo.burn || card.dealtTo.box != box.box || card.lies != name)
                    continue;
                if (card.state == State::Lies)
                    hand.cards.push_back(card.card);
                cleared += card.state == State::Cleared;
            }
            hand.discarded = cleared > 0 && m_felt.cardsOn(box.box, name) == 0;
            hand.markers = static_cast<int>(
                std::count_if(m_felt.markers().begin(), m_felt.markers().end(),
                              [&](const MarkerLaid &marker) { return marker.box == box.box && marker.hand == name; }));
            if (!hand.cards.empty())
                hand.total = handTotal(hand.cards);
            hand.bust = hand.total.total > 21;
            hand.blackjack = m_header.book->play.blackjack && !hand.printedFirst && !split && hand.cards.size() == 2 &&
                             hand.total.total == 21;
            box.hands.push_back(std::move(hand));
        }
    }

    [[nodiscard]] HandView *handOf(int box, int name) {
        BoxView &there = m_view.table[static_cast<std::size_t>(box - 1)];
        const auto &order = m_felt.handsInOrder(box);
        for (std::size_t i = 0; i < order.size() && i < there.hands.size(); ++i)
            if (order[i] == std::max(name, 1))
                return &there.hands[i];
        return nullptr;
    }

    /// Chips of one bet: what is left of what its player laid, and what was paid beside it.
    [[nodiscard]] StakeView stakeOf(const Spot &spot) const {
        StakeView stake;
        stake.player = m_header.table.playerName(spot.player);
        stake.seated = seated(spot.box) == spot.player;
        stake.paid = std::min(spot.paid, spot.chips);
        stake.chips = spot.chips - stake.paid;
        if (spot.paid > 0)
            stake.state = BetState::Paid;
        else if (spot.chips == 0 && (spot.taken > 0 || spot.halved > 0))
            stake.state = BetState::Taken;
        else if (spot.chips == 0 && spot.returned > 0)
            stake.state = BetState::Returned;
        return stake;
    }

    [[nodiscard]] Cents placed(const Spot &spot) const {
        if (m_round)
            for (const Bet &bet : m_round->reference().setup().bets)
                if (bet.box == spot.box && bet.player == spot.player && bet.kind == mainBet)
                    return bet.placed;
        return spot.laid;
    }

    void lay(const Spot &spot) {
        BoxView &box = m_view.table[static_cast<std::size_t>(spot.box - 1)];
        StakeView stake = stakeOf(spot);
        if (spot.kind == insuranceBet) {
            box.insurance.push_back({stake.player, stake.player, stake.chips, stake.state, stake.paid});
        } else if (spot.kind == mainBet || spot.kind == bonusBet) {
            HandView *hand = handOf(spot.box, spot.hand);
            if (!hand)
                return;
            if (spot.kind == bonusBet) { // paid beside the main bet
                for (StakeView &main : hand->stakes)
                    if (main.player == stake.player)
                        main.paid += stake.paid;
                return;
            }
            const Cents first = placed(spot);
            if (stake.state == BetState::Open && stake.chips > first && first > 0) {
                stake.doubled = stake.chips - first;
                stake.chips = first;
                hand->doubledAcross = hand->cards.size() > 2;
            }
            hand->stakes.push_back(std::move(stake));
        } else if (spot.hand > 1) { // a side bet on one hand of a split
            if (HandView *hand = handOf(spot.box, spot.hand))
                hand->ties.push_back(std::move(stake));
        } else {
            const std::string kind = m_header.book->sideBets[static_cast<std::size_t>(spot.kind)].kind;
            auto area = std::find_if(box.sides.begin(), box.sides.end(),
                                     [&](const SideAreaView &side) { return side.kind == kind; });
            if (area == box.sides.end())
                area = box.sides.insert(box.sides.end(), SideAreaView{kind, {}});
            area->stakes.push_back(std::move(stake));
        }
    }

    void mark() {
        const Reference &reference = m_round->reference();
        if (HandView *hand = handOf(reference.round().activeBox(), reference.activeHand()))
            hand->active = !hand->cards.empty() && !hand->discarded;
    }

    const Header &m_header;
    const Felt &m_felt;
    const Dealing *m_round;
    const Signs &m_signs;
    RoundView m_view;
};

} // namespace

RoundView viewOf(const Header &header, const Felt &felt, const Dealing *round, const Signs &signs, bool turn) {
    return Viewer(header, felt, round, signs).make(turn);
}

} // namespace pitwise::live

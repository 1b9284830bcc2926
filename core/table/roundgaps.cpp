// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rounds whose opening deal left cards out, where the rules let them go on so: a hand gets what it lacks in its turn, the
// dealer his card when he sees it. What such cards decide is settled when they come (A35, A36).
#include "core/table/settling.h"

#include <algorithm>

namespace pitwise {

void Round::dealWithGaps() {
    const Gaps &gaps = m_setup.gaps;
    m_dealer.clear();
    m_anyBlackjack = false;
    m_hands.resize(m_boxes.size());
    m_openingDone.assign(m_openingBets.size(), 0);
    m_firstTwo.assign(m_boxes.size(), {});
    const int boxes = static_cast<int>(m_boxes.size());
    for (int slot = 0; slot < boxes; ++slot) {
        Hand &hand = m_hands[static_cast<std::size_t>(slot)];
        hand.clear();
        hand.firstStake = m_boxes[slot].firstMain;
        hand.markers = 0;
        hand.fromSplit = hand.doubled = hand.blackjack = hand.done = false;
    }
    for (int lap = 1; lap <= 2; ++lap) {
        for (Box &box : m_boxes)
            if (!gaps.lacks(box.number, lap))
                giveCard(box, 0);
        if (lap == 1 && !gaps.dealer) {
            m_dealer.add(draw());
            note(Event::Type::CardToDealer, 0, 0, m_dealer.cards[0]);
        }
    }
    for (int slot = 0; slot < boxes; ++slot)
        if (m_hands[static_cast<std::size_t>(slot)].count == 2)
            completeLate(slot);
    if (!gaps.dealer) {
        note(Event::Type::OffersOpen);
        return;
    }
    m_stage = Stage::Play; // the offers come with the dealer's card
    if (gaps.dealerAfter == 0)
        return dealersLateCard();
    m_activeBox = 0;
    advance();
}

/// Gives a hand the cards that it lacks, and settles what its first two decide.
void Round::completeLate(int slot) {
    Box &box = m_boxes[slot];
    Hand &hand = m_hands[box.hands[0]];
    while (hand.count < 2)
        giveCard(box, 0, hand);
    m_firstTwo[static_cast<std::size_t>(slot)] = {hand.cards[0], hand.cards[1]};
    hand.blackjack = hand.done = m_play.blackjack && hand.ace && hand.points == 11;
    settleOpeningBetsOf(slot);
    if (!hand.blackjack)
        return;
    m_anyBlackjack = true;
    if (m_dealer.count > 0 && !isUpAce() && !m_dealer.cards[0].isTenValue())
        for (int i = 0; i < box.mains; ++i)
            if (Stake &stake = stakeAt(hand, i); stake.on && !stake.settled)
                payBlackjack(box, m_mains[box.firstMain + i], stake, m_atOnceClauses);
}

/// Those that can be judged now and have not been.
void Round::settleOpeningBetsOf(int slot) {
    const Hand &hand = m_hands[m_boxes[slot].hands[0]];
    const auto [first, second] = m_firstTwo[static_cast<std::size_t>(slot)];
    for (std::size_t i = 0; i < m_openingBets.size(); ++i) {
        const OpeningBet &bet = m_openingBets[i];
        const bool needsUp = bet.rule == SideBetRule::LuckyEights || bet.rule == SideBetRule::ThreeCardTotal;
        if (bet.slot != slot || m_openingDone[i] != 0 || (needsUp && m_dealer.count == 0) || hand.count < 2)
            continue;
        m_openingDone[i] = 1;
        const int row = rowOf(bet.rule, first, second, m_dealer.cards[0]);
        LedgerLine &line = nextLine();
        copyLine(line, bet.lines[row], m_sides[bet.side].bet);
        noteSettled(line);
    }
}

/// The dealer's own first card; with it come the settlements and offers that it decides (lucky8 5.12.2, A35).
void Round::dealersLateCard() {
    m_dealer.add(draw());
    note(Event::Type::CardToDealer, 0, 0, m_dealer.cards[0]);
    eachBox([&](int slot) { settleOpeningBetsOf(slot); });
    if (m_anyBlackjack)
        settleBlackjacksAtOnce();
    m_lateOffers = true;
    if (m_setup.gaps.offers) {
        m_stage = Stage::Offers;
        note(Event::Type::OffersOpen);
    }
}

/// Every hand is finished, and he has no card yet.
void Round::dealersCardAtLast() {
    const bool open = std::find(m_openingDone.begin(), m_openingDone.end(), 0) != m_openingDone.end();
    if (open || dealerDraw() != DealerDraw::None)
        dealersLateCard();
    if (m_stage != Stage::Offers)
        playDealer();
}

bool Round::mayStill(const Main &main) const {
    if (!m_lateOffers)
        return true;
    const int index = static_cast<int>(&main - m_mains.data());
    for (const Box &box : m_boxes) {
        if (index < box.firstMain || index >= box.firstMain + box.mains)
            continue;
        const Hand &hand = m_hands[box.hands[0]];
        const Stake &stake = m_stakes[hand.firstStake + static_cast<std::size_t>(index - box.firstMain)];
        return box.handCount == 1 && hand.count >= 2 && stake.on && !stake.settled;
    }
    return false;
}

} // namespace pitwise

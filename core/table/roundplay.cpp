// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of Round that plays the players' hands: from the end of the offers to the dealer's turn.
#include "core/refusal.h"
#include "core/table/refusaltext.h"
#include "core/table/round.h"

#include <algorithm>

namespace pitwise {

void Round::closeOffers() {
    note(Event::Type::OffersClosed);
    if (m_anybodyOut) {
        settleOffers();
        for (Box &box : m_boxes)
            chooseController(box);
    }
    m_stage = Stage::Play;
    if (m_lateOffers && m_activeBox < 0)
        return playDealer();
    if (!m_lateOffers)
        m_activeBox = 0;
    advance();
}

void Round::apply(const Action &action) {
    const bool play = action.what == Do::Hit || action.what == Do::Stand || action.what == Do::Double ||
                      action.what == Do::Split || action.what == Do::FreeDouble || action.what == Do::FreeSplit;
    if (!gameHas(action.what))
        refuse("this game has no " + std::string(name(action.what)), ClauseList{}, ".do");
    if (play) {
        if (m_stage == Stage::Offers)
            refuse("the offers have to be closed first", isUpAce() ? Cite::playBeforeCloseAce : Cite::playBeforeClose);
        act(action);
        if (++m_applied == m_setup.gaps.dealerAfter && m_setup.gaps.dealer && m_stage == Stage::Play && m_dealer.count == 0)
            dealersLateCard();
        return;
    }
    if (m_stage != Stage::Offers) {
        if (action.what == Do::CloseOffers)
            refuse("the offers are closed already", ClauseList{});
        const int slot = slotOf(action.box);
        const Cite cite = whyClosed(action.what, slot >= 0 && m_boxes[slot].handCount > 1);
        refuse("box " + std::to_string(action.box) + ": " + m_setup.playerName(action.player) + refusalText(cite), cite);
    }
    switch (action.what) {
    case Do::Surrender: surrender(action); break;
    case Do::Insurance: insure(action); break;
    case Do::EvenMoney: evenMoney(action); break;
    default: closeOffers(); break;
    }
}

void Round::call(Do what) {
    if (m_stage == Stage::Play && what == Do::Hit) // a hand in turn is always under 21
        hit();
    else if (m_stage == Stage::Play && what == Do::Stand && m_hands[m_activeHand].total().total >= m_play.standFrom)
        stand();
    else if (m_stage == Stage::Offers && what == Do::CloseOffers)
        closeOffers();
    else
        callOther(what);
}

void Round::callOther(Do what) {
    static const Action plain;
    if (m_stage == Stage::Play && what != Do::CloseOffers && gameHas(what) && !whyNot(what))
        return perform(what, plain);
    Action refused;
    refused.what = what;
    refused.box = activeBox();
    refused.player = activePlayer();
    apply(refused);
}

bool Round::gameHas(Do what) const {
    switch (what) {
    case Do::Insurance: return m_play.insurance != InsuranceBy::Nobody;
    case Do::EvenMoney: return m_play.blackjack && m_play.insurance != InsuranceBy::Nobody;
    case Do::FreeDouble:
    case Do::FreeSplit: return m_play.freeBets;
    default: return true;
    }
}

PlayerId Round::activePlayer() const {
    return m_activeBox < 0 ? nobody : m_mains[m_boxes[m_activeBox].controller].player;
}

bool Round::equalForSplit(const Hand &hand) const {
    if (hand.count != 2)
        return false;
    if (m_play.splitBy == SplitBy::Eights)
        return hand.cards[0].rank() == Rank::Eight && hand.cards[1].rank() == Rank::Eight;
    return hand.cards[0].points() == hand.cards[1].points();
}

Cite Round::whyClosed(Do offer, bool split) const {
    switch (offer) {
    case Do::Insurance: return isUpAce() ? Cite::insuranceClosed : Cite::insuranceNoAce;
    case Do::EvenMoney: return isUpAce() ? Cite::evenMoneyClosed : Cite::evenMoneyNoAce;
    default: return split ? Cite::surrenderAfterSplit : Cite::surrenderClosed;
    }
}

std::optional<Cite> Round::whyNot(Do what) const {
    const Box &box = m_boxes[m_activeBox];
    const Hand &hand = m_hands[box.hands[m_handInBox]];
    const HandTotal total = hand.total();
    switch (what) {
    case Do::Hit:
        if (total.total >= 21)
            return Cite::hit21;
        return std::nullopt;
    case Do::Stand:
        if (total.total < m_play.standFrom)
            return Cite::standTooLow;
        return std::nullopt;
    case Do::Double:
        if (hand.count != 2)
            return hand.fromSplit ? Cite::doubleSplitNotFirstTwo : Cite::doubleNotFirstTwo;
        if (hand.mixedTens && !m_setup.readings.doubleMixedTens)
            return Cite::doubleMixedTens;
        if (m_play.doubleNeedsMinimum && m_mains[box.controller].placed < m_setup.mainLimits.min)
            return Cite::doubleTooSmall;
        return std::nullopt;
    case Do::Split:
        if (!equalForSplit(hand))
            return hand.fromSplit ? Cite::splitAgainUnequal : Cite::splitUnequal;
        if (box.handCount >= m_play.maxHands)
            return Cite::splitFourHands;
        return std::nullopt;
    case Do::FreeDouble:
        if (hand.count != 2)
            return Cite::freeDoubleNotFirstTwo;
        // A two-card hand with an Ace is soft, whatever the player would call it (C06), unless the house reads it otherwise.
        if (hand.points < 9 || hand.points > 11 || (hand.ace && !m_setup.readings.aceHardChoice))
            return Cite::freeDoubleTotal;
        return std::nullopt;
    case Do::FreeSplit:
        if (!equalForSplit(hand))
            return Cite::freeSplitUnequal;
        if (hand.cards[0].isPicture() || hand.cards[1].isPicture())
            return Cite::freeSplitPicture;
        if (hand.cards[0].isTenValue() && !m_setup.readings.freeSplitTens)
            return Cite::freeSplitTens;
        if (box.handCount >= m_play.maxHands)
            return Cite::splitFourHands;
        return std::nullopt;
    case Do::Surrender:
    case Do::Insurance:
    case Do::EvenMoney: return whyClosed(what, hand.fromSplit);
    case Do::CloseOffers: break;
    }
    return std::nullopt;
}

void Round::act(const Action &action) {
    if (m_stage == Stage::Settled || m_boxes[m_activeBox].number != action.box)
        refuseFinished(action);
    const Box &box = m_boxes[m_activeBox];
    if (m_mains[box.controller].player != action.player) {
        const bool seated = m_mains[box.controller].player == m_setup.seated[box.number];
        const bool passedOn = box.controller != m_freshBoxes[m_activeBox].controller;
        refuse("box " + std::to_string(action.box) + ": " + m_setup.playerName(m_mains[box.controller].player) +
                   " calls the decisions, not " + m_setup.playerName(action.player),
               passedOn ? Cite::controlAfterSurrender
               : seated ? Cite::controlSeated
                        : Cite::controlUnseated,
               ".player");
    }
    if (const auto cite = whyNot(action.what)) {
        const std::string text = refusalText(*cite);
        const std::string who = text.front() == ' ' ? m_setup.playerName(action.player) : std::string();
        refuse("box " + std::to_string(action.box) + ": " + who + text, *cite);
    }
    perform(action.what, action);
}

void Round::hit() {
    Hand &hand = m_hands[m_activeHand];
    giveCard(m_boxes[m_activeBox], m_handInBox, hand);
    if (hand.total().total < 21)
        return;
    if (hand.bust())
        settleBust(m_activeBox, m_handInBox);
    hand.done = true;
    advance();
}

void Round::stand() {
    m_hands[m_activeHand].done = true;
    advance();
}

/// Does what whyNot() allows.
void Round::perform(Do what, const Action &action) {
    switch (what) {
    case Do::Hit: hit(); break;
    case Do::Stand: stand(); break;
    case Do::Double: doubleHand(action); break;
    case Do::FreeDouble: freeDouble(); break;
    case Do::Split: splitHand(action, false); break;
    case Do::FreeSplit: splitHand(action, true); break;
    default: break;
    }
}

int Round::followerOn(const Hand &hand, const Box &box, PlayerId player, Cite cite, const std::string &at) const {
    const std::string who = "box " + std::to_string(box.number) + ": " + m_setup.playerName(player);
    for (int i = 0; i < box.mains; ++i) {
        const Main &main = m_mains[box.firstMain + i];
        if (main.player != player)
            continue;
        if (box.firstMain + i == box.controller)
            refuse(who + " calls the decision himself", ClauseList{}, at);
        if (!m_stakes[hand.firstStake + i].on)
            break;
        return i;
    }
    refuse(who + " has no stake on this hand", cite, at);
}

std::string Round::doublePlace(PlayerId follower) const {
    return follower == nobody ? ".amount" : ".with." + m_setup.playerName(follower);
}

void Round::checkDoubleAmount(const Main &main, Cents amount, PlayerId follower) const {
    const auto cite = amount > main.placed                                           ? Cite::doubleTooLarge
                      : m_play.doubleNeedsMinimum && amount < m_setup.mainLimits.min ? Cite::doubleTooSmall
                                                                                     : std::optional<Cite>();
    if (cite)
        refuse(m_setup.playerName(main.player) + refusalText(*cite), *cite, doublePlace(follower));
}

Cents Round::countAdded(const Main &main, Cents amount, PlayerId follower) const {
    if (m_play.overMax == MainOverMax::CountsToMax)
        return std::min(amount, m_setup.mainLimits.max);
    if (!main.capped)
        return amount;
    const WideCents product = static_cast<WideCents>(amount) * main.counts;
    if (product % main.placed != 0)
        refuse(m_setup.playerName(main.player) + ": his share of the double does not come out in whole cents",
               Cite::overMaximum, doublePlace(follower));
    return static_cast<Cents>(product / main.placed);
}

void Round::doubleHand(const Action &action) {
    Box &box = m_boxes[m_activeBox];
    Hand &hand = m_hands[box.hands[m_handInBox]];
    const auto lay = [&](int mainInBox, Cents amount, PlayerId follower) {
        const Main &main = m_mains[box.firstMain + mainInBox];
        const Cents added = amount == 0 ? main.placed : amount;
        checkDoubleAmount(main, added, follower);
        Stake &stake = stakeAt(hand, mainInBox);
        stake.doubled = countAdded(main, added, follower);
        stake.surplus += added - stake.doubled;
        note(Event::Type::Doubled, box.number, m_handInBox + 1, {}, main.player, nobody, added);
    };
    lay(box.controller - box.firstMain, action.amount, nobody);
    for (const Follower &follower : action.with)
        lay(followerOn(hand, box, follower.player, Cite::followDouble, doublePlace(follower.player)), follower.amount,
            follower.player);
    drawLastCard();
}

void Round::freeDouble() {
    Box &box = m_boxes[m_activeBox];
    Hand &hand = m_hands[box.hands[m_handInBox]];
    ++hand.markers;
    ++box.markers;
    for (int i = 0; i < box.mains; ++i) {
        Stake &stake = stakeAt(hand, i);
        const bool served = m_setup.readings.markerServesBox || box.firstMain + i == box.controller; // C14
        if (!stake.on || !served)
            continue;
        ++stake.markers;
        note(Event::Type::MarkerLaid, box.number, m_handInBox + 1, {}, m_mains[box.firstMain + i].player, nobody, 1);
    }
    drawLastCard();
}

/// A doubled hand takes just one more card.
void Round::drawLastCard() {
    Hand &hand = m_hands[m_activeHand];
    hand.doubled = true;
    giveCard(m_boxes[m_activeBox], m_handInBox);
    if (hand.bust())
        settleBust(m_activeBox, m_handInBox);
    hand.done = true;
    advance();
}

void Round::splitHand(const Action &action, bool free) {
    Box &box = m_boxes[m_activeBox];
    const auto parentId = box.hands[m_handInBox];
    const int newHandInBox = m_handInBox + 1;

    // Who has what on the new hand; checked before anything moves.
    const auto firstStake = static_cast<std::uint16_t>(m_stakes.size());
    m_stakes.resize(m_stakes.size() + box.mains);
    const auto stakeOn = [&](int mainInBox) -> Stake & { return m_stakes[firstStake + mainInBox]; };
    const int controllerInBox = box.controller - box.firstMain;
    if (free) {
        for (int i = 0; i < box.mains; ++i) {
            const bool served = m_setup.readings.markerServesBox || i == controllerInBox; // C14
            if (m_stakes[m_hands[parentId].firstStake + i].on && served)
                stakeOn(i) = {0, 0, 0, 1, true, false, 0};
        }
    } else {
        const auto match = [&](int i) {
            const Main &main = m_mains[box.firstMain + i];
            stakeOn(i) = {main.counts, 0, 0, 0, true, false, main.placed - main.counts};
        };
        match(controllerInBox);
        for (std::size_t k = 0; k < action.with.size(); ++k)
            match(followerOn(m_hands[parentId], box, action.with[k].player, Cite::followSplit,
                             ".with[" + std::to_string(k) + ']'));
    }

    m_hands.emplace_back();
    const auto newId = static_cast<std::uint8_t>(m_hands.size() - 1);
    Hand &parent = m_hands[parentId];
    Hand &fresh = m_hands[newId];
    const Card first = parent.cards[0];
    const Card second = parent.cards[1];
    const bool aces = first.isAce();
    for (Hand *hand : {&parent, &fresh}) {
        hand->clear();
        hand->fromSplit = true;
        hand->mixedTens = first.rank() != second.rank();
    }
    parent.add(first);
    fresh.add(second);
    fresh.firstStake = firstStake;
    for (int i = box.handCount; i > newHandInBox; --i)
        box.hands[i] = box.hands[i - 1];
    box.hands[newHandInBox] = newId;
    ++box.handCount;
    note(Event::Type::Split, box.number, m_handInBox + 1);
    if (free) {
        ++fresh.markers;
        ++box.markers;
    }
    if (m_recording)
        for (int i = 0; i < box.mains; ++i)
            if (stakeOn(i).on)
                note(free ? Event::Type::MarkerLaid : Event::Type::Staked, box.number, newHandInBox + 1, {},
                     m_mains[box.firstMain + i].player, nobody, free ? 0 : m_mains[box.firstMain + i].placed);
    layTies(action, box, newHandInBox);

    giveCard(box, m_handInBox);
    if (aces || parent.total().total == 21) {
        parent.done = true;
        advance();
    }
}

/// A bet on one hand's total may be added to the new hand by who had one before the deal and has a stake there (B09).
void Round::layTies(const Action &action, const Box &box, int newHandInBox) {
    for (const Follower &tie : action.tie) {
        const std::string who = "box " + std::to_string(box.number) + ": " + m_setup.playerName(tie.player);
        const std::string at = ".tie18." + m_setup.playerName(tie.player);
        const Side *earlier = nullptr;
        for (const Side &side : m_sides)
            if (side.box == box.number && side.player == tie.player && side.bet >= 0 && side.rule == SideBetRule::TieOnTotal)
                earlier = &side;
        if (!earlier)
            refuse(who + refusalText(Cite::tieNeedsEarlierBet), Cite::tieNeedsEarlierBet, at);
        const Hand &hand = m_hands[box.hands[newHandInBox]];
        bool staked = false;
        for (int i = 0; i < box.mains; ++i)
            staked |= m_mains[box.firstMain + i].player == tie.player && m_stakes[hand.firstStake + i].on;
        if (!staked)
            refuse(who + refusalText(Cite::tieNeedsStake), Cite::tieNeedsStake, at);
        Side side = *earlier;
        side.hand = box.hands[newHandInBox];
        const Limits &limits = m_setup.sideLimits[static_cast<std::size_t>(side.kind)];
        side.counts = std::min(tie.amount, limits.max);
        side.surplus = tie.amount - side.counts;
        side.limit = limitClauses(outsideOf(limits, tie.amount), side.terms);
        side.bet = -1;
        side.lines = nullptr;
        side.settled = false;
        m_sides.push_back(side);
        note(Event::Type::TieStaked, box.number, newHandInBox + 1, {}, tie.player, nobody, tie.amount);
    }
}

/// To the next hand that is to be acted upon, or to the dealer.
void Round::advance() {
    int handInBox = m_handInBox;
    const int boxes = static_cast<int>(m_boxes.size());
    for (int slot = m_activeBox; slot < boxes; ++slot, handInBox = 0) {
        Box &box = m_boxes[slot];
        if (box.controller < 0)
            continue;
        for (; handInBox < box.handCount; ++handInBox) {
            Hand &hand = m_hands[box.hands[handInBox]];
            if (hand.count < 2) { // of a split, or passed over in the opening deal
                if (hand.fromSplit)
                    giveSecondCard(box, handInBox);
                else
                    completeLate(slot);
            }
            if (hand.done)
                continue;
            m_activeBox = slot;
            m_handInBox = handInBox;
            m_activeHand = box.hands[handInBox];
            note(Event::Type::Turn, box.number, handInBox + 1);
            return;
        }
    }
    m_activeBox = -1;
    m_handInBox = 0;
    if (m_dealer.count == 0) [[unlikely]]
        return dealersCardAtLast();
    playDealer();
}

void Round::giveSecondCard(Box &box, int handInBox) {
    Hand &hand = m_hands[box.hands[handInBox]];
    giveCard(box, handInBox);
    hand.done = hand.splitAce() || hand.total().total == 21;
}

} // namespace pitwise

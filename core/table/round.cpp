// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/round.h"
#include "core/refusal.h"
#include "core/table/refusaltext.h"
#include "core/table/sidebets.h"

#include <algorithm>

namespace pitwise {

// ---------------------------------------------------------------- table and deal

Round::Round(const TableSetup &setup) : m_setup(setup), m_rules(*setup.rulebook), m_play(setup.rulebook->play) {
    layBets();
    writeMainLines();
    writeSideLines();
    const auto joined = [&](Cite cite, const ClauseList &row) {
        ClauseList list = m_rules.cite(cite);
        list.add(row);
        return list;
    };
    m_winClauses = joined(Cite::win, m_play.regularRow);
    m_bustWinClauses = joined(Cite::winDealerBust, m_play.regularRow);
    m_blackjackAceClauses = joined(Cite::winBlackjackAce, m_play.blackjackRow);
    m_blackjackTenClauses = joined(Cite::winBlackjackTen, m_play.blackjackRow);
    m_atOnceClauses = joined(Cite::winBlackjackAtOnce, m_play.blackjackRow);
    m_dealer22Clauses = joined(Cite::winBlackjackDealer22, m_play.blackjackRow);
    m_insuranceWinClauses = joined(Cite::insuranceWin, m_play.insuranceRow);
}

void Round::layBets() {
    std::size_t stakes = 0;
    for (int number = 1; number <= m_setup.boxes; ++number) {
        Box box;
        box.number = static_cast<std::uint8_t>(number);
        box.firstMain = static_cast<std::uint16_t>(m_freshMains.size());
        for (std::size_t i = 0; i < m_setup.bets.size(); ++i) {
            const Bet &bet = m_setup.bets[i];
            if (bet.kind != mainBet || bet.box != number)
                continue;
            Main main;
            main.player = bet.player;
            main.placed = bet.placed;
            main.counts = bet.counts;
            main.bet = static_cast<int>(i);
            main.capped = bet.counts != bet.placed;
            main.limit = limitClauses(bet.outside, nullptr);
            m_freshMains.push_back(main);
            ++box.mains;
        }
        if (box.mains == 0)
            continue;
        stakes += 4u * box.mains;
        m_freshBoxes.push_back(box);
    }

    for (std::size_t i = 0; i < m_setup.bets.size(); ++i) {
        const Bet &bet = m_setup.bets[i];
        if (bet.kind == mainBet)
            continue;
        Side side;
        side.player = bet.player;
        side.kind = bet.kind;
        side.box = static_cast<std::uint8_t>(bet.box);
        side.counts = bet.counts;
        side.bet = static_cast<int>(i);
        side.terms = &m_rules.sideBets[static_cast<std::size_t>(bet.kind)];
        side.limit = limitClauses(bet.outside, side.terms);
        const SideBetRule rule = side.rule = side.terms->rule;
        m_countsRuns |= rule == SideBetRule::RunOfEights;
        m_hasDealerSides |= rule == SideBetRule::DealerBust;
        m_drawsOut |= rule == SideBetRule::DealerBust && side.counts > 0;
        m_hasBoxSides |= rule == SideBetRule::RunOfEights || rule == SideBetRule::Markers;
        m_hasHandSides |= rule == SideBetRule::TieOnTotal;
        m_freshSides.push_back(side);
    }
    // In the order of settlement; Lucky Lucky is always settled from the dealer's right (luckylucky 7).
    const auto fromRight = [&](const Side &side) {
        return m_setup.settleFrom == SettleFrom::Right || side.rule == SideBetRule::ThreeCardTotal;
    };
    std::stable_sort(m_freshSides.begin(), m_freshSides.end(),
                     [&](const Side &a, const Side &b) { return fromRight(a) ? a.box > b.box : a.box < b.box; });
    for (std::size_t slot = 0; slot < m_freshBoxes.size(); ++slot) {
        Box &box = m_freshBoxes[slot];
        box.hands[0] = static_cast<std::uint8_t>(slot);
        for (std::size_t i = 0; i < m_freshSides.size(); ++i)
            if (m_freshSides[i].box == box.number) {
                if (box.sides++ == 0)
                    box.firstSide = static_cast<std::uint16_t>(i);
                m_freshSides[i].slot = static_cast<std::int16_t>(slot);
                m_freshSides[i].hand = static_cast<std::uint8_t>(slot);
            }
    }
    m_mains = m_freshMains;
    m_sides = m_freshSides;
    for (Box &box : m_freshBoxes)
        chooseController(box);
    m_hands.reserve(4 * m_freshBoxes.size());
    m_stakes.reserve(stakes);
    m_boxes = m_freshBoxes;
    m_sides.reserve(m_freshSides.size() + 16);
    m_ledger.resize(m_setup.bets.size() * 4 + 16);
    m_nextLine = m_ledger.data();
    m_endLine = m_nextLine + m_ledger.size();
}

/// What the settlement of a bet outside its limits rests on besides; null: nothing, it is within them.
const ClauseList *Round::limitClauses(OutsideLimit outside, const SideBet *side) const {
    switch (outside) {
    case OutsideLimit::OverMaximum: return side ? &side->overMaximum : &m_rules.cite(Cite::overMaximum);
    case OutsideLimit::UnderMinimum: return side ? &side->underMinimum : &m_rules.cite(Cite::underMinimum);
    case OutsideLimit::UnderMinimumShared: return &m_rules.cite(Cite::underMinimumShared);
    case OutsideLimit::None: break;
    }
    return nullptr;
}

void Round::deal(std::span<const Card> shoe, Supply *supply) {
    m_supply = supply;
    m_first = m_next = shoe.data();
    m_end = shoe.data() + shoe.size();
    clearTable();
    dealOpening();
    settleOpeningSides();
    if (m_anyBlackjack)
        settleBlackjacksAtOnce();
    note(Event::Type::OffersOpen);
}

void Round::clearTable() {
    std::copy(m_freshBoxes.begin(), m_freshBoxes.end(), m_boxes.begin());
    m_sides.resize(m_freshSides.size());
    for (Side &side : m_sides)
        side.settled = false;
    m_stakes.resize(m_mains.size());
    Stake *stake = m_stakes.data();
    for (Main &main : m_mains) {
        main.surrendered = main.evenMoney = main.insured = false;
        main.lostInBusts = 0;
        *stake++ = {main.counts, 0, 0, 0, true, false};
    }
    m_insurances.clear();
    m_nextLine = m_ledger.data();
    m_events.clear();
    m_stage = Stage::Offers;
    m_activeBox = -1;
    m_handInBox = 0;
    m_anybodyOut = false;
}

/// One card to each box and to the dealer, and a second to each box; or one to each where the first is printed.
void Round::dealOpening() {
    const std::size_t boxes = m_boxes.size();
    const bool printed = m_play.printed.has_value();
    const std::size_t before = printed ? 0 : boxes + 1; // cards dealt before the boxes' second ones
    if (static_cast<std::size_t>(m_end - m_next) < before + boxes) [[unlikely]]
        drawOpening(before + boxes);
    const Card *const cards = m_next;
    m_next += before + boxes;
    m_dealer.clear();
    m_dealer.add(printed ? *m_play.printed : cards[boxes]);
    m_anyBlackjack = false;
    m_hands.resize(boxes);
    for (std::size_t slot = 0; slot < boxes; ++slot) {
        Hand &hand = m_hands[slot];
        hand.clear();
        hand.add(printed ? *m_play.printed : cards[slot]);
        hand.add(cards[before + slot]);
        hand.firstStake = m_boxes[slot].firstMain;
        hand.markers = 0;
        hand.fromSplit = hand.doubled = false;
        hand.blackjack = hand.done = m_play.blackjack && hand.ace && hand.points == 11;
        m_anyBlackjack |= hand.blackjack;
    }
    if (m_countsRuns)
        for (std::size_t slot = 0; slot < boxes; ++slot)
            countRun(m_boxes[slot], cards[before + slot]);
    if (m_recording)
        noteOpening({cards, before + boxes});
}

/// In dealing order, as far as the cards go.
void Round::noteOpening(std::span<const Card> cards) {
    const std::size_t boxes = m_boxes.size();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i == boxes && !m_play.printed)
            note(Event::Type::CardToDealer, 0, 0, cards[i]);
        else
            note(Event::Type::CardToHand, m_boxes[i < boxes ? i : i - boxes - 1].number, 1, cards[i]);
    }
}

void Round::record(const Event &event) {
    m_events.push_back(event);
}

void Round::drawMore() {
    if (m_supply)
        if (const Card *end = m_supply->more(m_end))
            m_end = end;
    if (m_next == m_end)
        throw Refusal{"the shoe is a card short: " + std::to_string(cardsDrawn()) + " cards are drawn and one more is due",
                      "shoe",
                      {}};
}

/// So many behind m_next. Where the shoe is short the events still tell what was dealt, and no hand has a card.
void Round::drawOpening(std::size_t cards) {
    const Card *const first = m_next;
    m_hands.clear();
    m_dealer.clear();
    try {
        while (static_cast<std::size_t>(m_end - first) < cards) {
            m_next = m_end;
            drawMore();
        }
    } catch (const Refusal &) {
        if (m_recording)
            noteOpening({first, m_end});
        throw;
    }
    m_next = first;
}

/// The run of 8s that reaches the box, over its hands, in dealing order (dueling8s 4.2.1, B01, B02).
void Round::countRun(Box &box, Card card) const {
    if (card.rank() != Rank::Eight)
        box.runOpen = false;
    else if (++box.run <= 4)
        box.runSpades = box.runSpades && card.suit() == Suit::Spades;
}

void Round::chooseController(Box &box) {
    const int index = controllerAmong(m_play.control, m_setup.seated[box.number], box.mains, [&](int i) {
        const Main &main = m_mains[box.firstMain + i];
        return Bettor{main.player, main.placed, main.in()};
    });
    box.controller = static_cast<std::int16_t>(index < 0 ? -1 : box.firstMain + index);
}

int Round::slotOf(int boxNumber) const {
    for (std::size_t slot = 0; slot < m_boxes.size(); ++slot)
        if (m_boxes[slot].number == boxNumber)
            return static_cast<int>(slot);
    return -1;
}

// ---------------------------------------------------------------- refusals

void Round::refuse(std::string error, const ClauseList &clauses, std::string at) const {
    throw Refusal{std::move(error), std::move(at), m_rules.names(clauses)};
}

void Round::refuse(std::string error, Cite cite, std::string at) const {
    refuse(std::move(error), m_rules.cite(cite), std::move(at));
}

void Round::refuseFinished(const Action &action) const {
    const std::string box = "box " + std::to_string(action.box) + ": ";
    const int slot = slotOf(action.box);
    if (slot < 0)
        refuse(box + "there is no main bet", Cite::notAPlayer);
    if (m_stage == Stage::Play && slot > m_activeBox)
        refuse(box + "its turn has not come; box " + std::to_string(activeBox()) + " is to be acted upon", ClauseList{});
    const Box &finished = m_boxes[slot];
    const Hand &last = handAt(slot, finished.handCount - 1);
    if (finished.controller < 0 && !last.blackjack)
        refuse(box + "nobody is left in the hand", Cite::nobodyLeft);
    if (last.splitAce())
        refuse(box + refusalText(Cite::hitSplitAce), Cite::hitSplitAce);
    if (last.bust())
        refuse(box + refusalText(Cite::handBust), Cite::handBust);
    if (last.doubled)
        refuse(box + refusalText(Cite::hitDoubled), Cite::hitDoubled);
    if (last.total().total == 21)
        refuse(box + refusalText(Cite::hit21), Cite::hit21);
    refuse(box + (m_stage == Stage::Settled ? "the round is complete" : "its hands are finished"), ClauseList{});
}

// ---------------------------------------------------------------- offers

Round::Main *Round::mainOf(int box, PlayerId player) {
    const int slot = slotOf(box);
    if (slot < 0)
        return nullptr;
    for (int i = 0; i < m_boxes[slot].mains; ++i)
        if (Main &main = m_mains[m_boxes[slot].firstMain + i]; main.player == player)
            return &main;
    return nullptr;
}

std::vector<Round::Offer> Round::offers() const {
    std::vector<Offer> offers;
    for (const Box &box : m_boxes) {
        const bool blackjack = m_hands[box.hands[0]].blackjack;
        for (int i = 0; i < box.mains; ++i) {
            const Main &main = m_mains[box.firstMain + i];
            if (!main.in())
                continue;
            Offer offer{box.number, main.player};
            if (isUpAce() && m_play.insurance != InsuranceBy::Nobody) {
                offer.insurance = !main.insured;
                offer.evenMoney = blackjack;
            }
            offer.surrender = (!isUpAce() || m_play.surrenderAgainstAce) && !blackjack;
            offers.push_back(offer);
        }
    }
    return offers;
}

void Round::surrender(const Action &action) {
    const std::string who = "box " + std::to_string(action.box) + ": " + m_setup.playerName(action.player);
    Main *main = mainOf(action.box, action.player);
    if (!main)
        refuse(who + " has no main bet there", Cite::notAPlayer);
    if (!main->in())
        refuse(who + " is out of the hand already", Cite::surrenderClosed);
    if (isUpAce() && !m_play.surrenderAgainstAce)
        refuse(who + refusalText(Cite::surrenderAce), Cite::surrenderAce);
    if (m_hands[m_boxes[slotOf(action.box)].hands[0]].blackjack)
        refuse(who + refusalText(Cite::surrenderBlackjack), Cite::surrenderBlackjack);
    if (main->counts % 2 != 0)
        refuse(who + ": half of the bet does not come out in whole cents", ClauseList{});
    main->surrendered = m_anybodyOut = true;
    note(Event::Type::Surrendered, action.box, 1, {}, action.player);
}

void Round::insure(const Action &action) {
    const std::string who = "box " + std::to_string(action.box) + ": " + m_setup.playerName(action.player);
    const PlayerId insured = action.of == nobody ? action.player : action.of;
    if (!isUpAce())
        refuse(who + refusalText(Cite::insuranceNoAce), Cite::insuranceNoAce);
    if (insured != action.player && m_play.insurance == InsuranceBy::Owner)
        refuse(who + refusalText(Cite::insuranceOfOther), Cite::insuranceOfOther, ".of");
    Main *main = mainOf(action.box, insured);
    if (!main)
        refuse("box " + std::to_string(action.box) + ": " + m_setup.playerName(insured) + " has no main bet there",
               Cite::notAPlayer);
    if (!main->in() || main->insured)
        refuse(who + refusalText(Cite::insuranceTwice), Cite::insuranceTwice);
    if (action.amount <= 0)
        refuse(who + ": the amount of the insurance is missing", ClauseList{}, ".amount");
    if (2 * action.amount > main->placed)
        refuse(who + refusalText(Cite::insuranceTooLarge),
               insured == action.player ? Cite::insuranceTooLarge : Cite::insuranceOfOther, ".amount");
    main->insured = true;
    m_insurances.push_back({action.player, static_cast<std::uint16_t>(main - m_mains.data()),
                            static_cast<std::uint8_t>(slotOf(action.box)), action.amount, false});
    note(Event::Type::Insured, action.box, 1, {}, action.player, insured, action.amount);
}

void Round::evenMoney(const Action &action) {
    const std::string who = "box " + std::to_string(action.box) + ": " + m_setup.playerName(action.player);
    Main *main = mainOf(action.box, action.player);
    if (!main)
        refuse(who + " has no main bet there", Cite::notAPlayer);
    if (!isUpAce())
        refuse(who + refusalText(Cite::evenMoneyNoAce), Cite::evenMoneyNoAce);
    if (!m_hands[m_boxes[slotOf(action.box)].hands[0]].blackjack)
        refuse(who + refusalText(Cite::evenMoneyNoBlackjack), Cite::evenMoneyNoBlackjack);
    if (main->evenMoney)
        refuse(who + " has taken even money already", Cite::evenMoneyClosed);
    main->evenMoney = m_anybodyOut = true;
    note(Event::Type::EvenMoney, action.box, 1, {}, action.player);
}

void Round::closeOffers() {
    note(Event::Type::OffersClosed);
    if (m_anybodyOut) {
        settleOffers();
        for (Box &box : m_boxes)
            chooseController(box);
    }
    m_stage = Stage::Play;
    m_activeBox = 0;
    advance();
}

// ---------------------------------------------------------------- play

void Round::apply(const Action &action) {
    const bool play = action.what == Do::Hit || action.what == Do::Stand || action.what == Do::Double ||
                      action.what == Do::Split || action.what == Do::FreeDouble || action.what == Do::FreeSplit;
    if (!gameHas(action.what))
        refuse("this game has no " + std::string(name(action.what)), ClauseList{}, ".do");
    if (play) {
        if (m_stage == Stage::Offers)
            refuse("the offers have to be closed first", isUpAce() ? Cite::playBeforeCloseAce : Cite::playBeforeClose);
        act(action);
        return;
    }
    if (m_stage != Stage::Offers) {
        if (action.what == Do::CloseOffers)
            refuse("the offers are closed already", ClauseList{});
        const int slot = slotOf(action.box);
        const bool split = slot >= 0 && m_boxes[slot].handCount > 1;
        const Cite cite = action.what == Do::Surrender   ? split ? Cite::surrenderAfterSplit : Cite::surrenderClosed
                          : action.what == Do::Insurance ? Cite::insuranceClosed
                                                         : Cite::evenMoneyClosed;
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
        if (hand.fromSplit && box.mixedTens && !m_setup.readings.doubleMixedTens)
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
    case Do::Surrender: return hand.fromSplit ? Cite::surrenderAfterSplit : Cite::surrenderClosed;
    case Do::Insurance: return isUpAce() ? Cite::insuranceClosed : Cite::insuranceNoAce;
    case Do::EvenMoney: return isUpAce() ? Cite::evenMoneyClosed : Cite::evenMoneyNoAce;
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
        stakeAt(hand, mainInBox).doubled = countAdded(main, added, follower);
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
                stakeOn(i) = {0, 0, 0, 1, true, false};
        }
    } else {
        stakeOn(controllerInBox) = {m_mains[box.controller].counts, 0, 0, 0, true, false};
        for (std::size_t k = 0; k < action.with.size(); ++k) {
            const int i = followerOn(m_hands[parentId], box, action.with[k].player, Cite::followSplit,
                                     ".with[" + std::to_string(k) + ']');
            stakeOn(i) = {m_mains[box.firstMain + i].counts, 0, 0, 0, true, false};
        }
    }

    m_hands.emplace_back();
    const auto newId = static_cast<std::uint8_t>(m_hands.size() - 1);
    Hand &parent = m_hands[parentId];
    Hand &fresh = m_hands[newId];
    const Card first = parent.cards[0];
    const Card second = parent.cards[1];
    const bool aces = first.isAce();
    if (first.rank() != second.rank())
        box.mixedTens = true;
    for (Hand *hand : {&parent, &fresh}) {
        hand->clear();
        hand->fromSplit = true;
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
            if (hand.count == 1) // of a split
                giveSecondCard(box, handInBox);
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
    playDealer();
}

void Round::giveSecondCard(Box &box, int handInBox) {
    Hand &hand = m_hands[box.hands[handInBox]];
    giveCard(box, handInBox);
    hand.done = hand.splitAce() || hand.total().total == 21;
}

// ---------------------------------------------------------------- what lies on the table

Round::HandState Round::activeHandState() const {
    const Box &box = m_boxes[m_activeBox];
    const Hand &hand = m_hands[box.hands[m_handInBox]];
    return {{hand.cards.data(), hand.count},
            hand.total(),
            box.number,
            m_handInBox + 1,
            hand.blackjack,
            hand.bust(),
            hand.doubled,
            hand.fromSplit,
            hand.splitAce(),
            hand.markers};
}

std::vector<Round::HandState> Round::hands() const {
    std::vector<HandState> states;
    for (const Box &box : m_boxes)
        for (int h = 0; h < box.handCount; ++h) {
            const Hand &hand = m_hands[box.hands[h]];
            states.push_back({{hand.cards.data(), hand.count},
                              hand.total(),
                              box.number,
                              h + 1,
                              hand.blackjack,
                              hand.bust(),
                              hand.doubled,
                              hand.fromSplit,
                              hand.splitAce(),
                              hand.markers});
        }
    return states;
}

} // namespace pitwise

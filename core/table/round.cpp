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
    for (const SideBet &bet : m_rules.sideBets)
        if (bet.rule == SideBetRule::LuckyEights) {
            m_unlikePairsClauses = bet.rows[2].clauses;
            m_unlikePairsClauses.add(bet.rows[3].clauses);
        }
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
        side.surplus = bet.placed - bet.counts;
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
    if (m_setup.gaps.any()) [[unlikely]]
        return dealWithGaps();
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
        *stake++ = {main.counts, 0, 0, 0, true, false, main.placed - main.counts};
    }
    m_insurances.clear();
    m_nextLine = m_ledger.data();
    m_events.clear();
    m_stage = Stage::Offers;
    m_activeBox = -1;
    m_handInBox = 0;
    m_anybodyOut = false;
    m_lateOffers = false;
    m_applied = 0;
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
        throw Refusal{cardShortText(cardsDrawn()), "shoe", {}};
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
    const Box &finished = m_boxes[slot];
    const Hand &last = handAt(slot, finished.handCount - 1);
    if (m_stage == Stage::Play && slot > m_activeBox && finished.controller >= 0 && !last.done)
        refuse(box + "its turn has not come; box " + std::to_string(activeBox()) + " is to be acted upon", ClauseList{});
    if (finished.controller < 0 && !last.blackjack)
        refuse(box + "nobody is left in the hand", Cite::nobodyLeft);
    if (last.splitAce()) {
        const bool doubles = action.what == Do::Double || action.what == Do::FreeDouble;
        const bool splits = action.what == Do::Split || action.what == Do::FreeSplit;
        const Cite cite = doubles ? Cite::doubleSplitAce : splits ? Cite::splitAceAgain : Cite::hitSplitAce;
        refuse(box + refusalText(cite), cite);
    }
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
            if (!main.in() || !mayStill(main))
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
    if (const Box &box = m_boxes[slotOf(action.box)];
        !mayStill(*main) || m_hands[box.hands[0]].doubled || m_hands[box.hands[0]].count < 2)
        refuse(who + refusalText(Cite::surrenderClosed),
               box.handCount > 1 ? Cite::surrenderAfterSplit : Cite::surrenderClosed);
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
    if (!mayStill(*main))
        refuse(who + refusalText(Cite::insuranceClosed), Cite::insuranceClosed);
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

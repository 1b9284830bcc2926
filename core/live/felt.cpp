// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/felt.h"
#include "core/refusal.h"

#include <algorithm>

namespace pitwise::live {

using State = LaidCard::State;

Felt::Felt(const Header &header) : m_header(header), m_shoe(header.shoe), m_total(header.shoe.size()) {
    m_cards.reserve(64);
    m_order.fill({1});
}

void Felt::refuse(const Entry &entry, const char *member, std::string error) {
    const std::string line = "line " + std::to_string(entry.line);
    throw Refusal{std::move(error), *member ? line + ": " + member : line, {}};
}

void Felt::begin(const Entry &bets) {
    m_out += m_cards.size();
    m_cards.clear();
    for (const Spot &spot : m_spots)
        m_purses += spot.chips;
    m_spots.clear();
    m_markers.clear();
    m_hands.fill(1);
    m_order.fill({1});
    for (const Bet &bet : bets.bets)
        lay(bet.box, bet.player, bet.kind,
            bet.kind == mainBet ||
                    m_header.book->sideBets[static_cast<std::size_t>(bet.kind)].rule == SideBetRule::TieOnTotal
                ? 1
                : 0,
            bet.placed);
}

void Felt::apply(const Entry &entry) {
    switch (entry.act) {
    case Act::Card: deal(entry); break;
    case Act::Lift: lift(entry); break;
    case Act::Split: split(entry); break;
    case Act::Discard: discard(entry); break;
    case Act::Take:
    case Act::Pay:
    case Act::Return:
    case Act::Half: money(entry); break;
    case Act::Marker:
        needHand(entry, false);
        m_markers.push_back({entry.box, entry.hand, entry.side, entry.line});
        break;
    case Act::LiftMarker: {
        const auto it = std::find_if(m_markers.begin(), m_markers.end(), [&](const MarkerLaid &marker) {
            return marker.box == entry.box && marker.hand == entry.hand && marker.side == entry.side;
        });
        if (it == m_markers.end())
            refuse(entry, "hand", "no marker lies there");
        m_markers.erase(it);
        break;
    }
    case Act::Clear:
        needHand(entry, true);
        for (LaidCard &card : m_cards)
            if (card.state == State::Lies && card.dealtTo.box == entry.box && card.lies == entry.hand)
                card.state = State::Cleared;
        break;
    case Act::ClearAll:
        for (LaidCard &card : m_cards)
            if (card.state == State::Lies)
                card.state = State::Cleared;
        break;
    case Act::Shoe:
        if (static_cast<ShoeEvent>(entry.what) == ShoeEvent::Fresh) {
            if (std::any_of(m_cards.begin(), m_cards.end(), [](const LaidCard &c) { return c.state == State::Lies; }))
                refuse(entry, "what", "cards of the last shoe still lie on the felt");
            m_cards.clear();
            m_shoe = entry.cards;
            m_next = m_out = 0;
            m_total = m_shoe.size();
        }
        break;
    default: break;
    }
}

int Felt::cardsOn(int box, int hand) const {
    return static_cast<int>(std::count_if(m_cards.begin(), m_cards.end(), [&](const LaidCard &card) {
        return card.state == State::Lies && !card.dealtTo.burn && card.dealtTo.box == box && card.lies == hand;
    }));
}

int Felt::discards() const {
    return static_cast<int>(m_out) +
           static_cast<int>(std::count_if(m_cards.begin(), m_cards.end(),
                                          [](const LaidCard &card) { return card.state != State::Lies; }));
}

void Felt::addHand(int box, int rightOf) {
    auto &order = m_order[static_cast<std::size_t>(box)];
    const int name = ++m_hands[static_cast<std::size_t>(box)];
    order.insert(std::find(order.begin(), order.end() - 1, rightOf) + 1, static_cast<std::uint8_t>(name));
}

void Felt::needHand(const Entry &entry, bool cards) const {
    if (entry.hand > handsOf(entry.box))
        refuse(entry, "hand", "there is no hand " + handName(entry.box, entry.hand));
    if (cards && cardsOn(entry.box, entry.hand) == 0)
        refuse(entry, "hand", "no card lies there");
}

void Felt::deal(const Entry &entry) {
    if (entry.box != 0)
        needHand(entry, false);
    if (m_next == m_shoe.size())
        refuse(entry, "", "the shoe is empty");
    const Place place{entry.box, entry.hand, entry.burn};
    m_cards.push_back({m_shoe[m_next++], place, entry.hand, State::Lies, entry.line});
}

/// The card dealt last goes back in front of the shoe.
void Felt::lift(const Entry &entry) {
    std::size_t last = m_cards.size();
    while (last > 0 && m_cards[last - 1].state == State::Removed)
        --last;
    if (last == 0 || m_cards[last - 1].state != State::Lies)
        refuse(entry, "", "no card lies there that could be lifted");
    m_shoe[--m_next] = m_cards[last - 1].card;
    m_cards.erase(m_cards.begin() + static_cast<std::ptrdiff_t>(last - 1));
    // What was removed from between stays out; the shoe has room for it behind m_next only in the count.
}

void Felt::split(const Entry &entry) {
    needHand(entry, true);
    const bool printed = m_header.book->play.printed && entry.hand == 1;
    if (cardsOn(entry.box, entry.hand) + printed != 2)
        refuse(entry, "hand", "only a hand of two cards can be split");
    const int hands = handsOf(entry.box);
    if (hands >= m_header.book->play.maxHands)
        refuse(entry, "hand", "the felt has no room for a fifth hand");
    addHand(entry.box, entry.hand);
    for (std::size_t i = m_cards.size(); i-- > 0;)
        if (LaidCard &card = m_cards[i];
            card.state == State::Lies && card.dealtTo.box == entry.box && card.lies == entry.hand) {
            card.lies = static_cast<std::uint8_t>(hands + 1);
            break;
        }
}

void Felt::discard(const Entry &entry) {
    bool any = false;
    for (std::size_t i = m_cards.size(); i-- > 0;) {
        LaidCard &card = m_cards[i];
        if (card.state != State::Lies || card.dealtTo.burn || card.dealtTo.box != entry.box ||
            (!entry.dealer && card.lies != entry.hand))
            continue;
        card.state = State::Removed;
        any = true;
        if (entry.dealer) // his last card only
            break;
    }
    if (!any)
        refuse(entry, entry.dealer ? "dealer" : "hand", "no card lies there");
}

const Spot *Felt::find(int box, PlayerId player, BetKind kind, int hand) const {
    for (const Spot &spot : m_spots)
        if (spot.box == box && spot.player == player && spot.kind == kind &&
            (spot.hand == hand || hand == 0 || spot.hand == 0))
            return &spot;
    return nullptr;
}

void Felt::lay(int box, PlayerId player, BetKind kind, int hand, Cents cents) {
    m_purses -= cents;
    for (Spot &spot : m_spots)
        if (spot.box == box && spot.player == player && spot.kind == kind && spot.hand == hand) {
            spot.laid += cents;
            spot.chips += cents;
            return;
        }
    Spot spot;
    spot.box = box;
    spot.player = player;
    spot.kind = kind;
    spot.hand = hand;
    spot.laid = spot.chips = cents;
    m_spots.push_back(spot);
}

void Felt::unlay(int box, PlayerId player, BetKind kind, int hand, Cents cents) {
    for (Spot &spot : m_spots)
        if (spot.box == box && spot.player == player && spot.kind == kind && spot.hand == hand) {
            const Cents back = std::min(cents, spot.chips);
            spot.chips -= back;
            spot.laid -= back;
            m_purses += back;
            return;
        }
}

Spot &Felt::spot(const Entry &entry, bool make) {
    for (Spot &spot : m_spots)
        if (spot.box == entry.box && spot.player == entry.player && spot.kind == entry.kind &&
            (spot.hand == entry.hand || entry.hand == 0 || spot.hand == 0))
            return spot;
    if (make && entry.kind == bonusBet) // paid beside a main bet
        if (const Spot *main = find(entry.box, entry.player, mainBet, 0)) {
            lay(main->box, main->player, bonusBet, 0, 0);
            return m_spots.back();
        }
    refuse(entry, "player",
           "there is no such bet of " + m_header.table.playerName(entry.player) + " on box " + std::to_string(entry.box));
}

void Felt::money(const Entry &entry) {
    Spot &at = spot(entry, entry.act == Act::Pay);
    const auto need = [&](Cents cents) {
        if (at.chips < cents)
            refuse(entry, "cents", "only " + std::to_string(at.chips) + " lie there");
    };
    switch (entry.act) {
    case Act::Pay:
        if (entry.cents > maxAmount - at.chips)
            refuse(entry, "cents", "the float has not so many chips");
        m_float -= entry.cents;
        at.chips += entry.cents;
        at.paid += entry.cents;
        break;
    case Act::Take:
        need(entry.cents);
        at.chips -= entry.cents;
        m_float += entry.cents;
        at.taken += entry.cents;
        break;
    case Act::Half: {
        const Cents half = entry.cents > 0 ? entry.cents : at.chips / 2;
        need(2 * half);
        if (half == 0)
            refuse(entry, "player", "no chips lie there");
        at.chips -= 2 * half;
        m_float += half;
        m_purses += half;
        at.halved += half;
        if (at.firstHalf == 0)
            at.firstHalf = entry.line;
        return;
    }
    default:
        need(entry.cents);
        at.chips -= entry.cents;
        m_purses += entry.cents;
        at.returned += entry.cents;
        if (at.firstReturn == 0)
            at.firstReturn = entry.line;
        return;
    }
    if (at.firstMove == 0) {
        at.firstMove = entry.line;
        at.paidFirst = entry.act == Act::Pay;
    }
    ++at.moves;
}

void Felt::removeCards(int box) {
    for (LaidCard &card : m_cards)
        if (card.dealtTo.box == box)
            card.state = State::Removed;
}

bool Felt::conserved() const {
    Cents chips = m_float + m_purses;
    for (const Spot &spot : m_spots) {
        if (spot.chips < 0)
            return false;
        chips += spot.chips;
    }
    return chips == 0 && m_cards.size() + m_out + (m_shoe.size() - m_next) == m_total;
}

} // namespace pitwise::live

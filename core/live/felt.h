// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/trace.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace pitwise::live {

/// Where a card was put.
struct Place {
    std::uint8_t box = 0;  ///< 0: the dealer's hand, or burned.
    std::uint8_t hand = 0; ///< By its name: 1 is `a`.
    bool burn = false;
    [[nodiscard]] bool dealer() const { return box == 0 && !burn; }
    friend bool operator==(const Place &, const Place &) = default;
};

/// A card on the felt, in the order in which the cards left the shoe.
struct LaidCard {
    enum class State : std::uint8_t { Lies, Cleared, Removed };
    Card card;
    Place dealtTo;
    std::uint8_t lies = 0; ///< Name of the hand where it lies now: a split moves it.
    State state = State::Lies;
    int line = 0;
};

/// Chips of one bet, and what the dealer did with them.
struct Spot {
    int box = 0;
    PlayerId player = nobody;
    BetKind kind = mainBet;
    int hand = 0;                                        ///< Name; 0: belongs to the box.
    Cents laid = 0;                                      ///< By the player, all in all.
    Cents chips = 0;                                     ///< That lie there now, payouts included.
    Cents paid = 0, taken = 0, returned = 0, halved = 0; ///< Halved: what the house took of it.
    int firstMove = 0, firstReturn = 0, firstHalf = 0;   ///< Lines.
    int moves = 0;                                       ///< Takes and payouts.
    bool paidFirst = false;
};

struct MarkerLaid {
    int box = 0, hand = 0;
    Side side = Side::Right;
    int line = 0;
};

/// What physically lies on the felt. Takes any act that hands could do, right or wrong; refuses what they could not, with
/// a Refusal that the window would answer with a key that does nothing. Cards and chips are conserved.
class Felt {
public:
    explicit Felt(const Header &header);

    /// A round begins: what was left lying goes to the discards, chips back to their players.
    void begin(const Entry &bets);
    void apply(const Entry &entry); ///< Any act but `bets`.

    [[nodiscard]] const std::vector<LaidCard> &cards() const { return m_cards; }
    [[nodiscard]] const std::vector<Spot> &spots() const { return m_spots; }
    [[nodiscard]] const std::vector<MarkerLaid> &markers() const { return m_markers; }
    [[nodiscard]] std::span<const Card> shoe() const { return std::span(m_shoe).subspan(m_next); }
    [[nodiscard]] bool untouched() const { return m_next == 0; } ///< No card of this shoe is out.
    [[nodiscard]] int handsOf(int box) const { return m_hands[static_cast<std::size_t>(box)]; }
    /// Names of a box's hands as they lie, from left to right: a new one lies to the right of the one that was split.
    [[nodiscard]] const std::vector<std::uint8_t> &handsInOrder(int box) const {
        return m_order[static_cast<std::size_t>(box)];
    }
    [[nodiscard]] int discards() const;                 ///< Cards in the discard holder.
    [[nodiscard]] int cardsOn(int box, int hand) const; ///< That lie there, without a printed one.
    [[nodiscard]] const Spot *find(int box, PlayerId player, BetKind kind, int hand) const;
    /// Chips that a player lays: a double, the stake of a split, an insurance, a bet before the deal.
    void lay(int box, PlayerId player, BetKind kind, int hand, Cents cents);
    /// Chips that go back as they came: a bet refused, or pulled off by its player. As many as lie there at most.
    void unlay(int box, PlayerId player, BetKind kind, int hand, Cents cents);

    /// A place for one more hand of a box, where nobody has split it in due form.
    void addHand(int box) { addHand(box, handsInOrder(box).back()); }
    /// Cards that do not count any more: those of a hand whose bets have all gone back.
    void removeCards(int box);

    /// Every card is in the shoe, on the felt or out; every chip is with a player, on the felt or in the float.
    [[nodiscard]] bool conserved() const;

private:
    void addHand(int box, int rightOf);
    [[nodiscard]] Spot &spot(const Entry &entry, bool make);
    void deal(const Entry &entry);
    void lift(const Entry &entry);
    void split(const Entry &entry);
    void discard(const Entry &entry);
    void money(const Entry &entry);
    void needHand(const Entry &entry, bool cards) const;
    void checkPrintedAndSides(const Entry &entry) const;
    [[noreturn]] static void refuse(const Entry &entry, const char *member, std::string error);

    const Header &m_header;
    std::vector<Card> m_shoe;
    std::size_t m_next = 0;
    std::size_t m_total = 0; ///< Cards of this shoe.
    std::size_t m_out = 0;   ///< Cards of this shoe in the discard holder, burned ones included.
    std::vector<LaidCard> m_cards;
    std::vector<Spot> m_spots;
    std::vector<MarkerLaid> m_markers;
    std::array<int, maxBoxes + 1> m_hands{};
    std::array<std::vector<std::uint8_t>, maxBoxes + 1> m_order;
    Cents m_float = 0, m_purses = 0;
};

} // namespace pitwise::live

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"
#include "core/cards/handtotal.h"
#include "core/money.h"

#include <optional>
#include <string>
#include <vector>

namespace pitwise {

enum class Stage { Offers, Play, Settled };

/// What became of a bet that is no longer in play.
enum class BetState { Open, Paid, Taken, StoodOff, Returned };

/// Chips of one bettor on one hand (main bet) or one side-bet area.
struct StakeView {
    std::string player;
    bool seated = false;   ///< Seated at this box.
    bool controls = false; ///< Calls the decisions of this box now.
    Cents chips = 0;       ///< The bet itself; 0 on a hand that carries a marker only.
    Cents doubled = 0;     ///< Chips added by a double, lying beside it.
    BetState state = BetState::Open;
    Cents paid = 0; ///< Chips pushed beside it at settlement.
    /// What lay there when bets were closed, where that is not `chips`: a stack that grew or shrank since.
    std::optional<Cents> closedAt = std::nullopt;
    int leans = 0; ///< -1, 1: it lies across the line, half on the box to the left or the right.
};

struct HandView {
    std::vector<Card> cards; ///< In dealing order; the printed card first where hand 1 has it.
    bool printedFirst = false;
    bool fromSplit = false;
    bool doubledAcross = false; ///< The last card lies across: the hand was doubled.
    int markers = 0;            ///< Free-bet markers on it.
    HandTotal total;
    bool blackjack = false;
    bool bust = false;
    bool discarded = false;        ///< Cards have gone to the discard holder.
    bool active = false;           ///< This hand is to be acted upon.
    std::vector<StakeView> stakes; ///< Nearest the dealer first.
    std::vector<StakeView> ties;   ///< Side bets that belong to this one hand (Tie on 18).
};

/// All bets of one kind on a box's side-bet area.
struct SideAreaView {
    std::string kind;
    std::vector<StakeView> stakes; ///< Nearest the dealer first.
};

struct InsuranceView {
    std::string player;  ///< Who laid it.
    std::string insured; ///< Whose main bet it covers.
    Cents chips = 0;
    BetState state = BetState::Open;
    Cents paid = 0;
};

struct BoxView {
    int box = 0;        ///< From 1 at the dealer's left.
    std::string seated; ///< Empty: nobody sits here.
    bool away = false;  ///< Who sits here has left the table: his chair is empty.
    std::vector<HandView> hands;
    std::vector<SideAreaView> sides;
    std::vector<InsuranceView> insurance;
};

/// A card that lies where no card of the round belongs, or that cannot be read.
struct StrayCard {
    enum class Look {
        Plain,
        OtherBack, ///< Face down, with the back of another deck.
        Torn,      ///< What it was cannot be seen.
    };
    int box = 0; ///< 0: the dealer's.
    int hand = 1;
    std::optional<Card> card; ///< Nothing: face down.
    Look look = Look::Plain;
};

/// What may be shown of a round at this moment and nothing more: no card that has not left the shoe,
/// no result that has not been settled.
struct RoundView {
    std::string game;
    int boxes = 0; ///< Positions on the layout.
    int decks = 0;
    int payTable = 1;
    Stage stage = Stage::Offers;
    std::vector<BoxView> table; ///< One entry for each position, box 1 first, empty ones too.
    std::vector<Card> dealer;
    bool dealerPrintedFirst = false;
    HandTotal dealerTotal;
    std::optional<Card> faceUpInShoe;
    bool cutCardOut = false;
    bool burnCardOut = false; ///< The burn card lies face down beside the shoe.
    /// Cards that left the shoe at once, so that nobody knows which was first; none: face down.
    std::vector<std::optional<Card>> drawnTogether;
    int discards = 0; ///< Cards in the discard holder.
    std::vector<StrayCard> strays;
    std::optional<int> shoeLeft; ///< Cards left in a shoe that is about to end.
    bool dark = false;           ///< The lights are out.
    struct Limit {
        std::string kind;
        Cents min = 0;
        Cents max = 0;
    };
    std::vector<Limit> limits;
};

} // namespace pitwise

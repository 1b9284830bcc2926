// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"
#include "core/table/tablesetup.h"

#include <cstdint>

namespace pitwise {

/// Something that happened at the table. A round is its events: the view of any moment is folded from them.
struct Event {
    enum class Type : std::uint8_t {
        CardToHand,   ///< box, hand, card
        CardToDealer, ///< card
        OffersOpen,
        Surrendered, ///< box, player
        Insured,     ///< box, player, other (whose bet), amount
        EvenMoney,   ///< box, player
        OffersClosed,
        Turn,       ///< box, hand: to be acted upon from now
        Split,      ///< box, hand: its second card becomes hand + 1
        Staked,     ///< box, hand, player, amount: chips on the new hand of a split
        MarkerLaid, ///< box, hand, player; amount 1: for a double, 0: for a split
        Doubled,    ///< box, hand, player, amount: chips laid beside the bet
        TieStaked,  ///< box, hand, player, amount
        Settled,    ///< amount: index of the ledger line
        Discarded,  ///< box, hand: its cards go to the discard holder
        DealerTurn,
        RoundOver
    };
    Type type = Type::Turn;
    std::uint8_t box = 0;
    std::uint8_t hand = 0; ///< From 1, as counted at that moment.
    Card card;
    PlayerId player = nobody;
    PlayerId other = nobody;
    Cents amount = 0;
};

} // namespace pitwise

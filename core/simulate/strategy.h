// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/round.h"

namespace pitwise {

/// What the players of a simulation do with the hand in turn: draw to 16 and stand on 17, split 8s and Aces and whatever is
/// free, double hard 10 and 11, free where it is free; never insure or surrender. Splitting comes before doubling.
[[nodiscard]] inline Do simpleDecision(const Round &round) {
    const Round::HandFacts hand = round.activeFacts();
    if (hand.cards == 2) {
        if (hand.pair) {
            if (round.gameHas(Do::FreeSplit) && !round.whyNot(Do::FreeSplit))
                return Do::FreeSplit;
            const bool wanted = hand.first.rank() == Rank::Eight || hand.first.isAce();
            if (wanted && !round.whyNot(Do::Split))
                return Do::Split;
        }
        if (!hand.total.soft && (hand.total.total == 10 || hand.total.total == 11)) {
            if (round.gameHas(Do::FreeDouble) && !round.whyNot(Do::FreeDouble))
                return Do::FreeDouble;
            if (!round.whyNot(Do::Double))
                return Do::Double;
        }
    }
    return hand.total.total <= 16 ? Do::Hit : Do::Stand;
}

} // namespace pitwise

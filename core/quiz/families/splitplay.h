// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/families/lists.h"

namespace pitwise {

/// How one hand of a split goes: its cards after the first, and how the last of them is taken.
struct HandPlan {
    std::vector<Card> cards;
    Do last = Do::Hit; ///< Or a double: then it takes just one card beyond the second.
    Cents amount = 0;  ///< Of a double for less.
};

/// A hand that begins with `first` and ends on `total` (over 21: bust); sometimes doubled. Throws NoSuchCard where none is
/// found.
[[nodiscard]] HandPlan planHand(Maker &m, Card first, int total, bool mayDouble = false, Do doubleBy = Do::Double);

/// Splits the opening pair `ways` times, always on the first hand, and plays the hands as planned, one plan a hand.
/// The dealer's cards are wished for after them. The offers are closed already.
void playSplit(LiveRound &live, Card pair, int ways, Do how, const std::vector<HandPlan> &plans,
               const std::vector<Card> &dealer, const std::vector<Follower> &with = {});

} // namespace pitwise

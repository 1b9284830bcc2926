// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> limitrulingsSentences() {
    static constexpr Sentence sentences[] = {
        {"limitrulings.box-bet-of-lies-there-and",
         QT_TRANSLATE_NOOP("quiz", "Box %1: a bet of %2 lies there, and the minimum is %3.")},
        {"limitrulings.dealer-notices-it-before-bets-are",
         QT_TRANSLATE_NOOP("quiz", "The dealer notices it before bets are closed.")},
        {"limitrulings.it-is-noticed-when-hand-has",
         QT_TRANSLATE_NOOP("quiz", "It is noticed when the hand has been decided.")},
        {"limitrulings.same-player-had-bet-under-minimum",
         QT_TRANSLATE_NOOP("quiz", "The same player had a bet under the minimum settled before.")},
        {"limitrulings.it-is-this-players-first-bet",
         QT_TRANSLATE_NOOP("quiz", "It is this player's first bet under the minimum.")},
        {"limitrulings.box-has-there-and-b-has",
         QT_TRANSLATE_NOOP("quiz", "Box %1: A has %2 there and B has %3; the maximum is %4.")},
        {"limitrulings.it-is-noticed-after-bets-are", QT_TRANSLATE_NOOP("quiz", "It is noticed after bets are closed.")},
        {"limitrulings.cutting-each-bet-to-maximum-is",
         QT_TRANSLATE_NOOP("quiz",
                           "Cutting each bet to the maximum is the other house's rule; here the box is shared out.")},
    };
    return sentences;
}

} // namespace pitwise

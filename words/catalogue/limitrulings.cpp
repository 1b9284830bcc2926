// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> limitrulingsSentences() {
    static constexpr Sentence sentences[] = {
        {"limitrulings.you-see-it-before-bets-are", QT_TRANSLATE_NOOP("quiz", "You see it before bets are closed.")},
        {"limitrulings.you-see-it-when-round-is-over",
         QT_TRANSLATE_NOOP("quiz", "You see it when the round is played and its outcome known.")},
        {"limitrulings.you-see-it-after-bets-are", QT_TRANSLATE_NOOP("quiz", "You see it after bets are closed.")},
        {"limitrulings.how-much-do-you-pay-on", QT_TRANSLATE_NOOP("quiz", "How much do you pay on the bet of %1?")},
        {"limitrulings.how-much-do-you-take-of", QT_TRANSLATE_NOOP("quiz", "How much do you take of the bet of %1?")},
        {"limitrulings.second-time-bet-goes-back-whatever",
         QT_TRANSLATE_NOOP("quiz", "From the second time on such a bet goes back, whatever the outcome.")},
        {"limitrulings.first-time-it-is-settled-at",
         QT_TRANSLATE_NOOP("quiz", "The first time such a bet is settled at its size, won or lost.")},
        {"limitrulings.it-is-settled-at-its-own", QT_TRANSLATE_NOOP("quiz", "It is never raised to the minimum.")},
        {"limitrulings.that-is-before-bets-are-closed",
         QT_TRANSLATE_NOOP("quiz", "That is for a bet under the minimum before bets are closed.")},
        {"limitrulings.that-is-for-first-bet-under",
         QT_TRANSLATE_NOOP("quiz", "That is for the first bet under the minimum of a player.")},
        {"limitrulings.that-is-for-bet-over-maximum",
         QT_TRANSLATE_NOOP("quiz", "That is for bets over the maximum after bets are closed.")},
        {"limitrulings.that-is-for-bet-under-minimum",
         QT_TRANSLATE_NOOP("quiz", "That is for a bet under the minimum after bets are closed.")},
        {"limitrulings.that-is-for-box-over-maximum",
         QT_TRANSLATE_NOOP("quiz", "That is for a box over the maximum before bets are closed.")},
        {"limitrulings.that-is-for-second-bet-under",
         QT_TRANSLATE_NOOP("quiz", "That is for a player who has had a bet under the minimum settled before.")},
        {"limitrulings.minimum-is-bet-of-lies-under",
         QT_TRANSLATE_NOOP("quiz", "The minimum is %1, and %2 has less there.")},
        {"limitrulings.had-bet-under-minimum-settled-before",
         QT_TRANSLATE_NOOP("quiz", "He had a bet under the minimum settled before.")},
        {"limitrulings.it-is-his-first-bet-under", QT_TRANSLATE_NOOP("quiz", "It is his first bet under the minimum.")},
        {"limitrulings.what-about-bet-of", QT_TRANSLATE_NOOP("quiz", "What about the bet of %1?")},
        {"limitrulings.what-about-bets-on-box", QT_TRANSLATE_NOOP("quiz", "What about the bets on box %1?")},
        {"limitrulings.maximum-is", QT_TRANSLATE_NOOP("quiz", "The maximum is %1.")},
        {"limitrulings.how-much-of-bet-of-goes", QT_TRANSLATE_NOOP("quiz", "How much of the bet of %1 goes back now?")},
        {"limitrulings.seated-player-comes-first-with-his",
         QT_TRANSLATE_NOOP("quiz", "The seated player's bet comes first; the others fill what room is left.")},
        {"limitrulings.with-nobody-seated-largest-bet-comes",
         QT_TRANSLATE_NOOP("quiz", "With nobody seated the largest bet comes first; the others fill what room is left.")},
        {"limitrulings.before-bets-are-closed-nothing-is",
         QT_TRANSLATE_NOOP("quiz", "Before bets are closed nothing is shared out: the excess goes back.")},
    };
    return sentences;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> payoutsEightsSentences() {
    static constexpr Sentence sentences[] = {
        {"payouts-eights.bust-does-not-touch-superb-8s",
         QT_TRANSLATE_NOOP("quiz", "A bust does not touch Superb 8's: three 8s in a row pay.")},
        {"payouts-eights.8000-to-1-needs-all-four", QT_TRANSLATE_NOOP("quiz", "8000 to 1 needs all four of Spades.")},
        {"payouts-eights.run-was-broken-8-that-comes",
         QT_TRANSLATE_NOOP("quiz", "The run was broken: an 8 that comes later does not count.")},
        {"payouts-eights.printed-8-counts-as-first-of",
         QT_TRANSLATE_NOOP("quiz", "The printed 8 counts as the first of the run.")},
        {"payouts-eights.only-best-row-is-paid-and", QT_TRANSLATE_NOOP("quiz", "Only the best row is paid, and once.")},
        {"payouts-eights.each-tie-on-18-bet-goes",
         QT_TRANSLATE_NOOP("quiz", "Each Tie on 18 bet goes with one hand; the other hand's 18 does not pay it.")},
        {"payouts-eights.other-hands-bet-does-not-win",
         QT_TRANSLATE_NOOP("quiz", "The other hand's bet does not win with this one.")},
        {"payouts-eights.both-totals-have-to-be-18", QT_TRANSLATE_NOOP("quiz", "Both totals have to be 18.")},
        {"payouts-eights.hand-formed-by-split-gets-no",
         QT_TRANSLATE_NOOP("quiz", "A hand formed by a split gets no bonus.")},
        {"payouts-eights.hand-holds-6-7-8-but",
         QT_TRANSLATE_NOOP("quiz", "The hand holds 6-7-8, but it was formed by a split.")},
        {"payouts-eights.split-hand-gets-no-6-7",
         QT_TRANSLATE_NOOP("quiz", "A split hand gets no 6-7-8 Bonus: pay nothing for it.")},
        {"payouts-eights.you-paid-bonus-on-doubled-bet",
         QT_TRANSLATE_NOOP("quiz", "You paid the bonus on the doubled bet; it is paid on the first bet.")},
        {"payouts-eights.bonus-is-paid-whatever-becomes-of",
         QT_TRANSLATE_NOOP("quiz", "The bonus is paid whatever becomes of the hand, a stand-off too.")},
    };
    return sentences;
}

} // namespace pitwise

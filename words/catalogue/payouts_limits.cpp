// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> payoutsLimitsSentences() {
    static constexpr Sentence sentences[] = {
        {"payouts-limits.it-is-first-time-that-this",
         QT_TRANSLATE_NOOP("quiz", "It is the first time that this player's bet is under the minimum.")},
        {"payouts-limits.short-bet-is-not-topped-up",
         QT_TRANSLATE_NOOP("quiz", "A short bet is not topped up: it is settled as it lies, once.")},
        {"payouts-limits.first-short-bet-is-settled-as",
         QT_TRANSLATE_NOOP("quiz", "The first short bet is settled as it lies; only later ones go back.")},
        {"payouts-limits.bet-over-maximum-is-not-void",
         QT_TRANSLATE_NOOP("quiz", "A bet over the maximum is not void: it counts up to the maximum.")},
        {"payouts-limits.paid-to-maximum-only-however-much",
         QT_TRANSLATE_NOOP("quiz", "Paid to the maximum only, however much lies there.")},
        {"payouts-limits.collected-to-maximum-only-what-is",
         QT_TRANSLATE_NOOP("quiz", "Collected to the maximum only; what is over goes back.")},
        {"payouts-limits.is-under-minimum-of-settled-as",
         QT_TRANSLATE_NOOP("quiz", "%1 is under the minimum of %2: settled as it lies, this once.")},
        {"payouts-limits.is-over-maximum-only-counts", QT_TRANSLATE_NOOP("quiz", "%1 is over the maximum: only %2 counts.")},
        {"payouts-limits.short-bet-is-not-topped-up-it",
         QT_TRANSLATE_NOOP("quiz", "A short bet is not topped up: it wins or loses as it lies.")},
        {"payouts-limits.nobody-noticed-it-in-time-it",
         QT_TRANSLATE_NOOP("quiz", "Nobody noticed it in time: it wins or loses as it lies.")},
        {"payouts-limits.nobody-noticed-before-bets-were-closed",
         QT_TRANSLATE_NOOP("quiz", "Nobody noticed before bets were closed that this bet is under the minimum.")},
        {"payouts-limits.is-under-minimum-of-it-wins",
         QT_TRANSLATE_NOOP("quiz", "%1 is under the minimum of %2: it wins or loses as it lies.")},
        {"payouts-limits.his-bet-is-not-lifted-to", QT_TRANSLATE_NOOP("quiz", "His bet is not lifted to the minimum.")},
        {"payouts-limits.bet-under-minimum-wins-or-loses",
         QT_TRANSLATE_NOOP("quiz", "A bet under the minimum wins or loses as it lies.")},
        {"payouts-limits.box-is-over-its-maximum-but",
         QT_TRANSLATE_NOOP("quiz",
                           "The box is over its maximum, but %1 is under the minimum: B takes no part in the sharing.")},
        {"payouts-limits.box-is-over-maximum-only-his",
         QT_TRANSLATE_NOOP("quiz", "The box is over the maximum: only his share of it counts.")},
        {"payouts-limits.maximum-is-for-box-not-for",
         QT_TRANSLATE_NOOP("quiz", "The maximum is for the box, not for each player.")},
        {"payouts-limits.shares-go-by-what-each-has",
         QT_TRANSLATE_NOOP("quiz", "The shares go by what each has placed, not by heads.")},
        {"payouts-limits.box-holds-over-maximum-of-everybody",
         QT_TRANSLATE_NOOP("quiz", "The box holds %1, over the maximum of %2: everybody counts for his share.")},
        {"payouts-limits.his-share", QT_TRANSLATE_NOOP("quiz", "His share: %1 × %2 / %3 = %4.")},
        {"payouts-limits.boom-busted-has-maximum-of-for",
         QT_TRANSLATE_NOOP("quiz", "Boom Busted has a maximum of %1 for the table; A placed before B.")},
        {"payouts-limits.what-is-over-tables-maximum-goes",
         QT_TRANSLATE_NOOP("quiz", "What is over the table's maximum goes back: it neither wins nor loses.")},
        {"payouts-limits.only-what-is-over-maximum-goes",
         QT_TRANSLATE_NOOP("quiz", "Only what is over the maximum goes back; the rest of the bet counts.")},
        {"payouts-limits.as-came-first-that-leaves-room",
         QT_TRANSLATE_NOOP("quiz", "A's %1 came first: that leaves room for %2 of B's %3, and the rest goes back.")},
    };
    return sentences;
}

} // namespace pitwise

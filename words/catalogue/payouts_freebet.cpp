// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> payoutsFreebetSentences() {
    static constexpr Sentence sentences[] = {
        {"payouts-freebet.marker-that-loses-costs-nothing-take",
         QT_TRANSLATE_NOOP("quiz", "A marker that loses costs nothing: take the chips only.")},
        {"payouts-freebet.you-left-out-marker-it-earns",
         QT_TRANSLATE_NOOP("quiz", "You left out the marker: it earns one first bet.")},
        {"payouts-freebet.marker-is-paid-1-to-1", QT_TRANSLATE_NOOP("quiz", "A marker is paid 1 to 1, not 3 to 2.")},
        {"payouts-freebet.each-marker-earns-one-first-bet",
         QT_TRANSLATE_NOOP("quiz", "Each marker earns one first bet, no more.")},
        {"payouts-freebet.only-marker-on-winning-hand-earns",
         QT_TRANSLATE_NOOP("quiz", "Only a marker on a winning hand earns anything.")},
        {"payouts-freebet.hand-does-not-win-neither-chips",
         QT_TRANSLATE_NOOP("quiz", "The hand does not win: neither chips nor markers are paid.")},
        {"payouts-freebet.hand-does-not-win-its-marker",
         QT_TRANSLATE_NOOP("quiz", "The hand does not win: its marker earns nothing.")},
        {"payouts-freebet.paid-double-lays-no-marker-only",
         QT_TRANSLATE_NOOP("quiz", "A paid double lays no marker: only free splits and free doubles count.")},
        {"payouts-freebet.marker-of-busted-hand-still-counts",
         QT_TRANSLATE_NOOP("quiz", "The marker of a busted hand still counts.")},
        {"payouts-freebet.count-markers-of-all-hands-of",
         QT_TRANSLATE_NOOP("quiz", "Count the markers of all hands of the box.")},
        {"payouts-freebet.without-marker-lucky-stash-loses-it",
         QT_TRANSLATE_NOOP("quiz", "Without a marker Lucky Stash loses; it is no stand-off.")},
    };
    return sentences;
}

} // namespace pitwise

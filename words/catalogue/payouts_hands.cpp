// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> payoutsHandsSentences() {
    static constexpr Sentence sentences[] = {
        {"payouts-hands.hands-are-settled-one-by-one",
         QT_TRANSLATE_NOOP("quiz", "Hands are settled one by one: losses are not set against what is paid.")},
        {"payouts-hands.you-settled-one-hand-only-each",
         QT_TRANSLATE_NOOP("quiz", "You settled one hand only: each carries its own bet.")},
        {"payouts-hands.count-every-chip-doubled-hand-carries",
         QT_TRANSLATE_NOOP("quiz", "Count every chip: a doubled hand carries twice the bet.")},
        {"payouts-hands.ace-on-split-ten-is-21",
         QT_TRANSLATE_NOOP("quiz", "An Ace on a split ten is 21, not a Blackjack: 1 to 1.")},
        {"payouts-hands.dealers-blackjack-takes-one-first-bet",
         QT_TRANSLATE_NOOP("quiz",
                           "A dealer's Blackjack takes one first bet of the hands that are not bust, not all of it.")},
        {"payouts-hands.first-bet-is-lost", QT_TRANSLATE_NOOP("quiz", "The first bet is lost.")},
        {"payouts-hands.b-matched-split-he-has-bet",
         QT_TRANSLATE_NOOP("quiz", "B matched the split: he has a bet on both hands.")},
        {"payouts-hands.b-did-not-match-split-his",
         QT_TRANSLATE_NOOP("quiz", "B did not match the split: his bet rides on hand 1 alone.")},
        {"payouts-hands.b-doubled-too-more-lies-on", QT_TRANSLATE_NOOP("quiz", "B doubled too: %1 more lies on the hand.")},
        {"payouts-hands.b-did-not-double-only-his",
         QT_TRANSLATE_NOOP("quiz", "B did not double: only his first bet counts.")},
        {"payouts-hands.you-counted-as-bet-instead-of", QT_TRANSLATE_NOOP("quiz", "You counted A's bet instead of B's.")},
        {"payouts-hands.of-hands-that-are-not-bust",
         QT_TRANSLATE_NOOP(
             "quiz",
             "The dealer has a Blackjack: of all hands that are not bust, one first bet (%1) is lost at most, and the rest goes back.")},
    };
    return sentences;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> scenarioSentences() {
    static constexpr Sentence sentences[] = {
        {"scenario.box-is-finished-before-next-one",
         QT_TRANSLATE_NOOP("quiz", "A box is finished before the next one acts.")},
        {"scenario.box-stands-every-hand-is-finished", QT_TRANSLATE_NOOP("quiz", "Box %1 stands. Every hand is finished.")},
        {"scenario.box-takes-its-last-card-every",
         QT_TRANSLATE_NOOP("quiz", "Box %1 takes its last card. Every hand is finished.")},
        {"scenario.all-hands-are-bust-but-bet",
         QT_TRANSLATE_NOOP("quiz",
                           "All hands are bust, but a bet on the dealer's hand waits for his result: he draws out.")},
        {"scenario.in-which-order-do-you-settle", QT_TRANSLATE_NOOP("quiz", "In which order do you settle these bets?")},
        {"scenario.who-calls-decisions", QT_TRANSLATE_NOOP("quiz", "Who calls the decisions?")},
        {"scenario.somebody-else-comes-before-him", QT_TRANSLATE_NOOP("quiz", "Somebody else comes before him.")},
        {"scenario.by-order-of-claims-somebody-else",
         QT_TRANSLATE_NOOP("quiz", "By the order of claims somebody else comes first, or nobody.")},
        {"scenario.order-of-claims-names-somebody", QT_TRANSLATE_NOOP("quiz", "The order of claims names somebody.")},
        {"scenario.nobody-comes-first-by-order-of", QT_TRANSLATE_NOOP("quiz", "Nobody comes first by the order of claims.")},
        {"scenario.by-order-of-claims-it-is", QT_TRANSLATE_NOOP("quiz", "By the order of claims it is %1.")},
        {"scenario.how-much-of-s-bet-counts", QT_TRANSLATE_NOOP("quiz", "How much of %1's bet counts?")},
        {"scenario.how-much-goes-back-to", QT_TRANSLATE_NOOP("quiz", "How much goes back to %1?")},
        {"scenario.over-maximum-not-whole-bet-counts",
         QT_TRANSLATE_NOOP("quiz", "Over the maximum not the whole bet counts.")},
        {"scenario.only-what-exceeds-maximum-goes-back",
         QT_TRANSLATE_NOOP("quiz", "Only what exceeds the maximum goes back.")},
        {"scenario.that-is-what-does-not-count", QT_TRANSLATE_NOOP("quiz", "That is what does not count.")},
        {"scenario.that-is-what-stays", QT_TRANSLATE_NOOP("quiz", "That is what stays.")},
    };
    return sentences;
}

} // namespace pitwise

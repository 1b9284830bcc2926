// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> payoutsOpeningSentences() {
    static constexpr Sentence sentences[] = {
        {"payouts-opening.equal-points-are-not-enough-tens",
         QT_TRANSLATE_NOOP("quiz", "Equal points are not enough: tens and pictures pair by rank.")},
        {"payouts-opening.11-to-1-stake-stays-players",
         QT_TRANSLATE_NOOP("quiz", "11 to 1: the stake stays the player's and is no part of the payout.")},
        {"payouts-opening.pair-pays-11-to-1-not", QT_TRANSLATE_NOOP("quiz", "A Pair pays 11 to 1, not 10.")},
        {"payouts-opening.three-8s-count-together-also-where",
         QT_TRANSLATE_NOOP("quiz", "Three 8s count together, also where two of them share a suit.")},
        {"payouts-opening.1000-to-1-needs-all-three",
         QT_TRANSLATE_NOOP("quiz", "1000 to 1 needs all three 8s of one suit.")},
        {"payouts-opening.you-left-out-dealers-8", QT_TRANSLATE_NOOP("quiz", "You left out the dealer's 8.")},
        {"payouts-opening.two-8s-have-rows-of-their",
         QT_TRANSLATE_NOOP("quiz", "Two 8s have rows of their own and are no Two of a Kind.")},
        {"payouts-opening.dealers-first-card-counts-too", QT_TRANSLATE_NOOP("quiz", "The dealer's first card counts too.")},
        {"payouts-opening.equal-points-are-not-enough-tens-and",
         QT_TRANSLATE_NOOP("quiz", "Equal points are not enough: tens and pictures match by rank.")},
        {"payouts-opening.50-to-1-needs-two-aces", QT_TRANSLATE_NOOP("quiz", "50 to 1 needs two Aces of one suit.")},
        {"payouts-opening.these-may-be-split-but-they",
         QT_TRANSLATE_NOOP("quiz", "These may be split, but they are no pair: the ranks differ.")},
        {"payouts-opening.rws-pairs-bet-was-not-settled",
         QT_TRANSLATE_NOOP("quiz", "The RWS Pairs bet was not settled before further cards were dealt.")},
        {"payouts-opening.it-is-not-lost-by-being",
         QT_TRANSLATE_NOOP("quiz", "It is not lost by being late: settle it as soon as you can.")},
        {"payouts-opening.it-is-more-than-suited-21",
         QT_TRANSLATE_NOOP("quiz", "It is more than a suited 21: the best row pays.")},
        {"payouts-opening.it-is-more-than-21-best", QT_TRANSLATE_NOOP("quiz", "It is more than a 21: the best row pays.")},
        {"payouts-opening.only-best-row-is-paid-not",
         QT_TRANSLATE_NOOP("quiz", "Only the best row is paid, not their sum.")},
        {"payouts-opening.suited-means-all-three-cards-dealers",
         QT_TRANSLATE_NOOP("quiz", "Suited means all three cards, the dealer's too.")},
        {"payouts-opening.over-21-is-no-winning-total", QT_TRANSLATE_NOOP("quiz", "Over 21 is no winning total.")},
    };
    return sentences;
}

} // namespace pitwise

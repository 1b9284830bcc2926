// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> troubleSentences() {
    static constexpr Sentence sentences[] = {
        {"trouble.you-see-it-before-any-bet",
         QT_TRANSLATE_NOOP("quiz", "You see it before any bet is settled or further card drawn.")},
        {"trouble.you-see-it-after-bets-on",
         QT_TRANSLATE_NOOP("quiz", "You see it after you have settled the bets on the opening cards.")},
        {"trouble.tick-everything-that-holds-now", QT_TRANSLATE_NOOP("quiz", "Tick everything that holds now.")},
        {"trouble.cards-go-back-into-right-order", QT_TRANSLATE_NOOP("quiz", "The cards go back into their right order")},
        {"trouble.surplus-cards-are-discarded", QT_TRANSLATE_NOOP("quiz", "The surplus cards go into the discard holder")},
        {"trouble.every-player-may-take-his-bet",
         QT_TRANSLATE_NOOP("quiz", "Every player at the table may take his bet back")},
        {"trouble.only-player-of-box-may-take",
         QT_TRANSLATE_NOOP("quiz", "Only the player of box %1 may take his bet back")},
        {"trouble.whoever-plays-on-takes-every-card",
         QT_TRANSLATE_NOOP("quiz", "Whoever plays on takes every card still to come")},
        {"trouble.round-is-void", QT_TRANSLATE_NOOP("quiz", "The round is void")},
        {"trouble.once-bets-are-settled-cards-are-not",
         QT_TRANSLATE_NOOP("quiz", "Once bets on the opening cards are settled, cards are not put back.")},
        {"trouble.cards-that-can-be-put-back-are", QT_TRANSLATE_NOOP("quiz", "Cards that can be put back are put back.")},
        {"trouble.nobody-knows-where-they-belong",
         QT_TRANSLATE_NOOP("quiz", "Nobody knows where the cards belong, so they cannot be put back.")},
        {"trouble.what-cannot-be-put-back-on-box",
         QT_TRANSLATE_NOOP("quiz", "Cards on a box without a bet are discarded once it is too late to put them back.")},
        {"trouble.they-are-put-back-not-thrown-away",
         QT_TRANSLATE_NOOP("quiz", "While cards can be put back they are not thrown away.")},
        {"trouble.after-dealing-error-all-players-may",
         QT_TRANSLATE_NOOP("quiz", "After a dealing error every player may play on or take his bet back.")},
        {"trouble.that-right-comes-with-dealing-error",
         QT_TRANSLATE_NOOP("quiz", "That choice comes with a dealing error, and this is none.")},
        {"trouble.it-is-for-whole-table-not-for",
         QT_TRANSLATE_NOOP("quiz", "The choice is for the whole table, not for one box.")},
        {"trouble.staying-means-taking-what-comes",
         QT_TRANSLATE_NOOP("quiz", "Whoever has chosen to play on takes every card still to come.")},
        {"trouble.that-voids-round", QT_TRANSLATE_NOOP("quiz", "Cards that are not those of the shoe void the round.")},
        {"trouble.dealing-error-does-not-void", QT_TRANSLATE_NOOP("quiz", "A dealing error does not void the round.")},
        {"trouble.how-much-goes-back-to-in", QT_TRANSLATE_NOOP("quiz", "How much goes back to %1 now, in all?")},
        {"trouble.void-round-has-no-result-bets",
         QT_TRANSLATE_NOOP("quiz", "The round is void: it has no result, and all bets go back.")},
        {"trouble.round-is-not-void-it-is", QT_TRANSLATE_NOOP("quiz", "The round is not void: it is played on.")},
        {"trouble.side-bets-of-void-round-go", QT_TRANSLATE_NOOP("quiz", "The side bets of a void round go back too.")},
        {"trouble.all-bets-of-go-back", QT_TRANSLATE_NOOP("quiz", "All bets of %1 in this round go back: %2.")},
        {"trouble.so-no-bet-goes-back", QT_TRANSLATE_NOOP("quiz", "The round goes on, so no bet goes back.")},
    };
    return sentences;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> irregularitiesSentences() {
    static constexpr Sentence sentences[] = {
        {"irregularities.that-is-for-cards-that-are-no",
         QT_TRANSLATE_NOOP("quiz", "That is for cards that do not belong to the shoe.")},
        {"irregularities.that-is-where-cards-can-be-put",
         QT_TRANSLATE_NOOP("quiz", "That is where the cards can still be put back.")},
        {"irregularities.here-cards-can-be-put-back",
         QT_TRANSLATE_NOOP("quiz", "That is where nobody knows the order any more.")},
        {"irregularities.that-is-once-bets-on-opening",
         QT_TRANSLATE_NOOP("quiz", "That is once the bets on the opening cards are settled.")},
        {"irregularities.only-lost-order-voids-round",
         QT_TRANSLATE_NOOP("quiz", "The round is void only where the order is lost before anything is settled.")},
        {"irregularities.that-is-once-bets-are-settled",
         QT_TRANSLATE_NOOP("quiz", "That is once bets are settled, and where the order is lost.")},
        {"irregularities.box-asked-for-card-and-this",
         QT_TRANSLATE_NOOP("quiz", "Box %1 asked for a card, and this one came out of the shoe.")},
        {"irregularities.count-shows-one-card-too-many",
         QT_TRANSLATE_NOOP("quiz", "A count shows one card too many in the shoe.")},
        {"irregularities.count-shows-that-card-is-missing",
         QT_TRANSLATE_NOOP("quiz", "A count shows that a card is missing from the shoe.")},
        {"irregularities.you-see-that-one-deck-was",
         QT_TRANSLATE_NOOP("quiz", "You see that one of the decks was never shuffled.")},
        {"irregularities.card-that-box-asked-for-went",
         QT_TRANSLATE_NOOP("quiz", "The last card of box %2 was the one that box %1 had asked for.")},
        {"irregularities.you-see-it-at-once",
         QT_TRANSLATE_NOOP("quiz", "You see it at once; no bet has been settled this round.")},
        {"irregularities.second-card-of-box-lies-at",
         QT_TRANSLATE_NOOP("quiz", "The card that box %1 lacks lies at box %2.")},
        {"irregularities.in-opening-deal-boxes-and-got-each",
         QT_TRANSLATE_NOOP("quiz", "In the opening deal boxes %1 and %2 got each other's card.")},
        {"irregularities.in-opening-deal-boxes-and-got",
         QT_TRANSLATE_NOOP("quiz", "In the opening deal boxes %1 and %2 got each other's second card.")},
        {"irregularities.that-is-while-nothing-has-been",
         QT_TRANSLATE_NOOP("quiz", "That is while nothing has been settled.")},
        {"irregularities.that-is-for-box-with-bet", QT_TRANSLATE_NOOP("quiz", "That is for a box with a bet and no card.")},
        {"irregularities.that-is-where-order-is-lost",
         QT_TRANSLATE_NOOP("quiz", "That is where nobody knows the order of the cards.")},
        {"irregularities.that-is-for-box-with-one", QT_TRANSLATE_NOOP("quiz", "That is for a box that has got one card.")},
        {"irregularities.that-is-for-box-without-bet",
         QT_TRANSLATE_NOOP("quiz", "That is for cards on a box without a bet.")},
        {"irregularities.look-at-box-what-is-ruling", QT_TRANSLATE_NOOP("quiz", "Look at box %1: what is the ruling?")},
        {"irregularities.what-becomes-of-cards-at-box", QT_TRANSLATE_NOOP("quiz", "What becomes of the cards at box %1?")},
        {"irregularities.they-go-back-into-right-order", QT_TRANSLATE_NOOP("quiz", "They go back into their right order")},
        {"irregularities.they-go-into-discard-holder", QT_TRANSLATE_NOOP("quiz", "They go into the discard holder")},
    };
    return sentences;
}

} // namespace pitwise

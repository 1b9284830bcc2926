// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> bettingFeltSentences() {
    static constexpr Sentence sentences[] = {
        {"betting-felt.main-bets-area-of-box", QT_TRANSLATE_NOOP("quiz", "The main bet's area of the box")},
        {"betting-felt.insurance-line", QT_TRANSLATE_NOOP("quiz", "The insurance line")},
        {"betting-felt.to-right-of-bet", QT_TRANSLATE_NOOP("quiz", "To the right of the bet")},
        {"betting-felt.to-left-of-bet", QT_TRANSLATE_NOOP("quiz", "To the left of the bet")},
        {"betting-felt.on-top-of-bet", QT_TRANSLATE_NOOP("quiz", "On top of the bet")},
        {"betting-felt.area-of", QT_TRANSLATE_NOOP("quiz", "The area of the %1")},
        {"betting-felt.box-takes-free-double-where-does",
         QT_TRANSLATE_NOOP("quiz", "Box %1 takes a free double: where does the Free Bet Marker go?")},
        {"betting-felt.box-where-does-as-bet-on",
         QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet on his hand against the dealer's go?")},
        {"betting-felt.box-where-does-as-bet-against",
         QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet against the dealer's Blackjack go?")},
        {"betting-felt.box-where-does-as-bet-that",
         QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet that his own two cards will match go?")},
        {"betting-felt.box-where-does-as-bet-on-his",
         QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet on his two cards with the dealer's first go?")},
        {"betting-felt.box-where-does-as-bet-on-run",
         QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet on a run of 8s go?")},
        {"betting-felt.box-where-does-as-bet-that-both",
         QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet that both hands end on 18 go?")},
        {"betting-felt.box-where-does-as-bet-that-dealer",
         QT_TRANSLATE_NOOP("quiz", "Box %1: where does A's bet that the dealer will bust go?")},
        {"betting-felt.box-where-does-go", QT_TRANSLATE_NOOP("quiz", "Box %1: where does the %2 go?")},
        {"betting-felt.dealer-lays-marker-to-right-of",
         QT_TRANSLATE_NOOP("quiz", "The dealer lays the marker to the right of the bet.")},
        {"betting-felt.every-kind-of-bet-has-area", QT_TRANSLATE_NOOP("quiz", "Every kind of bet has an area of its own.")},
        {"betting-felt.marker-lies-to-right-of-bet",
         QT_TRANSLATE_NOOP("quiz", "The marker lies to the right of the bet that it belongs to.")},
        {"betting-felt.insurance-has-line-of-its-own",
         QT_TRANSLATE_NOOP("quiz", "Insurance has a line of its own on the layout.")},
        {"betting-felt.that-is-and-layout-has-area",
         QT_TRANSLATE_NOOP("quiz", "That is the %1, and the layout has an area for it.")},
        {"betting-felt.odds-of-table-are-to-1", QT_TRANSLATE_NOOP("quiz", "The odds of the table are to 1.")},
        {"betting-felt.payout-grows-with-stake", QT_TRANSLATE_NOOP("quiz", "The payout grows with the stake.")},
        {"betting-felt.odds-of-every-pay-table-are", QT_TRANSLATE_NOOP("quiz", "The odds of every pay table are to 1.")},
        {"betting-felt.how-many-cards-has-one-deck", QT_TRANSLATE_NOOP("quiz", "How many cards has one deck of %1?")},
        {"betting-felt.four-tens-are-taken-out-here", QT_TRANSLATE_NOOP("quiz", "The four tens are taken out here.")},
        {"betting-felt.four-tens-are-taken-out-of", QT_TRANSLATE_NOOP("quiz", "The four tens are taken out of every deck.")},
        {"betting-felt.is-played-with-decks", QT_TRANSLATE_NOOP("quiz", "%1 is played with %2 decks.")},
        {"betting-felt.layouts-of-have-positions", QT_TRANSLATE_NOOP("quiz", "The layouts of %1 have %2 positions.")},
        {"betting-felt.felt-with-one-position-may-be",
         QT_TRANSLATE_NOOP("quiz", "A felt with one position: may %1 be dealt on it?")},
        {"betting-felt.felt-with-positions-may-be-dealt",
         QT_TRANSLATE_NOOP("quiz", "A felt with %1 positions: may %2 be dealt on it?")},
        {"betting-felt.range", QT_TRANSLATE_NOOP("quiz", "%1 – %2")},
        {"betting-felt.do-they-lie-right", QT_TRANSLATE_NOOP("quiz", "Is that its place?")},
        {"betting-felt.marker-of-box-lies",
         QT_TRANSLATE_NOOP("quiz", "The marker of a free double on box %1 lies here: %2.")},
        {"betting-felt.of-box-lies", QT_TRANSLATE_NOOP("quiz", "The %1 of box %2 lies here: %3.")},
        {"betting-felt.how-much-is-his-then", QT_TRANSLATE_NOOP("quiz", "How much is his then, in all?")},
        {"betting-felt.pay-table-says-for-row",
         QT_TRANSLATE_NOOP("quiz", "Pay table %1 says %2 for “%3”. It comes with %4 down.")},
        {"betting-felt.may-be-dealt-with-decks", QT_TRANSLATE_NOOP("quiz", "May %1 be dealt with a shoe of %2 decks?")},
        {"betting-felt.how-many-cards-have-decks", QT_TRANSLATE_NOOP("quiz", "How many cards have %1 decks of %2?")},
        {"betting-felt.tens-are-taken-out-in-dueling",
         QT_TRANSLATE_NOOP("quiz", "The tens are taken out in Dueling 8's only.")},
    };
    return sentences;
}

} // namespace pitwise

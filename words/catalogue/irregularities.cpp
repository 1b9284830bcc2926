// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> irregularitiesSentences() {
    static constexpr Sentence sentences[] = {
        {"irregularities.while-box-is-drawing-count-shows", QT_TRANSLATE_NOOP("quiz", "While box %1 is drawing, a count shows one card too many in the shoe.")},
        {"irregularities.while-box-is-drawing-count-shows-that", QT_TRANSLATE_NOOP("quiz", "While box %1 is drawing, a count shows that a card is missing.")},
        {"irregularities.box-is-dealt-card-that-is", QT_TRANSLATE_NOOP("quiz", "Box %1 is dealt a card that is not from the decks in use.")},
        {"irregularities.box-has-drawn-when-you-see", QT_TRANSLATE_NOOP("quiz", "Box %1 has drawn when you see that one deck was never shuffled.")},
        {"irregularities.in-opening-deal-box-was-given", QT_TRANSLATE_NOOP("quiz", "In the opening deal box %1 was given the card of box %2.")},
        {"irregularities.in-opening-deal-box-was-dealt", QT_TRANSLATE_NOOP("quiz", "In the opening deal box %2 was dealt to before box %1.")},
        {"irregularities.card-that-box-asked-for-went", QT_TRANSLATE_NOOP("quiz", "A card that box %1 asked for went to box %2 by mistake.")},
        {"irregularities.in-opening-deal-boxes-and-got", QT_TRANSLATE_NOOP("quiz", "In the opening deal boxes %1 and %2 got each other's second card.")},
        {"irregularities.in-opening-deal-boxes-and-got-each", QT_TRANSLATE_NOOP("quiz", "In the opening deal boxes %1 and %2 got each other's card.")},
        {"irregularities.box-has-no-bet-but-was", QT_TRANSLATE_NOOP("quiz", "Box %1 has no bet but was dealt cards in the opening deal.")},
        {"irregularities.box-has-bet-but-was-dealt", QT_TRANSLATE_NOOP("quiz", "Box %1 has a bet but was dealt no card to its printed 8.")},
        {"irregularities.box-has-bet-but-was-dealt-no", QT_TRANSLATE_NOOP("quiz", "Box %1 has a bet but was dealt no card.")},
        {"irregularities.box-has-bet-but-got-only", QT_TRANSLATE_NOOP("quiz", "Box %1 has a bet but got only one card.")},
        {"irregularities.dealer-has", QT_TRANSLATE_NOOP("quiz", "The dealer has %1.")},
        {"irregularities.he-takes-one-more-card-face", QT_TRANSLATE_NOOP("quiz", "He takes one more card, face up: %1.")},
        {"irregularities.that-is-for-finished-hand-this", QT_TRANSLATE_NOOP("quiz", "That is for a finished hand; this one had to draw.")},
        {"irregularities.hand-was-finished-no-card-was", QT_TRANSLATE_NOOP("quiz", "The hand was finished: no card was due.")},
        {"irregularities.what-about-that-card", QT_TRANSLATE_NOOP("quiz", "What about that card?")},
        {"irregularities.opening-deal-is-done-and-dealer", QT_TRANSLATE_NOOP("quiz", "The opening deal is done and the dealer has no card.")},
        {"irregularities.box-refuses-card-as-rules-let", QT_TRANSLATE_NOOP("quiz", "Box %1 refuses a card, as the rules let it.")},
        {"irregularities.whoever-refuses-card-stands-he-is", QT_TRANSLATE_NOOP("quiz", "Whoever refuses a card stands; he is not asked again.")},
        {"irregularities.what-becomes-of-that-hand", QT_TRANSLATE_NOOP("quiz", "What becomes of that hand?")},
        {"irregularities.box-waved-card-off-but-you", QT_TRANSLATE_NOOP("quiz", "Box %1 waved the card off, but you had drawn it already, face up.")},
        {"irregularities.hands-have-already-been-paid-and", QT_TRANSLATE_NOOP("quiz", "Hands have already been paid and taken.")},
        {"irregularities.no-bet-has-been-settled", QT_TRANSLATE_NOOP("quiz", "No bet has been settled.")},
        {"irregularities.box-is-next-and-wants-card", QT_TRANSLATE_NOOP("quiz", "Box %1 is next and wants a card.")},
        {"irregularities.box-is-next-and-does-not", QT_TRANSLATE_NOOP("quiz", "Box %1 is next and does not want that card either; others are still to act.")},
        {"irregularities.offered-on-every-player-refuses-it", QT_TRANSLATE_NOOP("quiz", "Offered on, every player refuses it.")},
        {"irregularities.what-becomes-of-that-card", QT_TRANSLATE_NOOP("quiz", "What becomes of that card?")},
        {"irregularities.dealer-has-and-pulls-two-cards", QT_TRANSLATE_NOOP("quiz", "The dealer has %1 and pulls two cards at once.")},
        {"irregularities.box-wants-card-two-come-out", QT_TRANSLATE_NOOP("quiz", "Box %1 wants a card; two come out at once.")},
        {"irregularities.neither-has-been-seen-nobody-knows", QT_TRANSLATE_NOOP("quiz", "Neither has been seen; nobody knows which came first.")},
        {"irregularities.one-was-seen-nobody-knows-which", QT_TRANSLATE_NOOP("quiz", "One was seen, the %1; nobody knows which came first.")},
        {"irregularities.both-were-seen-nobody-knows-which", QT_TRANSLATE_NOOP("quiz", "Both were seen, %1; nobody knows which came first.")},
        {"irregularities.that-is-for-players-hand-on", QT_TRANSLATE_NOOP("quiz", "That is for a player's hand; on the dealer's the cards are discarded.")},
        {"irregularities.that-is-for-dealers-hand-player", QT_TRANSLATE_NOOP("quiz", "That is for the dealer's hand; a player picks one of the cards.")},
        {"irregularities.which-card-was-seen-makes-no", QT_TRANSLATE_NOOP("quiz", "Which card was seen makes no difference in Free Bet.")},
        {"irregularities.box-was-never-asked-whether-it", QT_TRANSLATE_NOOP("quiz", "Box %1 was never asked whether it wanted a card.")},
        {"irregularities.only-next-box-has-been-dealt", QT_TRANSLATE_NOOP("quiz", "Only the next box has been dealt a card since.")},
        {"irregularities.boxes-have-been-dealt-cards-since", QT_TRANSLATE_NOOP("quiz", "%1 boxes have been dealt cards since.")},
    };
    return sentences;
}

} // namespace pitwise

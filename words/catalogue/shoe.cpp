// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> shoeSentences() {
    static constexpr Sentence sentences[] = {
        {"shoe.box-is-next-to-draw-and", QT_TRANSLATE_NOOP("quiz", "Box %1 is next to draw, and too few cards are left to finish the round.")},
        {"shoe.cards-are-shuffled-by-hand-at", QT_TRANSLATE_NOOP("quiz", "Cards are shuffled by hand at this table.")},
        {"shoe.table-has-shuffling-machine-nothing-is", QT_TRANSLATE_NOOP("quiz", "The table has a shuffling machine; nothing is shuffled by hand.")},
        {"shoe.round-is-under-way-next-card", QT_TRANSLATE_NOOP("quiz", "The round is under way. The next card in the shoe, for box %1, lies face up.")},
        {"shoe.it-is-not-burned", QT_TRANSLATE_NOOP("quiz", "It is not burned.")},
        {"shoe.no-card-has-gone-wrong-yet", QT_TRANSLATE_NOOP("quiz", "No card has gone wrong yet.")},
        {"shoe.card-drawn-to-box-is-torn", QT_TRANSLATE_NOOP("quiz", "A card drawn to box %1 is torn and cannot be read.")},
        {"shoe.card-drawn-to-box-has-fallen", QT_TRANSLATE_NOOP("quiz", "A card drawn to box %1 has fallen off the table and is lost.")},
        {"shoe.shoes-record-shows-which-card-it", QT_TRANSLATE_NOOP("quiz", "The shoe's record shows which card it was.")},
        {"shoe.there-is-no-way-to-find", QT_TRANSLATE_NOOP("quiz", "There is no way to find out which card it was.")},
        {"shoe.cut-card-came-out-last-round", QT_TRANSLATE_NOOP("quiz", "The cut card came out last round, but nobody shuffled. Box %1 has been dealt to.")},
        {"shoe.first-card-of-shoe-was-not", QT_TRANSLATE_NOOP("quiz", "The first card of the shoe was not burned; it went to box %1.")},
        {"shoe.player-of-box-has-walked-away", QT_TRANSLATE_NOOP("quiz", "The player of box %1 has walked away; B also has a bet on that box.")},
        {"shoe.only-bettor-of-box-has-walked", QT_TRANSLATE_NOOP("quiz", "The only bettor of box %1 has walked away.")},
        {"shoe.hand-is", QT_TRANSLATE_NOOP("quiz", "The hand is %1.")},
        {"shoe.what-happens-with-this-hand-now", QT_TRANSLATE_NOOP("quiz", "What happens with this hand now?")},
        {"shoe.here-such-hand-is-drawn-to", QT_TRANSLATE_NOOP("quiz", "Here such a hand is drawn to 12 or more, soft or hard.")},
        {"shoe.here-such-hand-is-drawn-to-more", QT_TRANSLATE_NOOP("quiz", "Here such a hand is drawn to more than 11, or to soft 17 or more.")},
        {"shoe.draw-card-for-it", QT_TRANSLATE_NOOP("quiz", "Draw a card for it")},
        {"shoe.drawing-to-soft-17-is-rule", QT_TRANSLATE_NOOP("quiz", "Drawing to soft 17 is the rule of the other house.")},
        {"shoe.let-it-stand", QT_TRANSLATE_NOOP("quiz", "Let it stand")},
        {"shoe.stopping-at-any-12-is-free", QT_TRANSLATE_NOOP("quiz", "Stopping at any 12 is the Free Bet rule.")},
        {"shoe.another-bettor-of-box-plays-it", QT_TRANSLATE_NOOP("quiz", "Another bettor of the box plays it")},
        {"shoe.nobody-else-has-bet-on-box", QT_TRANSLATE_NOOP("quiz", "Nobody else has a bet on the box.")},
        {"shoe.somebody-else-has-bet-on-box", QT_TRANSLATE_NOOP("quiz", "Somebody else has a bet on the box: he plays the hand.")},
        {"shoe.hand-is-soft", QT_TRANSLATE_NOOP("quiz", "The hand is soft %1.")},
        {"shoe.hand-is-hard", QT_TRANSLATE_NOOP("quiz", "The hand is hard %1.")},
        {"shoe.power-fails-in-middle-of-round", QT_TRANSLATE_NOOP("quiz", "The power fails in the middle of the round.")},
        {"shoe.bets-are-closed-and-no-card", QT_TRANSLATE_NOOP("quiz", "Bets are closed and no card has been dealt.")},
        {"shoe.there-are-main-bets-only-box", QT_TRANSLATE_NOOP("quiz", "There are main bets only; box %1 has drawn to 15 and nobody is bust.")},
        {"shoe.opening-cards-are-dealt-and-on", QT_TRANSLATE_NOOP("quiz", "The opening cards are dealt and the %1 on box %2 has lost by them.")},
        {"shoe.box-has-gone-bust-others-are", QT_TRANSLATE_NOOP("quiz", "Box %1 has gone bust; the others are still to act.")},
        {"shoe.box-has-surrendered-others-are-still", QT_TRANSLATE_NOOP("quiz", "Box %1 has surrendered; the others are still to act.")},
        {"shoe.last-round-box-was-given-card", QT_TRANSLATE_NOOP("quiz", "Last round box %1 was given a card too many. The next round has begun when it is seen.")},
        {"shoe.last-round-wrong-card-stood-in", QT_TRANSLATE_NOOP("quiz", "Last round a wrong card stood in box %1. The next round has begun when it is seen.")},
        {"shoe.two-rounds-ago-box-was-paid", QT_TRANSLATE_NOOP("quiz", "Two rounds ago box %1 was paid on a bet over the maximum. It is seen now.")},
        {"shoe.two-rounds-ago-bet-under-minimum", QT_TRANSLATE_NOOP("quiz", "Two rounds ago a bet under the minimum was taken on box %1. It is seen now.")},
        {"shoe.that-is-for-round-in-play", QT_TRANSLATE_NOOP("quiz", "That is for the round in play.")},
        {"shoe.earlier-round-is-not-opened-again", QT_TRANSLATE_NOOP("quiz", "An earlier round is not opened again.")},
        {"shoe.card-of-another-deck-turns-up", QT_TRANSLATE_NOOP("quiz", "A card of another deck turns up on box %1. It must have been in the shoe for three rounds.")},
    };
    return sentences;
}

} // namespace pitwise

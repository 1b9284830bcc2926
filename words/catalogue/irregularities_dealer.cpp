// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> irregularitiesDealerSentences() {
    static constexpr Sentence sentences[] = {
        {"irregularities-dealer.that-card-was-due-it-counts",
         QT_TRANSLATE_NOOP("quiz", "That card was due to your hand, so it counts.")},
        {"irregularities-dealer.discarded-card-neither-busts-hand-nor",
         QT_TRANSLATE_NOOP("quiz",
                           "A card too many is discarded: it neither busts your hand nor counts as one of its cards.")},
        {"irregularities-dealer.bust-counts-with-all-its-cards",
         QT_TRANSLATE_NOOP("quiz", "The card was due, so the bust counts with all its cards.")},
        {"irregularities-dealer.how-much-is-paid-on", QT_TRANSLATE_NOOP("quiz", "How much do you pay on the %1 of %2?")},
        {"irregularities-dealer.all-hands-are-finished-your-last",
         QT_TRANSLATE_NOOP("quiz", "All hands are finished, and you have drawn; the %1 came last.")},
        {"irregularities-dealer.hand-was-finished-no-card-was",
         QT_TRANSLATE_NOOP("quiz", "Your hand was finished: no card was due to it.")},
        {"irregularities-dealer.there-is-nothing-to-put-back",
         QT_TRANSLATE_NOOP("quiz", "The other cards lie where they belong; there is nothing to put back.")},
        {"irregularities-dealer.what-about-your-last-card", QT_TRANSLATE_NOOP("quiz", "What about your last card?")},
        {"irregularities-dealer.who-may-finish-his-hand-before",
         QT_TRANSLATE_NOOP("quiz", "Who may finish his hand before you draw your card?")},
        {"irregularities-dealer.it-is-for-hand-being-acted",
         QT_TRANSLATE_NOOP("quiz", "It is for the hand that is being acted upon, no other.")},
        {"irregularities-dealer.your-missing-card-is-drawn-now",
         QT_TRANSLATE_NOOP("quiz", "You missed your own card; now you have drawn it.")},
        {"irregularities-dealer.what-do-you-offer-players-now",
         QT_TRANSLATE_NOOP("quiz", "What do you offer the players now?")},
        {"irregularities-dealer.surrender", QT_TRANSLATE_NOOP("quiz", "Surrender")},
        {"irregularities-dealer.insurance", QT_TRANSLATE_NOOP("quiz", "Insurance")},
        {"irregularities-dealer.against-ace-there-is-insurance-no",
         QT_TRANSLATE_NOOP("quiz", "Against an Ace there is insurance and no surrender.")},
        {"irregularities-dealer.insurance-is-against-ace-only",
         QT_TRANSLATE_NOOP("quiz", "Insurance is against an Ace only.")},
        {"irregularities-dealer.bets-are-settled-and-card-drawn",
         QT_TRANSLATE_NOOP("quiz", "Bets are settled and a card is drawn: it is too late to put the cards back.")},
        {"irregularities-dealer.nothing-is-settled-yet-cards-are",
         QT_TRANSLATE_NOOP("quiz", "Nothing is settled and no card drawn yet: the cards are put right, that is all.")},
        {"irregularities-dealer.player-of-box-may-finish-his",
         QT_TRANSLATE_NOOP("quiz", "The player of box %1 may finish his hand first")},
        {"irregularities-dealer.you-draw-your-card-late", QT_TRANSLATE_NOOP("quiz", "You draw your missing card now")},
        {"irregularities-dealer.with-your-card-surrender-or-insurance",
         QT_TRANSLATE_NOOP("quiz", "After your card surrender or insurance is offered")},
        {"irregularities-dealer.players-get-offer-that-they-missed",
         QT_TRANSLATE_NOOP("quiz", "The players get the offer that they missed.")},
        {"irregularities-dealer.missing-card-does-not-void",
         QT_TRANSLATE_NOOP("quiz", "A missing card of yours does not void the round.")},
        {"irregularities-dealer.you-have-no-card-what-is",
         QT_TRANSLATE_NOOP("quiz", "You have no card of your own: what is the ruling?")},
        {"irregularities-dealer.which-total-of-yours-counts",
         QT_TRANSLATE_NOOP("quiz", "Which total counts for your own hand?")},
    };
    return sentences;
}

} // namespace pitwise

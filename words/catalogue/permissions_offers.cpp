// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> permissionsOffersSentences() {
    static constexpr Sentence sentences[] = {
        {"permissions-offers.yes-take-give-back", QT_TRANSLATE_NOOP("quiz", "Yes: take %1, give back %1.")},
        {"permissions-offers.yes-take", QT_TRANSLATE_NOOP("quiz", "Yes: take %1.")},
        {"permissions-offers.no-not-against-ace", QT_TRANSLATE_NOOP("quiz", "No: not against an Ace.")},
        {"permissions-offers.no-further-cards-have-been-dealt", QT_TRANSLATE_NOOP("quiz", "No: further cards have been dealt.")},
        {"permissions-offers.no-split-hand-may-not-be", QT_TRANSLATE_NOOP("quiz", "No: a split hand may not be surrendered.")},
        {"permissions-offers.no-dealer-may-still-make-blackjack", QT_TRANSLATE_NOOP("quiz", "No: the dealer may still make a Blackjack.")},
        {"permissions-offers.no-ace-no-split-no-further", QT_TRANSLATE_NOOP("quiz", "No Ace, no split, no further card: surrender is open.")},
        {"permissions-offers.surrender-is-one-window-for-whole", QT_TRANSLATE_NOOP("quiz", "Surrender is one window for the whole table, not a choice at one's turn.")},
        {"permissions-offers.after-split-there-is-no-surrender", QT_TRANSLATE_NOOP("quiz", "After a split there is no surrender.")},
        {"permissions-offers.only-ace-bars-surrender-ten-does", QT_TRANSLATE_NOOP("quiz", "Only an Ace bars surrender; a ten does not.")},
        {"permissions-offers.dealer-shows-no-ace", QT_TRANSLATE_NOOP("quiz", "The dealer shows no Ace.")},
        {"permissions-offers.it-is-dealers-ace-that-bars", QT_TRANSLATE_NOOP("quiz", "It is the dealer's Ace that bars it.")},
        {"permissions-offers.box-may-surrender-his-bet-of", QT_TRANSLATE_NOOP("quiz", "Box %1: may A surrender his bet of %2 now?")},
        {"permissions-offers.no-split-and-no-further-card", QT_TRANSLATE_NOOP("quiz", "No split and no further card dealt: he may.")},
        {"permissions-offers.no-ace-no-split-no-further-card", QT_TRANSLATE_NOOP("quiz", "No Ace, no split, no further card dealt: he may.")},
        {"permissions-offers.against-ace-insurance-is-offered-never", QT_TRANSLATE_NOOP("quiz", "Against an Ace insurance is offered, never surrender.")},
        {"permissions-offers.offer-was-closed-for-whole-table", QT_TRANSLATE_NOOP("quiz", "The offer was closed for the whole table before the first further card.")},
        {"permissions-offers.hand-has-been-split", QT_TRANSLATE_NOOP("quiz", "The hand has been split.")},
        {"permissions-offers.yes-pay-now", QT_TRANSLATE_NOOP("quiz", "Yes: pay %1 now.")},
        {"permissions-offers.no-only-against-ace-wait-for", QT_TRANSLATE_NOOP("quiz", "No: only against an Ace; wait for the second card.")},
        {"permissions-offers.no-only-blackjack-is-paid-even", QT_TRANSLATE_NOOP("quiz", "No: only a Blackjack is paid even money.")},
        {"permissions-offers.ten-value-card-gives-no-right", QT_TRANSLATE_NOOP("quiz", "A ten-value card gives no right to even money.")},
        {"permissions-offers.hand-is-no-blackjack-it-may", QT_TRANSLATE_NOOP("quiz", "The hand is no Blackjack; it may be insured.")},
        {"permissions-offers.even-money-has-to-be-asked", QT_TRANSLATE_NOOP("quiz", "Even money has to be asked for before the first further card.")},
        {"permissions-offers.even-money-is-1-to-1", QT_TRANSLATE_NOOP("quiz", "Even money is 1 to 1, not 3 to 2.")},
        {"permissions-offers.dealer-may-still-make-blackjack-wait", QT_TRANSLATE_NOOP("quiz", "The dealer may still make a Blackjack: wait for his second card.")},
        {"permissions-offers.hand-is-blackjack", QT_TRANSLATE_NOOP("quiz", "The hand is a Blackjack.")},
        {"permissions-offers.box-do-you-pay-even-money", QT_TRANSLATE_NOOP("quiz", "Box %1: do you pay A even money on his %2?")},
        {"permissions-offers.even-money-blackjack-dealers-ace-and", QT_TRANSLATE_NOOP("quiz", "Even money: a Blackjack, a dealer's Ace, and no further card dealt.")},
        {"permissions-offers.dealer-always-shows-his-8-surrender", QT_TRANSLATE_NOOP("quiz", "The dealer always shows his 8: surrender is open every round.")},
        {"permissions-offers.no-ace-and-no-further-card", QT_TRANSLATE_NOOP("quiz", "No Ace and no further card yet: surrender is open.")},
        {"permissions-offers.dealer-shows-ace-insurance-is-open", QT_TRANSLATE_NOOP("quiz", "The dealer shows an Ace: insurance is open, surrender is not.")},
        {"permissions-offers.blackjack-against-ace-may-be-paid", QT_TRANSLATE_NOOP("quiz", "A Blackjack against an Ace may be paid even money.")},
        {"permissions-offers.there-is-no-blackjack-in-this", QT_TRANSLATE_NOOP("quiz", "There is no Blackjack in this game, so neither insurance nor even money.")},
        {"permissions-offers.box-tick-what-is-open-to", QT_TRANSLATE_NOOP("quiz", "Box %1: tick what is open to %2 before further cards.")},
        {"permissions-offers.surrender", QT_TRANSLATE_NOOP("quiz", "Surrender")},
        {"permissions-offers.insurance", QT_TRANSLATE_NOOP("quiz", "Insurance")},
        {"permissions-offers.even-money", QT_TRANSLATE_NOOP("quiz", "Even money")},
        {"permissions-offers.blackjack-may-be-insured-too", QT_TRANSLATE_NOOP("quiz", "A Blackjack may be insured too.")},
        {"permissions-offers.blackjack-against-ace-may-also-be", QT_TRANSLATE_NOOP("quiz", "A Blackjack against an Ace may also be paid even money.")},
        {"permissions-offers.even-money-is-for-blackjack-only", QT_TRANSLATE_NOOP("quiz", "Even money is for a Blackjack only.")},
        {"permissions-offers.surrender-is-open-against-dealers-8", QT_TRANSLATE_NOOP("quiz", "Surrender is open against the dealer's 8.")},
        {"permissions-offers.surrender-is-open-unless-dealer-shows", QT_TRANSLATE_NOOP("quiz", "Surrender is open unless the dealer shows an Ace.")},
    };
    return sentences;
}

} // namespace pitwise

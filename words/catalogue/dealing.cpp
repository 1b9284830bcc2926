// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> dealingSentences() {
    static constexpr Sentence sentences[] = {
        {"dealing.put-opening-cards-into-order-in", QT_TRANSLATE_NOOP("quiz", "Put the opening cards into the order in which you deal them.")},
        {"dealing.there-are-main-bets-on-boxes", QT_TRANSLATE_NOOP("quiz", "There are main bets on boxes %1; box 1 is on your left.")},
        {"dealing.how-many-cards-leave-shoe-in", QT_TRANSLATE_NOOP("quiz", "How many cards leave the shoe in the opening deal?")},
        {"dealing.dealer-has-his-printed-8-and", QT_TRANSLATE_NOOP("quiz", "The dealer has his printed 8 and is dealt none.")},
        {"dealing.that-is-deal-of-other-games", QT_TRANSLATE_NOOP("quiz", "That is the deal of the other games; here every hand has its printed 8.")},
        {"dealing.every-hand-has-its-printed-8", QT_TRANSLATE_NOOP("quiz", "Every hand has its printed 8: one card each is enough.")},
        {"dealing.every-hand-dealers-too-begins-with", QT_TRANSLATE_NOOP("quiz", "Every hand, the dealer's too, begins with the printed 8.")},
        {"dealing.so-each-box-with-bet-gets", QT_TRANSLATE_NOOP("quiz", "So each box with a bet gets one card, and the dealer none.")},
        {"dealing.first-card-to-box", QT_TRANSLATE_NOOP("quiz", "First card to box %1")},
        {"dealing.second-card-to-box", QT_TRANSLATE_NOOP("quiz", "Second card to box %1")},
        {"dealing.card-to-dealer", QT_TRANSLATE_NOOP("quiz", "Card to the dealer")},
        {"dealing.dealers-card-comes-after-first-round", QT_TRANSLATE_NOOP("quiz", "The dealer's card comes after the first round of the boxes.")},
        {"dealing.one-card-each-all-around-then", QT_TRANSLATE_NOOP("quiz", "One card each, all around, then the second ones.")},
        {"dealing.it-starts-on-dealers-left-and", QT_TRANSLATE_NOOP("quiz", "It starts on the dealer's left and goes clockwise.")},
        {"dealing.one-card-to-each-box-with", QT_TRANSLATE_NOOP("quiz", "One card to each box with a bet, from the dealer's left; the dealer gets none.")},
        {"dealing.from-dealers-left-clockwise-one-card", QT_TRANSLATE_NOOP("quiz", "From the dealer's left clockwise: one card each, the dealer, then the second cards.")},
        {"dealing.box-without-bet-gets-no-card", QT_TRANSLATE_NOOP("quiz", "A box without a bet gets no card.")},
        {"dealing.first-card-of-every-hand-is", QT_TRANSLATE_NOOP("quiz", "The first card of every hand is the printed 8.")},
        {"dealing.hand-1", QT_TRANSLATE_NOOP("quiz", "Hand 1")},
        {"dealing.hand-2", QT_TRANSLATE_NOOP("quiz", "Hand 2")},
        {"dealing.neither-both-are-complete", QT_TRANSLATE_NOOP("quiz", "Neither: both are complete")},
        {"dealing.box-splits-its-aces-each-ace", QT_TRANSLATE_NOOP("quiz", "Box %1 splits its Aces. Each Ace has got one card; hand 1 is now %2.")},
        {"dealing.may-player-double-hand-1", QT_TRANSLATE_NOOP("quiz", "May the player double hand 1?")},
        {"dealing.split-aces-may-not-be-doubled", QT_TRANSLATE_NOOP("quiz", "Split Aces may not be doubled.")},
        {"dealing.split-aces-may-not-be-doubled-they", QT_TRANSLATE_NOOP("quiz", "Split Aces may not be doubled; they have had their one card.")},
        {"dealing.split-aces-get-one-card-each", QT_TRANSLATE_NOOP("quiz", "Split Aces get one card each and no more.")},
        {"dealing.box-splits", QT_TRANSLATE_NOOP("quiz", "Box %1 splits.")},
        {"dealing.hand-1-of-box-stands", QT_TRANSLATE_NOOP("quiz", "Hand 1 of box %1 stands.")},
        {"dealing.hand-1-of-box-asks-for", QT_TRANSLATE_NOOP("quiz", "Hand 1 of box %1 asks for a card.")},
        {"dealing.one-card-to-first-ace-then", QT_TRANSLATE_NOOP("quiz", "One card to the first Ace, then one to the second.")},
        {"dealing.each-ace-gets-one-card", QT_TRANSLATE_NOOP("quiz", "Each Ace gets one card.")},
        {"dealing.only-split-aces-are-complete-with", QT_TRANSLATE_NOOP("quiz", "Only split Aces are complete with their second card.")},
        {"dealing.in-which-order-do-you-settle", QT_TRANSLATE_NOOP("quiz", "In which order do you settle the Lucky Lucky bets?")},
        {"dealing.box-wins-its-lucky-lucky-bet", QT_TRANSLATE_NOOP("quiz", "Box %1 wins its Lucky Lucky bet: what do you do?")},
        {"dealing.pay-at-once-and-push-stake", QT_TRANSLATE_NOOP("quiz", "Pay at once and push stake and payout back to the player")},
        {"dealing.pay-at-once-and-leave-stake", QT_TRANSLATE_NOOP("quiz", "Pay at once and leave the stake on its spot for the next round")},
        {"dealing.spot-is-empty-before-hands-are", QT_TRANSLATE_NOOP("quiz", "The spot is empty before the hands are played.")},
        {"dealing.pay-it-with-hand-at-end", QT_TRANSLATE_NOOP("quiz", "Pay it with the hand at the end of the round")},
        {"dealing.it-is-paid-before-hands-are", QT_TRANSLATE_NOOP("quiz", "It is paid before the hands are played.")},
        {"dealing.add-payout-to-main-bet", QT_TRANSLATE_NOOP("quiz", "Add the payout to the main bet")},
        {"dealing.stake-and-payout-go-back-to", QT_TRANSLATE_NOOP("quiz", "Stake and payout go back to the player.")},
        {"dealing.winners-are-paid-at-once-and", QT_TRANSLATE_NOOP("quiz", "Winners are paid at once, and stake and payout are pushed back before the hands are played.")},
    };
    return sentences;
}

} // namespace pitwise

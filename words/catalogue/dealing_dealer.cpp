// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> dealingDealerSentences() {
    static constexpr Sentence sentences[] = {
        {"dealing-dealer.dealer-has-does-he-draw", QT_TRANSLATE_NOOP("quiz", "The dealer has %1: does he draw?")},
        {"dealing-dealer.draw", QT_TRANSLATE_NOOP("quiz", "Draw")},
        {"dealing-dealer.stand", QT_TRANSLATE_NOOP("quiz", "Stand")},
        {"dealing-dealer.standing-on-soft-17-is-rule",
         QT_TRANSLATE_NOOP("quiz", "Standing on soft 17 is the rule of the other games; here the dealer draws.")},
        {"dealing-dealer.drawing-on-soft-17-is-free", QT_TRANSLATE_NOOP("quiz", "Drawing on soft 17 is the Free Bet rule.")},
        {"dealing-dealer.dealer-draws-on-16-or-less", QT_TRANSLATE_NOOP("quiz", "The dealer draws on 16 or less.")},
        {"dealing-dealer.that-total-is-complete-dealer-stands",
         QT_TRANSLATE_NOOP("quiz", "That total is complete; the dealer stands.")},
        {"dealing-dealer.that-is-soft", QT_TRANSLATE_NOOP("quiz", "That is soft %1.")},
        {"dealing-dealer.that-is-hard", QT_TRANSLATE_NOOP("quiz", "That is hard %1.")},
        {"dealing-dealer.here-he-draws-on-16-or",
         QT_TRANSLATE_NOOP("quiz", "Here he draws on 16 or less and on soft 17, and stands on hard 17 and more.")},
        {"dealing-dealer.here-he-draws-on-16-or-less",
         QT_TRANSLATE_NOOP("quiz", "Here he draws on 16 or less and stands on every 17, soft ones too.")},
        {"dealing-dealer.box-draws-and-is-bust-no",
         QT_TRANSLATE_NOOP("quiz", "Box %1 draws the %2 and is bust. No hand is left to act.")},
        {"dealing-dealer.box-stands-no-hand-is-left", QT_TRANSLATE_NOOP("quiz", "Box %1 stands. No hand is left to act.")},
        {"dealing-dealer.all-hands-are-bust-but-waits",
         QT_TRANSLATE_NOOP("quiz", "All hands are bust, but the %1 waits for the dealer's result: he draws out.")},
        {"dealing-dealer.box-is-bust-tick-everything-that",
         QT_TRANSLATE_NOOP("quiz", "Box %1 is bust: tick everything that you do now.")},
        {"dealing-dealer.box-doubles-for-same-again-and",
         QT_TRANSLATE_NOOP("quiz", "Box %1 doubles for the same again and draws the %2.")},
        {"dealing-dealer.box-draws", QT_TRANSLATE_NOOP("quiz", "Box %1 draws the %2.")},
        {"dealing-dealer.take-main-bet", QT_TRANSLATE_NOOP("quiz", "Take the main bet")},
        {"dealing-dealer.bust-hand-loses-at-once", QT_TRANSLATE_NOOP("quiz", "A bust hand loses at once.")},
        {"dealing-dealer.take-double-beside-it", QT_TRANSLATE_NOOP("quiz", "Take the double beside it")},
        {"dealing-dealer.double-is-lost-with-hand", QT_TRANSLATE_NOOP("quiz", "The double is lost with the hand.")},
        {"dealing-dealer.put-cards-into-discard-holder", QT_TRANSLATE_NOOP("quiz", "Put the cards into the discard holder")},
        {"dealing-dealer.cards-of-bust-hand-go-at", QT_TRANSLATE_NOOP("quiz", "The cards of a bust hand go at once.")},
        {"dealing-dealer.with-superb-8s-down-cards-stay",
         QT_TRANSLATE_NOOP("quiz", "With Superb 8's down the cards stay until the box is done.")},
        {"dealing-dealer.take-tie-on-18-bet", QT_TRANSLATE_NOOP("quiz", "Take the Tie on 18 bet")},
        {"dealing-dealer.bust-hand-cannot-tie-that-bet",
         QT_TRANSLATE_NOOP("quiz", "A bust hand cannot tie: that bet is lost with it.")},
        {"dealing-dealer.take-21-bet", QT_TRANSLATE_NOOP("quiz", "Take the 21+ bet")},
        {"dealing-dealer.21-is-about-dealers-hand-and",
         QT_TRANSLATE_NOOP("quiz", "21+ is about the dealer's hand and stays.")},
        {"dealing-dealer.take-superb-8s-bet", QT_TRANSLATE_NOOP("quiz", "Take the Superb 8's bet")},
        {"dealing-dealer.superb-8s-counts-8s-bust-or", QT_TRANSLATE_NOOP("quiz", "Superb 8's counts the 8s, bust or not.")},
        {"dealing-dealer.take-boom-busted-bet", QT_TRANSLATE_NOOP("quiz", "Take the Boom Busted bet")},
        {"dealing-dealer.boom-busted-is-about-dealers-hand",
         QT_TRANSLATE_NOOP("quiz", "Boom Busted is about the dealer's hand and stays.")},
        {"dealing-dealer.take-insurance", QT_TRANSLATE_NOOP("quiz", "Take the insurance")},
        {"dealing-dealer.insurance-lives-until-dealers-second-card",
         QT_TRANSLATE_NOOP("quiz", "Insurance lives until the dealer's second card.")},
        {"dealing-dealer.give-half-of-main-bet-back", QT_TRANSLATE_NOOP("quiz", "Give half of the main bet back")},
        {"dealing-dealer.half-goes-back-on-surrender-only",
         QT_TRANSLATE_NOOP("quiz", "Half goes back on a surrender only.")},
        {"dealing-dealer.over-21-bets-on-hand-lose",
         QT_TRANSLATE_NOOP("quiz", "Over 21 the bets on the hand lose at once.")},
        {"dealing-dealer.with-superb-8s-down-cards-stay-until",
         QT_TRANSLATE_NOOP("quiz", "With Superb 8's down the cards stay until the box is finished.")},
        {"dealing-dealer.21-goes-by-dealers-hand-whatever",
         QT_TRANSLATE_NOOP("quiz", "21+ goes by the dealer's hand, whatever the player's did.")},
    };
    return sentences;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> permissionsHandSentences() {
    static constexpr Sentence sentences[] = {
        {"permissions-hand.yes-for-another", QT_TRANSLATE_NOOP("quiz", "Yes, for another %1.")},
        {"permissions-hand.no-only-two-8s-may-be", QT_TRANSLATE_NOOP("quiz", "No: only two 8s may be split.")},
        {"permissions-hand.no-two-cards-are-not-of", QT_TRANSLATE_NOOP("quiz", "No: the two cards are not of equal value.")},
        {"permissions-hand.no-there-are-four-hands-already", QT_TRANSLATE_NOOP("quiz", "No: there are four hands already.")},
        {"permissions-hand.different-pictures-but-equal-points-that",
         QT_TRANSLATE_NOOP("quiz", "Different pictures, but equal points: that is enough for a split.")},
        {"permissions-hand.two-8s-and-fewer-than-four", QT_TRANSLATE_NOOP("quiz", "Two 8s, and fewer than four hands.")},
        {"permissions-hand.two-cards-of-equal-value-and",
         QT_TRANSLATE_NOOP("quiz", "Two cards of equal value, and fewer than four hands.")},
        {"permissions-hand.new-hand-takes-bet-as-large",
         QT_TRANSLATE_NOOP("quiz", "The new hand takes a bet as large as the first: %1.")},
        {"permissions-hand.cards-are-equal-but-box-has",
         QT_TRANSLATE_NOOP("quiz", "The cards are equal, but the box has its four hands.")},
        {"permissions-hand.only-8-on-8-makes-split", QT_TRANSLATE_NOOP("quiz", "Only an 8 on an 8 makes a split here.")},
        {"permissions-hand.split-needs-two-cards-of-equal",
         QT_TRANSLATE_NOOP("quiz", "A split needs two cards of equal points.")},
        {"permissions-hand.box-hand-may-split-with-his",
         QT_TRANSLATE_NOOP("quiz", "Box %1, hand %2: may A split with his own chips?")},
        {"permissions-hand.box-hand-may-split", QT_TRANSLATE_NOOP("quiz", "Box %1, hand %2: may A split?")},
        {"permissions-hand.points-decide-split-not-ranks", QT_TRANSLATE_NOOP("quiz", "Points decide a split, not ranks.")},
        {"permissions-hand.two-cards-are-equal", QT_TRANSLATE_NOOP("quiz", "The two cards are equal.")},
        {"permissions-hand.count-hands-fourth-may-still-be",
         QT_TRANSLATE_NOOP("quiz", "Count the hands: a fourth may still be made.")},
        {"permissions-hand.two-cards-are-equal-it-is",
         QT_TRANSLATE_NOOP("quiz", "The two cards are equal; it is the number of hands.")},
        {"permissions-hand.there-are-fewer-than-four-hands",
         QT_TRANSLATE_NOOP("quiz", "There are fewer than four hands; the cards are not equal.")},
        {"permissions-hand.free-split", QT_TRANSLATE_NOOP("quiz", "Free split")},
        {"permissions-hand.paid-split", QT_TRANSLATE_NOOP("quiz", "Paid split")},
        {"permissions-hand.free-double", QT_TRANSLATE_NOOP("quiz", "Free double")},
        {"permissions-hand.paid-double", QT_TRANSLATE_NOOP("quiz", "Paid double")},
        {"permissions-hand.box-hand-tick-every-split-and",
         QT_TRANSLATE_NOOP("quiz", "Box %1, hand %2: tick every split and double that is open to A.")},
        {"permissions-hand.yes", QT_TRANSLATE_NOOP("quiz", "%1: yes.")},
        {"permissions-hand.no", QT_TRANSLATE_NOOP("quiz", "%1: no. %2")},
        {"permissions-hand.5-5-is-pair-and-hard", QT_TRANSLATE_NOOP("quiz", "5-5 is a pair and a hard 10: both are free.")},
        {"permissions-hand.only-first-two-cards-may-be",
         QT_TRANSLATE_NOOP("quiz", "Only the first two cards may be split.")},
        {"permissions-hand.open-to-hand", QT_TRANSLATE_NOOP("quiz", "Open to the hand: %1.")},
        {"permissions-hand.box-hand-tick-everything-that-may",
         QT_TRANSLATE_NOOP("quiz", "Box %1, hand %2: tick everything that %3 may do now.")},
        {"permissions-hand.box-tick-everything-that-may-do",
         QT_TRANSLATE_NOOP("quiz", "Box %1: tick everything that %2 may do now.")},
    };
    return sentences;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> cobettorsSentences() {
    static constexpr Sentence sentences[] = {
        {"cobettors.where-do-bs-chips-lie-then", QT_TRANSLATE_NOOP("quiz", "Where do B's chips lie then?")},
        {"cobettors.on-box-makes-paid-split", QT_TRANSLATE_NOOP("quiz", "A on box %1 makes a paid split.")},
        {"cobettors.on-box-splits", QT_TRANSLATE_NOOP("quiz", "A on box %1 splits.")},
        {"cobettors.b-matches-it", QT_TRANSLATE_NOOP("quiz", "B lays another %1 down for the second hand.")},
        {"cobettors.b-does-not-match-it", QT_TRANSLATE_NOOP("quiz", "B, with %1 on the box, adds nothing.")},
        {"cobettors.on-hand-1-on-hand-2", QT_TRANSLATE_NOOP("quiz", "%1 on hand 1, %2 on hand 2")},
        {"cobettors.whoever-matches-lays-his-own-bet",
         QT_TRANSLATE_NOOP("quiz", "Whoever follows a split lays as much as his own first bet on the new hand.")},
        {"cobettors.he-matched-split-so-he-has",
         QT_TRANSLATE_NOOP("quiz", "He matched the split, so he has a bet on both hands.")},
        {"cobettors.he-added-nothing-for-hand-2",
         QT_TRANSLATE_NOOP("quiz", "He added nothing for hand 2, so nothing of his lies there.")},
        {"cobettors.what-does-b-have-on-it",
         QT_TRANSLATE_NOOP("quiz", "What does B have on it, and what does the hand get?")},
        {"cobettors.on-box-wants-card-without", QT_TRANSLATE_NOOP("quiz", "A on box %1 wants a card and does not double.")},
        {"cobettors.on-box-pays-for-double", QT_TRANSLATE_NOOP("quiz", "A on box %1 pays for a double.")},
        {"cobettors.on-box-doubles", QT_TRANSLATE_NOOP("quiz", "A on box %1 doubles.")},
        {"cobettors.b-adds-nothing", QT_TRANSLATE_NOOP("quiz", "B, with %1 on it, adds nothing.")},
        {"cobettors.b-lays-beside-his-bet", QT_TRANSLATE_NOOP("quiz", "B lays another %1 beside his bet.")},
        {"cobettors.and-hand-gets-one-card", QT_TRANSLATE_NOOP("quiz", "%1, and the hand gets one card")},
        {"cobettors.and-hand-gets-cards-as", QT_TRANSLATE_NOOP("quiz", "%1, and the hand gets cards as A calls")},
        {"cobettors.what-does-b-have-on-hand-2", QT_TRANSLATE_NOOP("quiz", "What does B have on hand 2 then?")},
        {"cobettors.on-box-doubles-hand-2", QT_TRANSLATE_NOOP("quiz", "A on box %1 doubles hand 2.")},
        {"cobettors.b-lays-down-for-it", QT_TRANSLATE_NOOP("quiz", "B lays %1 down to double it too.")},
    };
    return sentences;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> permitSentences() {
    static constexpr Sentence sentences[] = {
        {"permit.hand-under-12-has-to-draw", QT_TRANSLATE_NOOP("quiz", "A hand under 12 has to draw.")},
        {"permit.only-first-two-cards-may-be", QT_TRANSLATE_NOOP("quiz", "Only the first two cards may be doubled.")},
        {"permit.only-first-two-cards-of-split",
         QT_TRANSLATE_NOOP("quiz", "Only the first two cards of a split hand may be doubled.")},
        {"permit.double-needs-at-least-table-minimum",
         QT_TRANSLATE_NOOP("quiz", "A double needs at least the table minimum, and the bet is smaller.")},
        {"permit.this-house-does-not-double-after",
         QT_TRANSLATE_NOOP("quiz", "This house does not double after a split of unlike tens.")},
        {"permit.this-split-hand-may-not-be", QT_TRANSLATE_NOOP("quiz", "This split hand may not be split again.")},
        {"permit.there-are-four-hands-already", QT_TRANSLATE_NOOP("quiz", "There are four hands already.")},
        {"permit.free-double-needs-hard-9-10", QT_TRANSLATE_NOOP("quiz", "A free double needs a hard 9, 10 or 11.")},
        {"permit.free-double-needs-first-two-cards", QT_TRANSLATE_NOOP("quiz", "A free double needs the first two cards.")},
        {"permit.free-split-needs-two-cards-of", QT_TRANSLATE_NOOP("quiz", "A free split needs two cards of equal value.")},
        {"permit.picture-with-ten-value-card-is",
         QT_TRANSLATE_NOOP("quiz", "A picture with a ten-value card is not split free.")},
        {"permit.this-house-does-not-split-tens", QT_TRANSLATE_NOOP("quiz", "This house does not split tens free.")},
        {"permit.split-hand-may-not-be-surrendered", QT_TRANSLATE_NOOP("quiz", "A split hand may not be surrendered.")},
        {"permit.surrender-is-closed-before-first-further",
         QT_TRANSLATE_NOOP("quiz", "Surrender is closed before the first further card.")},
        {"permit.insurance-is-closed-before-first-further",
         QT_TRANSLATE_NOOP("quiz", "Insurance is closed before the first further card.")},
        {"permit.even-money-is-for-blackjack-against",
         QT_TRANSLATE_NOOP("quiz", "Even money is for a Blackjack against a dealer's Ace only.")},
        {"permit.even-money-is-closed-before-first",
         QT_TRANSLATE_NOOP("quiz", "Even money is closed before the first further card.")},
        {"permit.hand-of-21-takes-no-further", QT_TRANSLATE_NOOP("quiz", "A hand of 21 takes no further card.")},
        {"permit.rules-do-not-allow-it", QT_TRANSLATE_NOOP("quiz", "The rules do not allow it.")},
    };
    return sentences;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> momentsSentences() {
    static constexpr Sentence sentences[] = {
        {"moments.it-is-noticed-when-hands-have",
         QT_TRANSLATE_NOOP("quiz", "It is noticed when hands have been paid and taken.")},
        {"moments.it-is-noticed-at-once-no",
         QT_TRANSLATE_NOOP("quiz", "It is noticed at once; no bet has been settled this round.")},
        {"moments.it-is-noticed-before-any-bet",
         QT_TRANSLATE_NOOP("quiz", "It is noticed before any bet is settled or further card drawn.")},
        {"moments.it-is-noticed-when-bets-on",
         QT_TRANSLATE_NOOP("quiz", "It is noticed when the bets on the opening cards have been settled.")},
        {"moments.it-is-noticed-when-bets-on-opening",
         QT_TRANSLATE_NOOP("quiz", "It is noticed when bets on the opening cards are settled and a player has drawn.")},
    };
    return sentences;
}

} // namespace pitwise

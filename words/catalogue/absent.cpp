// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> absentSentences() {
    static constexpr Sentence sentences[] = {
        {"absent.player-of-box-has-walked-away", QT_TRANSLATE_NOOP("quiz", "The player of box %1 has walked away.")},
        {"absent.player-of-box-had-walked-away",
         QT_TRANSLATE_NOOP("quiz", "The player of box %1 had walked away; you played his hand as the rules have it.")},
        {"absent.what-happens-with-hand-now", QT_TRANSLATE_NOOP("quiz", "What happens with the hand of box %1 now?")},
        {"absent.here-such-hand-is-drawn-to",
         QT_TRANSLATE_NOOP("quiz", "Such a hand is drawn to 12 or more, soft or hard.")},
        {"absent.here-such-hand-is-drawn-to-more",
         QT_TRANSLATE_NOOP("quiz", "Such a hand is drawn to more than 11, or to soft 17 or more.")},
        {"absent.draw-card-for-it", QT_TRANSLATE_NOOP("quiz", "Draw a card for it")},
        {"absent.let-it-stand", QT_TRANSLATE_NOOP("quiz", "Let it stand")},
        {"absent.another-bettor-of-box-plays-it", QT_TRANSLATE_NOOP("quiz", "Another bettor of the box plays it")},
        {"absent.drawing-to-soft-17-is-rule",
         QT_TRANSLATE_NOOP("quiz", "Drawing to soft 17 is the rule of the other house.")},
        {"absent.stopping-at-any-12-is-free", QT_TRANSLATE_NOOP("quiz", "Stopping at any 12 is the Free Bet rule.")},
        {"absent.nobody-else-has-bet-on-box", QT_TRANSLATE_NOOP("quiz", "Nobody else has a bet on the box.")},
        {"absent.somebody-else-has-bet-on-box",
         QT_TRANSLATE_NOOP("quiz", "Somebody else has a bet on the box: he plays the hand.")},
        {"absent.hand-is-soft", QT_TRANSLATE_NOOP("quiz", "The hand is soft %1.")},
        {"absent.hand-is-hard", QT_TRANSLATE_NOOP("quiz", "The hand is hard %1.")},
        {"absent.who-plays-hand-of-box-now", QT_TRANSLATE_NOOP("quiz", "Who plays the hand of box %1 now?")},
        {"absent.largest-bet-of-box-plays-it",
         QT_TRANSLATE_NOOP("quiz", "With the seat empty, the largest bet of the box calls.")},
        {"absent.bet-nearest-dealer-plays-it",
         QT_TRANSLATE_NOOP("quiz", "Of the other bettors of the box, the one nearest the dealer plays it.")},
        {"absent.he-has-no-bet-on-that", QT_TRANSLATE_NOOP("quiz", "He has no bet on that box.")},
    };
    return sentences;
}

} // namespace pitwise

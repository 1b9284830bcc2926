// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> drillSentences() {
    static constexpr Sentence sentences[] = {
        {"oddsdrill.main-bet-that-wins", QT_TRANSLATE_NOOP("quiz", "a main bet that wins")},
        {"oddsdrill.blackjack", QT_TRANSLATE_NOOP("quiz", "a Blackjack")},
        {"oddsdrill.insurance-that-wins", QT_TRANSLATE_NOOP("quiz", "insurance that wins")},
        {"oddsdrill.6-7-8-bonus-not-all", QT_TRANSLATE_NOOP("quiz", "a 6-7-8 Bonus, not all of Spades")},
        {"oddsdrill.6-7-8-bonus-all-of", QT_TRANSLATE_NOOP("quiz", "a 6-7-8 Bonus, all of Spades")},
        {"oddsdrill.on-what-do-you-pay", QT_TRANSLATE_NOOP("quiz", "%1 on %2: what do you pay?")},
        {"oddsdrill.bet", QT_TRANSLATE_NOOP("quiz", "Bet: %1.")},
        {"oddsdrill.it-pays", QT_TRANSLATE_NOOP("quiz", "It pays %1.")},
        {"oddsdrill.times-over-is", QT_TRANSLATE_NOOP("quiz", "%1 times %2 over %3 is %4.")},
        {"oddsdrill.times-is", QT_TRANSLATE_NOOP("quiz", "%1 times %2 is %3.")},
        {"oddsdrill.ten-times-too-much-count-noughts", QT_TRANSLATE_NOOP("quiz", "Ten times too much: count the noughts.")},
        {"oddsdrill.ten-times-too-little-count-noughts",
         QT_TRANSLATE_NOOP("quiz", "Ten times too little: count the noughts.")},
    };
    return sentences;
}

} // namespace pitwise

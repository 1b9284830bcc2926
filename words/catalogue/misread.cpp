// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> misreadSentences() {
    static constexpr Sentence sentences[] = {
        {"misread.6-to-5-is-not-paid", QT_TRANSLATE_NOOP("quiz", "6 to 5 is not paid in this game.")},
        {"misread.3-to-2-is-for-blackjack", QT_TRANSLATE_NOOP("quiz", "3 to 2 is for a Blackjack; insurance pays 2 to 1.")},
        {"misread.drawing-on-soft-17-is-free",
         QT_TRANSLATE_NOOP("quiz", "Drawing on soft 17 is the Free Bet rule; here the dealer stands.")},
        {"misread.dealers-22-stands-off-in-free",
         QT_TRANSLATE_NOOP("quiz", "A dealer's 22 stands off in Free Bet only; here it is a bust.")},
        {"misread.dealers-22-is-not-bust-here",
         QT_TRANSLATE_NOOP("quiz", "A dealer's 22 is not a bust here: it stands off.")},
        {"misread.dealers-22-is-no-bust-in",
         QT_TRANSLATE_NOOP("quiz", "A dealer's 22 is no bust in Free Bet; here it is one.")},
        {"misread.dealers-22-is-no-bust-here", QT_TRANSLATE_NOOP("quiz", "A dealer's 22 is no bust here.")},
        {"misread.you-counted-only-cards-from-shoe",
         QT_TRANSLATE_NOOP("quiz", "You counted only the cards from the shoe; his first card counts.")},
        {"misread.you-counted-only-cards-he-drew",
         QT_TRANSLATE_NOOP("quiz", "You counted only the cards he drew; his first card counts.")},
        {"misread.you-counted-card-too-many", QT_TRANSLATE_NOOP("quiz", "You counted a card too many.")},
        {"misread.those-are-odds-of-other-houses",
         QT_TRANSLATE_NOOP("quiz", "Those are the odds of the other house's bet on the dealer's bust.")},
        {"misread.6-7-8-bonus-pays-5",
         QT_TRANSLATE_NOOP("quiz", "The 6-7-8 Bonus pays 5 to 1 only where all three are spades.")},
        {"misread.all-three-are-spades-6-7",
         QT_TRANSLATE_NOOP("quiz", "All three are spades: the 6-7-8 Bonus pays 5 to 1.")},
        {"misread.that-is-another-pay-table-than",
         QT_TRANSLATE_NOOP("quiz", "That is another pay table than the one in force.")},
        {"misread.bet-is-over-maximum-only-maximum",
         QT_TRANSLATE_NOOP("quiz", "The bet is over the maximum: only the maximum counts.")},
    };
    return sentences;
}

} // namespace pitwise

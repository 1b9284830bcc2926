// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> rowsSentences() {
    static constexpr Sentence sentences[] = {
        {"row.pair.pair", QT_TRANSLATE_NOOP("quiz", "a Pair")},
        {"row.lucky8.3-suited-8s", QT_TRANSLATE_NOOP("quiz", "three 8s of one suit")},
        {"row.lucky8.3-unsuited-8s", QT_TRANSLATE_NOOP("quiz", "three 8s, not all of one suit")},
        {"row.lucky8.2-suited-8s", QT_TRANSLATE_NOOP("quiz", "two 8s of one suit")},
        {"row.lucky8.2-unsuited-8s", QT_TRANSLATE_NOOP("quiz", "two 8s of two suits")},
        {"row.lucky8.two-of-a-kind", QT_TRANSLATE_NOOP("quiz", "Two of a Kind")},
        {"row.superb8s.four-8s-all-spades", QT_TRANSLATE_NOOP("quiz", "four 8s in a row, all of Spades")},
        {"row.superb8s.four-8s", QT_TRANSLATE_NOOP("quiz", "four 8s in a row, not all of Spades")},
        {"row.superb8s.three-8s", QT_TRANSLATE_NOOP("quiz", "three 8s in a row, the printed one counted")},
        {"row.superb8s.two-8s", QT_TRANSLATE_NOOP("quiz", "two 8s in a row, the printed one counted")},
        {"row.tie18.tie-on-18", QT_TRANSLATE_NOOP("quiz", "both on 18")},
        {"row.21plus.8-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 8 cards")},
        {"row.21plus.7-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 7 cards")},
        {"row.21plus.6-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 6 cards")},
        {"row.21plus.5-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 5 cards")},
        {"row.21plus.4-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 4 cards")},
        {"row.21plus.3-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 3 cards")},
        {"row.rwspairs.ace-pair-suited", QT_TRANSLATE_NOOP("quiz", "two Aces of one suit")},
        {"row.rwspairs.suited-pair", QT_TRANSLATE_NOOP("quiz", "a pair of one suit")},
        {"row.rwspairs.coloured-pair", QT_TRANSLATE_NOOP("quiz", "a pair of one colour and two suits")},
        {"row.rwspairs.mixed-pair", QT_TRANSLATE_NOOP("quiz", "a pair of one red and one black card")},
        {"row.boombusted.8-or-more", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 8 cards or more")},
        {"row.boombusted.7-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 7 cards")},
        {"row.boombusted.6-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 6 cards")},
        {"row.boombusted.5-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 5 cards")},
        {"row.boombusted.3-or-4-cards", QT_TRANSLATE_NOOP("quiz", "the dealer busts with 3 or 4 cards")},
        {"row.luckystash.7-markers", QT_TRANSLATE_NOOP("quiz", "7 markers")},
        {"row.luckystash.6-markers", QT_TRANSLATE_NOOP("quiz", "6 markers")},
        {"row.luckystash.5-markers", QT_TRANSLATE_NOOP("quiz", "5 markers")},
        {"row.luckystash.4-markers", QT_TRANSLATE_NOOP("quiz", "4 markers")},
        {"row.luckystash.3-markers", QT_TRANSLATE_NOOP("quiz", "3 markers")},
        {"row.luckystash.2-markers", QT_TRANSLATE_NOOP("quiz", "2 markers")},
        {"row.luckystash.1-marker", QT_TRANSLATE_NOOP("quiz", "1 marker")},
        {"row.luckylucky.suited-777", QT_TRANSLATE_NOOP("quiz", "7-7-7 of one suit")},
        {"row.luckylucky.suited-678", QT_TRANSLATE_NOOP("quiz", "6-7-8 of one suit")},
        {"row.luckylucky.777", QT_TRANSLATE_NOOP("quiz", "7-7-7")},
        {"row.luckylucky.678", QT_TRANSLATE_NOOP("quiz", "6-7-8")},
        {"row.luckylucky.suited-21", QT_TRANSLATE_NOOP("quiz", "21 in one suit")},
        {"row.luckylucky.21", QT_TRANSLATE_NOOP("quiz", "a total of 21")},
        {"row.luckylucky.20", QT_TRANSLATE_NOOP("quiz", "a total of 20")},
        {"row.luckylucky.19", QT_TRANSLATE_NOOP("quiz", "a total of 19")},
    };
    return sentences;
}

} // namespace pitwise

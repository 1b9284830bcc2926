// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> payoutsMainSentences() {
    static constexpr Sentence sentences[] = {
        {"payouts-main.3-to-2-is-for-blackjack",
         QT_TRANSLATE_NOOP("quiz", "3 to 2 is for a Blackjack; a drawn 21 is paid 1 to 1.")},
        {"payouts-main.drawn-21-does-not-stand-off",
         QT_TRANSLATE_NOOP("quiz", "A drawn 21 does not stand off with a Blackjack: it loses.")},
        {"payouts-main.he-chose-even-money-1-to",
         QT_TRANSLATE_NOOP("quiz", "He chose even money: 1 to 1, whatever the dealer makes.")},
        {"payouts-main.two-blackjacks-stand-off", QT_TRANSLATE_NOOP("quiz", "Two Blackjacks stand off.")},
        {"payouts-main.even-money-has-to-be-asked",
         QT_TRANSLATE_NOOP("quiz", "Even money has to be asked for, and only against an Ace.")},
        {"payouts-main.blackjack-beats-drawn-21-they-do",
         QT_TRANSLATE_NOOP("quiz", "A Blackjack beats a drawn 21; they do not stand off.")},
        {"payouts-main.even-money-sends-his-insurance-back",
         QT_TRANSLATE_NOOP("quiz", "Even money sends his insurance back.")},
        {"payouts-main.insurance-lives-on-after-bust-only",
         QT_TRANSLATE_NOOP("quiz", "Insurance lives on after a bust: only the dealer's second card decides it.")},
        {"payouts-main.insurance-does-not-go-back-where",
         QT_TRANSLATE_NOOP("quiz", "Insurance does not go back where the dealer has no Blackjack: it loses.")},
        {"payouts-main.dealer-has-no-blackjack-insurance-is",
         QT_TRANSLATE_NOOP("quiz", "The dealer has no Blackjack: insurance is not paid.")},
        {"payouts-main.surrendered-hand-wins-nothing-when-dealer",
         QT_TRANSLATE_NOOP("quiz", "A surrendered hand wins nothing when the dealer busts.")},
        {"payouts-main.half-is-given-up-for-good",
         QT_TRANSLATE_NOOP("quiz", "Half is given up for good: a Blackjack after it takes no more.")},
        {"payouts-main.surrender-costs-half-of-bet-not",
         QT_TRANSLATE_NOOP("quiz", "Surrender costs half of the bet, not all of it.")},
        {"payouts-main.you-left-out-chips-of-double", QT_TRANSLATE_NOOP("quiz", "You left out the chips of the double.")},
        {"payouts-main.he-doubled-for-less-count-chips",
         QT_TRANSLATE_NOOP("quiz", "He doubled for less: count the chips that lie there.")},
    };
    return sentences;
}

} // namespace pitwise

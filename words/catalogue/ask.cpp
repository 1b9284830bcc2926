// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> askSentences() {
    static constexpr Sentence sentences[] = {
        {"ask.who-gets-it", QT_TRANSLATE_NOOP("quiz", "Who gets it")},
        {"ask.rule-on-it", QT_TRANSLATE_NOOP("quiz", "Rule on it")},
        {"ask.which-card-dealer-gets", QT_TRANSLATE_NOOP("quiz", "Which card the dealer gets")},
        {"ask.which-total-of-dealer-counts", QT_TRANSLATE_NOOP("quiz", "Which total of the dealer counts")},
        {"ask.how-much-of-s-bet-counts", QT_TRANSLATE_NOOP("quiz", "How much of %1's bet counts")},
        {"ask.how-much-goes-back-to", QT_TRANSLATE_NOOP("quiz", "How much goes back to %1")},
        {"ask.how-much-dealer-draws", QT_TRANSLATE_NOOP("quiz", "How much the dealer draws")},
        {"ask.what-is-open-to-on-box", QT_TRANSLATE_NOOP("quiz", "What is open to %1 on box %2")},
        {"ask.what-box-may-do", QT_TRANSLATE_NOOP("quiz", "What box %1 may do")},
        {"ask.who-calls-box", QT_TRANSLATE_NOOP("quiz", "Who calls box %1")},
        {"ask.total-of-box-hand", QT_TRANSLATE_NOOP("quiz", "The total of box %1, hand %2")},
        {"ask.in-which-order-these-bets-are", QT_TRANSLATE_NOOP("quiz", "In which order these bets are settled")},
        {"ask.box-hand", QT_TRANSLATE_NOOP("quiz", "box %1, hand %2")},
        {"ask.box", QT_TRANSLATE_NOOP("quiz", "box %1")},
        {"ask.pay-s", QT_TRANSLATE_NOOP("quiz", "Pay %1: %2's %3")},
        {"ask.take-from-s", QT_TRANSLATE_NOOP("quiz", "Take from %1: %2's %3")},
        {"ask.give-back-on-s", QT_TRANSLATE_NOOP("quiz", "Give back on %1: %2's %3")},
        {"ask.soft-total", QT_TRANSLATE_NOOP("quiz", "soft %1")},
    };
    return sentences;
}

} // namespace pitwise

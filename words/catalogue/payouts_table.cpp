// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> payoutsTableSentences() {
    static constexpr Sentence sentences[] = {
        {"payouts-table.which-of-these-settlements-is-wrong",
         QT_TRANSLATE_NOOP("quiz", "Which of these settlements is wrong?")},
        {"payouts-table.dealer-paid", QT_TRANSLATE_NOOP("quiz", "The dealer paid %1. %2")},
        {"payouts-table.settlement", QT_TRANSLATE_NOOP("quiz", "%1.")},
    };
    return sentences;
}

} // namespace pitwise

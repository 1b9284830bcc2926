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
        {"payouts-table.it-wins-at-other-odds", QT_TRANSLATE_NOOP("quiz", "It wins, but at other odds.")},
        {"payouts-table.it-wins-on-another-row", QT_TRANSLATE_NOOP("quiz", "It wins, but on another row of its pay table.")},
        {"payouts-table.dealer-took", QT_TRANSLATE_NOOP("quiz", "The dealer took %1. %2")},
        {"payouts-table.dealer-left-it", QT_TRANSLATE_NOOP("quiz", "The dealer left it as a stand-off. %1")},
    };
    return sentences;
}

} // namespace pitwise

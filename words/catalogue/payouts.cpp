// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> payoutsSentences() {
    static constexpr Sentence sentences[] = {
        {"payouts.stake-times-odds", QT_TRANSLATE_NOOP("quiz", "Stake times odds")},
    };
    return sentences;
}

} // namespace pitwise

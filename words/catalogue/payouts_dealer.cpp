// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> payoutsDealerSentences() {
    static constexpr Sentence sentences[] = {
        {"payouts-dealer.21-looks-at-dealers-hand-alone",
         QT_TRANSLATE_NOOP("quiz", "21+ looks at the dealer's hand alone; the player's bust does not matter.")},
        {"payouts-dealer.boom-busted-looks-at-dealers-hand",
         QT_TRANSLATE_NOOP("quiz", "Boom Busted looks at the dealer's hand alone; the box does not matter.")},
        {"payouts-dealer.dealers-22-is-no-stand-off",
         QT_TRANSLATE_NOOP("quiz", "A dealer's 22 is no stand-off for Boom Busted: it loses.")},
        {"payouts-dealer.blackjack-is-exception-it-is-paid",
         QT_TRANSLATE_NOOP("quiz", "A Blackjack is the exception: it is paid although the dealer has 22.")},
        {"payouts-dealer.hand-bust-first-it-is-lost",
         QT_TRANSLATE_NOOP("quiz", "The hand bust first: it is lost whatever the dealer makes.")},
    };
    return sentences;
}

} // namespace pitwise

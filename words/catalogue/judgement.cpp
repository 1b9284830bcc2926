// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> judgementSentences() {
    static constexpr Sentence sentences[] = {
        {"judgement.call-and-let-him-decide", QT_TRANSLATE_NOOP("quiz", "Call the %1 and let him decide")},
        {"judgement.this-house-has-fixed-how-it",
         QT_TRANSLATE_NOOP("quiz", "This house has fixed how it is read: nobody has to be asked.")},
        {"judgement.it-can-be-read-that-way",
         QT_TRANSLATE_NOOP("quiz", "It can be read that way, but this house has fixed another.")},
        {"judgement.that-is-how-it-is-played",
         QT_TRANSLATE_NOOP("quiz",
                           "That is how it is played unless the house says otherwise; the decision is not the dealer's.")},
        {"judgement.that-is-one-way-to-read",
         QT_TRANSLATE_NOOP("quiz", "That is one way to read it; the decision is not the dealer's.")},
        {"judgement.how-does-this-house-read-it", QT_TRANSLATE_NOOP("quiz", "How does this house read it?")},
        {"judgement.rules-can-be-read-two-ways",
         QT_TRANSLATE_NOOP("quiz", "The rules can be read two ways: what do you do?")},
        {"judgement.this-house-plays", QT_TRANSLATE_NOOP("quiz", "This house plays: %1")},
        {"judgement.played-unless-house-says-otherwise",
         QT_TRANSLATE_NOOP("quiz", "Played unless the house says otherwise: %1")},
        {"judgement.why", QT_TRANSLATE_NOOP("quiz", "Why: %1")},
    };
    return sentences;
}

} // namespace pitwise

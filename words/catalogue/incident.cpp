// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> incidentSentences() {
    static constexpr Sentence sentences[] = {
        {"incident.that-is-ruling-where-cards-can", QT_TRANSLATE_NOOP("quiz", "That is the ruling where the cards can be put back.")},
        {"incident.that-is-ruling-where-cards-cannot", QT_TRANSLATE_NOOP("quiz", "That is the ruling where the cards cannot be put back.")},
        {"incident.that-is-ruling-while-nobody-refuses", QT_TRANSLATE_NOOP("quiz", "That is the ruling while nobody refuses.")},
        {"incident.that-is-ruling-where-only-some", QT_TRANSLATE_NOOP("quiz", "That is the ruling where only some refuse.")},
        {"incident.that-is-ruling-where-everybody-refuses", QT_TRANSLATE_NOOP("quiz", "That is the ruling where everybody refuses.")},
        {"incident.that-is-ruling-where-no-card", QT_TRANSLATE_NOOP("quiz", "That is the ruling where no card was seen.")},
        {"incident.that-is-ruling-where-one-card", QT_TRANSLATE_NOOP("quiz", "That is the ruling where one card was seen.")},
        {"incident.that-is-ruling-where-both-cards", QT_TRANSLATE_NOOP("quiz", "That is the ruling where both cards were seen.")},
        {"incident.that-is-ruling-where-cards-are", QT_TRANSLATE_NOOP("quiz", "That is the ruling where cards are shuffled by hand.")},
        {"incident.that-is-ruling-with-shuffling-machine", QT_TRANSLATE_NOOP("quiz", "That is the ruling with a shuffling machine.")},
        {"incident.that-is-for-bet-placed-late", QT_TRANSLATE_NOOP("quiz", "That is for a bet placed late.")},
        {"incident.that-is-for-bet-pulled-back", QT_TRANSLATE_NOOP("quiz", "That is for a bet pulled back late.")},
        {"incident.that-is-ruling-once-any-bet", QT_TRANSLATE_NOOP("quiz", "That is the ruling once any bet is decided.")},
        {"incident.that-is-ruling-while-no-bet", QT_TRANSLATE_NOOP("quiz", "That is the ruling while no bet is decided.")},
        {"incident.that-is-ruling-where-card-can", QT_TRANSLATE_NOOP("quiz", "That is the ruling where the card can be worked out.")},
        {"incident.that-is-ruling-where-card-cannot", QT_TRANSLATE_NOOP("quiz", "That is the ruling where the card cannot be worked out.")},
        {"incident.that-is-ruling-before-bets-are", QT_TRANSLATE_NOOP("quiz", "That is the ruling before bets are closed.")},
        {"incident.that-is-ruling-once-outcome-is", QT_TRANSLATE_NOOP("quiz", "That is the ruling once the outcome is known.")},
        {"incident.that-is-ruling-after-bets-are", QT_TRANSLATE_NOOP("quiz", "That is the ruling after bets are closed.")},
        {"incident.that-is-for-player-who-was", QT_TRANSLATE_NOOP("quiz", "That is for a player who was told before.")},
        {"incident.that-is-for-first-time", QT_TRANSLATE_NOOP("quiz", "That is for the first time.")},
        {"incident.that-is-ruling-where-somebody-else", QT_TRANSLATE_NOOP("quiz", "That is the ruling where somebody else bets on the box.")},
        {"incident.that-is-ruling-where-he-is", QT_TRANSLATE_NOOP("quiz", "That is the ruling where he is alone on the box.")},
        {"incident.that-is-ruling-once-another-card", QT_TRANSLATE_NOOP("quiz", "That is the ruling once another card has been dealt.")},
        {"incident.that-is-ruling-before-another-card", QT_TRANSLATE_NOOP("quiz", "That is the ruling before another card is dealt.")},
        {"incident.that-is-ruling-where-only-next", QT_TRANSLATE_NOOP("quiz", "That is the ruling where only the next hand has been dealt to.")},
        {"incident.that-is-ruling-once-several-boxes", QT_TRANSLATE_NOOP("quiz", "That is the ruling once several boxes have been dealt to.")},
        {"incident.that-is-ruling-for-box-without", QT_TRANSLATE_NOOP("quiz", "That is the ruling for a box without any card.")},
        {"incident.that-is-ruling-for-box-with", QT_TRANSLATE_NOOP("quiz", "That is the ruling for a box with one card.")},
        {"incident.what-is-ruling", QT_TRANSLATE_NOOP("quiz", "What is the ruling?")},
        {"incident.that-is-ruling-once-bets-have", QT_TRANSLATE_NOOP("quiz", "That is the ruling once bets have been settled.")},
        {"incident.that-is-ruling-before-anything-is", QT_TRANSLATE_NOOP("quiz", "That is the ruling before anything is settled.")},
        {"incident.that-is-ruling-before-hands-are", QT_TRANSLATE_NOOP("quiz", "That is the ruling before hands are paid and taken.")},
        {"incident.that-is-ruling-before-anything-is-settled", QT_TRANSLATE_NOOP("quiz", "That is the ruling before anything is settled or drawn.")},
        {"incident.that-is-rule-of-and", QT_TRANSLATE_NOOP("quiz", "That is the rule of %1 and %2.")},
        {"incident.nothing-here-voids-round", QT_TRANSLATE_NOOP("quiz", "Nothing here voids the round.")},
        {"incident.rules-decide-this-themselves", QT_TRANSLATE_NOOP("quiz", "The rules decide this themselves.")},
        {"incident.bet-does-not-simply-go-back", QT_TRANSLATE_NOOP("quiz", "The bet does not simply go back.")},
        {"incident.going-on-as-if-nothing-had", QT_TRANSLATE_NOOP("quiz", "Going on as if nothing had happened is not enough.")},
        {"incident.cards-are-not-just-thrown-away", QT_TRANSLATE_NOOP("quiz", "The cards are not just thrown away.")},
    };
    return sentences;
}

} // namespace pitwise

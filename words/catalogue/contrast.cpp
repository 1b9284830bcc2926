// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> contrastSentences() {
    static constexpr Sentence sentences[] = {
        {"contrast.player-has-dealer", QT_TRANSLATE_NOOP("quiz", "The player has %1, the dealer %2.")},
        {"contrast.shoe-runs-out-with-box-next",
         QT_TRANSLATE_NOOP("quiz", "The shoe runs out with box %1 next to act. Cards are shuffled by hand.")},
        {"contrast.power-fails-while-box-thinks-no",
         QT_TRANSLATE_NOOP("quiz", "The power fails while box %1 thinks; no bet of the round is decided.")},
        {"contrast.opening-cards-went-out-in-wrong",
         QT_TRANSLATE_NOOP(
             "quiz",
             "The opening cards went out in the wrong order from box %1 on; seen before anything is settled or drawn.")},
        {"contrast.box-wants-card-two-come-at",
         QT_TRANSLATE_NOOP("quiz", "Box %1 wants a card; two come at once and one of them, %2, is seen.")},
        {"contrast.box-wants-card-two-come-at-once",
         QT_TRANSLATE_NOOP("quiz", "Box %1 wants a card; two come at once, both seen: %2.")},
        {"contrast.only-bettor-of-box-has-left",
         QT_TRANSLATE_NOOP("quiz", "The only bettor of box %1 has left. The hand is %2.")},
        {"contrast.box-was-not-asked-for-card",
         QT_TRANSLATE_NOOP(
             "quiz", "Box %1 was not asked for a card; only the next box has been dealt to since. No bet is settled.")},
        {"contrast.what-is-ruling-on-felt", QT_TRANSLATE_NOOP("quiz", "What is the ruling on the %1 felt?")},
        {"contrast.on-felt", QT_TRANSLATE_NOOP("quiz", "On the %1 felt: %2.")},
        {"elsewhere.is-paid-and-loses", QT_TRANSLATE_NOOP("quiz", "The %1 is paid %2 and loses %3.")},
        {"elsewhere.is-paid", QT_TRANSLATE_NOOP("quiz", "The %1 is paid %2.")},
        {"elsewhere.loses", QT_TRANSLATE_NOOP("quiz", "The %1 loses %2.")},
        {"elsewhere.stands-off", QT_TRANSLATE_NOOP("quiz", "The %1 neither wins nor loses.")},
        {"elsewhere.open-too", QT_TRANSLATE_NOOP("quiz", "Open as well: %1.")},
        {"elsewhere.not-open", QT_TRANSLATE_NOOP("quiz", "Not open: %1.")},
        {"elsewhere.open-too-but-not", QT_TRANSLATE_NOOP("quiz", "Open as well: %1; not open: %2.")},
        {"elsewhere.dealer-draws-on", QT_TRANSLATE_NOOP("quiz", "With this %1 the dealer draws on.")},
        {"elsewhere.ruling", QT_TRANSLATE_NOOP("quiz", "%1.")},
        {"elsewhere.it-is-that-players", QT_TRANSLATE_NOOP("quiz", "It is %1's.")},
        {"contrast.wins", QT_TRANSLATE_NOOP("quiz", "wins")},
        {"contrast.loses", QT_TRANSLATE_NOOP("quiz", "loses")},
        {"contrast.what-becomes-of-main-bet-here",
         QT_TRANSLATE_NOOP("quiz", "What becomes of the main bet of box %1 here, and of the same in %2?")},
        {"contrast.it-here-and-there", QT_TRANSLATE_NOOP("quiz", "Here it %1; in %3 it %2")},
        {"contrast.this-table-comes-out-alike", QT_TRANSLATE_NOOP("quiz", "This very table comes out alike in both.")},
        {"contrast.same-cards-come-out-otherwise",
         QT_TRANSLATE_NOOP("quiz", "The same cards come out otherwise there: play them by that game's rules.")},
        {"contrast.stands-off", QT_TRANSLATE_NOOP("quiz", "stands off")},
        {"contrast.that-rule-is-for-something-else", QT_TRANSLATE_NOOP("quiz", "That rule is for something else.")},
        {"contrast.which-rule-decides-this", QT_TRANSLATE_NOOP("quiz", "Which rule decides this?")},
    };
    return sentences;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/catalogue/lists.h"

namespace pitwise {

std::span<const Sentence> permissionsBettorsSentences() {
    static constexpr Sentence sentences[] = {
        {"permissions-bettors.only-who-has-bet-on-hand",
         QT_TRANSLATE_NOOP("quiz", "Only who has a bet on the hand may double it.")},
        {"permissions-bettors.box-splits-which-side-bets-may",
         QT_TRANSLATE_NOOP("quiz", "Box %1: A splits; which side bets may he add to the new hand?")},
        {"permissions-bettors.21-and-superb-8s-are-for",
         QT_TRANSLATE_NOOP("quiz", "21+ and Superb 8's are for the box and the dealer: nothing is added on a split.")},
        {"permissions-bettors.he-had-tie-on-18-before",
         QT_TRANSLATE_NOOP("quiz", "He had a Tie on 18 before the deal: he may lay one on the new hand.")},
        {"permissions-bettors.tie-on-18-belongs-to-one",
         QT_TRANSLATE_NOOP("quiz", "A Tie on 18 belongs to one hand, so a further hand may get its own.")},
        {"permissions-bettors.21-and-superb-8s-may-not",
         QT_TRANSLATE_NOOP("quiz", "21+ and Superb 8's may not be added on a split.")},
        {"permissions-bettors.accept-it-before-cards-go-to",
         QT_TRANSLATE_NOOP("quiz", "Accept it, before cards go to that hand.")},
        {"permissions-bettors.refuse-he-had-no-tie-on",
         QT_TRANSLATE_NOOP("quiz", "Refuse: he had no Tie on 18 before the deal.")},
        {"permissions-bettors.refuse-he-has-no-bet-on", QT_TRANSLATE_NOOP("quiz", "Refuse: he has no bet on the new hand.")},
        {"permissions-bettors.refuse-no-side-bet-is-added",
         QT_TRANSLATE_NOOP("quiz", "Refuse: no side bet is added after the deal.")},
        {"permissions-bettors.he-had-tie-on-18-before-deal",
         QT_TRANSLATE_NOOP("quiz", "He had a Tie on 18 before the deal.")},
        {"permissions-bettors.tie-on-18-may-be-laid",
         QT_TRANSLATE_NOOP("quiz", "A Tie on 18 may be laid on the hand of a split.")},
        {"permissions-bettors.hand-that-he-splits-off-carries",
         QT_TRANSLATE_NOOP("quiz", "The hand that he splits off carries his own bet.")},
        {"permissions-bettors.it-takes-tie-on-18-from",
         QT_TRANSLATE_NOOP("quiz", "It takes a Tie on 18 from before the deal.")},
        {"permissions-bettors.he-has-bet-on-new-hand",
         QT_TRANSLATE_NOOP("quiz", "He has a bet on the new hand; he had no Tie on 18.")},
        {"permissions-bettors.he-has-matched-split-he-has",
         QT_TRANSLATE_NOOP("quiz", "He has matched the split: he has a bet there.")},
        {"permissions-bettors.it-takes-matched-bet-on-new",
         QT_TRANSLATE_NOOP("quiz", "It takes a matched bet on the new hand.")},
        {"permissions-bettors.box-splits-b-matches-and-lays",
         QT_TRANSLATE_NOOP("quiz", "Box %1: A splits, B matches and lays %2 Tie on 18 on hand 2; what now?")},
        {"permissions-bettors.box-splits-b-does-not-match",
         QT_TRANSLATE_NOOP("quiz", "Box %1: A splits, B does not match but lays %2 Tie on 18 on hand 2; what now?")},
        {"permissions-bettors.box-splits-and-lays-tie-on",
         QT_TRANSLATE_NOOP("quiz", "Box %1: A splits and lays %2 Tie on 18 on hand 2; what do you do?")},
        {"permissions-bettors.second-bettor-needs-his-matched-bet",
         QT_TRANSLATE_NOOP("quiz", "A second bettor needs his matched bet on the new hand and an earlier Tie on 18.")},
        {"permissions-bettors.who-had-tie-on-18-before",
         QT_TRANSLATE_NOOP("quiz", "Who had a Tie on 18 before the deal may lay one on the new hand.")},
    };
    return sentences;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/cardplan.h"
#include "core/quiz/family.h"
#include "core/quiz/money.h"

#include <QCoreApplication>

namespace pitwise {

// Parts of the lists of family.h, one a file.
[[nodiscard]] std::vector<Family> openingPayouts();
[[nodiscard]] std::vector<Family> dealerBustPayouts();
[[nodiscard]] std::vector<Family> eightsPayouts();
[[nodiscard]] std::vector<Family> mainPayouts();
[[nodiscard]] std::vector<Family> handsPayouts();
[[nodiscard]] std::vector<Family> freeBetPayouts();
[[nodiscard]] std::vector<Family> limitPayouts();
[[nodiscard]] std::vector<Family> limitRulings();
[[nodiscard]] std::vector<Family> openingDealRulings();
[[nodiscard]] std::vector<Family> dealersHandRulings();
[[nodiscard]] std::vector<Family> playRulings();
[[nodiscard]] std::vector<Family> absentRulings();
[[nodiscard]] std::vector<Family> tablePayouts();
[[nodiscard]] std::vector<Family> handPermissions();
[[nodiscard]] std::vector<Family> amountPermissions();
[[nodiscard]] std::vector<Family> offerPermissions();
[[nodiscard]] std::vector<Family> bettorPermissions();
[[nodiscard]] std::vector<Family> coBettorFamilies();

/// A table where only "A" bets, seated at `box`.
struct OneBox {
    TableSetup setup;
    int box = 0;
    Cents stake = 0;
};
[[nodiscard]] inline OneBox oneBox(Maker &m, int atLeastDecks = 2) {
    OneBox one;
    one.setup = m.table(atLeastDecks);
    one.box = m.loneBettor(one.setup);
    one.stake = one.setup.bets.front().placed;
    return one;
}

inline void wishAll(LiveRound &live, const std::vector<Card> &cards) {
    for (const Card card : cards)
        live.wish(card);
}

} // namespace pitwise

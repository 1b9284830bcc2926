// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace pitwise {

/// Every reason the engine can give. Which clauses stand behind a reason is the rulebook's data
/// ("cites"), so that the engine never names a clause and a rule change is an edit of data.
// clang-format off
#define PITWISE_CITES(X) \
    /* settlement of the main bet */ \
    X(win) X(winDealerBust) X(winBlackjackAce) X(winBlackjackTen) X(winBlackjackAtOnce) X(winBlackjackDealer22) X(evenMoney) \
    X(standOff) X(standOffDealer22) X(standOffBlackjackAce) X(standOffBlackjackTen) \
    X(lose) X(bust) X(bustSplit) X(bustDoubled) X(drawn21ToBlackjackAce) X(drawn21ToBlackjackTen) X(loseToBlackjackAce) X(loseToBlackjackTen) X(loseToBlackjackDoubled) X(loseToBlackjackSplit) \
    X(surrender) X(marker) X(overMaximum) X(underMinimum) X(underMinimumShared) \
    X(insuranceWin) X(insuranceLose) X(insuranceReturned) \
    /* offers before the subsequent deal */ \
    X(surrenderAce) X(surrenderBlackjack) X(surrenderClosed) X(surrenderAfterSplit) \
    X(insuranceNoAce) X(insuranceClosed) X(insuranceTooLarge) X(insuranceTwice) X(insuranceOfOther) \
    X(evenMoneyNoBlackjack) X(evenMoneyNoAce) X(evenMoneyClosed) X(playBeforeClose) X(playBeforeCloseAce) \
    /* what a hand may do */ \
    X(hit21) X(hitDoubled) X(hitSplitAce) X(doubleSplitAce) X(splitAceAgain) X(handBust) X(standTooLow) \
    X(doubleNotFirstTwo) X(doubleSplitNotFirstTwo) X(doubleTooLarge) X(doubleTooSmall) X(doubleMixedTens) \
    X(freeDoubleTotal) X(freeDoubleNotFirstTwo) \
    X(splitUnequal) X(splitAgainUnequal) X(splitFourHands) X(freeSplitUnequal) X(freeSplitPicture) X(freeSplitTens) \
    X(followSplit) X(followDouble) X(tieNeedsEarlierBet) X(tieNeedsStake) \
    X(controlSeated) X(controlUnseated) X(controlAfterSurrender) X(nobodyLeft) X(notAPlayer) \
    /* before the deal */ \
    X(betTwice) X(tooManyMainBets) X(deckCount) X(boxCount) X(cardNotInDeck)
// clang-format on

enum class Cite : std::uint8_t {
#define PITWISE_CITE_ENUM(name) name,
    PITWISE_CITES(PITWISE_CITE_ENUM)
#undef PITWISE_CITE_ENUM
};
inline constexpr std::size_t citeCount = 0
#define PITWISE_CITE_ONE(name) +1
    PITWISE_CITES(PITWISE_CITE_ONE)
#undef PITWISE_CITE_ONE
    ;

} // namespace pitwise

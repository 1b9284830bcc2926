// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace pitwise {

/// Every reason a question gives beyond the ledger's (cite.h). Which clauses stand behind it is the rulebook's data
/// ("asked"), so that no question names a clause. A document without clauses for a reason does not say so.
// clang-format off
#define PITWISE_ASKED_REASONS(X) \
    /* what a document means by its words */ \
    X(blackjackMeans) X(standOffMeans) X(bustMeans) X(softTwentyOneMeans) X(doubleMeans) X(splitMeans) \
    X(surrenderMeans) X(insuranceMeans) X(evenMoneyMeans) X(freeSplitMeans) X(freeDoubleMeans) X(markerMeans) \
    X(initialBetMeans) X(printedCardCounts) X(picturesCountTen) X(hardTotalMeans) X(softTotalMeans) X(picturesMean) \
    X(aceByChoice) X(aceCounts) X(numbersCount) X(initialDealMeans) X(interimSettlementMeans) X(subsequentDealMeans) \
    X(finalSettlementMeans) X(standingPlayerMeans) X(printedCardBegins) X(printedCardInTotal) X(voidMeans) \
    X(reconstructionMeans) \
    /* what a hand may do */ \
    X(standOnTotal) X(mustDraw) X(drawUnder21) X(noCardOn21) X(doubleAmount) X(doubleFirstTwo) X(doubleSplitFirstTwo) \
    X(doubleOneCard) X(noDoubleOnSplitAces) X(freeDouble) X(splitEqual) X(splitAgain) X(freeSplit) X(acesSplitOnce) \
    X(splitAcesOneCard) \
    /* offers before the subsequent deal */ \
    X(surrenderWindow) X(surrenderCalled) X(surrenderEach) X(noSurrenderAfterSplit) X(insuranceOffered) \
    X(insuranceCalled) X(insuranceUpToHalf) X(insuranceInTime) X(insuranceOfOthers) X(evenMoneyOnAce) \
    X(evenMoneyEndsInsurance) X(blackjackWaitsOnTen) X(noBlackjackHere) \
    /* several bettors on a box */ \
    X(splitFollowed) X(splitNotFollowed) X(doubleFollowed) X(doubleNotFollowed) X(doubleAlone) X(seatedControls) \
    X(controlUnclear) X(controlPasses) X(sideBetsOfBoxFirst) X(equalClaimsOnPair) \
    /* how main bets are settled */ \
    X(mainPayTable) X(totalsCompared) X(blackjackPaidByTable) X(dealer22IsBust) X(surrenderedWinsNothing) \
    X(splitTwentyOne) X(splitHandDoubled) X(withinLimits) \
    /* side bets */ \
    X(rankPairMeans) X(rankPairBet) X(luckyEightsBet) X(threeEights) X(matchInHand) X(matchWithDealer) \
    X(twoOfAKindMeans) X(twoOfAKindInHand) X(twoOfAKindWithDealer) X(luckyEightsTable) X(pairClassBet) \
    X(pairClassOpeningCards) X(pairClassBeforeDraws) X(pairClassMissed) X(pairClassTable) X(threeCardBet) \
    X(threeCardWinners) X(threeCardTable) X(oddsToOne) X(houseChoosesTable) X(runOfEightsBet) X(runOfTwo) \
    X(runOfThree) X(runOfFour) X(runOfFourSpades) X(runOfEightsTable) X(runUnbroken) X(runLength) X(tieBet) \
    X(tieOnSplitHands) X(tieOfFollower) X(noOtherSideBetOnSplit) X(dealerBustBet) X(dealerBustBetWaits) \
    X(drawsForDealerBustBet) X(dealerBustBetAlone) X(dealerBustTable) X(markersBet) X(markersTable) X(bonus678Means) \
    X(sideBetOnBox) X(sideBetAnywhere) X(sideBetsPerBox) X(sideBetsOnSeveralBoxes) X(sideBetNeedsOwnMain) \
    X(sideBetOfController) X(sideBetBeforeRound) X(sideBetsFromRight) X(pairClassRows) X(dealerBustBetSettled) \
    /* bets and where they lie */ \
    X(betsPerBox) X(oneBetEach) X(balanceOfMaximum) X(otherBoxes) X(restrictAreas) X(restrictBets) X(limitsDisplayed) \
    X(limitsArePlayers) X(shortBetBeforeClose) X(houseSetsLimits) X(mainArea) X(insuranceArea) X(sideBetAreas) \
    X(markerPlace) X(positionsPrinted) X(betByStaff) X(overMaximumBeforeClose) X(noLateBets) X(chipsAstride) \
    X(noBetAdded) X(noBetPulled) \
    /* how a round goes */ \
    X(roundBegins) X(roundOpens) X(betsClosed) X(mainBetThenCards) X(dealtFromLeft) X(splitHandsInTurn) X(ownCount) \
    X(signalCounts) X(squeezing) X(bustHandTaken) X(bustCardsCleared) X(bustCardsStay) X(dealerDraws) \
    X(dealerStopsDrawing) \
    /* when something goes wrong */ \
    X(wrongCardsVoid) X(wrongCount) X(foreignCard) X(voidReturnsBets) X(playersChoose) X(stayersTakeCards) \
    X(mayTakeBetBack) X(boxWithOneCard) X(twoCardsAtOnce) X(dealersCardPicked) X(dealersCardsDiscarded) \
    X(interpretation) X(actingOfficers) X(offeredCard) X(refuserDrawsNoMore) X(absentOthersPlay) X(absentHandPlayed) \
    X(afterMissingDealerCard) X(afterEmptyBoxDealt) X(afterBoxWithOneCard) X(afterTwoCardsUnseen) \
    X(afterDealersTwoCards) X(afterOverdraw) X(afterOfferedCard) X(afterSkippedPlayer) X(afterBurnForgotten)
// clang-format on

enum class Asked : std::uint8_t {
#define PITWISE_ASKED_ENUM(name) name,
    PITWISE_ASKED_REASONS(PITWISE_ASKED_ENUM)
#undef PITWISE_ASKED_ENUM
};
inline constexpr std::size_t askedCount = 0
#define PITWISE_ASKED_ONE(name) +1
    PITWISE_ASKED_REASONS(PITWISE_ASKED_ONE)
#undef PITWISE_ASKED_ONE
    ;

} // namespace pitwise

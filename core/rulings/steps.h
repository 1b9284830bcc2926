// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulings/ruling.h"

namespace pitwise {

/// One thing that the dealer says or does, in dealers' words. `{…}` is filled in from the ruling.
// clang-format off
#define PITWISE_RULING_STEPS(X) \
    X(StopAndHold, "Stop. Leave every card and every chip where it lies") \
    X(CallSupervisor, "Call the {supervisor} and say in one sentence what happened") \
    X(SayVoid, "Announce that this round is void") \
    X(ReturnAllBets, "Hand every bet of this round back to its player") \
    X(KeepEarlierRounds, "Leave every earlier round as it was settled") \
    X(SayRepair, "Tell the players that the cards are going to be put right") \
    X(RepairCards, "Put the cards back into the order in which they should have come") \
    X(NoRepair, "Leave the cards as they are: they may no longer be put right") \
    X(AskContinueOrReturn, "Ask every player in turn: play on, or take the bet back") \
    X(ClearLeavers, "Give those who leave their bet and clear their cards") \
    X(StayersTakeCards, "Remind those who stay that they take every card still to come") \
    X(SayRefused, "Say clearly that the bet is refused") \
    X(PushBack, "Push the chips back to the player") \
    X(SayBetStands, "Say that the bet stays in play") \
    X(SettleAsPlayed, "Settle it as the round goes, won or lost") \
    X(UseAsNext, "Deal the card in its turn, just as if it had lain face down") \
    X(DiscardOne, "Put the card into the discard holder") \
    X(AnnounceTotal, "Announce {total}: the total before that card counts") \
    X(NothingWrong, "Say that all is in order") \
    X(GoOn, "Go on with the round") \
    X(OfferCard, "Offer the card, in turn, to whoever is due one, as the next card of the shoe") \
    X(NoMoreForRefuser, "Whoever refuses it gets no further card this round") \
    X(KeepForDealer, "Keep the card: it is the dealer's next one") \
    X(LetFinish, "Ask the player whose hand is in play whether he wants to finish it first") \
    X(DrawOwnCard, "Draw the dealer's missing card") \
    X(OfferByUpCard, "Offer insurance if it is an Ace, else surrender, and say when the offer is closed") \
    X(GiveBetBack, "Give the bet back to its player") \
    X(AskActOrWithdraw, "Ask the player: act on the card in turn, or take the bet back and lose the card") \
    X(DiscardSeveral, "Put those cards into the discard holder") \
    X(TakeBackUnseen, "Take the cards back and treat them as never seen") \
    X(LetSkippedAct, "Let the player who was passed over act on his hand") \
    X(SayTooLate, "Say that it is too late: the hand goes on as it is") \
    X(RiffleOnce, "Riffle all the cards of the discard holder once") \
    X(LetNextCut, "Let the player whose hand acts next cut them") \
    X(FinishRoundNow, "Finish the round with them") \
    X(ShuffleWhenDone, "Shuffle and cut when the round is over") \
    X(DrawForAbsent, "Draw a card for the absent player's hand") \
    X(StandForAbsent, "Let the absent player's hand stand") \
    X(LetOtherBettorPlay, "Let the other bettor of the box call the hand") \
    X(LetPlayerPick, "Let the player choose from the cards") \
    X(RestComesNext, "Use what remains as the next card of the shoe") \
    X(SeenComesNext, "Use the card that was seen as the next one") \
    X(OfferRestOnce, "Offer what remains to the next player, and burn it if he declines") \
    X(LetOfficerPick, "Let the {officer} choose the dealer's card") \
    X(TakeWorst, "The {officer} gives the dealer {card}, the worse card for him") \
    X(DiscardRemaining, "Put the other card into the discard holder") \
    X(DiscardDrawn, "On the instruction of the {officer} or above, discard the cards that came together") \
    X(DrawAnother, "Draw another card for the dealer") \
    X(HandStands, "Leave the hand as it stands") \
    X(AskWithdraw, "Ask before any further card whether the player takes his remaining bets back") \
    X(KeepLost, "Bets that have already lost stay lost") \
    X(SayNoWithdrawal, "Say that the bets cannot be taken back now") \
    X(SettleThisOnce, "Settle it at its size this once") \
    X(WarnForNext, "Tell the player that his next bet under the minimum goes back, won or lost") \
    X(SayMinimum, "Name the minimum, and let the player raise the bet or take it back") \
    X(CapBet, "Settle on the maximum only and give back what lies above it") \
    X(RejectAbove, "Reject what is above the maximum; the seated player's bet comes first") \
    X(ShareOut, "Settle every bettor on his share of the maximum: {shares}") \
    X(ReturnLatest, "Give back what was placed last: {returns}") \
    X(LeaveSettled, "Leave it as it was settled") \
    X(AskWithdrawAll, "Ask each player: take all bets back, or leave all of them") \
    X(Conclude, "Conclude the round") \
    X(WorkOutCard, "Have the house work out the card by reasonable means") \
    X(SettleNow, "Settle the bet as soon as it can be done") \
    X(Refer, "Refer it to the {officer} and wait for the decision") \
    X(NameController, "Say that {player} calls the decisions of this box") \
    X(AwardBet, "Give the bet to {player}") \
    X(TakeNobodys, "Take the bet from nobody") \
    X(TakeThisBet, "Take the bet: {accepts}") \
    X(LetOfficerDecide, "Ask the {officer}; whoever stands above may decide as well") \
    X(HigherMay, "Whoever acts in the position, or stands above it, may do it") \
    X(HouseSays, "The house decides it, not the table") \
    X(PlayersOwn, "It is the player's own to see to: nothing is changed") \
    X(GoBySignal, "Go by the hand signal, not by the word") \
    X(GoByPosition, "Go by where the chips lay when bets were closed") \
    X(DealThere, "Deal the next card to box {box}, hand {hand}") \
    X(DrawNothing, "Draw no card") \
    X(DrawJustOne, "Draw one card and stop, whatever the total") \
    X(DrawOutHand, "Draw the hand out") \
    X(TakeLosers, "Take the bets on the hand at once") \
    X(ClearHand, "Put its cards into the discard holder") \
    X(KeepHand, "Leave its cards on the felt until the box is finished") \
    X(KeepSides, "Leave the side bets that are still open") \
    X(SayPlaceBets, "Announce: place your bets, please") \
    X(SayNoMoreBets, "Announce: no more bets") \
    X(SayOfferSurrender, "Offer surrender aloud") \
    X(SayOfferInsurance, "Offer insurance aloud") \
    X(SayCloseSurrender, "Announce that surrender is closed") \
    X(SayCloseInsurance, "Announce that insurance is closed") \
    X(MayPlay, "Open the table: that is within the rules") \
    X(MayNotPlay, "Do not open the table like that")
// clang-format on

enum class StepId : std::uint8_t {
#define PITWISE_STEP_MEMBER(member, text) member,
    PITWISE_RULING_STEPS(PITWISE_STEP_MEMBER)
#undef PITWISE_STEP_MEMBER
};

/// What the dealer says and does, first to last.
[[nodiscard]] std::vector<StepId> stepsOf(const Ruling &ruling);

/// The English sentence, without a full stop, filled in from the ruling.
[[nodiscard]] std::string sentenceOf(StepId step, const Ruling &ruling);

} // namespace pitwise

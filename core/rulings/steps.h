// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulings/ruling.h"

namespace pitwise {

/// One thing that the dealer says or does, and the id of its sentence: `ruling-step.…` in words/catalogue.
// clang-format off
#define PITWISE_RULING_STEPS(X) \
    X(StopAndHold, "stop-and-hold") \
    X(CallSupervisor, "call-supervisor") \
    X(SayVoid, "say-void") \
    X(ReturnAllBets, "return-all-bets") \
    X(KeepEarlierRounds, "keep-earlier-rounds") \
    X(SayRepair, "say-repair") \
    X(RepairCards, "repair-cards") \
    X(NoRepair, "no-repair") \
    X(AskContinueOrReturn, "ask-continue-or-return") \
    X(ClearLeavers, "clear-leavers") \
    X(StayersTakeCards, "stayers-take-cards") \
    X(SayRefused, "say-refused") \
    X(PushBack, "push-back") \
    X(SayBetStands, "say-bet-stands") \
    X(SettleAsPlayed, "settle-as-played") \
    X(UseAsNext, "use-as-next") \
    X(DiscardOne, "discard-one") \
    X(AnnounceTotal, "announce-total") \
    X(NothingWrong, "nothing-wrong") \
    X(GoOn, "go-on") \
    X(OfferCard, "offer-card") \
    X(NoMoreForRefuser, "no-more-for-refuser") \
    X(KeepForDealer, "keep-for-dealer") \
    X(LetFinish, "let-finish") \
    X(DrawOwnCard, "draw-own-card") \
    X(OfferByUpCard, "offer-by-up-card") \
    X(GiveBetBack, "give-bet-back") \
    X(AskActOrWithdraw, "ask-act-or-withdraw") \
    X(DiscardSeveral, "discard-several") \
    X(TakeBackUnseen, "take-back-unseen") \
    X(LetSkippedAct, "let-skipped-act") \
    X(SayTooLate, "say-too-late") \
    X(RiffleOnce, "riffle-once") \
    X(LetNextCut, "let-next-cut") \
    X(FinishRoundNow, "finish-round-now") \
    X(ShuffleWhenDone, "shuffle-when-done") \
    X(DrawForAbsent, "draw-for-absent") \
    X(StandForAbsent, "stand-for-absent") \
    X(LetOtherBettorPlay, "let-other-bettor-play") \
    X(LetPlayerPick, "let-player-pick") \
    X(RestComesNext, "rest-comes-next") \
    X(SeenComesNext, "seen-comes-next") \
    X(OfferRestOnce, "offer-rest-once") \
    X(LetOfficerPick, "let-officer-pick") \
    X(TakeWorst, "take-worst") \
    X(DiscardRemaining, "discard-remaining") \
    X(DiscardDrawn, "discard-drawn") \
    X(DrawAnother, "draw-another") \
    X(HandStands, "hand-stands") \
    X(AskWithdraw, "ask-withdraw") \
    X(KeepLost, "keep-lost") \
    X(SayNoWithdrawal, "say-no-withdrawal") \
    X(SettleThisOnce, "settle-this-once") \
    X(WarnForNext, "warn-for-next") \
    X(SayMinimum, "say-minimum") \
    X(CapBet, "cap-bet") \
    X(RejectAbove, "reject-above") \
    X(ShareOut, "share-out") \
    X(ReturnLatest, "return-latest") \
    X(LeaveSettled, "leave-settled") \
    X(AskWithdrawAll, "ask-withdraw-all") \
    X(Conclude, "conclude") \
    X(WorkOutCard, "work-out-card") \
    X(SettleNow, "settle-now") \
    X(Refer, "refer") \
    X(NameController, "name-controller") \
    X(AwardBet, "award-bet") \
    X(TakeNobodys, "take-nobodys") \
    X(TakeThisBet, "take-this-bet") \
    X(LetOfficerDecide, "let-officer-decide") \
    X(HigherMay, "higher-may") \
    X(HouseSays, "house-says") \
    X(PlayersOwn, "players-own") \
    X(GoBySignal, "go-by-signal") \
    X(GoByPosition, "go-by-position") \
    X(DealThere, "deal-there") \
    X(DrawNothing, "draw-nothing") \
    X(DrawJustOne, "draw-just-one") \
    X(DrawOutHand, "draw-out-hand") \
    X(TakeLosers, "take-losers") \
    X(ClearHand, "clear-hand") \
    X(KeepHand, "keep-hand") \
    X(KeepSides, "keep-sides") \
    X(SayPlaceBets, "say-place-bets") \
    X(SayNoMoreBets, "say-no-more-bets") \
    X(SayOfferSurrender, "say-offer-surrender") \
    X(SayOfferInsurance, "say-offer-insurance") \
    X(SayCloseSurrender, "say-close-surrender") \
    X(SayCloseInsurance, "say-close-insurance") \
    X(MayPlay, "may-play") \
    X(MayNotPlay, "may-not-play")
// clang-format on

enum class StepId : std::uint8_t {
#define PITWISE_STEP_MEMBER(member, id) member,
    PITWISE_RULING_STEPS(PITWISE_STEP_MEMBER)
#undef PITWISE_STEP_MEMBER
};

/// `stop-and-hold`
[[nodiscard]] std::string_view nameOf(StepId step);

/// What the dealer says and does, first to last.
[[nodiscard]] std::vector<StepId> stepsOf(const Ruling &ruling);

} // namespace pitwise

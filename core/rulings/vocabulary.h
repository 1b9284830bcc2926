// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace pitwise {

/// What went wrong, or what is claimed or asked. README.md says their facts.
// clang-format off
#define PITWISE_SITUATION_KINDS(X) \
    X(ForeignCards, "foreign-cards") X(Misdeal, "misdeal") X(LateBet, "late-bet") X(FaceUpCard, "face-up-card") \
    X(DealerOverdraw, "dealer-overdraw") X(CardInError, "card-in-error") X(DealerNoCard, "dealer-no-card") \
    X(ShortDeal, "short-deal") X(EmptyBoxDealt, "empty-box-dealt") X(PlayerSkipped, "player-skipped") \
    X(ShoeEmpty, "shoe-empty") X(CutCardMissed, "cut-card-missed") X(BurnForgotten, "burn-forgotten") \
    X(AbsentPlayer, "absent-player") X(SimultaneousDraw, "simultaneous-draw") X(CardRefused, "card-refused") \
    X(Dissatisfied, "dissatisfied") X(UnderMinimum, "under-minimum") X(OverMaximum, "over-maximum") \
    X(EarlierRoundLimitError, "earlier-round-limit-error") X(PowerFailure, "power-failure") \
    X(CardUnreadable, "card-unreadable") X(SideBetWithoutMain, "side-bet-without-main") \
    X(SideSettlementLate, "side-settlement-late") X(SqueezeDealtFaceUp, "squeeze-dealt-face-up") \
    X(ErrorNoticedNextRound, "error-noticed-next-round") X(NotCovered, "not-covered") X(WhoControls, "who-controls") \
    X(SideBetClaim, "side-bet-claim") X(InsuranceClaim, "insurance-claim") \
    /* ours: keys that no round and no irregularity gives */ \
    X(BetOffered, "bet-offered") X(SideBetOffered, "side-bet-offered") X(Officer, "officer") \
    X(Responsibility, "responsibility") X(NextCard, "next-card") X(DealerDraws, "dealer-draw") X(Bust, "bust") \
    X(CallDue, "call-due") X(Setup, "setup")

/// What the dealer does about it.
#define PITWISE_RULING_CODES(X) \
    X(VoidRound, "void-round") X(EarlierRoundsStand, "earlier-rounds-stand") X(Reconstruct, "reconstruct") \
    X(NoReconstruct, "no-reconstruct") X(OfferContinueOrReturn, "offer-continue-or-return") X(RefuseBet, "refuse-bet") \
    X(BetStands, "bet-stands") X(PlayAsNormal, "play-as-normal") X(DiscardCard, "discard-card") \
    X(DealerTotalStands, "dealer-total-stands") X(NoIrregularity, "no-irregularity") \
    X(OfferAsNextCard, "offer-as-next-card") X(RefuserGetsNoMore, "refuser-gets-no-more") \
    X(BecomesDealersNext, "becomes-dealers-next") X(ActingPlayerMayFinishFirst, "acting-player-may-finish-first") \
    X(DealerDrawsNow, "dealer-draws-now") X(OfferSurrenderOrInsurance, "offer-surrender-or-insurance") \
    X(ReturnBet, "return-bet") X(OfferActOrWithdraw, "offer-act-or-withdraw") X(DiscardCards, "discard-cards") \
    X(Continue, "continue") X(RemoveAsUndisclosed, "remove-as-undisclosed") X(HandContinues, "hand-continues") \
    X(RiffleDiscardsOnce, "riffle-discards-once") X(NextPlayerCuts, "next-player-cuts") X(FinishRound, "finish-round") \
    X(ShuffleAfterRound, "shuffle-after-round") X(Draw, "draw") X(Stop, "stop") X(OtherBettorPlays, "other-bettor-plays") \
    X(PlayerSelects, "player-selects") X(RestIsNext, "rest-is-next") X(DisclosedIsNext, "disclosed-is-next") \
    X(OfferRestToNextPlayer, "offer-rest-to-next-player") X(PitManagerSelects, "pit-manager-selects") \
    X(MostDetrimental, "most-detrimental") X(DiscardRest, "discard-rest") X(DiscardAndRedraw, "discard-and-redraw") \
    X(PlayerStands, "player-stands") X(MayWithdraw, "may-withdraw") X(LostBetsStayLost, "lost-bets-stay-lost") \
    X(NoWithdrawal, "no-withdrawal") X(SettleOnce, "settle-once") X(RaiseOrWithdraw, "raise-or-withdraw") \
    X(CapAtMaximum, "cap-at-maximum") X(RejectExcess, "reject-excess") X(ProRata, "pro-rata") \
    X(ReturnLaterExcess, "return-later-excess") X(SettledStands, "settled-stands") \
    X(OfferWithdrawAll, "offer-withdraw-all") X(ConcludeRound, "conclude-round") \
    X(HouseDeterminesCard, "house-determines-card") X(SettleAsSoonAsPossible, "settle-as-soon-as-possible") \
    X(ReferShiftManager, "refer-shift-manager") X(Controls, "controls") X(Awarded, "awarded") \
    X(NoBetAccepted, "no-bet-accepted") \
    /* ours */ \
    X(AcceptBet, "accept-bet") X(Decides, "decides") X(HigherMayAct, "higher-may-act") X(HouseDecides, "house-decides") \
    X(PlayerAnswers, "player-answers") X(SignalDecides, "signal-decides") X(PositionDecides, "position-decides") \
    X(DealToHand, "deal-to-hand") X(NoDraw, "no-draw") X(DrawOne, "draw-one") X(DrawOut, "draw-out") \
    X(TakeBets, "take-bets") X(ClearCards, "clear-cards") X(LeaveCards, "leave-cards") \
    X(LeaveSideBets, "leave-side-bets") X(CallPlaceBets, "call-place-bets") X(CallNoMoreBets, "call-no-more-bets") \
    X(OfferSurrender, "offer-surrender") X(OfferInsurance, "offer-insurance") X(CloseSurrender, "close-surrender") \
    X(CloseInsurance, "close-insurance") X(Allowed, "allowed") X(NotAllowed, "not-allowed")
// clang-format on

#define PITWISE_ENUM_MEMBER(member, name) member,
enum class SituationKind : std::uint8_t { PITWISE_SITUATION_KINDS(PITWISE_ENUM_MEMBER) };
enum class RulingCode : std::uint8_t { PITWISE_RULING_CODES(PITWISE_ENUM_MEMBER) };
#undef PITWISE_ENUM_MEMBER

#define PITWISE_ENUM_ONE(member, name) +1
inline constexpr std::size_t situationKindCount = 0 PITWISE_SITUATION_KINDS(PITWISE_ENUM_ONE);
inline constexpr std::size_t rulingCodeCount = 0 PITWISE_RULING_CODES(PITWISE_ENUM_ONE);
#undef PITWISE_ENUM_ONE

/// Names as in the contract.
[[nodiscard]] std::string_view nameOf(SituationKind kind);
[[nodiscard]] std::string_view nameOf(RulingCode code);
[[nodiscard]] std::optional<SituationKind> situationKind(std::string_view name);
[[nodiscard]] std::optional<RulingCode> rulingCode(std::string_view name);

} // namespace pitwise

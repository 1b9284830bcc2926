// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/steps.h"

#include <array>

namespace pitwise {
namespace {

#define PITWISE_STEP_NAME(member, id) std::string_view(id),
constexpr std::array stepNames{PITWISE_RULING_STEPS(PITWISE_STEP_NAME)};
#undef PITWISE_STEP_NAME

/// Kinds that interrupt the deal; the others are settled by the dealer in passing.
bool interrupts(SituationKind kind) {
    using enum SituationKind;
    switch (kind) {
    case ForeignCards:
    case Misdeal:
    case DealerOverdraw:
    case CardInError:
    case DealerNoCard:
    case ShortDeal:
    case EmptyBoxDealt:
    case PlayerSkipped:
    case ShoeEmpty:
    case BurnForgotten:
    case SimultaneousDraw:
    case PowerFailure:
    case CardUnreadable:
    case ErrorNoticedNextRound:
    case SideBetWithoutMain:
    case NotCovered: return true;
    default: return false;
    }
}

std::vector<StepId> stepsOf(RulingCode code) {
    using enum StepId;
    switch (code) {
    case RulingCode::VoidRound: return {SayVoid, ReturnAllBets};
    case RulingCode::EarlierRoundsStand: return {KeepEarlierRounds};
    case RulingCode::Reconstruct: return {SayRepair, RepairCards};
    case RulingCode::NoReconstruct: return {NoRepair};
    case RulingCode::OfferContinueOrReturn: return {AskContinueOrReturn, ClearLeavers, StayersTakeCards};
    case RulingCode::RefuseBet: return {SayRefused, PushBack};
    case RulingCode::BetStands: return {SayBetStands, SettleAsPlayed};
    case RulingCode::PlayAsNormal: return {UseAsNext};
    case RulingCode::DiscardCard: return {DiscardOne};
    case RulingCode::DealerTotalStands: return {AnnounceTotal};
    case RulingCode::NoIrregularity: return {NothingWrong, GoOn};
    case RulingCode::OfferAsNextCard: return {OfferCard};
    case RulingCode::RefuserGetsNoMore: return {NoMoreForRefuser};
    case RulingCode::BecomesDealersNext: return {KeepForDealer};
    case RulingCode::ActingPlayerMayFinishFirst: return {LetFinish};
    case RulingCode::DealerDrawsNow: return {DrawOwnCard};
    case RulingCode::OfferSurrenderOrInsurance: return {OfferByUpCard};
    case RulingCode::ReturnBet: return {GiveBetBack};
    case RulingCode::OfferActOrWithdraw: return {AskActOrWithdraw};
    case RulingCode::DiscardCards: return {DiscardSeveral};
    case RulingCode::Continue: return {GoOn};
    case RulingCode::RemoveAsUndisclosed: return {TakeBackUnseen, LetSkippedAct};
    case RulingCode::HandContinues: return {SayTooLate};
    case RulingCode::RiffleDiscardsOnce: return {RiffleOnce};
    case RulingCode::NextPlayerCuts: return {LetNextCut};
    case RulingCode::FinishRound: return {FinishRoundNow};
    case RulingCode::ShuffleAfterRound: return {ShuffleWhenDone};
    case RulingCode::Draw: return {DrawForAbsent};
    case RulingCode::Stop: return {StandForAbsent};
    case RulingCode::OtherBettorPlays: return {LetOtherBettorPlay};
    case RulingCode::PlayerSelects: return {LetPlayerPick};
    case RulingCode::RestIsNext: return {RestComesNext};
    case RulingCode::DisclosedIsNext: return {SeenComesNext};
    case RulingCode::OfferRestToNextPlayer: return {OfferRestOnce};
    case RulingCode::PitManagerSelects: return {LetOfficerPick};
    case RulingCode::MostDetrimental: return {TakeWorst};
    case RulingCode::DiscardRest: return {DiscardRemaining};
    case RulingCode::DiscardAndRedraw: return {DiscardDrawn, DrawAnother};
    case RulingCode::PlayerStands: return {HandStands, GoOn};
    case RulingCode::MayWithdraw: return {AskWithdraw};
    case RulingCode::LostBetsStayLost: return {KeepLost};
    case RulingCode::NoWithdrawal: return {SayNoWithdrawal};
    case RulingCode::SettleOnce: return {SettleThisOnce, WarnForNext};
    case RulingCode::RaiseOrWithdraw: return {SayMinimum};
    case RulingCode::CapAtMaximum: return {CapBet};
    case RulingCode::RejectExcess: return {RejectAbove};
    case RulingCode::ProRata: return {ShareOut};
    case RulingCode::ReturnLaterExcess: return {ReturnLatest};
    case RulingCode::SettledStands: return {LeaveSettled};
    case RulingCode::OfferWithdrawAll: return {AskWithdrawAll};
    case RulingCode::ConcludeRound: return {Conclude};
    case RulingCode::HouseDeterminesCard: return {WorkOutCard};
    case RulingCode::SettleAsSoonAsPossible: return {SettleNow};
    case RulingCode::ReferShiftManager: return {Refer};
    case RulingCode::Controls: return {NameController};
    case RulingCode::Awarded: return {AwardBet};
    case RulingCode::NoBetAccepted: return {TakeNobodys};
    case RulingCode::AcceptBet: return {TakeThisBet};
    case RulingCode::Decides: return {LetOfficerDecide};
    case RulingCode::HigherMayAct: return {HigherMay};
    case RulingCode::HouseDecides: return {HouseSays};
    case RulingCode::PlayerAnswers: return {PlayersOwn};
    case RulingCode::SignalDecides: return {GoBySignal};
    case RulingCode::PositionDecides: return {GoByPosition};
    case RulingCode::DealToHand: return {DealThere};
    case RulingCode::NoDraw: return {DrawNothing};
    case RulingCode::DrawOne: return {DrawJustOne};
    case RulingCode::DrawOut: return {DrawOutHand};
    case RulingCode::TakeBets: return {TakeLosers};
    case RulingCode::ClearCards: return {ClearHand};
    case RulingCode::LeaveCards: return {KeepHand};
    case RulingCode::LeaveSideBets: return {KeepSides};
    case RulingCode::CallPlaceBets: return {SayPlaceBets};
    case RulingCode::CallNoMoreBets: return {SayNoMoreBets};
    case RulingCode::OfferSurrender: return {SayOfferSurrender};
    case RulingCode::OfferInsurance: return {SayOfferInsurance};
    case RulingCode::CloseSurrender: return {SayCloseSurrender};
    case RulingCode::CloseInsurance: return {SayCloseInsurance};
    case RulingCode::Allowed: return {MayPlay};
    case RulingCode::NotAllowed: return {MayNotPlay};
    }
    return {};
}

} // namespace

std::string_view nameOf(StepId step) {
    return stepNames[static_cast<std::size_t>(step)];
}

std::vector<StepId> stepsOf(const Ruling &ruling) {
    std::vector<StepId> steps;
    if (interrupts(ruling.kind) && !ruling.has(RulingCode::NoIrregularity))
        steps = {StepId::StopAndHold, StepId::CallSupervisor};
    for (const RulingCode code : ruling.codes)
        for (const StepId step : stepsOf(code))
            steps.push_back(step);
    return steps;
}

} // namespace pitwise

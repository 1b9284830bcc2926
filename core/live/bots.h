// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/playout.h"

namespace pitwise::live {

/// What a bot does wrong once, and what the grader has to say about it.
enum class Mistake : std::uint8_t {
    None,
    Omit,    ///< Leaves the duty out.
    Delay,   ///< Does it after something that had to wait for it.
    Alter,   ///< Does something else in its place.
    Extra,   ///< Does something that nobody asked for.
    Refusal, ///< Answers a wish the wrong way.
    Card,    ///< A card goes wrong,
    Floor    ///< or something about the stop.
};
enum class Reaction : std::uint8_t { Unnoticed, Repaired, Misruled, MovedBack, NoCall, WrongReport, NotDone };

struct Bot {
    BotName name;
    Mistake mistake = Mistake::None;
    Act act = Act::Say;
    int detail = 0; ///< A Call, or what the mistake needs.
    FaultKind fault = FaultKind::Omitted;
    const char *duty = "";
    Reaction reaction = Reaction::Unnoticed;
};
[[nodiscard]] std::span<const Bot> bots();
[[nodiscard]] const Bot *botNamed(std::string_view name);

// Details of the mistakes.
enum Altered {
    PayOver = 1,
    PayUnder,
    TakeUnder,
    TakeOver,
    PayLoser,
    TakeWinner,
    PayAndWithdraw,
    PayElsewhere,
    MarkerLeft,
    HalfWrong,
    ReturnLoser
};
enum Added {
    OfferInsuranceToo = 1,
    OfferSurrenderToo,
    PayStandOff,
    TakeStandOff,
    MarkerForNothing,
    FalseStop,
    ClearKept,
    ClearTooSoon,
    LiftAndDealAgain,
    SplitForNothing
};
enum WrongAnswer { RefuseLawful = 1, AcceptUnlawful, GrantCard, GrantSurrender, ObeyOther, LetLateBetLie, AcceptLateBet };
enum CardError {
    ShortDeal = 1,
    DealerSkipped,
    EmptyBox,
    TwoToOneBox,
    SwappedCards,
    NoSignal,
    PassedOver,
    SecondSplitHand,
    Overdraw,
    DealerShort,
    DealerTooEarly,
    BurnForgotten,
    SidesLate,
    SkippedHit
};

} // namespace pitwise::live

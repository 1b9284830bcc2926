// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/bots.h"

#include <algorithm>

namespace pitwise::live {
namespace {

using enum Mistake;
using enum FaultKind;

constexpr int detail(Call call) {
    return static_cast<int>(call);
}

// clang-format off
constexpr Bot table[] = {
    {{"perfect", "makes no mistake"}},

    {{"no-place-bets", "does not invite bets"}, Omit, Act::Say, detail(Call::PlaceBets), Omitted, "say-place-bets"},
    {{"no-no-more-bets", "does not close betting"}, Omit, Act::Say, detail(Call::NoMoreBets), Omitted, "say-no-more-bets"},
    {{"no-offer-surrender", "does not offer surrender"}, Omit, Act::Say, detail(Call::OfferSurrender), Omitted, "say-offer-surrender"},
    {{"no-close-surrender", "does not close surrender"}, Omit, Act::Say, detail(Call::CloseSurrender), Omitted, "say-close-surrender"},
    {{"no-offer-insurance", "does not offer insurance"}, Omit, Act::Say, detail(Call::OfferInsurance), Omitted, "say-offer-insurance"},
    {{"no-close-insurance", "does not close insurance"}, Omit, Act::Say, detail(Call::CloseInsurance), Omitted, "say-close-insurance"},
    {{"no-outcome", "does not announce the outcome"}, Omit, Act::Say, detail(Call::Outcome), Omitted, "say-outcome"},
    {{"no-burn", "does not burn the first card of the shoe"}, Omit, Act::Card, 0, Omitted, "card"},
    {{"no-take", "leaves a losing bet lying"}, Omit, Act::Take, 0, Omitted, "take"},
    {{"no-pay", "does not pay a winner"}, Omit, Act::Pay, 0, Omitted, "pay"},
    {{"no-half", "does not serve a surrender"}, Omit, Act::Half, 0, Omitted, "half"},
    {{"no-return", "does not give back what goes back"}, Omit, Act::Return, 0, Omitted, "return"},
    {{"no-marker", "lays no marker"}, Omit, Act::Marker, 0, Omitted, "marker"},
    {{"no-clear", "leaves a bust hand lying"}, Omit, Act::Clear, 0, Omitted, "clear"},
    {{"no-clear-all", "does not clear the cards"}, Omit, Act::ClearAll, 0, Omitted, "clear-all"},
    {{"no-accept", "does not take an insurance that was laid"}, Omit, Act::Accept, 0, Omitted, "accept"},
    {{"no-refuse", "does not refuse what is not allowed"}, Omit, Act::Refuse, 0, Omitted, "refuse"},

    {{"late-place-bets", "invites bets after closing them"}, Delay, Act::Say, detail(Call::PlaceBets), Late, "say-place-bets"},
    {{"late-no-more-bets", "closes betting after a card"}, Delay, Act::Say, detail(Call::NoMoreBets), Late, "say-no-more-bets"},
    {{"late-offer-surrender", "offers surrender after closing it"}, Delay, Act::Say, detail(Call::OfferSurrender), Late, "say-offer-surrender"},
    {{"late-close-surrender", "closes surrender after a further card"}, Delay, Act::Say, detail(Call::CloseSurrender), Late, "say-close-surrender"},
    {{"late-offer-insurance", "offers insurance after closing it"}, Delay, Act::Say, detail(Call::OfferInsurance), Late, "say-offer-insurance"},
    {{"late-close-insurance", "closes insurance after a further card"}, Delay, Act::Say, detail(Call::CloseInsurance), Late, "say-close-insurance"},
    {{"late-take", "takes a bust bet after the next card"}, Delay, Act::Take, 0, Late, "take"},
    {{"late-clear", "clears a bust hand after the next card"}, Delay, Act::Clear, 0, Late, "clear"},
    {{"late-pay", "pays what comes first after a further card"}, Delay, Act::Pay, 0, Late, "pay"},
    {{"late-accept", "takes an insurance after closing it"}, Delay, Act::Accept, 0, Late, "accept"},

    {{"pay-over", "pays too much"}, Alter, Act::Pay, PayOver, WrongAmount, "pay"},
    {{"pay-under", "pays too little"}, Alter, Act::Pay, PayUnder, WrongAmount, "pay"},
    {{"take-under", "takes too little"}, Alter, Act::Take, TakeUnder, WrongAmount, "take"},
    {{"pay-loser", "pays a loser"}, Alter, Act::Take, PayLoser, WrongWay, "take"},
    {{"take-winner", "takes a winner"}, Alter, Act::Pay, TakeWinner, WrongWay, "pay"},
    {{"return-loser", "gives a loser back"}, Alter, Act::Take, ReturnLoser, WrongWay, "take"},
    {{"pay-corrected", "pays wrong, withdraws it whole and pays again"}, Alter, Act::Pay, PayAndWithdraw, WrongAmount, "pay"},
    {{"pay-elsewhere", "pays the wrong bet"}, Alter, Act::Pay, PayElsewhere, WrongPlace, "pay"},
    {{"marker-left", "lays a marker on the left"}, Alter, Act::Marker, MarkerLeft, WrongPlace, "marker"},
    {{"half-wrong", "keeps too little of a surrender"}, Alter, Act::Half, HalfWrong, WrongAmount, "half"},

    {{"offer-insurance-too", "offers insurance without an Ace"}, Extra, Act::Say, OfferInsuranceToo, NotDue, "say-offer-insurance"},
    {{"offer-surrender-too", "offers surrender against an Ace"}, Extra, Act::Say, OfferSurrenderToo, NotDue, "say-offer-surrender"},
    {{"pay-stand-off", "pays a stand-off"}, Extra, Act::Pay, PayStandOff, NotDue, "pay"},
    {{"take-stand-off", "takes a stand-off"}, Extra, Act::Take, TakeStandOff, NotDue, "take"},
    {{"marker-for-nothing", "lays a marker for a paid action"}, Extra, Act::Marker, MarkerForNothing, NotDue, "marker"},
    {{"false-call", "stops for nothing"}, Extra, Act::Stop, FalseStop, FalseCall, "stop"},
    {{"clear-kept", "clears a bust hand that has to stay"}, Extra, Act::Clear, ClearKept, NotDue, "clear"},
    {{"clear-too-soon", "clears a hand that is still played for"}, Extra, Act::Clear, ClearTooSoon, NotDue, "clear"},
    {{"lift-again", "lifts a right card and deals it again"}, Extra, Act::Lift, LiftAndDealAgain, NotDue, "lift"},
    {{"split-for-nothing", "splits a hand unasked"}, Extra, Act::Split, SplitForNothing, NotDue, "split"},

    {{"refuse-lawful", "refuses a lawful insurance"}, Refusal, Act::Accept, RefuseLawful, LawfulRefused, "refuse"},
    {{"grant-card", "deals a card that is not allowed"}, Refusal, Act::Refuse, GrantCard, UnlawfulGranted, "card"},
    {{"grant-surrender", "serves a surrender that is not allowed"}, Refusal, Act::Refuse, GrantSurrender, UnlawfulGranted, "half"},
    {{"accept-unlawful", "says yes to what is not allowed"}, Refusal, Act::Refuse, AcceptUnlawful, UnlawfulGranted, "accept"},
    {{"wrong-person", "acts on the signal of somebody else on the box"}, Refusal, Act::Card, ObeyOther, WrongPerson, "card"},
    {{"late-bet-lies", "lets a late bet lie"}, Refusal, Act::Refuse, LetLateBetLie, MissedIrregularity, "refuse"},

    {{"short-deal", "passes a box in the opening deal and never sees it"}, Mistake::Card, Act::Card, ShortDeal, Omitted, "card"},
    {{"dealer-skipped", "forgets his own first card"}, Mistake::Card, Act::Card, DealerSkipped, Omitted, "card"},
    {{"empty-box", "deals to a box without a bet"}, Mistake::Card, Act::Card, EmptyBox, CountedWrongCard, "card"},
    {{"two-to-one-box", "deals two cards to one box"}, Mistake::Card, Act::Card, TwoToOneBox, CountedWrongCard, "card"},
    {{"swapped-cards", "deals to two boxes in the wrong order"}, Mistake::Card, Act::Card, SwappedCards, CountedWrongCard, "card"},
    {{"no-signal", "deals a card that nobody called"}, Mistake::Card, Act::Card, NoSignal, CountedWrongCard, "card"},
    {{"skipped-hit", "passes a hand that called a card"}, Mistake::Card, Act::Card, SkippedHit, Omitted, "card"},
    {{"passed-over", "passes over a hand"}, Mistake::Card, Act::Card, PassedOver, CountedWrongCard, "card"},
    {{"second-split-hand", "deals to the second hand of a split too soon"}, Mistake::Card, Act::Card, SecondSplitHand, CountedWrongCard, "card"},
    {{"overdraw", "draws one card too many for himself"}, Mistake::Card, Act::Card, Overdraw, CountedWrongCard, "card"},
    {{"dealer-short", "settles before his hand is complete"}, Mistake::Card, Act::Card, DealerShort, Omitted, "card"},
    {{"dealer-too-early", "draws for himself while a hand is in play"}, Mistake::Card, Act::Card, DealerTooEarly, CountedWrongCard, "card"},
    {{"moved-cards", "puts a wrong card right without the floor"}, Mistake::Card, Act::Card, NoSignal, MovedCards, "lift", Reaction::MovedBack},

    {{"short-deal-repaired", "passes a box, stops and repairs it"}, Mistake::Card, Act::Card, ShortDeal, NotDue, "card", Reaction::Repaired},
    {{"dealer-skipped-repaired", "forgets his own card, stops and repairs it"}, Mistake::Card, Act::Card, DealerSkipped, NotDue, "card", Reaction::Repaired},
    {{"empty-box-repaired", "deals to an empty box, stops and repairs it"}, Mistake::Card, Act::Card, EmptyBox, NotDue, "card", Reaction::Repaired},
    {{"two-to-one-box-repaired", "deals two cards to one box, stops and repairs it"}, Mistake::Card, Act::Card, TwoToOneBox, NotDue, "card", Reaction::Repaired},
    {{"swapped-cards-repaired", "deals in the wrong order, stops and repairs it"}, Mistake::Card, Act::Card, SwappedCards, NotDue, "card", Reaction::Repaired},
    {{"no-signal-repaired", "deals an uncalled card, stops and repairs it"}, Mistake::Card, Act::Card, NoSignal, NotDue, "card", Reaction::Repaired},
    {{"passed-over-repaired", "passes over a hand, stops and repairs it"}, Mistake::Card, Act::Card, PassedOver, NotDue, "card", Reaction::Repaired},
    {{"second-split-hand-repaired", "deals to the second split hand, stops and repairs it"}, Mistake::Card, Act::Card, SecondSplitHand, NotDue, "card", Reaction::Repaired},
    {{"overdraw-repaired", "overdraws, stops and repairs it"}, Mistake::Card, Act::Card, Overdraw, NotDue, "card", Reaction::Repaired},
    {{"dealer-short-repaired", "settles too soon, stops and draws what is missing"}, Mistake::Card, Act::Card, DealerShort, Late, "card", Reaction::Repaired},
    {{"dealer-too-early-repaired", "draws too early, stops and repairs it"}, Mistake::Card, Act::Card, DealerTooEarly, NotDue, "card", Reaction::Repaired},
    {{"burn-forgotten-repaired", "forgets the burn card, stops and repairs it"}, Mistake::Card, Act::Card, BurnForgotten, Late, "card", Reaction::Repaired},
    {{"sides-late-repaired", "deals on before the opening side bets are settled, stops and settles them"}, Mistake::Card, Act::Card, SidesLate, Late, "", Reaction::Repaired},

    {{"short-deal-misruled", "passes a box and rules wrongly"}, Mistake::Card, Act::Card, ShortDeal, WrongRuling, "rule", Reaction::Misruled},
    {{"dealer-skipped-misruled", "forgets his own card and rules wrongly"}, Mistake::Card, Act::Card, DealerSkipped, WrongRuling, "rule", Reaction::Misruled},
    {{"empty-box-misruled", "deals to an empty box and rules wrongly"}, Mistake::Card, Act::Card, EmptyBox, WrongRuling, "rule", Reaction::Misruled},
    {{"two-to-one-box-misruled", "deals two cards to one box and rules wrongly"}, Mistake::Card, Act::Card, TwoToOneBox, WrongRuling, "rule", Reaction::Misruled},
    {{"no-signal-misruled", "deals an uncalled card and rules wrongly"}, Mistake::Card, Act::Card, NoSignal, WrongRuling, "rule", Reaction::Misruled},
    {{"passed-over-misruled", "passes over a hand and rules wrongly"}, Mistake::Card, Act::Card, PassedOver, WrongRuling, "rule", Reaction::Misruled},
    {{"second-split-hand-misruled", "deals to the second split hand and rules wrongly"}, Mistake::Card, Act::Card, SecondSplitHand, WrongRuling, "rule", Reaction::Misruled},
    {{"overdraw-misruled", "overdraws and rules wrongly"}, Mistake::Card, Act::Card, Overdraw, WrongRuling, "rule", Reaction::Misruled},
    {{"dealer-short-misruled", "settles too soon and rules wrongly"}, Mistake::Card, Act::Card, DealerShort, WrongRuling, "rule", Reaction::Misruled},
    {{"no-call", "repairs a card with nobody called"}, Mistake::Card, Act::Card, NoSignal, Omitted, "call", Reaction::NoCall},
    {{"wrong-report", "reports another irregularity"}, Mistake::Card, Act::Card, NoSignal, FaultKind::WrongReport, "report", Reaction::WrongReport},
    {{"ruling-not-done", "rules rightly and leaves the cards as they are"}, Mistake::Card, Act::Card, NoSignal, RulingNotDone, "resume", Reaction::NotDone},
    {{"incident-missed", "does not see what goes wrong at the table"}, Floor, Act::Stop, 0, MissedIrregularity, "stop"},
    {{"incident-misruled", "rules wrongly on what goes wrong at the table"}, Floor, Act::Stop, 1, WrongRuling, "rule", Reaction::Misruled},
};
// clang-format on

} // namespace

std::span<const Bot> bots() {
    return table;
}

const Bot *botNamed(std::string_view name) {
    const auto it = std::find_if(std::begin(table), std::end(table), [&](const Bot &bot) { return name == bot.name.name; });
    return it == std::end(table) ? nullptr : it;
}

std::span<const BotName> botNames() {
    static const auto names = [] {
        std::vector<BotName> list;
        for (const Bot &bot : table)
            list.push_back(bot.name);
        return list;
    }();
    return names;
}

} // namespace pitwise::live

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulings/vocabulary.h"
#include "core/table/action.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise::live {

// What a trace tells, one entry a line. README.md lists the members of each act.
// clang-format off
#define PITWISE_DEALER_ACTS(X) \
    X(Say, "say") X(Card, "card") X(Lift, "lift") X(Split, "split") X(Marker, "marker") X(LiftMarker, "lift-marker") \
    X(Take, "take") X(Pay, "pay") X(Return, "return") X(Half, "half") X(Accept, "accept") X(Refuse, "refuse") \
    X(Clear, "clear") X(ClearAll, "clear-all") X(Stop, "stop") X(Call, "call") X(Report, "report") X(Rule, "rule") \
    X(Ask, "ask") X(Discard, "discard") X(Resume, "resume")
#define PITWISE_CREW_ACTS(X) \
    X(Bets, "bets") X(Signal, "signal") X(Word, "word") X(OfferChips, "offer-chips") X(ChipsMoved, "chips-moved") \
    X(Answer, "answer") X(Dispute, "dispute") X(Leaves, "leaves") X(Returns, "returns") X(Shoe, "shoe") \
    X(LightsOut, "lights-out") X(LightsOn, "lights-on") X(Notice, "notice") X(Officer, "officer") \
    X(Relief, "relief")
#define PITWISE_CALLS(X) \
    X(PlaceBets, "place-bets") X(NoMoreBets, "no-more-bets") X(OfferSurrender, "offer-surrender") \
    X(CloseSurrender, "close-surrender") X(OfferInsurance, "offer-insurance") X(CloseInsurance, "close-insurance") \
    X(Outcome, "outcome")
#define PITWISE_ASKED(X) \
    X(Control, "control") X(Follow, "follow") X(Continue, "continue") X(ActOrWithdraw, "act-or-withdraw") \
    X(WithdrawAll, "withdraw-all") X(Withdraw, "withdraw") X(TakeCard, "take-card")
#define PITWISE_ANSWERS(X) \
    X(Controls, "controls") X(Follows, "follows") X(Stays, "stays") X(Continues, "continue") X(TakesBack, "return") \
    X(Acts, "act") X(Withdraws, "withdraw") X(TakesCard, "take") X(RefusesCard, "refuse")
#define PITWISE_SHOE_EVENTS(X) \
    X(FaceUp, "face-up") X(TwoCards, "two-cards") X(Foreign, "foreign") X(Extra, "extra") X(Missing, "missing") \
    X(Unshuffled, "unshuffled") X(Unreadable, "unreadable") X(CutCard, "cut-card") X(Empty, "empty") X(Fresh, "fresh")
// clang-format on

#define PITWISE_LIVE_MEMBER(member, name) member,
#define PITWISE_LIVE_NAME(member, name) name,
enum class Act : std::uint8_t { PITWISE_DEALER_ACTS(PITWISE_LIVE_MEMBER) PITWISE_CREW_ACTS(PITWISE_LIVE_MEMBER) };
inline constexpr std::array actNames{PITWISE_DEALER_ACTS(PITWISE_LIVE_NAME) PITWISE_CREW_ACTS(PITWISE_LIVE_NAME)};
enum class Call : std::uint8_t { PITWISE_CALLS(PITWISE_LIVE_MEMBER) };
inline constexpr std::array callNames{PITWISE_CALLS(PITWISE_LIVE_NAME)};
enum class Asked : std::uint8_t { PITWISE_ASKED(PITWISE_LIVE_MEMBER) };
inline constexpr std::array askedNames{PITWISE_ASKED(PITWISE_LIVE_NAME)};
enum class Answered : std::uint8_t { PITWISE_ANSWERS(PITWISE_LIVE_MEMBER) };
inline constexpr std::array answeredNames{PITWISE_ANSWERS(PITWISE_LIVE_NAME)};
enum class ShoeEvent : std::uint8_t { PITWISE_SHOE_EVENTS(PITWISE_LIVE_MEMBER) };
inline constexpr std::array shoeEventNames{PITWISE_SHOE_EVENTS(PITWISE_LIVE_NAME)};
#undef PITWISE_LIVE_MEMBER
#undef PITWISE_LIVE_NAME
inline constexpr std::array lateNames{"placed", "increased", "withdrawn"};
inline constexpr std::size_t callCount = callNames.size();

[[nodiscard]] constexpr bool isCrew(Act act) {
    return act >= Act::Bets;
}
[[nodiscard]] constexpr std::string_view name(Act act) {
    return actNames[static_cast<std::size_t>(act)];
}
[[nodiscard]] constexpr std::string_view name(Call call) {
    return callNames[static_cast<std::size_t>(call)];
}

enum class Side : std::uint8_t { Right, Left };

/// One line of a trace. Which members count depends on the act.
struct Entry {
    std::int64_t t = 0; ///< Milliseconds since the session began.
    int line = 0;       ///< In the trace, the header is 1.
    Act act = Act::Say;
    std::uint8_t what = 0; ///< A Call, Asked, Answered, ShoeEvent, or a place in lateNames.
    std::uint8_t box = 0;
    std::uint8_t hand = 0; ///< 1 for `4a`; 0: none.
    Do wish = Do::Hit;     ///< Of a signal or a word.
    Side side = Side::Right;
    bool dealer = false, burn = false;
    BetKind kind = mainBet;
    PlayerId player = nobody;
    PlayerId insured = nobody; ///< `of` of an insurance.
    int of = 0;                ///< accept, refuse, notice: a line of the trace.
    int round = 0;
    Cents cents = 0;
    SituationKind situation = SituationKind::NotCovered;
    std::vector<RulingCode> codes;
    std::vector<Follower> with, tie;
    std::vector<Cents> chips;
    std::vector<Bet> bets;
    std::array<PlayerId, maxBoxes + 1> seated{};
    std::vector<Card> cards;
};

[[nodiscard]] inline std::string handName(int box, int hand) {
    return std::to_string(box) + static_cast<char>('a' + hand - 1);
}

} // namespace pitwise::live

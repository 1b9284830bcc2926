// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/reference.h"
#include "core/live/skills.h"

#include <string>
#include <vector>

namespace pitwise::live {

/// How bad a fault is. Weights and meaning: README.md.
enum class Level : std::uint8_t { Critical, Money, Duty, Order, Custom };
inline constexpr std::array levelNames{"critical", "money", "duty", "order", "custom"};
inline constexpr std::array levelWeights{8, 5, 3, 2, 1};
[[nodiscard]] constexpr int weightOf(Level level) {
    return levelWeights[static_cast<std::size_t>(level)];
}
/// Put right in time, a fault is one level less.
[[nodiscard]] constexpr Level lower(Level level) {
    return level == Level::Custom ? level : static_cast<Level>(static_cast<int>(level) + 1);
}

#define PITWISE_FAULTS(X)                                                                                                   \
    X(Omitted, "omitted")                                                                                                   \
    X(Late, "late")                                                                                                         \
    X(WrongAmount, "wrong-amount")                                                                                          \
    X(WrongWay, "wrong-way")                                                                                                \
    X(NotDue, "not-due")                                                                                                    \
    X(WrongPlace, "wrong-place")                                                                                            \
    X(UnlawfulGranted, "unlawful-granted")                                                                                  \
    X(LawfulRefused, "lawful-refused")                                                                                      \
    X(WrongPerson, "wrong-person")                                                                                          \
    X(CountedWrongCard, "counted-wrong-card")                                                                               \
    X(MovedCards, "moved-cards")                                                                                            \
    X(WrongReport, "wrong-report")                                                                                          \
    X(WrongRuling, "wrong-ruling")                                                                                          \
    X(RulingNotDone, "ruling-not-done") X(MissedIrregularity, "missed-irregularity") X(FalseCall, "false-call")
#define PITWISE_FAULT_MEMBER(member, name) member,
#define PITWISE_FAULT_NAME(member, name) name,
enum class FaultKind : std::uint8_t { PITWISE_FAULTS(PITWISE_FAULT_MEMBER) };
inline constexpr std::array faultNames{PITWISE_FAULTS(PITWISE_FAULT_NAME)};
#undef PITWISE_FAULT_MEMBER
#undef PITWISE_FAULT_NAME

struct Fault {
    FaultKind fault = FaultKind::Omitted;
    Act act = Act::Say;
    Call call = Call::PlaceBets;
    Level level = Level::Duty;
    int line = 0; ///< Where it shows: the act itself, or what came before what was missing; 0: the round's end.
    int box = 0, hand = 0;
    PlayerId player = nobody;
    BetKind kind = mainBet;
    bool hasKind = false, dealer = false, burn = false, putRight = false;
    Cents cents = 0; ///< wrong-amount: moved minus due.
    Cents due = 0;   ///< Money: what should have moved.
    Skill skill = Skill::Calls;
    std::size_t actions = 0; ///< Of the round that counts, made before it.
    std::vector<std::string> clauses;
};

/// One skill in one round.
struct SkillGrade {
    int duties = 0, faults = 0;
    std::int64_t own = 0, par = 0; ///< Milliseconds.
    std::vector<ClauseId> clauses; ///< Of duties that were right.
    [[nodiscard]] bool shown() const { return duties > 0 || faults > 0; }
};

/// An irregularity, and how it was ruled.
struct SituationGrade {
    SituationKind kind = SituationKind::NotCovered;
    int line = 0;
    std::vector<RulingCode> ruling;
    std::vector<std::string> clauses;
    enum class Ruled : std::uint8_t { Right, Wrong, Missed, Open } ruled = Ruled::Open;
    bool unscored = false;
};
inline constexpr std::array ruledNames{"right", "wrong", "missed", "open"};

struct Money {
    Cents over = 0, under = 0, open = 0;
};

struct RoundGrade {
    int round = 0;
    int duties = 0, right = 0;
    std::vector<Fault> faults, unscored;
    std::vector<SituationGrade> situations;
    Money money;
    std::int64_t own = 0, par = 0; ///< Milliseconds.
    bool unfinished = false;       ///< The trace ends before the round does.
    bool handedOver = false;       ///< The floor finished it: what came after is not graded.
    bool voided = false;
    std::string script;              ///< JSON.
    int weight = 0, credit = 0;      ///< Credit in hundredths of weight.
    [[nodiscard]] int score() const; ///< In tenths, 0 to 1000.
    int irregularities = 0, noticed = 0, falseCalls = 0;
    std::array<SkillGrade, skillCount> skills;
};

struct SessionGrade {
    int rounds = 0;
    int weight = 0, credit = 0;
    std::array<int, levelNames.size()> counts{};
    int irregularities = 0, noticed = 0, falseCalls = 0;
    std::int64_t own = 0, par = 0;
    Money money;
    [[nodiscard]] int score() const;
    void add(const RoundGrade &round);
};

void writeRoundGrade(std::string &out, const RoundGrade &grade, const Header &header);
void writeSessionGrade(std::string &out, const SessionGrade &grade);

} // namespace pitwise::live

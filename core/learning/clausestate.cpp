// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/clausestate.h"

#include <algorithm>
#include <cmath>

namespace pitwise {
namespace {

constexpr double besides = 0.25; // weight of a clause that is cited but not asked for

} // namespace

double ClauseState::retrievability(const Fsrs &fsrs, Day today) const {
    return fsrs.retrievability(memory, today - reviewedDay);
}

Day ClauseState::dueDay(const Fsrs &fsrs, double retention) const {
    if (missed())
        return lastDay;
    const double days = std::clamp(std::round(fsrs.interval(memory, retention)), 1.0, 36500.0);
    return static_cast<Day>(std::ceil(reviewedDay + days));
}

Mastery ClauseState::mastery() const {
    if (asked == 0)
        return Mastery::NotAsked;
    constexpr std::uint32_t lastTwo = 0b11;
    if (asked < 2 || (recent & lastTwo) != lastTwo || memory.stability < 3)
        return Mastery::Learning;
    return (quick & lastTwo) == lastTwo && memory.stability >= 7 ? Mastery::RightAndFast : Mastery::Right;
}

Grade memoryGrade(const AnswerFact &fact, bool timed) {
    return timed ? fact.grade() : gradeOf(fact.isRight(), 0, 0);
}

ClauseState reviewed(const ClauseState *before, const AnswerFact &fact, bool timed, Day today, const Fsrs &fsrs) {
    ClauseState state;
    const Grade grade = memoryGrade(fact, timed);
    if (before) {
        state = *before;
        state.memory = fsrs.next(before->memory, grade, today - before->reviewedDay);
    } else {
        state.memory = fsrs.first(grade);
        state.firstDay = today;
    }
    state.reviewedDay = today;
    state.lastDay = today;
    state.lastMs = fact.atMs;
    state.lastGrade = grade;
    ++state.asked;
    state.right += fact.isRight();
    state.recent = state.recent << 1 | std::uint32_t{fact.isRight()};
    state.quick = state.quick << 1 | std::uint32_t{fact.grade() >= Grade::Good};
    return state;
}

ClauseState touched(const ClauseState &before, const AnswerFact &fact, bool timed, Day today, const Fsrs &fsrs) {
    const Memory full = fsrs.next(before.memory, memoryGrade(fact, timed), today - before.reviewedDay);
    ClauseState state = before;
    state.memory.stability = std::pow(before.memory.stability, 1 - besides) * std::pow(full.stability, besides);
    state.memory.difficulty += besides * (full.difficulty - before.memory.difficulty);
    state.reviewedDay += besides * (today - before.reviewedDay);
    return state;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/fsrs.h"

namespace pitwise {

/// How well a clause sits. A cell of the mastery map.
enum class Mastery : std::uint8_t { NotAsked, Learning, Right, RightAndFast };

/// What a trainee's answers say about one clause: the fold over the answers that asked for it (it was the
/// question's main clause, or the one the question was chosen for), and, a quarter each, over those that cite
/// it besides.
struct ClauseState {
    Memory memory;
    double reviewedDay = 0; ///< Training day that the memory counts from; a quarter review moves it a quarter of the way.
    Day firstDay = 0;       ///< When it was new.
    Day lastDay = 0;        ///< Last asked in its own right.
    UtcMs lastMs = 0;       ///< The same, to the millisecond.
    int asked = 0;          ///< In its own right, scored.
    int right = 0;
    Grade lastGrade = Grade::Again;
    std::uint32_t recent = 0; ///< The last answers as bits, newest lowest, 1 right; `asked` says how many of the 32 count.
    std::uint32_t quick = 0;  ///< The same answers, 1 right and within the target time.

    [[nodiscard]] bool missed() const { return lastGrade == Grade::Again; }
    /// Chance of remembering it on `today`.
    [[nodiscard]] double retrievability(const Fsrs &fsrs, Day today) const;
    /// The day it should be asked again to keep the chance at `retention`. A missed clause: the day it was
    /// missed.
    [[nodiscard]] Day dueDay(const Fsrs &fsrs, double retention) const;
    /// Right: the last two right and the memory good for three days. And fast: those two within the target,
    /// good for a week.
    [[nodiscard]] Mastery mastery() const;

    friend bool operator==(const ClauseState &, const ClauseState &) = default;
};

/// What memory is told: speed counts only where the skill is sure (`timed`), else a right answer is Good however long it
/// took.
[[nodiscard]] Grade memoryGrade(const AnswerFact &fact, bool timed);

/// The state after one more answer that asked for the clause itself. `before` null: it was new.
[[nodiscard]] ClauseState reviewed(const ClauseState *before, const AnswerFact &fact, bool timed, Day today,
                                   const Fsrs &fsrs);

/// The state after an answer that cites the clause without asking for it: a quarter of a review, as right or
/// wrong leaves it open which of the clauses decided. Stability moves a quarter of the way (on the
/// logarithmic scale it lives on), difficulty and the day it counts from a quarter too. A clause never asked
/// stays new.
[[nodiscard]] ClauseState touched(const ClauseState &before, const AnswerFact &fact, bool timed, Day today,
                                  const Fsrs &fsrs);

} // namespace pitwise

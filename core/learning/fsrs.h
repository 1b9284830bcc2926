// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/answerfact.h"

#include <array>

namespace pitwise {

/// What is remembered of one clause: the two numbers of FSRS.
struct Memory {
    double stability = 0;  ///< Days after which it is remembered with 90 %.
    double difficulty = 0; ///< 1 easy to 10 hard.
    friend bool operator==(const Memory &, const Memory &) = default;
};

/// FSRS-6, the Free Spaced Repetition Scheduler with 21 parameters: a pure function from memory, grade and
/// days gone by to memory. Written from the published formulas; without learning steps and without fuzz.
class Fsrs {
public:
    using Parameters = std::array<double, 21>;

    /// The published defaults of FSRS-6 (fsrs-rs 6.6.1, py-fsrs 6.3.1).
    [[nodiscard]] static const Parameters &defaults();

    explicit Fsrs(const Parameters &parameters = defaults());

    /// The first time a clause is asked.
    [[nodiscard]] Memory first(Grade grade) const;
    /// A later time, `days` after the last one; less than a day is the same day.
    [[nodiscard]] Memory next(const Memory &memory, Grade grade, double days) const;
    /// The chance that it is remembered `days` after the last answer, 0 to 1.
    [[nodiscard]] double retrievability(const Memory &memory, double days) const;
    /// Days until the chance falls to `retention`.
    [[nodiscard]] double interval(const Memory &memory, double retention) const;

    // The parts, for the reference vectors.
    [[nodiscard]] double stabilityAfterRecall(const Memory &memory, double recall, Grade grade) const;
    [[nodiscard]] double stabilityAfterLapse(const Memory &memory, double recall) const;
    [[nodiscard]] double stabilitySameDay(const Memory &memory, Grade grade) const;
    [[nodiscard]] double difficultyAfter(double difficulty, Grade grade) const;

private:
    [[nodiscard]] double firstDifficulty(Grade grade) const;
    Parameters m_w;
    double m_factor; ///< Makes the curve pass through 90 % at one stability.
};

} // namespace pitwise

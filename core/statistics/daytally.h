// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/answerfact.h"

#include <map>

namespace pitwise {

/// One training day of one topic of one game.
struct DayKey {
    Day day = 0;
    std::string game;
    std::string topic;
    friend auto operator<=>(const DayKey &, const DayKey &) = default;
};

/// How long a right answer took, against what it should take.
struct TimedAnswer {
    std::int32_t takenMs = 0;
    std::int32_t targetMs = 0; ///< 0: no target.
    friend bool operator==(const TimedAnswer &, const TimedAnswer &) = default;
};

/// What the answers of a day add up to. Exact: the times of right answers are kept, so that medians over any
/// span of days are medians and not estimates.
struct DayTally {
    int answered = 0; ///< Scored ones.
    int right = 0;
    std::vector<TimedAnswer> times; ///< Of right, timed answers, as they came.

    void add(const AnswerFact &fact) {
        if (!fact.isScored())
            return;
        ++answered;
        right += fact.isRight();
        if (fact.isRight() && fact.takenMs > 0)
            times.push_back({fact.takenMs, fact.targetMs});
    }
    void add(const DayTally &other) {
        answered += other.answered;
        right += other.right;
        times.insert(times.end(), other.times.begin(), other.times.end());
    }
    friend bool operator==(const DayTally &, const DayTally &) = default;
};

using DayTallies = std::map<DayKey, DayTally>;

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/wilson.h"
#include "core/statistics/speed.h"

namespace pitwise {

enum class GroupBy : std::uint8_t { Topic, Game };

/// Right answers and middle time of one topic or game.
struct Accuracy {
    std::string name; ///< Topic or game.
    Share right;
    Speed speed;
};

/// By topic or by game over the days `from` to `to` (both included), names in alphabetical order.
/// `game`: only that one; empty: all.
[[nodiscard]] std::vector<Accuracy> accuracyBy(const DayTallies &tallies, GroupBy group, Day from, Day to,
                                               const std::string &game = {});

/// One point of the chart over time.
struct TrendPoint {
    Day from = 0; ///< First day of the span.
    Share right;
    Speed speed;
};

/// Spans of `daysPerPoint` days that end on `to`, `points` of them, oldest first; spans without answers have
/// `of` 0.
[[nodiscard]] std::vector<TrendPoint> trend(const DayTallies &tallies, Day to, int daysPerPoint, int points,
                                            const std::string &game = {});

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/accuracy.h"
#include "core/statistics/homefigures.h"

namespace pitwise {

/// Everything the progress page shows of one game.
struct ProgressFigures {
    GameFigures game;
    MasteryMap map;
    std::vector<TrendPoint> weeks; ///< The last 8 weeks up to today, oldest first.
    std::vector<TrendPoint> days;  ///< The last 28 days.
    std::vector<Accuracy> topics;  ///< Over the last 8 weeks.
    std::vector<int> dueByDay;     ///< The next 14 days, today first.
};

[[nodiscard]] ProgressFigures progressFigures(const Learner &learner, const DayTallies &tallies, const Catalogue &catalogue,
                                              const std::string &game, const PracticeSettings &settings,
                                              const Moment &moment);

} // namespace pitwise

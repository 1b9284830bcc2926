// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/scheduler.h"

namespace pitwise {

/// The way to an exam date.
struct ExamCourse {
    int daysLeft = 0;      ///< 0: today or gone.
    int newLeft = 0;       ///< Clauses of its games never asked.
    int perDay = 0;        ///< Questions a day that bring everything in time: new ones and, on average, those that come due.
    Day allAskedDay = 0;   ///< When the last new clause comes at that pace.
    bool onCourse = false; ///< Today's pace over the last seven days keeps up with it, or nothing new is left.
};

/// `dueByDay`: forecast of the exam's games from today on (statistics/forecast.h).
[[nodiscard]] ExamCourse examCourse(const Learner &learner, const Catalogue &catalogue, const ExamDate &exam,
                                    const std::vector<int> &dueByDay, Day today);

} // namespace pitwise

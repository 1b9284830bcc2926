// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/examcourse.h"
#include "core/statistics/mastery.h"
#include "core/statistics/readiness.h"
#include "core/statistics/speed.h"

namespace pitwise {

/// A game's card on the home page.
struct GameFigures {
    std::string game;
    Readiness readiness;
    int mastered = 0;
    int clauses = 0;
    Share right;            ///< Over the recent window of every skill.
    Speed speed;            ///< The same answers.
    std::string weakFamily; ///< The skill with the lowest accuracy bound below fluent; empty: none asked yet,
                            ///< or all fluent.
    DueCount due;
};

struct HomeFigures {
    DueCount due;
    int dueMinutes = 0;               ///< What is due, at this trainee's own pace or the families' targets; at least 1
                                      ///< where anything is due.
    std::vector<GameFigures> games;   ///< In the catalogue's order.
    std::vector<int> dueByDay;        ///< From today to the exam date, or 14 days.
    std::optional<ExamCourse> course; ///< Where an exam date is set.
};

/// Everything the home page shows of learning, from one learner; no access to the records.
[[nodiscard]] HomeFigures homeFigures(const Learner &learner, const Catalogue &catalogue, const PracticeSettings &settings,
                                      const Moment &moment);

/// The card of one game; also the head of the progress page.
[[nodiscard]] GameFigures gameFigures(const Learner &learner, const Catalogue &catalogue, const std::string &game,
                                      const PracticeSettings &settings, const Moment &moment);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/examcourse.h"

#include <algorithm>

namespace pitwise {

ExamCourse examCourse(const Learner &learner, const Catalogue &catalogue, const ExamDate &exam,
                      const std::vector<int> &dueByDay, Day today) {
    constexpr int paceDays = 7;
    ExamCourse course;
    course.daysLeft = std::max(0, exam.day - today);
    const auto counts = [&exam](const std::string &document) {
        return exam.games.empty() || std::find(exam.games.begin(), exam.games.end(), document) != exam.games.end();
    };
    for (const Catalogue::Entry &entry : catalogue.clauses())
        course.newLeft += !entry.askers.empty() && counts(entry.key.document) && !learner.clause(entry.key);

    const int newPerDay = newPerDayForExam(learner, catalogue, exam, today);
    const auto days = std::min<std::size_t>(dueByDay.size(), static_cast<std::size_t>(std::max(1, course.daysLeft)));
    int due = 0;
    for (std::size_t i = 0; i < days; ++i)
        due += dueByDay[i];
    course.perDay = newPerDay + (days > 0 ? (due + static_cast<int>(days) - 1) / static_cast<int>(days) : 0);
    course.allAskedDay = newPerDay > 0 ? today + (course.newLeft + newPerDay - 1) / newPerDay - 1 : today;

    Day firstEver = today;
    int lately = 0;
    for (const auto &[key, state] : learner.clauses) {
        firstEver = std::min(firstEver, state.firstDay);
        lately += counts(key.document) && state.firstDay >= today - paceDays;
    }
    // A trainee of three days is judged on three, and on none before the first is over.
    const int practised = std::min(paceDays, today - firstEver);
    course.onCourse = course.newLeft == 0 || (course.daysLeft > 0 && lately >= newPerDay * practised);
    return course;
}

} // namespace pitwise

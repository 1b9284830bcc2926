// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/progressfigures.h"
#include "core/statistics/forecast.h"

namespace pitwise {

ProgressFigures progressFigures(const Learner &learner, const DayTallies &tallies, const Catalogue &catalogue,
                                const std::string &game, const PracticeSettings &settings, const Moment &moment) {
    constexpr int weeks = 8;
    const Day today = moment.today();
    ProgressFigures figures;
    figures.game = gameFigures(learner, catalogue, game, settings, moment);
    figures.map = masteryMap(learner, catalogue, game, moment, settings.retention);
    figures.weeks = trend(tallies, today, 7, weeks, game);
    figures.days = trend(tallies, today, 1, 28, game);
    figures.topics = accuracyBy(tallies, GroupBy::Topic, today - 7 * weeks + 1, today, game);
    figures.dueByDay = dueForecast(learner, catalogue, moment, settings.retention, 14, game);
    return figures;
}

} // namespace pitwise

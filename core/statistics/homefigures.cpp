// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/homefigures.h"
#include "core/statistics/forecast.h"

#include <algorithm>

namespace pitwise {
namespace {

/// Reading the verdict and going on, on top of the answer itself.
constexpr int betweenAnswersMs = 8'000;
constexpr int unknownTargetMs = 12'000;

} // namespace

GameFigures gameFigures(const Learner &learner, const Catalogue &catalogue, const std::string &game,
                        const PracticeSettings &settings, const Moment &moment) {
    GameFigures figures;
    figures.game = game;
    figures.readiness = readiness(learner, catalogue, game, moment);
    const MasteryMap map = masteryMap(learner, catalogue, game, moment, settings.retention);
    figures.mastered = map.mastered();
    figures.clauses = map.clauses();
    int right = 0, answers = 0;
    double lowest = 2;
    std::vector<TimedAnswer> times;
    for (const CatalogueFamily &family : catalogue.families()) {
        const SkillState *skill = family.game == game ? learner.skill(family.skill()) : nullptr;
        if (!skill || skill->count == 0)
            continue;
        const Share share = skill->accuracy();
        right += share.hits;
        answers += share.of;
        for (int i = 0; i < skill->count; ++i)
            if (const SkillState::Recent &recent = skill->recent[static_cast<std::size_t>(i)];
                recent.right && recent.takenMs > 0)
                times.push_back({recent.takenMs, recent.targetMs});
        if (skill->level() != Fluency::Fluent && share.low < lowest) {
            lowest = share.low;
            figures.weakFamily = family.family;
        }
    }
    figures.right = wilson(right, answers);
    figures.speed = speedOf(times);
    PracticeSettings here = settings;
    here.games = {game};
    here.topics.clear();
    figures.due = countDue(learner, catalogue, here, moment);
    return figures;
}

HomeFigures homeFigures(const Learner &learner, const Catalogue &catalogue, const PracticeSettings &settings,
                        const Moment &moment) {
    HomeFigures figures;
    PracticeSettings all = settings;
    all.games.clear();
    all.topics.clear();
    figures.due = countDue(learner, catalogue, all, moment);
    const std::vector<std::string> &games = catalogue.documents();
    int targetSum = 0, targets = 0;
    for (const CatalogueFamily &family : catalogue.families()) {
        targetSum += family.targetMs / 100;
        targets += family.targetMs > 0;
    }
    std::vector<TimedAnswer> times;
    for (const std::string &game : games)
        figures.games.push_back(gameFigures(learner, catalogue, game, all, moment));
    for (const auto &[key, skill] : learner.skills)
        for (int i = 0; i < skill.count; ++i)
            if (const auto &recent = skill.recent[static_cast<std::size_t>(i)]; recent.right && recent.takenMs > 0)
                times.push_back({recent.takenMs, recent.targetMs});
    const Speed pace = speedOf(times);
    const std::int64_t eachMs = betweenAnswersMs + (pace.answers >= 10 ? pace.medianMs
                                                    : targets > 0      ? 100 * (targetSum / targets)
                                                                       : unknownTargetMs);
    if (const int due = figures.due.all(); due > 0)
        figures.dueMinutes = static_cast<int>(std::max<std::int64_t>(1, (due * eachMs + 30'000) / 60'000));

    const Day today = moment.today();
    const bool ahead = settings.exam && settings.exam->day > today;
    const int days = ahead ? std::clamp(settings.exam->day - today + 1, 1, 60) : 14;
    figures.dueByDay = dueForecast(learner, catalogue, moment, settings.retention, days);
    if (settings.exam) {
        std::vector<int> examDue(static_cast<std::size_t>(days));
        const std::vector<std::string> &examGames = settings.exam->games.empty() ? games : settings.exam->games;
        for (const std::string &game : examGames) {
            const std::vector<int> due = dueForecast(learner, catalogue, moment, settings.retention, days, game);
            for (std::size_t i = 0; i < due.size(); ++i)
                examDue[i] += due[i];
        }
        figures.course = examCourse(learner, catalogue, *settings.exam, examDue, today);
    }
    return figures;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/accuracy.h"

#include <algorithm>

namespace pitwise {
namespace {

template <typename F> void eachBetween(const DayTallies &tallies, Day from, Day to, const std::string &game, F &&visit) {
    for (auto it = tallies.lower_bound({from, {}, {}}); it != tallies.end() && it->first.day <= to; ++it)
        if (game.empty() || it->first.game == game)
            visit(it->first, it->second);
}

} // namespace

std::vector<Accuracy> accuracyBy(const DayTallies &tallies, GroupBy group, Day from, Day to, const std::string &game) {
    std::map<std::string, DayTally> sums;
    eachBetween(tallies, from, to, game, [&](const DayKey &key, const DayTally &tally) {
        sums[group == GroupBy::Topic ? key.topic : key.game].add(tally);
    });
    std::vector<Accuracy> result;
    for (const auto &[name, sum] : sums)
        result.push_back({name, wilson(sum.right, sum.answered), speedOf(sum.times)});
    return result;
}

std::vector<TrendPoint> trend(const DayTallies &tallies, Day to, int daysPerPoint, int points, const std::string &game) {
    daysPerPoint = std::max(daysPerPoint, 1);
    points = std::max(points, 0);
    const Day from = to - daysPerPoint * points + 1;
    std::vector<DayTally> sums(static_cast<std::size_t>(points));
    eachBetween(tallies, from, to, game, [&](const DayKey &key, const DayTally &tally) {
        sums[static_cast<std::size_t>((key.day - from) / daysPerPoint)].add(tally);
    });
    std::vector<TrendPoint> result;
    for (std::size_t i = 0; i < sums.size(); ++i)
        result.push_back(
            {from + static_cast<Day>(i) * daysPerPoint, wilson(sums[i].right, sums[i].answered), speedOf(sums[i].times)});
    return result;
}

} // namespace pitwise

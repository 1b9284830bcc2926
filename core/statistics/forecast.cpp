// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/forecast.h"

#include <algorithm>

namespace pitwise {

std::vector<int> dueForecast(const Learner &learner, const Catalogue &catalogue, const Moment &moment, double retention,
                             int days, const std::string &document) {
    std::vector<int> due(static_cast<std::size_t>(std::max(days, 0)));
    for (const Catalogue::Entry &entry : catalogue.clauses()) {
        if (entry.askers.empty() || (!document.empty() && entry.key.document != document))
            continue;
        if (const ClauseState *state = learner.clause(entry.key)) {
            const int ahead = std::max(0, state->dueDay(moment.fsrs, retention) - moment.today());
            if (ahead < days)
                ++due[static_cast<std::size_t>(ahead)];
        }
    }
    return due;
}

} // namespace pitwise

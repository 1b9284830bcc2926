// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/mastery.h"

#include <algorithm>
#include <cmath>

namespace pitwise {
namespace {

MasteryCell cellOf(const Catalogue::Entry &entry, const ClauseState *state, const Moment &moment, double retention) {
    MasteryCell cell;
    cell.clause = entry.key.clause;
    cell.askable = !entry.askers.empty();
    if (!state)
        return cell;
    cell.mastery = state->mastery();
    cell.missed = state->missed();
    cell.dueDay = state->dueDay(moment.fsrs, retention);
    cell.due = cell.dueDay <= moment.today();
    cell.asked = state->asked;
    cell.right = state->right;
    for (int i = std::min(state->asked, 6); i-- > 0;)
        cell.recent.push_back(state->recent >> i & 1u);
    cell.chance = static_cast<int>(std::lround(100 * state->retrievability(moment.fsrs, moment.today())));
    return cell;
}

} // namespace

MasteryMap masteryMap(const Learner &learner, const Catalogue &catalogue, const std::string &document, const Moment &moment,
                      double retention) {
    MasteryMap map;
    for (const Catalogue::Entry &entry : catalogue.clauses()) {
        if (entry.key.document != document)
            continue;
        MasteryCell cell = cellOf(entry, learner.clause(entry.key), moment, retention);
        switch (cell.mastery) {
        case Mastery::NotAsked: ++map.notAsked; break;
        case Mastery::Learning: ++map.learning; break;
        case Mastery::Right: ++map.right; break;
        case Mastery::RightAndFast: ++map.rightAndFast; break;
        }
        map.due += cell.due && cell.askable;
        map.cells.push_back(std::move(cell));
    }
    return map;
}

} // namespace pitwise

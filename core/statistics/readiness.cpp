// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/readiness.h"

#include <cmath>

namespace pitwise {

Readiness readiness(const Learner &learner, const Catalogue &catalogue, const std::string &game, const Moment &moment) {
    Readiness result;
    int clauses = 0;
    for (const Catalogue::Entry &entry : catalogue.clauses()) {
        if (entry.key.document != game || entry.askers.empty())
            continue;
        ++clauses;
        if (const ClauseState *state = learner.clause(entry.key))
            result.knowledge += state->retrievability(moment.fsrs, moment.today());
    }
    int skills = 0, right = 0, answers = 0;
    for (const CatalogueFamily &family : catalogue.families()) {
        if (family.game != game)
            continue;
        ++skills;
        if (const SkillState *skill = learner.skill(family.skill())) {
            const Fluency level = skill->level();
            result.fluency += level == Fluency::Fluent ? 1 : level == Fluency::Accurate ? 0.5 : 0;
            const Share share = skill->accuracy();
            right += share.hits;
            answers += share.of;
        }
    }
    result.knowledge = clauses > 0 ? result.knowledge / clauses : 0;
    result.fluency = skills > 0 ? result.fluency / skills : 0;
    result.accuracy = wilson(right, answers).low;
    result.score =
        static_cast<int>(std::lround(100 * (0.50 * result.knowledge + 0.35 * result.accuracy + 0.15 * result.fluency)));
    return result;
}

} // namespace pitwise

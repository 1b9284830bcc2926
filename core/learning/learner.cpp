// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/learner.h"

#include <algorithm>

namespace pitwise {

std::vector<ClauseKey> Learner::add(const AnswerFact &fact, const DayRule &days, const Fsrs &fsrs) {
    std::vector<ClauseKey> changed;
    if (!fact.isEvidence())
        return changed;
    const Day today = days.dayOf(fact.atMs);
    const std::vector<ClauseKey> asked = fact.asked();
    const SkillState *skillBefore = skill({fact.game, fact.family});
    const bool timed = skillBefore && skillBefore->timedUnlocked(); // accuracy before speed
    for (const std::string &cited : fact.clauses) {
        ClauseKey key = clauseKey(fact.game, cited);
        if (std::find(changed.begin(), changed.end(), key) != changed.end())
            continue;
        const ClauseState *before = clause(key);
        if (std::find(asked.begin(), asked.end(), key) != asked.end())
            clauses[key] = reviewed(before, fact, timed, today, fsrs);
        else if (before)
            clauses[key] = touched(*before, fact, timed, today, fsrs);
        else
            continue;
        changed.push_back(std::move(key));
    }
    // A round at the live table is recorded as one: it counts once a skill, however many duties were missed.
    if (SkillState &state = skills[{fact.game, fact.family}];
        !fact.isLive() || state.asked == 0 || state.lastMs != fact.atMs)
        state.add(fact);
    return changed;
}

} // namespace pitwise

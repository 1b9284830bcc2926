// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/clausestate.h"
#include "core/learning/skillstate.h"

#include <map>

namespace pitwise {

/// Everything that answers say about one trainee, as far as choosing and most figures need it.
/// A fold over his answers in time order: nothing here that could not be computed again from the records.
struct Learner {
    std::map<ClauseKey, ClauseState> clauses;
    std::map<SkillKey, SkillState> skills;

    [[nodiscard]] const ClauseState *clause(const ClauseKey &key) const {
        const auto it = clauses.find(key);
        return it == clauses.end() ? nullptr : &it->second;
    }
    [[nodiscard]] const SkillState *skill(const SkillKey &key) const {
        const auto it = skills.find(key);
        return it == skills.end() ? nullptr : &it->second;
    }

    /// One step of the fold. An unscored answer changes nothing.
    /// Says which clauses changed, the main one first, so that a cache can write just those.
    std::vector<ClauseKey> add(const AnswerFact &fact, const DayRule &days, const Fsrs &fsrs);

    friend bool operator==(const Learner &, const Learner &) = default;
};

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/skillstate.h"

#include <algorithm>

namespace pitwise {

Share SkillState::accuracy() const {
    const auto hits = std::count_if(recent.begin(), recent.begin() + count, [](const Recent &r) { return r.right; });
    return wilson(static_cast<int>(hits), count);
}

Fluency SkillState::level() const {
    constexpr double accurateFrom = 0.65;
    constexpr int timedFrom = 8;
    if (asked == 0)
        return Fluency::Locked;
    if (accuracy().low < accurateFrom)
        return Fluency::Learning;
    int timed = 0, inTime = 0;
    for (int i = 0; i < count; ++i) {
        const Recent &answer = recent[static_cast<std::size_t>(i)];
        if (!answer.right || answer.takenMs <= 0 || answer.targetMs <= 0)
            continue;
        ++timed;
        inTime += answer.takenMs <= answer.targetMs;
    }
    // The middle one is within the target when at least half are.
    return timed >= timedFrom && 2 * inTime >= timed ? Fluency::Fluent : Fluency::Accurate;
}

void SkillState::add(const AnswerFact &fact) {
    if (count == window) {
        std::rotate(recent.begin(), recent.begin() + 1, recent.end());
        --count;
    }
    recent[static_cast<std::size_t>(count++)] = {fact.isRight(), fact.takenMs, fact.targetMs};
    ++asked;
    right += fact.isRight();
    lastMs = fact.atMs;
    reached = std::max(reached, level());
}

} // namespace pitwise

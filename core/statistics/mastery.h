// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/scheduler.h"

namespace pitwise {

/// One cell of the mastery map.
struct MasteryCell {
    std::string clause; ///< In its own document.
    Mastery mastery = Mastery::NotAsked;
    bool askable = true; ///< Some family asks for it.
    bool due = false;    ///< About to be forgotten, or missed.
    bool missed = false; ///< The last answer was wrong.
    int asked = 0;
    int right = 0;
    std::vector<bool> recent; ///< The last answers, oldest first, at most 6.
    int chance = 0;           ///< Per cent that it is remembered today; 0 where not asked.
    Day dueDay = 0;           ///< Meaningless where not asked.
};

struct MasteryMap {
    std::vector<MasteryCell> cells; ///< In document order.
    int notAsked = 0, learning = 0, right = 0, rightAndFast = 0;
    int due = 0;
    [[nodiscard]] int mastered() const { return right + rightAndFast; }
    [[nodiscard]] int clauses() const { return notAsked + learning + right + rightAndFast; }
};

[[nodiscard]] MasteryMap masteryMap(const Learner &learner, const Catalogue &catalogue, const std::string &document,
                                    const Moment &moment, double retention);

} // namespace pitwise

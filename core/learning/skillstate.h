// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/answerfact.h"
#include "core/learning/wilson.h"

#include <array>

namespace pitwise {

/// How far a skill has come. Accuracy first, then speed.
enum class Fluency : std::uint8_t {
    Locked,   ///< Never asked.
    Learning, ///< Asked.
    Accurate, ///< Surely right often enough: timed practice opens.
    Fluent,   ///< And the middle time is within the target.
};

/// What a trainee's recent answers say about one skill (a family in a game).
struct SkillState {
    static constexpr int window = 20; ///< Answers that count.
    struct Recent {
        bool right = false;
        std::int32_t takenMs = 0;
        std::int32_t targetMs = 0;
        friend bool operator==(const Recent &, const Recent &) = default;
    };

    std::array<Recent, window> recent{}; ///< Oldest first; only `count` are set.
    int count = 0;
    int asked = 0; ///< Ever, scored.
    int right = 0; ///< Ever.
    UtcMs lastMs = 0;
    Fluency reached = Fluency::Locked; ///< The best level so far: what was unlocked stays unlocked.

    /// Right answers among the recent ones.
    [[nodiscard]] Share accuracy() const;
    /// The level that the recent answers alone would give.
    /// Accurate: the lower bound of accuracy is 65 % (8 of 8, 12 of 13, 18 of 20).
    /// Fluent: besides, at least 8 right answers were timed and their middle time is within the target.
    [[nodiscard]] Fluency level() const;
    [[nodiscard]] bool timedUnlocked() const { return reached >= Fluency::Accurate; }

    void add(const AnswerFact &fact);
    friend bool operator==(const SkillState &, const SkillState &) = default;
};

} // namespace pitwise

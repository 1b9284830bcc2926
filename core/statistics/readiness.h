// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/scheduler.h"

namespace pitwise {

/// How ready a trainee is for the table test in one game, as one figure from 0 to 100:
///
///     readiness = 100 * (0.50 * knowledge + 0.35 * accuracy + 0.15 * fluency)
///
/// - knowledge: the mean chance, over the document's clauses that can be asked, of remembering the clause
/// today
///   (0 for one never asked);
/// - accuracy: the lower bound (Wilson, 95 %) of the share of right answers over the recent window of every
/// skill of the game;
/// - fluency: the mean over the game's skills of 1 for fluent now, 1/2 for accurate now, 0 else.
///
/// It can fall: what is not practised is forgotten, and the figure says so.
struct Readiness {
    int score = 0;
    double knowledge = 0, accuracy = 0, fluency = 0; ///< Each 0 to 1.
};

/// The score from which a trainee counts as ready, where the house has not set another.
inline constexpr int readyFrom = 85;

[[nodiscard]] Readiness readiness(const Learner &learner, const Catalogue &catalogue, const std::string &game,
                                  const Moment &moment);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/scheduler.h"
#include "core/statistics/speed.h"

namespace pitwise {

/// One of a dealer's skills at the live table, over the last rounds that asked for it.
struct LiveSkillFigure {
    std::string skill; ///< `live-deal`
    Share right;       ///< Rounds in which everything of it was right.
    Fluency level = Fluency::Locked;
    Speed speed;
    int rounds = 0; ///< Ever.
};
/// Every skill that a round of that game has asked for, the weakest first.
[[nodiscard]] std::vector<LiveSkillFigure> liveSkills(const Learner &learner, const std::string &game);

/// A game whose questions are mastered where its dealing is not: deal a round.
struct DealOffer {
    std::string game;
    std::vector<std::string> topics; ///< Mastered in questions,
    std::vector<std::string> skills; ///< and these are what they come to at the table: never dealt, or not yet accurate.
};
/// Where most is mastered first. A topic is mastered where every family that was asked of it is accurate, and these are at
/// least half of what it has.
[[nodiscard]] std::vector<DealOffer> dealOffers(const Learner &learner, const Catalogue &catalogue);

} // namespace pitwise

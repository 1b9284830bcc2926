// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/accuracy.h"
#include "core/statistics/mastery.h"

namespace pitwise {

/// The one thing to say after a session. `topic`, `clause`, `misconception`, `count` as the kind needs them.
enum class AdviceKind : std::uint8_t {
    Misconception, ///< The same rule misread `count` times: `misconception`.
    SameClause,    ///< The same clause missed `count` times.
    TooFast,       ///< Wrong answers came quicker than right ones: read the felt first. `count` such misses.
    BreakDown,     ///< Amounts right, chips not the fewest: `count` times.
    WeakTopic,     ///< Most misses are in one topic.
    WeakGame,      ///< Most misses are in one game.
    Accuracy,      ///< Too many were wrong, of all kinds: `count` of them. Speed comes later.
    TooSlow,       ///< Right, but over the target: `topic` the slowest.
    KeepGoing,     ///< Nothing stands out.
};

struct Advice {
    AdviceKind kind = AdviceKind::KeepGoing;
    std::string misconception;
    std::string topic;
    std::string game; ///< Of the clause, or the weak one.
    std::string clause;
    int count = 0;
};

/// A clause to work on, and when it comes back.
struct WeakClause {
    std::string game; ///< The game it was asked in.
    std::string clause;
    int misses = 0;    ///< In this session.
    bool slow = false; ///< Right, but over the target.
    Day dueDay = 0;
};

struct SessionSummary {
    int answered = 0, right = 0, unscored = 0;
    int breakdowns = 0, breakdownsRight = 0;
    Speed speed;
    std::vector<Accuracy> topics;    ///< Weakest first.
    std::vector<Accuracy> games;     ///< Alphabetical.
    std::vector<int> misses;         ///< Places (from 0) in the session's answers.
    std::vector<WeakClause> weakest; ///< At most 5: missed ones by misses, then slow ones.
    Advice advice;
};

/// `answers`: the session's, in order. `learner`: after them, for when things come back.
[[nodiscard]] SessionSummary summarise(const std::vector<AnswerFact> &answers, const Learner &learner, const Moment &moment,
                                       double retention);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/sessionsummary.h"

#include <algorithm>

namespace pitwise {
namespace {

struct ClauseTally {
    std::string game;
    std::string clause; ///< As cited.
    int misses = 0;
    bool slow = false;
};

/// By first appearance, so that equal ones keep the session's order.
std::vector<ClauseTally> tallyClauses(const std::vector<AnswerFact> &answers) {
    std::vector<ClauseTally> tallies;
    for (const AnswerFact &answer : answers) {
        if (!answer.isScored() || answer.clauses.empty())
            continue;
        auto it = std::find_if(tallies.begin(), tallies.end(), [&](const ClauseTally &t) {
            return t.game == answer.game && t.clause == answer.clauses.front();
        });
        if (it == tallies.end())
            it = tallies.insert(tallies.end(), {answer.game, answer.clauses.front(), 0, false});
        it->misses += !answer.isRight();
        it->slow |= answer.grade() == Grade::Hard;
    }
    std::stable_sort(tallies.begin(), tallies.end(), [](const ClauseTally &a, const ClauseTally &b) {
        return std::pair(a.misses, a.slow) > std::pair(b.misses, b.slow);
    });
    return tallies;
}

/// Misses that took less than half the middle time of the right answers.
int hasty(const std::vector<AnswerFact> &answers, int medianMs) {
    return static_cast<int>(std::count_if(answers.begin(), answers.end(), [medianMs](const AnswerFact &answer) {
        return answer.outcome == Outcome::Wrong && answer.takenMs > 0 && 2 * answer.takenMs < medianMs;
    }));
}

Advice adviceFor(const std::vector<AnswerFact> &answers, const SessionSummary &summary,
                 const std::vector<ClauseTally> &clauses) {
    std::map<std::string, int> misread;
    for (const AnswerFact &answer : answers)
        if (answer.outcome == Outcome::Wrong && !answer.misconception.empty())
            ++misread[answer.misconception];
    const auto most =
        std::max_element(misread.begin(), misread.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
    if (most != misread.end() && most->second >= 2)
        return {AdviceKind::Misconception, most->first, {}, {}, {}, most->second};
    if (!clauses.empty() && clauses.front().misses >= 2)
        return {AdviceKind::SameClause, {}, {}, clauses.front().game, clauses.front().clause, clauses.front().misses};
    if (const int count = hasty(answers, summary.speed.medianMs); count >= 2)
        return {AdviceKind::TooFast, {}, {}, {}, {}, count};
    if (const int count = summary.breakdowns - summary.breakdownsRight; count >= 2)
        return {AdviceKind::BreakDown, {}, {}, {}, {}, count};
    const int misses = summary.answered - summary.right;
    if (!summary.topics.empty()) {
        const Accuracy &weakest = summary.topics.front();
        const int here = weakest.right.of - weakest.right.hits;
        if (here >= 2 && 2 * here > misses)
            return {AdviceKind::WeakTopic, {}, weakest.name, {}, {}, here};
        for (const Accuracy &game : summary.games)
            if (const int missed = game.right.of - game.right.hits;
                summary.games.size() > 1 && missed >= 2 && 2 * missed > misses)
                return {AdviceKind::WeakGame, {}, {}, game.name, {}, missed};
        if (5 * summary.right < 4 * summary.answered)
            return {AdviceKind::Accuracy, {}, {}, {}, {}, misses};
        const auto slowest =
            std::max_element(summary.topics.begin(), summary.topics.end(), [](const Accuracy &a, const Accuracy &b) {
                return a.speed.percentOfTarget < b.speed.percentOfTarget;
            });
        if (summary.speed.percentOfTarget > 100)
            return {AdviceKind::TooSlow, {}, slowest->name, {}, {}, slowest->speed.percentOfTarget};
    }
    return {};
}

} // namespace

SessionSummary summarise(const std::vector<AnswerFact> &answers, const Learner &learner, const Moment &moment,
                         double retention) {
    constexpr std::size_t toShow = 5;
    SessionSummary summary;
    DayTallies tallies; // one day: only topics and games matter here
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const AnswerFact &answer = answers[i];
        if (!answer.isScored()) {
            ++summary.unscored;
            continue;
        }
        ++summary.answered;
        summary.right += answer.isRight();
        if (!answer.isRight())
            summary.misses.push_back(static_cast<int>(i));
        if (answer.breakdownRight) {
            ++summary.breakdowns;
            summary.breakdownsRight += *answer.breakdownRight;
        }
        tallies[{0, answer.game, answer.topic}].add(answer);
    }
    std::vector<TimedAnswer> times;
    for (const auto &[key, tally] : tallies)
        times.insert(times.end(), tally.times.begin(), tally.times.end());
    summary.speed = speedOf(times);
    summary.topics = accuracyBy(tallies, GroupBy::Topic, 0, 0);
    std::stable_sort(summary.topics.begin(), summary.topics.end(),
                     [](const Accuracy &a, const Accuracy &b) { return a.right.value() < b.right.value(); });
    summary.games = accuracyBy(tallies, GroupBy::Game, 0, 0);

    const std::vector<ClauseTally> clauses = tallyClauses(answers);
    for (const ClauseTally &clause : clauses) {
        if (summary.weakest.size() == toShow || (clause.misses == 0 && !clause.slow))
            break;
        const ClauseState *state = learner.clause(clauseKey(clause.game, clause.clause));
        const Day due = state ? std::max(state->dueDay(moment.fsrs, retention), moment.today()) : moment.today();
        summary.weakest.push_back({clause.game, clause.clause, clause.misses, clause.slow, due});
    }
    summary.advice = adviceFor(answers, summary, clauses);
    return summary;
}

} // namespace pitwise

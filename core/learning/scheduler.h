// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/catalogue.h"
#include "core/learning/learner.h"

namespace pitwise {

/// Why a clause is asked. The pages turn it into words.
enum class ReasonKind : std::uint8_t {
    Due,        ///< About to be forgotten: `chance` is what is left, `days` since it was last asked.
    Missed,     ///< Answered wrong the last time, `days` ago (0: today).
    New,        ///< Never asked.
    NotYetFast, ///< Right, but over the target time.
    Refresh,    ///< Neither due nor missed: the trainee chose to practise it. `chance` as above.
};

struct Reason {
    ReasonKind kind = ReasonKind::New;
    int days = 0;
    int chance = 0; ///< Per cent.
    friend bool operator==(const Reason &, const Reason &) = default;
};

/// One question to be made: a question of this family that asks for this clause.
struct PlanItem {
    std::string game;
    std::string family;
    std::string topic;
    std::string clause; ///< As the game cites it.
    int targetMs = 0;
    Reason reason;

    [[nodiscard]] ClauseKey key() const { return clauseKey(game, clause); }
    [[nodiscard]] SkillKey skill() const { return {game, family}; }
    friend bool operator==(const PlanItem &, const PlanItem &) = default;
};

/// Due: what memory, misses and the exam date ask for today, and no more.
/// Custom: the trainee's choice; the same order first, then whatever else fits until the count is full.
enum class PracticeMode : std::uint8_t { Due, Custom };

struct ExamDate {
    Day day = 0;
    std::vector<std::string> games; ///< Empty: all.
};

struct PracticeSettings {
    std::vector<std::string> games;  ///< Empty: all.
    std::vector<std::string> topics; ///< Empty: all.
    PracticeMode mode = PracticeMode::Due;
    double retention = 0.9; ///< Desired retention, 0.7 to 0.97.
    int newPerDay = 20;     ///< New clauses a day where no exam date sets the pace.
    std::optional<ExamDate> exam;
};

/// What "now" is, and how days and memory are counted.
struct Moment {
    UtcMs nowMs = 0;
    DayRule days;
    Fsrs fsrs;
    [[nodiscard]] Day today() const { return days.dayOf(nowMs); }
};

/// New clauses a day that bring every clause of the exam's games in time. The last fifth of the days (one at
/// least) is left for repetition. 0: none left, or no exam ahead.
[[nodiscard]] int newPerDayForExam(const Learner &learner, const Catalogue &catalogue, const ExamDate &exam, Day today);

/// The next `count` questions, in order: due ones by the lowest chance of being remembered, then missed ones,
/// then new ones, the most useful of each game first; games take turns, and no skill comes twice running where that can be
/// avoided. A pure function: the same arguments give the same plan on every machine. May be shorter than
/// `count`.
[[nodiscard]] std::vector<PlanItem> planSession(const Learner &learner, const Catalogue &catalogue,
                                                const PracticeSettings &settings, const Moment &moment, std::uint64_t seed,
                                                int count);

/// The one question to ask after those already `served` in this session; nothing where the session has run
/// dry. A clause comes once a session; one that was missed comes again after three others, and missed again
/// after six: then it is left for another day, since a session is not to wear one clause out.
[[nodiscard]] std::optional<PlanItem> chooseNext(const Learner &learner, const Catalogue &catalogue,
                                                 const PracticeSettings &settings, const Moment &moment, std::uint64_t seed,
                                                 std::span<const PlanItem> served);

/// Whether a clause that was missed just now may still come again in this session. `served` holds the question
/// that was missed.
[[nodiscard]] bool mayComeAgain(std::span<const PlanItem> served, const ClauseKey &key);

/// What waits today, by cause.
struct DueCount {
    int forgetting = 0; ///< About to be forgotten.
    int missed = 0;
    int fresh = 0; ///< New ones that today's pace brings.
    [[nodiscard]] int returning() const { return forgetting + missed; }
    [[nodiscard]] int all() const { return forgetting + missed + fresh; }
};
[[nodiscard]] DueCount countDue(const Learner &learner, const Catalogue &catalogue, const PracticeSettings &settings,
                                const Moment &moment);

} // namespace pitwise

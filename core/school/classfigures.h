// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/catalogue.h"
#include "core/school/classes.h"

namespace pitwise::school {

/// How somebody stands to the table test of his class.
enum class TestStanding {
    Ready,    ///< Every game of the test from readyFrom on.
    OnCourse, ///< Not yet, and today's pace gets there.
    AtRisk,   ///< Away too long, behind with what is new, or missing more than pointsADay a day.
};

/// From so many days on somebody counts as not seen.
inline constexpr int notSeenDays = 4;
/// What a trainee who practises can win in a game by a day.
inline constexpr int pointsADay = 3;
/// Over how many days it is counted what a class gets wrong.
inline constexpr int wrongDays = 14;

struct MemberFigures {
    SchoolPerson person;
    std::vector<int> scores; ///< Readiness, by the catalogue's documents.
    int due = 0;
    Day lastDay = 0;   ///< Of his latest answer.
    bool seen = false; ///< False: he has never answered.
    TestStanding standing = TestStanding::AtRisk;

    /// For so many days; a great number: never.
    [[nodiscard]] int daysAway(Day today) const { return seen ? std::max(0, today - lastDay) : 100'000; }
};

/// What many of a class answer wrong in the same way.
struct WrongTogether {
    std::string game, family;
    std::string clause;            ///< As the game cites it.
    std::string misconception;     ///< As the judge names it; empty: in no way that has a name.
    int wrong = 0;                 ///< Answers that went wrong this way,
    int asked = 0;                 ///< of those that asked for the clause.
    std::vector<AnswerId> answers; ///< The wrong ones, latest first.
    [[nodiscard]] int percent() const { return asked > 0 ? (100 * wrong + asked / 2) / asked : 0; }
};

struct ClassFigures {
    std::vector<MemberFigures> members; ///< By name.
    std::vector<WrongTogether> wrong;   ///< The surest first.
    int answers = 0;                    ///< Over the same days.

    [[nodiscard]] int count(TestStanding standing) const;
    [[nodiscard]] int notSeen(Day today) const;
};

/// Everything the page of a class shows, from the records that are here. `most`: of what is wrong together.
[[nodiscard]] Stored<ClassFigures> classFigures(Store &store, const Catalogue &catalogue, const SchoolClass &one,
                                                std::size_t most);

[[nodiscard]] TestStanding testStanding(const Learner &learner, const Catalogue &catalogue, const MemberFigures &member,
                                        const SchoolClass &one, const Moment &moment);

} // namespace pitwise::school

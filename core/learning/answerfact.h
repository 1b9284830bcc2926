// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/days.h"
#include "core/outcome.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// FSRS's four grades, in its own numbers.
enum class Grade : std::uint8_t { Again = 1, Hard = 2, Good = 3, Easy = 4 };

/// Wrong is Again; right but over the target time Hard; right Good; right within half the target Easy.
/// An untimed answer (0 ms, or no target) is Good or Again.
[[nodiscard]] constexpr Grade gradeOf(bool right, int takenMs, int targetMs) {
    if (!right)
        return Grade::Again;
    if (takenMs <= 0 || targetMs <= 0)
        return Grade::Good;
    if (takenMs > targetMs)
        return Grade::Hard;
    return 2 * std::int64_t{takenMs} <= targetMs ? Grade::Easy : Grade::Good;
}

/// A clause and the document it stands in. What is learnt belongs to the document: a Lucky Lucky question
/// that cites `lucky8:3.34` trains Lucky 8's own 3.34.
struct ClauseKey {
    std::string document;
    std::string clause;
    friend auto operator<=>(const ClauseKey &, const ClauseKey &) = default;
};

/// The key of a clause as a question of `game` cites it.
[[nodiscard]] inline ClauseKey clauseKey(std::string_view game, std::string_view cited) {
    const auto colon = cited.find(':');
    if (colon == std::string_view::npos)
        return {std::string(game), std::string(cited)};
    return {std::string(cited.substr(0, colon)), std::string(cited.substr(colon + 1))};
}

/// A skill: one question family in one game.
struct SkillKey {
    std::string game;
    std::string family;
    friend auto operator<=>(const SkillKey &, const SkillKey &) = default;
};

/// The topic of what was dealt at the live table: its families are a dealer's skills (core/live/skills.h), an answer is what
/// one of them came to in a round, or a duty missed there.
inline constexpr std::string_view liveTopic = "live";

/// The topic of an answer in a storm (storm.h): against the clock and for sport, so it is recorded and reviewed like any
/// other and says nothing of memory, speed or readiness.
inline constexpr std::string_view stormTopic = "storm";

/// What an answer proves of a clause that it is about.
enum class Evidence : std::uint8_t {
    Asked, ///< It was asked for: right or wrong counts in full.
    Done,  ///< It came up in the flow of dealing: a miss counts in full, doing it right as if it were cited besides.
};

/// What learning and statistics need of one answer. Everything else of the record is for showing it again.
struct AnswerFact {
    UtcMs atMs = 0;
    std::string game;
    std::string family;
    std::string topic;
    std::vector<std::string> clauses; ///< As cited; none only of what was dealt; the family's main clause first, of a wrong
                                      ///< answer the one that decides.
    std::string wanted;               ///< The clause this question was chosen for (PlanItem::clause), or empty; of a wrong
                                      ///< answer the second one that decides.
    Outcome outcome = Outcome::Wrong;
    std::optional<bool> breakdownRight; ///< The fewest chips, judged apart from the amount; only where chips were asked.
    std::string misconception;          ///< Which rule misread would have given this wrong answer, as the judge names
                                        ///< it; or empty.
    int takenMs = 0;                    ///< From shown to locked, pauses left out. 0: not timed.
    int targetMs = 0;                   ///< What a dealer should need. 0: none.

    [[nodiscard]] bool isScored() const { return outcome != Outcome::Unscored; }
    /// It says something of what somebody knows.
    [[nodiscard]] bool isEvidence() const { return isScored() && topic != stormTopic; }
    [[nodiscard]] bool isRight() const { return outcome == Outcome::Right; }
    [[nodiscard]] bool isLive() const { return topic == liveTopic; }
    [[nodiscard]] Evidence evidence() const {
        return isLive() && family != "live-irregular" && family != "live-offers" ? Evidence::Done : Evidence::Asked;
    }
    /// The clauses it asked for, as opposed to citing them besides: the main one, and the wanted one where it
    /// is cited.
    [[nodiscard]] std::vector<ClauseKey> asked() const {
        std::vector<ClauseKey> keys;
        if (evidence() == Evidence::Done && outcome != Outcome::Wrong)
            return keys;
        for (const std::string &cited : clauses)
            if (&cited == &clauses.front() || (cited == wanted && wanted != clauses.front()))
                keys.push_back(clauseKey(game, cited));
        return keys;
    }
    [[nodiscard]] Grade grade() const { return gradeOf(isRight(), takenMs, targetMs); }
    friend bool operator==(const AnswerFact &, const AnswerFact &) = default;
};

} // namespace pitwise

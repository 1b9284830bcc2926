// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/quiz/house.h"
#include "core/quiz/question.h"
#include "core/rules/library.h"
#include "core/scenario/problem.h"
#include "core/scenario/scenario.h"
#include "core/scenario/timeline.h"

namespace pitwise {

/// One thing that can be asked at the scenario's point.
struct AskOffer {
    Ask ask;
    const char *family = ""; ///< The question family that asks the like: its topic, and the skill that an answer counts for.
    Phrase title;            ///< "Pay box 2's Lucky Stash"
};

/// Everything that can be asked of this table and this incident at this point, the incident's questions first.
[[nodiscard]] std::vector<AskOffer> askable(const Scenario &scenario, const Library &library);
[[nodiscard]] std::vector<AskOffer> askable(const Scenario &scenario, const Timeline &played, const Library &library);

/// The question with its key, clauses, reasoning and wrong options, all computed; or every problem that keeps it from being
/// asked. The same scenario version, rulebooks and house give the same question everywhere. Dropped options are left out;
/// added ones are there, each proved wrong. A question whose key hangs on an open reading comes back ungraded.
[[nodiscard]] Expected<Question, ScenarioProblems> makeQuestion(const Scenario &scenario, const Library &library,
                                                                const House &house);

/// An option as a trainee would read it: "Void the round", "$25".
[[nodiscard]] Phrase answerText(const Answer &answer);
/// The same of what an author wrote: as it stands where it is no answer.
[[nodiscard]] Phrase answerText(const QJsonObject &written);

} // namespace pitwise

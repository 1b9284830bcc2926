// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/scenario/problem.h"
#include "core/scenario/scenario.h"

namespace pitwise {

class JsonNode;
class Library;
struct Question;

// A question that came from another program. Its key was typed there by a person: the rules engine has not computed it, and
// whatever shows it says so.

inline constexpr std::size_t mostTypedOptions = 20, mostTypedSteps = 40;
/// What such questions are called where a family is named.
inline constexpr char typedFamily[] = "typed";

[[nodiscard]] TypedQuestion readTyped(const JsonNode &node); ///< Throws a Refusal with the place.
[[nodiscard]] QJsonObject typedJson(const TypedQuestion &typed);

/// As it is asked, in the words it came in; or why it cannot be.
[[nodiscard]] Expected<Question, ScenarioProblems> typedQuestion(const Scenario &scenario, const Library &library);

} // namespace pitwise

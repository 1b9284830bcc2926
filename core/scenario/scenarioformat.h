// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/scenario/problem.h"
#include "core/scenario/scenario.h"

#include <QByteArray>

namespace pitwise {

/// A scenario file holds no more than this; a longer one is refused unread.
inline constexpr qsizetype maxScenarioBytes = 256 * 1024;
// Characters of its words, and how many there may be of what it lists.
inline constexpr qsizetype longestTitle = 200, longestText = 8000, longestTag = 60;
inline constexpr std::size_t mostTags = 20, mostChangedOptions = 20;

/// The gate: `pitwise-scenario/1` (README.md). Every problem with its path; nothing is guessed and no member is ignored.
/// What the rules say about it is lint()'s to judge: a draft that cannot be played is read all the same.
[[nodiscard]] Expected<Scenario, ScenarioProblems> readScenario(const QByteArray &bytes);
[[nodiscard]] Expected<Scenario, ScenarioProblems> readScenario(const QJsonObject &json);

/// The one form in which a scenario is written: reading it and writing it again gives the same bytes.
[[nodiscard]] QByteArray writeScenario(const Scenario &scenario);
/// The same for a file: what the gate would not let in again is not written, its problems come back.
[[nodiscard]] Expected<QByteArray, ScenarioProblems> scenarioFile(const Scenario &scenario);
[[nodiscard]] QJsonObject scenarioJson(const Scenario &scenario);

[[nodiscard]] QJsonObject askJson(const Ask &ask);

} // namespace pitwise

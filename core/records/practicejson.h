// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/scheduler.h"
#include "core/records/roster.h"

#include <QByteArray>
#include <QJsonObject>

namespace pitwise {

// Practice settings and plans as JSON, for the roster's settings and a session's start. Reading takes the
// default for what is missing or out of range, so that an older program's settings still open.

[[nodiscard]] QByteArray practiceSettingsJson(const PracticeSettings &settings);
[[nodiscard]] PracticeSettings readPracticeSettings(const QByteArray &json);

/// What a trainee has set about his learning: how well he wants to remember (`retention`), his exam (`exam`).
/// Games and topics are open. What is missing or cannot be read is as usual.
[[nodiscard]] PracticeSettings trainingSettings(const Roster &roster, const TraineeId &trainee);
[[nodiscard]] Stored<Done> setRetention(Roster &roster, const TraineeId &trainee, double retention);
[[nodiscard]] Stored<Done> setExam(Roster &roster, const TraineeId &trainee, const std::optional<ExamDate> &exam);

[[nodiscard]] QByteArray planJson(const std::vector<PlanItem> &plan);
[[nodiscard]] std::vector<PlanItem> readPlan(const QByteArray &json);

} // namespace pitwise

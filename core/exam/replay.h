// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/marking.h"

#include <QJsonObject>

#include <vector>

namespace pitwise::exam {

/// One step of an appeal's replay: what happened, what was on screen, what the candidate had left.
struct ReplayStep {
    int number = 0; ///< Of the entry in the chain.
    SittingEvent event;
    int onScreen = -1;  ///< Question after the step; -1: none yet.
    QJsonObject answer; ///< Of that question after the step; empty: none yet.
    qint64 remainingMs = 0;
    SittingPhase phase{};
};

/// Every step of a sitting, in order. The questions themselves are SatExam::questions, as they were shown.
[[nodiscard]] std::vector<ReplayStep> replayOf(const SatExam &sat);
/// For the command line: the step with its question and, where `marked` is given, how it was marked and why.
[[nodiscard]] QJsonObject replayJson(const ReplayStep &step, const SatExam &sat, const MarkedExam *marked = nullptr);

} // namespace pitwise::exam

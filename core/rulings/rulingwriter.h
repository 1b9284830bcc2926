// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulings/steps.h"

#include <functional>

namespace pitwise {

/// What a step is called in the answer: a sentence, where somebody reads it. Core has none.
using StepWords = std::function<std::string(StepId, const Ruling &)>;

/// Appends the answer of the contract: `{"id":…,"status":"ruled","ruling":[…],…,"clauses":[…],"steps":[…]}`.
void writeRuling(std::string &out, const Ruling &ruling, const QJsonValue &id, const StepWords &words);

} // namespace pitwise

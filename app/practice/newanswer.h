// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/house.h"
#include "core/quiz/judge.h"
#include "core/records/record.h"

namespace pitwise {

/// An answer as records keep it: the question whole, what was given, what was said of it.
/// `takenMs` 0: it was not timed.
[[nodiscard]] NewAnswer newAnswer(const SessionId &session, const Question &question, const std::optional<Answer> &given,
                                  const Verdict &verdict, int takenMs, const House &house);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/question.h"

namespace pitwise {

/// How hard a question is, 0.05 to 0.95 in hundredths: what its family says of its kind (`question.difficulty`), moved by
/// what makes this one harder or easier than its like: the options to weigh, what has happened so far, bets and odd amounts
/// on the felt, hands to keep apart, exceptions among the clauses. Payouts know their own: there the family's word stands.
[[nodiscard]] double difficultyOf(const Question &question);

} // namespace pitwise

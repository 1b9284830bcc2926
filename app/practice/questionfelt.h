// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/question.h"
#include "core/rules/library.h"
#include "core/table/roundview.h"

#include <optional>
#include <vector>

namespace pitwise {

/// What the felt shows of a question: its round before anything is settled; where there is none, the bare table with the
/// dealer's cards, the cards that came together, or the layout that a place is asked on. Nothing: no felt.
[[nodiscard]] std::optional<RoundView> feltOf(const Question &question, const Library &library);

/// How the round of a question came to lie as its felt shows it, view by view, the felt itself last. Empty: it has no round.
[[nodiscard]] std::vector<RoundView> historyOf(const Question &question, const Library &library);

} // namespace pitwise

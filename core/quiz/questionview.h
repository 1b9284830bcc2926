// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/offered.h"
#include "core/rules/library.h"

namespace pitwise {

/// All that may be seen of a question before its answer, wherever it is shown: practice, a scenario, an exam, an appeal.
struct QuestionView {
    const Rulebook *rules = nullptr;
    std::optional<RoundView> felt; ///< Nothing: no felt.
    Offered offered;
};
/// Throws a Refusal where its rulebook is not there or its round cannot be played.
[[nodiscard]] QuestionView viewOf(const PosedQuestion &question, const Library &library);

/// What the felt shows of a question: its round before what is asked has been settled, with what its situation lays on it
/// (cards drawn together, the dealer's cards); where there is no round, the bare table with the dealer's cards, the cards
/// that came together, or the layout that a place is asked on. Nothing: no felt. Who calls a box is nowhere drawn on a
/// felt, so it is not told of it either; whose turn it is not where that is asked.
[[nodiscard]] std::optional<RoundView> feltOf(const PosedQuestion &question, const Library &library);

/// How the round of a question came to lie as its felt shows it, view by view, the felt itself last. Empty: it has no round.
[[nodiscard]] std::vector<RoundView> historyOf(const PosedQuestion &question, const Library &library);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/families/splitplay.h"
#include "core/refusal.h"

namespace pitwise {

/// Why an action is refused, in dealers' words.
[[nodiscard]] Phrase whyNotText(Cite cite);

/// What the engine says of one further action: nothing where it allows it. The live round stays as it is.
[[nodiscard]] std::optional<Refusal> refusalOf(const LiveRound &live, const Action &action);

/// A question about the decision that the live round waits for, without its answer.
[[nodiscard]] Question permissionQuestion(Maker &m, const LiveRound &live, int box, const char *player, int hand,
                                          Phrase prompt, std::vector<std::string> clauses, int target, int hard);

/// An opening hand of the game's kind: two unequal cards, or one for the printed 8.
[[nodiscard]] std::vector<Card> anyOpening(Maker &m);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulings/ruling.h"

namespace pitwise {

// Questions about a cut round, answered by the engine that plays it. All throw a Refusal where the round is not at
// such a moment. Each gives the case and fills in the values of the ruling.

/// Which hand gets the next card.
[[nodiscard]] std::string_view nextCardCase(const Round &round, Ruling &ruling);

/// How much the dealer draws once every hand is finished: nothing, one card, or out. The shoe may end before that.
[[nodiscard]] std::string_view dealerDrawCase(const RoundScript &script);

/// What is taken and what stays when a hand goes over 21, at the moment it does.
[[nodiscard]] std::string_view bustCase(const BustFacts &facts, const Round &round, Ruling &ruling);

} // namespace pitwise

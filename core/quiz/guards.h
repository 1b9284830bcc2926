// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/key.h"
#include "core/table/round.h"

#include <string>
#include <string_view>
#include <vector>

namespace pitwise {

/// Items of the interpretations on which an answer about this round would rest and which no clause settles: `A01`, `C14`.
/// With `asked` only those that touch that bet; without, what touches the decision the round waits for as well.
[[nodiscard]] std::vector<std::string> readingsTouched(const Round &round, const MoneyAsked *asked = nullptr);

/// Items that may not be asked at all, whatever the house has fixed (`Quiz: avoid`).
[[nodiscard]] bool isNeverAsked(std::string_view item);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

#include <QString>

namespace pitwise {

/// The kind of a clause as a dealer calls it.
[[nodiscard]] QString kindName(ClauseKind kind);

/// Odds as they are printed on a felt: `3 to 2`.
[[nodiscard]] QString oddsText(const Ratio &ratio);

/// A range with its unit, in the language of the window: `5 to 7 boxes`.
[[nodiscard]] QString boxesText(Range boxes);
[[nodiscard]] QString decksText(Range decks);

/// The date of a rulebook (ISO in the data) in the language of the window; empty stays empty.
[[nodiscard]] QString dateText(const std::string &iso);

} // namespace pitwise

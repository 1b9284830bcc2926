// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulings/situation.h"

namespace pitwise {

/// Throws a Refusal where the table of the situation's round contradicts its facts. What a cut round cannot show (an
/// opening side bet that is decided but not yet settled, a dealer's hand half drawn) is not held against it.
void checkRound(const Situation &situation);
/// The same for a table whose opening deal is not complete, so that there is no round yet: its bets and seats are known,
/// and how many cards are out.
void checkTable(const Situation &situation, const TableSetup &setup, std::size_t cardsOut);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be asked of any table, however it came about: dealt by a family or set up by an author. Key, clauses, reasoning
// and misreadings are read off the round. Each stands beside the family that asks it of tables of its own.
#pragma once

#include "core/quiz/maker.h"

namespace pitwise {

/// What the hand in turn may do. The round is in stage Play. `hard`: difficulty in hundredths.
[[nodiscard]] Question actionsQuestion(Maker &m, const LiveRound &live, int hard);
/// What is open to one bettor before further cards: an entry of the round's offers().
[[nodiscard]] Question offersQuestion(Maker &m, const LiveRound &live, const Round::Offer &offer);
/// The total of a hand that lies on the table, and whether it is soft.
[[nodiscard]] Question totalQuestion(Maker &m, const LiveRound &live, const Round::HandState &hand);

} // namespace pitwise

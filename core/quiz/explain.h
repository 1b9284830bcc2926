// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/key.h"

namespace pitwise {

/// Which of several pay tables is in force, and with how many decks: shown before Lucky Lucky is asked (D06).
[[nodiscard]] Phrase payTableText(const TableSetup &setup);
/// The question to be asked: "Box 3, hand 2: how much do you take of the main bet?" The player is named where several bet.
[[nodiscard]] Phrase moneyPrompt(const Round &round, const MoneyAsked &asked);
/// Adds the reasoning behind one settlement: what lies on the felt, then what it costs; in one step where it is one of
/// several. `also` are clauses behind what lies on the felt.
void explainLine(std::vector<Step> &steps, const Round &round, const LedgerLine &line, const std::vector<std::string> &also,
                 bool oneOfSeveral = false);

} // namespace pitwise

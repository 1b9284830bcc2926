// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/key.h"
#include "core/quiz/maker.h"
#include "core/quiz/rulechange.h"

namespace pitwise {

/// A money question about a settled live round: key, clauses and steps from its ledger, misconceptions from the same
/// round under one changed rule and from the wrong stake. `further` are clauses of the family beyond the ledger's.
[[nodiscard]] Question moneyQuestion(Maker &maker, const LiveRound &live, const MoneyAsked &asked, Phrase prompt, int target,
                                     std::vector<std::string> further = {});

/// Adds a wrong amount with its label, unless it is the key or there already.
void addWrongAmount(Question &question, Cents amount, Phrase label);

} // namespace pitwise

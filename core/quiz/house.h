// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/money.h"
#include "core/rules/rulebook.h"

#include <set>
#include <string>

namespace pitwise {

/// What the house has decided and the documents leave to it.
struct House {
    Cents mainMin = 2500;
    Cents mainMax = 500'000;
    Cents sideMin = 500;
    Cents sideMax = 50'000;
    int payTable = 0;                ///< Lucky Lucky table in force; 0: all three are drilled.
    ReadingValues readings;          ///< Values that differ from the rulebook's defaults.
    std::set<std::string> fixed;     ///< Items (`A01`) whose reading the house has fixed: their flagged questions are graded.
};

} // namespace pitwise

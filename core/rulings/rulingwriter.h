// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulings/ruling.h"

namespace pitwise {

/// Appends the answer of the contract: `{"id":…,"status":"ruled","ruling":[…],…,"clauses":[…],"steps":[…]}`.
void writeRuling(std::string &out, const Ruling &ruling, const QJsonValue &id);

} // namespace pitwise

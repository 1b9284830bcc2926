// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"
#include "core/table/roundview.h"

namespace pitwise {
class Phrase;
}

namespace pitwise::exchange {

/// What lies on a felt, sentence by sentence, for whoever cannot see its picture. Only what can be seen is told: no
/// total, no winner.
[[nodiscard]] std::vector<Phrase> feltPhrases(const RoundView &felt);

} // namespace pitwise::exchange

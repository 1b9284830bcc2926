// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/phrase.h"
#include "core/rulings/ruling.h"

namespace pitwise {

/// What one code has the dealer do: "void the round".
[[nodiscard]] Phrase codeText(RulingCode code);
/// A whole ruling as one sentence: "Void the round; earlier rounds stand".
[[nodiscard]] Phrase rulingText(const std::vector<RulingCode> &codes);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/phrase.h"
#include "core/rulings/ruling.h"
#include "core/rulings/steps.h"

#include <span>

namespace pitwise {

/// What a ruling has the dealer do: "Void the round; earlier rounds stand", to be a sentence's beginning.
[[nodiscard]] Listing actsText(std::span<const RulingCode> codes);
/// A whole ruling as one option.
[[nodiscard]] Phrase rulingText(const std::vector<RulingCode> &codes);
/// What the dealer says or does, filled in from the ruling; without a full stop.
[[nodiscard]] Phrase stepText(StepId step, const Ruling &ruling);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

#include <span>

namespace pitwise {

/// Which of the drawn cards is the most detrimental to the dealer's hand (A33): one that busts him; else, where each
/// completes the hand, the lowest total; else the one after which he busts most often from a full shoe. The first of
/// equals. `drawn` is not empty.
[[nodiscard]] Card mostDetrimental(const Rulebook &book, std::span<const Card> dealer, std::span<const Card> drawn);

} // namespace pitwise

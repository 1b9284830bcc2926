// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/cite.h"

#include <string>

namespace pitwise {

/// The reason in English words for a refused action; those about a person begin with a space and follow his name.
[[nodiscard]] std::string refusalText(Cite cite);

/// What is wrong where a card is due and the shoe has given all it holds.
[[nodiscard]] std::string cardShortText(std::size_t held);

} // namespace pitwise

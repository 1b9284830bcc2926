// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/jsonnode.h"
#include "core/rulings/situation.h"

namespace pitwise {

/// The facts of a kind that `book` has rulings for. Throws a Refusal where they are wrong, missing, too many, or
/// cannot be at a table of that game.
[[nodiscard]] Facts readFacts(const JsonNode &node, SituationKind kind, const Rulebook &book);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/jsonnode.h"
#include "core/rules/library.h"
#include "core/rulings/situation.h"

namespace pitwise {

/// The gate: a `pitwise-situation/1` document in, a Situation that can arise in its game out. Throws a Refusal.
/// The Situation points into `library`.
[[nodiscard]] Situation readSituation(const JsonNode &root, const Library &library);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/jsonnode.h"
#include "core/rules/library.h"

namespace pitwise {

/// By which rules a document wants to be judged: its members `game`, `rulebook` and `readings`.
struct GameChoice {
    const Rulebook *book = nullptr;
    ReadingValues readings; ///< Only those that differ from the house's defaults need be there; all are checked.
};

/// Throws a Refusal for a game, version, reading or value that there is not.
[[nodiscard]] GameChoice readGameChoice(const JsonNode &root, const Library &library);

} // namespace pitwise

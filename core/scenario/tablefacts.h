// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random/random.h"
#include "core/rulings/vocabulary.h"
#include "core/scenario/timeline.h"

#include <QJsonObject>

#include <vector>

namespace pitwise {

/// Kinds that can be put into a round of this game, the most usual first.
[[nodiscard]] std::vector<SituationKind> breakableKinds(const Rulebook &rulebook);

/// Facts as they lie on the table after an item of the timeline; cards that the table cannot tell are drawn from the rest
/// of the shoe. `box`: the box it happens to; 0: the one in play, else the first.
[[nodiscard]] QJsonObject factsFromTable(SituationKind kind, const Timeline &played, std::size_t item, int box,
                                         Random &random);

} // namespace pitwise

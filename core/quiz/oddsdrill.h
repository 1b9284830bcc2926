// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/maker.h"

namespace pitwise {

inline constexpr int drillLevels = 5;

/// Stake times odds, without a felt: the first week of any dealer school. One row of the rulebook's pay tables and a stake
/// that rises with the level (1 to 5); the two easiest levels say the odds. The key is the row's own odds, exact.
[[nodiscard]] Question oddsDrill(Maker &maker, int level);

/// The drill question of that level, over these games (empty: all), for that seed: ready to be asked, family `odds-drill`.
[[nodiscard]] Question drillQuestion(const Library &library, const House &house, int level,
                                     const std::vector<std::string> &games, std::uint64_t seed);

} // namespace pitwise

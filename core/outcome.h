// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace pitwise {

/// How an answer was judged. Unscored: a disputed reading that the house has not fixed; shown, never counted.
enum class Outcome : std::uint8_t { Wrong, Right, Unscored };

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/daytally.h"

namespace pitwise {

/// The middle time of right answers, and how it stands against the targets.
struct Speed {
    int answers = 0; ///< Right and timed; 0: the rest says nothing.
    int medianMs = 0;
    int targetMs = 0;        ///< Median of the targets of the same answers; 0: none had one.
    int percentOfTarget = 0; ///< Median of taken against own target; 0: none had one.
};

/// The lower middle one of an even number, so that it is a time that occurred.
[[nodiscard]] int medianOf(std::vector<std::int32_t> values);

[[nodiscard]] Speed speedOf(const std::vector<TimedAnswer> &times);

} // namespace pitwise

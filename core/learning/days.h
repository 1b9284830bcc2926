// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace pitwise {

/// Milliseconds since 1970-01-01 00:00 UTC.
using UtcMs = std::int64_t;

/// A training day, counted from 1970-01-01 local. All planning is in whole days.
using Day = std::int32_t;

/// Where one training day ends and the next begins. It is passed in, never read from the machine, so that
/// records give the same figures everywhere.
struct DayRule {
    int utcOffsetMinutes = 8 * 60; ///< Singapore.
    int startsAtMinute = 4 * 60;   ///< A late shift that practises at two in the morning is still on yesterday's day.

    [[nodiscard]] constexpr Day dayOf(UtcMs at) const {
        constexpr UtcMs msPerDay = 86'400'000;
        const UtcMs local = at + (utcOffsetMinutes - startsAtMinute) * UtcMs{60'000};
        return static_cast<Day>(local >= 0 ? local / msPerDay : -((-local + msPerDay - 1) / msPerDay));
    }
    /// The moment a day begins.
    [[nodiscard]] constexpr UtcMs startOf(Day day) const {
        return UtcMs{day} * 86'400'000 - (utcOffsetMinutes - startsAtMinute) * UtcMs{60'000};
    }
    friend constexpr bool operator==(DayRule, DayRule) = default;
};

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace pitwise {

/// Singapore cents. Money is never a floating-point number.
using Cents = std::int64_t;

/// For products of two amounts, which pass 64 bits.
__extension__ typedef __int128 WideCents;

/// Largest amount that a document may name (contract: whole numbers from 1 to 10^12).
inline constexpr Cents maxAmount = 1'000'000'000'000;

/// Odds "to one": what is paid on top of the stake, as an exact fraction.
struct Ratio {
    std::int32_t numerator = 0;
    std::int32_t denominator = 1;

    /// Nothing where the payout does not come out in whole cents (A22: exact arithmetic, no rounding rule).
    [[nodiscard]] constexpr std::optional<Cents> of(Cents stake) const {
        const Cents product = stake * numerator;
        if (denominator == 1)
            return product;
        if (product % denominator != 0)
            return std::nullopt;
        return product / denominator;
    }
    friend constexpr bool operator==(Ratio, Ratio) = default;
};

} // namespace pitwise

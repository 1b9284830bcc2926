// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/money.h"

#include <QByteArray>

#include <cstdint>
#include <string>
#include <vector>

namespace pitwise {

/// The spots on a chip's edge: told apart without colour.
enum class EdgePattern : std::uint8_t { Line, Ticks, Halves, Single, Double, Triple, Slant, Checker, Dots, Diamonds };

struct Chip {
    Cents value = 0;
    std::string name;         ///< Its colour as the house calls it: an id, not for people.
    std::uint32_t base = 0;   ///< 0xRRGGBB
    std::uint32_t insert = 0; ///< Colour of the edge spots.
    EdgePattern pattern = EdgePattern::Line;
    std::string face; ///< On the chip where it is small: `5K`
    std::string full; ///< On the chip where there is room: `5000`
};

struct ChipCount {
    Cents value = 0;
    int count = 0;
    friend bool operator==(ChipCount, ChipCount) = default;
};

/// An amount as the dealer cuts it: the fewest chips, the largest first.
struct ChipCut {
    std::vector<ChipCount> chips;
    Cents rest = 0; ///< What no chip of the house can make (less than the smallest).
    [[nodiscard]] std::int64_t count() const;
};

/// The chips of the house, read through a gate: values rise, and cutting from the largest down always
/// gives the fewest chips.
class ChipSet {
public:
    /// The set built into the program.
    [[nodiscard]] static ChipSet shipped();
    /// Throws a Refusal that names what is wrong and where.
    [[nodiscard]] static ChipSet read(const QByteArray &json);

    /// The chips of these values alone, through the same gate. Throws a Refusal.
    [[nodiscard]] ChipSet only(const std::vector<Cents> &values) const;
    /// Whether the amount can be laid to the cent.
    [[nodiscard]] bool canLay(Cents amount) const { return cut(amount).rest == 0; }

    [[nodiscard]] const std::vector<Chip> &chips() const { return m_chips; } ///< Smallest first.
    [[nodiscard]] const Chip *chip(Cents value) const;                       ///< Null: the house has no such chip.
    [[nodiscard]] ChipCut cut(Cents amount) const;

private:
    void check() const; ///< Throws a Refusal where cutting from the largest down is not always right.
    std::vector<Chip> m_chips;
};

} // namespace pitwise

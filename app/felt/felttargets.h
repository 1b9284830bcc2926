// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltlayout.h"

namespace pitwise::felt {

/// What a trainee can point at. Values are bits: a question allows some of them.
enum TargetKind : int {
    NoTarget = 0,
    BoxTarget = 1,
    HandTarget = 2,
    CardTarget = 4,
    BetTarget = 8,
    AreaTarget = 16,
    InsuranceTarget = 32,
    PlayerTarget = 64,
    DealerTarget = 128,
    ShoeTarget = 256,
    DiscardTarget = 512,
    PrintTarget = 1024,
    FloatTarget = 2048,
    EveryTarget = 4095
};

enum class Way { Left, Right, Up, Down };

/// A thing that can be pointed at: an item of the layout, seen as one kind of target.
struct Target {
    const PlacedItem *item = nullptr;
    int kind = NoTarget;
    [[nodiscard]] explicit operator bool() const { return item != nullptr; }
};

/// What the item is taken for where these kinds are allowed; a bet is a player where one asks for players.
[[nodiscard]] int targetKind(const PlacedItem &item, int allowed);
/// All targets, far to near and left to right.
[[nodiscard]] std::vector<Target> targetsOf(const FeltLayout &layout, int allowed);
/// The topmost target at a point in table units. What belongs to a hand, box or player stands for it where only that is
/// allowed. `reach`: how far beside a thing still hits it, in table units.
[[nodiscard]] Target targetAt(const FeltLayout &layout, QPointF point, int allowed, double reach);
/// The next target by arrow key: left and right along a row (hand by hand, box by box), up and down to the next row.
[[nodiscard]] Target walk(const FeltLayout &layout, const QString &from, Way way, int allowed);
/// Where the keyboard starts: the hand to be acted upon, else the first hand, else anything.
[[nodiscard]] Target firstTarget(const FeltLayout &layout, int allowed);

} // namespace pitwise::felt

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paint/icon.h"
#include "core/live/grade.h"
#include "core/live/session.h"

#include <QString>

namespace pitwise {

/// Where something of a trace belongs: a lane of the replay.
enum class LiveLane { Calls, Cards, Chips, Players, Floor };
[[nodiscard]] LiveLane laneOf(live::Act act);

/// What the dealer says, as he says it.
[[nodiscard]] QString callWords(live::Call call);
/// A hand signal: its word, and its glyph.
[[nodiscard]] QString signalWords(Do what);
[[nodiscard]] Icon::Name signalIcon(Do what);
/// One line of a trace as a sentence: "Card to Box 4", "Box 3, Mei: taps, card".
[[nodiscard]] QString entryWords(const live::Entry &entry, const live::Header &header);
/// What the dealer has to do, as an order: "Take Mei's $50 on Box 3".
[[nodiscard]] QString dutyWords(const live::Duty &duty, const live::Header &header);
/// What was wrong: "Not done: …".
[[nodiscard]] QString faultWords(const live::Fault &fault, const live::Header &header);
/// A kind of bet: "main bet", "Lucky 8".
[[nodiscard]] QString betWords(BetKind kind, const live::Header &header);
/// How bad a fault is, in one word.
[[nodiscard]] QString levelWords(live::Level level);

} // namespace pitwise

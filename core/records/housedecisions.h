// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/house/chipset.h"
#include "core/quiz/house.h"
#include "core/records/record.h"
#include "core/rules/readingitems.h"

namespace pitwise {

/// What the decisions in force come to.
struct HouseRules {
    House house;
    std::vector<Cents> chips; ///< Values of the chips in use; empty: every chip of the house.
};

/// A decision that is not one of this program's, or that no longer fits its rulebooks, changes nothing.
[[nodiscard]] HouseRules readHouse(const std::vector<HouseDecision> &inForce, const Library &library,
                                   const ReadingItems &items);

/// A decision as HouseLog::decide() takes it. Each maker below is the gate: it throws a Refusal that says what may be.
struct DecisionText {
    std::string key;
    QByteArray value; ///< JSON
};

// Bounds within which every question family finds cases that mean what they say. Cents.
inline constexpr Limits mainMinimum{2'000, 50'000};
inline constexpr Limits mainMaximum{50'000, 100'000'000};
inline constexpr int mainSpread = 20; ///< The maximum is at least so many minimums.
inline constexpr Limits sideMinimum{500, 10'000};
inline constexpr Limits sideMaximum{50'000, 10'000'000};
inline constexpr Cents limitStep = 500; ///< Limits are whole multiples of $5.

/// `kind`: `main`, or a side bet of the rulebook.
[[nodiscard]] DecisionText limitsDecision(const Rulebook &rulebook, std::string_view kind, Limits limits);
[[nodiscard]] DecisionText payTableDecision(const Library &library, int table); ///< 0: all are drilled.
[[nodiscard]] DecisionText settleDecision(SettleFrom from);
/// `values` of `all`. What is left has to lay every multiple of $5, and from the largest down with the fewest chips.
[[nodiscard]] DecisionText chipsDecision(const ChipSet &all, const std::vector<Cents> &values);
/// `key` one of the item's readings; empty, for an item whose readings have no letters: as this program plays it.
[[nodiscard]] DecisionText readingDecision(const ReadingItem &item, const std::string &key);

[[nodiscard]] std::string limitsKey(std::string_view game, std::string_view kind); ///< `limits/lucky8/pair`
[[nodiscard]] std::string readingKey(std::string_view item);                       ///< `reading/A01`

/// Which of the item's readings a decision fixed; empty: as this program plays it. Nothing: it was taken back.
[[nodiscard]] std::optional<std::string> readingDecided(const HouseDecision &decision);

} // namespace pitwise

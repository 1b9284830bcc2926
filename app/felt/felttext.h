// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltlayout.h"
#include "core/rules/rulebook.h"

#include <QStringList>

// Everything on the felt in words: what is printed, and what a thing is called by a screen reader or on hover.

namespace pitwise::felt {

/// Whether the document shows a second layout (its Appendix B).
[[nodiscard]] bool hasLayoutB(const Rulebook &rulebook);

[[nodiscard]] FeltPrint printOf(const Rulebook &rulebook, const RoundView &view, bool layoutB = false);

[[nodiscard]] QString gameName(const std::string &game);
[[nodiscard]] QString sideBetName(const std::string &kind);
[[nodiscard]] QString payRowName(const SideBet &bet, const PayRow &row);
[[nodiscard]] QString oddsText(Ratio odds);
/// "8 of Spades"
[[nodiscard]] QString cardWords(Card card);
/// "Blackjack", "soft 17", "23, bust"
[[nodiscard]] QString totalWords(const HandView &hand);
/// The dealer's hand, by the rules of its game: "Blackjack", "22" where that is no bust.
[[nodiscard]] QString dealerTotalWords(const RoundView &view, const PlayRules &play);
/// "8 of Spades, King of Hearts, 18"
[[nodiscard]] QString handWords(const HandView &hand, bool withTotal);
/// "2 of $100, 1 of $25": the bet cut down by value.
[[nodiscard]] QString chipWords(const ChipSet &chips, Cents amount);
/// What this thing is, with its place: "Box 3, hand 2: 8 of Spades, King of Hearts, 18".
[[nodiscard]] QString itemWords(const RoundView &view, const PlacedItem &item, const PlayRules &play, bool withTotals);

} // namespace pitwise::felt

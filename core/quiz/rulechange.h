// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/liveround.h"
#include "core/quiz/phrase.h"
#include "core/rules/library.h"

#include <functional>
#include <optional>
#include <vector>

namespace pitwise {

/// The kind of bet on which a misread rule shows.
enum class Concern : std::uint8_t { Main, Insurance, Bonus, Side };

/// One rule misread: the same round under it gives the answer of somebody who believes it.
struct RuleChange {
    Concern concerns;
    PhraseId label; ///< "That is the Free Bet rule: …"
    /// Changes the copy; false where it changes nothing in this game. May be null.
    bool (*change)(Rulebook &);
    /// Changes the table; false where it changes nothing there. May be null.
    bool (*table)(TableSetup &) = nullptr;
};

/// Every misreading of how a round is played or paid, each with its label.
[[nodiscard]] const std::vector<RuleChange> &ruleChanges();

/// The rulebook under that change, made once and kept; null where it changes nothing there.
[[nodiscard]] const Rulebook *changedRulebook(const Rulebook &rulebook, const RuleChange &change);

/// Plays the live round's script again under the misread rule, and hands the round over where it gets as far.
/// False where it changes nothing or does not let the script be played.
bool replayUnder(const LiveRound &live, const RuleChange &change, const std::function<void(const Round &)> &visit);

} // namespace pitwise

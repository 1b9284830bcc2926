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

/// One rule misread: the same round under it gives the answer of somebody who believes it.
struct RuleChange {
    const char *label; ///< "That is the Free Bet rule: …", marked for translation.
    /// Changes the copy; false where it changes nothing in this game.
    bool (*change)(Rulebook &);
};

/// Every misreading of how a round is played or paid, each with its label.
[[nodiscard]] const std::vector<RuleChange> &ruleChanges();

/// The rulebook under that change, made once and kept; null where it changes nothing there.
[[nodiscard]] const Rulebook *changedRulebook(const Rulebook &rulebook, const RuleChange &change);

/// Plays the live round's script again under another rulebook, and hands the round over where it gets as far.
/// False where the other rule does not let the script be played.
bool replayUnder(const LiveRound &live, const Rulebook &rulebook, const std::function<void(const Round &)> &visit);

} // namespace pitwise

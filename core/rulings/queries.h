// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulings/ruling.h"

namespace pitwise {

// Kinds of our own: questions that no round and no irregularity answers (core/rulings/README.md).

/// Whether a document answers situations of that kind at all.
[[nodiscard]] bool knowsKind(const Rulebook &book, SituationKind kind);
[[nodiscard]] bool needsRound(SituationKind kind);

/// Case of a bet that somebody offers, and what of it is taken.
struct OfferResult {
    std::string_view caseName;
    std::optional<Cents> accepts;
};
[[nodiscard]] OfferResult offerResult(const BetOfferedFacts &facts, const PlayRules &play);

// These two need no table of rulings: the rulebook's own ranges and side bets say it.
[[nodiscard]] Ruling ruleOnSetup(const SetupFacts &facts, const Rulebook &book);
[[nodiscard]] Ruling ruleOnSideBet(const SideBetOfferedFacts &facts, const Rulebook &book);

} // namespace pitwise

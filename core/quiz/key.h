// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/question.h"
#include "core/table/round.h"

#include <array>

namespace pitwise {

/// What a money question asks for (`asks` of the contract): a bet of a player on a box, and which way the chips move.
enum class Measure { Pays, Takes, Returns };
inline constexpr std::array<std::string_view, 3> measureNames{"pays", "takes", "returns"};
struct MoneyAsked {
    int box = 0;
    std::string player;
    std::string kind = "main";
    int hand = 0; ///< 0: all hands of the box together.
    Measure measure = Measure::Pays;
};

/// Chips that move, by the round's own ledger. Returns: chips of his own that go back.
[[nodiscard]] Cents measured(const Round &round, const MoneyAsked &asked);
/// The clauses behind it, in the ledger's order, each once.
[[nodiscard]] std::vector<std::string> clausesBehind(const Round &round, const MoneyAsked &asked);

[[nodiscard]] QJsonObject asksJson(const MoneyAsked &asked);
[[nodiscard]] MoneyAsked readMoneyAsked(const QJsonObject &asks); ///< Throws a Refusal.

/// What the active hand may do, alphabetical.
[[nodiscard]] ActionsAnswer actionsAnswer(const Round &round);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/key.h"
#include "core/quiz/question.h"
#include "core/rules/library.h"

#include <functional>

namespace pitwise {

/// What another game makes of the very table of a question.
struct Elsewhere {
    std::string game;
    Phrase text;                      ///< "The main bet loses $50."
    std::vector<std::string> clauses; ///< Of that game.
};

/// The games in which the same bets and cards, or the same facts, come out otherwise: played by their engine, ruled by
/// their rules. Empty: nothing differs, or it cannot happen there.
[[nodiscard]] std::vector<Elsewhere> elsewhere(const Question &question, const Library &library);

/// Cards and decisions of a round, played again by another game's rules.
struct OtherRound {
    const Round &round;
    std::optional<MoneyAsked> asked; ///< The bet that was asked for, as that game knows it; nothing: it has no such bet.
};
/// A printed first card is dealt where none is printed; side bets of the same idea change their names, others are left
/// out, and boxes close up where there are fewer. False where those cards or decisions cannot come about there.
bool playElsewhere(const Rulebook &other, const Round &round, std::span<const Card> cards, std::span<const Action> actions,
                   const std::optional<MoneyAsked> &asked, const std::function<void(const OtherRound &)> &visit);

} // namespace pitwise

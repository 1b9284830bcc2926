// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/house/chipset.h"
#include "core/outcome.h"
#include "core/quiz/question.h"

namespace pitwise {

/// What became of an answer, ready to be shown and stored.
struct Verdict {
    Outcome outcome = Outcome::Wrong;
    bool fewestChips = true; ///< Chip answers: the break-down, judged apart from the amount.
    Answer expected;
    std::vector<std::string> clauses;
    std::vector<Step> steps;
    Phrase misconception; ///< Empty: none fits.

    [[nodiscard]] QJsonObject toJson() const;
};

/// The only place that says right or wrong. `answer` is of the kind that the question asks for; an amount and chips stand
/// for each other, and where options stand for more than their key (rulings, clauses) choosing one is giving its answer.
/// Anything else is wrong, and so is nothing. An ungraded question (a judgement call) is never wrong: it comes back
/// unscored.
[[nodiscard]] Verdict judge(const Question &question, const std::optional<Answer> &answer, const ChipSet &chips);

/// Whether the bets of its round and the amount that is asked for can be laid to the cent with these chips.
[[nodiscard]] bool canBeLaid(const Question &question, const ChipSet &chips);

} // namespace pitwise

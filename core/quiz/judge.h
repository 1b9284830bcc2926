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
    std::vector<std::string> clauses; ///< Of the question; of a wrong answer those that decide come first.
    std::size_t deciding = 0;         ///< So many of them: the rules that make the right answer another than the given one.
    std::vector<Step> steps;
    bool timeUp = false;             ///< The time was over before anything was answered: nothing was misread.
    Phrase misconception;            ///< Empty: none fits.
    std::vector<Phrase> alsoMisread; ///< Of a list in which several lines are wrong: what is behind the others.

    [[nodiscard]] QJsonObject toJson() const;
};

/// The only place that says right or wrong. `answer` is of the kind that the question asks for; an amount and chips stand
/// for each other, and where options stand for more than their key (rulings, clauses) choosing one is giving its answer.
/// Anything else is wrong, and so is nothing. An ungraded question (a judgement call) is never wrong: it comes back
/// unscored.
[[nodiscard]] Verdict judge(const Question &question, const std::optional<Answer> &answer, const ChipSet &chips);

/// The verdict where the time was over before anything was answered.
[[nodiscard]] Verdict timeIsUp(const Question &question);

/// Whether the bets of its round and the amount that is asked for can be laid to the cent with these chips.
[[nodiscard]] bool canBeLaid(const Question &question, const ChipSet &chips);

} // namespace pitwise

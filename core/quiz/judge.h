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
    QJsonObject expected;
    std::vector<std::string> clauses;
    std::vector<Step> steps;
    Phrase misconception; ///< Empty: none fits.

    [[nodiscard]] QJsonObject toJson() const;
};

/// The only place that says right or wrong. `answer` is in the contract's form and of the type that the question asks for;
/// a `chips` answer may carry `chips`: `[{"value": 2500, "count": 2}]`, and stands for an amount too. Where options carry
/// answers of their own (rulings, clauses), `{"type": "choice", "key": "b"}` stands for that option's. Anything else is
/// wrong. An ungraded question (a judgement call) is never wrong: it comes back unscored.
[[nodiscard]] Verdict judge(const Question &question, const QJsonObject &answer, const ChipSet &chips);

/// Whether the bets of its round and the amount that is asked for can be laid to the cent with these chips.
[[nodiscard]] bool canBeLaid(const Question &question, const ChipSet &chips);

} // namespace pitwise

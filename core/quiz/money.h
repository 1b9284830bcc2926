// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/key.h"
#include "core/quiz/maker.h"
#include "core/quiz/rulechange.h"

namespace pitwise {

/// An amount that somebody answers who misreads something, and what he misreads.
struct WrongAmount {
    Cents amount;
    Phrase label;
};

/// What a family knows of its own money question; the rest is read off the round.
struct MoneySpec {
    MoneyAsked asked;
    int target = 8;                        ///< Seconds.
    int hard = 30;                         ///< Difficulty in hundredths before the size of the amount.
    std::vector<std::string> further = {}; ///< Clauses that decide it beyond the ledger's: definitions, permissions.
    std::vector<WrongAmount> wrong =
        {}; ///< Before those of changed rules: the first label of an amount is the one that is said.
    std::vector<Phrase> story = {};
    /// What the question turns on, said before the ledger's lines, with its clauses. Empty: the further clauses stand with
    /// the first line's fact.
    Step first = {};
    /// What decides one hand of several, said with that hand's line.
    struct OfHand {
        int hand = 0;
        std::vector<std::string> clauses = {};
    };
    OfHand ofHand = {};

    /// Adds the clauses of these reasons to the further ones.
    template <typename... Reason> void because(const Maker &maker, Reason... reasons) {
        for (std::string &clause : maker.because(reasons...))
            further.push_back(std::move(clause));
    }
};

/// A money question about a settled live round: key, clauses and steps from its ledger, misconceptions from the family, from
/// the same round under one changed rule and from the wrong stake. Some are to be paid in chips.
[[nodiscard]] Question moneyQuestion(Maker &maker, const LiveRound &live, MoneySpec spec);

/// Adds a wrong amount with its label, unless it is the key or there already.
void addWrongAmount(Question &question, Cents amount, Phrase label);

} // namespace pitwise

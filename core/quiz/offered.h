// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/question.h"
#include "core/rules/rulebook.h"
#include "core/table/roundview.h"

namespace pitwise {

/// How an answer is given. Money: chips or an amount. Number: a total or a count.
enum class AnswerControl : std::uint8_t { OneOf, SomeOf, InOrder, Money, Number };
[[nodiscard]] AnswerControl controlFor(AnswerKind kind);

/// What can be answered to a question: worked out from what is seen of it, never from its key.
class Offered {
public:
    struct Line {
        Answer answer;        ///< What this line alone answers.
        Phrase text = {};     ///< An option's words, or what was told of a bet; empty: the answer says it.
        bool several = false; ///< A bet: its box has several hands.
    };

    Offered() = default;
    /// `felt`: what is seen of the table, for questions about what lies there; may be missing.
    Offered(const PosedQuestion &question, const Rulebook &rules, const std::optional<RoundView> &felt);

    [[nodiscard]] AnswerKind kind() const { return m_kind; }
    [[nodiscard]] AnswerControl control() const { return controlFor(m_kind); }
    [[nodiscard]] const std::vector<Line> &lines() const { return m_lines; }
    /// SomeOf, and no line of its own says that none of them applies.
    [[nodiscard]] bool mayBeEmpty() const { return m_kind == AnswerKind::Actions; }

    [[nodiscard]] std::optional<Answer> one(int line) const; ///< Nothing: there is no such line.
    [[nodiscard]] Answer some(const std::vector<bool> &chosen) const;
    [[nodiscard]] Answer order(const std::vector<int> &lines) const;
    [[nodiscard]] Answer money(Cents cents, const std::vector<ChipCount> &laid) const; ///< Nothing laid: named.
    [[nodiscard]] Answer number(int number, bool soft) const;

    /// Whether a line of the story is among the lines already.
    [[nodiscard]] bool tells(const Phrase &line) const;
    /// The lines that an answer holds.
    [[nodiscard]] std::vector<bool> linesOf(const Answer &answer) const;
    [[nodiscard]] std::vector<int> orderOf(const Answer &answer) const; ///< InOrder: the lines as the answer puts them.

private:
    void offerActions(const PlayRules &play);
    void offerPlayers(const PosedQuestion &question, const std::optional<RoundView> &felt);
    void offerBets(const PosedQuestion &question, const RoundView &felt);
    void offerCards(const PosedQuestion &question);
    [[nodiscard]] bool holds(const Answer &answer, const Line &line) const;

    AnswerKind m_kind = AnswerKind::Amount;
    std::vector<Line> m_lines;
};

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/family.h"
#include "core/quiz/question.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace pitwise {

/// Seeds of practice are below it, whole in any JSON reader; exams draw theirs from above.
inline constexpr std::uint64_t practiceSeeds = std::uint64_t{1} << 52;

/// What a session is drawn from.
struct QuizWish {
    std::vector<std::string> games;    ///< Empty: all.
    std::vector<Topic> topics;         ///< Empty: all.
    std::vector<std::string> families; ///< Empty: all that fit.
    int count = 20;
    std::uint64_t seed = 0;
};

/// Makes questions. The same wish gives the same questions on any machine.
class QuestionBank {
public:
    /// Both outlive the bank.
    QuestionBank(const Library &library, const House &house) : m_library(library), m_house(house) {}

    /// The question of that family, game and seed; nothing where the family is not for that game, or where so many tries
    /// gave nothing that may be asked. Graded families never give a question that touches an open reading. Seeds below
    /// practiceSeeds never give a question that belongs to exams, those from there on no other (exambank.h).
    [[nodiscard]] std::optional<Question> make(const Family &family, std::string_view game, std::uint64_t seed) const;
    /// Fewer than wished for where there are no more different ones.
    [[nodiscard]] std::vector<Question> session(const QuizWish &wish) const;
    /// The same one by one, so that a long session needs no room; gives their number.
    int session(const QuizWish &wish, const std::function<void(Question &&)> &take) const;

    /// What a session shows once: family, prompt, round, situation and asks, boxes and names as they are. Looser than
    /// identity(): a rule with three questions may come again in practice on another box.
    [[nodiscard]] static std::string fingerprint(const Question &question);

private:
    const Library &m_library;
    const House &m_house;
};

} // namespace pitwise

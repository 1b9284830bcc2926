// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltitem.h"
#include "core/quiz/offered.h"

#include <QString>

namespace pitwise {

/// What is offered as an answer, in words and on the felt. Pure: knows nothing of the window.
class AnswerSheet : public Offered {
public:
    AnswerSheet() = default;
    AnswerSheet(Offered offered, int askedBox) : Offered(std::move(offered)), m_askedBox(askedBox) {}

    [[nodiscard]] bool asksSoft() const { return kind() == AnswerKind::Total; } ///< Besides the number, hard or soft.
    [[nodiscard]] QString label(std::size_t line) const;
    [[nodiscard]] bool isFree(std::size_t line) const; ///< A free option: shown with the marker.

    /// What of the felt can be pointed at as an answer, as felt::TargetKind bits; 0: nothing.
    [[nodiscard]] int pickable() const;
    /// The line that pointing at this thing chooses; -1: none of them.
    [[nodiscard]] int lineAt(const felt::PlacedItem &item) const;

    /// An answer (given or expected) in words: "$375", "Hit, stand", the option's text. Nothing: as none of the lines.
    [[nodiscard]] QString inWords(const std::optional<Answer> &answer) const;

private:
    [[nodiscard]] bool isAt(const Answer &answer, const felt::PlacedItem &item) const;

    int m_askedBox = 0; ///< 0: none in particular.
};

/// The key in words, for authors: of the option that is right, or its own.
[[nodiscard]] QString keyWords(const Question &question, Offered offered);

} // namespace pitwise

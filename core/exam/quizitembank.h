// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/itembank.h"
#include "core/house/chipset.h"
#include "core/rules/library.h"

namespace pitwise::exam {

/// Exam questions from the families that practice uses too, under the blueprint's rulebooks and readings.
class QuizItemBank final : public ItemBank {
public:
    /// The library outlives the bank.
    explicit QuizItemBank(const Library &library) : m_library(library), m_chips(ChipSet::shipped()) {}

    [[nodiscard]] QString version() const override;
    /// Throws a Refusal for a rulebook that is not there, is not the newest version or has no such reading.
    [[nodiscard]] std::vector<Family> families(const RulesInForce &rules) const override;
    [[nodiscard]] std::optional<Item> draw(const RulesInForce &rules, const QString &game, const QString &family,
                                           quint64 seed) const override;
    /// Makes the question again from its family, game and seed; throws a Refusal where it comes out another.
    [[nodiscard]] Marked mark(const RulesInForce &rules, const QJsonObject &question,
                              const QJsonObject &answer) const override;

private:
    const Library &m_library;
    ChipSet m_chips;
};

} // namespace pitwise::exam

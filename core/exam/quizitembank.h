// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/packitems.h"
#include "core/house/chipset.h"

namespace pitwise::exam {

/// Exam questions from the families that practice uses too and from scenario packs, under the blueprint's rulebooks and
/// readings.
class QuizItemBank final : public ItemBank {
public:
    /// The library outlives the bank.
    explicit QuizItemBank(const Library &library) : m_library(library), m_chips(ChipSet::shipped()) {}

    /// From now on; forms that are being made keep what they began with.
    void usePacks(const std::vector<Pack> &packs);

    [[nodiscard]] QString version() const override;
    [[nodiscard]] RulesInForce complete(const RulesInForce &rules) const override;
    /// Throws a Refusal for a rulebook that is not there or has no such reading.
    [[nodiscard]] std::vector<Family> families(const RulesInForce &rules) const override;
    [[nodiscard]] std::optional<Item> draw(const RulesInForce &rules, const QString &game, const QString &family,
                                           quint64 seed) const override;
    [[nodiscard]] std::optional<Item> ask(const RulesInForce &rules, const QJsonObject &scenario) const override;
    /// Makes the question again from its scenario, or from family, game and seed; throws a Refusal where it comes out
    /// another.
    [[nodiscard]] Marked mark(const RulesInForce &rules, const QJsonObject &question, const QJsonObject &answer,
                              const QJsonObject &scenario = {}) const override;
    /// The question that a sitting showed, with its key; throws as mark() does.
    [[nodiscard]] Question again(const RulesInForce &rules, const QJsonObject &question, const QJsonObject &scenario) const;

private:
    [[nodiscard]] std::shared_ptr<const PackItems> packs() const;

    const Library &m_library;
    ChipSet m_chips;
    mutable std::mutex m_lock;
    std::shared_ptr<const PackItems> m_packs;
};

} // namespace pitwise::exam

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/itembank.h"
#include "core/rules/library.h"
#include "core/scenario/pack.h"

#include <map>
#include <memory>
#include <mutex>

namespace pitwise::exam {

/// Exam questions out of scenario packs: the newest approved version of each scenario that can be graded under the
/// rules. A pack is a family for each game and topic, `night-shift/irregularities`; the seed says which scenario of it.
/// The packs are those it was made with: the same arguments give the same question as long as it lives.
class PackItems {
public:
    /// The library outlives it.
    PackItems(const Library &library, const std::vector<Pack> &packs);

    [[nodiscard]] std::vector<Family> families(const RulesInForce &rules) const;
    [[nodiscard]] std::optional<Item> draw(const RulesInForce &rules, const QString &game, const QString &family,
                                           quint64 seed) const;

private:
    struct Source {
        QString pack, title;
        bool examOnly = false;
        Scenario scenario;
    };
    struct Made {
        Family family;
        std::vector<Item> items; ///< By the scenario's id.
    };
    using Key = std::pair<QString, QString>; ///< Game and family.
    [[nodiscard]] std::shared_ptr<const std::map<Key, Made>> madeUnder(const RulesInForce &rules) const;

    const Library &m_library;
    std::vector<Source> m_sources;
    mutable std::mutex m_lock; ///< Forms are made off the window's thread.
    mutable QString m_rules;   ///< What m_made was made under.
    mutable std::shared_ptr<const std::map<Key, Made>> m_made;
};

/// The question of a scenario under these rules; throws a Refusal that says why it cannot be asked.
[[nodiscard]] Question questionOf(const Scenario &scenario, const RulesInForce &rules, const Library &library);
/// As an exam file holds it.
[[nodiscard]] Question questionOf(const QJsonObject &scenario, const RulesInForce &rules, const Library &library);

} // namespace pitwise::exam

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/asking.h"
#include "core/scenario/pack.h"
#include "core/scenario/worked.h"

#include <functional>
#include <map>
#include <span>

namespace pitwise {

/// Scenarios that another may be close to, looked at once: a house may have ten thousand.
class Neighbours {
public:
    Neighbours() = default;
    explicit Neighbours(std::span<const Scenario> scenarios);
    /// A CloseTo problem for each of the nearest few; one of the same id is not another.
    [[nodiscard]] ScenarioProblems closeTo(const Scenario &scenario) const;

private:
    struct One {
        std::string id;
        QString title;
        std::vector<std::size_t> parts;
    };
    std::map<QString, std::vector<One>> m_kinds; ///< Only scenarios of one kind can be alike.
};

/// Sentences as an author reads them, for what depends on their length and words. Without it that is not looked at.
using InWords = std::function<QString(const Phrase &)>;

/// Every problem of a scenario, errors first, each with its place: what makeQuestion() finds and also what the author
/// forgot, what goes wrong after the point, and which of `others` it is close to.
[[nodiscard]] ScenarioProblems lint(const Scenario &scenario, const Neighbours &others, const Library &library,
                                    const House &house, const InWords &say = {});
[[nodiscard]] ScenarioProblems lint(const WorkedScenario &worked, const Neighbours &others, const InWords &say = {});

/// Every problem of every scenario of a pack, with the file that it is in, and which of them are close to each other.
/// Older versions are looked at too: they may still be shown in a review.
[[nodiscard]] ScenarioProblems lint(const Pack &pack, const Library &library, const House &house, const InWords &say = {});

/// How alike two scenarios are, in hundredths: 100 for the same table, incident and question.
[[nodiscard]] int likeness(const Scenario &a, const Scenario &b);

} // namespace pitwise

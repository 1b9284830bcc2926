// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/asking.h"

#include <memory>

namespace pitwise {

class IncidentMemo;

/// A scenario worked out once for everybody who shows it: its round, what can be asked, the question with its key or what
/// keeps it from being asked. Everything here is of this scenario; nothing of an earlier one stays.
class WorkedScenario {
public:
    /// `library` outlives it. `before`: what was worked out under the same house before an edit; what the edit has not
    /// touched is taken over. `played`: its timeline, where it is known already.
    WorkedScenario(Scenario scenario, const Library &library, const House &house, const WorkedScenario *before = nullptr,
                   std::shared_ptr<const Timeline> played = {});

    [[nodiscard]] const Scenario &scenario() const { return m_scenario; }
    [[nodiscard]] const Timeline &played() const { return *m_played; }
    [[nodiscard]] const std::shared_ptr<const Timeline> &sharedTimeline() const { return m_played; }
    [[nodiscard]] const std::vector<AskOffer> &offers() const { return m_offers; }
    [[nodiscard]] const Expected<Question, ScenarioProblems> &question() const { return m_question; }
    /// What would be worth offering as a wrong option and is not: other games' rulings.
    [[nodiscard]] const ScenarioProblems &missing() const { return m_missing; }

private:
    [[nodiscard]] Expected<Question, ScenarioProblems> asked(const Library &library, const House &house);

    Scenario m_scenario;
    std::shared_ptr<const Timeline> m_played;
    std::shared_ptr<IncidentMemo> m_memo;
    std::vector<AskOffer> m_offers;
    ScenarioProblems m_missing;
    Expected<Question, ScenarioProblems> m_bare; ///< Without the author's words.
    Expected<Question, ScenarioProblems> m_question;
};

/// Whether two scenarios have one timeline.
[[nodiscard]] bool haveOneTable(const Scenario &a, const Scenario &b);
/// A scenario without title, story, remark, tags, level and target: what its table and its key hang on.
[[nodiscard]] Scenario withoutWords(Scenario scenario);

} // namespace pitwise

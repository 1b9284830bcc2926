// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/practice/practicesetup.h"

#include <set>

namespace pitwise {

/// A question to be asked, and why it came.
struct AskedQuestion {
    Question question;
    std::string clause;           ///< The one that memory asks for; its answer counts in full. Empty: the question's first.
    std::optional<Reason> reason; ///< Nothing: not chosen by memory (odds drill, clause hunt, judgement calls).
};

/// Gives a session its questions, one after the other: no two alike. From the same seed and records, the same ones.
class QuestionSource {
public:
    /// `plan`: exactly these, in this order (misses tried again); empty: as the mode says.
    QuestionSource(Desk &desk, PracticeSetup::Mode mode, PracticeSettings settings, std::uint64_t seed,
                   std::vector<PlanItem> plan = {})
        : m_desk(desk), m_mode(mode), m_settings(std::move(settings)), m_seed(seed), m_plan(std::move(plan)) {}

    /// Whether a mode that is not by memory has a question for one of these games; none named: for any.
    [[nodiscard]] static bool asksAnything(PracticeSetup::Mode mode, const std::vector<std::string> &games,
                                           const Library &library);
    /// Nothing: the session has run dry.
    [[nodiscard]] std::optional<AskedQuestion> next();
    /// A question answered in an earlier sitting of this session counts as asked.
    void skip(const Question &question, const AnswerFact &fact);
    /// Asked before, in another session: not again while there is another question for the same.
    void avoid(const Question &question) { m_avoided.insert(QuestionBank::fingerprint(question)); }
    /// The last answer was wrong, and this clause decided: it comes again as one that was asked and missed.
    void missed(const std::string &clause);
    /// A clause missed just now: false where it has come often enough for one session.
    [[nodiscard]] bool mayComeAgain(const std::string &game, const std::string &clause) const;

private:
    [[nodiscard]] std::optional<AskedQuestion> nextByMemory();
    [[nodiscard]] std::optional<AskedQuestion> nextOfKind();
    [[nodiscard]] std::optional<AskedQuestion> nextOfPlan();
    [[nodiscard]] std::optional<Question> madeFor(const PlanItem &item);
    /// A scenario of an assigned pack that asks for that clause and has not come yet in this session.
    [[nodiscard]] std::optional<Question> scenarioFor(const PlanItem &item);
    [[nodiscard]] std::uint64_t nextSeed();

    Desk &m_desk;
    PracticeSetup::Mode m_mode;
    PracticeSettings m_settings;
    std::uint64_t m_seed;
    std::uint64_t m_drawn = 0;
    std::vector<PlanItem> m_plan;
    std::size_t m_planned = 0; ///< Served of the plan.
    std::vector<PlanItem> m_served;
    std::set<std::string> m_seen, m_avoided;
    std::optional<std::vector<Question>> m_scenarios; ///< Of the assigned packs, made when the first is looked for.
};

} // namespace pitwise

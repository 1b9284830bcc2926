// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/questionsource.h"
#include "core/quiz/judge.h"
#include "core/scenario/asking.h"
#include "core/scenario/packshelf.h"

#include <QFileInfo>

#include <algorithm>
#include <set>

namespace pitwise {
namespace {

constexpr int triesForAClause = 60;
constexpr std::uint64_t seedMask = (std::uint64_t{1} << 52) - 1; ///< Whole in any JSON reader; exams draw theirs from above.

/// What one key answers.
bool isOneKey(AnswerKind kind) {
    return kind == AnswerKind::Choice || kind == AnswerKind::Player || kind == AnswerKind::Ruling;
}

bool isOfMode(const Family &family, PracticeSetup::Mode mode) {
    const std::string_view id = family.id;
    switch (mode) {
    case PracticeSetup::Mode::Odds: return id == "odds-drill";
    case PracticeSetup::Mode::ClauseHunt: return id.starts_with("clause-hunt");
    case PracticeSetup::Mode::Judgement: return family.judgement;
    case PracticeSetup::Mode::Storm: return !family.judgement;
    default: return false;
    }
}

/// None named: all of them.
bool isAmong(std::string_view word, const std::vector<std::string> &words) {
    return words.empty() || std::ranges::find(words, word) != words.end();
}

std::vector<std::pair<const Family *, std::string>> kindsOf(PracticeSetup::Mode mode, const Library &library,
                                                            const std::vector<std::string> &games,
                                                            const std::vector<std::string> &topics = {}) {
    std::vector<std::pair<const Family *, std::string>> kinds;
    for (const Family *family : allFamilies())
        if (isOfMode(*family, mode) && isAmong(name(family->topic), topics))
            for (const std::string &game : family->games(library))
                if (isAmong(game, games))
                    kinds.emplace_back(family, game);
    return kinds;
}

} // namespace

bool QuestionSource::asksAnything(PracticeSetup::Mode mode, const std::vector<std::string> &games, const Library &library) {
    return !kindsOf(mode, library, games).empty();
}

std::uint64_t QuestionSource::nextSeed() {
    return seedFrom(m_seed, m_drawn++) & seedMask;
}

std::optional<AskedQuestion> QuestionSource::next() {
    if (!m_plan.empty())
        return nextOfPlan();
    const bool byMemory = m_mode == PracticeSetup::Mode::Due || m_mode == PracticeSetup::Mode::Custom;
    return byMemory ? nextByMemory() : nextOfKind();
}

void QuestionSource::skip(const Question &question, const AnswerFact &fact) {
    ++m_drawn;
    ++m_planned;
    m_seen.insert(QuestionBank::fingerprint(question));
    PlanItem item;
    item.game = question.game;
    item.family = question.family;
    item.topic = name(question.topic);
    item.clause = !fact.wanted.empty() || fact.clauses.empty() ? fact.wanted : fact.clauses.front();
    m_served.push_back(item);
}

void QuestionSource::missed(const std::string &clause) {
    if (m_served.empty() || m_served.back().clause == clause)
        return;
    PlanItem item = m_served.back();
    item.clause = clause;
    m_served.insert(m_served.end() - 1, std::move(item));
}

bool QuestionSource::mayComeAgain(const std::string &game, const std::string &clause) const {
    return pitwise::mayComeAgain(m_served, clauseKey(game, clause));
}

std::optional<AskedQuestion> QuestionSource::nextByMemory() {
    const Learner learner = m_desk.learner();
    // A clause that no question can be made for just now must not end the session: pass it by.
    for (int passed = 0; passed < 20; ++passed) {
        const auto item = chooseNext(learner, m_desk.catalogue(), m_settings, m_desk.moment(), m_seed, m_served);
        if (!item)
            return std::nullopt;
        m_served.push_back(*item);
        if (auto question = madeFor(*item))
            return AskedQuestion{std::move(*question), item->clause, item->reason};
    }
    return std::nullopt;
}

std::optional<AskedQuestion> QuestionSource::nextOfPlan() {
    while (m_planned < m_plan.size()) {
        const PlanItem &item = m_plan[m_planned++];
        if (auto question = madeFor(item))
            return AskedQuestion{std::move(*question), item.clause, item.reason};
    }
    return std::nullopt;
}

std::optional<Question> QuestionSource::scenarioFor(const PlanItem &item) {
    if (!m_scenarios) {
        m_scenarios.emplace();
        const PackShelf packs(QFileInfo(m_desk.recordsFile()).absolutePath() + QStringLiteral("/packs"), m_desk.library());
        std::set<std::string> taken;
        for (const Scenario &scenario : packs.inPractice()) {
            if (taken.contains(scenario.id))
                continue;
            auto question = makeQuestion(scenario, m_desk.library(), m_desk.house());
            if (!question)
                continue;
            taken.insert(scenario.id);
            if (question->isGraded() && canBeLaid(*question, m_desk.chips()))
                m_scenarios->push_back(std::move(*question));
        }
        Random(seedFrom(m_seed, std::string_view("scenarios"))).shuffle(*m_scenarios);
    }
    // Every second time at most: a scenario is told once, the generator has as many as are wanted.
    if (m_scenarios->empty() || seedFrom(m_seed, m_served.size(), std::string_view("scenario")) % 2 == 0)
        return std::nullopt;
    const auto it = std::find_if(m_scenarios->begin(), m_scenarios->end(), [&](const Question &question) {
        return question.game == item.game && !m_seen.contains(QuestionBank::fingerprint(question)) &&
               std::find(question.clauses.begin(), question.clauses.end(), item.clause) != question.clauses.end();
    });
    if (it == m_scenarios->end())
        return std::nullopt;
    m_seen.insert(QuestionBank::fingerprint(*it));
    return *it;
}

std::optional<Question> QuestionSource::madeFor(const PlanItem &item) {
    if (auto scenario = scenarioFor(item))
        return scenario;
    const Family *family = findFamily(item.family);
    if (!family)
        return std::nullopt;
    std::optional<Question> known;
    for (int i = 0; i < triesForAClause; ++i) {
        auto question = m_desk.bank().make(*family, item.game, nextSeed());
        if (!question || !canBeLaid(*question, m_desk.chips()) || m_seen.contains(QuestionBank::fingerprint(*question)))
            continue;
        if (std::find(question->clauses.begin(), question->clauses.end(), item.clause) == question->clauses.end())
            continue;
        known = std::move(question);
        if (!m_avoided.contains(QuestionBank::fingerprint(*known)))
            break;
    }
    if (known)
        m_seen.insert(QuestionBank::fingerprint(*known));
    return known;
}

std::optional<AskedQuestion> QuestionSource::nextOfKind() {
    const bool storm = m_mode == PracticeSetup::Mode::Storm;
    const auto kinds =
        kindsOf(m_mode, m_desk.library(), m_settings.games, storm ? m_settings.topics : std::vector<std::string>());
    for (int i = 0; i < (storm ? 400 : 40) && !kinds.empty(); ++i) {
        const std::uint64_t seed = nextSeed();
        const auto &[family, game] = kinds[Random(seed).below(static_cast<std::uint32_t>(kinds.size()))];
        if (auto question = m_desk.bank().make(*family, game, seed);
            question && canBeLaid(*question, m_desk.chips()) &&
            (!storm || (isOneKey(question->shape()) && question->isGraded())))
            if (m_seen.insert(QuestionBank::fingerprint(*question)).second)
                return AskedQuestion{std::move(*question), {}, std::nullopt};
    }
    return std::nullopt;
}

} // namespace pitwise

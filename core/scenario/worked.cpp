// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/worked.h"
#include "core/qttext.h"
#include "core/quiz/answerjson.h"
#include "core/quiz/family.h"
#include "core/quiz/guards.h"
#include "core/quiz/incident.h"
#include "core/quiz/rulingtext.h"
#include "core/quiz/shapes.h"
#include "core/scenario/options.h"
#include "core/scenario/point.h"
#include "core/scenario/typedquestion.h"

#include <QJsonArray>

#include <algorithm>
#include <map>
#include <span>

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// Problems of the table that come before the point, or that leave nothing to be asked.
ScenarioProblems tableProblems(const Scenario &scenario, const Timeline &played, const ScenarioPoint &point) {
    ScenarioProblems problems;
    if (!point.rules) {
        problems.push_back({ProblemKind::NoRulebook,
                            scenario.rulebook.empty() ? "game" : "rulebook",
                            {qt(scenario.rulebook.empty() ? scenario.game : scenario.rulebook)},
                            {}});
        return problems;
    }
    const bool past = scenario.at && point.events > played.events();
    if (played.refusal() && !played.needsCard() && (!scenario.at || past || played.events() == 0))
        problems.push_back(refusalProblem(*played.refusal(), false));
    else if (played.needsCard() && (past || !point.live) && (past || !point.ruling)) // before the cards are out it is told
        problems.push_back(refusalProblem(*played.refusal(), true));
    if (past)
        problems.push_back({ProblemKind::PointPastEnd, "at", {point.events, played.events()}, {}});
    if (point.ruled) {
        const std::string at = point.ruled->at.starts_with("round") ? point.ruled->at
                               : point.ruled->at.empty()            ? "incident"
                                                                    : "incident." + point.ruled->at;
        problems.push_back({ProblemKind::Situation, at, {QString::fromStdString(point.ruled->error)}, point.ruled->clauses});
    }
    return problems;
}

/// The house's readings with the scenario's own laid over them, as far as this rulebook has them.
House houseFor(const Scenario &scenario, const House &house, const Rulebook *rules) {
    House own = house;
    std::erase_if(own.readings, [&](const auto &entry) { return !rules || !rules->reading(entry.first); });
    for (const auto &[name, value] : scenario.readings)
        own.readings[name] = value;
    return own;
}

void addItem(Question &question, const std::string &item) {
    if (std::find(question.readings.begin(), question.readings.end(), item) == question.readings.end())
        question.readings.push_back(item);
}

/// Asks the same of the table under every other value of every open reading: where the key changes, it hangs on it.
std::vector<OpenAnswer> openAnswers(const Scenario &scenario, const Timeline &played, const ScenarioPoint &point,
                                    const Ask &ask, const House &house, const Library &library, const Answer &key) {
    std::vector<OpenAnswer> open;
    if (!point.live || ask.kind > AskKind::Total)
        return open;
    for (const Reading &reading : point.rules->readings)
        for (const std::string &value : reading.values) {
            Random random(1);
            ScenarioPoint other;
            other.rules = point.rules;
            other.events = point.events;
            other.cut = point.cut;
            other.live = liveUnder(played, point.events, {{reading.name, value}}, random);
            if (!other.live)
                continue;
            Maker maker(library, *point.rules, house, random);
            IncidentMemo none;
            if (const auto question = questionAt(scenario, other, ask, maker, none); question && question->key() != key)
                open.push_back({question->key(), reading.item});
        }
    return open;
}

/// Whether somebody who shares a box follows one split of it and not another: that alone is left open (A25).
bool followsInPart(const Timeline &played, std::size_t events) {
    const RoundScript &script = *played.script();
    if (script.setup.rulebook->play.freeBets) // a free split serves everybody; what is open there is another item
        return true;
    std::map<std::pair<int, PlayerId>, std::pair<int, int>> followed; // of so many splits of his box
    const auto done = static_cast<std::size_t>(std::max(0, played.actionsAt(events)));
    for (const Action &action : std::span(script.actions).first(done)) {
        if (action.what != Do::Split)
            continue;
        for (const Bet &bet : script.setup.bets)
            if (bet.kind == mainBet && bet.box == action.box && bet.player != action.player) {
                auto &[with, of] = followed[{bet.box, bet.player}];
                ++of;
                with += std::any_of(action.with.begin(), action.with.end(),
                                    [&](const Follower &follower) { return follower.player == bet.player; });
            }
    }
    return std::any_of(followed.begin(), followed.end(), [](const auto &entry) {
        const auto &[with, of] = entry.second;
        return with > 0 && with < of;
    });
}

ScenarioProblems missingOptions(const Scenario &scenario, const Question &question,
                                const std::vector<IncidentMemo::Contrast> &contrasts) {
    ScenarioProblems problems;
    if (question.options.size() >= mostOptions)
        return problems; // there is no room for one more
    for (const IncidentMemo::Contrast &contrast : contrasts) {
        const Answer answer = RulingAnswer{contrast.codes};
        const QJsonObject written = answerJson(answer);
        const bool offered = std::any_of(question.options.begin(), question.options.end(),
                                         [&](const Option &option) { return option.answer == answer; });
        const bool dropped = std::find(scenario.dropped.begin(), scenario.dropped.end(), written) != scenario.dropped.end();
        if (offered || dropped)
            continue;
        QStringList codes;
        for (const QJsonValue &code : written.value(L1("ruling")).toArray())
            codes << code.toString();
        problems.push_back(
            {ProblemKind::OptionMissing, "added", {answerText(answer), gameName(contrast.game), codes.join(u',')}, {}});
    }
    return problems;
}

void putWords(const Scenario &scenario, Question &question) {
    question.scenario = {scenario.id, scenario.version, scenario.title, scenario.typed.has_value()};
    std::vector<Phrase> story;
    for (const QString &line : scenario.story.split(u'\n', Qt::SkipEmptyParts))
        story.push_back(Phrase::verbatim(line.trimmed()));
    story.insert(story.end(), question.story.begin(), question.story.end());
    question.story = std::move(story);
    if (!scenario.remark.trimmed().isEmpty())
        question.steps.push_back({Phrase::verbatim(scenario.remark.trimmed()), {}});
    if (scenario.level > 0)
        question.difficulty = (2 * scenario.level - 1) / 10.0;
    if (scenario.target > 0)
        question.target = scenario.target;
}

} // namespace

ScenarioProblem refusalProblem(const Refusal &refusal, bool cardShort) {
    const bool shoe = refusal.at == "round.shoe";
    const ProblemKind kind = shoe && cardShort                         ? ProblemKind::ShoeShort
                             : shoe                                    ? ProblemKind::Shoe
                             : refusal.at.starts_with("round.actions") ? ProblemKind::Action
                                                                       : ProblemKind::Table;
    return {kind, refusal.at, {QString::fromStdString(refusal.error)}, refusal.clauses};
}

Expected<Question, ScenarioProblems> makeQuestion(const Scenario &scenario, const Library &library, const House &house) {
    return WorkedScenario(scenario, library, house).question();
}

// ---------------------------------------------------------------- worked out once

Scenario withoutWords(Scenario scenario) {
    for (QString *words : {&scenario.title, &scenario.story, &scenario.remark})
        words->clear();
    scenario.tags.clear();
    scenario.level = scenario.target = 0;
    return scenario;
}

bool haveOneTable(const Scenario &a, const Scenario &b) {
    // An incident counts where it makes an empty table none at all.
    return a.game == b.game && a.rulebook == b.rulebook && a.readings == b.readings && a.round == b.round &&
           a.incident.has_value() == b.incident.has_value();
}

WorkedScenario::WorkedScenario(Scenario scenario, const Library &library, const House &house, const WorkedScenario *before,
                               std::shared_ptr<const Timeline> played)
    : m_scenario(std::move(scenario)), m_played(played ? std::move(played)
                                                : before && haveOneTable(before->scenario(), m_scenario)
                                                    ? before->sharedTimeline()
                                                    : std::make_shared<const Timeline>(m_scenario, library)),
      m_memo(before ? before->m_memo : std::make_shared<IncidentMemo>()), m_bare(ScenarioProblems{}),
      m_question(ScenarioProblems{}) {
    if (before && withoutWords(before->scenario()) == withoutWords(m_scenario)) {
        m_offers = before->m_offers;
        m_missing = before->m_missing;
        m_bare = before->m_bare;
    } else {
        m_bare = asked(library, house);
    }
    m_question = m_bare;
    if (m_question)
        putWords(m_scenario, *m_question);
}

Expected<Question, ScenarioProblems> WorkedScenario::asked(const Library &library, const House &house) {
    if (m_scenario.typed)
        return typedQuestion(m_scenario, library);
    const House own = houseFor(m_scenario, house, rulebookOf(m_scenario, library));
    // Under readings of the house the round may go another way than its author sees it.
    Scenario scenario = m_scenario;
    scenario.readings = own.readings;
    const bool same = own.readings == m_scenario.readings;
    const auto played = same ? m_played : std::make_shared<const Timeline>(scenario, library);
    Random random(seedFrom(static_cast<std::uint64_t>(scenario.version), std::string_view(scenario.id)));
    const ScenarioPoint point = pointOf(scenario, *played, library, random);
    std::vector<AskOffer> offers = askableAt(scenario, point);
    m_offers = same ? offers : askable(m_scenario, *m_played, library);
    ScenarioProblems problems = tableProblems(scenario, *played, point);
    if (!scenario.ask)
        problems.push_back({ProblemKind::NothingToAsk, "ask", {}, {}});
    if (!problems.empty())
        return problems;
    const Ask &ask = *scenario.ask;
    const auto offer = std::find_if(offers.begin(), offers.end(), [&](const AskOffer &o) { return o.ask == ask; });
    if (offer == offers.end())
        return ScenarioProblems{{ProblemKind::AskDoesNotFit, "ask", {}, {}}};

    Maker maker(library, *point.rules, own, random);
    auto question = questionAt(scenario, point, ask, maker, *m_memo);
    if (!question)
        return ScenarioProblems{{ProblemKind::TooFewOptions, "ask", {}, {}}};
    const Family *family = findFamily(offer->family);
    question->family = family->id;
    question->topic = family->topic;
    question->game = scenario.game;

    std::vector<OpenAnswer> open = openAnswers(scenario, *played, point, ask, own, library, question->key());
    for (const OpenAnswer &other : open)
        addItem(*question, other.item);
    if (ask.kind == AskKind::Ruling) {
        const std::vector<OpenAnswer> &defensible = m_memo->open(scenario, maker, point.ruling->codes);
        open.insert(open.end(), defensible.begin(), defensible.end());
    }
    if (!question->round.isEmpty() && !followsInPart(*played, point.events))
        std::erase(question->readings, "A25");
    for (const std::string &item : question->readings)
        if (isNeverAsked(item))
            return ScenarioProblems{{ProblemKind::NeverAsked, "ask", {QString::fromStdString(item)}, {}}};
    std::erase_if(question->readings, [&](const std::string &item) { return own.fixed.contains(item); });
    problems = applyOptions(scenario, open, *question);
    if (hasErrors(problems))
        return problems;
    if (ask.kind == AskKind::Ruling)
        m_missing = missingOptions(scenario, *question, m_memo->contrasts());
    return *question;
}

} // namespace pitwise

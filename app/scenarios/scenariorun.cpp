// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenarios/scenariorun.h"
#include "app/practice/newanswer.h"
#include "core/scenario/asking.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace pitwise {

ScenarioRun::ScenarioRun(Desk &desk, QObject *parent)
    : QObject(parent), m_desk(desk), m_question(desk), m_verdict(desk, m_question) {
}

// ---------------------------------------------------------------- beginning and ending

void ScenarioRun::tryOut(Question question) {
    m_recorded = false;
    m_before = m_rightCount = 0;
    m_number = 0;
    m_problem.clear();
    ask(std::move(question));
}

void ScenarioRun::practise(std::vector<Scenario> scenarios) {
    if (scenarios.empty() || !m_desk.store() || !m_desk.trainee())
        return;
    SessionStart start;
    start.trainee = m_desk.trainee()->id;
    start.kind = SessionLog::packKind;
    QJsonArray plan;
    for (const Scenario &scenario : scenarios)
        plan << QString::fromStdString(nameOf(scenario));
    start.plan = QJsonDocument(plan).toJson(QJsonDocument::Compact);
    start.planned = static_cast<int>(scenarios.size());
    const auto session = m_desk.store()->sessions().start(start);
    m_problem = session ? QString() : inWords(session.error());
    if (!session)
        return setPhase(Phase::Idle);
    m_session = *session;
    m_recorded = true;
    m_before = m_rightCount = 0;
    begin(std::move(scenarios));
}

void ScenarioRun::goOn(const Session &session, std::vector<Scenario> left) {
    const auto resumed = m_desk.store()->sessions().resume(session.id);
    m_problem = resumed ? QString() : inWords(resumed.error());
    if (!resumed)
        return setPhase(Phase::Idle);
    m_session = session.id;
    m_recorded = true;
    m_before = session.answered;
    m_rightCount = session.right;
    begin(std::move(left));
}

void ScenarioRun::begin(std::vector<Scenario> scenarios) {
    m_scenarios = std::move(scenarios);
    m_number = 0;
    m_misses.clear();
    m_problem.clear();
    askNext();
}

void ScenarioRun::next() {
    if (m_phase != Phase::Judged)
        return;
    ++m_number;
    if (m_recorded)
        askNext();
    else
        leave();
}

void ScenarioRun::finish() {
    if (const auto ended = m_desk.store()->sessions().end(m_session); !ended)
        m_problem = inWords(ended.error());
    if (m_scenarios.empty() && m_before == 0) {
        m_problem = tr("None of this can be asked yet. Open it and solve its problems.");
        return setPhase(Phase::Idle);
    }
    m_number = std::max(0, static_cast<int>(m_scenarios.size()) - 1);
    setPhase(Phase::Finished);
}

void ScenarioRun::leave() {
    if (m_recorded && (m_phase == Phase::Asking || m_phase == Phase::Judged)) {
        SessionLog sessions = m_desk.store()->sessions();
        const int answered = m_before + m_number + (m_phase == Phase::Judged ? 1 : 0);
        // The answers are safe whether or not this is noted.
        (void)(answered == 0 || answered == count() ? sessions.end(m_session) : sessions.pause(m_session));
    }
    m_question.clear();
    setPhase(Phase::Idle);
}

// ---------------------------------------------------------------- answering

void ScenarioRun::askNext() {
    const auto place = [this] { return m_scenarios.begin() + m_number; };
    while (place() != m_scenarios.end()) {
        if (auto question = makeQuestion(*place(), m_desk.library(), m_desk.house()))
            return ask(std::move(*question));
        m_scenarios.erase(place()); // it cannot be asked
    }
    finish();
}

void ScenarioRun::ask(Question question) {
    m_queried = false;
    m_asked = std::move(question);
    m_question.ask(m_asked);
    m_clock.start();
    setPhase(Phase::Asking);
}

void ScenarioRun::enter() {
    if (!m_settling.isOver(m_desk.clock().nowMs()))
        return;
    if (m_phase == Phase::Judged)
        next();
    else
        lock();
}

void ScenarioRun::lock() {
    if (m_phase != Phase::Asking || !m_question.isAnswered())
        return;
    const int takenMs = static_cast<int>(std::clamp<qint64>(m_clock.elapsed(), 1, 3'600'000));
    const std::optional<Answer> given = m_question.answer();
    const Verdict verdict = judge(m_asked, given, m_desk.chips());
    if (m_recorded && !record(given, verdict, takenMs))
        return setPhase(Phase::Asking); // the question stays, with what was answered; the verdict is not shown
    m_rightCount += verdict.outcome == Outcome::Right;
    if (m_recorded && verdict.outcome == Outcome::Wrong)
        m_misses.push_back(m_answer);
    m_question.close();
    m_verdict.show(m_asked, given, verdict, takenMs);
    setPhase(Phase::Judged);
}

bool ScenarioRun::record(const std::optional<Answer> &given, const Verdict &verdict, int takenMs) {
    const auto id = m_desk.store()->answers().append(newAnswer(m_session, m_asked, given, verdict, takenMs, m_desk.house()));
    m_problem = id ? QString() : inWords(id.error());
    if (id)
        m_answer = *id;
    return id.ok();
}

void ScenarioRun::query(const QString &text) {
    if (m_phase != Phase::Judged || !m_recorded || m_queried)
        return;
    const auto asked = m_desk.store()->queries().ask(m_desk.trainee()->id, m_answer, text.trimmed());
    m_problem = asked ? QString() : inWords(asked.error());
    m_queried = asked.ok();
    Q_EMIT phaseChanged();
}

void ScenarioRun::reviewMisses() {
    if (m_phase == Phase::Finished && hasMisses())
        Q_EMIT reviewRequested(m_misses);
}

void ScenarioRun::setPhase(Phase phase) {
    m_phase = phase;
    m_settling.begin(m_desk.clock().nowMs());
    Q_EMIT phaseChanged();
}

} // namespace pitwise

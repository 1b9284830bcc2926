// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenarios/scenariorun.h"
#include "core/scenario/asking.h"

#include <QJsonDocument>

#include <algorithm>

namespace pitwise {
namespace {

QByteArray bytes(const QJsonObject &json) {
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

} // namespace

ScenarioRun::ScenarioRun(Desk &desk, QObject *parent)
    : QObject(parent), m_desk(desk), m_scene(desk.chips()), m_input(desk.chips()) {
}

void ScenarioRun::tryOut(Question question) {
    m_recorded = false;
    begin({std::move(question)});
}

void ScenarioRun::practise(std::vector<Question> questions) {
    if (questions.empty() || !m_desk.store() || !m_desk.trainee())
        return;
    SessionStart start;
    start.trainee = m_desk.trainee()->id;
    start.kind = "scenarios";
    start.settings = "{}";
    start.planned = static_cast<int>(questions.size());
    const auto session = m_desk.store()->sessions().start(start);
    m_problem = session ? QString() : inWords(session.error());
    if (!session)
        return setPhase(Phase::Idle);
    m_session = *session;
    m_recorded = true;
    begin(std::move(questions));
}

void ScenarioRun::begin(std::vector<Question> questions) {
    m_questions = std::move(questions);
    m_number = m_rightCount = 0;
    m_problem.clear();
    ask();
}

void ScenarioRun::ask() {
    m_question = m_questions[static_cast<std::size_t>(m_number)];
    const Rulebook &rulebook = *m_desk.library().find(m_question.rulebook);
    std::optional<RoundView> view;
    if (hasFelt()) {
        view = questionView(m_question, m_desk.library());
        m_scene.show(*view, rulebook, FeltScene::Arrival::Jump);
        m_scene.setAskedBox(m_question.asks.value(QLatin1String("box")).toInt());
        m_scene.setTotals(false); // counting is part of the question
    }
    m_input.show(AnswerSheet(m_question, rulebook, view), true);
    m_input.setOpen(true);
    m_given = {};
    m_verdict = {};
    m_clock.start();
    setPhase(Phase::Asking);
}

void ScenarioRun::lock() {
    if (m_phase != Phase::Asking || !m_input.complete())
        return;
    const QJsonObject given = m_input.answer();
    const Verdict verdict = judge(m_question, given, m_desk.chips());
    if (m_recorded && !record(given, verdict, static_cast<int>(std::min<qint64>(m_clock.elapsed(), 3'600'000))))
        return setPhase(Phase::Asking); // the question stays, with what was answered; the verdict is not shown
    m_given = given;
    m_verdict = verdict;
    m_rightCount += right();
    m_input.setOpen(false);
    std::vector<StepModel::Row> rows;
    for (const Step &step : m_verdict.steps) {
        QStringList clauses;
        for (const std::string &clause : step.clauses)
            clauses << QString::fromStdString(clause);
        rows.push_back({game(), step.text.text(), clauses});
    }
    m_steps.show(std::move(rows));
    setPhase(Phase::Judged);
}

bool ScenarioRun::record(const QJsonObject &given, const Verdict &verdict, int takenMs) {
    NewAnswer answer;
    answer.session = m_session;
    AnswerFact &fact = answer.fact;
    fact.game = m_question.game;
    fact.family = m_question.family;
    fact.topic = name(m_question.topic);
    fact.clauses = m_question.clauses;
    fact.outcome = verdict.outcome;
    if (given.contains(QLatin1String("chips")))
        fact.breakdownRight = verdict.fewestChips;
    fact.misconception = verdict.misconception.text().toStdString();
    fact.takenMs = std::max(1, takenMs);
    fact.targetMs = m_question.target * 1000;
    answer.rulebook = m_question.rulebook;
    QJsonObject readings;
    for (const auto &[reading, value] : m_desk.house().readings)
        readings[QString::fromStdString(reading)] = QString::fromStdString(value);
    answer.readings = bytes(readings);
    answer.generator = std::to_string(generatorVersion);
    answer.question = bytes(questionJson(m_question, Reveal::Yes));
    answer.answer = bytes(given);
    answer.verdict = bytes(verdict.toJson());
    const auto id = m_desk.store()->answers().append(answer);
    m_problem = id ? QString() : inWords(id.error());
    return id.ok();
}

void ScenarioRun::next() {
    if (m_phase != Phase::Judged)
        return;
    if (m_number + 1 < count()) {
        ++m_number;
        return ask();
    }
    if (m_recorded)
        if (const auto ended = m_desk.store()->sessions().end(m_session); !ended)
            m_problem = inWords(ended.error());
    setPhase(m_recorded ? Phase::Finished : Phase::Idle);
}

void ScenarioRun::leave() {
    if (m_recorded && (m_phase == Phase::Asking || m_phase == Phase::Judged))
        (void)m_desk.store()->sessions().end(m_session); // the answers are safe whether or not the end is noted
    setPhase(Phase::Idle);
}

QString ScenarioRun::headline() const {
    if (m_verdict.outcome == Outcome::Unscored)
        return tr("A judgement call: not scored");
    if (right())
        return tr("Right");
    return m_input.sheet().kind() == AnswerSheet::Kind::Money ? tr("Wrong amount")
           : m_question.topic == Topic::Irregularities        ? tr("Wrong ruling")
                                                              : tr("Wrong");
}

QStringList ScenarioRun::story() const {
    QStringList lines;
    for (const Phrase &line : m_question.story)
        lines << line.text();
    return lines;
}

void ScenarioRun::setPhase(Phase phase) {
    m_phase = phase;
    Q_EMIT phaseChanged();
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/practicesession.h"
#include "core/quiz/key.h"
#include "core/table/roundscript.h"

#include <QDateTime>
#include <QJsonDocument>

#include <algorithm>

namespace pitwise {
namespace {

QString qt(const std::string &text) {
    return QString::fromStdString(text);
}

QByteArray bytes(const QJsonObject &json) {
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

QString seconds(qint64 ms) {
    return QString::number(static_cast<double>(ms) / 1000.0, 'f', 1);
}

} // namespace

PracticeSession::PracticeSession(Desk &desk, PracticeSetup &setup, QObject *parent)
    : QObject(parent), m_desk(desk), m_setup(setup), m_input(desk.chips()), m_rightPile(desk.chips()), m_scene(desk.chips()) {
    m_tick.setInterval(100);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        Q_EMIT ticked();
        if (m_setup.timing() == PracticeSetup::Timing::StopAtTarget && m_phase == Phase::Asking && overTarget())
            lock();
    });
    connect(&m_input, &AnswerInput::changed, this, &PracticeSession::inputChanged);
}

// ---------------------------------------------------------------- beginning and ending

void PracticeSession::start() {
    if (!m_desk.store() || !m_desk.trainee())
        return;
    SessionStart start;
    start.trainee = m_desk.trainee()->id;
    start.kind = PracticeSetup::kindName(m_setup.mode());
    start.settings = m_setup.toJson();
    start.seed = seedFrom(static_cast<std::uint64_t>(m_desk.clock().nowMs()), start.trainee.toString().toStdString()) >> 11;
    start.planned = m_setup.questions();
    m_marks.clear();
    if (!begin(start))
        return;
    m_source = std::make_unique<QuestionSource>(m_desk, m_setup.mode(), m_setup.practiceSettings(), start.seed);
    ask();
}

bool PracticeSession::begin(const SessionStart &start) {
    const auto session = m_desk.store()->sessions().start(start);
    if (!session) {
        setProblem(inWords(session.error()));
        return false;
    }
    setProblem({});
    m_session = *session;
    m_planned = start.planned;
    m_startedMs = m_desk.clock().nowMs();
    return true;
}

void PracticeSession::refresh() {
    bool waits = false;
    if (m_desk.store() && m_desk.trainee())
        if (const auto unfinished = m_desk.store()->sessions().unfinished(m_desk.trainee()->id); unfinished && *unfinished)
            waits = (*unfinished)->answered > 0;
    if (waits == m_canGoOn)
        return;
    m_canGoOn = waits;
    Q_EMIT unfinishedChanged();
}

void PracticeSession::readHouse() {
    m_pile.readSet();
    m_rightPile.readSet();
}

void PracticeSession::goOn() {
    if (!m_desk.store() || !m_desk.trainee())
        return;
    const auto unfinished = m_desk.store()->sessions().unfinished(m_desk.trainee()->id);
    if (!unfinished || !*unfinished)
        return;
    const Session &session = **unfinished;
    if (const auto resumed = m_desk.store()->sessions().resume(session.id); !resumed) {
        setProblem(inWords(resumed.error()));
        return;
    }
    m_setup.fromJson(session.start.settings);
    Q_EMIT m_setup.changed();
    m_session = session.id;
    m_planned = session.start.planned;
    m_startedMs = m_desk.clock().nowMs();
    m_source = std::make_unique<QuestionSource>(m_desk, m_setup.mode(), m_setup.practiceSettings(), session.start.seed);
    m_marks.clear();
    if (const auto lines = m_desk.store()->answers().ofSession(session.id))
        for (const AnswerLine &line : *lines) {
            m_marks << static_cast<int>(line.fact.outcome);
            if (const auto record = m_desk.store()->answers().find(line.id))
                m_source->skip(readQuestion(QJsonDocument::fromJson(record->content.question).object()));
        }
    Q_EMIT marksChanged();
    ask();
}

bool PracticeSession::timeIsUp() const {
    const int minutes = m_setup.limitMinutes();
    return minutes > 0 && m_setup.mode() != PracticeSetup::Mode::Due && m_desk.clock().nowMs() - m_startedMs >= minutes * 60'000;
}

void PracticeSession::ask() {
    const bool full = m_planned > 0 && m_marks.size() >= m_planned;
    std::optional<AskedQuestion> asked;
    if (!full && !timeIsUp())
        asked = m_source->next();
    if (asked)
        show(std::move(*asked));
    else
        finish();
}

void PracticeSession::show(AskedQuestion asked) {
    m_asked = std::move(asked);
    const Question &question = m_asked->question;
    m_view.reset();
    if (!question.round.isEmpty())
        m_view = viewToSettle(playScript(question.round, m_desk.library()).round());
    const Rulebook &rulebook = *m_desk.library().find(question.rulebook);
    if (m_view)
        m_scene.show(*m_view, rulebook, FeltScene::Arrival::Jump);
    m_scene.setAskedBox(askedBox());
    m_scene.setTotals(false); // counting is part of the question
    m_before = 0;
    m_given = {};
    m_verdict = {};
    setPhase(Phase::Asking);
    m_input.show(AnswerSheet(question, rulebook, m_view), mayType());
    Q_EMIT questionChanged();
    Q_EMIT inputChanged();
    m_clock.start();
    m_tick.start();
}

void PracticeSession::pause() {
    if (m_phase != Phase::Asking)
        return;
    stopClock();
    (void)m_desk.store()->sessions().pause(m_session); // the answers are safe whether or not the pause is noted
    setPhase(Phase::Paused);
}

void PracticeSession::resume() {
    if (m_phase != Phase::Paused)
        return;
    (void)m_desk.store()->sessions().resume(m_session);
    setPhase(Phase::Asking);
    m_clock.start();
    m_tick.start();
}

void PracticeSession::leave() {
    stopClock();
    (void)m_desk.store()->sessions().pause(m_session);
    m_asked.reset();
    setPhase(Phase::Idle);
    refresh();
}

void PracticeSession::finish() {
    stopClock();
    if (const auto ended = m_desk.store()->sessions().end(m_session); !ended)
        setProblem(inWords(ended.error()));
    m_asked.reset();
    setPhase(Phase::Finished);
    refresh();
    Q_EMIT finished();
}

// ---------------------------------------------------------------- answering

bool PracticeSession::canLock() const {
    return m_phase == Phase::Asking && m_input.complete();
}

void PracticeSession::lock() {
    // At the end of the time an unfinished answer is locked as it stands.
    const bool timedOut = m_setup.timing() == PracticeSetup::Timing::StopAtTarget && overTarget();
    if (m_phase != Phase::Asking || (!canLock() && !timedOut))
        return;
    const int taken = takenMs();
    const QJsonObject given = m_input.answer();
    m_verdict = judge(m_asked->question, given, m_desk.chips());
    if (!record(given, taken))
        return; // the question stays, with what was answered; the verdict is not shown
    stopClock();
    m_given = given;
    m_taken = taken;
    m_marks << static_cast<int>(m_verdict.outcome);
    m_queried = false;
    m_savedAt = QDateTime::fromMSecsSinceEpoch(m_desk.clock().nowMs()).toString(QStringLiteral("HH:mm:ss"));
    m_input.setOpen(false);
    setPhase(Phase::Judged);
    showVerdict();
    Q_EMIT marksChanged();
    Q_EMIT queriedChanged();
    Q_EMIT judged();
}

bool PracticeSession::record(const QJsonObject &given, int taken) {
    const Question &question = m_asked->question;
    NewAnswer answer;
    answer.session = m_session;
    AnswerFact &fact = answer.fact;
    fact.game = question.game;
    fact.family = question.family;
    fact.topic = name(question.topic);
    fact.clauses = question.clauses;
    fact.wanted = m_asked->clause;
    fact.outcome = m_verdict.outcome;
    if (given.contains(QLatin1String("chips")))
        fact.breakdownRight = m_verdict.fewestChips;
    fact.misconception = m_verdict.misconception.text().toStdString();
    fact.takenMs = m_setup.timing() == PracticeSetup::Timing::Off ? 0 : std::max(1, taken);
    fact.targetMs = question.target * 1000;
    answer.seed = question.seed;
    answer.rulebook = question.rulebook;
    QJsonObject readings;
    for (const auto &[reading, value] : m_desk.house().readings)
        readings[qt(reading)] = qt(value);
    answer.readings = bytes(readings);
    answer.generator = std::to_string(generatorVersion);
    answer.question = bytes(questionJson(question, Reveal::Yes));
    answer.answer = bytes(given);
    answer.verdict = bytes(m_verdict.toJson());
    const auto id = m_desk.store()->answers().append(answer);
    if (!id) {
        setProblem(inWords(id.error()));
        return false;
    }
    setProblem({});
    m_answerId = *id;
    return true;
}

void PracticeSession::next() {
    if (m_phase == Phase::Judged)
        ask();
}

void PracticeSession::query(const QString &text) {
    if (m_phase != Phase::Judged || m_queried)
        return;
    const auto asked = m_desk.store()->queries().ask(m_desk.trainee()->id, m_answerId, text.trimmed());
    if (!asked) {
        setProblem(inWords(asked.error()));
        return;
    }
    m_queried = true;
    Q_EMIT queriedChanged();
}

// ---------------------------------------------------------------- the verdict in words

void PracticeSession::showVerdict() {
    const Question &question = m_asked->question;
    const AnswerSheet &sheet = m_input.sheet();
    OptionModel &options = *m_input.options();
    options.mark(sheet.linesOf(question.answer), sheet.kind() == AnswerSheet::Kind::SomeOf ? options.chosenRows() : sheet.linesOf(m_given));
    if (sheet.kind() == AnswerSheet::Kind::Money)
        m_rightPile.showCut(question.answer.value(QLatin1String("cents")).toInteger());
    std::vector<StepModel::Row> rows;
    for (const Step &step : m_verdict.steps) {
        QStringList clauses;
        for (const std::string &clause : step.clauses)
            clauses << qt(clause);
        rows.push_back({qt(question.game), step.text.text(), clauses});
    }
    m_steps.show(std::move(rows));

    rows.clear();
    for (const std::string &clause : question.clauses) {
        const ClauseKey key = clauseKey(question.game, clause);
        for (const Contrast *contrast : m_desk.contrasts().contrastsFor(key.document, key.clause)) {
            for (const ContrastCell &cell : contrast->cells) {
                if (cell.document == question.game || cell.compare != Compare::Differs)
                    continue;
                QStringList clauses;
                for (const std::string &other : cell.clauses)
                    clauses << qt(other);
                rows.push_back({qt(cell.document), qt(cell.text), clauses});
            }
            if (!rows.empty())
                break;
        }
        if (!rows.empty())
            break;
    }
    m_contrasts.show(std::move(rows));
}

QString PracticeSession::headline() const {
    if (m_verdict.outcome == Outcome::Unscored)
        return tr("A judgement call: not scored");
    if (right())
        return tr("Right");
    switch (m_input.sheet().kind()) {
    case AnswerSheet::Kind::Money: return tr("Wrong amount");
    case AnswerSheet::Kind::InOrder: return tr("Wrong order");
    default: break;
    }
    return m_asked && m_asked->question.topic == Topic::Irregularities ? tr("Wrong ruling") : tr("Wrong");
}

QString PracticeSession::expected() const {
    return m_asked ? m_input.sheet().inWords(m_asked->question.answer) : QString();
}

QString PracticeSession::summary() const {
    if (!m_asked)
        return {};
    if (!clockShown())
        return tr("It is %1.").arg(expected());
    return tr("It is %1. Answered in %2 s, target %3 s.").arg(expected(), seconds(m_taken), QString::number(m_asked->question.target));
}

QString PracticeSession::game() const { return m_asked ? qt(m_asked->question.game) : QString(); }
QString PracticeSession::topic() const { return m_asked ? topicTitle(QString::fromLatin1(name(m_asked->question.topic).data())) : QString(); }
QString PracticeSession::prompt() const { return m_asked ? m_asked->question.prompt.text() : QString(); }

QString PracticeSession::firstClause() const {
    return m_asked && !m_asked->question.clauses.empty() ? qt(m_asked->question.clauses.front()) : QString();
}

QStringList PracticeSession::story() const {
    QStringList lines;
    if (m_asked)
        for (const Phrase &line : m_asked->question.story)
            lines << line.text();
    return lines;
}

int PracticeSession::askedBox() const {
    return m_asked ? m_asked->question.asks.value(QLatin1String("box")).toInt() : 0;
}

QString PracticeSession::reason() const {
    if (!m_asked || !m_asked->reason)
        return {};
    const Reason &reason = *m_asked->reason;
    switch (reason.kind) {
    case ReasonKind::New: return tr("New");
    case ReasonKind::Due: return tr("Back after %n day(s): about to be forgotten", nullptr, reason.days);
    case ReasonKind::Missed: return reason.days == 0 ? tr("Back: you missed it earlier today") : tr("Back: you missed it %n day(s) ago", nullptr, reason.days);
    case ReasonKind::NotYetFast: return tr("Back: right last time, but over the target");
    case ReasonKind::Refresh: return tr("A refresher");
    }
    return {};
}

// ---------------------------------------------------------------- the clock

int PracticeSession::takenMs() const {
    return static_cast<int>(std::min<qint64>(m_before + (m_clock.isValid() ? m_clock.elapsed() : 0), 3'600'000));
}

void PracticeSession::stopClock() {
    m_before = takenMs();
    m_clock.invalidate();
    m_tick.stop();
}

QString PracticeSession::elapsed() const { return tr("%1 s").arg(seconds(m_phase == Phase::Judged ? m_taken : takenMs())); }
QString PracticeSession::target() const { return m_asked ? tr("target %1 s").arg(m_asked->question.target) : QString(); }
bool PracticeSession::overTarget() const { return m_asked && takenMs() >= m_asked->question.target * 1000; }

void PracticeSession::setPhase(Phase phase) {
    m_phase = phase;
    Q_EMIT phaseChanged();
}

void PracticeSession::setProblem(const QString &problem) {
    if (m_problem == problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

} // namespace pitwise

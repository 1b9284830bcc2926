// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/practicesession.h"
#include "app/practice/firstsession.h"
#include "app/practice/newanswer.h"
#include "core/qttext.h"
#include "core/records/practicejson.h"
#include "core/school/assignments.h"

#include <QDateTime>
#include <QJsonDocument>

#include <algorithm>

namespace pitwise {
namespace {

QString seconds(qint64 ms) {
    return QString::number(static_cast<double>(ms) / 1000.0, 'f', 1);
}

} // namespace

PracticeSession::PracticeSession(Desk &desk, PracticeSetup &setup, QObject *parent)
    : QObject(parent), m_desk(desk), m_setup(setup), m_question(desk), m_shownVerdict(desk, m_question), m_storm(desk) {
    m_tick.setInterval(100);
    m_rest.setSingleShot(true);
    m_rest.setInterval(StormRun::restMs);
    connect(&m_tick, &QTimer::timeout, this, &PracticeSession::tick);
    connect(&m_rest, &QTimer::timeout, this, &PracticeSession::next);
    connect(m_question.input(), &AnswerInput::changed, this, &PracticeSession::inputChanged);
    connect(m_question.input(), &AnswerInput::changed, this, &PracticeSession::weather, Qt::QueuedConnection);
}

void PracticeSession::tick() {
    Q_EMIT ticked();
    if (m_storm.on()) {
        m_storm.think(takenMs());
        if (m_storm.isOver() && m_phase == Phase::Asking)
            finish();
    } else if (m_setup.timing() == PracticeSetup::Timing::StopAtTarget && m_phase == Phase::Asking && overTarget()) {
        lock();
    }
}

void PracticeSession::weather() {
    // What was pressed before anybody can have seen the question stays chosen and waits for Enter.
    if (m_storm.on() && canLock() && isSettled())
        lock();
}

// ---------------------------------------------------------------- beginning and ending

void PracticeSession::start() {
    SessionStart start;
    start.kind = PracticeSetup::kindName(m_setup.mode());
    m_setup.refresh();
    start.planned = m_setup.questions();
    m_guided = m_setup.isFirst();
    std::vector<PlanItem> plan;
    if (m_guided) {
        plan = firstSession(m_desk.catalogue());
        plan.resize(std::min(plan.size(), static_cast<std::size_t>(start.planned)));
        start.plan = planJson(plan);
    }
    begin(std::move(start), std::move(plan));
}

void PracticeSession::startAssigned(const QByteArray &settings, const QUuid &assignment) {
    SessionStart start;
    m_setup.refresh();
    m_setup.choose(settings);
    start.kind = PracticeSetup::kindName(m_setup.mode());
    start.planned = m_setup.questions();
    m_guided = false;
    m_assignment = assignment;
    begin(std::move(start), {});
}

namespace {

constexpr int questionsOfAClause = 5;

std::vector<PlanItem> planFor(const Catalogue &catalogue, const ClauseKey &key) {
    std::vector<PlanItem> plan;
    const Catalogue::Entry *entry = catalogue.find(key);
    if (!entry)
        return plan;
    std::vector<std::size_t> askers = entry->askers;
    std::ranges::stable_sort(askers, std::ranges::greater(),
                             [&](std::size_t asker) { return tableWeight(catalogue.families()[asker].topic); });
    for (int i = 0; i < questionsOfAClause && !askers.empty(); ++i) {
        const CatalogueFamily &family = catalogue.families()[askers[static_cast<std::size_t>(i) % askers.size()]];
        plan.push_back({family.game,
                        family.family,
                        family.topic,
                        Catalogue::cited(key, family.game),
                        family.targetMs,
                        {ReasonKind::Refresh, 0, 0}});
    }
    return plan;
}

} // namespace

bool PracticeSession::canPractise(const QString &document, const QString &clause) const {
    const Catalogue::Entry *entry = m_desk.catalogue().find({document.toStdString(), clause.toStdString()});
    return m_desk.store() && entry && !entry->askers.empty();
}

void PracticeSession::practiseCited(const QString &game, const QString &cited) {
    const ClauseKey key = clauseKey(game.toStdString(), cited.toStdString());
    practise(qt(key.document), qt(key.clause));
}

void PracticeSession::practise(const QString &document, const QString &clause) {
    std::vector<PlanItem> plan = planFor(m_desk.catalogue(), {document.toStdString(), clause.toStdString()});
    if (plan.empty())
        return;
    if (isAtTable())
        leave();
    m_guided = false;
    SessionStart start;
    start.kind = "clause";
    start.plan = planJson(plan);
    start.planned = static_cast<int>(plan.size());
    begin(std::move(start), std::move(plan));
}

void PracticeSession::retryMisses() {
    if (!m_desk.store() || m_phase != Phase::Finished)
        return;
    const auto lines = m_desk.store()->answers().ofSession(m_session);
    std::vector<PlanItem> plan;
    std::vector<Question> before;
    if (lines)
        for (const AnswerLine &line : *lines) {
            const AnswerFact &fact = line.fact;
            if (const auto record = m_desk.store()->answers().find(line.id))
                before.push_back(readQuestion(QJsonDocument::fromJson(record->content.question).object()));
            if (fact.outcome != Outcome::Wrong || fact.clauses.empty())
                continue;
            PlanItem item{fact.game,     fact.family,
                          fact.topic,    fact.wanted.empty() ? fact.clauses.front() : fact.wanted,
                          fact.targetMs, {ReasonKind::Missed, 0, 0}};
            if (std::find(plan.begin(), plan.end(), item) == plan.end())
                plan.push_back(std::move(item));
        }
    if (plan.empty())
        return;
    SessionStart start;
    m_guided = false;
    start.kind = "misses";
    start.plan = planJson(plan);
    start.planned = static_cast<int>(plan.size());
    begin(std::move(start), std::move(plan), before);
}

void PracticeSession::begin(SessionStart start, std::vector<PlanItem> plan, const std::vector<Question> &before) {
    if (!m_desk.store() || !m_desk.trainee())
        return;
    start.trainee = m_desk.trainee()->id;
    start.settings = school::settingsFor(m_setup.toJson(), std::exchange(m_assignment, {}));
    start.seed = seedFrom(static_cast<std::uint64_t>(m_desk.clock().nowMs()), start.trainee.toString().toStdString()) >> 11;
    auto source =
        std::make_unique<QuestionSource>(m_desk, m_setup.mode(), m_setup.practiceSettings(), start.seed, std::move(plan));
    for (const Question &known : before)
        source->avoid(known);
    auto first = source->next();
    if (!first) { // no session of nothing
        setProblem(tr("None of this can be asked just now. Choose another game or topic."));
        return;
    }
    const auto session = m_desk.store()->sessions().start(start);
    if (!session) {
        setProblem(inWords(session.error()));
        return;
    }
    setProblem({});
    m_session = *session;
    m_planned = start.planned;
    m_startedMs = m_desk.clock().nowMs();
    m_marks.clear();
    Q_EMIT marksChanged();
    m_guidedTo.clear();
    m_source = std::move(source);
    if (start.kind == SessionLog::stormKind)
        m_storm.begin(m_setup.practiceSettings(), m_session);
    else
        m_storm.stop();
    show(std::move(*first));
}

void PracticeSession::refresh() {
    QString waits;
    if (m_desk.store() && m_desk.trainee() && !isAtTable())
        if (const auto unfinished = m_desk.store()->sessions().unfinished(m_desk.trainee()->id); unfinished && *unfinished)
            if (const Session &session = **unfinished; session.answered > 0)
                waits = session.start.planned > 0 ? tr("%1 of %2 answered").arg(session.answered).arg(session.start.planned)
                                                  : tr("%n answered", nullptr, session.answered);
    if (waits == m_unfinished)
        return;
    m_unfinished = waits;
    Q_EMIT unfinishedChanged();
}

void PracticeSession::readHouse() {
    m_question.input()->pile()->readSet();
    m_shownVerdict.rightPile()->readSet();
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
    m_guided = false;
    m_setup.fromJson(session.start.settings);
    Q_EMIT m_setup.changed();
    m_storm.stop();
    m_session = session.id;
    m_planned = session.start.planned;
    m_startedMs = m_desk.clock().nowMs();
    m_source = std::make_unique<QuestionSource>(m_desk, m_setup.mode(), m_setup.practiceSettings(), session.start.seed,
                                                readPlan(session.start.plan));
    m_marks.clear();
    if (const auto lines = m_desk.store()->answers().ofSession(session.id))
        for (const AnswerLine &line : *lines) {
            m_marks << static_cast<int>(line.fact.outcome);
            if (const auto record = m_desk.store()->answers().find(line.id))
                m_source->skip(readQuestion(QJsonDocument::fromJson(record->content.question).object()), line.fact);
        }
    Q_EMIT marksChanged();
    ask();
}

bool PracticeSession::isSessionOver() const {
    if (m_storm.on())
        return m_storm.isOver();
    const int minutes = m_planned > 0 ? 0 : m_setup.limitMinutes();
    return minutes > 0 && m_desk.clock().nowMs() - m_startedMs >= minutes * 60'000;
}

void PracticeSession::ask() {
    const bool full = m_planned > 0 && m_marks.size() >= m_planned;
    std::optional<AskedQuestion> asked;
    if (!full && !isSessionOver())
        asked = m_source->next();
    if (asked)
        show(std::move(*asked));
    else
        finish();
}

void PracticeSession::show(AskedQuestion asked) {
    m_wanted = std::move(asked.clause);
    m_reason = asked.reason;
    m_before = 0;
    const Learner learner = m_desk.learner();
    const SkillState *skill = learner.skill({asked.question.game, asked.question.family});
    m_sure = skill && skill->timedUnlocked();
    setPhase(Phase::Asking);
    m_asked = std::move(asked.question);
    m_question.ask(m_asked, mayType());
    m_guide = m_guided && m_guidedTo.insert(input()->control()).second ? guideFor(input()->control()) : QString();
    Q_EMIT questionChanged();
    Q_EMIT inputChanged();
    m_clock.start();
    m_tick.start();
}

void PracticeSession::pause() {
    if (m_phase != Phase::Asking)
        return;
    stopClock();
    notePause();
    setPhase(Phase::Paused);
}

void PracticeSession::resume() {
    if (m_phase != Phase::Paused)
        return;
    if (Store *store = m_desk.store())
        (void)store->sessions().resume(m_session);
    setPhase(Phase::Asking);
    m_clock.start();
    m_tick.start();
}

void PracticeSession::holdClock() {
    m_rest.stop();
    if (m_phase == Phase::Asking)
        stopClock();
}

void PracticeSession::letClockRun() {
    if (m_phase == Phase::Passed)
        m_rest.start();
    if (m_phase != Phase::Asking || m_clock.isValid())
        return;
    m_clock.start();
    m_tick.start();
}

void PracticeSession::leave() {
    stopClock();
    m_rest.stop();
    if (!m_storm.on())
        notePause();
    else if (Store *store = m_desk.store())
        (void)store->sessions().end(m_session); // a storm is not gone on with
    setProblem({}); // said at the question; home and set-up say what is wrong with the records by themselves
    m_question.clear();
    setPhase(Phase::Idle);
    m_setup.refresh();
    refresh();
}

// The answers are safe whether or not the pause is noted.
void PracticeSession::notePause() {
    if (Store *store = m_desk.store())
        (void)store->sessions().pause(m_session);
}

void PracticeSession::finish() {
    stopClock();
    m_rest.stop();
    if (Store *store = m_desk.store())
        if (const auto ended = store->sessions().end(m_session); !ended)
            setProblem(inWords(ended.error()));
    m_question.clear();
    setPhase(Phase::Finished);
    refresh();
    Q_EMIT finished();
}

void PracticeSession::backToSetup() {
    if (m_phase == Phase::Finished)
        setPhase(Phase::Idle);
}

// ---------------------------------------------------------------- answering

void PracticeSession::enter() {
    if (!isSettled())
        return;
    if (m_phase == Phase::Judged)
        next();
    else
        lock();
}

void PracticeSession::lock() {
    // At the end of the time an unfinished answer is locked as it stands.
    const bool timedOut = !m_storm.on() && m_setup.timing() == PracticeSetup::Timing::StopAtTarget && overTarget();
    if (m_phase != Phase::Asking || (!canLock() && !timedOut))
        return;
    const int taken = takenMs();
    const std::optional<Answer> given = m_question.answer();
    Verdict verdict = judge(m_asked, given, m_desk.chips());
    if (!m_question.isAnswered())
        verdict = timeIsUp(m_asked);
    stopClock(); // whatever the disk does, it is not the trainee's time
    if (!record(given, verdict, taken))
        return; // the question stays, with what was answered; the verdict is not shown
    m_taken = taken;
    m_marks << static_cast<int>(verdict.outcome);
    if (verdict.deciding > 0)
        m_source->missed(verdict.clauses.front());
    m_queried = false;
    m_savedAt = QDateTime::fromMSecsSinceEpoch(m_desk.clock().nowMs()).toString(QStringLiteral("HH:mm:ss"));
    m_question.close();
    m_shownVerdict.show(m_asked, given, verdict, clockShown() ? taken : 0);
    const bool passed = m_storm.on() && verdict.outcome == Outcome::Right;
    if (m_storm.on())
        m_storm.answered(verdict.outcome == Outcome::Right, taken);
    setPhase(passed ? Phase::Passed : Phase::Judged);
    if (passed)
        m_rest.start();
    Q_EMIT marksChanged();
    Q_EMIT queriedChanged();
    Q_EMIT judged();
}

bool PracticeSession::record(const std::optional<Answer> &given, const Verdict &verdict, int taken) {
    if (!m_desk.store())
        return false; // restored or lost under the session; home says so
    const bool timed = m_storm.on() || m_setup.timing() != PracticeSetup::Timing::Off;
    NewAnswer answer = newAnswer(m_session, m_asked, given, verdict, timed ? std::max(1, taken) : 0, m_desk.house());
    if (m_storm.on())
        answer.fact.topic = stormTopic;
    else if (verdict.outcome !=
             Outcome::Wrong) // what was wrong is learnt by the rules that decided, whatever it was chosen for
        answer.fact.wanted = m_wanted;
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
    if (m_phase == Phase::Judged || m_phase == Phase::Passed)
        ask();
}

void PracticeSession::query(const QString &text) {
    if (m_phase != Phase::Judged || m_queried || !m_desk.store())
        return;
    const auto asked = m_desk.store()->queries().ask(m_desk.trainee()->id, m_answerId, text.trimmed());
    if (!asked) {
        setProblem(inWords(asked.error()));
        return;
    }
    setProblem({});
    m_queried = true;
    Q_EMIT queriedChanged();
}

// ---------------------------------------------------------------- words about the question

QString PracticeSession::reason() const {
    if (!m_question.isShown() || !m_reason)
        return {};
    switch (m_reason->kind) {
    case ReasonKind::New: return tr("New");
    case ReasonKind::Due: return tr("Back after %n day(s): about to be forgotten", nullptr, m_reason->days);
    case ReasonKind::Missed:
        return m_reason->days == 0 ? tr("Back: you missed it earlier today")
                                   : tr("Back: you missed it %n day(s) ago", nullptr, m_reason->days);
    case ReasonKind::NotYetFast: return tr("Back: right last time, but over the target");
    case ReasonKind::Refresh: return tr("A refresher");
    }
    return {};
}

QString PracticeSession::guideFor(AnswerInput::Control control) const {
    switch (control) {
    case AnswerInput::Control::Money:
        return tr("Digits lay chips from the float, Backspace takes one back. Enter locks your answer in.");
    case AnswerInput::Control::SomeOf: return tr("Digits turn answers on and off. Choose all that apply, then press Enter.");
    case AnswerInput::Control::OneOf:
        return m_question.pickable() ? tr("Press a digit or click on the felt to choose. Enter locks it in.")
                                     : tr("Press a digit to choose one. Enter locks it in.");
    case AnswerInput::Control::InOrder:
        return tr("Up and down walk the rows, Ctrl with them moves one. Or type the place a row belongs to.");
    case AnswerInput::Control::Number: return tr("Type the number. S changes between hard and soft.");
    }
    return {};
}

QString PracticeSession::hint() const {
    const Question &question = m_asked;
    if (!m_question.isShown() || m_setup.level() != PracticeSetup::Level::Learn || question.clauses.empty() ||
        m_setup.mode() == PracticeSetup::Mode::ClauseHunt)
        return {};
    const ClauseKey key = clauseKey(question.game, question.clauses.front());
    for (const ClauseGroup &group : m_desk.groups().of(key.document))
        if (std::find(group.clauses.begin(), group.clauses.end(), key.clause) != group.clauses.end())
            return tr("See %1 (%2).").arg(qt(group.title), qt(group.range));
    return {};
}

QString PracticeSession::comesBack() const {
    const bool byMemory = m_setup.mode() == PracticeSetup::Mode::Due || m_setup.mode() == PracticeSetup::Mode::Custom;
    if (m_phase != Phase::Judged || m_marks.isEmpty() || m_marks.back() != static_cast<int>(Outcome::Wrong) || !byMemory)
        return {};
    const bool last = (m_planned > 0 && m_marks.size() + 4 > m_planned) ||
                      !m_source->mayComeAgain(m_asked.game, m_shownVerdict.verdict().clauses.front());
    return last ? tr("Comes back next time, with new cards.") : tr("Comes back in a few questions, with new cards.");
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

bool PracticeSession::clockShown() const {
    if (m_storm.on())
        return false; // the storm has its own
    switch (m_setup.timing()) {
    case PracticeSetup::Timing::Off: return false;
    case PracticeSetup::Timing::Shown: return m_sure || m_setup.level() != PracticeSetup::Level::Learn;
    case PracticeSetup::Timing::StopAtTarget: break;
    }
    return true;
}

QString PracticeSession::elapsed() const {
    return tr("%1 s").arg(seconds(m_phase == Phase::Judged ? m_taken : takenMs()));
}
QString PracticeSession::target() const {
    return m_question.isShown() ? tr("target %1 s").arg(m_asked.target) : QString();
}
bool PracticeSession::overTarget() const {
    return m_question.isShown() && takenMs() >= m_asked.target * 1000;
}

QString PracticeSession::minutesLeft() const {
    const int minutes = m_planned > 0 || m_storm.on() ? 0 : m_setup.limitMinutes();
    if (minutes == 0)
        return {};
    const UtcMs left = std::max<UtcMs>(0, minutes * 60'000 - (m_desk.clock().nowMs() - m_startedMs));
    return tr("%n min left", nullptr, static_cast<int>((left + 59'999) / 60'000));
}

void PracticeSession::setPhase(Phase phase) {
    m_phase = phase;
    m_settling.begin(m_desk.clock().nowMs());
    Q_EMIT phaseChanged();
}

void PracticeSession::setProblem(const QString &problem) {
    if (m_problem == problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

} // namespace pitwise

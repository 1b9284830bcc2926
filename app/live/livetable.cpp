// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/live/livetable.h"
#include "core/random/random.h"
#include "core/records/livelog.h"
#include "core/statistics/liveskills.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>

// The session as such: it begins, rests, goes on, ends. What the hands do is in livehands.cpp.

namespace pitwise {
namespace {

constexpr int secondMs = 1000, hintMs = 4000;
constexpr std::size_t captionsShown = 2;
const QString traceEnding = QStringLiteral(".jsonl"), planEnding = QStringLiteral(".plan");

} // namespace

LiveTable::LiveTable(Desk &desk, QObject *parent)
    : QObject(parent), m_desk(desk), m_plan(desk.library()), m_scene(desk.chips()),
      m_floor([this](live::Entry entry) { act(std::move(entry)); }), m_replay(desk.library(), desk.chips()),
      m_pile(desk.chips()) {
    m_wake.setSingleShot(true);
    m_hintTimer.setSingleShot(true);
    m_hintTimer.setInterval(hintMs);
    m_second.setInterval(secondMs);
    connect(&m_wake, &QTimer::timeout, this, &LiveTable::tick);
    connect(&m_second, &QTimer::timeout, this, &LiveTable::ticked);
    connect(&m_hintTimer, &QTimer::timeout, this, [this] { setHint({}); });
    connect(&m_plan, &LivePlan::changed, this, &LiveTable::phaseChanged);
}

LiveTable::~LiveTable() = default;

QString LiveTable::folder() const {
    const QString who = m_desk.trainee() ? m_desk.trainee()->id.toString(QUuid::WithoutBraces) : QStringLiteral("nobody");
    return QFileInfo(m_desk.recordsFile()).absolutePath() + QStringLiteral("/live/") + who;
}

std::uint64_t LiveTable::drawnSeed() const {
    return m_seed != 0 ? m_seed : seedFrom(static_cast<std::uint64_t>(m_desk.clock().nowMs()), "live table") >> 12;
}

void LiveTable::refresh() {
    m_unfinished.clear();
    m_unfinishedWords.clear();
    const QDir place(folder());
    const QStringList plans = place.entryList({u'*' + planEnding}, QDir::Files, QDir::Time);
    for (const QString &name : plans) {
        QJsonObject plan;
        try {
            plan = QJsonDocument::fromJson(security::readFile(place.filePath(name))).object();
        } catch (const Refusal &) { // a file that cannot be read offers nothing to go on with
            continue;
        }
        const QString trace = place.filePath(QFileInfo(name).completeBaseName() + traceEnding);
        const bool over = plan.value(QLatin1String("over")).toBool();
        if (over || !m_unfinished.isEmpty() || !QFileInfo::exists(trace))
            continue;
        m_unfinished = trace;
        m_unfinishedWords = tr("%n round(s)", "", plan.value(QLatin1String("rounds")).toInt());
    }
    Q_EMIT phaseChanged();
}

void LiveTable::suggest() {
    QString game;
    if (m_desk.store() && m_desk.trainee())
        if (const auto offers = dealOffers(m_desk.learner(), m_desk.catalogue()); !offers.empty())
            game = QString::fromStdString(offers.front().game);
    if (game == m_suggestion)
        return;
    m_suggestion = game;
    Q_EMIT phaseChanged();
}

/// Each round from its bets on, as core/records/livelog.h has it.
void LiveTable::record() {
    Store *store = m_desk.store();
    if (!store || !m_desk.trainee() || m_branch)
        return;
    std::vector<std::string> traces;
    for (const live::Entry &entry : m_shift->entries()) {
        if (entry.act == live::Act::Bets)
            traces.emplace_back();
        if (traces.empty())
            continue;
        live::writeEntry(traces.back(), m_shift->header(), entry);
        traces.back() += '\n';
    }
    const auto mode = static_cast<LiveMode>(m_plan.mode());
    const auto grades = m_shift->session().grades();
    const auto begun = beginDealing(*store, m_desk.trainee()->id, m_shift->header(), mode, m_plan.rounds());
    if (!begun)
        return setProblem(inWords(begun.error()));
    for (std::size_t i = 0; i < std::min(grades.size(), traces.size()); ++i)
        if (const auto kept =
                recordDealtRound(*store, m_desk.library(), m_shift->header(), {begun.value(), traces[i], grades[i], mode});
            !kept)
            return setProblem(inWords(kept.error()));
    if (const auto ended = store->sessions().end(begun.value()); !ended)
        setProblem(inWords(ended.error()));
}

void LiveTable::begin() {
    const QString base = folder() + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces);
    try {
        security::makeFolder(folder());
        const auto keep = [this](std::string_view line) { m_store->append(line); };
        auto shift = std::make_unique<live::Shift>(m_plan.options(drawnSeed()), m_desk.library(), keep);
        m_path = base;
        m_branch = false;
        writePlan(false);
        m_store = std::make_unique<live::TraceStore>(live::TraceStore::create(base + traceEnding, shift->headerLine()));
        open(std::move(shift), base);
    } catch (const Refusal &refusal) {
        setProblem(QString::fromStdString(refusal.at + ' ' + refusal.error));
    }
}

void LiveTable::goOn() {
    if (m_unfinished.isEmpty())
        return;
    try {
        const QString base = m_unfinished.chopped(traceEnding.size());
        const QJsonObject plan = QJsonDocument::fromJson(security::readFile(base + planEnding)).object();
        m_plan.read(plan);
        m_branch = plan.value(QLatin1String("branch")).toBool();
        m_store = std::make_unique<live::TraceStore>(live::TraceStore::open(m_unfinished));
        const auto keep = [this](std::string_view line) { m_store->append(line); };
        open(std::make_unique<live::Shift>(m_plan.options(0), m_desk.library(), m_store->lines(), keep), base);
    } catch (const Refusal &refusal) {
        m_store.reset();
        setProblem(QString::fromStdString(refusal.at + ' ' + refusal.error));
    }
}

void LiveTable::dealOnFrom(int entries) {
    if (!m_shift)
        return;
    std::vector<std::string> lines{m_shift->headerLine()};
    const int most = std::min(entries, static_cast<int>(m_shift->entries().size()));
    for (int i = 0; i < most; ++i)
        live::writeEntry(lines.emplace_back(), m_shift->header(), m_shift->entries()[static_cast<std::size_t>(i)]);
    const QString base = folder() + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces);
    try {
        auto store = std::make_unique<live::TraceStore>(live::TraceStore::create(base + traceEnding, lines.front()));
        for (std::size_t i = 1; i < lines.size(); ++i)
            store->append(lines[i]);
        m_store = std::move(store);
        m_path = base;
        m_branch = true;
        writePlan(false);
        const auto keep = [this](std::string_view line) { m_store->append(line); };
        open(std::make_unique<live::Shift>(m_plan.options(0), m_desk.library(), lines, keep), base);
    } catch (const Refusal &refusal) {
        setProblem(QString::fromStdString(refusal.at + ' ' + refusal.error));
    }
}

void LiveTable::writePlan(bool over) {
    QJsonObject json = m_plan.toJson();
    json.insert(QStringLiteral("over"), over);
    json.insert(QStringLiteral("branch"), m_branch);
    security::writeFile(m_path + planEnding, QJsonDocument(json).toJson(QJsonDocument::Compact));
}

void LiveTable::open(std::unique_ptr<live::Shift> shift, const QString &path) {
    m_shift = std::move(shift);
    m_path = path;
    m_trace.clear();
    m_captions.clear();
    m_cursor.reset();
    m_paying.clear();
    m_handOf.fill(1);
    m_faults = 0;
    m_gradedRound = 0;
    m_paused = false;
    m_before = m_shift->now();
    m_running.start();
    m_second.start();
    setProblem({});
    setHint({});
    setPhase(Phase::Dealing);
    follow(0);
    show(FeltScene::Arrival::Jump);
    wait();
}

std::int64_t LiveTable::now() const {
    return m_before + (m_paused || !m_running.isValid() ? 0 : m_running.elapsed());
}

void LiveTable::wait() {
    m_wake.stop();
    if (m_phase != Phase::Dealing || m_paused || !m_shift)
        return;
    if (const auto due = m_shift->dueAt())
        m_wake.start(static_cast<int>(std::max<std::int64_t>(0, *due - now())));
}

void LiveTable::tick() {
    if (m_phase != Phase::Dealing || m_paused)
        return;
    const std::size_t before = m_shift->entries().size();
    try {
        m_shift->advance(now());
    } catch (const Refusal &refusal) {
        setProblem(QString::fromStdString(refusal.error));
    }
    if (m_shift->entries().size() != before) {
        follow(before);
        show();
    }
    if (m_shift->ended())
        return finish();
    wait();
}

bool LiveTable::skipToPlayers() {
    if (m_phase != Phase::Dealing || !m_shift->dueAt())
        return false;
    m_before = std::max(m_before, *m_shift->dueAt());
    m_running.restart();
    tick();
    return true;
}

void LiveTable::pause() {
    if (m_phase != Phase::Dealing || m_paused)
        return;
    m_before = now();
    m_paused = true;
    m_wake.stop();
    m_second.stop();
    Q_EMIT phaseChanged();
}

void LiveTable::resume() {
    if (!m_paused)
        return;
    m_paused = false;
    m_running.restart();
    m_second.start();
    Q_EMIT phaseChanged();
    wait();
}

void LiveTable::leave() {
    m_wake.stop();
    m_second.stop();
    m_paused = false;
    m_shift.reset();
    m_store.reset();
    m_floor.read(nullptr);
    setPhase(Phase::Setup);
    refresh();
}

void LiveTable::finish() {
    if (m_phase != Phase::Dealing)
        return;
    m_wake.stop();
    m_second.stop();
    m_paused = false;
    try {
        writePlan(true);
    } catch (const Refusal &refusal) {
        setProblem(QString::fromStdString(refusal.error));
    }
    m_store.reset(); // its trace is whole
    record();
    m_floor.read(nullptr);
    m_summary.read(*m_shift, m_plan.mode() != LivePlan::Guided && !m_branch);
    setPhase(Phase::Summary);
    Q_EMIT ended();
}

void LiveTable::backToSetup() {
    if (m_phase == Phase::Dealing)
        return;
    m_shift.reset();
    setPhase(Phase::Setup);
    refresh();
}

void LiveTable::openReplay() {
    if (m_phase != Phase::Summary || !m_shift)
        return;
    m_replay.open(*m_shift, m_plan.options(m_shift->header().seed));
    setPhase(Phase::Replay);
}

void LiveTable::closeReplay() {
    if (m_phase == Phase::Replay)
        setPhase(Phase::Summary);
}

void LiveTable::setPhase(Phase phase) {
    m_phase = phase;
    Q_EMIT phaseChanged();
    Q_EMIT changed();
}

void LiveTable::setHint(const QString &hint) {
    if (!hint.isEmpty())
        m_hintTimer.start();
    if (m_hint == hint)
        return;
    m_hint = hint;
    Q_EMIT hintChanged();
    if (!hint.isEmpty())
        Q_EMIT announced(hint, true);
}

void LiveTable::setProblem(const QString &problem) {
    m_problem = problem.trimmed();
    Q_EMIT problemChanged();
}

QString LiveTable::roundText() const {
    if (!m_shift)
        return {};
    return tr("Round %1 of %2").arg(std::max(1, m_shift->company().round())).arg(m_plan.rounds());
}

QString LiveTable::clock() const {
    return clockText(now());
}

QList<bool> LiveTable::said() const {
    QList<bool> list(static_cast<qsizetype>(live::callCount), false);
    const live::Dealing *round = m_shift ? m_shift->session().round() : nullptr;
    if (round && !m_shift->company().awaitsBets())
        for (std::size_t i = 0; i < live::callCount; ++i)
            list[static_cast<qsizetype>(i)] = round->said(static_cast<live::Call>(i));
    else if (m_shift && !m_shift->entries().empty() && m_shift->entries().back().act == live::Act::Say)
        list[static_cast<qsizetype>(m_shift->entries().back().what)] = true;
    return list;
}

// ---------------------------------------------------------------- what has happened

void LiveTable::follow(std::size_t from) {
    const live::Header &header = m_shift->header();
    const auto &entries = m_shift->entries();
    const bool reading = from == 0;
    for (std::size_t i = from; i < entries.size(); ++i) {
        const live::Entry &entry = entries[i];
        const QString words = entryWords(entry, header);
        LiveTrace::Row row;
        row.line = entry.line;
        row.text = words;
        row.t = entry.t;
        row.crew = live::isCrew(entry.act);
        row.lane = laneOf(entry.act);
        m_trace.add(std::move(row));
        if (entry.act == live::Act::Bets)
            m_handOf.fill(1);
        if ((entry.act == live::Act::Signal || (entry.act == live::Act::Card && entry.box > 0)) && entry.hand > 0)
            m_handOf[entry.box] = entry.hand;
        if (!live::isCrew(entry.act))
            continue;
        m_captions << words;
        while (m_captions.size() > static_cast<qsizetype>(captionsShown))
            m_captions.removeFirst();
        if (!reading) {
            const bool urgent = entry.act == live::Act::Notice || entry.act == live::Act::Shoe ||
                                entry.act == live::Act::ChipsMoved || entry.act == live::Act::LightsOut;
            Q_EMIT announced(words, urgent);
        }
    }
    judge(from);
    m_seats.read(entries, header);
    m_floor.read(m_shift.get());
    guideOn();
    Q_EMIT changed();
    if (m_cursor && !spot())
        setCursor(std::nullopt);
}

/// Tick or cross for what the dealer did; marks come with the end where nobody coaches.
void LiveTable::judge(std::size_t from) {
    const live::Dealing *round = m_shift->session().round();
    if (m_plan.mode() != LivePlan::Coached || !round)
        return;
    if (m_gradedRound != m_shift->company().round()) {
        m_gradedRound = m_shift->company().round();
        m_faults = 0;
    }
    const live::RoundGrade grade = round->grade(live::Ending::Open);
    const auto &entries = m_shift->entries();
    for (std::size_t i = from; i < entries.size(); ++i)
        if (!live::isCrew(entries[i].act) && !round->suspended()) // a wrong card is left to be found by him
            m_trace.mark(entries[i].line, LiveTrace::Right, {}, {});
    bool wrong = false;
    const int last = entries.empty() ? 0 : entries.back().line;
    for (std::size_t i = std::min(m_faults, grade.faults.size()); i < grade.faults.size(); ++i) {
        const live::Fault &fault = grade.faults[i];
        m_trace.mark(fault.line > 0 ? fault.line : last, LiveTrace::Wrong, faultWords(fault, m_shift->header()),
                     clauseList(fault.clauses));
        wrong = true;
    }
    m_faults = grade.faults.size();
    if (from > 0 && from < entries.size() && !live::isCrew(entries.back().act) && !round->suspended())
        Q_EMIT answered(cursor(), !wrong);
}

void LiveTable::show(FeltScene::Arrival arrival) {
    m_scene.show(m_shift->view(m_plan.mode() == LivePlan::Guided), *m_shift->header().book, arrival);
    Q_EMIT cursorChanged();
}

} // namespace pitwise

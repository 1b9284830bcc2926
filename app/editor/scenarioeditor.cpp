// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/scenarioeditor.h"
#include "app/felt/felttext.h"
#include "app/text/said.h"
#include "core/quiz/questionview.h"
#include "core/scenario/scenarioformat.h"
#include "core/scenario/scriptedit.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;
using Place = ProblemPlace;

/// `round.actions[3].amount` with `list` "actions": 3; -1: another place.
int entryIn(const std::string &path, const char *list) {
    static const QRegularExpression form(QStringLiteral("(\\w+)\\[(\\d+)\\]"));
    const QRegularExpressionMatch match = form.match(QString::fromStdString(path));
    return match.hasMatch() && match.captured(1) == L1(list) ? match.captured(2).toInt() : -1;
}

/// The options that are right, by what they say: their letters are shuffled for every scenario.
std::vector<Phrase> rightOptions(const Question &question) {
    std::vector<Phrase> right;
    for (const std::string &key : optionsIn(question.key()))
        for (const Option &option : question.options)
            if (option.key == key)
                right.push_back(option.text);
    return right;
}

bool sameAnswer(const Question &a, const Question &b) {
    const std::vector<Phrase> right = rightOptions(a);
    return right.empty() ? sayTheSame(a.key(), b.key()) : right == rightOptions(b);
}

/// "box 3: a luckystash bet needs …" as dealers call it: "a Lucky Stash bet needs …".
QString inDealersWords(QString text, const Rulebook &rulebook) {
    static const QRegularExpression place(QStringLiteral("^box \\d+: "));
    text.remove(place);
    for (const SideBet &bet : rulebook.sideBets)
        text.replace(QRegularExpression(QStringLiteral("\\b%1\\b").arg(QString::fromStdString(bet.kind))),
                     felt::sideBetName(bet.kind));
    return text;
}

} // namespace

ScenarioEditor::ScenarioEditor(Desk &desk, ScenarioShelf &shelf, QObject *parent)
    : QObject(parent), m_desk(desk), m_shelf(shelf), m_table(m_document, desk.library(), desk.chips()),
      m_incident(m_document, m_table), m_ask(m_document, m_table, desk.library(), desk.house()), m_trial(desk) {
    connect(&m_document, &EditorDocument::changed, this, [this] {
        refresh();
        m_saveError = m_shelf.saveDraft(draft());
        Q_EMIT changed();
    });
    // The stack tells what can be undone only once the edit is in it.
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &ScenarioEditor::changed);
    connect(&m_trial, &ScenarioRun::phaseChanged, this, &ScenarioEditor::tryingChanged);
}

// ---------------------------------------------------------------- opening and leaving

QString ScenarioEditor::open(const ScenarioDraft &draft, bool worthKeeping) {
    (void)leave(); // one that is open is kept first; where that fails, its draft stays
    if (const QString held = m_shelf.hold(draft.pack, draft.scenario.id); !held.isEmpty())
        return held;
    m_worthKeeping = worthKeeping;
    m_pack = draft.pack;
    m_base = draft.base;
    m_others = Neighbours(m_shelf.allScenarios());
    m_problems.setCurrent(-1);
    m_worked.reset();
    m_open = true;
    {
        const QSignalBlocker quiet(m_document); // nothing has been edited yet
        m_document.open(draft.scenario);
    }
    m_saveError = worthKeeping ? m_shelf.saveDraft(this->draft()) : QString();
    refresh();
    m_table.goTo(m_table.pointStop());
    Q_EMIT openChanged();
    Q_EMIT changed();
    return {};
}

std::string ScenarioEditor::freshId() const {
    return newScenarioId(seedFrom(static_cast<std::uint64_t>(m_desk.clock().nowMs()),
                                  static_cast<std::uint64_t>(m_shelf.allScenarios().size())));
}

QString ScenarioEditor::openScenario(const Scenario &scenario, const QString &pack) {
    if (const auto left = m_shelf.draftOf(pack, scenario.id))
        return openDraft(*left);
    // What was approved or answered stays as it is.
    if (scenario.status != ScenarioStatus::Draft)
        return open({pack, m_shelf.nextVersion(pack, scenario), {}}, false);
    return open({pack, scenario, m_shelf.store().digestOf(pack.toStdString(), scenario)}, false);
}

QString ScenarioEditor::openNew(const QString &game, const QString &pack) {
    const Rulebook *rulebook = m_desk.library().find(game.toStdString());
    if (!rulebook)
        return tr("There is no rulebook for that game here.");
    Scenario scenario;
    scenario.id = freshId();
    scenario.author = m_shelf.author();
    scenario.game = rulebook->document;
    scenario.rulebook = rulebook->name();
    scenario.round = script::emptyTable(*rulebook);
    return open({pack, std::move(scenario), {}}, false);
}

QString ScenarioEditor::openRound(const QJsonObject &script, const QString &title, const QString &pack) {
    Scenario scenario;
    scenario.id = freshId();
    scenario.author = m_shelf.author();
    scenario.game = script[L1("game")].toString().toStdString();
    scenario.rulebook = script[L1("rulebook")].toString().toStdString();
    const QJsonObject readings = script[L1("readings")].toObject();
    for (auto it = readings.begin(); it != readings.end(); ++it)
        scenario.readings[it.key().toStdString()] =
            it.value().isBool() ? (it.value().toBool() ? "true" : "false") : it.value().toString().toStdString();
    scenario.round = script;
    for (const L1 key : {L1("rulebook"), L1("readings"), L1("id")})
        scenario.round.remove(key);
    scenario.title = title.left(longestTitle);
    return open({pack, std::move(scenario), {}}, true);
}

QString ScenarioEditor::openQuestion(const Question &question, const QString &pack, const QString &title) {
    Scenario scenario;
    scenario.id = freshId();
    scenario.author = m_shelf.author();
    scenario.game = question.game;
    scenario.rulebook = question.rulebook;
    const Rulebook *rulebook = m_desk.library().find(question.rulebook);
    scenario.round = question.round;
    for (const L1 key : {L1("rulebook"), L1("readings"), L1("id")})
        scenario.round.remove(key);
    if (scenario.round.isEmpty() && rulebook)
        scenario.round = script::emptyTable(*rulebook);
    if (const QString kind = question.situation[L1("kind")].toString(); !kind.isEmpty())
        scenario.incident = ScenarioIncident{kind.toStdString(), question.situation[L1("facts")].toObject()};
    QStringList story;
    for (const Phrase &line : question.story)
        story << said(line);
    scenario.story = story.join(u'\n').left(longestText);
    scenario.title = title.left(longestTitle);
    // What was asked, where the editor can ask it of this table; else the author chooses.
    for (const AskOffer &offer : askable(scenario, m_desk.library())) {
        Scenario asked = scenario;
        asked.ask = offer.ask;
        if (const auto made = makeQuestion(asked, m_desk.library(), m_desk.house());
            made && sameAnswer(*made, question) && (made->asks == question.asks || made->prompt == question.prompt)) {
            scenario.ask = offer.ask;
            break;
        }
    }
    return open({pack, std::move(scenario), {}}, true);
}

QString ScenarioEditor::openSituation(const QJsonObject &situation, const QString &title, const QString &pack) {
    Question question; // one whose answer nobody knows yet
    question.game = situation[L1("game")].toString().toStdString();
    const Rulebook *rulebook = m_desk.library().find(question.game);
    question.rulebook =
        situation[L1("rulebook")].toString(rulebook ? QString::fromStdString(rulebook->name()) : QString()).toStdString();
    question.round = situation[L1("round")].toObject();
    question.situation = situation;
    return openQuestion(question, pack, title);
}

void ScenarioEditor::readHouse() {
    m_worked.reset();
    if (m_open)
        refresh();
    Q_EMIT changed();
}

bool ScenarioEditor::leave() {
    if (!m_open)
        return true;
    // What was only looked at stays as it was; a table on which nothing was done leaves no trace.
    const bool edited = m_worthKeeping || m_document.undoStack().count() > 0;
    m_saveError = edited ? m_shelf.keep(draft()) : QString();
    if (!m_saveError.isEmpty()) {
        Q_EMIT changed();
        return false;
    }
    m_shelf.release();
    m_trial.leave();
    m_open = false;
    Q_EMIT openChanged();
    return true;
}

void ScenarioEditor::sendForReview() {
    if (!canSend())
        return;
    Scenario after = m_document.scenario();
    after.status = ScenarioStatus::InReview;
    m_document.change(tr("Send for review"), std::move(after), m_table.stop());
}

bool ScenarioEditor::canSend() const {
    return m_problems.errors() == 0 && m_document.scenario().status == ScenarioStatus::Draft;
}

QString ScenarioEditor::statusText() const {
    const int version = m_document.scenario().version;
    switch (m_document.scenario().status) {
    case ScenarioStatus::Draft: return tr("Draft %1").arg(version);
    case ScenarioStatus::InReview: return tr("In review, version %1").arg(version);
    case ScenarioStatus::Approved: return tr("Approved, version %1").arg(version);
    case ScenarioStatus::Retired: return tr("Retired, version %1").arg(version);
    }
    return {};
}

QString ScenarioEditor::packTitle() const {
    return m_shelf.titleOf(m_pack);
}

// ---------------------------------------------------------------- undo and trying

void ScenarioEditor::undo() {
    m_document.undoStack().undo();
}
void ScenarioEditor::redo() {
    m_document.undoStack().redo();
}

void ScenarioEditor::tryIt() {
    if (canTry())
        m_trial.tryOut(*m_ask.question());
}

void ScenarioEditor::endTry() {
    m_trial.leave();
}

// ---------------------------------------------------------------- problems

/// Everything is worked out once, and shown from there.
void ScenarioEditor::refresh() {
    const Scenario &scenario = m_document.scenario();
    // Words change nothing on the table: the timeline, the felt and what may be asked stay as they are.
    const bool words =
        m_worked && m_shownStop == m_document.stop() && withoutWords(scenario) == withoutWords(m_worked->scenario());
    m_worked = std::make_unique<WorkedScenario>(scenario, m_desk.library(), m_desk.house(), m_worked.get(),
                                                m_table.playedOf(scenario));
    if (words) {
        m_ask.showWords(*m_worked);
    } else {
        std::optional<RoundView> view;
        if (const auto &question = m_worked->question(); question && !question->round.isEmpty())
            view = feltOf(*question, m_desk.library());
        m_table.show(m_worked->sharedTimeline(), view);
        m_incident.refresh();
        m_ask.show(*m_worked, view);
        m_shownStop = m_document.stop();
    }
    lintAnew();
}

void ScenarioEditor::lintAnew() {
    std::vector<ProblemModel::Row> rows;
    for (const ScenarioProblem &problem : lint(*m_worked, m_others, [](const Phrase &phrase) { return said(phrase); }))
        rows.push_back(rowOf(problem));
    addMisfits(rows);
    // Errors first, and what the timeline marks in its order before the rest.
    std::ranges::stable_sort(rows, {}, [](const ProblemModel::Row &row) {
        const bool marked = row.place.part == Place::Part::Timeline && row.place.entry >= 0;
        return std::pair(severityOf(row.problem.kind), marked ? row.place.stop : std::numeric_limits<int>::max());
    });
    m_problems.show(std::move(rows));
}

/// Lint names the first that does not fit; the timeline knows them all.
void ScenarioEditor::addMisfits(std::vector<ProblemModel::Row> &rows) const {
    for (const TimelineItem &item : m_table.played().items()) {
        if (item.fits)
            continue;
        const bool action = item.kind == TimelineItem::Kind::Decision;
        const std::string path = action ? "round.actions[" + std::to_string(item.entry) + ']' : "round.shoe";
        const bool known =
            std::ranges::any_of(rows, [&](const ProblemModel::Row &row) { return row.problem.path.starts_with(path); });
        if (!known)
            rows.push_back(rowOf({action ? ProblemKind::Action : ProblemKind::Shoe,
                                  path,
                                  {QString::fromStdString(item.refusal.error)},
                                  item.refusal.clauses}));
    }
}

ProblemModel::Row ScenarioEditor::rowOf(const ScenarioProblem &problem) const {
    ProblemModel::Row row{problem, said(problemText(problem)), {}, {}};
    const std::string &path = problem.path;
    const auto why = [&] {
        return inDealersWords(problem.args.empty() ? QString() : problem.args.front().text(), m_table.played().rulebook());
    };
    const auto onTimeline = [&](int stop, int entry) {
        row.place = {Place::Part::Timeline, stop, entry};
        if (stop >= 0)
            row.text = tr("Event %1: %2.", "where, and what is wrong").arg(QString::number(stop + 1), why());
    };
    if (const int action = entryIn(path, "actions"); action >= 0) {
        onTimeline(m_table.stopOfEntry(TimelineItem::Kind::Decision, action), action);
        row.fix = tr("Drop event %1").arg(row.place.stop + 1);
    } else if (problem.kind == ProblemKind::ShoeShort) {
        row.place = {Place::Part::Timeline, m_table.stopCount() - 1, -1};
        row.text = tr("The next card is missing.");
        row.fix = tr("Deal");
    } else if (path == "round.shoe") {
        const auto &items = m_table.played().items();
        const auto bad = std::ranges::find_if(
            items, [](const TimelineItem &item) { return item.kind == TimelineItem::Kind::Card && !item.fits; });
        if (bad != items.end()) {
            onTimeline(m_table.stopOfEntry(TimelineItem::Kind::Card, bad->entry), bad->entry);
            row.fix = tr("Drop event %1").arg(row.place.stop + 1);
        }
    } else if (const int bet = entryIn(path, "bets"); bet >= 0 && path.starts_with("round")) {
        row.place = {Place::Part::Bets, 0, bet};
        row.text = tr("Box %1: %2.", "where, and what is wrong")
                       .arg(QString::number(script::bets(m_document.scenario().round)[bet][L1("box")].toInt()), why());
        row.fix = tr("Take the bet away");
    } else if (problem.kind == ProblemKind::CloseTo || problem.kind == ProblemKind::NoFelt) {
        row.place = {Place::Part::Timeline, m_table.pointStop(), -1};
    } else if (path.starts_with("round")) {
        row.place.part = problem.kind == ProblemKind::Table && m_table.played().awaited().kind == Awaited::Kind::Bets
                             ? Place::Part::Bets
                             : Place::Part::Table;
    } else if (path.starts_with("incident")) {
        row.place.part = Place::Part::Facts;
        row.fix = tr("Take the facts from the table");
    } else if (problem.kind == ProblemKind::OptionMissing || problem.kind == ProblemKind::LongestRight) {
        row.place.part = Place::Part::Options;
        if (problem.kind == ProblemKind::OptionMissing)
            row.fix = tr("Offer it");
    } else if (path.starts_with("added") || path.starts_with("dropped")) {
        row.place = {Place::Part::Options, -1, std::max(entryIn(path, "added"), entryIn(path, "dropped"))};
        row.fix = row.place.entry >= 0 ? tr("Take the option out") : tr("Take all options back in");
    } else if (path == "title") {
        row.place.part = Place::Part::Title;
    } else if (path == "story" || path == "remark") {
        row.place.part = Place::Part::Story;
    } else if (problem.kind == ProblemKind::PointPastEnd) {
        row.fix = tr("Ask at the end");
    }
    return row;
}

void ScenarioEditor::nextProblem() {
    if (m_problems.count() > 0)
        goToProblem((m_problems.current() + 1) % m_problems.count());
}

void ScenarioEditor::goToProblem(int row) {
    if (row < 0 || row >= m_problems.count())
        return;
    m_problems.setCurrent(row);
    const Place &place = m_problems.rows()[static_cast<std::size_t>(row)].place;
    if (place.stop >= 0)
        m_table.goTo(place.stop);
    Q_EMIT placeRequested(static_cast<Part>(place.part));
}

void ScenarioEditor::fix(int row) {
    if (row < 0)
        row = m_problems.fixRow();
    if (row < 0 || row >= m_problems.count() || m_problems.rows()[static_cast<std::size_t>(row)].fix.isEmpty())
        return;
    const ProblemModel::Row problem = m_problems.rows()[static_cast<std::size_t>(row)];
    Scenario after = m_document.scenario();
    const int entry = problem.place.entry;
    const auto drop = [&](auto &list) {
        if (entry >= 0 && entry < static_cast<int>(list.size()))
            list.erase(list.begin() + entry);
    };
    switch (problem.place.part) {
    case Place::Part::Timeline:
        if (problem.problem.kind == ProblemKind::ShoeShort)
            m_table.dealOn();
        else
            m_table.dropEntry(
                problem.problem.kind == ProblemKind::Action ? QStringLiteral("actions") : QStringLiteral("shoe"), entry);
        return;
    case Place::Part::Bets: m_table.dropEntry(QStringLiteral("bets"), entry); return;
    case Place::Part::Facts: m_incident.takeFactsAnew(); return;
    case Place::Part::Options:
        if (problem.problem.kind == ProblemKind::OptionMissing)
            after.added.push_back(
                {QJsonObject{
                     {L1("type"), L1("ruling")},
                     {L1("ruling"),
                      QJsonArray::fromStringList(
                          (problem.problem.args.size() > 2 ? problem.problem.args[2].text() : QString()).split(u','))}},
                 {}});
        else if (problem.problem.path.starts_with("added"))
            drop(after.added);
        else if (entry >= 0)
            drop(after.dropped);
        else
            after.dropped.clear();
        break;
    default: after.at.reset(); break;
    }
    m_document.change(problem.fix, std::move(after), m_table.stop());
}

} // namespace pitwise

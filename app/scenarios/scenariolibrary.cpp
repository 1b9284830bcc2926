// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenarios/scenariolibrary.h"
#include "app/editor/factwords.h"
#include "app/text/said.h"
#include "core/qttext.h"
#include "core/scenario/asking.h"
#include "core/scenario/lint.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <set>

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// A clause is looked for by its number: 3.27, 5.23.4.
bool isClause(const QString &word) {
    return word.size() > 1 && word.front().isDigit() && word.contains(u'.');
}

/// An answer as who gave it read it.
QString givenText(const Question &question, const QJsonObject &answer) {
    for (const Option &option : question.options)
        if (answer[L1("key")].toString().toStdString() == option.key)
            return said(option.text);
    return said(answerText(answer));
}

/// What was approved is never a draft again: a change makes the next version.
bool mayBecome(ScenarioStatus from, ScenarioStatus to) {
    const bool frozen = from == ScenarioStatus::Approved || from == ScenarioStatus::Retired;
    return from != to && (!frozen || to == ScenarioStatus::Approved || to == ScenarioStatus::Retired);
}

} // namespace

ScenarioLibrary::ScenarioLibrary(Desk &desk, ScenarioShelf &shelf, ScenarioEditor &editor, QObject *parent)
    : QObject(parent), m_desk(desk), m_shelf(shelf), m_editor(editor), m_run(desk), m_versions(desk) {
    m_shelf.emptyBin(m_desk.clock().nowMs());
    connect(&m_editor, &ScenarioEditor::openChanged, this, [this] {
        if (m_editor.isOpen()) {
            m_edited = m_editor.document().scenario().id;
            return;
        }
        refresh();
        for (const ShelfPack &pack : m_shelf.packs()) // where it was kept, if it was
            if (!pack.readOnly && pack.id != m_pack &&
                std::ranges::find(pack.scenarios, m_edited, &Scenario::id) != pack.scenarios.end()) {
                const ShelfPack *shown = m_shelf.pack(m_pack);
                if (shown && std::ranges::find(shown->scenarios, m_edited, &Scenario::id) != shown->scenarios.end())
                    break;
                m_pack = pack.id;
                list();
                break;
            }
        if (const int row = m_scenarios.rowOf(m_edited); row >= 0)
            Q_EMIT scenarioWanted(row);
        if (const QString notice = m_shelf.takeNotice(); !notice.isEmpty())
            say(notice);
    });
    connect(&m_run, &ScenarioRun::phaseChanged, this, [this] {
        if (m_run.phase() != ScenarioRun::Phase::Idle)
            return;
        lookForRun();
        Q_EMIT changed();
    });
}

// ---------------------------------------------------------------- what is there

void ScenarioLibrary::refresh() {
    constexpr int many = 1000; // files; fewer are read in the time of a blink
    if (m_work.busy() || m_shelf.filesToRead() > many) {
        m_work.run(
            tr("Reading the packs"),
            [store = m_shelf.store(), known = m_shelf.packs()](const BackgroundWork::Step &step) {
                return ScenarioShelf::read(store, known, step);
            },
            [this](std::vector<ShelfPack> packs) {
                m_shelf.take(std::move(packs));
                showAll();
            });
    } else {
        m_shelf.load();
    }
    showAll();
}

void ScenarioLibrary::showAll() {
    if (!m_shelf.pack(m_pack))
        m_pack = m_shelf.packs().empty() ? QString() : m_shelf.packs().front().id;
    m_draftList = m_shelf.drafts();
    std::vector<StartModel::Row> rows;
    for (const ScenarioDraft &draft : m_draftList)
        rows.push_back({draft.scenario.title.isEmpty() ? tr("No title yet") : draft.scenario.title,
                        m_shelf.titleOf(draft.pack), qt(draft.scenario.game)});
    m_drafts.show(std::move(rows));
    listQueries();
    listRemoved();
    lookForRun();
    list();
}

void ScenarioLibrary::listRemoved() {
    m_removedList = m_shelf.removed();
    std::vector<StartModel::Row> rows;
    for (const Removed &one : m_removedList) {
        const QString what = one.kind == L1("pack")    ? tr("A pack")
                             : one.kind == L1("draft") ? tr("A draft of %1").arg(one.from)
                                                       : tr("Of the pack %1").arg(one.from);
        const qint64 days = std::max<qint64>(0, (one.keptUntilMs - m_desk.clock().nowMs()) / (24LL * 60 * 60 * 1000));
        rows.push_back({one.title.isEmpty() ? tr("No title yet") : one.title,
                        tr("%1; kept for %n more day(s)", nullptr, static_cast<int>(days)).arg(what),
                        {}});
    }
    m_removed.show(std::move(rows));
}

void ScenarioLibrary::restore(int row) {
    if (row < 0 || row >= static_cast<int>(m_removedList.size()))
        return;
    const Removed one = m_removedList[static_cast<std::size_t>(row)];
    const QString error = m_shelf.restore(one);
    showAll();
    say(tr("%1 is back.").arg(one.title), error);
}

void ScenarioLibrary::list() {
    m_packs.show(m_shelf.packs(), m_pack);
    std::vector<Scenario> shown;
    std::map<std::string, int> versions;
    if (const ShelfPack *pack = m_shelf.pack(m_pack)) {
        for (const Scenario &scenario : pack->scenarios)
            ++versions[scenario.id];
        for (Scenario &scenario : newestOf(pack->scenarios))
            if (isWanted(scenario))
                shown.push_back(std::move(scenario));
    }
    std::ranges::stable_sort(shown, [](const Scenario &a, const Scenario &b) {
        return a.game != b.game ? a.game < b.game : a.title.localeAwareCompare(b.title) < 0;
    });
    m_scenarios.show(std::move(shown), std::move(versions), [this](const Scenario &scenario) { return lintOf(scenario); });
    Q_EMIT changed();
}

bool ScenarioLibrary::isWanted(const Scenario &scenario) {
    if (m_only >= 0 && static_cast<int>(scenario.status) != m_only)
        return false;
    QString haystack = scenario.title + u' ' + scenario.tags.join(u' ') + u' ' + scenario.story + u' ' + qt(scenario.game);
    if (const auto kind = scenario.incident ? situationKind(scenario.incident->kind) : std::nullopt)
        haystack += u' ' + kindTitle(*kind);
    const QStringList words = m_search.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString &word) {
        if (!isClause(word))
            return haystack.contains(word, Qt::CaseInsensitive);
        return std::ranges::any_of(lintOf(scenario).clauses,
                                   [&](const QString &clause) { return clause == word || clause.startsWith(word + u'.'); });
    });
}

void ScenarioLibrary::setOnly(int status) {
    if (status == m_only)
        return;
    m_only = status;
    list();
}

ScenarioModel::Found ScenarioLibrary::lintOf(const Scenario &scenario) {
    auto &[known, found] = m_known[nameOf(scenario)];
    if (known == scenario)
        return found;
    known = scenario;
    found = {};
    const WorkedScenario worked(scenario, m_desk.library(), m_desk.house());
    if (worked.question())
        for (const std::string &clause : worked.question()->clauses)
            found.clauses << qt(clause);
    for (const ScenarioProblem &problem : lint(worked, {}, [](const Phrase &phrase) { return said(phrase); }))
        ++(severityOf(problem.kind) == Severity::Error ? found.errors : found.warnings);
    return found;
}

QString ScenarioLibrary::nameOfTrainee(const TraineeId &id) const {
    const auto trainee = m_desk.store()->roster().find(id);
    return trainee ? trainee->name : tr("A trainee");
}

void ScenarioLibrary::listQueries() {
    std::vector<StartModel::Row> rows;
    m_queryQuestions.clear();
    if (!m_desk.store())
        return m_queries.show({});
    if (const auto open = m_desk.store()->queries().open())
        for (const Query &query : *open) {
            const auto record = m_desk.store()->answers().find(query.answer);
            if (!record)
                continue;
            try {
                Question question = readQuestion(QJsonDocument::fromJson(record->content.question).object());
                const QString what = query.text.isEmpty() ? tr("doubts this answer.") : query.text;
                const QString given = givenText(question, QJsonDocument::fromJson(record->content.answer).object());
                rows.push_back({said(question.prompt),
                                given.isEmpty()
                                    ? tr("%1: %2").arg(nameOfTrainee(query.trainee), what)
                                    : tr("%1, who answered %2: %3").arg(nameOfTrainee(query.trainee), given, what),
                                qt(question.game)});
                m_queryQuestions.push_back(std::move(question));
            } catch (const Refusal &) {
                continue; // of a form that this program does not know
            }
        }
    m_queries.show(std::move(rows));
}

bool ScenarioLibrary::readOnly() const {
    const ShelfPack *pack = m_shelf.pack(m_pack);
    return pack && pack->readOnly;
}

QString ScenarioLibrary::packAuthor() const {
    const ShelfPack *pack = m_shelf.pack(m_pack);
    return pack ? pack->author : QString();
}

bool ScenarioLibrary::assigned() const {
    const ShelfPack *pack = m_shelf.pack(m_pack);
    return pack && pack->assigned;
}

bool ScenarioLibrary::examOnly() const {
    const ShelfPack *pack = m_shelf.pack(m_pack);
    return pack && pack->examOnly;
}

bool ScenarioLibrary::canPractise() const {
    return m_desk.store() && !examOnly() && std::ranges::any_of(m_scenarios.scenarios(), [](const Scenario &scenario) {
               return scenario.status != ScenarioStatus::Retired;
           });
}

void ScenarioLibrary::setSearch(const QString &search) {
    if (search == m_search)
        return;
    m_search = search;
    list();
}

void ScenarioLibrary::say(const QString &notice, const QString &error) {
    m_notice = error.isEmpty() ? notice : QString();
    m_error = error;
    Q_EMIT changed();
}

// ---------------------------------------------------------------- packs

void ScenarioLibrary::openPack(int row) {
    if (const QString id = m_packs.idAt(row); !id.isEmpty() && id != m_pack) {
        m_pack = id;
        m_notice.clear();
        m_error.clear();
        list();
    }
}

void ScenarioLibrary::makePack(const QString &title) {
    if (title.trimmed().isEmpty())
        return;
    const QString id = m_shelf.makePack(title);
    if (!id.isEmpty())
        m_pack = id;
    list();
    say(tr("The pack is made. New scenarios go into it."), m_shelf.error());
}

void ScenarioLibrary::setStatus(int row, ScenarioModel::Status status) {
    const Scenario *chosen = m_scenarios.at(row);
    if (!chosen || readOnly())
        return;
    const QString title = chosen->title;
    if (!mayBecome(chosen->status, static_cast<ScenarioStatus>(status)))
        return;
    if (status != ScenarioModel::Retired && status != ScenarioModel::Draft && m_scenarios.found(row).errors > 0)
        return say({}, tr("%1 still has errors; open it and solve them first.").arg(title));
    const QString error = m_shelf.setStatus(m_pack, chosen->id, static_cast<ScenarioStatus>(status));
    list();
    say(tr("%1: %2").arg(title, statusName(static_cast<ScenarioStatus>(status))), error);
}

QString ScenarioLibrary::titleAt(int row) const {
    const Scenario *chosen = m_scenarios.at(row);
    return !chosen ? QString() : chosen->title.isEmpty() ? tr("No title yet") : chosen->title;
}

void ScenarioLibrary::remove(int row) {
    const Scenario *chosen = m_scenarios.at(row);
    if (!chosen || readOnly())
        return;
    const QString title = chosen->title;
    const QString error = m_shelf.remove(m_pack, chosen->id);
    listRemoved();
    list();
    say(tr("%1 is no longer in the pack. For thirty days it can be brought back.").arg(title), error);
}

void ScenarioLibrary::removePack() {
    if (readOnly() || m_pack.isEmpty())
        return;
    const QString title = packTitle();
    if (const QString unassigned = assigned() ? m_shelf.setAssigned(m_pack, false) : QString(); !unassigned.isEmpty())
        return say({}, unassigned);
    const QString error = m_shelf.remove(m_pack);
    showAll();
    say(tr("The pack %1 is no longer here. For thirty days it can be brought back.").arg(title), error);
}

void ScenarioLibrary::renamePack(const QString &title) {
    if (title.trimmed().isEmpty() || readOnly())
        return;
    const QString error = m_shelf.rename(m_pack, title);
    list();
    say({}, error);
}

void ScenarioLibrary::setExamOnly(bool examOnly) {
    const bool wasAssigned = assigned();
    const QString error = m_shelf.setExamOnly(m_pack, examOnly);
    list();
    say(!examOnly     ? tr("No longer for exams only: it can be practised and assigned.")
        : wasAssigned ? tr("For exams only: it is no longer assigned, and practice never shows it. Exams draw from it.")
                      : tr("For exams only: practice never shows it. Exams draw from it."),
        error);
}

void ScenarioLibrary::setAssigned(bool assigned) {
    const QString error = m_shelf.setAssigned(m_pack, assigned);
    list();
    say(assigned ? tr("Assigned: its approved scenarios are practised.") : tr("No longer assigned to practice."), error);
}

void ScenarioLibrary::practise() {
    if (!canPractise())
        return;
    std::vector<Scenario> scenarios = m_scenarios.scenarios();
    std::erase_if(scenarios, [](const Scenario &scenario) { return scenario.status == ScenarioStatus::Retired; });
    start(std::move(scenarios));
}

void ScenarioLibrary::practiseOne(int row) {
    if (const Scenario *chosen = m_scenarios.at(row))
        examOnly() ? tryOut(*chosen) : start({*chosen});
}

void ScenarioLibrary::tryOut(const Scenario &scenario) {
    const auto question = makeQuestion(scenario, m_desk.library(), m_desk.house());
    if (question)
        m_run.tryOut(*question);
    else
        say({}, tr("It cannot be asked: %1").arg(said(problemText(question.error().front()))));
}

void ScenarioLibrary::start(std::vector<Scenario> scenarios) {
    if (!m_desk.trainee())
        Q_EMIT traineeWanted();
    m_run.practise(std::move(scenarios));
    if (!m_run.problem().isEmpty())
        say({}, m_run.problem());
}

// ---------------------------------------------------------------- a pack left unfinished

std::optional<Session> ScenarioLibrary::unfinishedRun() const {
    if (!m_desk.store() || !m_desk.trainee())
        return std::nullopt;
    const auto session = m_desk.store()->sessions().unfinished(m_desk.trainee()->id, SessionLog::Of::Pack);
    return session && *session && (*session)->answered > 0 ? *session : std::nullopt;
}

void ScenarioLibrary::lookForRun() {
    const auto session = unfinishedRun();
    m_unfinished =
        session ? tr("%1 of %2 scenarios answered").arg(session->answered).arg(session->start.planned) : QString();
}

void ScenarioLibrary::goOnWithRun() {
    const auto session = unfinishedRun();
    if (!session)
        return;
    std::set<std::string> answered;
    if (const auto lines = m_desk.store()->answers().ofSession(session->id))
        for (const AnswerLine &line : *lines)
            if (const auto record = m_desk.store()->answers().find(line.id)) {
                const QJsonValue asked = QJsonDocument::fromJson(record->content.question)[L1("scenario")];
                answered.insert(asked[L1("id")].toString().toStdString() + '@' +
                                std::to_string(asked[L1("version")].toInt()));
            }
    std::map<std::string, const Scenario *> here;
    for (const ShelfPack &pack : m_shelf.packs())
        if (!pack.examOnly) // it may have become so since
            for (const Scenario &scenario : pack.scenarios)
                here.emplace(nameOf(scenario), &scenario);
    std::vector<Scenario> left;
    for (const QJsonValue &planned : QJsonDocument::fromJson(session->start.plan).array()) {
        const std::string name = planned.toString().toStdString();
        if (const auto it = here.find(name); it != here.end() && !answered.contains(name))
            left.push_back(*it->second);
    }
    if (left.empty()) // what was left is no longer here
        return endRun();
    m_run.goOn(*session, std::move(left));
    if (!m_run.problem().isEmpty())
        say({}, m_run.problem());
}

void ScenarioLibrary::endRun() {
    if (const auto session = unfinishedRun())
        if (const auto ended = m_desk.store()->sessions().end(session->id); !ended)
            say({}, inWords(ended.error()));
    lookForRun();
    Q_EMIT changed();
}

} // namespace pitwise

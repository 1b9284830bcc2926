// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenarios/scenariolibrary.h"
#include "app/editor/facts.h"
#include "app/table/roundshelf.h"
#include "core/scenario/lint.h"
#include "core/scenario/scenarioformat.h"
#include "core/security/safefile.h"
#include "core/table/scriptwriter.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>

#include <algorithm>
#include <set>

namespace pitwise {
namespace {

using L1 = QLatin1String;

QString qt(const std::string &text) {
    return QString::fromStdString(text);
}

/// The title of a scenario derived from another.
QString derivedTitle(const QString &title) {
    return ScenarioLibrary::tr("%1, changed").arg(title);
}

/// The first few, a line each, and how many more there are.
QString problemList(const ScenarioProblems &problems) {
    constexpr std::size_t few = 5;
    QStringList lines;
    qsizetype more = 0;
    for (const ScenarioProblem &problem : problems)
        if (problem.kind == ProblemKind::TooMany)
            more += problem.args.value(0).toLongLong();
        else if (static_cast<std::size_t>(lines.size()) < few)
            lines << (problem.file.empty() ? problemText(problem)
                                           : QStringLiteral("%1: %2").arg(qt(problem.file), problemText(problem)));
        else
            ++more;
    if (more > 0)
        lines << ScenarioLibrary::tr("And %L1 more; pitwise-cli check lists them.").arg(more);
    return lines.join(u'\n');
}

bool matches(const Scenario &scenario, const QString &search) {
    const QString haystack =
        scenario.title + u' ' + scenario.tags.join(u' ') + u' ' + scenario.story + u' ' + qt(scenario.game);
    const QStringList words = search.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString &word) { return haystack.contains(word, Qt::CaseInsensitive); });
}

} // namespace

ScenarioLibrary::ScenarioLibrary(Desk &desk, ScenarioShelf &shelf, ScenarioEditor &editor, QObject *parent)
    : QObject(parent), m_desk(desk), m_shelf(shelf), m_editor(editor), m_run(desk) {
    connect(&m_editor, &ScenarioEditor::openChanged, this, [this] {
        if (!m_editor.isOpen())
            refresh();
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
    m_shelf.load();
    if (!m_shelf.pack(m_pack))
        m_pack = m_shelf.packs().empty() ? QString() : m_shelf.packs().front().id;
    m_draftList = m_shelf.drafts();
    std::vector<StartModel::Row> rows;
    for (const ScenarioDraft &draft : m_draftList)
        rows.push_back({draft.scenario.title.isEmpty() ? tr("No title yet") : draft.scenario.title,
                        m_shelf.titleOf(draft.pack), qt(draft.scenario.game)});
    m_drafts.show(std::move(rows));
    listQueries();
    lookForRun();
    list();
}

void ScenarioLibrary::list() {
    m_packs.show(m_shelf.packs(), m_pack);
    std::vector<Scenario> shown;
    if (const ShelfPack *pack = m_shelf.pack(m_pack))
        for (Scenario &scenario : newestOf(pack->scenarios))
            if (matches(scenario, m_search))
                shown.push_back(std::move(scenario));
    m_scenarios.show(std::move(shown), [this](const Scenario &scenario) { return lintOf(scenario); });
    Q_EMIT changed();
}

ScenarioModel::Found ScenarioLibrary::lintOf(const Scenario &scenario) {
    auto &[known, found] = m_known[nameOf(scenario)];
    if (known == scenario)
        return found;
    known = scenario;
    found = {};
    for (const ScenarioProblem &problem : lint(scenario, {}, m_desk.library(), m_desk.house()))
        ++(severityOf(problem.kind) == Severity::Error ? found.errors : found.warnings);
    return found;
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
                rows.push_back({question.prompt.text(),
                                query.text.isEmpty() ? tr("A trainee doubts this answer.") : query.text, qt(question.game)});
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

bool ScenarioLibrary::assigned() const {
    const ShelfPack *pack = m_shelf.pack(m_pack);
    return pack && pack->assigned;
}

bool ScenarioLibrary::canPractise() const {
    return m_desk.store() && std::ranges::any_of(m_scenarios.scenarios(), [](const Scenario &scenario) {
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
    if (status == ScenarioModel::Approved && m_scenarios.found(row).errors > 0)
        return say({}, tr("%1 still has errors; open it and solve them first.").arg(title));
    const QString error = m_shelf.setStatus(m_pack, chosen->id, static_cast<ScenarioStatus>(status));
    list();
    say(tr("%1: %2").arg(title, statusName(static_cast<ScenarioStatus>(status))), error);
}

void ScenarioLibrary::setAssigned(bool assigned) {
    const QString error = m_shelf.setAssigned(m_pack, assigned);
    list();
    say(assigned ? tr("Assigned: its approved scenarios are practised.") : tr("No longer assigned to practice."), error);
}

void ScenarioLibrary::practise() {
    std::vector<Scenario> scenarios = m_scenarios.scenarios();
    std::erase_if(scenarios, [](const Scenario &scenario) { return scenario.status == ScenarioStatus::Retired; });
    start(std::move(scenarios));
}

void ScenarioLibrary::practiseOne(int row) {
    if (const Scenario *chosen = m_scenarios.at(row))
        start({*chosen});
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

bool ScenarioLibrary::importFile(const QUrl &file) {
    using What = ImportReport::What;
    const auto report = m_shelf.importFile(pathOf(file), m_desk.house());
    if (!report) {
        say({}, tr("%1 was not taken in: %2").arg(QFileInfo(pathOf(file)).fileName(), problemList(report.error())));
        return false;
    }
    m_pack = qt(report->pack);
    refresh();
    QStringList notice{tr("%n scenario(s) taken in.", nullptr, report->count(What::Added))};
    if (const int same = report->count(What::Same); same > 0)
        notice << tr("%n here already, left as they are.", nullptr, same);
    if (const int further = report->count(What::AddedAsNewVersion); further > 0)
        notice << tr("%n added as a further version.", nullptr, further);
    say(notice.join(u' '));
    m_error = problemList(report->problems); // both: what was taken in, and what is wrong with the rest
    Q_EMIT changed();
    return true;
}

bool ScenarioLibrary::exportFile(const QUrl &file) {
    QString path = pathOf(file);
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".pitwise");
    const QString error = m_shelf.exportPack(m_pack, path, m_desk.house());
    say(tr("%1 is written.").arg(QFileInfo(path).fileName()), error);
    return error.isEmpty();
}

QString ScenarioLibrary::pathOf(const QUrl &file) {
    return file.isLocalFile() ? file.toLocalFile() : file.toString();
}

QUrl ScenarioLibrary::urlOf(const QString &typed) {
    QString path = typed.trimmed();
    if (path.startsWith(QLatin1String("file:")))
        return QUrl(path);
    if (path.startsWith(QLatin1String("~/")))
        path.replace(0, 1, QDir::homePath());
    return QUrl::fromLocalFile(QDir::current().absoluteFilePath(path));
}

QUrl ScenarioLibrary::exportName() const {
    QString name = packTitle().toLower();
    for (QChar &letter : name)
        if (!letter.isLetterOrNumber())
            letter = u'-';
    return QUrl::fromLocalFile(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + u'/' + name +
                               QStringLiteral(".pitwise"));
}

// ---------------------------------------------------------------- into the editor

QString ScenarioLibrary::homePack() {
    if (m_shelf.packs().empty())
        m_shelf.load();
    const ShelfPack *pack = m_shelf.pack(m_pack);
    if (pack && !pack->readOnly)
        return m_pack;
    const QString own = m_shelf.ownPack();
    if (!own.isEmpty())
        m_pack = own;
    return own;
}

void ScenarioLibrary::derive(const Scenario &scenario) {
    Scenario copy = PackShelf::derive(
        scenario, newScenarioId(seedFrom(static_cast<std::uint64_t>(m_desk.clock().nowMs()), std::string_view(scenario.id))),
        scenario.author);
    copy.title = derivedTitle(scenario.title);
    m_editor.openDraft({homePack(), copy});
    Q_EMIT editorRequested();
}

void ScenarioLibrary::open(int row) {
    if (!m_scenarios.at(row))
        return;
    const Scenario scenario = *m_scenarios.at(row);
    if (readOnly())
        return derive(scenario);
    m_editor.openScenario(scenario, m_pack);
    Q_EMIT editorRequested();
}

void ScenarioLibrary::duplicate(int row) {
    if (m_scenarios.at(row))
        derive(Scenario(*m_scenarios.at(row)));
}

void ScenarioLibrary::newOn(const QString &game) {
    m_editor.openNew(game, homePack());
    Q_EMIT editorRequested();
}

void ScenarioLibrary::newFromRound(const QJsonObject &script, const QString &title) {
    m_editor.openRound(script, title, homePack());
    Q_EMIT editorRequested();
}

bool ScenarioLibrary::newFromShelf(const QString &round) {
    QFile file(RoundShelf::fileOf(round));
    if (!file.open(QIODevice::ReadOnly))
        return false;
    newFromRound(QJsonDocument::fromJson(file.readAll()).object(), {});
    return true;
}

bool ScenarioLibrary::newFromTable(TablePlayer *table) {
    const PlayedRound *played = table ? table->played() : nullptr;
    if (!played)
        return false;
    newFromRound(scriptJson(played->script().setup, played->script().shoe, played->script().actions), table->title());
    return true;
}

bool ScenarioLibrary::newFromFile(const QUrl &file) {
    try {
        const QByteArray bytes = security::readFile(pathOf(file), maxScenarioBytes);
        const QJsonValue value = parseJson(bytes).toQJson();
        if (const QJsonObject script = value.toObject(); script[L1("format")].toString() == L1("pitwise-round/1")) {
            (void)readRoundScript(JsonNode(value), m_desk.library()); // only what can be read is opened
            newFromRound(script, QFileInfo(pathOf(file)).completeBaseName());
            return true;
        }
        const auto scenario = readScenario(bytes);
        if (!scenario) {
            say({},
                tr("%1 was not opened: %2").arg(QFileInfo(pathOf(file)).fileName(), problemText(scenario.error().front())));
            return false;
        }
        derive(*scenario);
        return true;
    } catch (const Refusal &refusal) {
        const QString place = refusal.at.empty() ? QString() : tr(", at %1").arg(qt(refusal.at));
        say({}, tr("%1 was not opened: %2%3.").arg(QFileInfo(pathOf(file)).fileName(), qt(refusal.error), place));
        return false;
    }
}

void ScenarioLibrary::newFromQuery(int row) {
    if (row >= 0 && row < static_cast<int>(m_queryQuestions.size()))
        openQuestion(Question(m_queryQuestions[static_cast<std::size_t>(row)]));
}

void ScenarioLibrary::newFromQuestion(ShownQuestion *question) {
    if (question && question->isShown())
        openQuestion(question->question());
}

void ScenarioLibrary::openQuestion(const Question &question) {
    if (m_shelf.packs().empty())
        m_shelf.load();
    for (const ShelfPack &pack : m_shelf.packs())
        for (const Scenario &scenario : pack.scenarios)
            if (scenario.id == question.scenario.id && scenario.version == question.scenario.version)
                return derive(Scenario(scenario));
    m_editor.openQuestion(question, homePack());
    Q_EMIT editorRequested();
}

void ScenarioLibrary::goOnWithDraft(int row) {
    if (row < 0 || row >= static_cast<int>(m_draftList.size()))
        return;
    ScenarioDraft draft = m_draftList[static_cast<std::size_t>(row)];
    if (const ShelfPack *pack = m_shelf.pack(draft.pack); !pack || pack->readOnly)
        draft.pack = homePack();
    m_editor.openDraft(draft);
    Q_EMIT editorRequested();
}

void ScenarioLibrary::dropDraft(int row) {
    if (row >= 0 && row < static_cast<int>(m_draftList.size()))
        m_shelf.dropDraft(m_draftList[static_cast<std::size_t>(row)].scenario.id);
    refresh();
}

} // namespace pitwise

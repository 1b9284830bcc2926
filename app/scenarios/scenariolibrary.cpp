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
#include <QJsonDocument>
#include <QStandardPaths>

#include <algorithm>

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
    list();
}

void ScenarioLibrary::list() {
    m_packs.show(m_shelf.packs(), m_pack);
    std::vector<ScenarioModel::Row> rows;
    if (const ShelfPack *pack = m_shelf.pack(m_pack))
        for (const Scenario &scenario : newestOf(pack->scenarios))
            if (matches(scenario, m_search))
                rows.push_back(rowOf(scenario));
    m_scenarios.show(std::move(rows));
    Q_EMIT changed();
}

ScenarioModel::Row ScenarioLibrary::rowOf(const Scenario &scenario) {
    ScenarioModel::Row &known = m_known[nameOf(scenario)];
    if (known.scenario == scenario)
        return known;
    ScenarioModel::Row row{scenario, 0, 0, scenario.tags.join(QStringLiteral(", "))};
    for (const ScenarioProblem &problem : lint(scenario, {}, m_desk.library(), m_desk.house()))
        ++(severityOf(problem.kind) == Severity::Error ? row.errors : row.warnings);
    if (row.detail.isEmpty() && scenario.incident)
        if (const auto kind = situationKind(scenario.incident->kind))
            row.detail = kindTitle(*kind);
    return known = row;
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
    return m_desk.store() && std::ranges::any_of(m_scenarios.rows(), [](const ScenarioModel::Row &row) {
               return row.errors == 0 && row.scenario.status != ScenarioStatus::Retired;
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
    if (row < 0 || row >= m_scenarios.count() || readOnly())
        return;
    const ScenarioModel::Row chosen = m_scenarios.rows()[static_cast<std::size_t>(row)];
    if (status == ScenarioModel::Approved && chosen.errors > 0)
        return say({}, tr("%1 still has errors; open it and solve them first.").arg(chosen.scenario.title));
    const QString error = m_shelf.setStatus(m_pack, chosen.scenario.id, static_cast<ScenarioStatus>(status));
    list();
    say(tr("%1: %2").arg(chosen.scenario.title, statusName(static_cast<ScenarioStatus>(status))), error);
}

void ScenarioLibrary::setAssigned(bool assigned) {
    const QString error = m_shelf.setAssigned(m_pack, assigned);
    list();
    say(assigned ? tr("Assigned: its approved scenarios are practised.") : tr("No longer assigned to practice."), error);
}

std::vector<Question> ScenarioLibrary::assignedQuestions() const {
    std::vector<Question> questions;
    for (const ShelfPack &pack : m_shelf.packs())
        for (const Scenario &scenario : newestOf(pack.scenarios))
            if (pack.assigned && scenario.status == ScenarioStatus::Approved)
                if (auto question = makeQuestion(scenario, m_desk.library(), m_desk.house()))
                    questions.push_back(std::move(*question));
    return questions;
}

void ScenarioLibrary::practise() {
    std::vector<Question> questions;
    for (const ScenarioModel::Row &row : m_scenarios.rows())
        if (row.errors == 0 && row.scenario.status != ScenarioStatus::Retired)
            if (auto question = makeQuestion(row.scenario, m_desk.library(), m_desk.house()))
                questions.push_back(std::move(*question));
    start(std::move(questions));
}

void ScenarioLibrary::start(std::vector<Question> questions) {
    if (!m_desk.trainee())
        Q_EMIT traineeWanted();
    m_run.practise(std::move(questions));
    if (!m_run.problem().isEmpty())
        say({}, m_run.problem());
}

void ScenarioLibrary::practiseOne(int row) {
    if (row < 0 || row >= m_scenarios.count())
        return;
    if (auto question =
            makeQuestion(m_scenarios.rows()[static_cast<std::size_t>(row)].scenario, m_desk.library(), m_desk.house()))
        start({std::move(*question)});
}

bool ScenarioLibrary::importFile(const QUrl &file) {
    using What = ImportReport::What;
    const auto report = m_shelf.importFile(pathOf(file), m_desk.house());
    if (!report) {
        say({}, tr("%1 was not taken in: %2").arg(QFileInfo(pathOf(file)).fileName(), problemText(report.error().front())));
        return false;
    }
    m_pack = qt(report->pack);
    refresh();
    QStringList notice{tr("%n scenario(s) taken in.", nullptr, report->count(What::Added))};
    if (const int same = report->count(What::Same); same > 0)
        notice << tr("%n here already, left as they are.", nullptr, same);
    if (const int further = report->count(What::AddedAsNewVersion); further > 0)
        notice << tr("%n added as a further version.", nullptr, further);
    if (const int refused = report->count(What::Refused); refused > 0)
        notice << tr("%n could not be read.", nullptr, refused);
    for (const ScenarioProblem &problem : report->problems)
        if (notice.size() < 8)
            notice << problemText(problem);
    say(notice.join(u' '));
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
    if (row < 0 || row >= m_scenarios.count())
        return;
    const Scenario scenario = m_scenarios.rows()[static_cast<std::size_t>(row)].scenario;
    if (readOnly())
        return derive(scenario);
    m_editor.openScenario(scenario, m_pack);
    Q_EMIT editorRequested();
}

void ScenarioLibrary::duplicate(int row) {
    if (row >= 0 && row < m_scenarios.count())
        derive(m_scenarios.rows()[static_cast<std::size_t>(row)].scenario);
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
    if (row < 0 || row >= static_cast<int>(m_queryQuestions.size()))
        return;
    m_editor.openQuestion(m_queryQuestions[static_cast<std::size_t>(row)], homePack());
    Q_EMIT editorRequested();
}

bool ScenarioLibrary::newFromQuestion(const QByteArray &question) {
    try {
        m_editor.openQuestion(readQuestion(QJsonDocument::fromJson(question).object()), homePack());
    } catch (const Refusal &refusal) {
        say({}, tr("This question cannot be opened: %1.").arg(qt(refusal.error)));
        return false;
    }
    Q_EMIT editorRequested();
    return true;
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

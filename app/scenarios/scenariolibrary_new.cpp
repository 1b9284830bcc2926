// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/factwords.h"
#include "app/scenarios/scenariolibrary.h"
#include "app/table/roundshelf.h"
#include "app/text/said.h"
#include "core/json/jsonnode.h"
#include "core/qttext.h"
#include "core/rulings/situationreader.h"
#include "core/scenario/scenarioformat.h"
#include "core/security/safefile.h"
#include "core/table/scriptwriter.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace pitwise {
namespace {

using L1 = QLatin1String;

/// The title of a scenario derived from another, as long as a title may be.
QString derivedTitle(const QString &title) {
    const qsizetype more = ScenarioLibrary::tr("%1, changed").arg(QString()).size();
    return ScenarioLibrary::tr("%1, changed").arg(title.left(longestTitle - more));
}

} // namespace

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

/// What was opened is shown; what was not says why.
bool ScenarioLibrary::showEditor(const QString &error) {
    if (error.isEmpty())
        Q_EMIT editorRequested();
    else
        say({}, error);
    return error.isEmpty();
}

void ScenarioLibrary::derive(const Scenario &scenario, const QString &from, bool looking) {
    Scenario copy = PackShelf::derive(
        scenario, newScenarioId(seedFrom(static_cast<std::uint64_t>(m_desk.clock().nowMs()), std::string_view(scenario.id))),
        m_shelf.author().isEmpty() ? scenario.author : m_shelf.author());
    copy.title = derivedTitle(scenario.title);
    // What is for exams only stays among its own.
    const ShelfPack *home = m_shelf.pack(from);
    const QString shown = m_pack;
    const ScenarioDraft draft{home && home->examOnly && !home->readOnly ? from : homePack(), copy, {}};
    if (looking) // until there is something in it, the list stays where it is
        m_pack = shown;
    (void)showEditor(looking ? m_editor.openUntouched(draft) : m_editor.openDraft(draft));
}

void ScenarioLibrary::open(int row) {
    if (!m_scenarios.at(row))
        return;
    if (readOnly())
        return derive(Scenario(*m_scenarios.at(row)), m_pack, true);
    const std::string id = m_scenarios.at(row)->id;
    m_shelf.load(); // another window may have changed it
    const ShelfPack *pack = m_shelf.pack(m_pack);
    for (const Scenario &scenario : pack ? newestOf(pack->scenarios) : std::vector<Scenario>{})
        if (scenario.id == id)
            return (void)showEditor(m_editor.openScenario(scenario, m_pack));
    list();
    say({}, tr("It is no longer there."));
}

void ScenarioLibrary::duplicate(int row) {
    if (m_scenarios.at(row))
        derive(Scenario(*m_scenarios.at(row)), m_pack);
}

void ScenarioLibrary::newOn(const QString &game) {
    (void)showEditor(m_editor.openNew(game, homePack()));
}

void ScenarioLibrary::newFromRound(const QJsonObject &script, const QString &title) {
    (void)showEditor(m_editor.openRound(script, title, homePack()));
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
        const QJsonObject object = value.toObject();
        const QString title = QFileInfo(pathOf(file)).completeBaseName();
        if (object[L1("format")].toString() == L1("pitwise-situation/1")) {
            (void)readSituation(JsonNode(value), m_desk.library());
            return showEditor(m_editor.openSituation(object, title, homePack()));
        }
        if (!object.contains(L1("format")) && object.contains(L1("family")) && object.contains(L1("prompt"))) {
            newFromQuestion(readQuestion(object));
            return true;
        }
        const auto scenario = readScenario(bytes);
        if (!scenario) {
            say({}, tr("%1 was not opened: %2")
                        .arg(QFileInfo(pathOf(file)).fileName(), said(problemText(scenario.error().front()))));
            return false;
        }
        derive(*scenario, {});
        return true;
    } catch (const Refusal &refusal) {
        const QString place = refusal.at.empty() ? QString() : tr(", at %1").arg(qt(refusal.at));
        say({}, tr("%1 was not opened: %2%3.").arg(QFileInfo(pathOf(file)).fileName(), qt(refusal.error), place));
        return false;
    }
}

void ScenarioLibrary::newFromQuery(int row) {
    if (row >= 0 && row < static_cast<int>(m_queryQuestions.size()))
        newFromQuestion(Question(m_queryQuestions[static_cast<std::size_t>(row)]));
}

void ScenarioLibrary::newFromReview(AnswerReview *review) {
    if (review && review->question()->isShown())
        newFromQuestion(review->asked());
}

void ScenarioLibrary::newFromQuestion(const Question &question) {
    if (m_shelf.packs().empty())
        m_shelf.load();
    for (const ShelfPack &pack : m_shelf.packs())
        for (const Scenario &scenario : pack.scenarios)
            if (scenario.id == question.scenario.id && scenario.version == question.scenario.version)
                return derive(Scenario(scenario), pack.id);
    (void)showEditor(m_editor.openQuestion(question, homePack()));
}

void ScenarioLibrary::goOnWithDraft(int row) {
    if (row < 0 || row >= static_cast<int>(m_draftList.size()))
        return;
    ScenarioDraft draft = m_draftList[static_cast<std::size_t>(row)];
    if (const ShelfPack *pack = m_shelf.pack(draft.pack); !pack || pack->readOnly)
        draft.pack = homePack();
    (void)showEditor(m_editor.openDraft(draft));
}

void ScenarioLibrary::dropDraft(int row) {
    if (row < 0 || row >= static_cast<int>(m_draftList.size()))
        return;
    const QString error = m_shelf.dropDraft(m_draftList[static_cast<std::size_t>(row)], m_desk.clock().nowMs());
    refresh();
    say(tr("The draft is discarded. You can bring it back for thirty days."), error);
}

// ---------------------------------------------------------------- earlier versions

void ScenarioLibrary::showVersions(int row) {
    const Scenario *chosen = m_scenarios.at(row);
    const ShelfPack *pack = m_shelf.pack(m_pack);
    if (!chosen || !pack)
        return;
    std::vector<Scenario> versions;
    for (const Scenario &scenario : pack->scenarios)
        if (scenario.id == chosen->id)
            versions.push_back(scenario);
    m_versions.show(std::move(versions));
}

void ScenarioLibrary::lookAtVersion(int row) {
    if (const Scenario *version = m_versions.at(row))
        tryOut(*version);
}

void ScenarioLibrary::goBackToVersion(int row) {
    if (!m_versions.at(row) || readOnly())
        return;
    const Scenario version = *m_versions.at(row);
    if (const auto left = m_shelf.draftOf(m_pack, version.id)) // what was being written is a version of its own
        if (const QString error = m_shelf.keep(*left); !error.isEmpty())
            return say({}, error);
    (void)showEditor(m_editor.openDraft({m_pack, m_shelf.nextVersion(m_pack, version), {}}));
}

void ScenarioLibrary::deriveFromVersion(int row) {
    if (m_versions.at(row))
        derive(Scenario(*m_versions.at(row)), m_pack);
}

} // namespace pitwise

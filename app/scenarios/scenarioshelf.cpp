// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenarios/scenarioshelf.h"
#include "core/refusal.h"
#include "core/scenario/scenarioformat.h"
#include "core/security/safefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>

#include <algorithm>
#include <set>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr L1 draftFormat("pitwise-draft/1");

QString qt(const std::string &text) {
    return QString::fromStdString(text);
}
QString tr(const char *source) {
    return QCoreApplication::translate("ScenarioShelf", source);
}

} // namespace

ScenarioShelf::ScenarioShelf(const QString &dataFolder, const Library &library)
    : m_store(dataFolder + QStringLiteral("/packs"), library), m_drafts(dataFolder + QStringLiteral("/drafts")) {
}

int ShelfPack::size() const {
    std::set<std::string_view> ids;
    for (const Scenario &scenario : scenarios)
        ids.insert(scenario.id);
    return static_cast<int>(ids.size());
}

std::vector<ShelfPack> ScenarioShelf::read(const PackShelf &store, const std::vector<ShelfPack> &known,
                                           const HowFar &howFar) {
    std::vector<ShelfPack> packs;
    const std::vector<PackInfo> infos = store.packs();
    for (std::size_t i = 0; i < infos.size(); ++i) {
        const PackInfo &info = infos[i];
        const QByteArray stamp = store.stampOf(info.id);
        const auto same =
            std::ranges::find_if(known, [&](const ShelfPack &one) { return one.id == qt(info.id) && one.stamp == stamp; });
        ShelfPack pack;
        if (same != known.end()) {
            pack = *same;
        } else {
            const double all = static_cast<double>(infos.size());
            PackReading reading =
                store.read(info.id, part(howFar, static_cast<double>(i) / all, static_cast<double>(i + 1) / all));
            pack.scenarios = std::move(reading.pack.scenarios);
            if (!reading.problems.empty())
                pack.problem = problemText(reading.problems.front());
        }
        pack.id = qt(info.id);
        pack.title = info.title;
        pack.author = info.author;
        pack.readOnly = info.shipped;
        pack.examOnly = info.examOnly;
        pack.assigned = info.assigned;
        pack.stamp = stamp;
        packs.push_back(std::move(pack));
    }
    std::ranges::stable_sort(packs, {}, &ShelfPack::readOnly);
    return packs;
}

int ScenarioShelf::filesToRead() const {
    int files = 0;
    for (const PackInfo &info : m_store.packs())
        if (const ShelfPack *known = pack(qt(info.id)); !known || known->stamp != m_store.stampOf(info.id))
            files += m_store.filesOf(info.id);
    return files;
}

const ShelfPack *ScenarioShelf::pack(const QString &id) const {
    const auto it = std::ranges::find(m_packs, id, &ShelfPack::id);
    return it == m_packs.end() ? nullptr : &*it;
}

QString ScenarioShelf::titleOf(const QString &id) const {
    const ShelfPack *found = pack(id);
    return found ? found->title : QString();
}

std::vector<Scenario> ScenarioShelf::allScenarios() const {
    std::vector<Scenario> all;
    for (const ShelfPack &pack : m_packs)
        for (Scenario &scenario : newestOf(pack.scenarios))
            all.push_back(std::move(scenario));
    return all;
}

QString ScenarioShelf::makePack(const QString &title) {
    const auto made = m_store.create(title.trimmed().left(200), m_author);
    m_error = made ? QString() : made.error();
    if (!made)
        return {};
    load();
    return qt(*made);
}

QString ScenarioShelf::ownPack() {
    const auto own = std::ranges::find(m_packs, false, &ShelfPack::readOnly);
    return own != m_packs.end() ? own->id : makePack(tr(QT_TRANSLATE_NOOP("ScenarioShelf", "My scenarios")));
}

QString ScenarioShelf::keep(const ScenarioDraft &draft) {
    const auto home = std::ranges::find(m_packs, draft.pack, &ShelfPack::id);
    if (home == m_packs.end() || home->readOnly)
        return tr(
            QT_TRANSLATE_NOOP("ScenarioShelf", "The pack of this scenario is gone or read-only; make one of your own."));
    if (const QString error = m_store.save(draft.pack.toStdString(), draft.scenario); !error.isEmpty())
        return error;
    const auto same =
        std::ranges::find_if(home->scenarios, [&](const Scenario &one) { return nameOf(one) == nameOf(draft.scenario); });
    if (same == home->scenarios.end())
        home->scenarios.push_back(draft.scenario);
    else
        *same = draft.scenario;
    home->stamp = m_store.stampOf(draft.pack.toStdString());
    dropDraft(draft.scenario.id);
    return {};
}

Scenario ScenarioShelf::nextVersion(const QString &pack, const Scenario &scenario) const {
    Scenario next = m_store.nextVersion(pack.toStdString(), scenario);
    if (!m_author.isEmpty())
        next.author = m_author;
    return next;
}

QString ScenarioShelf::remove(const QString &pack, const std::string &scenarioId) {
    const QString error = m_store.remove(pack.toStdString(), scenarioId);
    load();
    return error;
}

QString ScenarioShelf::setStatus(const QString &pack, const std::string &id, ScenarioStatus status) {
    if (const ShelfPack *home = this->pack(pack))
        for (Scenario scenario : newestOf(home->scenarios))
            if (scenario.id == id) {
                scenario.status = status;
                return keep({pack, scenario});
            }
    return {};
}

QString ScenarioShelf::setAssigned(const QString &id, bool assigned) {
    const QString error = m_store.assign(id.toStdString(), assigned);
    load();
    return error;
}

QString ScenarioShelf::change(const QString &id, const QString &title, bool examOnly) {
    const ShelfPack *found = pack(id);
    if (!found)
        return {};
    const QString error = m_store.rename(id.toStdString(), title, found->author, examOnly);
    load();
    return error;
}

QString ScenarioShelf::setExamOnly(const QString &id, bool examOnly) {
    return change(id, titleOf(id), examOnly);
}

QString ScenarioShelf::rename(const QString &id, const QString &title) {
    const ShelfPack *found = pack(id);
    return change(id, title.trimmed().left(200), found && found->examOnly);
}

// ---------------------------------------------------------------- drafts

QString ScenarioShelf::saveDraft(const ScenarioDraft &draft) {
    QDir().mkpath(m_drafts);
    const QJsonObject json{
        {L1("format"), draftFormat}, {L1("pack"), draft.pack}, {L1("scenario"), scenarioJson(draft.scenario)}};
    try {
        security::writeFile(m_drafts + u'/' + qt(draft.scenario.id) + QStringLiteral(".json"), QJsonDocument(json).toJson());
        return {};
    } catch (const Refusal &refusal) {
        return tr(QT_TRANSLATE_NOOP(
                      "ScenarioShelf",
                      "The draft could not be saved: %1. Free some space, then edit on; nothing is lost as long as the window is open."))
            .arg(qt(refusal.error));
    }
}

std::vector<ScenarioDraft> ScenarioShelf::drafts() const {
    std::vector<ScenarioDraft> list;
    for (const QString &file : QDir(m_drafts).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Time)) {
        try {
            const QJsonObject json =
                QJsonDocument::fromJson(security::readFile(m_drafts + u'/' + file, 2 * maxScenarioBytes)).object();
            auto scenario = readScenario(json[L1("scenario")].toObject());
            if (json[L1("format")].toString() == draftFormat && scenario)
                list.push_back({json[L1("pack")].toString(), std::move(*scenario)});
        } catch (const Refusal &) {
            continue; // left where it is
        }
    }
    return list;
}

void ScenarioShelf::dropDraft(const std::string &id) {
    if (isScenarioId(id))
        QFile::remove(m_drafts + u'/' + qt(id) + QStringLiteral(".json"));
}

} // namespace pitwise

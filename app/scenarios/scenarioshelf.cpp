// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenarios/scenarioshelf.h"
#include "app/text/said.h"
#include "core/bin/bin.h"
#include "core/qttext.h"
#include "core/refusal.h"
#include "core/scenario/scenarioformat.h"
#include "core/security/safefile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <functional>
#include <set>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr L1 draftFormat("pitwise-draft/1");

QByteArray digest(const QByteArray &bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}
QString shelfText(const char *source) {
    return QCoreApplication::translate("ScenarioShelf", source);
}

/// The first file that cannot be read, by its name, and how many more there are.
QString whatIsWrong(const ScenarioProblems &problems) {
    if (problems.empty())
        return {};
    QString file = qt(problems.front().file).section(u'/', -1);
    if (file.endsWith(QLatin1String(".json")))
        file.chop(5);
    const QString first = QStringLiteral("%1: %2").arg(file, said(problemText(problems.front())));
    return problems.size() == 1
               ? first
               : shelfText(QT_TRANSLATE_NOOP("ScenarioShelf", "%1 And %2 more.")).arg(first).arg(problems.size() - 1);
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
            pack.problem = whatIsWrong(reading.problems);
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
    m_error = made ? QString() : said(made.error());
    if (!made)
        return {};
    load();
    return qt(*made);
}

QString ScenarioShelf::ownPack() {
    const auto own = std::ranges::find(m_packs, false, &ShelfPack::readOnly);
    return own != m_packs.end() ? own->id : makePack(shelfText(QT_TRANSLATE_NOOP("ScenarioShelf", "My scenarios")));
}

void ScenarioShelf::setAuthor(const QString &author) {
    m_author = author.left(longestTitle);
}

QString ScenarioShelf::keep(const ScenarioDraft &draft) {
    const QString error = keepInPack(draft);
    if (error.isEmpty())
        removeDraft(draft);
    return error;
}

QString ScenarioShelf::keepInPack(const ScenarioDraft &draft) {
    const auto home = std::ranges::find(m_packs, draft.pack, &ShelfPack::id);
    if (home == m_packs.end() || home->readOnly)
        return shelfText(
            QT_TRANSLATE_NOOP("ScenarioShelf", "The pack of this scenario is gone or read-only; make one of your own."));
    const std::string pack = draft.pack.toStdString();
    Scenario scenario = draft.scenario;
    const QByteArray now = m_store.digestOf(pack, scenario);
    if (!now.isEmpty() && now != draft.base && now != digest(writeScenario(scenario))) {
        scenario = nextVersion(draft.pack, scenario);
        m_notice = shelfText(QT_TRANSLATE_NOOP(
                                 "ScenarioShelf",
                                 "%1 was changed by somebody else meanwhile. Both are kept; what you wrote is version %2."))
                       .arg(scenario.title)
                       .arg(scenario.version);
    }
    if (const Phrase error = m_store.save(pack, scenario); !error.isEmpty())
        return said(error);
    const auto same =
        std::ranges::find_if(home->scenarios, [&](const Scenario &one) { return nameOf(one) == nameOf(scenario); });
    if (same == home->scenarios.end())
        home->scenarios.push_back(scenario);
    else
        *same = scenario;
    if (m_notice.isEmpty()) // else what the other wrote is read anew
        home->stamp = m_store.stampOf(pack);
    return {};
}

Scenario ScenarioShelf::nextVersion(const QString &pack, const Scenario &scenario) const {
    Scenario next = m_store.nextVersion(pack.toStdString(), scenario);
    if (!m_author.isEmpty())
        next.author = m_author;
    return next;
}

QString ScenarioShelf::remove(const QString &pack, const std::string &scenarioId) {
    const QString error = said(m_store.remove(pack.toStdString(), scenarioId));
    load();
    return error;
}

QString ScenarioShelf::setStatus(const QString &pack, const std::string &id, ScenarioStatus status) {
    const ShelfPack *home = this->pack(pack);
    if (!home)
        return {};
    for (Scenario scenario : newestOf(home->scenarios)) {
        if (scenario.id != id)
            continue;
        const std::vector<Scenario> now = m_store.read(pack.toStdString()).pack.scenarios;
        const std::vector<Scenario> newest = newestOf(now);
        if (std::ranges::find(newest, scenario) == newest.end()) {
            load();
            return shelfText(QT_TRANSLATE_NOOP(
                                 "ScenarioShelf",
                                 "%1 was changed by somebody else meanwhile. Here it is as it is now; look at it first."))
                .arg(scenario.title);
        }
        const QByteArray base = m_store.digestOf(pack.toStdString(), scenario);
        scenario.status = status;
        return keepInPack({pack, scenario, base});
    }
    return {};
}

QString ScenarioShelf::setAssigned(const QString &id, bool assigned) {
    const QString error = said(m_store.assign(id.toStdString(), assigned));
    load();
    return error;
}

QString ScenarioShelf::change(const QString &id, const QString &title, bool examOnly) {
    const ShelfPack *found = pack(id);
    if (!found)
        return {};
    const QString error = said(m_store.rename(id.toStdString(), title, found->author, examOnly));
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

QString ScenarioShelf::draftFile(const QString &pack, const std::string &id, const char *suffix) const {
    return m_drafts + u'/' + pack + u'.' + qt(id) + QLatin1String(suffix);
}

QString ScenarioShelf::hold(const QString &pack, const std::string &id) {
    release();
    try {
        security::makeFolder(m_drafts);
    } catch (const Refusal &) {
        return {}; // saveDraft() will say it
    }
    const QString file = draftFile(pack, id, ".lock");
    security::Hold hold(file);
    if (hold.isElsewhere())
        return hold.machine().isEmpty()
                   ? shelfText(
                         QT_TRANSLATE_NOOP("ScenarioShelf", "It is being edited in another window. Close it there first."))
                   : shelfText(QT_TRANSLATE_NOOP("ScenarioShelf", "It is being edited on %1. Close it there first."))
                         .arg(hold.machine());
    m_hold.emplace(std::move(hold));
    m_held = file;
    return {};
}

QString ScenarioShelf::saveDraft(const ScenarioDraft &draft) {
    const QJsonObject scenario = scenarioJson(draft.scenario);
    const QJsonObject json{{L1("format"), draftFormat},
                           {L1("pack"), draft.pack},
                           {L1("base"), QString::fromLatin1(draft.base)},
                           {L1("scenario"), scenario}};
    try {
        security::makeFolder(m_drafts);
        if (const auto back = readScenario(scenario); !back)
            throw Refusal{said(problemText(back.error().front())).toStdString(), back.error().front().path, {}};
        security::writeFile(draftFile(draft.pack, draft.scenario.id, ".json"), QJsonDocument(json).toJson());
        return {};
    } catch (const Refusal &refusal) {
        return shelfText(
                   QT_TRANSLATE_NOOP(
                       "ScenarioShelf",
                       "The draft could not be saved: %1. Free some space, then edit on; nothing is lost as long as the window is open."))
            .arg(qt(refusal.error));
    }
}

std::vector<ScenarioDraft> ScenarioShelf::drafts() const {
    const auto isHeldElsewhere = [this](const ScenarioDraft &draft) {
        const QString file = draftFile(draft.pack, draft.scenario.id, ".lock");
        return !(m_hold && file == m_held) && security::Hold::isElsewhere(file);
    };
    std::vector<ScenarioDraft> list;
    for (const QString &file : QDir(m_drafts).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Time)) {
        try {
            const QJsonObject json =
                QJsonDocument::fromJson(security::readFile(m_drafts + u'/' + file, 2 * maxScenarioBytes)).object();
            auto scenario = readScenario(json[L1("scenario")].toObject());
            if (json[L1("format")].toString() != draftFormat || !scenario)
                continue;
            ScenarioDraft draft{json[L1("pack")].toString(), std::move(*scenario), json[L1("base")].toString().toLatin1()};
            if (!isHeldElsewhere(draft))
                list.push_back(std::move(draft));
        } catch (const Refusal &) {
            continue; // left where it is
        }
    }
    return list;
}

std::optional<ScenarioDraft> ScenarioShelf::draftOf(const QString &pack, const std::string &id) const {
    for (ScenarioDraft &draft : drafts())
        if (draft.pack == pack && draft.scenario.id == id)
            return std::move(draft);
    return std::nullopt;
}

QString ScenarioShelf::draftFileOf(const ScenarioDraft &draft) const {
    const QString file = draftFile(draft.pack, draft.scenario.id, ".json");
    return QFile::exists(file) ? file : m_drafts + u'/' + qt(draft.scenario.id) + QStringLiteral(".json"); // as before
}

void ScenarioShelf::removeDraft(const ScenarioDraft &draft) {
    try {
        security::removeFile(draftFileOf(draft));
    } catch (const Refusal &) {
        return; // it is listed as left open, and holds what the pack holds
    }
}

QString ScenarioShelf::dropDraft(const ScenarioDraft &draft, qint64 nowMs) {
    try {
        Bin(m_drafts).put({.kind = QStringLiteral("draft"),
                           .title = draft.scenario.title,
                           .from = titleOf(draft.pack),
                           .files = {QFileInfo(draftFileOf(draft)).fileName()}},
                          nowMs);
        return {};
    } catch (const Refusal &refusal) {
        return qt(refusal.at.empty() ? refusal.error : refusal.at + ": " + refusal.error);
    }
}

// ---------------------------------------------------------------- brought back

std::vector<Removed> ScenarioShelf::removed() const {
    std::vector<Removed> list;
    try {
        list = m_store.bin().all();
        const std::vector<Removed> drafts = Bin(m_drafts).all();
        list.insert(list.end(), drafts.begin(), drafts.end());
    } catch (const Refusal &) {
        return list; // what can be told of it
    }
    std::ranges::stable_sort(list, std::greater(), &Removed::removedMs);
    return list;
}

QString ScenarioShelf::restore(const Removed &what) {
    try {
        (what.kind == L1("draft") ? Bin(m_drafts) : m_store.bin()).restore(what.id);
        load();
        return {};
    } catch (const Refusal &refusal) {
        return qt(refusal.at.empty() ? refusal.error : refusal.at + ": " + refusal.error);
    }
}

void ScenarioShelf::emptyBin(qint64 nowMs) {
    try {
        (void)m_store.bin().empty(nowMs);
        (void)Bin(m_drafts).empty(nowMs);
    } catch (const Refusal &) {
        return; // it waits a little longer
    }
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/refusal.h"
#include "core/scenario/asking.h"
#include "core/scenario/packshelf.h"
#include "core/scenario/scenarioformat.h"
#include "core/security/safefile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <set>

namespace pitwise {
namespace {

QString fileName(const Scenario &scenario) {
    return QString::fromStdString(nameOf(scenario)) + QStringLiteral(".json");
}

/// Files of a pack, written beside the packs and moved in together: what is ended half-way leaves nothing behind.
class Incoming {
public:
    explicit Incoming(const QString &packs) : m_folder(packs + QStringLiteral("/.incoming-XXXXXX")) {}

    void add(const Scenario &scenario) {
        const QString name = fileName(scenario);
        const auto bytes = scenarioFile(scenario);
        if (!bytes)
            throw Refusal{name.toStdString() + ": " + detailOf(bytes.error().front()), {}, {}};
        security::writeFile(m_folder.filePath(name), *bytes, {.toDisk = false});
        m_names << name;
    }
    /// Into the folder of the pack's scenarios. None of the names is there.
    void moveTo(const QString &scenarios) const {
        if (m_names.isEmpty())
            return;
        for (const QString &name : m_names) // written meanwhile: nothing is moved then
            if (QFile::exists(scenarios + u'/' + name))
                throw Refusal{name.toStdString() + " was written just now; import it again", {}, {}};
        security::syncDisk(m_folder.path()); // once for all of them
        for (const QString &name : m_names)
            security::moveFile(m_folder.filePath(name), scenarios + u'/' + name, false);
        security::syncFolder(scenarios);
    }
    [[nodiscard]] bool isUsable() const { return m_folder.isValid(); }

private:
    QTemporaryDir m_folder; ///< Removed with what is left in it.
    QStringList m_names;
};

} // namespace

Expected<ImportReport, ScenarioProblems> PackShelf::import(const QString &file, const House &house, const HowFar &howFar) {
    const auto reading = readPackFile(file, part(howFar, 0, 0.4));
    if (!reading)
        return reading.error();
    return takeIn(*reading, house, part(howFar, 0.4, 1));
}

Expected<ImportReport, ScenarioProblems> PackShelf::takeIn(const PackReading &reading, const House &house,
                                                           const HowFar &howFar) {
    const Pack &pack = reading.pack;
    ImportReport report;
    report.problems = reading.problems;
    addProblems(report.problems, keyChanges(pack, m_library, house, part(howFar, 0, 0.35)));
    report.pack = isShipped(pack.id) ? pack.id.substr(0, 55) + "-imported" : pack.id;

    // By name: a file that cannot be read keeps its place too.
    const QStringList listed = QDir(folderOf(report.pack) + QStringLiteral("/scenarios")).entryList(QDir::Files);
    const std::set<QString> names(listed.begin(), listed.end());
    std::map<std::string, int> taken;
    for (const QString &name : names)
        if (const auto at = name.indexOf(u'@'); at > 0) {
            int &newest = taken[name.left(at).toStdString()];
            newest = std::max(newest, name.mid(at + 1).chopped(5).toInt());
        }
    std::map<std::string, std::map<int, Scenario>> stored;
    Pack here = read(report.pack).pack;
    for (Scenario &scenario : here.scenarios)
        stored[scenario.id].emplace(scenario.version, std::move(scenario));
    try {
        security::makeFolder(m_folder);
        Incoming incoming(m_folder);
        if (!incoming.isUsable())
            throw Refusal{"cannot be written to: " + m_folder.toStdString(), {}, {}};
        Telling telling(howFar, pack.scenarios.size(), 0.35, 1);
        for (Scenario scenario : pack.scenarios) {
            telling.step();
            auto &versions = stored[scenario.id];
            ImportReport::Line line{ImportReport::What::Added, nameOf(scenario), {}};
            if (scenario.status == ScenarioStatus::Approved && !makeQuestion(scenario, m_library, house)) {
                scenario.status = ScenarioStatus::Draft; // approved where it could be asked
                line.madeDraft = true;
            }
            int &newest = taken[scenario.id];
            const bool isTaken = versions.contains(scenario.version) || names.contains(fileName(scenario));
            const auto same = std::find_if(versions.begin(), versions.end(), [&](const auto &entry) {
                Scenario other = entry.second;
                other.version = scenario.version;
                return other == scenario;
            });
            if (isTaken && same != versions.end()) {
                line.what = ImportReport::What::Same;
                line.stored = nameOf(same->second);
            } else {
                if (isTaken) {
                    scenario.version = std::max(newest, versions.empty() ? 0 : versions.rbegin()->first) + 1;
                    line.what = ImportReport::What::AddedAsNewVersion;
                }
                line.stored = nameOf(scenario);
                incoming.add(scenario);
                versions.emplace(scenario.version, scenario);
            }
            report.lines.push_back(std::move(line));
        }
        const QString home = folderOf(report.pack);
        Phrase wrong;
        const bool isNew = !QFile::exists(home + QStringLiteral("/pack.json"));
        report.nowExamOnly = !isNew && pack.examOnly && !here.examOnly;
        if (isNew)
            wrong = rename(report.pack, pack.title, pack.author, pack.examOnly);
        else if (report.nowExamOnly) // before its scenarios come: at no moment are they practised
            wrong = rename(report.pack, here.title, here.author, true);
        if (!wrong.isEmpty())
            return ScenarioProblems{{ProblemKind::Unreadable, {}, {wrong}, {}}};
        incoming.moveTo(home + QStringLiteral("/scenarios"));
    } catch (const Refusal &refusal) {
        return ScenarioProblems{{ProblemKind::Unreadable, {}, {QString::fromStdString(refusal.error)}, {}}};
    }
    std::set<std::string> refused;
    for (const ScenarioProblem &problem : reading.problems)
        if (problem.file.starts_with("scenarios/") && problem.file.ends_with(".json"))
            refused.insert(problem.file.substr(10, problem.file.size() - 15));
    for (const std::string &name : refused)
        report.lines.push_back({ImportReport::What::Refused, name, {}});
    return report;
}

} // namespace pitwise

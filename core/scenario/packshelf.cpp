// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/packshelf.h"
#include "core/json/jsonnode.h"
#include "core/qttext.h"
#include "core/scenario/scenarioformat.h"
#include "core/security/safefile.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr const char *shippedRoot = ":/assets/scenarios";

/// Runs what writes; a Refusal becomes its sentence.
template <typename F> Phrase written(F &&write) {
    try {
        write();
        return {};
    } catch (const Refusal &refusal) {
        return Phrase::verbatim(qt(refusal.at.empty() ? refusal.error : refusal.at + ": " + refusal.error));
    } catch (const Phrase &why) {
        return why;
    }
}

QJsonObject jsonIn(const QString &path) {
    try {
        return parseJson(security::readFile(path, maxScenarioBytes)).toQJson().toObject();
    } catch (const Refusal &) {
        return {};
    }
}

void writePackJson(const QString &folder, const std::string &id, const QString &title, const QString &author,
                   bool examOnly) {
    security::makeFolder(folder + QStringLiteral("/scenarios"));
    const QJsonObject json{{L1("format"), L1("pitwise-shelf/1")},
                           {L1("id"), qt(id)},
                           {L1("title"), title},
                           {L1("author"), author},
                           {L1("examOnly"), examOnly}};
    security::writeFile(folder + QStringLiteral("/pack.json"), QJsonDocument(json).toJson(QJsonDocument::Indented));
}

/// "Night shift, November" → night-shift-november; something where nothing is left of it.
std::string slug(const QString &title) {
    std::string id;
    for (const QChar c : title.normalized(QString::NormalizationForm_KD).toLower())
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            id += c.toLatin1();
        else if (!id.empty() && id.back() != '-' && !c.isMark())
            id += '-';
    id = id.substr(0, 48);
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id.empty() ? "pack" : id;
}

QString pathOf(const QString &folder, const Scenario &scenario) {
    return folder + QStringLiteral("/scenarios/") + qt(nameOf(scenario)) + QStringLiteral(".json");
}

bool isFrozen(const Scenario &scenario) {
    return scenario.status == ScenarioStatus::Approved || scenario.status == ScenarioStatus::Retired;
}

/// What was approved may be retired, and approved again; nothing else of it changes.
bool mayFollow(Scenario stored, const Scenario &next) {
    stored.status = next.status;
    return stored == next && isFrozen(next);
}

} // namespace

int ImportReport::count(What what) const {
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), [&](const Line &line) { return line.what == what; }));
}

bool PackShelf::isShipped(const std::string &pack) const {
    return isScenarioId(pack) && QFile::exists(QLatin1String(shippedRoot) + u'/' + qt(pack) + QStringLiteral("/pack.json"));
}

QString PackShelf::folderOf(const std::string &pack) const {
    return (isShipped(pack) ? QString::fromLatin1(shippedRoot) : m_folder) + u'/' + qt(pack);
}

std::vector<PackInfo> PackShelf::packs() const {
    std::vector<PackInfo> list;
    const std::vector<std::string> assigned = assignedIds();
    for (const QString &root : {QString::fromLatin1(shippedRoot), m_folder}) {
        const auto first = static_cast<std::ptrdiff_t>(list.size());
        for (const QString &name : QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            const QJsonObject json = jsonIn(root + u'/' + name + QStringLiteral("/pack.json"));
            const std::string id = name.toStdString();
            if (json.isEmpty() || !isScenarioId(id) || (root == m_folder && isShipped(id)))
                continue;
            list.push_back({id, json.value(L1("title")).toString(), json.value(L1("author")).toString(), root != m_folder,
                            json.value(L1("examOnly")).toBool(),
                            std::find(assigned.begin(), assigned.end(), id) != assigned.end()});
        }
        std::stable_sort(list.begin() + first, list.end(),
                         [](const PackInfo &a, const PackInfo &b) { return a.title.localeAwareCompare(b.title) < 0; });
    }
    return list;
}

PackReading PackShelf::read(const std::string &id, const HowFar &howFar) const {
    PackReading reading;
    if (isScenarioId(id))
        reading = readFolder(folderOf(id), howFar);
    reading.pack.id = id;
    return reading;
}

PackReading PackShelf::readFolder(const QString &folder, const HowFar &howFar) {
    PackReading reading;
    const QJsonObject json = jsonIn(folder + QStringLiteral("/pack.json"));
    reading.pack.title = json.value(L1("title")).toString();
    reading.pack.author = json.value(L1("author")).toString();
    reading.pack.examOnly = json.value(L1("examOnly")).toBool();
    const QStringList names =
        QDir(folder + QStringLiteral("/scenarios")).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    Telling telling(howFar, static_cast<std::size_t>(names.size()));
    for (const QString &name : names) {
        telling.step();
        try {
            auto scenario =
                readScenario(security::readFile(folder + QStringLiteral("/scenarios/") + name, maxScenarioBytes));
            if (scenario && name != qt(nameOf(*scenario)) + QStringLiteral(".json"))
                addProblems(reading.problems,
                            {{ProblemKind::PackEntry, "id", {say("problem.file-name", qt(nameOf(*scenario)))}, {}}},
                            "scenarios/" + name.toStdString());
            if (scenario)
                reading.pack.scenarios.push_back(std::move(*scenario));
            else
                addProblems(reading.problems, scenario.error(), "scenarios/" + name.toStdString());
        } catch (const Refusal &refusal) {
            addProblems(reading.problems, {{ProblemKind::Unreadable, {}, {QString::fromStdString(refusal.error)}, {}}},
                        "scenarios/" + name.toStdString());
        }
    }
    std::sort(reading.pack.scenarios.begin(), reading.pack.scenarios.end(),
              [](const Scenario &a, const Scenario &b) { return std::tie(a.id, a.version) < std::tie(b.id, b.version); });
    return reading;
}

std::map<int, QString> PackShelf::versionsOf(const std::string &pack, const std::string &scenarioId) const {
    std::map<int, QString> versions;
    if (!isScenarioId(pack) || !isScenarioId(scenarioId))
        return versions;
    const QDir folder(folderOf(pack) + QStringLiteral("/scenarios"));
    const qsizetype before = static_cast<qsizetype>(scenarioId.size()) + 1;
    for (const QString &name : folder.entryList({qt(scenarioId) + QStringLiteral("@*.json")}, QDir::Files))
        if (const int version = name.mid(before, name.size() - before - 5).toInt(); version > 0)
            versions.emplace(version, folder.filePath(name));
    return versions;
}

std::optional<Scenario> PackShelf::find(const std::string &scenarioId, int version) const {
    std::optional<Scenario> found;
    for (const PackInfo &info : packs())
        for (const auto &[number, file] : versionsOf(info.id, scenarioId)) {
            if (version > 0 ? number != version : found && number <= found->version)
                continue;
            try {
                if (auto scenario = readScenario(security::readFile(file, maxScenarioBytes)))
                    found = std::move(*scenario);
            } catch (const Refusal &) {
                continue; // read() tells what is wrong with it
            }
        }
    return found;
}

QByteArray PackShelf::digestOf(const std::string &pack, const Scenario &scenario) const {
    QFile file(pathOf(folderOf(pack), scenario));
    if (!isScenarioId(pack) || !isScenarioId(scenario.id) || !file.open(QIODevice::ReadOnly))
        return {};
    return QCryptographicHash::hash(file.read(maxScenarioBytes + 1), QCryptographicHash::Sha256).toHex();
}

QByteArray PackShelf::stampOf(const std::string &pack) const {
    QCryptographicHash stamp(QCryptographicHash::Sha1);
    const QString folder = folderOf(pack);
    const auto add = [&](const QFileInfo &file) {
        stamp.addData(QStringLiteral("%1 %2 %3\n")
                          .arg(file.fileName())
                          .arg(file.size())
                          .arg(file.lastModified().toMSecsSinceEpoch())
                          .toUtf8());
    };
    add(QFileInfo(folder + QStringLiteral("/pack.json")));
    for (const QFileInfo &file : QDir(folder + QStringLiteral("/scenarios")).entryInfoList(QDir::Files, QDir::Name))
        add(file);
    return stamp.result();
}

int PackShelf::filesOf(const std::string &pack) const {
    return static_cast<int>(QDir(folderOf(pack) + QStringLiteral("/scenarios")).entryList(QDir::Files).size());
}

Expected<std::string, Phrase> PackShelf::create(const QString &title, const QString &author) {
    const std::string base = slug(title);
    std::string id = base;
    for (int i = 2; isShipped(id) || QDir(m_folder + u'/' + qt(id)).exists(); ++i)
        id = base + '-' + std::to_string(i);
    const Phrase wrong = written([&] { writePackJson(m_folder + u'/' + qt(id), id, title, author, false); });
    if (!wrong.isEmpty())
        return wrong;
    return id;
}

Phrase PackShelf::rename(const std::string &id, const QString &title, const QString &author, bool examOnly) {
    if (!isScenarioId(id) || isShipped(id))
        return "shelf.shipped-stays"_say;
    const Phrase wrong = written([&] { writePackJson(folderOf(id), id, title, author, examOnly); });
    const std::vector<std::string> assigned = assignedIds();
    return wrong.isEmpty() && examOnly && std::find(assigned.begin(), assigned.end(), id) != assigned.end()
               ? assign(id, false)
               : wrong;
}

Phrase PackShelf::save(const std::string &pack, const Scenario &scenario) {
    if (!isScenarioId(pack) || isShipped(pack))
        return "shelf.shipped-stays"_say;
    if (!isScenarioId(scenario.id) || scenario.version < 1)
        return "shelf.needs-id-and-version"_say;
    const QString folder = folderOf(pack);
    const QString file = pathOf(folder, scenario);
    return written([&] {
        const auto before = security::FileMark::at(file);
        if (QFile::exists(file))
            if (const auto stored = readScenario(security::readFile(file, maxScenarioBytes));
                stored && isFrozen(*stored) && !mayFollow(*stored, scenario))
                throw Phrase("shelf.approved-stays"_say);
        security::makeFolder(folder + QStringLiteral("/scenarios"));
        const auto bytes = scenarioFile(scenario);
        if (!bytes)
            throw Refusal{detailOf(bytes.error().front()), bytes.error().front().path, {}};
        security::writeFile(file, *bytes, {.over = before});
    });
}

Scenario PackShelf::nextVersion(const std::string &pack, Scenario scenario) const {
    const std::map<int, QString> versions = versionsOf(pack, scenario.id);
    scenario.version = versions.empty() ? 1 : versions.rbegin()->first + 1;
    scenario.status = ScenarioStatus::Draft;
    return scenario;
}

Scenario PackShelf::derive(const Scenario &from, std::string newId, const QString &author) {
    Scenario scenario = from;
    scenario.derivedFrom = qt(nameOf(from));
    scenario.id = std::move(newId);
    scenario.version = 1;
    scenario.status = ScenarioStatus::Draft;
    scenario.author = author;
    return scenario;
}

Phrase PackShelf::remove(const std::string &pack, const std::string &scenarioId) {
    if (!isScenarioId(pack) || isShipped(pack))
        return "shelf.shipped-stays"_say;
    return written([&] {
        const QString title = jsonIn(folderOf(pack) + QStringLiteral("/pack.json")).value(L1("title")).toString();
        Removed gone{.kind = QStringLiteral("pack"), .title = title, .files = {qt(pack)}};
        if (!scenarioId.empty()) {
            const auto newest = find(scenarioId);
            gone = {.kind = QStringLiteral("scenario"), .title = newest ? newest->title : qt(scenarioId), .from = title};
            for (const auto &[version, file] : versionsOf(pack, scenarioId))
                gone.files << QDir(m_folder).relativeFilePath(file);
        }
        bin().put(std::move(gone), QDateTime::currentMSecsSinceEpoch());
    });
}

Phrase PackShelf::exportTo(const std::string &pack, const QString &file, const House &house, const HowFar &howFar) const {
    return written([&] {
        security::writeFile(file, writePack(read(pack).pack, m_library, house, howFar), {security::Readers::Everyone});
    });
}

std::vector<std::string> PackShelf::assignedIds() const {
    std::vector<std::string> ids;
    for (const QJsonValue &value : jsonIn(m_folder + QStringLiteral("/assigned.json")).value(L1("packs")).toArray())
        ids.push_back(value.toString().toStdString());
    return ids;
}

bool PackShelf::isExamOnly(const std::string &pack) const {
    return isScenarioId(pack) && jsonIn(folderOf(pack) + QStringLiteral("/pack.json")).value(L1("examOnly")).toBool();
}

Phrase PackShelf::assign(const std::string &pack, bool assigned) {
    if (assigned && isExamOnly(pack))
        return "shelf.exams-only"_say;
    std::vector<std::string> ids = assignedIds();
    std::erase(ids, pack);
    if (assigned)
        ids.push_back(pack);
    QJsonArray list;
    for (const std::string &id : ids)
        list.append(qt(id));
    return written([&] {
        security::makeFolder(m_folder);
        security::writeFile(m_folder + QStringLiteral("/assigned.json"),
                            QJsonDocument(QJsonObject{{L1("packs"), list}}).toJson(QJsonDocument::Indented));
    });
}

std::vector<Scenario> PackShelf::inPractice() const {
    std::vector<Scenario> list;
    for (const PackInfo &info : packs()) {
        if (!info.assigned || info.examOnly)
            continue;
        std::vector<Scenario> approved = read(info.id).pack.scenarios;
        // A scenario that its author has retired is asked in no version.
        std::vector<std::string> retired;
        for (const Scenario &scenario : newestOf(approved))
            if (scenario.status == ScenarioStatus::Retired)
                retired.push_back(scenario.id);
        std::erase_if(approved, [&](const Scenario &s) {
            return s.status != ScenarioStatus::Approved || std::find(retired.begin(), retired.end(), s.id) != retired.end();
        });
        std::sort(approved.begin(), approved.end(),
                  [](const Scenario &a, const Scenario &b) { return a.id != b.id ? a.id < b.id : a.version > b.version; });
        list.insert(list.end(), approved.begin(), approved.end());
    }
    return list;
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/pack.h"
#include "core/json/jsonnode.h"
#include "core/qttext.h"
#include "core/quiz/answerjson.h"
#include "core/scenario/asking.h"
#include "core/scenario/scenarioformat.h"
#include "core/scenario/ziparchive.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <set>

namespace pitwise {
namespace {

using L1 = QLatin1String;

constexpr const char *manifestName = "manifest.json";
constexpr qint64 maxManifestBytes = 8 * 1024 * 1024;

std::string sha256(const QByteArray &bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
}

std::string fileOf(const std::string &name) {
    return "scenarios/" + name + ".json";
}

/// The `id@version` that such a file name stands for; empty where it stands for nothing.
std::string scenarioIn(std::string_view file) {
    if (!file.starts_with("scenarios/") || !file.ends_with(".json"))
        return {};
    const std::string_view name = file.substr(10, file.size() - 15);
    const auto at = name.find('@');
    if (at == std::string_view::npos || !isScenarioId(name.substr(0, at)))
        return {};
    const std::string_view version = name.substr(at + 1);
    const bool number = !version.empty() && version.size() <= 7 && version.front() != '0' &&
                        std::all_of(version.begin(), version.end(), [](char c) { return c >= '0' && c <= '9'; });
    return number ? std::string(name) : std::string();
}

/// How a name is told: cut short, and without letters that would move the cursor of a terminal.
QString shown(const std::string &name) {
    QString text = qt(std::string_view(name).substr(0, 120));
    for (QChar &c : text)
        if (!c.isPrint())
            c = u'?';
    return text;
}

struct ManifestLine {
    std::string sha256;
    PackedKey key;
};

/// Reads pack by pack; a class so that what is found wrong need not be handed around.
class PackReader {
public:
    PackReader(const QByteArray &bytes, const HowFar &howFar) : m_zip(bytes, maxPackEntries), m_howFar(howFar) {}

    Expected<PackReading, ScenarioProblems> read() {
        checkEntries();
        if (!m_problems.empty())
            return std::move(m_problems);
        readManifest();
        if (!m_problems.empty())
            return std::move(m_problems);
        Telling telling(m_howFar, m_zip.entries().size());
        for (const ZipEntry &entry : m_zip.entries()) {
            telling.step();
            if (entry.name != manifestName)
                readOne(entry);
        }
        for (const auto &[file, line] : m_lines)
            if (!m_read.contains(file))
                tell({ProblemKind::PackEntry,
                      "scenarios",
                      {QStringLiteral("the manifest names %1, which is not there").arg(shown(file))},
                      {}},
                     manifestName);
        std::sort(
            m_reading.pack.scenarios.begin(), m_reading.pack.scenarios.end(),
            [](const Scenario &a, const Scenario &b) { return std::tie(a.id, a.version) < std::tie(b.id, b.version); });
        m_reading.problems = std::move(m_problems);
        return std::move(m_reading);
    }

private:
    void tell(ScenarioProblem problem, const std::string &file) {
        addProblems(m_problems, {std::move(problem)}, shown(file).toStdString());
    }
    void wrongEntry(const ZipEntry &entry, const char *why) {
        tell({ProblemKind::PackEntry, {}, {QString::fromLatin1(why)}, {}}, entry.name);
    }

    void checkEntries() {
        std::set<std::string_view> names;
        bool manifest = false;
        for (const ZipEntry &entry : m_zip.entries()) {
            manifest |= entry.name == manifestName;
            if (entry.name != manifestName && scenarioIn(entry.name).empty())
                wrongEntry(entry, "a pack holds manifest.json and scenarios/<id>@<version>.json only");
            else if (entry.isLink)
                wrongEntry(entry, "it is no plain file");
            else if (entry.isLocked)
                wrongEntry(entry, "it is encrypted or packed in an unknown way");
            else if (!names.insert(entry.name).second)
                wrongEntry(entry, "it is there twice");
        }
        if (!manifest && m_problems.empty())
            tell({ProblemKind::PackEntry, {}, {QStringLiteral("the manifest is missing")}, {}}, manifestName);
    }

    /// What has been unpacked counts even where it came to nothing: many names for one bomb are one bomb.
    QByteArray unpacked(const ZipEntry &entry, qint64 most) {
        if (entry.size > static_cast<std::uint64_t>(most))
            throw Refusal{"it is larger than " + std::to_string(most) + " bytes", {}, {}};
        const qint64 room = std::min(most, maxUnpackedBytes - m_unpacked);
        if (room <= 0)
            throw Refusal{"the files before it are " + std::to_string(maxUnpackedBytes) +
                              " bytes already, as many as a pack may have",
                          {},
                          {}};
        m_unpacked += room;
        const QByteArray bytes = m_zip.read(entry, room);
        m_unpacked -= room - bytes.size();
        return bytes;
    }

    void readManifest() {
        const auto entry = std::find_if(m_zip.entries().begin(), m_zip.entries().end(),
                                        [](const ZipEntry &e) { return e.name == manifestName; });
        try {
            readManifest(JsonNode(parseJson(unpacked(*entry, maxManifestBytes))));
        } catch (const Refusal &refusal) {
            tell({refusal.at.starts_with("line ") ? ProblemKind::NotJson : ProblemKind::Malformed,
                  refusal.at,
                  {QString::fromStdString(refusal.error)},
                  {}},
                 manifestName);
        }
    }

    void readManifest(const JsonNode &root) {
        root.allowOnly(
            {L1("format"), L1("id"), L1("title"), L1("author"), L1("examOnly"), L1("rulebooks"), L1("scenarios")});
        if (const JsonNode format = root.need(L1("format")); format.textOrEmpty() != "pitwise-pack/1")
            format.fail("the format is \"pitwise-pack/1\"; a later one needs a later Pitwise");
        Pack &pack = m_reading.pack;
        pack.id = root.need(L1("id")).text();
        if (!isScenarioId(pack.id))
            root.need(L1("id")).fail("an id is up to 64 small letters, digits and hyphens");
        pack.title = QString::fromStdString(root.need(L1("title")).textOrEmpty()).left(200);
        if (root.has(L1("author")))
            pack.author = QString::fromStdString(root.need(L1("author")).textOrEmpty()).left(200);
        if (root.has(L1("examOnly")))
            pack.examOnly = root.need(L1("examOnly")).boolean();
        if (root.has(L1("rulebooks")))
            root.need(L1("rulebooks")).eachElement([](const JsonNode &name) { (void)name.text(); });
        root.need(L1("scenarios")).eachElement([&](const JsonNode &node) {
            node.allowOnly({L1("file"), L1("sha256"), L1("rulebook"), L1("key")});
            const JsonNode file = node.need(L1("file"));
            ManifestLine line{node.need(L1("sha256")).text(), {}};
            if (node.has(L1("key")))
                line.key = {node.need(L1("rulebook")).text(), node.need(L1("key")).text()};
            if (scenarioIn(file.text()).empty() || !m_lines.emplace(file.text(), std::move(line)).second)
                file.fail("no scenario of a pack, or one that is named twice");
        });
    }

    void readOne(const ZipEntry &entry) {
        m_read.insert(entry.name);
        const auto line = m_lines.find(entry.name);
        if (line == m_lines.end())
            return tell({ProblemKind::PackEntry, {}, {QStringLiteral("the manifest does not name it")}, {}}, entry.name);
        QByteArray bytes;
        try {
            bytes = unpacked(entry, maxScenarioBytes);
        } catch (const Refusal &refusal) {
            return tell({ProblemKind::Unreadable, {}, {QString::fromStdString(refusal.error)}, {}}, entry.name);
        }
        if (sha256(bytes) != line->second.sha256)
            return tell({ProblemKind::Checksum, {}, {}, {}}, entry.name);
        auto scenario = readScenario(bytes);
        if (!scenario)
            return addProblems(m_problems, scenario.error(), entry.name);
        const std::string name = nameOf(*scenario);
        if (fileOf(name) != entry.name)
            return tell({ProblemKind::PackEntry, "id", {QStringLiteral("it holds %1").arg(qt(name))}, {}}, entry.name);
        if (!line->second.key.digest.empty())
            m_reading.pack.keys[name] = line->second.key;
        m_reading.pack.scenarios.push_back(std::move(*scenario));
    }

    ZipReader m_zip;
    const HowFar &m_howFar;
    PackReading m_reading;
    ScenarioProblems m_problems;
    std::map<std::string, ManifestLine> m_lines;
    std::set<std::string> m_read;
    qint64 m_unpacked = 0;
};

ScenarioProblems unreadable(const QString &why) {
    return {{ProblemKind::Unreadable, {}, {why}, {}}};
}

} // namespace

Expected<PackReading, ScenarioProblems> readPack(const QByteArray &bytes, const HowFar &howFar) {
    if (bytes.isEmpty())
        return unreadable(QStringLiteral("it is empty"));
    if (bytes.size() > maxPackBytes)
        return unreadable(QStringLiteral("a pack has at most %1 bytes").arg(maxPackBytes));
    try {
        return PackReader(bytes, howFar).read();
    } catch (const Refusal &refusal) {
        return unreadable(QString::fromStdString(refusal.error));
    }
}

Expected<PackReading, ScenarioProblems> readPackFile(const QString &path, const HowFar &howFar) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(file.errorString());
    if (file.size() > maxPackBytes)
        return unreadable(QStringLiteral("a pack has at most %1 bytes").arg(maxPackBytes));
    return readPack(file.read(maxPackBytes + 1), howFar);
}

namespace {
constexpr std::string_view byId = "id:"; ///< A choice told by its sentence's id; before generator 5 by its English words.
} // namespace

std::string keyDigest(const Scenario &scenario, const Library &library, const House &house) {
    const auto question = makeQuestion(scenario, library, house);
    if (!question)
        return {};
    // Options are shuffled; what is right among them is the sentence, where it has no answer of its own.
    QJsonObject json = answerJson(question->key());
    const auto *choice = std::get_if<ChoiceAnswer>(&question->key());
    if (choice)
        for (const Option &option : question->options)
            if (option.key == choice->key)
                json[L1("key")] = phraseJson(option.text);
    return std::string(choice ? byId : "") + sha256(QJsonDocument(json).toJson(QJsonDocument::Compact)).substr(0, 16);
}

QByteArray writePack(const Pack &pack, const Library &library, const House &house, const HowFar &howFar) {
    std::vector<std::pair<std::string, QByteArray>> files{{manifestName, {}}};
    QJsonArray lines;
    std::set<std::string> rulebooks;
    Telling telling(howFar, pack.scenarios.size());
    for (const Scenario &scenario : pack.scenarios) {
        telling.step();
        const std::string file = fileOf(nameOf(scenario));
        const QByteArray bytes = writeScenario(scenario);
        QJsonObject line{{L1("file"), qt(file)}, {L1("sha256"), qt(sha256(bytes))}};
        if (const Rulebook *rules = rulebookOf(scenario, library)) {
            rulebooks.insert(rules->name());
            if (const std::string digest = keyDigest(scenario, library, house); !digest.empty()) {
                line[L1("rulebook")] = qt(rules->name());
                line[L1("key")] = qt(digest);
            }
        }
        lines.append(line);
        files.emplace_back(file, bytes);
    }
    QJsonArray names;
    for (const std::string &name : rulebooks)
        names.append(qt(name));
    files.front().second = QJsonDocument(QJsonObject{{L1("format"), L1("pitwise-pack/1")},
                                                     {L1("id"), qt(pack.id)},
                                                     {L1("title"), pack.title},
                                                     {L1("author"), pack.author},
                                                     {L1("examOnly"), pack.examOnly},
                                                     {L1("rulebooks"), names},
                                                     {L1("scenarios"), lines}})
                               .toJson(QJsonDocument::Indented);
    return zipped(files);
}

ScenarioProblems keyChanges(const Pack &pack, const Library &library, const House &house, const HowFar &howFar) {
    ScenarioProblems changes;
    const std::vector<Scenario> newestOnes = newestOf(pack.scenarios);
    Telling telling(howFar, newestOnes.size());
    for (const Scenario &scenario : newestOnes) {
        telling.step();
        const Rulebook *newest = library.find(scenario.game);
        const auto packed = pack.keys.find(nameOf(scenario));
        PackedKey then = packed == pack.keys.end() ? PackedKey{} : packed->second;
        if (then.digest.empty() && newest && !scenario.rulebook.empty() && scenario.rulebook != newest->name())
            then = {scenario.rulebook, keyDigest(scenario, library, house)};
        if (!newest || then.digest.empty() || then.rulebook == newest->name())
            continue;
        Scenario now = scenario;
        now.rulebook.clear();
        const std::string key = keyDigest(now, library, house);
        if (key.starts_with(byId) != then.digest.starts_with(byId)) { // cannot be compared: asked again as it was then
            Scenario before = scenario;
            before.rulebook = then.rulebook;
            then.digest = keyDigest(before, library, house);
        }
        if (!then.digest.empty() && key != then.digest)
            addProblems(changes, {{ProblemKind::KeyChanged, "rulebook", {qt(then.rulebook), qt(newest->name())}, {}}},
                        fileOf(nameOf(scenario)));
    }
    return changes;
}

HowFar part(const HowFar &howFar, double from, double to) {
    if (!howFar)
        return {};
    return [howFar, from, to](double done) { howFar(from + (to - from) * done); };
}

std::vector<Scenario> newestOf(const std::vector<Scenario> &scenarios) {
    std::map<std::string, const Scenario *> newest;
    for (const Scenario &scenario : scenarios)
        if (const Scenario *&place = newest[scenario.id]; !place || place->version < scenario.version)
            place = &scenario;
    std::vector<Scenario> list;
    for (const auto &[id, scenario] : newest)
        list.push_back(*scenario);
    return list;
}

} // namespace pitwise

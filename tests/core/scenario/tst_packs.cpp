// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/incident.h"
#include "core/random/random.h"
#include "core/scenario/lint.h"
#include "core/scenario/packshelf.h"
#include "core/scenario/scenarioformat.h"
#include "core/scenario/ziparchive.h"
#include "words/words.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;

namespace {

using L1 = QLatin1String;
using Files = std::vector<std::pair<std::string, QByteArray>>;

Scenario lateBet(const char *id, int version = 1) {
    Scenario scenario;
    scenario.id = id;
    scenario.version = version;
    scenario.game = "lucky8";
    scenario.title = QString::fromLatin1(id);
    scenario.story = QStringLiteral("You have called “No more bets”, and a player adds chips.");
    // "two" is no twin of "one".
    scenario.incident =
        ScenarioIncident{"late-bet", {{L1("what"), scenario.id == "two" ? L1("withdrawn") : L1("increased")}}};
    scenario.ask = Ask{AskKind::Ruling};
    scenario.status = ScenarioStatus::Approved;
    return scenario;
}

Pack packOf(std::vector<Scenario> scenarios) {
    Pack pack;
    pack.id = "night-shift";
    pack.title = QStringLiteral("Night shift");
    pack.author = QStringLiteral("M. Tan");
    pack.scenarios = std::move(scenarios);
    return pack;
}

QByteArray manifest(const Files &files, const char *format = "pitwise-pack/1") {
    QJsonArray lines;
    for (const auto &[name, bytes] : files)
        lines.append(QJsonObject{
            {L1("file"), QString::fromStdString(name)},
            {L1("sha256"), QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex())}});
    return QJsonDocument(QJsonObject{{L1("format"), QString::fromLatin1(format)},
                                     {L1("id"), L1("hostile")},
                                     {L1("title"), L1("x")},
                                     {L1("scenarios"), lines}})
        .toJson();
}

/// A pack of just these files, the manifest made to fit.
QByteArray packed(Files files) {
    files.insert(files.begin(), {"manifest.json", manifest(files)});
    return zipped(files);
}

std::string fileOf(const Scenario &scenario) {
    return "scenarios/" + nameOf(scenario) + ".json";
}

/// Everything under a folder with its bytes.
QMap<QString, QByteArray> tree(const QString &folder) {
    QMap<QString, QByteArray> files;
    QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        if (file.open(QIODevice::ReadOnly))
            files[QDir(folder).relativeFilePath(file.fileName())] = file.readAll();
    }
    return files;
}

ProblemKind first(const Expected<PackReading, ScenarioProblems> &reading) {
    return reading ? (reading->problems.empty() ? ProblemKind::TooMany : reading->problems.front().kind)
                   : reading.error().front().kind;
}

} // namespace

class TestPacks : public QObject {
    Q_OBJECT

    const Library m_library = Library::shipped();
    const House m_house;
    QTemporaryDir m_root;

    [[nodiscard]] QByteArray good() const {
        return writePack(packOf({lateBet("one"), lateBet("two"), lateBet("two", 2)}), m_library, m_house);
    }
    [[nodiscard]] QString put(const char *name, const QByteArray &bytes) const {
        const QString path = m_root.filePath(QString::fromLatin1(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return path;
    }

private Q_SLOTS:
    void aPackIsReadBackAsItWasWritten() {
        const auto reading = readPack(good());
        QVERIFY(reading.ok());
        QVERIFY(reading->problems.empty());
        QCOMPARE(reading->pack.scenarios.size(), std::size_t{3});
        QCOMPARE(reading->pack.title, QStringLiteral("Night shift"));
        QCOMPARE(reading->pack.keys.size(), std::size_t{3});
        QCOMPARE(writePack(reading->pack, m_library, m_house), good()); // byte for byte, on any day
        QCOMPARE(newestOf(reading->pack.scenarios).size(), std::size_t{2});
        QCOMPARE(newestOf(reading->pack.scenarios).back().version, 2);
    }

    void hostilePacksAreRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *name, const QByteArray &bytes, ProblemKind kind) {
            QTest::newRow(name) << bytes << static_cast<int>(kind);
        };
        const QByteArray scenario = writeScenario(lateBet("one"));
        row("nothing", {}, ProblemKind::Unreadable);
        row("no zip", "not a zip at all", ProblemKind::Unreadable);
        row("cut in half", good().first(good().size() / 2), ProblemKind::Unreadable);
        row("without its last byte", good().chopped(1), ProblemKind::Unreadable);
        row("no manifest", zipped({{"scenarios/one@1.json", scenario}}), ProblemKind::PackEntry);
        row("empty archive with a manifest of nothing", zipped({{"manifest.json", "{}"}}), ProblemKind::Malformed);
        row("manifest is no JSON", zipped({{"manifest.json", "{"}}), ProblemKind::NotJson);
        row("manifest is a list", zipped({{"manifest.json", "[]"}}), ProblemKind::Malformed);
        row("a later format", zipped({{"manifest.json", manifest({}, "pitwise-pack/2")}}), ProblemKind::Malformed);
        for (const char *name : {"../../etc/passwd", "/etc/passwd", "scenarios/../../x@1.json", "scenarios\\x@1.json",
                                 "C:/x.json", "scenarios/sub/x@1.json", "scenarios/X@1.json", "scenarios/x@0.json",
                                 "scenarios/x@1.json/", "scenarios/.x@1.json", "readme.txt", "scenarios/"})
            row(name, zipped({{"manifest.json", manifest({})}, {name, scenario}}), ProblemKind::PackEntry);
        row("a manifest that names a path outside", zipped({{"manifest.json", manifest({{"../x@1.json", scenario}})}}),
            ProblemKind::Malformed);
        QByteArray twice = packed({{"scenarios/aaa@1.json", scenario}, {"scenarios/bbb@1.json", scenario}});
        row("a file twice", twice.replace("scenarios/bbb@1.json", "scenarios/aaa@1.json"), ProblemKind::PackEntry);
        QByteArray link = good();
        for (qsizetype at = link.indexOf("PK\1\2"); at >= 0;
             at = link.indexOf("PK\1\2", at + 4)) { // every entry a symbolic link
            link[at + 5] = 3;
            link[at + 38] = link[at + 39] = 0;
            link[at + 40] = static_cast<char>(0xff);
            link[at + 41] = static_cast<char>(0xa1);
        }
        row("a symbolic link", link, ProblemKind::PackEntry);
        QByteArray locked = good();
        for (const char *header : {"PK\1\2", "PK\3\4"})
            for (qsizetype at = locked.indexOf(header); at >= 0; at = locked.indexOf(header, at + 4))
                locked[at + (header[2] == 1 ? 8 : 6)] = 1;
        row("encrypted", locked, ProblemKind::PackEntry);
        row("a manifest that is a bomb", zipped({{"manifest.json", QByteArray(32 * 1024 * 1024, ' ')}}),
            ProblemKind::Malformed);
    }
    void hostilePacksAreRefused() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, kind);
        const auto reading = readPack(bytes);
        QVERIFY(!reading.ok());
        QCOMPARE(first(reading), static_cast<ProblemKind>(kind));
        QVERIFY(!Words::english().say(problemText(reading.error().front())).isEmpty());
        // Nothing of it is imported either, and nothing is written.
        QTemporaryDir data;
        PackShelf shelf(data.filePath(QStringLiteral("packs")), m_library);
        QVERIFY(!shelf.import(put("hostile.pitwise", bytes), m_house).ok());
        QVERIFY(tree(data.path()).isEmpty());
    }

    void aBadScenarioIsListedAndTheOthersAreRead_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("kind");
        QByteArray wrongTypes = writeScenario(lateBet("two"));
        wrongTypes.replace("\"version\": 1", "\"version\": \"1\"");
        const auto row = [](const char *name, const QByteArray &two, ProblemKind kind) {
            QTest::newRow(name) << packed({{"scenarios/one@1.json", writeScenario(lateBet("one"))},
                                           {"scenarios/two@1.json", two}})
                                << static_cast<int>(kind);
        };
        row("wrong types", wrongTypes, ProblemKind::Malformed);
        row("no JSON", "{", ProblemKind::NotJson);
        row("a bomb", QByteArray(16 * 1024 * 1024, ' '), ProblemKind::Unreadable);
        row("another scenario inside", writeScenario(lateBet("three")), ProblemKind::PackEntry);
        row("deeper than anybody nests", QByteArray(100'000, '['), ProblemKind::NotJson);
        QByteArray changed = good();
        const Files files{{"scenarios/one@1.json", writeScenario(lateBet("one"))},
                          {"scenarios/two@1.json", writeScenario(lateBet("two"))}};
        Files forged{{"manifest.json", manifest(files)},
                     files[0],
                     {files[1].first, writeScenario(lateBet("two", 1)).replace("withdrawn", "placed")}};
        QTest::newRow("changed after it was packed") << zipped(forged) << static_cast<int>(ProblemKind::Checksum);
        QTest::newRow("named and not there")
            << zipped({{"manifest.json", manifest(files)}, files[0]}) << static_cast<int>(ProblemKind::PackEntry);
        QTest::newRow("there and not named") << zipped({{"manifest.json", manifest({files[0]})}, files[0], files[1]})
                                             << static_cast<int>(ProblemKind::PackEntry);
    }
    void aBadScenarioIsListedAndTheOthersAreRead() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, kind);
        const auto reading = readPack(bytes);
        QVERIFY(reading.ok());
        QCOMPARE(first(reading), static_cast<ProblemKind>(kind));
        QVERIFY(!reading->problems.front().file.empty());
        QCOMPARE(reading->pack.scenarios.size(), std::size_t{1});
    }

    void anyChangedByteIsNoticedOrHarmless() {
        const QByteArray whole = good();
        Random random(7);
        for (int i = 0; i < 400; ++i) {
            QByteArray bytes = whole;
            for (std::uint32_t n = 1 + random.below(4); n > 0; --n)
                bytes[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(bytes.size())))] =
                    static_cast<char>(random.below(256));
            if (random.below(4) == 0)
                bytes.truncate(random.below(static_cast<std::uint32_t>(bytes.size())));
            const auto reading = readPack(bytes);
            if (reading)
                for (const Scenario &scenario : reading->pack.scenarios)
                    QVERIFY(scenario == lateBet(scenario.id.c_str(), scenario.version));
        }
    }

    void tenThousandScenariosAreReadAndTheirProblemsCounted() {
        Files files;
        Scenario scenario = lateBet("x");
        for (int i = 0; i < 10'000; ++i) {
            scenario.id = "s-" + std::to_string(i);
            scenario.title.clear();
            files.emplace_back(fileOf(scenario),
                               i % 2 ? writeScenario(scenario)
                                     : QByteArray(R"({"format": 1, "id": 2, "version": 3.5, "game": 4, "level": 50})"));
        }
        const auto reading = readPack(packed(std::move(files)));
        QVERIFY(reading.ok());
        QCOMPARE(reading->pack.scenarios.size(), std::size_t{5'000});
        QCOMPARE(reading->problems.size(), mostProblems + 1); // 5 each, and the rest is counted
        QCOMPARE(reading->problems.back().kind, ProblemKind::TooMany);
        QCOMPARE(reading->problems.back().args.front().number(), 5'000 * 5 - static_cast<int>(mostProblems));
    }

    void aMillionProblemsAreCountedAndTheFirstListed() {
        ScenarioProblems million(1'000'000, {ProblemKind::Malformed, "tags", {QStringLiteral("no")}, {}});
        ScenarioProblems list;
        addProblems(list, std::move(million), "scenarios/x@1.json");
        QCOMPARE(list.size(), mostProblems + 1);
        QCOMPARE(list.front().file, std::string("scenarios/x@1.json"));
        QCOMPARE(list.back().args.front().number(), 1'000'000 - static_cast<int>(mostProblems));
        ScenarioProblems other;
        addProblems(other, list); // what was counted stays counted
        addProblems(other, {{ProblemKind::MissingTitle, "title", {}, {}}});
        QCOMPARE(other.size(), mostProblems + 1);
        QCOMPARE(other.back().args.front().number(), 1'000'001 - static_cast<int>(mostProblems));
        QVERIFY(
            Words::english().say(problemText(other.back())).contains(QString::number(other.back().args.front().number())));
    }

    void aPackOfNothingButProblemsIsListedByTheCommandLine() {
        QByteArray bad = "{";
        for (const char *member :
             {"id", "version", "game", "rulebook", "readings", "round", "at", "incident", "ask", "title", "story", "remark",
              "tags", "level", "target", "dropped", "added", "status", "author"})
            bad += QByteArray("\"") + member + "\": false, ";
        bad += "\"format\": 1}";
        Files files;
        for (int i = 0; i < 10'000; ++i)
            files.emplace_back("scenarios/s-" + std::to_string(i) + "@1.json", bad);
        const QByteArray bytes = packed(std::move(files));
        const auto reading = readPack(bytes);
        QVERIFY(reading.ok());
        QVERIFY(reading->pack.scenarios.empty());
        QCOMPARE(reading->problems.size(), mostProblems + 1);
        QCOMPARE(reading->problems.back().args.front().number(), 10'000 * 20 - static_cast<int>(mostProblems));
        QProcess cli;
        cli.start(QStringLiteral(PITWISE_BINARY_DIR "/pitwise-cli"), {QStringLiteral("check"), put("bad.pitwise", bytes)});
        QVERIFY(cli.waitForFinished(60'000));
        QCOMPARE(cli.exitCode(), 1);
        const QList<QByteArray> lines = cli.readAllStandardOutput().trimmed().split('\n');
        QCOMPARE(static_cast<std::size_t>(lines.size()), mostProblems + 1);
        QVERIFY(lines.back().contains("199500"));
    }

    void aManifestOfAMillionWrongLinesIsRefused() {
        const QByteArray lines = QByteArray("1,").repeated(1'000'000).chopped(1);
        const auto reading = readPack(zipped({{"manifest.json", R"({"format": "pitwise-pack/1", "id": "x", "title": "x",
            "scenarios": [)" + lines + "]}"}}));
        QVERIFY(!reading.ok());
        QCOMPARE(reading.error().size(), std::size_t{1});
        QCOMPARE(reading.error().front().path, std::string("scenarios[0]"));
    }

    void moreScenariosThanThatAreRefusedWhole() {
        Files files{{"manifest.json", "{}"}};
        for (int i = 0; i < 10'001; ++i)
            files.emplace_back("scenarios/s-" + std::to_string(i) + "@1.json", "{}");
        const auto reading = readPack(zipped(files));
        QVERIFY(!reading.ok());
        QCOMPARE(reading.error().size(), std::size_t{1});
    }

    void allFilesTogetherAreBounded() {
        Files files;
        const QByteArray blank(maxScenarioBytes, ' ');
        for (int i = 0; i < 400; ++i) // 100 MB of blanks in a small file
            files.emplace_back("scenarios/s-" + std::to_string(i) + "@1.json", blank);
        const QByteArray bytes = packed(std::move(files));
        QVERIFY(bytes.size() < 1024 * 1024);
        const auto reading = readPack(bytes);
        QVERIFY(reading.ok());
        QVERIFY(reading->pack.scenarios.empty());
    }

    /// Ten thousand names for one file that unpacks to much more than any scenario: as much as a pack may have is unpacked,
    /// whatever sizes the names claim.
    void manyNamesForOneBombAreOneBomb_data() {
        QTest::addColumn<quint32>("claimed");
        QTest::newRow("as large as it is") << quint32(4 * 1024 * 1024);
        QTest::newRow("as small as a scenario") << quint32(1000);
        QTest::newRow("as large as can be") << quint32(0xfffffff0);
    }
    void manyNamesForOneBombAreOneBomb() {
        QFETCH(quint32, claimed);
        constexpr int names = 9'999;
        const auto nameAt = [](int i) { return "scenarios/s-" + std::to_string(100'000 + i) + "@1.json"; };
        Files named;
        for (int i = 0; i < names; ++i)
            named.emplace_back(nameAt(i), QByteArray());
        const QByteArray plain = zipped({{"manifest.json", manifest(named)}, {nameAt(0), QByteArray(4 * 1024 * 1024, ' ')}});
        // The last line of the directory, once for every name.
        const qsizetype end = plain.lastIndexOf("PK\5\6"), line = plain.lastIndexOf("PK\1\2", end);
        QByteArray one = plain.mid(line, end - line);
        for (int byte = 0; byte < 4; ++byte)
            one[24 + byte] = static_cast<char>(claimed >> 8 * byte);
        QByteArray bytes = plain.first(line), directoryEnd = plain.mid(end);
        for (int i = 0; i < names; ++i)
            bytes += QByteArray(one).replace(nameAt(0).c_str(), nameAt(i).c_str());
        const auto put16 = [&](int at, int value) {
            directoryEnd[at] = static_cast<char>(value);
            directoryEnd[at + 1] = static_cast<char>(value >> 8);
        };
        const auto size = bytes.size() - plain.indexOf("PK\1\2");
        put16(8, names + 1);
        put16(10, names + 1);
        put16(12, static_cast<int>(size & 0xffff));
        put16(14, static_cast<int>(size >> 16));
        bytes += directoryEnd;
        QElapsedTimer clock;
        clock.start();
        const auto reading = readPack(bytes);
        QVERIFY(clock.elapsed() < 5'000);
        if (!reading.ok()) // libzip itself may see that the lines overlap
            return;
        QVERIFY(reading->pack.scenarios.empty());
        QVERIFY(!reading->problems.empty());
        QCOMPARE(static_cast<int>(reading->problems.size()), mostProblems + 1);
    }

    /// What cannot be written as it was read is imported once, not again and again; a pack called like a shipped one is
    /// another pack.
    void oddPacksAreImportedOnce() {
        QByteArray odd = writeScenario(lateBet("one"));
        odd.replace("\"title\": \"one\"", "\"title\": \"\\ud800 one\"");
        QVERIFY(odd.contains("ud800"));
        QTemporaryDir data;
        PackShelf shelf(data.filePath(QStringLiteral("packs")), m_library);
        QByteArray list = manifest({{"scenarios/one@1.json", odd}});
        const QByteArray id = QJsonDocument::fromJson(list).object()[QStringLiteral("id")].toString().toUtf8();
        list.replace("\"" + id + "\"", "\"classroom\"");
        const QByteArray bytes = zipped({{"manifest.json", list}, {"scenarios/one@1.json", odd}});
        using What = ImportReport::What;
        auto report = shelf.import(put("odd.pitwise", bytes), m_house);
        QVERIFY(report.ok());
        QVERIFY(report->pack != "classroom");
        QCOMPARE(report->count(What::Added), 1);
        const auto before = tree(data.path());
        report = shelf.import(put("odd.pitwise", bytes), m_house);
        QVERIFY(report.ok());
        QCOMPARE(report->count(What::Same), 1);
        QCOMPARE(tree(data.path()), before);
    }

    // ------------------------------------------------------------ the shelf

    void importMergesWithoutOverwriting() {
        QTemporaryDir data;
        PackShelf shelf(data.filePath(QStringLiteral("packs")), m_library);
        using What = ImportReport::What;
        auto report = shelf.import(put("a.pitwise", good()), m_house);
        QVERIFY(report.ok());
        QCOMPARE(report->count(What::Added), 3);
        const auto before = tree(data.path());
        report = shelf.import(put("a.pitwise", good()), m_house);
        QCOMPARE(report->count(What::Same), 3);
        QCOMPARE(tree(data.path()), before);

        Scenario other = lateBet("one");
        other.title = QStringLiteral("Another one");
        report = shelf.import(put("b.pitwise", writePack(packOf({other, lateBet("new")}), m_library, m_house)), m_house);
        QCOMPARE(report->count(What::AddedAsNewVersion), 1);
        QCOMPARE(report->count(What::Added), 1);
        QCOMPARE(report->lines[1].stored, std::string("one@2"));
        const auto after = tree(data.path());
        for (auto it = before.begin(); it != before.end(); ++it)
            QCOMPARE(after.value(it.key()), it.value());
        QCOMPARE(shelf.find("one", 1)->title, QStringLiteral("one"));
        QCOMPARE(shelf.find("one")->title, QStringLiteral("Another one"));
        report = shelf.import(put("b.pitwise", writePack(packOf({other, lateBet("new")}), m_library, m_house)),
                              m_house); // again: nothing new
        QCOMPARE(report->count(What::Same), 2);
    }

    void anImportThatIsEndedLeavesNothing() {
        QTemporaryDir data;
        PackShelf shelf(data.filePath(QStringLiteral("packs")), m_library);
        QVERIFY(shelf.import(put("a.pitwise", good()), m_house).ok());
        const auto before = tree(data.path());
        Scenario other = lateBet("one");
        other.title = QStringLiteral("Another one");
        const QString file = put("b.pitwise", writePack(packOf({other, lateBet("new")}), m_library, m_house));
        struct Ended {};
        std::vector<double> told;
        QVERIFY(shelf.import(file, m_house, [&](double done) { told.push_back(done); }).ok());
        QVERIFY(std::is_sorted(told.begin(), told.end()));
        for (const double at : told) { // wherever it is ended
            QTemporaryDir again;
            PackShelf fresh(again.filePath(QStringLiteral("packs")), m_library);
            QVERIFY(fresh.import(put("a.pitwise", good()), m_house).ok());
            QVERIFY_EXCEPTION_THROWN((void)fresh.import(file, m_house,
                                                        [&](double done) {
                                                            if (done >= at)
                                                                throw Ended{};
                                                        }),
                                     Ended);
            QCOMPARE(tree(again.path()), before);
        }
    }

    void aFileThatCannotBeReadKeepsItsPlace() {
        QTemporaryDir data;
        PackShelf shelf(data.filePath(QStringLiteral("packs")), m_library);
        QVERIFY(shelf.import(put("a.pitwise", good()), m_house).ok());
        const QString path = data.filePath(QStringLiteral("packs/night-shift/scenarios/one@1.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("damaged") > 0);
        file.close();
        const auto report = shelf.import(put("a.pitwise", good()), m_house);
        QVERIFY(report.ok());
        QCOMPARE(report->lines.front().stored, std::string("one@2"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("damaged"));
    }

    void whatIsForExamsOnlyMakesItsPackSo() {
        QTemporaryDir data;
        PackShelf shelf(data.filePath(QStringLiteral("packs")), m_library);
        QVERIFY(shelf.import(put("a.pitwise", good()), m_house).ok());
        QVERIFY(shelf.assign("night-shift", true).isEmpty());
        Pack secret = packOf({lateBet("secret")});
        secret.examOnly = true;
        const auto report = shelf.import(put("s.pitwise", writePack(secret, m_library, m_house)), m_house);
        QVERIFY(report.ok() && report->nowExamOnly);
        QVERIFY(shelf.read("night-shift").pack.examOnly);
        QVERIFY(shelf.inPractice().empty());
    }

    void nothingIsWrittenOutsideTheDataFolder() {
        QTemporaryDir data;
        PackShelf shelf(data.filePath(QStringLiteral("inner/packs")), m_library);
        QVERIFY(shelf.import(put("c.pitwise", good()), m_house).ok());
        QVERIFY(!shelf.save("../outside", lateBet("x")).isEmpty());
        QVERIFY(!shelf.remove("..").isEmpty());
        Scenario escaping = lateBet("x");
        escaping.id = "../../x";
        QVERIFY(!shelf.save("night-shift", escaping).isEmpty());
        const auto files = tree(data.path()).keys();
        for (const QString &file : files)
            QVERIFY2(file.startsWith(QStringLiteral("inner/packs/")), qPrintable(file));
    }

    void anApprovedVersionStaysAsItIs() {
        QTemporaryDir data;
        PackShelf shelf(data.filePath(QStringLiteral("packs")), m_library);
        const auto pack = shelf.create(QStringLiteral("Night shift, Émile’s"), QStringLiteral("M. Tan"));
        QVERIFY(pack.ok());
        QCOMPARE(*pack, std::string("night-shift-emile-s"));
        Scenario scenario = lateBet("one");
        scenario.status = ScenarioStatus::Draft;
        QVERIFY(shelf.save(*pack, scenario).isEmpty());
        scenario.title = QStringLiteral("A draft may change");
        QVERIFY(shelf.save(*pack, scenario).isEmpty());
        scenario.status = ScenarioStatus::Approved;
        QVERIFY(shelf.save(*pack, scenario).isEmpty());
        scenario.title = QStringLiteral("But no longer");
        QVERIFY(!shelf.save(*pack, scenario).isEmpty());
        const Scenario next = shelf.nextVersion(*pack, scenario);
        QCOMPARE(next.version, 2);
        QCOMPARE(next.status, ScenarioStatus::Draft);
        QVERIFY(shelf.save(*pack, next).isEmpty());
        QCOMPARE(shelf.find("one", 1)->title, QStringLiteral("A draft may change"));
    }

    void whatIsRemovedCanBeBroughtBack() {
        QTemporaryDir data;
        PackShelf shelf(data.filePath(QStringLiteral("packs")), m_library);
        QVERIFY(shelf.import(put("d.pitwise", good()), m_house).ok());
        const auto before = tree(data.path());
        QVERIFY(shelf.remove("night-shift", "two").isEmpty());
        QCOMPARE(shelf.read("night-shift").pack.scenarios.size(), std::size_t{1});
        QVERIFY(shelf.remove("night-shift").isEmpty());
        const auto left = shelf.packs();
        QVERIFY(std::none_of(left.begin(), left.end(), [](const PackInfo &p) { return p.id == "night-shift"; }));
        const std::vector<Removed> removed = shelf.bin().all();
        QCOMPARE(removed.size(), std::size_t{2});
        QCOMPARE(removed[0].kind, QStringLiteral("pack"));
        QCOMPARE(removed[1].kind, QStringLiteral("scenario"));
        QCOMPARE(removed[1].from, removed[0].title);
        for (const Removed &one : removed)
            shelf.bin().restore(one.id);
        QCOMPARE(tree(data.path()), before);
    }

    void practiceDrawsApprovedScenariosOfAssignedPacks() {
        QTemporaryDir data;
        PackShelf shelf(data.filePath(QStringLiteral("packs")), m_library);
        Scenario draft = lateBet("three");
        draft.status = ScenarioStatus::Draft;
        Scenario retired = lateBet("two", 3);
        retired.status = ScenarioStatus::Retired;
        QVERIFY(shelf
                    .import(put("e.pitwise",
                                writePack(packOf({lateBet("one"), lateBet("two"), retired, draft}), m_library, m_house)),
                            m_house)
                    .ok());
        QVERIFY(shelf.inPractice().empty());
        QVERIFY(shelf.assign("night-shift", true).isEmpty());
        QCOMPARE(shelf.inPractice().size(), std::size_t{1});
        QCOMPARE(shelf.inPractice().front().id, std::string("one"));
        QVERIFY(shelf.rename("night-shift", QStringLiteral("x"), {}, true).isEmpty()); // exam only
        QVERIFY(shelf.inPractice().empty());
        QVERIFY(!shelf.assign("night-shift", true).isEmpty());
        QVERIFY(shelf.rename("night-shift", QStringLiteral("x"), {}, false).isEmpty());
        QVERIFY(shelf.inPractice().empty()); // it was taken out of practice, and stays so until somebody assigns it
    }

    void aFileThatWasDamagedOnDiskIsTold() {
        QTemporaryDir data;
        PackShelf shelf(data.filePath(QStringLiteral("packs")), m_library);
        QVERIFY(shelf.import(put("f.pitwise", good()), m_house).ok());
        QFile file(data.filePath(QStringLiteral("packs/night-shift/scenarios/one@1.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"format\"") > 0);
        file.close();
        const PackReading reading = shelf.read("night-shift");
        QCOMPARE(reading.pack.scenarios.size(), std::size_t{2});
        QCOMPARE(reading.problems.front().file, std::string("scenarios/one@1.json"));
    }

    void exportAndImportGiveTheSameScenarios() {
        QTemporaryDir one, two;
        PackShelf from(one.filePath(QStringLiteral("packs")), m_library),
            to(two.filePath(QStringLiteral("packs")), m_library);
        QVERIFY(from.import(put("g.pitwise", good()), m_house).ok());
        const QString file = m_root.filePath(QStringLiteral("out.pitwise"));
        QVERIFY(from.exportTo("night-shift", file, m_house).isEmpty());
        QVERIFY(to.import(file, m_house).ok());
        QCOMPARE(tree(two.path()), tree(one.path()));
    }

    void aPackForAnotherRulebookSaysWhichKeysChanged() {
        // Version 6 of Lucky 8 pays a Blackjack 1 to 1; everything else is as it was.
        QTemporaryDir books;
        const QString folder = books.filePath(QStringLiteral("lucky8/6"));
        QVERIFY(QDir().mkpath(folder));
        QFile from(QStringLiteral(PITWISE_SOURCE_DIR "/assets/rulebooks/lucky8/5/rulebook.json"));
        QVERIFY(from.open(QIODevice::ReadOnly));
        QByteArray bytes = from.readAll();
        QVERIFY(bytes.contains("\"version\": \"5\""));
        bytes.replace("\"version\": \"5\"", "\"version\": \"6\"");
        QVERIFY(bytes.contains("\"pays\": \"3:2\""));
        bytes.replace("\"pays\": \"3:2\"", "\"pays\": \"1:1\"");
        QFile to(folder + QStringLiteral("/rulebook.json"));
        QVERIFY(to.open(QIODevice::WriteOnly) && to.write(bytes) == bytes.size());
        to.close();
        Library later = Library::shipped();
        later.addFolder(books.path());
        QCOMPARE(later.find("lucky8")->name(), std::string("lucky8@6"));

        Scenario blackjack = lateBet("blackjack");
        blackjack.incident.reset();
        blackjack.round = QJsonDocument::fromJson(R"({"format": "pitwise-round/1", "game": "lucky8", "table": {"decks": 8},
            "bets": [{"box": 1, "player": "A", "kind": "main", "amount": 10000}], "shoe": "AS 9D KH"})")
                              .object();
        blackjack.ask = Ask{AskKind::Amount, 1, 0, "A", "main"};
        const auto reading = readPack(writePack(packOf({blackjack, lateBet("one")}), m_library, m_house));
        QVERIFY(keyChanges(reading->pack, m_library, m_house).empty());
        const auto changes = keyChanges(reading->pack, later, m_house);
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes.front().kind, ProblemKind::KeyChanged);
        QCOMPARE(changes.front().file, std::string("scenarios/blackjack@1.json"));
        QCOMPARE(changes.front().args.at(0).text(), QStringLiteral("lucky8@5"));
        QCOMPARE(changes.front().args.at(1).text(), QStringLiteral("lucky8@6"));
    }

    // ------------------------------------------------------------ the command line

    void aFolderIsReadAsThePackItIs() {
        QTemporaryDir data;
        PackShelf shelf(data.filePath(QStringLiteral("packs")), m_library);
        const auto report = shelf.import(put("a.pitwise", good()), m_house);
        QVERIFY(report.ok());
        const QString folder = data.filePath(QStringLiteral("packs/") + QString::fromStdString(report->pack));
        QCOMPARE(PackShelf::readFolder(folder).pack.scenarios.size(), 3U);
        QVERIFY(PackShelf::readFolder(folder).problems.empty());
        QVERIFY(QFile::rename(folder + QStringLiteral("/scenarios/one@1.json"),
                              folder + QStringLiteral("/scenarios/uno@1.json")));
        const PackReading reading = PackShelf::readFolder(folder);
        QCOMPARE(reading.problems.size(), 1U);
        QCOMPARE(reading.problems.front().kind, ProblemKind::PackEntry);
        QCOMPARE(reading.problems.front().file, std::string("scenarios/uno@1.json"));
    }

    void checkAnswersForHooks_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("problem");
        Scenario untitled = lateBet("one");
        untitled.title.clear();
        QTest::newRow("clean pack") << good() << QStringLiteral("p.pitwise") << 0 << QString();
        QTest::newRow("clean scenario") << writeScenario(lateBet("one")) << QStringLiteral("s.json") << 0 << QString();
        QTest::newRow("pack with a problem") << writePack(packOf({untitled}), m_library, m_house)
                                             << QStringLiteral("p.pitwise") << 1 << QStringLiteral("missing-title");
        QTest::newRow("scenario with a problem")
            << writeScenario(untitled) << QStringLiteral("s.json") << 1 << QStringLiteral("missing-title");
        QTest::newRow("malformed scenario")
            << QByteArray("{}") << QStringLiteral("s.json") << 1 << QStringLiteral("malformed");
        QTest::newRow("cut-off JSON") << QByteArray("{\"a\"") << QStringLiteral("s.json") << 2 << QStringLiteral("not-json");
        QTest::newRow("no pack") << QByteArray("hello") << QStringLiteral("p.pitwise") << 2 << QStringLiteral("unreadable");
    }
    void checkAnswersForHooks() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QFETCH(int, status);
        QFETCH(QString, problem);
        QProcess cli;
        cli.start(QStringLiteral(PITWISE_BINARY_DIR "/pitwise-cli"),
                  {QStringLiteral("check"), put(name.toLatin1().constData(), bytes)});
        QVERIFY(cli.waitForFinished());
        QCOMPARE(cli.exitCode(), status);
        const QJsonObject line = QJsonDocument::fromJson(cli.readAllStandardOutput().split('\n').first()).object();
        if (status == 0) { // a hint at most
            QVERIFY(line.isEmpty() || line.value(L1("severity")) == L1("note"));
            return;
        }
        QCOMPARE(line.value(L1("problem")).toString(), problem);
        QVERIFY(!line.value(L1("file")).toString().isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestPacks)
#include "tst_packs.moc"

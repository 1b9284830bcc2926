// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/csv.h"
#include "core/records/backup.h"
#include "core/records/exchange.h"
#include "core/records/practicejson.h"
#include "tests/core/records/recordsfixture.h"

#include <QBuffer>
#include <QTemporaryDir>

using namespace pitwise;

/// Records leave as JSON lines, as a table and as a backup, and come back the same.
class TestExchange : public QObject {
    Q_OBJECT
    SetClock clock{testNow};

    /// A trainee with a name a spreadsheet would take for a formula, two sessions, and a doubt.
    Trainee practise(Store &store) {
        const Practising mei = startPractice(store, QStringLiteral("=Tan, \"Mei\" 陈美玲"));
        SessionStart second;
        second.trainee = mei.trainee.id;
        second.kind = "custom";
        second.settings = "{}";
        AnswerId last;
        for (int i = 0; i < 60; ++i) {
            clock.advance(7001);
            NewAnswer answer = sampleAnswer(mei.session, i, i % 3 != 0);
            if (i == 7) {
                answer.fact.outcome = Outcome::Unscored;
                answer.fact.wanted = answer.fact.clauses[1];
                answer.answer = "\"-1\"";
            }
            last = store.answers().append(answer).value();
        }
        (void)store.sessions().pause(mei.session).value();
        clock.advance(5);
        (void)store.sessions().end(mei.session).value();
        (void)store.sessions().start(second).value();
        (void)store.roster().setSetting(mei.trainee.id, "practice", R"({"retention":0.85})").value();
        const QueryId query = store.queries().ask(mei.trainee.id, last, QStringLiteral("=Why?\nReally")).value();
        (void)store.queries().reply(query, QStringLiteral("Lim"), QStringLiteral("Read 3.2")).value();
        (void)store.queries().ask(mei.trainee.id, {}, QStringLiteral("General")).value();
        return mei.trainee;
    }
    QByteArray json(Store &store, const TraineeId &id) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        return exportJson(store, id, buffer) ? buffer.data() : QByteArray();
    }
    /// But for what a store says of itself: that it has taken something in.
    static QByteArray asRecorded(const QByteArray &lines) {
        QByteArray left;
        for (const QByteArray &line : lines.split('\n'))
            if (!line.isEmpty() && !line.contains("\"kind\":\"taken\""))
                left += line + '\n';
        return left;
    }
    QByteArray csv(Store &store, const TraineeId &id) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        return exportCsv(store, id, buffer) ? buffer.data() : QByteArray();
    }
    static Stored<RecordCounts> take(Store &store, QByteArray bytes, bool table = false) {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        return table ? importCsv(store, buffer) : importJson(store, buffer);
    }

private Q_SLOTS:
    void init() { clock.set(testNow); }

    void jsonComesBackByteForByte() {
        const auto here = Store::inMemory(clock), there = Store::inMemory(clock);
        const Trainee mei = practise(*here);
        const QByteArray first = json(*here, mei.id);
        QVERIFY(!first.contains("pin"));
        const auto counts = take(*there, first);
        QVERIFY2(counts, counts ? "" : errorText(counts.error()).c_str());
        QCOMPARE(counts->trainees, 1);
        QCOMPARE(counts->sessions, 2);
        QCOMPARE(counts->answers, 60);
        QCOMPARE(counts->queries, 2);
        QCOMPARE(asRecorded(json(*there, mei.id)), first);
        QCOMPARE(there->learners().learner(mei.id).value(), here->learners().learner(mei.id).value());
        QVERIFY(there->problems()->empty());
    }

    void importingTwiceDoublesNothing() {
        const auto here = Store::inMemory(clock), there = Store::inMemory(clock);
        const Trainee mei = practise(*here);
        const QByteArray first = json(*here, mei.id);
        QVERIFY(take(*there, first));
        const auto again = take(*there, first);
        QVERIFY(again);
        QCOMPARE(again->answers, 0);
        QCOMPARE(again->known, 60);
        QCOMPARE(asRecorded(json(*there, mei.id)), first);
    }

    void twoMachinesMerge() {
        const auto here = Store::inMemory(clock), there = Store::inMemory(clock);
        const Trainee mei = practise(*here);
        QVERIFY(take(*there, json(*here, mei.id)));
        // She goes on at both; the later machine's answers are older than some here.
        SessionStart start;
        start.trainee = mei.id;
        start.kind = "due";
        for (Store *store : {there.get(), here.get()}) {
            const SessionId session = store->sessions().start(start).value();
            for (int i = 0; i < 10; ++i) {
                clock.advance(testDay / 3);
                QVERIFY(store->answers().append(sampleAnswer(session, i)));
            }
        }
        const auto counts = take(*here, json(*there, mei.id));
        QVERIFY(counts);
        QCOMPARE(counts->answers, 10);
        QVERIFY(take(*there, json(*here, mei.id)));
        QCOMPARE(there->learners().learner(mei.id).value(), here->learners().learner(mei.id).value());
        QVERIFY(here->problems()->empty());
    }

    void theTableComesBackAnswerForAnswer() {
        const auto here = Store::inMemory(clock), there = Store::inMemory(clock);
        const Trainee mei = practise(*here);
        const QByteArray table = csv(*here, mei.id);
        QVERIFY(table.startsWith("\xEF\xBB\xBFtrainee_id,"));
        QVERIFY(table.contains("\"'=Tan, \"\"Mei\"\" ")); // no formula, and quoted
        QVERIFY(!table.contains(",=Tan"));
        const auto counts = take(*there, table, true);
        QVERIFY2(counts, counts ? "" : errorText(counts.error()).c_str());
        QCOMPARE(counts->answers, 60);
        QCOMPARE(csv(*there, mei.id), table);
        QCOMPARE(there->roster().find(mei.id)->name, mei.name);
        const SessionId session = here->sessions().latest(mei.id, 5)->back().id;
        const auto lines = here->answers().ofSession(session).value();
        for (const AnswerLine &line : lines)
            QCOMPARE(there->answers().find(line.id).value(), here->answers().find(line.id).value());
    }

    void cellsSurviveTheTable_data() {
        QTest::addColumn<QString>("cell");
        QTest::newRow("plain") << QStringLiteral("plain");
        QTest::newRow("empty") << QString();
        QTest::newRow("comma and quotes") << QStringLiteral("a,\"b\"");
        QTest::newRow("lines") << QStringLiteral("a\r\nb\n");
        QTest::newRow("formula") << QStringLiteral("=HYPERLINK(\"x\")");
        QTest::newRow("plus") << QStringLiteral("+65 1234");
        QTest::newRow("minus") << QStringLiteral("-1");
        QTest::newRow("at") << QStringLiteral("@SUM(A1)");
        QTest::newRow("tab") << QStringLiteral("\t=1");
        QTest::newRow("apostrophe") << QStringLiteral("'tis");
        QTest::newRow("apostrophe and formula") << QStringLiteral("'=1");
        QTest::newRow("Tamil") << QStringLiteral("தமிழ்");
    }
    void cellsSurviveTheTable() {
        QFETCH(QString, cell);
        QByteArray bytes = csvLine({QStringLiteral("first"), cell, QStringLiteral("last")});
        bytes += csvLine({QStringLiteral("next")});
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        CsvReader reader(buffer);
        QCOMPARE(reader.next().value(), (QStringList{QStringLiteral("first"), cell, QStringLiteral("last")}));
        QCOMPARE(reader.next().value(), QStringList{QStringLiteral("next")});
        QVERIFY(!reader.next());
        QVERIFY(!reader.hasError());
    }

    void aWrongLineRefusesTheWhole_data() {
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("replace");
        QTest::addColumn<QString>("says");
        QTest::newRow("not JSON") << QByteArray("\"ordinal\":5,") << QByteArray("\"ordinal\":5,,")
                                  << QStringLiteral("line ");
        QTest::newRow("another format") << QByteArray("pitwise-records/1") << QByteArray("pitwise-records/9")
                                        << QStringLiteral("line 1: ");
        QTest::newRow("no such outcome") << QByteArray("\"outcome\":\"wrong\"") << QByteArray("\"outcome\":\"maybe\"")
                                         << QStringLiteral("outcome");
        QTest::newRow("member missing") << QByteArray("\"takenMs\":") << QByteArray("\"tokenMs\":")
                                        << QStringLiteral("takenMs");
        QTest::newRow("id mangled") << QByteArray("{\"record\":\"answer\",\"id\":\"")
                                    << QByteArray("{\"record\":\"answer\",\"id\":\"z") << QStringLiteral("id");
        QTest::newRow("unknown record") << QByteArray("\"record\":\"query\"") << QByteArray("\"record\":\"quarry\"")
                                        << QStringLiteral("record");
        QTest::newRow("unknown event") << QByteArray("\"kind\":\"paused\"") << QByteArray("\"kind\":\"vanished\"")
                                       << QStringLiteral("line ");
    }
    void aWrongLineRefusesTheWhole() {
        QFETCH(QByteArray, find);
        QFETCH(QByteArray, replace);
        QFETCH(QString, says);
        const auto here = Store::inMemory(clock), there = Store::inMemory(clock);
        QByteArray bytes = json(*here, practise(*here).id);
        QVERIFY(bytes.contains(find));
        bytes.replace(bytes.indexOf(find), find.size(), replace);
        const auto counts = take(*there, bytes);
        QCOMPARE(kindOf(counts), int(StoreErrorKind::Refused));
        QVERIFY2(counts.error().detail.contains(says), qPrintable(counts.error().detail));
        QVERIFY(there->roster().all()->empty());
    }

    void anAnswerThatDiffersIsNotOverwritten() {
        const auto here = Store::inMemory(clock);
        const Trainee mei = practise(*here);
        const QByteArray before = json(*here, mei.id);
        QByteArray forged = before;
        forged.replace("\"outcome\":\"wrong\"", "\"outcome\":\"right\"");
        const auto counts = take(*here, forged);
        QCOMPARE(kindOf(counts), int(StoreErrorKind::Refused));
        QVERIFY(counts.error().detail.contains(QStringLiteral("differs")));
        QCOMPARE(json(*here, mei.id), before);
    }

    void aBackupBringsEverythingBack() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("records.db")),
                      backup = folder.filePath(QStringLiteral("usb's/backup.db"));
        auto store = std::move(Store::open(path, clock)).value();
        const Trainee mei = practise(*store);
        const QByteArray before = json(*store, mei.id);
        QVERIFY(store->house().decide("limits", "{}", QStringLiteral("Lim")));
        const auto done = backUp(*store, backup);
        QVERIFY2(done, done ? "" : errorText(done.error()).c_str());
        QCOMPARE(QDir(QFileInfo(backup).path()).entryList(QDir::Files),
                 QStringList{QStringLiteral("backup.db")}); // one file
        QVERIFY(store->roster().remove(mei.id));
        QCOMPARE(kindOf(restore(backup, path, clock)), int(StoreErrorKind::Locked)); // still open
        store.reset();
        const auto replaced = restore(backup, path, clock);
        QVERIFY2(replaced, replaced ? "" : errorText(replaced.error()).c_str());
        QVERIFY(QFile::exists(*replaced));
        QVERIFY(QFileInfo(*replaced).fileName().startsWith(QLatin1String("records.replaced-")));
        store = std::move(Store::open(path, clock)).value();
        clock.set(clock.nowMs());
        QCOMPARE(json(*store, mei.id), before);
        QCOMPARE(store->house().inForce()->size(), 1u);
        const auto old = std::move(Store::open(*replaced, clock)).value();
        QVERIFY(old->roster().all()->empty());
    }

    void aBadBackupIsNotRestored() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("records.db")),
                      backup = folder.filePath(QStringLiteral("backup.db"));
        {
            const auto store = std::move(Store::open(path, clock)).value();
            practise(*store);
            QVERIFY(backUp(*store, backup));
        }
        QFile file(backup);
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(file.size() / 2 / 4096 * 4096);
        file.write(QByteArray(8192, 'x'));
        file.close();
        QCOMPARE(kindOf(restore(backup, path, clock)), int(StoreErrorKind::Corrupt));
        QCOMPARE(kindOf(restore(folder.filePath(QStringLiteral("none.db")), path, clock)), int(StoreErrorKind::NotThere));
        QCOMPARE(std::move(Store::open(path, clock)).value()->roster().all()->size(), 1u);
        QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("*.restoring")}, QDir::Files), QStringList());
    }

    void settingsAndPlansComeBack() {
        PracticeSettings settings;
        settings.games = {"lucky8"};
        settings.topics = {"payouts", "control"};
        settings.mode = PracticeMode::Custom;
        settings.retention = 0.85;
        settings.newPerDay = 7;
        settings.exam = ExamDate{20780, {"freebet"}};
        const QByteArray json = practiceSettingsJson(settings);
        QCOMPARE(practiceSettingsJson(readPracticeSettings(json)), json);
        QCOMPARE(readPracticeSettings("{}").retention, 0.9);
        QCOMPARE(readPracticeSettings(R"({"retention":7})").retention, 0.97);
        const std::vector<PlanItem> plan{{"lucky8", "pay", "payouts", "3.1", 8000, {ReasonKind::Missed, 1, 0}},
                                         {"luckylucky", "order", "procedure", "lucky8:3.2", 0, {ReasonKind::Due, 9, 84}}};
        QCOMPARE(readPlan(planJson(plan)), plan);
    }
};

QTEST_GUILESS_MAIN(TestExchange)
#include "tst_exchange.moc"

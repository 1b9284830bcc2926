// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/homedesk.h"
#include "app/records/recordsdesk.h"
#include "app/trainees/trainees.h"
#include "app/window/demohistory.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;

/// Export, import, backup, restore and check from the window, on a history of seven weeks; and what home says of it.
class TestRecordsDesk : public QObject {
    Q_OBJECT

    static constexpr UtcMs now = 1'794'826'800'000;
    Library m_library = Library::shipped();
    SetClock m_clock{now};
    QTemporaryDir m_history;

    /// A copy of the demo history for a test to spoil.
    void copyHistory(const QString &folder) const {
        QVERIFY(QFile::copy(m_history.path() + QStringLiteral("/records.db"), folder + QStringLiteral("/records.db")));
    }

    static QUrl fileIn(const QTemporaryDir &folder, const char *name) {
        return QUrl::fromLocalFile(folder.filePath(QLatin1String(name)));
    }

    static void seat(Trainees &trainees, const QString &name) {
        for (int row = 0; row < trainees.count(); ++row)
            if (trainees.index(row).data(Trainees::NameRole).toString() == name)
                trainees.choose(row, {});
        QCOMPARE(trainees.name(), name);
    }

    static int answersOf(Desk &desk, const QString &name) {
        const auto all = desk.store()->roster().all();
        for (const Trainee &trainee : *all)
            if (trainee.name == name)
                return desk.store()->roster().belongings(trainee.id)->answers;
        return -1;
    }

private Q_SLOTS:
    void initTestCase() {
        writeDemoHistory(m_history.path(), m_library, now);
        const auto store = Store::open(m_history.path() + QStringLiteral("/records.db"), m_clock);
        QVERIFY(store);
        QVERIFY((*store)->connection().number("PRAGMA wal_checkpoint(TRUNCATE)") == 0);
    }

    void homeSaysWhatIsDueAndHowReadyTheTraineeIs() {
        const QTemporaryDir folder;
        copyHistory(folder.path());
        Desk desk(folder.path(), m_library, m_clock);
        Trainees trainees(desk);
        QVERIFY2(!trainees.seated(), "there are three: one has to say who he is");
        AnswerReview answers(desk);
        HomeDesk home(desk, answers);
        home.refresh();
        QVERIFY2(home.due() > 0, "a fresh trainee has new clauses waiting");
        seat(trainees, QStringLiteral("Tan Mei Ling"));
        home.refresh();
        QVERIFY(home.due() > 0 && home.minutes() > 0);
        QVERIFY(home.why().contains(QLatin1String("forget")));
        QVERIFY(home.greeting().contains(QLatin1String("Tan Mei Ling")));
        QVERIFY(home.lastWhen().startsWith(QLatin1String("Yesterday")));
        QVERIFY(home.lastMisses() >= 0);
        home.reviewMisses();
        QCOMPARE(answers.count(), home.lastMisses());
        QVERIFY(home.hasExam());
        QCOMPARE(home.examIn(), QStringLiteral("11 day(s)"));
        QCOMPARE(home.examLoad().size(), 11);
        int due = 0;
        for (int row = 0; row < home.games()->rowCount(); ++row) {
            due += home.games()->index(row).data(HomeGames::DueRole).toInt();
            QVERIFY(home.games()->index(row).data(HomeGames::AskedRole).toBool());
        }
        QCOMPARE(due, home.due());
        QCOMPARE(home.games()->rowCount(), 4);
        QVERIFY(home.games()->index(0).data(HomeGames::ReadinessRole).toInt() > 40);
    }

    void anExportIsTakenInElsewhereWithoutLoss_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("JSON") << "mei.json";
        QTest::newRow("CSV") << "mei.csv";
    }
    void anExportIsTakenInElsewhereWithoutLoss() {
        QFETCH(QString, name);
        const QTemporaryDir folder, other;
        copyHistory(folder.path());
        const QUrl file = fileIn(folder, name.toLatin1());
        int answers = 0;
        {
            Desk desk(folder.path(), m_library, m_clock);
            Trainees trainees(desk);
            seat(trainees, QStringLiteral("Tan Mei Ling"));
            answers = answersOf(desk, QStringLiteral("Tan Mei Ling"));
            RecordsDesk records(desk);
            records.exportTo(file);
            QVERIFY(records.busy());
            QTRY_VERIFY_WITH_TIMEOUT(!records.busy(), 30'000);
            QVERIFY2(records.problem().isEmpty(), qPrintable(records.problem()));
            QVERIFY(records.isThere(file));
            QVERIFY(!QFile::exists(file.toLocalFile() + QStringLiteral(".part")));
        }
        Desk desk(other.path(), m_library, m_clock);
        RecordsDesk records(desk);
        QSignalSpy imported(&records, &RecordsDesk::imported);
        records.importFrom(file);
        QVERIFY(imported.wait(60'000));
        QCOMPARE(answersOf(desk, QStringLiteral("Tan Mei Ling")), answers);
        QCOMPARE(records.percent(), 100);
        records.importFrom(file);
        QVERIFY(imported.wait(60'000));
        QCOMPARE(answersOf(desk, QStringLiteral("Tan Mei Ling")), answers); // not doubled
    }

    void aWrongFileIsRefusedWhole() {
        const QTemporaryDir folder;
        Desk desk(folder.path(), m_library, m_clock);
        QFile file(folder.filePath(QStringLiteral("wrong.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\":\"pitwise-records/1\"}\nnot json\n");
        file.close();
        RecordsDesk records(desk);
        records.importFrom(QUrl::fromLocalFile(file.fileName()));
        QTRY_VERIFY_WITH_TIMEOUT(!records.busy(), 10'000);
        QVERIFY(records.problem().contains(QLatin1String("wrong.json")));
        QVERIFY(desk.store()->roster().all()->empty());
        records.importFrom(fileIn(folder, "nowhere.json"));
        QTRY_VERIFY_WITH_TIMEOUT(!records.busy(), 10'000);
        QVERIFY(!records.problem().isEmpty());
    }

    void aBackupPutsEverythingBackAndKeepsWhatItReplaces() {
        const QTemporaryDir folder;
        copyHistory(folder.path());
        Desk desk(folder.path(), m_library, m_clock);
        Trainees trainees(desk);
        const int answers = answersOf(desk, QStringLiteral("Tan Mei Ling"));
        RecordsDesk records(desk);
        const QUrl backup = fileIn(folder, "backup.db");
        records.backUpTo(backup);
        QTRY_VERIFY_WITH_TIMEOUT(!records.busy(), 30'000);
        QVERIFY2(records.problem().isEmpty(), qPrintable(records.problem()));
        seat(trainees, QStringLiteral("Tan Mei Ling"));
        for (int row = 0; row < trainees.count(); ++row)
            if (trainees.index(row).data(Trainees::CurrentRole).toBool()) {
                trainees.remove(row);
                break;
            }
        QCOMPARE(answersOf(desk, QStringLiteral("Tan Mei Ling")), -1);
        QSignalSpy restored(&records, &RecordsDesk::restored);
        records.restoreFrom(backup);
        QVERIFY(restored.wait(30'000));
        QCOMPARE(answersOf(desk, QStringLiteral("Tan Mei Ling")), answers);
        QVERIFY(!QDir(folder.path()).entryList({QStringLiteral("records.replaced-*.db")}).isEmpty());
        records.check();
        QTRY_VERIFY_WITH_TIMEOUT(!records.busy(), 30'000);
        QVERIFY2(records.problem().isEmpty() && !records.result().isEmpty(), qPrintable(records.problem()));
    }

    void whatIsNoBackupIsNotRestored() {
        const QTemporaryDir folder;
        Desk desk(folder.path(), m_library, m_clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        QFile file(folder.filePath(QStringLiteral("holiday.db")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(5000, 'x'));
        file.close();
        RecordsDesk records(desk);
        QSignalSpy restored(&records, &RecordsDesk::restored);
        records.restoreFrom(QUrl::fromLocalFile(file.fileName()));
        QVERIFY(restored.wait(10'000));
        QVERIFY(!records.problem().isEmpty());
        QCOMPARE(desk.store()->roster().all()->size(), std::size_t{1});
    }

    void aPlaceThatCannotBeWrittenIsSaid() {
        const QTemporaryDir folder;
        Desk desk(folder.path(), m_library, m_clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        RecordsDesk records(desk);
        records.exportTo(QUrl::fromLocalFile(folder.filePath(QStringLiteral("no/such/folder/x.json"))));
        QTRY_VERIFY_WITH_TIMEOUT(!records.busy(), 10'000);
        QVERIFY(records.problem().contains(QLatin1String("x.json")));
    }

    void damagedAndNewerRecordsAreSaidAndKept() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("records.db")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(5000, 'x'));
        file.close();
        {
            Desk desk(folder.path(), m_library, m_clock);
            const Trainees trainees(desk);
            QVERIFY(trainees.usable() && trainees.notice().contains(QLatin1String("set aside")));
            QVERIFY(QFile::exists(desk.setAside()));
            desk.store()->connection().exec("PRAGMA user_version = 9999");
        }
        Desk desk(folder.path(), m_library, m_clock);
        Trainees trainees(desk);
        QVERIFY(!trainees.usable());
        QVERIFY(trainees.notice().contains(QLatin1String("newer")));
        trainees.create(QStringLiteral("Nobody"), {}, {});
        QVERIFY(!trainees.seated());
        // The way out: a file that this program can read, and once more.
        QVERIFY(QFile::rename(folder.filePath(QStringLiteral("records.db")), folder.filePath(QStringLiteral("newer.db"))));
        trainees.tryAgain();
        QVERIFY(trainees.usable() && trainees.notice().isEmpty());
    }

    void busyRecordsAreSaidSoonLookedAtAndThenUsed() {
        const QTemporaryDir folder, place;
        copyHistory(folder.path());
        std::optional<Connection> other(std::in_place, folder.filePath(QStringLiteral("records.db")), OpenMode::ReadWrite,
                                        100);
        std::optional<Transaction> writing(std::in_place, *other);
        QElapsedTimer waited;
        waited.start();
        Desk desk(folder.path(), m_library, m_clock);
        QVERIFY2(waited.elapsed() < 4000, "the window comes up and says so; it does not wait for others");
        Trainees trainees(desk);
        QVERIFY(!trainees.usable() && trainees.readable());
        QVERIFY2(trainees.notice().contains(QLatin1String("Another program")), qPrintable(trainees.notice()));
        seat(trainees, QStringLiteral("Tan Mei Ling"));
        QVERIFY(!desk.learner().clauses.empty()); // home and progress have what they need
        RecordsDesk records(desk);
        QSignalSpy told(&records, &RecordsDesk::told);
        records.backUpTo(fileIn(place, "copy.db")); // and nothing keeps anybody from saving a copy
        QTRY_VERIFY_WITH_TIMEOUT(!records.busy(), 30'000);
        QVERIFY2(records.problem().isEmpty(), qPrintable(records.problem()));
        QVERIFY(QFile::exists(place.filePath(QStringLiteral("copy.db"))));
        trainees.rename(QStringLiteral("Somebody"), {});
        QVERIFY(!trainees.problem().isEmpty());
        QCOMPARE(trainees.name(), QStringLiteral("Tan Mei Ling"));
        writing.reset();
        other.reset();
        trainees.tryAgain();
        QVERIFY(trainees.usable() && trainees.notice().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestRecordsDesk)
#include "tst_recordsdesk.moc"

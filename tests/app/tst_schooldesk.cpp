// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trainer.h"
#include "tests/core/school/cluster.h"

#include <QSignalSpy>

using namespace pitwise;

/// The window's own station, on a PostgreSQL of the test's own.
class TestSchoolDesk : public QObject {
    Q_OBJECT
    Cluster cluster;
    QTemporaryDir files;

    QUrl stationFile(const char *title) {
        const QString path = files.filePath(QString::fromLatin1(title) + QStringLiteral(".json"));
        school::writeStationFile(
            path, school::SchoolAdmin(cluster.owner()).addStation({}, QString::fromLatin1(title), cluster.place(), false));
        return QUrl::fromLocalFile(path);
    }
    bool isAtTheSchool(const char *name) {
        school::Postgres server(cluster.owner());
        server.script(QStringLiteral("SET ROLE pitwise_owner"));
        return server.number(QStringLiteral("SELECT count(*) FROM pw.body WHERE position(? IN line) > 0"),
                             {QString::fromLatin1(name)}) > 0;
    }
    static bool knows(Trainees &trainees, const char *name) {
        for (int row = 0; row < trainees.count(); ++row)
            if (trainees.index(row).data(Trainees::NameRole).toString() == QLatin1String(name))
                return true;
        return false;
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(cluster.make(), "PostgreSQL could not be started");
        cluster.makeDatabase();
        (void)school::SchoolAdmin(cluster.owner()).init(QStringLiteral("Harbour"));
    }

    void withoutASchoolNothingIsAskedFor() {
        const QTemporaryDir folder;
        Trainer trainer(TrainerOptions{folder.path()});
        QCOMPARE(trainer.school()->standing(), SchoolDesk::Standing::Alone);
        QVERIFY(trainer.school()->advice().isEmpty());
        QVERIFY(trainer.school()->problem().isEmpty());
    }

    void twoWindowsOfOneSchoolShareTheirTrainees() {
        const QTemporaryDir here, there;
        Trainer one(TrainerOptions{here.path()}), two(TrainerOptions{there.path()});
        one.trainees()->create(QStringLiteral("Tan Mei Ling"), QStringLiteral("Batch 12"), {});
        one.school()->join(stationFile("one"));
        QVERIFY2(one.school()->problem().isEmpty(), qPrintable(one.school()->problem()));
        QTRY_COMPARE_WITH_TIMEOUT(one.school()->standing(), SchoolDesk::Standing::Delivered, 20'000);
        two.school()->join(stationFile("two"));
        QTRY_VERIFY_WITH_TIMEOUT(knows(*two.trainees(), "Tan Mei Ling"), 20'000);
        QCOMPARE(two.school()->school(), QStringLiteral("Harbour"));
        QVERIFY(!two.school()->server().contains(QLatin1String("password")));
        QCOMPARE(two.school()->waiting(), QStringLiteral("Nothing"));
        // Left, it is as before it came; the file with the password is kept under another name.
        two.school()->leave();
        QCOMPARE(two.school()->standing(), SchoolDesk::Standing::Alone);
        QVERIFY(knows(*two.trainees(), "Tan Mei Ling"));
        QCOMPARE(QDir(there.path()).entryList({QStringLiteral("school.left-*.json")}).size(), 1);
    }

    void workGivenHereIsDoneThereAndSeenHere() {
        const QTemporaryDir here, there;
        Trainer office(TrainerOptions{here.path()}), seat(TrainerOptions{there.path()});
        office.trainees()->create(QStringLiteral("Nur Aisyah"), QStringLiteral("Batch 14"), {});
        office.school()->join(stationFile("office"));
        seat.school()->join(stationFile("seat"));
        office.classes()->refresh();
        QCOMPARE(office.classes()->name(), QStringLiteral("Batch 14"));
        QVERIFY(office.classes()->save(QStringLiteral("Batch 14"), QStringLiteral("27/11/2026"),
                                       QStringLiteral("Lim Siew Hoon"), {QStringLiteral("freebet")}));
        QVERIFY(office.classWork()->give(QStringLiteral("Free Bet, ten questions"), {QStringLiteral("freebet")}, 0,
                                         QStringLiteral("20/11/2099"), {}));
        QVERIFY(!office.classWork()->give(QStringLiteral("No day"), {}, 0, QStringLiteral("soon"), {}));
        office.school()->goNow();
        // She sits down at another station, and finds what she was given.
        QTRY_VERIFY_WITH_TIMEOUT((seat.school()->goNow(), knows(*seat.trainees(), "Nur Aisyah")), 30'000);
        for (int row = 0; row < seat.trainees()->count(); ++row)
            if (seat.trainees()->index(row).data(Trainees::NameRole).toString() == QLatin1String("Nur Aisyah"))
                seat.trainees()->choose(row, {});
        QTRY_COMPARE_WITH_TIMEOUT((seat.school()->goNow(), seat.classWork()->own()->count()), 1, 30'000);
        seat.classWork()->start(0);
        PracticeSession &session = *seat.practice();
        QCOMPARE(seat.navigation()->page(), QStringLiteral("practice"));
        for (int i = 0; i < 40 && session.phase() == PracticeSession::Phase::Asking; ++i) {
            QVERIFY(session.question()->game() == QLatin1String("freebet"));
            session.input()->choose(0);
            session.input()->pile()->add(4);
            session.input()->setTyped(QStringLiteral("17"));
            session.input()->moveRow(0, 0);
            session.lock();
            if (i == 0)
                session.query(QStringLiteral("Why is that so?"));
            session.next();
        }
        QCOMPARE(session.phase(), PracticeSession::Phase::Finished);
        seat.school()->goNow();
        // The instructor sees who did it, and the question, which he answers.
        QTRY_VERIFY_WITH_TIMEOUT((office.school()->goNow(), office.classWork()->given()->at(0).done), 30'000);
        office.classWork()->lookAt(0);
        QVERIFY(office.classWork()->workers().contains(QLatin1String("Nur Aisyah")));
        QTRY_COMPARE_WITH_TIMEOUT(office.classWork()->questions()->count(), 1, 30'000);
        office.classWork()->openQuestion(0);
        QVERIFY(office.answers()->isOpen() && office.answers()->problem().isEmpty());
        QVERIFY(office.classWork()->reply(0, QStringLiteral("Look at clause 3.24.")));
        QCOMPARE(office.classWork()->questions()->count(), 0);
        QTRY_COMPARE_WITH_TIMEOUT((seat.school()->goNow(), seat.classWork()->replies()->count()), 1, 30'000);
        seat.classWork()->readReplies();
        QCOMPARE(seat.classWork()->replies()->count(), 0);
        office.classes()->refresh();
        QCOMPARE(office.classes()->figures().answers, 10);
    }

    void aStrangeFileIsRefusedWithItsPlace() {
        const QTemporaryDir folder;
        Trainer trainer(TrainerOptions{folder.path()});
        QFile file(folder.filePath(QStringLiteral("strange.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\":\"pitwise-station/9\"}");
        file.close();
        trainer.school()->join(QUrl::fromLocalFile(file.fileName()));
        QVERIFY(trainer.school()->problem().contains(QLatin1String("format")));
        QCOMPARE(trainer.school()->standing(), SchoolDesk::Standing::Alone);
    }

    void aRestoredBackupGoesOnAsAStationOfItsOwn() {
        const QTemporaryDir folder;
        Trainer trainer(TrainerOptions{folder.path()});
        trainer.trainees()->create(QStringLiteral("Ravi"), {}, {});
        trainer.school()->join(stationFile("restored"));
        QTRY_COMPARE_WITH_TIMEOUT(trainer.school()->standing(), SchoolDesk::Standing::Delivered, 20'000);
        const QUrl backup = QUrl::fromLocalFile(folder.filePath(QStringLiteral("backup.db")));
        trainer.records()->backUpTo(backup);
        QTRY_VERIFY(!trainer.records()->busy());
        trainer.trainees()->create(QStringLiteral("Later"), {}, {});
        trainer.school()->goNow();
        QTRY_VERIFY_WITH_TIMEOUT(isAtTheSchool("Later"), 20'000);
        QSignalSpy restored(trainer.records(), &RecordsDesk::restored);
        trainer.records()->restoreFrom(backup);
        QTRY_COMPARE_WITH_TIMEOUT(restored.size(), 1, 20'000);
        QVERIFY2(trainer.records()->problem().isEmpty(), qPrintable(trainer.records()->problem()));
        // What was recorded since the backup is at the school, and comes back.
        QTRY_VERIFY_WITH_TIMEOUT(knows(*trainer.trainees(), "Later"), 20'000);
    }
};

QTEST_MAIN(TestSchoolDesk)
#include "tst_schooldesk.moc"

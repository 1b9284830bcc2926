// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/school/schoolfixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace pitwise;

/// `pitwise-cli school`, as whoever runs the school's machines calls it.
class TestSchoolCli : public QObject {
    Q_OBJECT
    Cluster cluster;
    QTemporaryDir folder;

    struct Said {
        int status = -1;
        QByteArray out, error;
        [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out.split('\n').value(0)).object(); }
    };
    Said cli(const QStringList &arguments, bool server = true) const {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("PITWISE_SCHOOL"));
        if (server)
            environment.insert(QStringLiteral("PITWISE_SCHOOL"), cluster.owner());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(PITWISE_BINARY_DIR "/pitwise-cli"), QStringList{QStringLiteral("school")} + arguments);
        process.waitForFinished();
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    Said cli(const char *words, bool server = true) const {
        return cli(QString::fromUtf8(words).replace(u'@', folder.path()).split(u' '), server);
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(cluster.make(), "PostgreSQL could not be started");
        const QByteArray wrong = wrongIn([&] { cluster.makeDatabase(); });
        QVERIFY2(wrong.isEmpty(), wrong);
        QDir(folder.path()).mkdir(QStringLiteral("a"));
        QDir(folder.path()).mkdir(QStringLiteral("b"));
    }

    void aSchoolIsMadeAndItsStationsMeet() {
        const Said none = cli("status");
        QCOMPARE(none.status, 1);
        QVERIFY2(none.error.contains("school init"), none.error);
        for (int turn = 0; turn < 2; ++turn) { // everything twice: the second time nothing is to do
            const Said made = cli("init --name Harbour");
            QVERIFY2(made.status == 0, made.error);
            for (const char *seat : {"a", "b"}) {
                const Said added = cli(QByteArray("add-station --title ") + seat + " --out @/" + seat + "/school.json");
                QVERIFY2(added.status == 0, added.error);
                QCOMPARE(added.object()[QLatin1String("made")].toBool(), turn == 0);
            }
            QVERIFY(cli("migrate").object()[QLatin1String("steps")].toArray().isEmpty());
        }
        {
            SetClock clock(testNow);
            const auto store = std::move(Store::open(folder.filePath(QStringLiteral("a/records.db")), clock)).value();
            const Practising mei = startPractice(*store);
            for (int i = 0; i < 20; ++i)
                (void)store->answers().append(sampleAnswer(mei.session, i)).value();
        }
        const Said before = cli("status --db @/a/records.db", false);
        QCOMPARE(before.object()[QLatin1String("waitingAnswers")].toInt(), 20);
        QVERIFY2(!before.out.contains("password"), before.out);
        const Said sent = cli("sync --db @/a/records.db", false);
        QVERIFY2(sent.status == 0, sent.error);
        const Said fetched = cli("sync --db @/b/records.db", false);
        QVERIFY2(fetched.object()[QLatin1String("fetched")].toInt() >= 21, fetched.out + fetched.error);
        QCOMPARE(cli("check").object()[QLatin1String("ok")].toBool(), true);
        const QJsonArray stations = cli("status").object()[QLatin1String("stations")].toArray();
        QCOMPARE(stations.size(), 2);
        QVERIFY(stations[0].toObject()[QLatin1String("lines")].toInt() >= 21);
    }

    void aBackupHasEverythingAndTheRoles() {
        const Said made = cli("backup @/school.dump");
        QVERIFY2(made.status == 0, made.error);
        QFile roles(folder.filePath(QStringLiteral("school.dump.roles.sql")));
        QVERIFY(roles.open(QIODevice::ReadOnly));
        QVERIFY(roles.readAll().contains("CREATE ROLE pitwise_station"));
        QCOMPARE(QFile::permissions(folder.filePath(QStringLiteral("school.dump"))) & QFile::ReadOther,
                 QFile::Permissions());
        cluster.makeDatabase(QStringLiteral("again"));
        QCOMPARE(cluster.asUser(QStringLiteral("pg_restore"), {QStringLiteral("--version")}), 0);
        QProcess restore;
        restore.start(QStringLiteral("pg_restore"), {QStringLiteral("-d"), cluster.owner(QStringLiteral("again")),
                                                     folder.filePath(QStringLiteral("school.dump"))});
        QVERIFY(restore.waitForFinished());
        QVERIFY2(restore.exitCode() == 0, restore.readAllStandardError());
        const Said checked =
            cli({QStringLiteral("check"), QStringLiteral("--connect"), cluster.owner(QStringLiteral("again"))});
        QVERIFY2(checked.status == 0 && checked.out.contains("\"ok\":true"), checked.out + checked.error);
        QVERIFY(cli("backup @/school.dump").status != 0); // never over another
    }

    void aClosedStationIsTold() {
        QCOMPARE(cli("close-station --title b").status, 0);
        const Said closed = cli("sync --db @/b/records.db", false);
        QCOMPARE(closed.status, 1);
        QVERIFY2(closed.error.contains("closed this station"), closed.error);
        QVERIFY(cli("status --db @/b/records.db", false).out.contains("closed this station"));
        QVERIFY(cli("add-station --title b --renew --out @/new.json").status == 0);
        QCOMPARE(cli("sync --db @/b/records.db --station @/new.json", false).status, 0);
    }

    void aMachineWithoutASchoolSaysSo() {
        QVERIFY(cli("status --db @/nowhere/records.db", false).out.contains("\"school\":null"));
        const Said alone = cli("sync --db @/nowhere/records.db", false);
        QCOMPARE(alone.status, 2);
        QVERIFY2(alone.error.contains("belongs to no school"), alone.error);
    }

    void whatIsWrongIsSaid_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("nothing to do") << QString() << QByteArray("what shall be done");
        QTest::newRow("unknown verb") << QStringLiteral("polish") << QByteArray("no 'school polish'");
        QTest::newRow("no name") << QStringLiteral("init") << QByteArray("--name");
        QTest::newRow("no server") << QStringLiteral("migrate --connect host=/nowhere") << QByteArray("does not answer");
        QTest::newRow("no connection string") << QStringLiteral("migrate --connect nonsense") << QByteArray("has no value");
        QTest::newRow("no such database") << QStringLiteral("status --connect dbname=none,host=@@,port=%1,user=owner")
                                          << QByteArray("no school in this database");
        QTest::newRow("no such station") << QStringLiteral("close-station --title nobody")
                                         << QByteArray("no station of that title");
        QTest::newRow("the file of another")
            << QStringLiteral("add-station --title c --out @/a/school.json") << QByteArray("another station");
    }
    void whatIsWrongIsSaid() {
        QFETCH(QString, words);
        QFETCH(QByteArray, says);
        words.replace(QLatin1String("@@"), cluster.folder()).replace(QLatin1String("%1"), QString::number(cluster.port()));
        words.replace(u'@', folder.path());
        QStringList arguments = words.split(u' ', Qt::SkipEmptyParts);
        for (QString &argument : arguments)
            argument.replace(u',', u' ');
        const Said said = cli(arguments);
        QVERIFY(said.status != 0);
        QVERIFY2(said.error.contains(says), said.error);
    }

    void everyVerbHasHelp() {
        const Said all = cli("--help");
        for (const char *verb : {"init", "add-station", "close-station", "migrate", "status", "backup", "check", "sync"}) {
            QVERIFY2(all.out.contains(QByteArray("\n  ") + verb), verb);
            const Said help = cli(QByteArray(verb) + " --help");
            QVERIFY2(help.status == 0 && help.out.size() > 100, verb);
        }
    }

    void aListIsLookedAtFirstAndTakenInWhole() {
        QFile list(folder.filePath(QStringLiteral("list.csv")));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write("Staff;Surname;Given\n1;Tan;Mei Ling\n2;Koh;Daniel\n;;30\n");
        list.close();
        const auto last = [](const Said &said) {
            return QJsonDocument::fromJson(said.out.trimmed().split('\n').last()).object();
        };
        const QStringList roster{QStringLiteral("roster"),  list.fileName(),
                                 QStringLiteral("--db"),    folder.filePath(QStringLiteral("list.db")),
                                 QStringLiteral("--map"),   QStringLiteral("number=Staff"),
                                 QStringLiteral("--class"), QStringLiteral("Batch 12")};
        const SetClock clock(testNow);
        QVERIFY(Store::open(folder.filePath(QStringLiteral("list.db")), clock));
        const Said looked = cli(roster, false);
        QCOMPARE(looked.status, 1); // a row is in trouble
        QVERIFY2(looked.out.contains("that is no name"), looked.error + looked.out);
        QCOMPARE(last(looked)[QLatin1String("new")].toInt(), 2);
        const QStringList take =
            roster + QStringList{QStringLiteral("--take"), QStringLiteral("--who"), QStringLiteral("Secretary")};
        QCOMPARE(last(cli(take, false))[QLatin1String("written")].toInt(), 0); // nothing is half taken in
        const Said taken = cli(take + QStringList{QStringLiteral("--leave-out")}, false);
        QCOMPARE(taken.status, 0);
        QCOMPARE(last(taken)[QLatin1String("written")].toInt(), 2);
        QCOMPARE(last(cli(take + QStringList{QStringLiteral("--leave-out")}, false))[QLatin1String("same")].toInt(), 2);
    }
};

QTEST_GUILESS_MAIN(TestSchoolCli)
#include "tst_schoolcli.moc"

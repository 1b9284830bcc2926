// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/records/recordsfixture.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

using namespace pitwise;

/// `pitwise-cli records`, as an instructor's script calls it.
class TestRecordsCli : public QObject {
    Q_OBJECT
    QTemporaryDir folder;
    QString path;

    struct Said {
        int status = -1;
        QByteArray out, error;
    };
    Said cli(QStringList arguments, const QString &database = {}) const {
        arguments.prepend(QStringLiteral("records"));
        if (!arguments.contains(QLatin1String("--help")))
            arguments << QStringLiteral("--db") << (database.isEmpty() ? path : database);
        QProcess process;
        process.start(QStringLiteral(PITWISE_BINARY_DIR "/pitwise-cli"), arguments);
        process.waitForFinished();
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    QString file(const char *name) const { return folder.filePath(QString::fromLatin1(name)); }

private Q_SLOTS:
    void initTestCase() {
        path = file("records.db");
        SetClock clock(testNow);
        const auto store = std::move(Store::open(path, clock)).value();
        const Practising mei = startPractice(*store);
        for (int i = 0; i < 30; ++i) {
            clock.advance(9000);
            QVERIFY(store->answers().append(sampleAnswer(mei.session, i, i % 4 != 0)));
        }
    }

    void whoTrainsIsListed() {
        const Said said = cli({QStringLiteral("list")});
        QCOMPARE(said.status, 0);
        const QJsonObject line = QJsonDocument::fromJson(said.out).object();
        QCOMPARE(line[QLatin1String("name")].toString(), QStringLiteral("Tan Mei Ling"));
        QCOMPARE(line[QLatin1String("answers")].toInt(), 30);
    }

    void anExportComesBack_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("JSON lines") << QStringLiteral("mei.jsonl");
        QTest::newRow("table") << QStringLiteral("mei.csv");
    }
    void anExportComesBack() {
        QFETCH(QString, name);
        const QString exported = folder.filePath(name), other = folder.filePath(name + QStringLiteral(".db"));
        QCOMPARE(cli({QStringLiteral("export"), QStringLiteral("--trainee"), QStringLiteral("tan mei ling"),
                      QStringLiteral("--out"), exported})
                     .status,
                 0);
        const Said said = cli({QStringLiteral("import"), exported}, other);
        QCOMPARE(said.status, 0);
        QCOMPARE(QJsonDocument::fromJson(said.out).object()[QLatin1String("answers")].toInt(), 30);
        const Said again = cli({QStringLiteral("import"), exported}, other);
        QCOMPARE(QJsonDocument::fromJson(again.out).object()[QLatin1String("known")].toInt(), 30);
        QVERIFY(cli({QStringLiteral("check")}, other).out.startsWith("{\"ok\":true"));
    }

    void aBackupIsMadeAndRestored() {
        QCOMPARE(cli({QStringLiteral("backup"), file("backup.db")}).status, 0);
        const Said said = cli({QStringLiteral("restore"), file("backup.db")}, file("new.db"));
        QCOMPARE(said.status, 0);
        QVERIFY(!said.out.contains("replacedKeptAt"));
        QVERIFY(cli({QStringLiteral("restore"), file("backup.db")}, file("new.db")).out.contains("replacedKeptAt"));
        QVERIFY(cli({QStringLiteral("list")}, file("new.db")).out.contains("\"answers\":30"));
    }

    void figuresAreGivenByGame() {
        const Said said = cli({QStringLiteral("stats")});
        QCOMPARE(said.status, 0);
        QVERIFY(said.out.contains("\"game\":\"freebet\""));
        QVERIFY(said.out.contains("\"readiness\":"));
    }

    void whatIsWrongIsSaid_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("nothing to do") << QStringList{} << QByteArray("what shall be done");
        QTest::newRow("unknown action") << QStringList{QStringLiteral("erase")} << QByteArray("no 'records erase'");
        QTest::newRow("nobody of that name")
            << QStringList{QStringLiteral("export"), QStringLiteral("--trainee"), QStringLiteral("Nobody")}
            << QByteArray("Nobody");
        QTest::newRow("no such file") << QStringList{QStringLiteral("import"), QStringLiteral("/no/such")}
                                      << QByteArray("/no/such");
        QTest::newRow("no such backup") << QStringList{QStringLiteral("restore"), QStringLiteral("/no/such")}
                                        << QByteArray("/no/such");
        QTest::newRow("no backup") << QStringList{QStringLiteral("restore"), QStringLiteral(PITWISE_SOURCE_DIR "/README.md")}
                                   << QByteArray("README.md: is no backup");
        QTest::newRow("an empty file") << QStringList{QStringLiteral("restore"), QStringLiteral("/dev/null")}
                                       << QByteArray("/dev/null");
        QTest::newRow("unknown format") << QStringList{QStringLiteral("import"), QStringLiteral("/dev/null"),
                                                       QStringLiteral("--format"), QStringLiteral("xml")}
                                        << QByteArray("--format");
    }
    void whatIsWrongIsSaid() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const Said said = cli(arguments);
        QVERIFY(said.status != 0);
        QVERIFY2(said.error.contains(says), said.error);
        QVERIFY(said.out.isEmpty());
    }

    void helpNamesEveryAction() {
        const Said said = cli({QStringLiteral("--help")});
        for (const char *action : {"list", "export", "import", "backup", "restore", "stats", "check"})
            QVERIFY2(said.out.contains(QByteArray("\n") + action), action);
    }
};

QTEST_GUILESS_MAIN(TestRecordsCli)
#include "tst_recordscli.moc"

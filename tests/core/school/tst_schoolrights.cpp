// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/security/safefile.h"
#include "tests/core/school/schoolfixture.h"

using namespace pitwise;

/// What somebody can do who has a station's password and plain psql.
class TestSchoolRights : public QObject {
    Q_OBJECT
    Cluster cluster;
    Station harbour, hillside;
    QStringList tables, functions;
    QUuid trainee;

    struct Said {
        int status = -1;
        QString out, error;
    };
    /// As psql would be used: by its own, with the password of the station's file.
    static Said psql(const QString &connect, const QString &sql) {
        QProcess process;
        process.start(QStringLiteral("psql"), {QStringLiteral("-X"), QStringLiteral("-At"), QStringLiteral("-v"),
                                               QStringLiteral("ON_ERROR_STOP=1"), QStringLiteral("-c"), sql, connect});
        process.waitForFinished();
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()).trimmed(),
                QString::fromUtf8(process.readAllStandardError())};
    }
    /// The same with the rights that the functions have, for what stands behind them.
    Said within(const Station &station, const QString &sql) {
        QString login;
        for (const auto &[name, value] : school::connectionParts(station.file.connect))
            if (name == QLatin1String("user"))
                login = value;
        return psql(cluster.owner(), QStringLiteral("BEGIN; GRANT pitwise_api TO %1; SET LOCAL SESSION AUTHORIZATION %1; "
                                                    "SET LOCAL ROLE pitwise_api; %2")
                                         .arg(login, sql));
    }
    void setUp() {
        cluster.makeDatabase();
        school::SchoolAdmin admin(cluster.owner());
        for (auto &[station, name] : {std::pair(&harbour, "Harbour"), std::pair(&hillside, "Hillside")}) {
            (void)admin.init(QLatin1String(name));
            station->file = admin.addStation(QLatin1String(name), QStringLiteral("seat 1"), cluster.place(), false);
            const Practising one = startPractice(*station->store, QLatin1String(name));
            station->answer(one.session, 0, 3);
            const auto synced = station->sync();
            QVERIFY2(synced, why(synced).c_str());
            trainee = one.trainee.id; // of the second
        }
    }
    static void refused(const Said &said, const QString &what) {
        QVERIFY2(said.status != 0, qPrintable(what + QStringLiteral(" went through: ") + said.out));
        QVERIFY2(said.error.contains(QLatin1String("permission denied")) || said.error.contains(QLatin1String("must be")) ||
                     said.error.contains(QLatin1String("never edited")),
                 qPrintable(what + u' ' + said.error));
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(cluster.make(), "PostgreSQL could not be started");
        const QByteArray wrong = wrongIn([&] { setUp(); });
        QVERIFY2(wrong.isEmpty(), wrong);
        tables = psql(cluster.owner(), QStringLiteral("SELECT tablename FROM pg_tables WHERE schemaname = 'pw' ORDER BY 1"))
                     .out.split(u'\n');
        QVERIFY2(tables.size() >= 8 && tables.contains(QLatin1String("entry")), qPrintable(tables.join(u' ')));
    }

    void noTableIsTouched_data() {
        QTest::addColumn<QString>("sql");
        for (const QString &table : std::as_const(tables))
            for (const char *sql : {"SELECT * FROM pw.%1", "INSERT INTO pw.%1 DEFAULT VALUES", "UPDATE pw.%1 SET %2 = %2",
                                    "DELETE FROM pw.%1", "TRUNCATE pw.%1 CASCADE", "DROP TABLE pw.%1 CASCADE"})
                QTest::addRow("%s: %s", qPrintable(table), sql)
                    << QString::fromLatin1(sql).replace(QLatin1String("%1"), table);
    }
    void noTableIsTouched() {
        QFETCH(QString, sql);
        const QString table = sql.section(QLatin1String("pw."), 1).section(u' ', 0, 0);
        const QString column =
            psql(cluster.owner(), QStringLiteral("SELECT attname FROM pg_attribute WHERE attrelid = 'pw.%1'::regclass AND "
                                                 "attnum > 0 AND attidentity = '' ORDER BY attnum LIMIT 1")
                                      .arg(table))
                .out;
        refused(psql(harbour.file.connect, QString(sql).replace(QLatin1String("%2"), column)), sql);
    }

    void behindTheFunctionsIsOneSchoolAndNoEdit() {
        for (const QString &table : std::as_const(tables)) {
            const bool hasSchool =
                psql(cluster.owner(),
                     QStringLiteral("SELECT count(*) FROM pg_attribute WHERE attrelid = 'pw.%1'::regclass AND "
                                    "attname = 'school'")
                         .arg(table))
                    .out == QLatin1String("1");
            if (hasSchool) {
                const Said others = within(harbour, QStringLiteral("SELECT count(*) FROM pw.%1 WHERE school <> '%2'")
                                                        .arg(table, harbour.file.school.toString(QUuid::WithoutBraces)));
                QVERIFY2(others.status == 0 && others.out.endsWith(QLatin1String("0")),
                         qPrintable(table + others.out + others.error));
            }
            refused(within(harbour, QStringLiteral("DELETE FROM pw.") + table), table);
            if (table != QLatin1String("mark"))
                refused(
                    within(harbour, QStringLiteral("UPDATE pw.%1 SET %2")
                                        .arg(table, table == QLatin1String("about") ? QStringLiteral("schema = 0")
                                                    : table == QLatin1String("school") || table == QLatin1String("station")
                                                        ? QStringLiteral("id = id")
                                                        : QStringLiteral("school = school"))),
                    table);
        }
        const Said own = within(harbour, QStringLiteral("SELECT count(*) > 0 FROM pw.body"));
        QVERIFY2(own.out.endsWith(QLatin1String("t")), qPrintable(own.error)); // it is not that nothing is seen
        refused(within(harbour, QStringLiteral("UPDATE pw.mark SET origin = origin")), QStringLiteral("mark"));
        const Said forged = within(
            harbour, QStringLiteral("INSERT INTO pw.body (school, record, line) VALUES ('%1', gen_random_uuid(), '{}')")
                         .arg(hillside.file.school.toString(QUuid::WithoutBraces)));
        QVERIFY2(forged.error.contains(QLatin1String("row-level security")), qPrintable(forged.error));
    }

    void notEvenItsOwnerEditsTheLog() {
        for (const char *sql : {"UPDATE pw.entry SET kind = 'x'", "DELETE FROM pw.entry", "UPDATE pw.body SET line = ''"})
            refused(psql(cluster.owner(), QString::fromLatin1(sql)), QString::fromLatin1(sql));
    }

    void anotherSchoolsTraineeIsNotToBeHad() {
        const QString ask =
            QStringLiteral("SELECT count(*) FROM api_v1.pull(gen_random_uuid(), '[{\"stream\":\"%1\",\"after\":0}]', 100)")
                .arg(trainee.toString(QUuid::WithoutBraces));
        QCOMPARE(psql(harbour.file.connect, ask).out, QStringLiteral("0"));
        QVERIFY(psql(hillside.file.connect, ask).out.toInt() > 3);
    }

    void noSecretIsToBeHad_data() {
        QTest::addColumn<QString>("sql");
        for (const char *sql :
             {"SELECT rolpassword FROM pg_authid", "SELECT * FROM pg_shadow", "SELECT pg_read_file('pg_hba.conf')",
              "COPY (SELECT 1) TO PROGRAM 'true'", "COPY (SELECT 1) TO '/tmp/pitwise-copy'",
              "CREATE TABLE public.mine (x int)", "CREATE SCHEMA mine", "CREATE ROLE mine", "SET ROLE pitwise_owner",
              "SET ROLE pitwise_api", "SELECT pw.my_school()",
              "CREATE FUNCTION api_v1.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'", "CREATE TEMP TABLE mine (x int)",
              "ALTER ROLE owner PASSWORD 'x'"})
            QTest::newRow(sql) << QString::fromLatin1(sql);
    }
    void noSecretIsToBeHad() {
        QFETCH(QString, sql);
        refused(psql(harbour.file.connect, sql), sql);
    }

    void theStationsFileIsItsOwnersAlone() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("school.json"));
        QVERIFY(!school::readStationFile(path)); // no school
        school::writeStationFile(path, harbour.file);
        QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QCOMPARE(school::readStationFile(path)->connect, harbour.file.connect);
        QVERIFY_EXCEPTION_THROWN(school::writeStationFile(path, hillside.file), Refusal); // another lies there
        QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadOther);
        try {
            (void)school::readStationFile(path);
            QFAIL("others may read it");
        } catch (const Refusal &refusal) {
            QVERIFY(refusal.error.find("chmod 600") != std::string::npos);
        }
        QVERIFY(!school::shownConnection(harbour.file.connect).contains(QLatin1String("password")));
    }

    void aConnectionIsReadFromEitherForm_data() {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("read");
        QTest::newRow("words") << QStringLiteral("host=a  dbname = b") << QStringLiteral("host='a' dbname='b'");
        QTest::newRow("quoted") << QStringLiteral("password='a b\\'c' host=h")
                                << QStringLiteral("password='a b\\'c' host='h'");
        QTest::newRow("a URI") << QStringLiteral("postgresql://me:p%40ss@srv:5433/school?sslmode=require")
                               << QStringLiteral(
                                      "host='srv' port='5433' user='me' password='p@ss' dbname='school' sslmode='require'");
        QTest::newRow("twice") << QStringLiteral("host=a host=b") << QStringLiteral("host='a'");
    }
    void aConnectionIsReadFromEitherForm() {
        QFETCH(QString, given);
        QFETCH(QString, read);
        QCOMPARE(school::connectionString(school::connectionParts(given)), read);
    }
};

QTEST_GUILESS_MAIN(TestSchoolRights)
#include "tst_schoolrights.moc"

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/school/schoolfixture.h"

#include <csignal>
#include <sys/wait.h>
#include <thread>

using namespace pitwise;

/// What breaks between a station and its school loses nothing, doubles nothing, and is told.
class TestSchoolBreaks : public QObject {
    Q_OBJECT
    Cluster cluster;
    QTemporaryDir folder;
    int made = 0;

    Station station() {
        Station station;
        station.file = school::SchoolAdmin(cluster.owner())
                           .addStation({}, QStringLiteral("seat %1").arg(++made), cluster.place(), false);
        const QString path = folder.filePath(QStringLiteral("%1.db").arg(made));
        station.store = std::move(Store::open(path, station.clock)).value();
        return station;
    }
    /// A process that syncs until it is through, or ends as `end` says.
    template <typename F> static pid_t syncing(const Station &station, F &&end, int lines) {
        const QString path = station.store->path();
        const pid_t child = fork();
        if (child != 0)
            return child;
        const SetClock clock(testNow + testDay);
        school::ReplicaOptions options;
        options.batch.lines = lines;
        options.acknowledged = end;
        for (int i = 0; i < 400; ++i) {
            auto opened = Store::open(path, clock);
            if (opened && school::Replica(**opened, station.file, options).sync())
                _exit(0);
            usleep(25'000);
        }
        _exit(1);
    }
    static int ended(pid_t child) {
        int status = 0;
        waitpid(child, &status, 0);
        return status;
    }
    /// Lines of this store at the server, each once: what the journal has.
    void isAllThere(const Station &station) {
        const qint64 here = station.store->connection().number(
            "SELECT count(*) FROM journal j JOIN origins o ON o.id = j.origin_id WHERE o.here = 1");
        school::Postgres server(cluster.owner());
        const QString origin = headOf(station.store->connection()).origin.toString(QUuid::WithoutBraces);
        QCOMPARE(server.number(QStringLiteral("SELECT count(*) FROM pw.entry WHERE origin = ?::uuid"), {origin}), here);
        QCOMPARE(server.number(QStringLiteral("SELECT count(DISTINCT seq) FROM pw.entry WHERE origin = ?::uuid"), {origin}),
                 here);
        QCOMPARE(server.number(QStringLiteral("SELECT count(*) FROM pw.salt s JOIN pw.entry e ON e.id = s.entry "
                                              "JOIN pw.body b ON b.record = e.record WHERE e.origin = ?::uuid"),
                               {origin}),
                 here);
        QVERIFY(school::SchoolAdmin(cluster.owner()).problems({}).isEmpty());
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(cluster.make(), "PostgreSQL could not be started");
        const QByteArray wrong = wrongIn([&] {
            cluster.makeDatabase();
            (void)school::SchoolAdmin(cluster.owner()).init(QStringLiteral("Harbour"));
        });
        QVERIFY2(wrong.isEmpty(), wrong);
    }

    void theServerIsKilledInTheMiddleOfABatch() {
        Station a = station();
        const Practising mei = startPractice(*a.store);
        a.answer(mei.session, 0, 300);
        const pid_t child = syncing(
            a, [] {}, 5);
        for (int i = 0; i < 4; ++i) {
            usleep(60'000 + 35'000 * i);
            cluster.stop("immediate");
            QVERIFY(cluster.start());
            const qint64 marked = state(a), there = acked(a);
            QVERIFY2(there >= marked, "an acknowledgement was taken back");
        }
        QCOMPARE(ended(child), 0);
        isAllThere(a);
        QCOMPARE(school::replicaState(*a.store)->waiting.lines, 0);
    }

    void aStationIsKilledBetweenAcknowledgementAndItsNote() {
        Station a = station();
        const Practising mei = startPractice(*a.store);
        a.answer(mei.session, 0, 40);
        for (int i = 0; i < 3; ++i) {
            const int status = ended(syncing(
                a, [] { raise(SIGKILL); }, 10));
            QVERIFY(WIFSIGNALED(status));
            QVERIFY(acked(a) > state(a)); // the school has more than the station knows
        }
        QCOMPARE(ended(syncing(
                     a, [] {}, 10)),
                 0);
        isAllThere(a);
    }

    void whatIsDeliveredTwiceIsThereOnce() {
        Station a = station();
        const Practising mei = startPractice(*a.store);
        a.answer(mei.session, 0, 6);
        QVERIFY(a.sync());
        const qint64 marked = state(a);
        const school::Batch all = school::batchAfter(a.store->connection(), 0, {});
        school::Postgres server(a.file.connect);
        const QString origin = headOf(a.store->connection()).origin.toString(QUuid::WithoutBraces);
        const auto push = [&](qint64 after) {
            return server.number(
                QStringLiteral("SELECT api_v1.push(?, ?, ?, ?, ?::json)"),
                {origin, after, qint64{all.last}, QString::fromLatin1(all.digest.toHex()), QString::fromUtf8(all.lines)});
        };
        QCOMPARE(push(0), marked);
        QCOMPARE(push(0), marked);
        isAllThere(a);
        try {
            (void)push(marked + 5);
            QFAIL("a gap was taken");
        } catch (const school::SchoolError &error) {
            QCOMPARE(error.kind, school::SchoolErrorKind::Gap);
        }
    }

    void aRecordUnderTheIdOfAnotherIsKeptAside() {
        Station a = station();
        const Practising mei = startPractice(*a.store);
        a.answer(mei.session, 0, 1);
        QVERIFY(a.sync());
        school::Postgres server(a.file.connect);
        const QString origin = headOf(a.store->connection()).origin.toString(QUuid::WithoutBraces);
        school::Batch again = school::batchAfter(a.store->connection(), 0, {});
        QByteArray other = again.lines;
        other.replace("\\\"outcome\\\":\\\"wrong\\\"", "\\\"outcome\\\":\\\"right\\\"");
        QVERIFY(other != again.lines);
        // As if from a store that had not come yet.
        other.replace(origin.toUtf8(), "11111111-2222-4333-8444-555555555555");
        (void)server.text(QStringLiteral("SELECT api_v1.hello(?, 'x', 0)"),
                          {QStringLiteral("11111111-2222-4333-8444-555555555555")});
        (void)server.number(
            QStringLiteral("SELECT api_v1.push(?, 0, ?, 'x', ?::json)"),
            {QStringLiteral("11111111-2222-4333-8444-555555555555"), qint64{again.last}, QString::fromUtf8(other)});
        school::SchoolAdmin admin(cluster.owner());
        QCOMPARE(admin.status().front().conflicts, 1);
        QVERIFY(admin.problems({}).join(u' ').contains(QLatin1String("both versions are kept")));
        isStill(a, "wrong");
        school::Postgres(cluster.owner()).script(QStringLiteral("DELETE FROM pw.conflict"));
    }

    void aFullDiskAtTheServerIsToldAndMendsItself() {
        Station a = station();
        const Practising mei = startPractice(*a.store);
        a.answer(mei.session, 0, 5);
        school::Postgres owner(cluster.owner());
        owner.script(QStringLiteral("CREATE FUNCTION pw.full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION "
                                    "'could not extend file' USING ERRCODE = '53100'; END $$"));
        owner.script(QStringLiteral("CREATE TRIGGER full_disk BEFORE INSERT ON pw.entry EXECUTE FUNCTION pw.full()"));
        const auto full = a.sync();
        owner.script(QStringLiteral("DROP TRIGGER full_disk ON pw.entry"));
        QVERIFY(!full && full.error().kind == school::SchoolErrorKind::DiskFull);
        QVERIFY(school::passes(full.error().kind));
        a.answer(mei.session, 5, 1);
        QCOMPARE(school::replicaState(*a.store)->waiting.answers, 6);
        QVERIFY(a.sync());
        isAllThere(a);
    }

    void aServerThatTakesTooLongGetsLessAtATime() {
        Station a = station();
        const Practising mei = startPractice(*a.store);
        a.answer(mei.session, 0, 30);
        school::Postgres owner(cluster.owner());
        owner.script(
            QStringLiteral("CREATE FUNCTION pw.slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF (SELECT "
                           "count(*) FROM came) > 9 THEN RAISE EXCEPTION 'timeout' USING ERRCODE = '57014'; END IF; "
                           "RETURN NULL; END $$"));
        owner.script(QStringLiteral("CREATE TRIGGER slow AFTER INSERT ON pw.entry REFERENCING NEW TABLE AS came "
                                    "EXECUTE FUNCTION pw.slow()"));
        const auto slow = a.sync();
        owner.script(QStringLiteral("DROP TRIGGER slow ON pw.entry"));
        QVERIFY2(slow, why(slow).c_str());
        isAllThere(a);
    }

    void theConnectionIsEncryptedAndTheServerIsWhoItSaysItIs() {
        const QString key = cluster.folder() + QStringLiteral("/server.key"),
                      certificate = cluster.folder() + QStringLiteral("/server.crt");
        QCOMPARE(cluster.asUserTool(
                     QStringLiteral("openssl"),
                     {QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"), QStringLiteral("ec"),
                      QStringLiteral("-pkeyopt"), QStringLiteral("ec_paramgen_curve:P-256"), QStringLiteral("-nodes"),
                      QStringLiteral("-keyout"), key, QStringLiteral("-out"), certificate, QStringLiteral("-days"),
                      QStringLiteral("2"), QStringLiteral("-subj"), QStringLiteral("/CN=localhost"),
                      QStringLiteral("-addext"), QStringLiteral("subjectAltName=IP:127.0.0.1")}),
                 0);
        cluster.configure("ssl = on\nssl_cert_file = '" + certificate.toUtf8() + "'\nssl_key_file = '" + key.toUtf8() +
                          "'\n");
        cluster.stop("fast");
        QVERIFY(cluster.start());
        Station a = station();
        (void)startPractice(*a.store);
        QString network = a.file.connect;
        network.replace(cluster.folder(), QStringLiteral("127.0.0.1"));
        a.file.connect = network + QStringLiteral(" sslmode=verify-full sslrootcert='%1'").arg(certificate);
        const auto well = a.sync();
        QVERIFY2(well, why(well).c_str());
        for (const QString &wrong :
             {network + QStringLiteral(" sslmode=disable"), // the server takes no plain connection
              network + QStringLiteral(" sslmode=verify-full sslrootcert=/etc/hostname"),
              QString(a.file.connect).replace(QLatin1String("password='"), QLatin1String("password='x"))}) {
            a.file.connect = wrong;
            const auto refused = a.sync();
            QVERIFY(!refused);
            QVERIFY2(refused.error().kind == school::SchoolErrorKind::NotAllowed, why(refused).c_str());
        }
    }

private:
    static qint64 state(const Station &station) {
        Statement row = station.store->connection().prepare("SELECT value FROM school_state WHERE key = 'acked'");
        return row.run().next() ? row.takeText().toLongLong() : 0;
    }
    qint64 acked(const Station &station) {
        return school::Postgres(cluster.owner())
            .number(QStringLiteral("SELECT coalesce(max(acked), 0) FROM pw.mark WHERE origin = ?::uuid"),
                    {headOf(station.store->connection()).origin.toString(QUuid::WithoutBraces)});
    }
    void isStill(const Station &station, const char *outcome) {
        const QString line =
            school::Postgres(cluster.owner())
                .text(QStringLiteral("SELECT b.line FROM pw.body b JOIN pw.entry e ON e.record = b.record WHERE "
                                     "e.kind = 'answer' AND e.origin = ?::uuid"),
                      {headOf(station.store->connection()).origin.toString(QUuid::WithoutBraces)});
        QVERIFY2(line.contains(QStringLiteral("\"outcome\":\"%1\"").arg(QLatin1String(outcome))), qPrintable(line));
    }
};

QTEST_GUILESS_MAIN(TestSchoolBreaks)
#include "tst_schoolbreaks.moc"

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/sender.h"
#include "tests/core/school/schoolfixture.h"

#include <QElapsedTimer>

using namespace pitwise;

/// The thread that goes to the school by itself, on a PostgreSQL of the test's own.
class TestSender : public QObject {
    Q_OBJECT
    Cluster cluster;
    SetClock clock{testNow};
    static constexpr school::SenderPace fast{
        .look = 20, .quiet = 400, .firstRetry = 50, .longestRetry = 200, .afterRefusal = 300};

    struct Seat {
        Seat(const QString &path, const Clock &clock) : path(path), store(Store::open(path, clock).value()) {}
        QString path;
        std::unique_ptr<Store> store;
        std::mutex mutex;
        school::SenderNews news;
        std::unique_ptr<school::Sender> sender;

        void start(const school::StationFile &file, const Clock &clock) {
            sender = std::make_unique<school::Sender>(
                path, clock, file, school::ReplicaOptions(),
                [this](const school::SenderNews &heard) {
                    const std::lock_guard lock(mutex);
                    news = heard;
                },
                7, fast);
        }
        school::SenderNews heard() {
            const std::lock_guard lock(mutex);
            return news;
        }
    };
    school::StationFile fileFor(const char *title) {
        return school::SchoolAdmin(cluster.owner()).addStation({}, QLatin1String(title), cluster.place(), false);
    }
    static void answer(Store &store, SetClock &clock, const TraineeId &trainee, int count) {
        SessionStart start;
        start.trainee = trainee;
        start.kind = "due";
        const SessionId session = store.sessions().start(start).value();
        for (int i = 0; i < count; ++i) {
            clock.advance(7'000);
            (void)store.answers().append(sampleAnswer(session, i, i % 3 != 0)).value();
        }
    }
    static std::int64_t answers(Store &store) { return store.connection().number("SELECT count(*) FROM answers"); }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(cluster.make(), "PostgreSQL could not be started");
        const QByteArray wrong = wrongIn([&] {
            cluster.makeDatabase();
            (void)school::SchoolAdmin(cluster.owner()).init(QStringLiteral("Harbour"));
        });
        QVERIFY2(wrong.isEmpty(), wrong);
    }

    void waitsLongerAfterEachBreakAndNeverHammersWhatRefuses() {
        Random random(1);
        const school::SenderPace pace;
        const auto within = [](int value, int middle) { return value >= middle * 3 / 4 && value <= middle * 5 / 4 + 1; };
        QVERIFY(within(school::waitAfter(0, {}, pace, random), 30'000));
        const school::SchoolError away{school::SchoolErrorKind::NotReached, {}}, closed{school::SchoolErrorKind::Closed, {}};
        QVERIFY(within(school::waitAfter(1, away, pace, random), 1'000));
        QVERIFY(within(school::waitAfter(4, away, pace, random), 8'000));
        for (const int failures : {7, 40, 100'000})
            QVERIFY(within(school::waitAfter(failures, away, pace, random), 60'000));
        QVERIFY(within(school::waitAfter(1, closed, pace, random), 600'000));
    }

    void whatIsRecordedGoesOutAndComesInByItself() {
        const QTemporaryDir folder;
        Seat a(folder.filePath(QStringLiteral("a.db")), clock), b(folder.filePath(QStringLiteral("b.db")), clock);
        const Trainee mei = a.store->roster().add(QStringLiteral("Mei"), {}).value();
        a.start(fileFor("seat a"), clock);
        b.start(fileFor("seat b"), clock);
        answer(*a.store, clock, mei.id, 9);
        QTRY_COMPARE_WITH_TIMEOUT(answers(*b.store), 9, 15'000);
        QTRY_COMPARE(a.heard().state.waiting.lines, 0);
        answer(*b.store, clock, mei.id, 4);
        QTRY_COMPARE_WITH_TIMEOUT(answers(*a.store), 13, 15'000);
        QCOMPARE(a.store->learners().learner(mei.id).value(), b.store->learners().learner(mei.id).value());
    }

    void aServerThatGoesAwayIsFoundAgain() {
        const QTemporaryDir folder;
        Seat a(folder.filePath(QStringLiteral("a.db")), clock);
        const Trainee ravi = a.store->roster().add(QStringLiteral("Ravi"), {}).value();
        a.start(fileFor("seat c"), clock);
        QTRY_VERIFY_WITH_TIMEOUT(a.heard().state.lastSyncMs > 0 && !a.heard().state.error, 15'000);
        cluster.stop("immediate");
        answer(*a.store, clock, ravi.id, 6); // and nobody waits
        QTRY_VERIFY_WITH_TIMEOUT(a.heard().state.error.has_value(), 15'000);
        QCOMPARE(a.heard().state.error->kind, school::SchoolErrorKind::NotReached);
        QTRY_COMPARE(a.heard().state.waiting.answers, 6);
        QVERIFY(a.heard().state.waiting.sinceMs > testNow);
        QVERIFY(cluster.start());
        QTRY_COMPARE_WITH_TIMEOUT(a.heard().state.waiting.lines, 0, 15'000);
        QVERIFY(!a.heard().state.error);
    }

    void endsSoonAlsoWhereNobodyAnswers() {
        const QTemporaryDir folder;
        Seat a(folder.filePath(QStringLiteral("a.db")), clock);
        school::StationFile file = fileFor("seat d");
        file.connect = QStringLiteral("connect_timeout='2' host=192.0.2.1 dbname=school"); // of no machine
        a.start(file, clock);
        QTest::qWait(200);
        QElapsedTimer timer;
        timer.start();
        a.sender.reset();
        QVERIFY2(timer.elapsed() < 4'000, qPrintable(QString::number(timer.elapsed())));
    }

    void aClosedStationIsToldSoAndGoesOnLocally() {
        const QTemporaryDir folder;
        Seat a(folder.filePath(QStringLiteral("a.db")), clock);
        a.start(fileFor("seat e"), clock);
        QTRY_VERIFY_WITH_TIMEOUT(a.heard().state.lastSyncMs > 0, 15'000);
        school::SchoolAdmin(cluster.owner()).closeStation({}, QStringLiteral("seat e"));
        a.sender->goNow();
        QTRY_VERIFY_WITH_TIMEOUT(a.heard().state.error.has_value(), 15'000);
        QCOMPARE(a.heard().state.error->kind, school::SchoolErrorKind::Closed);
        const std::int64_t before = answers(*a.store);
        answer(*a.store, clock, a.store->roster().add(QStringLiteral("Ana"), {}).value().id, 3);
        QCOMPARE(answers(*a.store), before + 3);
    }
};

QTEST_GUILESS_MAIN(TestSender)
#include "tst_sender.moc"

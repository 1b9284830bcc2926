// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/exchange.h"
#include "core/records/journal.h"
#include "core/school/erasure.h"
#include "core/school/register.h"
#include "core/school/schoolschema.h"
#include "core/school/schoolstate.h"
#include "tests/core/school/schoolfixture.h"

#include <QBuffer>

#include <random>

using namespace pitwise;

#define SYNC(station)                                                                                                       \
    do {                                                                                                                    \
        const auto done = (station).sync();                                                                                 \
        QVERIFY2(done && done->troubles.isEmpty(), why(done).c_str());                                                      \
    } while (false)

/// Many stations, one database: on a PostgreSQL of the test's own.
class TestSchool : public QObject {
    Q_OBJECT
    Cluster cluster;
    int made = 0;

    /// A station of its own title in the school.
    std::unique_ptr<Station> station(const char *school = "Harbour") {
        auto station = std::make_unique<Station>();
        school::SchoolAdmin admin(cluster.owner());
        station->file =
            admin.addStation(QLatin1String(school), QStringLiteral("seat %1").arg(++made), cluster.place(), false);
        return station;
    }
    /// What everything together gives, in one store.
    static Learner together(const TraineeId &trainee, const std::vector<Station *> &stations) {
        SetClock clock(testNow);
        const auto store = Store::inMemory(clock);
        for (Station *one : stations) {
            QBuffer buffer;
            buffer.open(QIODevice::ReadWrite);
            (void)exportJson(*one->store, trainee, buffer).value();
            buffer.seek(0);
            (void)importJson(*store, buffer).value();
        }
        return store->learners().learner(trainee).value();
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(cluster.make(), "PostgreSQL could not be started");
        const QByteArray wrong = wrongIn([&] {
            cluster.makeDatabase();
            school::SchoolAdmin admin(cluster.owner());
            const QUuid id = admin.init(QStringLiteral("Harbour"));
            QVERIFY(!id.isNull());
            QCOMPARE(admin.init(QStringLiteral(" Harbour ")), id); // a second time does nothing
            QVERIFY(admin.migrate().isEmpty());
            QVERIFY(!admin.init(QStringLiteral("Hillside")).isNull());
        });
        QVERIFY2(wrong.isEmpty(), wrong);
    }

    void twoStationsShowWhatOneWouldHaveShown() {
        const auto a = station(), b = station();
        const Practising mei = startPractice(*a->store);
        const TraineeId id = mei.trainee.id;
        a->answer(mei.session, 0, 12);
        SYNC(*a);
        SYNC(*b); // she sits down at another one, and finds her memory
        QCOMPARE(b->store->roster().find(id)->name, mei.trainee.name);
        QCOMPARE(b->store->learners().learner(id).value(), a->store->learners().learner(id).value());
        for (int turn = 0; turn < 4; ++turn) { // the network is cut in turn, and both go on
            Station &cut = turn % 2 == 0 ? *a : *b, &other = turn % 2 == 0 ? *b : *a;
            for (Station *one : {&cut, &other})
                one->answer(one->begin(id), 0, 7, 5'000 + 777 * turn);
            const auto away = cut.syncWithoutNetwork();
            QVERIFY(!away);
            QCOMPARE(away.error().kind, school::SchoolErrorKind::NotReached);
            QCOMPARE(school::replicaState(*cut.store)->waiting.answers, 7);
            SYNC(other);
        }
        SYNC(*a);
        SYNC(*b);
        SYNC(*a);
        QCOMPARE(a->answersOf(id), 12 + 4 * 14);
        QCOMPARE(b->answersOf(id), 12 + 4 * 14);
        const Learner expected = together(id, {a.get(), b.get()});
        QCOMPARE(a->store->learners().learner(id).value(), expected);
        QCOMPARE(b->store->learners().learner(id).value(), expected);
        QCOMPARE(a->store->problems().value(), std::vector<QString>{});
        QCOMPARE(b->store->problems().value(), std::vector<QString>{});
        const auto quiet = b->sync();
        QVERIFY(quiet && quiet->sent == 0 && quiet->fetched == 0); // and there is an end to it
    }

    void aClockTwoHoursWrongChangesNoFigure() {
        const auto a = station(), b = station();
        b->clock.advance(2 * 3'600'000);
        const Practising mei = startPractice(*a->store);
        SYNC(*a);
        SYNC(*b);
        a->answer(mei.session, 0, 9);
        b->answer(b->begin(mei.trainee.id), 0, 9);
        const auto late = b->sync();
        QVERIFY2(late, why(late).c_str());
        SYNC(*a);
        SYNC(*b);
        QCOMPARE(a->store->learners().learner(mei.trainee.id).value(), b->store->learners().learner(mei.trainee.id).value());
        QCOMPARE(a->answersOf(mei.trainee.id), 18);
        const qint64 server =
            school::Postgres(cluster.owner()).number(QStringLiteral("SELECT (extract(epoch FROM now()) * 1000)::bigint"));
        QVERIFY(std::abs(late->skewMs - (b->clock.nowMs() - server)) < 60'000); // and it is told
    }

    void arrivalInAnyOrderGivesTheSameFigures() {
        SetClock clock(testNow);
        const auto home = Store::inMemory(clock), away = Store::inMemory(clock);
        const Practising mei = startPractice(*home);
        (void)away->roster().enrol(mei.trainee.id, mei.trainee.name, {}, testNow).value();
        std::vector<std::vector<QByteArray>> chains;
        for (Store *store : {home.get(), away.get()}) {
            SessionStart start;
            start.trainee = mei.trainee.id;
            start.kind = "due";
            const SessionId session = store->sessions().start(start).value();
            clock.set(testNow); // both work at the same time
            for (int i = 0; i < 4; ++i) {
                clock.advance(40'000 + 1'000 * (store == away.get()));
                (void)store->answers().append(sampleAnswer(session, i, i % 3 != 0)).value();
            }
            std::vector<QByteArray> lines;
            for (const JournalEntry &one : entriesOf(store->connection(), mei.trainee.id))
                lines.push_back(recordLine(store->connection(), one.kind, one.record) + '\n' + entryLine(one));
            chains.push_back(std::move(lines));
        }
        std::mt19937 random(20); // the same thousand every time
        std::optional<Learner> expected;
        for (int round = 0; round < 1000; ++round) {
            const auto store = Store::inMemory(clock);
            (void)store->roster().enrol(mei.trainee.id, mei.trainee.name, {}, testNow).value();
            std::size_t next[2] = {0, 0};
            while (next[0] < chains[0].size() || next[1] < chains[1].size()) {
                std::vector<QByteArray> delivery;
                for (auto most = 1 + random() % 5; most > 0; --most) {
                    std::size_t from = random() % 2;
                    if (next[from] == chains[from].size())
                        from = 1 - from;
                    if (next[from] < chains[from].size())
                        for (const QByteArray &line : chains[from][next[from]++].split('\n'))
                            delivery.push_back(line);
                }
                const auto taken = takeDelivery(*store, delivery, [](const Connection &) {});
                QVERIFY2(taken, taken ? "" : errorText(taken.error()).c_str());
                if (random() % 8 == 0) // delivered twice
                    QVERIFY(takeDelivery(*store, delivery, [](const Connection &) {}));
            }
            const Learner learner = store->learners().learner(mei.trainee.id).value();
            if (!expected) {
                expected = learner;
                QCOMPARE(store->connection().number("SELECT count(*) FROM answers"), 8);
                QVERIFY(store->problems()->empty());
            }
            QVERIFY2(learner == *expected, qPrintable(QString::number(round)));
        }
    }

    void aRenameReachesTheOthersAndTwoAtOnceAreBothKept() {
        const auto a = station(), b = station();
        const Trainee mei = a->store->roster().add(QStringLiteral("Tan Mei Lin"), QStringLiteral("Batch 12")).value();
        SYNC(*a);
        SYNC(*b);
        (void)b->store->roster().rename(mei.id, QStringLiteral("Tan Mei Ling"), mei.batch).value();
        SYNC(*b);
        SYNC(*a);
        QCOMPARE(a->store->roster().find(mei.id)->name, QStringLiteral("Tan Mei Ling"));
        a->clock.advance(60'000);
        (void)a->store->roster().rename(mei.id, QStringLiteral("Tan M. L."), mei.batch).value();
        (void)b->store->roster().rename(mei.id, QStringLiteral("Tan Mei-Ling"), mei.batch).value();
        for (Station *one : {a.get(), b.get(), a.get(), b.get()})
            SYNC(*one);
        for (Station *one : {a.get(), b.get()}) {
            QCOMPARE(one->store->roster().find(mei.id)->name, QStringLiteral("Tan M. L.")); // the later one
            const auto people = school::Register(*one->store).all().value();
            const auto found = std::find_if(people.begin(), people.end(), [&](const auto &p) { return p.id == mei.id; });
            QVERIFY(found != people.end() && found->contested);
            QCOMPARE(one->store->documents().history("person", school::keyOf(mei.id))->size(), 4u);
        }
    }

    void aDecisionOfTheHouseIsInForceEverywhere() {
        const auto a = station(), b = station();
        (void)a->store->house().decide("reading/lucky8/x", "\"old\"", QStringLiteral("Lim")).value();
        SYNC(*a);
        SYNC(*b);
        b->clock.advance(-3'600'000); // behind, and yet the one who knew the other
        (void)b->store->house().decide("reading/lucky8/x", "\"new\"", QStringLiteral("Lim")).value();
        SYNC(*b);
        SYNC(*a);
        for (Station *one : {a.get(), b.get()}) {
            const auto inForce = one->store->house().inForce().value();
            QCOMPARE(inForce.size(), 1u);
            QCOMPARE(inForce.front().value, QByteArray("\"new\""));
        }
    }

    void whoIsErasedIsGoneEverywhereAndEveryChainHolds() {
        const auto a = station(), b = station(), late = station();
        const Practising ana = startPractice(*a->store, QStringLiteral("Ana Erased"));
        const TraineeId id = ana.trainee.id;
        a->answer(ana.session, 0, 6);
        SYNC(*a);
        SYNC(*b);
        b->answer(b->begin(id), 0, 5);
        SYNC(*b);
        (void)b->store->roster().rename(id, QStringLiteral("Ana Erased Again"), {}).value(); // and b is away for a while
        b->answer(b->begin(id), 0, 2);
        (void)school::orderErasure(*a->store, id, QStringLiteral("Lim")).value();
        QVERIFY(!school::orderErasure(*a->store, QUuid::createUuid(), QStringLiteral("Lim")));
        SYNC(*a);
        SYNC(*b);
        SYNC(*b);
        school::SchoolAdmin admin(cluster.owner());
        const QByteArray wrong = wrongIn([&] { QVERIFY(admin.applyErasures(QStringLiteral("Harbour")) >= 1); });
        QVERIFY2(wrong.isEmpty(), wrong);
        QVERIFY(admin.applyErasures(QStringLiteral("Harbour")) >= 1); // a second time there is nothing left to do
        SYNC(*late);                                                  // a station that comes later
        SYNC(*a);
        for (Station *one : {a.get(), b.get(), late.get()}) {
            QVERIFY(!one->store->roster().find(id));
            for (const auto &person : school::Register(*one->store).all().value())
                QVERIFY2(person.id != id, qPrintable(person.name));
            QCOMPARE(one->store->connection().number("SELECT count(*) FROM documents WHERE value LIKE '%Ana Erased%'"), 0);
            QCOMPARE(one->store->problems().value(), std::vector<QString>{});
        }
        school::Postgres server(cluster.owner());
        server.script(QStringLiteral("SET ROLE pitwise_owner"));
        QCOMPARE(server.number(QStringLiteral("SELECT count(*) FROM pw.body WHERE line LIKE '%Ana Erased%'")), 0);
        QCOMPARE(server.number(
                     QStringLiteral(
                         "SELECT count(*) FROM pw.body b JOIN pw.entry e ON e.record = b.record WHERE e.stream = ?::uuid"),
                     {id.toString(QUuid::WithoutBraces)}),
                 0);
        QVERIFY(admin.problems(QStringLiteral("Harbour")).isEmpty());
    }

    void aCopyOfAStationBecomesAStoreOfItsOwn() {
        QTemporaryDir folder;
        const auto a = station();
        const QString path = folder.filePath(QStringLiteral("a.db")), copy = folder.filePath(QStringLiteral("copy.db"));
        a->store = std::move(Store::open(path, a->clock)).value();
        const Practising mei = startPractice(*a->store);
        a->answer(mei.session, 0, 5);
        SYNC(*a);
        copyInto(a->store->connection(), copy);
        a->answer(mei.session, 5, 5);
        SYNC(*a);
        Station second;
        second.file = a->file;
        second.store = std::move(Store::open(copy, second.clock)).value();
        const auto back = second.sync();
        QVERIFY2(back && back->troubles.isEmpty(), why(back).c_str());
        QCOMPARE(second.answersOf(mei.trainee.id), 10); // yesterday's file, and what was delivered since
        second.answer(second.begin(mei.trainee.id), 0, 3);
        QVERIFY(second.sync());
        SYNC(*a);
        QCOMPARE(a->answersOf(mei.trainee.id), 13);
        QCOMPARE(a->store->learners().learner(mei.trainee.id).value(),
                 second.store->learners().learner(mei.trainee.id).value());
    }

    void whatWasChangedAtTheServerIsNotTakenIn() {
        const auto a = station(), b = station();
        const Practising mei = startPractice(*a->store);
        a->answer(mei.session, 0, 3);
        SYNC(*a);
        school::Postgres server(cluster.owner());
        server.script(QStringLiteral("ALTER TABLE pw.body DISABLE TRIGGER body_stays"));
        server.script(
            QStringLiteral("UPDATE pw.body SET line = replace(line, '\"outcome\":\"wrong\"', '\"outcome\":\"right\"') "
                           "WHERE line LIKE '%%1%'")
                .arg(mei.session.toString(QUuid::WithoutBraces)));
        server.script(QStringLiteral("ALTER TABLE pw.body ENABLE TRIGGER body_stays"));
        QVERIFY(school::SchoolAdmin(cluster.owner())
                    .problems(QStringLiteral("Harbour"))
                    .join(u' ')
                    .contains(QLatin1String("was changed after it was recorded")));
        const auto synced = b->sync();
        QVERIFY2(synced, why(synced).c_str());
        QVERIFY(synced->troubles.join(u' ').contains(QLatin1String("was changed after it was recorded")));
        QCOMPARE(school::replicaState(*b->store)->troubles, synced->troubles);
        QCOMPARE(b->answersOf(mei.trainee.id), 0);
        server.script(QStringLiteral("ALTER TABLE pw.body DISABLE TRIGGER body_stays"));
        server.script(
            QStringLiteral("UPDATE pw.body SET line = replace(line, '\"outcome\":\"right\"', '\"outcome\":\"wrong\"') "
                           "WHERE line LIKE '%%1%' AND line LIKE '%bonus-on-doubled%'")
                .arg(mei.session.toString(QUuid::WithoutBraces)));
        server.script(QStringLiteral("ALTER TABLE pw.body ENABLE TRIGGER body_stays"));
        SYNC(*b); // mended, it comes
        QVERIFY(school::SchoolAdmin(cluster.owner()).problems(QStringLiteral("Harbour")).isEmpty());
    }

    void anotherSchoolsRowsAreNotThere() {
        const auto a = station("Harbour"), b = station("Hillside");
        const Practising mei = startPractice(*a->store, QStringLiteral("Only at Harbour"));
        a->answer(mei.session, 0, 3);
        SYNC(*a);
        SYNC(*b);
        QCOMPARE(b->answersOf(mei.trainee.id), 0);
        QVERIFY(b->store->roster().all()->empty());
        b->file.school = a->file.school; // laid down with the wrong file
        const auto wrong = b->sync();
        QVERIFY(!wrong && wrong.error().kind == school::SchoolErrorKind::OtherSchool);
    }

    void anOlderProgramIsToldAndGoesOnAlone() {
        const auto a = station();
        const Practising mei = startPractice(*a->store);
        school::Postgres server(cluster.owner());
        server.script(QStringLiteral("UPDATE pw.about SET oldest_client = 2"));
        a->answer(mei.session, 0, 3);
        const auto refused = a->sync();
        server.script(QStringLiteral("UPDATE pw.about SET oldest_client = 1"));
        QVERIFY(!refused && refused.error().kind == school::SchoolErrorKind::ProgramTooOld);
        QVERIFY(QByteArray(errorText(refused.error()).c_str()).contains("update the program"));
        a->answer(mei.session, 3, 3);
        QCOMPARE(a->answersOf(mei.trainee.id), 6);
        QCOMPARE(school::replicaState(*a->store)->error->kind, school::SchoolErrorKind::ProgramTooOld);
        SYNC(*a);
        QVERIFY(!school::replicaState(*a->store)->error);
    }

    void aNewerSchemaIsLeftAlone() {
        school::Postgres server(cluster.owner());
        const int now = school::schemaOf(server);
        server.script(QStringLiteral("UPDATE pw.about SET schema = 999"));
        QString said;
        try {
            (void)school::SchoolAdmin(cluster.owner()).init(QStringLiteral("Later"));
        } catch (const school::SchoolError &error) {
            QCOMPARE(error.kind, school::SchoolErrorKind::SchoolNewer);
            said = QString::fromStdString(errorText(error));
        }
        server.script(QStringLiteral("UPDATE pw.about SET schema = %1").arg(now));
        QVERIFY(said.contains(QLatin1String("update this program")));
        QCOMPARE(server.number(QStringLiteral("SELECT count(*) FROM pw.school WHERE name = 'Later'")), 0);
    }

    void aStepThatFailsLeavesNothing() {
        school::Postgres server(cluster.owner());
        const int now = school::schemaOf(server);
        auto steps = school::schemaSteps();
        steps.push_back(
            {now + 1, QStringLiteral("half"), {QStringLiteral("CREATE TABLE pw.half (x int)"), QStringLiteral("no")}});
        try {
            (void)school::bringUpToDate(server, steps);
            QFAIL("it went through");
        } catch (const school::SchoolError &) {
        }
        school::Postgres again(cluster.owner());
        QCOMPARE(school::schemaOf(again), now);
        QCOMPARE(again.text(QStringLiteral("SELECT to_regclass('pw.half') IS NULL")), QStringLiteral("true"));
    }

    void aClosedStationIsToldAndGoesOnAlone() {
        const auto a = station();
        const Practising mei = startPractice(*a->store);
        SYNC(*a);
        const QString title = a->file.title;
        school::SchoolAdmin(cluster.owner()).closeStation(QStringLiteral("Harbour"), title);
        a->answer(mei.session, 0, 4);
        const auto closed = a->sync();
        QVERIFY(!closed && closed.error().kind == school::SchoolErrorKind::Closed); // its login is off
        QCOMPARE(school::replicaState(*a->store)->waiting.answers, 4);
        a->file = school::SchoolAdmin(cluster.owner()).addStation(QStringLiteral("Harbour"), title, cluster.place(), true);
        SYNC(*a); // opened again, with a new password
        QCOMPARE(school::replicaState(*a->store)->waiting.lines, 0);
    }
};

QTEST_GUILESS_MAIN(TestSchool)
#include "tst_school.moc"

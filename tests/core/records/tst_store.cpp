// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/schema.h"
#include "core/records/stormbest.h"
#include "tests/core/records/recordsfixture.h"

#include <QTemporaryDir>

using namespace pitwise;

/// Who trains, what was asked, what was answered: recorded, kept, found again.
class TestStore : public QObject {
    Q_OBJECT
    SetClock clock{testNow};

    /// The rows of every cache table, to compare before and after.
    static QStringList cacheRows(Store &store) {
        QStringList rows;
        for (const char *sql :
             {"SELECT quote(made_by) || quote(answers) || quote(last_ms) || quote(last_session) || "
              "last_ordinal FROM cache_heads ORDER BY trainee_id",
              "SELECT document || clause || quote(stability) || ' ' || quote(difficulty) || ' ' || "
              "quote(reviewed_day) || ' ' || first_day || ' ' || last_day "
              "|| ' ' || last_ms || ' ' || asked || ' ' || right_answers || ' ' || last_grade || ' ' || "
              "recent || ' ' || quick FROM cache_clauses "
              "ORDER BY trainee_id, document, clause",
              "SELECT game || family || quote(recent) || asked || ' ' || right_answers || ' ' || last_ms || "
              "reached FROM cache_skills ORDER BY trainee_id, game, family",
              "SELECT day || game || topic || answered || ' ' || right_answers || quote(times) FROM "
              "cache_days ORDER BY trainee_id, day, game, topic"}) {
            Statement query = store.connection().prepare(sql);
            query.run();
            while (query.next())
                rows << query.takeText();
        }
        return rows;
    }

private Q_SLOTS:
    void aTraineeNeedsOnlyAName() {
        const auto store = Store::inMemory(clock);
        const Trainee mei = store->roster().add(QStringLiteral("  Tan  Mei Ling "), QStringLiteral("Batch 12")).value();
        QCOMPARE(mei.name, QStringLiteral("Tan Mei Ling"));
        QCOMPARE(store->roster().find(mei.id).value(), mei);
        QCOMPARE(kindOf(store->roster().add(QStringLiteral("  "), {})), int(StoreErrorKind::Refused));
        QVERIFY(store->roster().add(QStringLiteral("Ahmad"), {}));
        const auto all = store->roster().all().value();
        QCOMPARE(all.size(), 2u);
        QCOMPARE(all.front().name, QStringLiteral("Ahmad"));
    }

    void aTraineeCanBeRenamedAndGivenAPin() {
        const auto store = Store::inMemory(clock);
        Trainee mei = store->roster().add(QStringLiteral("Mei"), {}).value();
        QVERIFY(store->roster().rename(mei.id, QStringLiteral("Mei Ling"), QStringLiteral("B2")));
        QVERIFY(store->roster().setLockout(mei.id, 5, testNow + 60000));
        QCOMPARE(store->roster().find(mei.id)->lockedUntilMs, testNow + 60000);
        QVERIFY(store->roster().setPin(mei.id, "$argon2id$x"));
        const Trainee now = store->roster().find(mei.id).value();
        QCOMPARE(now.pinHash, QByteArray("$argon2id$x"));
        QCOMPARE(now.wrongTries, 0);
        QCOMPARE(now.name, QStringLiteral("Mei Ling"));
        QCOMPARE(kindOf(store->roster().rename(QUuid::createUuid(), QStringLiteral("X"), {})),
                 int(StoreErrorKind::NotThere));
        QVERIFY(store->roster().setSetting(mei.id, "practice", R"({"retention": 0.85})"));
        QCOMPARE(store->roster().setting(mei.id, "practice").value(), QByteArray(R"({"retention":0.85})"));
        QCOMPARE(store->roster().setting(mei.id, "exam").value(), QByteArray());
    }

    void anAnswerIsFoundAgainWithAllThatWasShown() {
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store);
        NewAnswer answer = sampleAnswer(mei.session, 4, false);
        const AnswerId id = store->answers().append(answer).value();
        const AnswerRecord record = store->answers().find(id).value();
        QCOMPARE(record.trainee, mei.trainee.id);
        QCOMPARE(record.ordinal, 0);
        QCOMPARE(record.content.session, mei.session);
        QCOMPARE(record.content.seed, answer.seed);
        QCOMPARE(record.content.rulebook, answer.rulebook);
        QCOMPARE(record.content.readings, answer.readings);
        QCOMPARE(record.content.generator, answer.generator);
        QCOMPARE(record.content.question,
                 QByteArray(R"({"difficulty":0.4,"id":"q4","prompt":"Pay “=it”, 客人","seed":42})"));
        QCOMPARE(record.content.answer, QByteArray(R"({"cents":37500,"type":"amount"})"));
        QCOMPARE(record.content.verdict, answer.verdict);
        QCOMPARE(record.content.fact.atMs, testNow);
        QCOMPARE(record.content.fact.clauses, answer.fact.clauses);
        QCOMPARE(record.content.fact.outcome, Outcome::Wrong);
        QCOMPARE(record.content.fact.breakdownRight, std::optional<bool>(false));
        QCOMPARE(record.content.fact.misconception, answer.fact.misconception);
        QCOMPARE(record.content.fact.takenMs, answer.fact.takenMs);
        QCOMPARE(record.content.fact.targetMs, 8000);
    }

    void whatMayNotBeRecordedIsRefusedWhole_data() {
        QTest::addColumn<int>("fault");
        QTest::newRow("question is no JSON") << 0;
        QTest::newRow("verdict is two values") << 1;
        QTest::newRow("no clause") << 2;
        QTest::newRow("no game") << 3;
        QTest::newRow("negative time") << 4;
        QTest::newRow("readings empty") << 5;
    }
    void whatMayNotBeRecordedIsRefusedWhole() {
        QFETCH(int, fault);
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store);
        NewAnswer answer = sampleAnswer(mei.session, 1);
        switch (fault) {
        case 0: answer.question = "{"; break;
        case 1: answer.verdict = "{},{}"; break;
        case 2: answer.fact.clauses.clear(); break;
        case 3: answer.fact.game.clear(); break;
        case 4: answer.fact.takenMs = -1; break;
        case 5: answer.readings.clear(); break;
        }
        QCOMPARE(kindOf(store->answers().append(answer)), int(StoreErrorKind::Refused));
        QCOMPARE(store->sessions().find(mei.session)->answered, 0);
        QVERIFY(store->problems().value().empty());
    }

    void anUnfinishedSessionCanBeGoneOnWith() {
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store);
        for (int i = 0; i < 7; ++i) {
            clock.advance(9000);
            QVERIFY(store->answers().append(sampleAnswer(mei.session, i, i != 3)));
        }
        QVERIFY(store->sessions().pause(mei.session));
        const std::optional<Session> open = store->sessions().unfinished(mei.trainee.id).value();
        QVERIFY(open);
        QCOMPARE(open->id, mei.session);
        QCOMPARE(open->answered, 7);
        QCOMPARE(open->right, 6);
        QVERIFY(open->paused);
        QCOMPARE(open->start.seed, 0xfedcba9876543210u);
        QCOMPARE(open->start.planned, 20);
        QCOMPARE(open->start.settings, QByteArray(R"({"games":["lucky8"]})"));
        QCOMPARE(open->start.plan, QByteArray(R"([{"clause":"3.1"}])"));
        QCOMPARE(open->lastMs, clock.nowMs());
        QVERIFY(store->sessions().resume(mei.session));
        QVERIFY(!store->sessions().find(mei.session)->paused);
        QVERIFY(store->sessions().end(mei.session));
        QVERIFY(!store->sessions().unfinished(mei.trainee.id).value());
        QCOMPARE(kindOf(store->answers().append(sampleAnswer(mei.session, 8))), int(StoreErrorKind::Refused));
        QCOMPARE(store->sessions().latest(mei.trainee.id, 10)->size(), 1u);
    }

    void theBestStormIsOfTheSameGamesAndTopics() {
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store);
        const auto storm = [&](const QByteArray &settings, int right) {
            clock.advance(1000);
            SessionStart start;
            start.trainee = mei.trainee.id;
            start.kind = SessionLog::stormKind;
            start.settings = settings;
            const SessionId id = store->sessions().start(start).value();
            for (int i = 0; i < right + 3; ++i) {
                NewAnswer answer = sampleAnswer(id, i, i < right);
                answer.fact.topic = stormTopic;
                if (!store->answers().append(answer))
                    return SessionId();
            }
            return id;
        };
        const std::vector<std::string> games{"freebet", "lucky8"}, topics{"payouts"};
        QVERIFY(!bestStorm(*store, mei.trainee.id, games, topics).value());
        const QByteArray both = R"({"games":["lucky8","freebet"],"topics":["payouts"]})";
        storm(both, 4);
        const SessionId best = storm(both, 9);
        storm(R"({"games":["lucky8"],"topics":["payouts"]})", 20);
        storm(both, 0);
        QCOMPARE(bestStorm(*store, mei.trainee.id, games, topics).value(), 9);
        QCOMPARE(bestStorm(*store, mei.trainee.id, games, topics, best).value(), 4);
        // What was practised counts, a storm does not; and it is not gone on with.
        QVERIFY(store->learners().learner(mei.trainee.id).value().clauses.empty());
        QCOMPARE(store->sessions().unfinished(mei.trainee.id).value()->id, mei.session);
        QVERIFY(store->learners().differences().empty());
    }

    void aPackOfScenariosIsGoneOnWithApartFromPractice() {
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store);
        using Of = SessionLog::Of;
        QVERIFY(!store->sessions().unfinished(mei.trainee.id, Of::Pack).value());
        clock.advance(1000);
        SessionStart start;
        start.trainee = mei.trainee.id;
        start.kind = SessionLog::packKind;
        start.plan = R"(["one@1","two@3"])";
        const SessionId pack = store->sessions().start(start).value();
        QCOMPARE(store->sessions().unfinished(mei.trainee.id).value()->id, mei.session);
        const std::optional<Session> open = store->sessions().unfinished(mei.trainee.id, Of::Pack).value();
        QCOMPARE(open->id, pack);
        QCOMPARE(open->start.plan, start.plan);
        QVERIFY(store->sessions().end(pack));
        QVERIFY(!store->sessions().unfinished(mei.trainee.id, Of::Pack).value());
        QCOMPARE(store->sessions().unfinished(mei.trainee.id).value()->id, mei.session);
    }

    void theSessionAndTheClauseRememberTheirAnswers() {
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store);
        for (int i = 0; i < 40; ++i) {
            clock.advance(1000);
            QVERIFY(store->answers().append(sampleAnswer(mei.session, i)));
        }
        const auto lines = store->answers().ofSession(mei.session).value();
        QCOMPARE(lines.size(), 40u);
        QCOMPARE(lines[17].ordinal, 17);
        const auto history = store->answers().ofClause(mei.trainee.id, {"lucky8", "3.0"}, 10).value();
        QCOMPARE(history.size(), 2u); // numbers 0 and 33
        QVERIFY(history.front().fact.atMs > history.back().fact.atMs);
    }

    void recordsAreNeverEditedOrDeleted_data() {
        QTest::addColumn<QString>("sql");
        for (const char *sql :
             {"UPDATE answers SET outcome = 'right'", "DELETE FROM answers", "UPDATE answer_bodies SET verdict = '{}'",
              "DELETE FROM answer_bodies", "UPDATE asked_clauses SET clause = ''", "DELETE FROM asked_clauses",
              "UPDATE sessions SET seed = 0", "DELETE FROM sessions", "UPDATE session_events SET at_ms = 0",
              "DELETE FROM session_events", "UPDATE queries SET text = ''", "DELETE FROM queries",
              "UPDATE query_replies SET text = ''", "DELETE FROM query_replies", "UPDATE house_decisions SET who = ''",
              "DELETE FROM house_decisions"})
            QTest::newRow(sql) << QString::fromLatin1(sql);
    }
    void recordsAreNeverEditedOrDeleted() {
        QFETCH(QString, sql);
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store);
        const AnswerId answer = store->answers().append(sampleAnswer(mei.session, 1)).value();
        const QueryId query = store->queries().ask(mei.trainee.id, answer, QStringLiteral("Really?")).value();
        QVERIFY(store->queries().reply(query, QStringLiteral("Lim"), QStringLiteral("Yes")));
        QVERIFY(store->sessions().pause(mei.session));
        QVERIFY(store->house().decide("limits", "{}", QStringLiteral("Lim")));
        QVERIFY_EXCEPTION_THROWN(store->connection().exec(sql), StoreError);
    }

    void aTraineeRemovedWaitsThirtyDays() {
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store);
        const AnswerId answer = store->answers().append(sampleAnswer(mei.session, 1)).value();
        QVERIFY(store->queries().ask(mei.trainee.id, answer, QStringLiteral("Really?")));
        QVERIFY(store->roster().remove(mei.trainee.id));
        QCOMPARE(kindOf(store->roster().remove(mei.trainee.id)), int(StoreErrorKind::NotThere)); // once
        QVERIFY(store->roster().all()->empty());
        QVERIFY(store->queries().open()->empty());
        const auto removed = store->roster().removed().value();
        QCOMPARE(removed.size(), std::size_t{1});
        QCOMPARE(removed[0].trainee.id, mei.trainee.id);
        QCOMPARE(removed[0].belongings.answers, 1);
        QCOMPARE(removed[0].keptUntilMs, clock.nowMs() + 30 * testDay);
        clock.advance(30 * testDay - 1);
        QCOMPARE(store->roster().eraseExpired().value(), 0);
        QVERIFY(store->roster().restore(mei.trainee.id));
        QVERIFY(store->answers().find(answer));
        QCOMPARE(store->roster().all()->size(), std::size_t{1});
        QCOMPARE(store->queries().open()->size(), std::size_t{1});
        QVERIFY(store->roster().remove(mei.trainee.id));
        clock.advance(30 * testDay);
        QCOMPARE(store->roster().eraseExpired().value(), 1);
        QCOMPARE(kindOf(store->answers().find(answer)), int(StoreErrorKind::NotThere));
        QVERIFY(store->roster().removed()->empty());
    }

    void erasingATraineeTakesEverythingAndOnlyHis() {
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store);
        const Practising ahmad = startPractice(*store, QStringLiteral("Ahmad"));
        for (int i = 0; i < 5; ++i) {
            const AnswerId id = store->answers().append(sampleAnswer(mei.session, i)).value();
            QVERIFY(store->answers().append(sampleAnswer(ahmad.session, i)));
            QVERIFY(store->queries().ask(mei.trainee.id, id, {}));
        }
        QVERIFY(store->sessions().end(mei.session));
        QVERIFY(store->roster().setSetting(mei.trainee.id, "practice", "{}"));
        const auto belongings = store->roster().belongings(mei.trainee.id).value();
        QCOMPARE(belongings.answers, 5);
        QCOMPARE(belongings.sessions, 1);
        QCOMPARE(belongings.queries, 5);
        QVERIFY(store->roster().erase(mei.trainee.id));
        QCOMPARE(kindOf(store->roster().find(mei.trainee.id)), int(StoreErrorKind::NotThere));
        for (const char *count :
             {"SELECT count(*) - 5 FROM answers", "SELECT count(*) - 5 FROM answer_bodies",
              "SELECT count(*) - 1 FROM sessions", "SELECT count(*) - 5 FROM asked_clauses", "SELECT count(*) FROM queries",
              "SELECT count(*) FROM session_events", "SELECT count(*) FROM trainee_settings",
              "SELECT count(*) - 1 FROM cache_heads", "SELECT count(*) FROM trainee_being_deleted"})
            QCOMPARE(store->connection().number(count), 0);
        QVERIFY(store->problems().value().empty());
        QVERIFY_EXCEPTION_THROWN(store->connection().exec("DELETE FROM answers"),
                                 StoreError); // the guard is closed again
    }

    void rebuiltCachesHaveTheSameRows() {
        const auto store = Store::inMemory(clock);
        for (const char *name : {"Mei", "Ahmad"}) {
            const Practising trainee = startPractice(*store, QString::fromLatin1(name));
            for (int i = 0; i < 300; ++i) {
                clock.advance(i % 10 == 9 ? 2 * testDay : 11'000);
                NewAnswer answer = sampleAnswer(trainee.session, i * 7 + int(trainee.trainee.name.size()), i % 5 != 0);
                if (i % 13 == 0)
                    answer.fact.outcome = Outcome::Unscored;
                QVERIFY(store->answers().append(answer));
            }
        }
        const QStringList before = cacheRows(*store);
        QVERIFY(before.size() > 100);
        QVERIFY(store->learners().rebuildAll());
        QCOMPARE(cacheRows(*store), before);
        QVERIFY(store->problems().value().empty());
    }

    void aClockSetBackDoesNotConfuseTheFigures() {
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store);
        clock.set(testNow + 20 * testDay);
        for (int i = 0; i < 5; ++i)
            QVERIFY(store->answers().append(sampleAnswer(mei.session, i)));
        clock.set(testNow + 10 * testDay);
        for (int i = 0; i < 5; ++i)
            QVERIFY(store->answers().append(sampleAnswer(mei.session, i, false)));
        const QStringList before = cacheRows(*store);
        QVERIFY(store->learners().rebuildAll());
        QCOMPARE(cacheRows(*store), before);
        clock.set(testNow);
    }

    void aStaleCacheIsMadeAgainAndAWrongOneReported() {
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store);
        for (int i = 0; i < 30; ++i)
            QVERIFY(store->answers().append(sampleAnswer(mei.session, i)));
        const Learner learner = store->learners().learner(mei.trainee.id).value();
        store->connection().exec("UPDATE cache_clauses SET stability = 1");
        QCOMPARE(store->problems()->size(), 1u);
        store->connection().exec("UPDATE cache_heads SET made_by = 'older'");
        QCOMPARE(store->learners().learner(mei.trainee.id).value(), learner);
        store->connection().exec("DELETE FROM cache_skills");
        store->connection().exec("DELETE FROM cache_heads");
        QVERIFY(store->answers().append(sampleAnswer(mei.session, 30)));
        QVERIFY(store->problems()->empty());
    }

    void aDoubtReachesTheInstructor() {
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store);
        const AnswerId answer = store->answers().append(sampleAnswer(mei.session, 1, false)).value();
        const QueryId query = store->queries().ask(mei.trainee.id, answer, QStringLiteral("The bet was doubled")).value();
        const auto open = store->queries().open().value();
        QCOMPARE(open.size(), 1u);
        QCOMPARE(open.front().answer, answer);
        QVERIFY(store->queries().reply(query, QStringLiteral("Lim"), QStringLiteral("The bonus is on the first bet")));
        QVERIFY(store->queries().open()->empty());
        QCOMPARE(store->queries().ofTrainee(mei.trainee.id)->front().replies.front().who, QStringLiteral("Lim"));
    }

    void theNewestDecisionIsInForceAndNoneIsLost() {
        const auto store = Store::inMemory(clock);
        QVERIFY(store->house().decide("reading/lucky8/l8.bjAfterBust", "\"capped\"", QStringLiteral("Lim")));
        clock.advance(1000);
        QVERIFY(store->house().decide("reading/lucky8/l8.bjAfterBust", "\"originalOnly\"", QStringLiteral("Goh"),
                                      QStringLiteral("memo 12")));
        auto inForce = store->house().inForce().value();
        QCOMPARE(inForce.size(), 1u);
        QCOMPARE(inForce.front().value, QByteArray("\"originalOnly\""));
        QCOMPARE(inForce.front().who, QStringLiteral("Goh"));
        QCOMPARE(store->house().history("reading/lucky8/l8.bjAfterBust")->size(), 2u);
        QVERIFY(store->house().decide("reading/lucky8/l8.bjAfterBust", "null", QStringLiteral("Goh")));
        QVERIFY(store->house().inForce()->empty());
        QCOMPARE(kindOf(store->house().decide("x", "1", QStringLiteral(" "))), int(StoreErrorKind::Refused));
        clock.set(testNow);
    }

    void everyConnectionIsDurableAndChecksReferences() {
        const QTemporaryDir folder;
        const auto store = Store::open(folder.filePath(QStringLiteral("records.db")), clock).value().release();
        QCOMPARE(store->connection().number("PRAGMA foreign_keys"), 1);
        QCOMPARE(store->connection().text("PRAGMA journal_mode"), QStringLiteral("wal"));
        QCOMPARE(store->connection().number("PRAGMA synchronous"), 2);
        QCOMPARE(store->connection().number("PRAGMA application_id"), applicationId);
        QCOMPARE(store->connection().number("PRAGMA user_version"), migrations().back().version);
        delete store;
    }

    void whatWasRecordedIsThereAfterARestart() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a/b/records.db"));
        Practising mei;
        AnswerId id;
        {
            const auto store = std::move(Store::open(path, clock)).value();
            mei = startPractice(*store);
            id = store->answers().append(sampleAnswer(mei.session, 1)).value();
        }
        const auto store = std::move(Store::open(path, clock)).value();
        QVERIFY(store->answers().find(id));
        QCOMPARE(store->sessions().unfinished(mei.trainee.id).value()->answered, 1);
    }

    void twoProgramsWriteTheSameFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("records.db"));
        const auto first = std::move(Store::open(path, clock)).value();
        const auto second = std::move(Store::open(path, clock)).value();
        const Practising mei = startPractice(*first);
        QVERIFY(second->answers().append(sampleAnswer(mei.session, 1)));
        QVERIFY(first->answers().append(sampleAnswer(mei.session, 2)));
        QCOMPARE(second->sessions().find(mei.session)->answered, 2);
        QVERIFY(first->problems()->empty());
    }
};

QTEST_GUILESS_MAIN(TestStore)
#include "tst_store.moc"

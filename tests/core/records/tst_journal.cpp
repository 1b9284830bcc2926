// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/backup.h"
#include "core/records/exchange.h"
#include "core/records/schema.h"
#include "tests/core/records/recordsfixture.h"

#include <QBuffer>
#include <QTemporaryDir>

using namespace pitwise;

/// Whoever changes a record past the program is found, in the store that recorded it and in every other.
class TestJournal : public QObject {
    Q_OBJECT
    SetClock clock{testNow};
    AnswerId m_third;

    /// Some of everything that is recorded.
    TraineeId practise(Store &store, const QString &name = QStringLiteral("Mei"), int answers = 6) {
        const Practising mei = startPractice(store, name);
        goOn(store, mei.session, answers);
        (void)store.sessions().pause(mei.session).value();
        const QueryId query = store.queries().ask(mei.trainee.id, m_third, QStringLiteral("Really?")).value();
        (void)store.queries().reply(query, QStringLiteral("Lim"), QStringLiteral("Read 3.2")).value();
        (void)store.house().decide("limits", "{}", QStringLiteral("Lim")).value();
        return mei.trainee.id;
    }
    void goOn(Store &store, const SessionId &session, int answers) {
        for (int i = 0; i < answers; ++i) {
            clock.advance(7001);
            const AnswerId id = store.answers().append(sampleAnswer(session, i)).value();
            if (i == 2)
                m_third = id;
        }
    }
    static QStringList problemsOf(Store &store, const std::vector<JournalHead> &noted = {}) {
        const std::vector<QString> found = store.problems(noted).value();
        return QStringList(found.begin(), found.end());
    }
    static QByteArray exported(Store &store, const TraineeId &id) {
        QBuffer buffer;
        buffer.open(QBuffer::WriteOnly);
        return exportJson(store, id, buffer) ? buffer.data() : QByteArray();
    }
    static Stored<RecordCounts> take(Store &store, QByteArray bytes) {
        QBuffer buffer(&bytes);
        buffer.open(QBuffer::ReadOnly);
        return importJson(store, buffer);
    }
    /// What somebody with the file and an editor for databases can do.
    static void tamper(Store &store, const QString &sql) {
        const Connection &connection = store.connection();
        QStringList triggers;
        Statement names = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'");
        names.run();
        while (names.next())
            triggers << names.takeText();
        connection.exec("PRAGMA foreign_keys = OFF");
        for (const QString &trigger : triggers)
            connection.exec(QStringLiteral("DROP TRIGGER %1").arg(trigger));
        for (const QString &statement : sql.split(u';'))
            connection.exec(statement);
    }
    static QByteArray without(const QByteArray &text, const char *record) {
        QByteArray left;
        for (const QByteArray &line : text.split('\n'))
            if (!line.contains(QByteArray("\"record\":\"") + record) && !line.isEmpty())
                left += line + '\n';
        return left;
    }

private Q_SLOTS:
    void whatIsRecordedIsSealed() {
        const auto store = Store::inMemory(clock);
        practise(*store);
        practise(*store, QStringLiteral("Ahmad"));
        QCOMPARE(problemsOf(*store).join(u'\n'), QString());
        // A session, six answers, an event, a query, a reply and a decision of each.
        QCOMPARE(store->connection().number("SELECT count(*) FROM journal"), 2 * 11);
        QCOMPARE(headOf(store->connection()).seq, 2 * 11);
        QVERIFY(store->roster().rename(store->roster().all()->front().id, QStringLiteral("Someone"), {}));
        QCOMPARE(problemsOf(*store).join(u'\n'), QString()); // a name may change
    }

    void whatIsChangedPastTheProgramIsFound_data() {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const char *sql, const char *says) {
            QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(says);
        };
        row("an answer made right", "UPDATE answers SET outcome = 'right', misconception = 'x' WHERE ordinal = 1",
            "the answer of Mei recorded 16 Nov 2026 08:00 UTC (entry 3) was changed afterwards");
        row("the time of an answer", "UPDATE answers SET at_ms = at_ms - 86400000 WHERE ordinal = 1",
            "(entry 3) was changed");
        row("the question of an answer", "UPDATE answer_bodies SET question = '{}' WHERE answer_id = 2",
            "(entry 3) was changed");
        row("an answer taken out", "DELETE FROM answer_bodies WHERE answer_id = 4;DELETE FROM answers WHERE id = 4",
            "(entry 5) was removed");
        row("two answers changed places",
            "UPDATE answers SET ordinal = 99 WHERE id = 1;UPDATE answers SET ordinal = 0 WHERE "
            "id = 2;UPDATE answers SET ordinal = 1 WHERE id = 1",
            "(entry 2) was changed");
        row("an answer put in",
            "INSERT INTO answers SELECT 99, randomblob(16), trainee_id, session_id, 50, at_ms, game, family, topic, clauses, "
            "wanted, outcome, breakdown, misconception, taken_ms, target_ms FROM answers WHERE id = 1;"
            "INSERT INTO answer_bodies SELECT 99, seed, rulebook, readings, generator, question, answer, verdict "
            "FROM answer_bodies WHERE answer_id = 1",
            " of Mei was put in past the program");
        row("a session of another day", "UPDATE sessions SET started_ms = 1", "the session of Mei");
        row("an event taken out", "DELETE FROM session_events", "the event of Mei");
        row("a reply made up", "UPDATE query_replies SET text = 'You are right'", "the reply of Mei");
        row("a decision of the house", "UPDATE house_decisions SET value = '1'", "the decision recorded");
        row("an answer given to another trainee",
            "INSERT INTO trainees (id, uuid, name, batch, pin_hash, created_ms) VALUES (9, randomblob(16), 'Eve', '', x'', 1);"
            "UPDATE answers SET trainee_id = 9 WHERE id = 5",
            "(entry 6) was changed");
        row("an entry taken out with its answer",
            "DELETE FROM answer_bodies WHERE answer_id = 4;DELETE FROM answers WHERE id = 4;"
            "DELETE FROM journal_salts WHERE entry_id = 5;DELETE FROM journal WHERE id = 5",
            "entries 5 to 5 are missing from the journal");
        row("entries numbered anew after that",
            "DELETE FROM journal_salts WHERE entry_id = 5;DELETE FROM journal WHERE id = 5;"
            "UPDATE journal SET seq = seq - 1, nth = nth - 1 WHERE seq > 5",
            "entry 5 of the journal was changed");
        row("an entry given another time", "UPDATE journal SET at_ms = 1 WHERE id = 3",
            "entry 3 of the journal was changed");
        row("a salt taken away", "DELETE FROM journal_salts WHERE entry_id = 3", "its seal was taken away");
        row("everything unsealed", "DELETE FROM journal_salts;DELETE FROM journal", "was put in past the program");
    }
    void whatIsChangedPastTheProgramIsFound() {
        QFETCH(QString, sql);
        QFETCH(QString, says);
        const auto store = Store::inMemory(clock);
        clock.set(testNow);
        practise(*store);
        tamper(*store, sql);
        const QString all = problemsOf(*store).join(u'\n');
        QVERIFY2(all.contains(says), qPrintable(all));
    }

    /// The one thing that a chain alone does not show.
    void anEndCutOffShowsWhereTheHeadWasNoted() {
        const auto store = Store::inMemory(clock);
        const Practising mei = startPractice(*store);
        goOn(*store, mei.session, 3);
        const JournalHead noted = headOf(store->connection());
        goOn(*store, mei.session, 2);
        QCOMPARE(problemsOf(*store, {noted}).join(u'\n'), QString());
        tamper(*store,
               QStringLiteral("DELETE FROM answer_bodies WHERE answer_id > 2;DELETE FROM asked_clauses WHERE answer_id > 2;"
                              "DELETE FROM answers WHERE id > 2;DELETE FROM journal_salts WHERE entry_id > 3;"
                              "DELETE FROM journal WHERE id > 3;DELETE FROM cache_heads"));
        QCOMPARE(problemsOf(*store).join(u'\n'), QString());
        const QStringList found = problemsOf(*store, {noted});
        QCOMPARE(found.size(), 1);
        QVERIFY2(found[0].contains(QStringLiteral("does not hold entry 4 as it was noted")), qPrintable(found[0]));
    }

    void recordsTravelWithTheirSeal() {
        const auto a = Store::inMemory(clock), b = Store::inMemory(clock), c = Store::inMemory(clock);
        const TraineeId mei = practise(*a);
        practise(*a, QStringLiteral("Ahmad")); // his entries stand between hers
        const SessionId more = a->sessions().start({.trainee = mei, .kind = "due", .settings = "{}"}).value();
        practise(*b, QStringLiteral("Nur"));
        QCOMPARE(take(*b, exported(*a, mei))->unsealed, 0);
        QCOMPARE(problemsOf(*b).join(u'\n'), QString());
        goOn(*a, more, 4);
        const auto again = take(*b, exported(*a, mei));
        QCOMPARE(again->answers, 4);
        QCOMPARE(again->unsealed, 0);
        QCOMPARE(problemsOf(*b).join(u'\n'), QString());
        // She goes on at the second store, and all of it comes to a third.
        const SessionId here = b->sessions().start({.trainee = mei, .kind = "due", .settings = "{}"}).value();
        goOn(*b, here, 3);
        QCOMPARE(take(*c, exported(*b, mei))->unsealed, 0);
        QCOMPARE(problemsOf(*c).join(u'\n'), QString());
        QCOMPARE(c->roster().belongings(mei)->answers, 13);
        // And home again.
        QCOMPARE(take(*a, exported(*c, mei))->answers, 3);
        QCOMPARE(problemsOf(*a).join(u'\n'), QString());
        // What another store recorded is guarded here too.
        tamper(*c, QStringLiteral("UPDATE answers SET outcome = 'wrong' WHERE ordinal = 0"));
        QVERIFY(problemsOf(*c).join(u'\n').contains(QStringLiteral("was changed afterwards")));
    }

    void whatATakenChainLosesIsMissed() {
        const auto a = Store::inMemory(clock), b = Store::inMemory(clock);
        QVERIFY(take(*b, exported(*a, practise(*a))));
        tamper(*b,
               QStringLiteral("DELETE FROM answer_bodies;DELETE FROM asked_clauses;DELETE FROM answers;"
                              "DELETE FROM query_replies;DELETE FROM queries;DELETE FROM session_events;"
                              "DELETE FROM sessions;DELETE FROM cache_heads;DELETE FROM journal_salts WHERE entry_id IN "
                              "(SELECT id FROM journal WHERE kind <> 'taken');DELETE FROM journal WHERE kind <> 'taken'"));
        QVERIFY2(problemsOf(*b).join(u'\n').contains(QStringLiteral("are missing or were made anew")),
                 qPrintable(problemsOf(*b).join(u'\n')));
    }

    void anExportThatWasChangedIsRefused_data() {
        QTest::addColumn<QString>("how");
        QTest::newRow("an answer made right") << QStringLiteral("was changed after it was recorded");
        QTest::newRow("an answer taken out") << QStringLiteral("that it seals is missing");
        QTest::newRow("an entry taken out") << QStringLiteral("does not follow the one before");
        QTest::newRow("the end cut off") << QStringLiteral("the end of the file is missing");
        QTest::newRow("an answer put in") << QStringLiteral("something was put in");
        QTest::newRow("an entry changed") << QStringLiteral("the entry was changed");
    }
    void anExportThatWasChangedIsRefused() {
        QFETCH(QString, how);
        const QByteArray what = QTest::currentDataTag();
        const auto a = Store::inMemory(clock), b = Store::inMemory(clock);
        const QByteArray good = exported(*a, practise(*a));
        QList<QByteArray> lines = good.split('\n');
        const auto indexOf = [&](const QByteArray &part) {
            return std::find_if(lines.begin(), lines.end(), [&](const QByteArray &line) { return line.contains(part); });
        };
        const auto answer = indexOf("\"record\":\"answer\"");
        if (what == "an answer made right")
            answer->replace("\"takenMs\":3000", "\"takenMs\":1000");
        else if (what == "an answer taken out")
            lines.erase(indexOf("\"record\":\"answer\"") + 4); // none asks about it
        else if (what == "an entry taken out")
            lines.erase(indexOf("\"record\":\"entry\"") + 2);
        else if (what == "the end cut off")
            lines.erase(lines.end() - 4, lines.end());
        else if (what == "an answer put in")
            lines.insert(answer, QByteArray(*answer)
                                     .replace(answer->indexOf("\"id\":\"") + 6, 8, "12345678") // a name of its own
                                     .replace("\"ordinal\":0", "\"ordinal\":77"));
        else
            indexOf("\"kind\":\"answer\"")->replace("\"seq\":", "\"seq\":1");
        const QByteArray bad = lines.join('\n');
        QVERIFY(bad != good);
        const auto taken = take(*b, bad);
        QCOMPARE(kindOf(taken), int(StoreErrorKind::Refused));
        QVERIFY2(taken.error().detail.contains(how), qPrintable(taken.error().detail));
        QVERIFY(b->roster().all()->empty());
    }

    void whatComesWithoutASealIsSealedHereAndCounted() {
        const auto a = Store::inMemory(clock), b = Store::inMemory(clock);
        const TraineeId mei = practise(*a);
        QByteArray old = without(exported(*a, mei), "entry");
        old.replace(",\"sealed\":true", "");
        const auto taken = take(*b, old);
        QVERIFY2(taken, taken ? "" : qPrintable(taken.error().detail));
        QCOMPARE(taken->answers, 6);
        QCOMPARE(taken->unsealed, 6);
        QCOMPARE(problemsOf(*b).join(u'\n'), QString());
        QCOMPARE(take(*b, exported(*a, mei))->unsealed, 0); // its own seal comes later: both hold
        QCOMPARE(problemsOf(*b).join(u'\n'), QString());
    }

    /// A trainee who takes his file home and makes the whole chain anew meets the one that is here.
    void aChainMadeAnewDoesNotReplaceTheOneThatIsHere() {
        const auto a = Store::inMemory(clock), b = Store::inMemory(clock);
        const TraineeId mei = practise(*a);
        QVERIFY(take(*b, exported(*a, mei)));
        tamper(*a,
               QStringLiteral("DELETE FROM answer_bodies WHERE answer_id = 5;DELETE FROM asked_clauses WHERE answer_id = 5;"
                              "DELETE FROM answers WHERE id = 5;DELETE FROM cache_heads;"
                              "DELETE FROM journal_salts;DELETE FROM journal"));
        {
            Transaction transaction(a->connection());
            Journal journal(a->connection());
            for (const char *kind : recordKinds)
                for (const auto &[record, trainee] : recordsOf(a->connection(), kind))
                    journal.add(kind, record, trainee, clock.nowMs());
            transaction.commit();
        }
        QCOMPARE(problemsOf(*a).join(u'\n'), QString()); // as said: alone, a store cannot tell
        QVERIFY(take(*b, exported(*a, mei)));
        QCOMPARE(b->roster().belongings(mei)->answers, 6); // the answer is still here, with its first seal
        QCOMPARE(problemsOf(*b).join(u'\n'), QString());
    }

    void anErasedTraineeLeavesAChainThatHolds() {
        const auto store = Store::inMemory(clock);
        const TraineeId mei = practise(*store);
        const QByteArray file = exported(*store, mei);
        practise(*store, QStringLiteral("Ahmad"));
        QVERIFY(store->roster().erase(mei));
        QCOMPARE(problemsOf(*store).join(u'\n'), QString());
        QCOMPARE(store->connection().number("SELECT count(*) FROM journal_salts s JOIN journal j ON j.id = s.entry_id "
                                            "JOIN trainees t ON t.uuid <> j.trainee WHERE j.kind <> 'decision'"),
                 0); // nothing is left that could be guessed from
        QCOMPARE(take(*store, file)->unsealed, 0);
        QCOMPARE(store->roster().belongings(mei)->answers, 6);
        QCOMPARE(problemsOf(*store).join(u'\n'), QString());
        tamper(*store, QStringLiteral("UPDATE answers SET taken_ms = 1 WHERE ordinal = 1"));
        QCOMPARE(problemsOf(*store).filter(QStringLiteral("was changed afterwards")).size(), 2);
    }

    void aRestoredCopyGoesOnUnderANameOfItsOwn() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("records.db")), copy = folder.filePath(QStringLiteral("b.db"));
        const auto other = Store::inMemory(clock);
        TraineeId mei;
        {
            const auto store = std::move(Store::open(path, clock)).value();
            mei = practise(*store);
            QVERIFY(backUp(*store, copy));
            const SessionId session = store->sessions().start({.trainee = mei, .kind = "due", .settings = "{}"}).value();
            goOn(*store, session, 3); // after the backup, and lost with the disk
            QVERIFY(take(*other, exported(*store, mei)));
        }
        QVERIFY(restore(copy, path, clock));
        const auto store = std::move(Store::open(path, clock)).value();
        QCOMPARE(problemsOf(*store).join(u'\n'), QString());
        const SessionId session = store->sessions().start({.trainee = mei, .kind = "due", .settings = "{}"}).value();
        goOn(*store, session, 2);
        const auto back = take(*store, exported(*other, mei)); // what was lost comes home
        QCOMPARE(back->answers, 3);
        QCOMPARE(problemsOf(*store).join(u'\n'), QString());
        QCOMPARE(take(*other, exported(*store, mei))->answers, 2);
        QCOMPARE(problemsOf(*other).join(u'\n'), QString());
    }

    /// Two copies of one file go on apart: nothing is lost, and neither is called forged.
    void twoCopiesOfAFileCanBeJoined() {
        const QTemporaryDir folder;
        const QString one = folder.filePath(QStringLiteral("one.db")), two = folder.filePath(QStringLiteral("two.db"));
        TraineeId mei;
        {
            const auto store = std::move(Store::open(one, clock)).value();
            mei = practise(*store);
        }
        QVERIFY(QFile::copy(one, two));
        const auto a = std::move(Store::open(one, clock)).value(), b = std::move(Store::open(two, clock)).value();
        for (Store *store : {a.get(), b.get()})
            goOn(*store, store->sessions().start({.trainee = mei, .kind = "due", .settings = "{}"}).value(), 2);
        const auto joined = take(*a, exported(*b, mei));
        QCOMPARE(joined->answers, 2);
        QCOMPARE(joined->unsealed, 2);
        QCOMPARE(a->roster().belongings(mei)->answers, 10);
        QCOMPARE(problemsOf(*a).join(u'\n'), QString());
    }

    void recordsOfAnOlderProgramAreSealedOnce() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("records.db"));
        {
            const Connection old(path, OpenMode::ReadWrite, 100);
            migrate(old, migrations().first(1));
            for (const char *sql :
                 {"INSERT INTO trainees (id, uuid, name, batch, pin_hash, created_ms) VALUES (1, randomblob(16), 'Mei', '', "
                  "x'', 1)",
                  "INSERT INTO sessions (id, uuid, trainee_id, kind, settings, plan, seed, planned, started_ms) VALUES "
                  "(1, randomblob(16), 1, 'due', '{}', '[]', 1, 0, 5)",
                  "INSERT INTO session_events (session_id, kind, at_ms) VALUES (1, 'paused', 6), (1, 'resumed', 7), "
                  "(1, 'resumed', 7)",
                  "INSERT INTO answers (id, uuid, trainee_id, session_id, ordinal, at_ms, game, family, topic, clauses, "
                  "wanted, outcome, misconception, taken_ms, target_ms) VALUES (1, randomblob(16), 1, 1, 0, 8, 'lucky8', "
                  "'f', 'payouts', '[\"3.1\"]', '', 'right', '', 1, 1)",
                  "INSERT INTO answer_bodies VALUES (1, 1, 'lucky8@5', '{}', 'quiz/1', '{}', '{}', '{}')"})
                old.exec(sql);
        }
        for (int start = 0; start < 2; ++start) {
            const auto store = std::move(Store::open(path, clock)).value();
            QCOMPARE(problemsOf(*store).filter(QStringLiteral("figures")), problemsOf(*store));
            QCOMPARE(headOf(store->connection()).seq,
                     6); // a session, three events, an answer, and that they were sealed late
            QCOMPARE(store->connection().number("SELECT count(*) FROM journal WHERE kind = 'sealed'"), 1);
        }
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("records.before-v%1.db").arg(migrations().back().version))));
        const auto store = std::move(Store::open(path, clock)).value();
        tamper(*store, QStringLiteral("UPDATE answers SET outcome = 'wrong'"));
        QVERIFY(problemsOf(*store).join(u'\n').contains(QStringLiteral("was changed afterwards")));
    }
};

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trainees/goals.h"
#include "app/trainees/trainees.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;

/// Profiles: made, chosen behind their PIN, changed, deleted. Each step is looked up in the records.
class TestTrainees : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();

private Q_SLOTS:
    void aTraineeIsMadeOfTwoFieldsAndSeated() {
        const QTemporaryDir folder;
        SetClock clock{1'794'826'800'000};
        Desk desk(folder.path(), m_library, clock);
        Trainees trainees(desk);
        QVERIFY(!trainees.seated());
        trainees.create(QStringLiteral("  "), {}, {});
        QVERIFY(!trainees.problem().isEmpty());
        QSignalSpy created(&trainees, &Trainees::created);
        trainees.create(QStringLiteral(" Tan  Mei Ling "), QStringLiteral("Batch 12"), {});
        QCOMPARE(created.size(), 1);
        QCOMPARE(trainees.name(), QStringLiteral("Tan Mei Ling"));
        QCOMPARE(trainees.initials(), QStringLiteral("TM"));
        const auto all = desk.store()->roster().all();
        QCOMPARE(all->size(), std::size_t{1});
        QCOMPARE(all->front().batch, QStringLiteral("Batch 12"));
    }

    void whoeverIsAloneWithoutAPinGoesOnUnasked() {
        const QTemporaryDir folder;
        SetClock clock{1'794'826'800'000};
        {
            Desk desk(folder.path(), m_library, clock);
            Trainees trainees(desk);
            trainees.seatSomebody();
            trainees.seatSomebody();
            QCOMPARE(trainees.count(), 1);
        }
        Desk desk(folder.path(), m_library, clock);
        const Trainees trainees(desk);
        QVERIFY(trainees.seated());
    }

    void aPinIsAskedForAndLocksAfterFiveWrongTries() {
        const QTemporaryDir folder;
        SetClock clock{1'794'826'800'000};
        {
            Desk desk(folder.path(), m_library, clock);
            Trainees trainees(desk);
            trainees.create(QStringLiteral("Ravi"), {}, QStringLiteral("12"));
            QVERIFY2(!trainees.problem().isEmpty(), "a PIN of two digits");
            QSignalSpy created(&trainees, &Trainees::created);
            trainees.create(QStringLiteral("Ravi"), {}, QStringLiteral("2468"));
            QVERIFY2(trainees.busy(), "hashed off the window's thread");
            QVERIFY(created.wait(10'000));
            QVERIFY(desk.store()->roster().all()->front().pinHash.startsWith("$argon2id$"));
        }
        Desk desk(folder.path(), m_library, clock);
        Trainees trainees(desk);
        QVERIFY2(!trainees.seated(), "a PIN is always asked for");
        QSignalSpy chosen(&trainees, &Trainees::chosen);
        for (int wrong = 1; wrong <= 5; ++wrong) {
            trainees.choose(0, QStringLiteral("1111"));
            QCOMPARE(desk.store()->roster().all()->front().wrongTries, wrong); // before it is looked at
            QTRY_VERIFY_WITH_TIMEOUT(!trainees.busy(), 10'000);
        }
        QVERIFY(desk.store()->roster().all()->front().lockedUntilMs > clock.nowMs());
        trainees.choose(0, QStringLiteral("2468"));
        QVERIFY2(!trainees.busy() && !trainees.seated(), "locked: the right PIN is not even looked at");
        clock.advance(61'000);
        trainees.choose(0, QStringLiteral("2468"));
        QVERIFY(chosen.wait(10'000));
        QVERIFY(trainees.seated());
        QCOMPARE(desk.store()->roster().all()->front().wrongTries, 0);
    }

    void aForgottenPinIsTakenAwayByStaffOnly() {
        const QTemporaryDir folder;
        SetClock clock{1'794'826'800'000};
        Desk desk(folder.path(), m_library, clock);
        Trainees trainees(desk);
        QSignalSpy created(&trainees, &Trainees::created);
        trainees.create(QStringLiteral("王小明"), {}, QStringLiteral("2468"));
        QVERIFY(created.wait(10'000));
        QCOMPARE(trainees.initials(), QStringLiteral("王"));
        trainees.leave();
        QSignalSpy taken(&trainees, &Trainees::pinTaken);
        for (const auto help : {Trainees::PinHelp::NobodyYet, Trainees::PinHelp::SignIn}) {
            trainees.setPinHelp(help);
            trainees.takePinAway(0);
            QVERIFY(taken.isEmpty() && trainees.needsPin(0));
        }
        trainees.setPinHelp(Trainees::PinHelp::Here);
        trainees.takePinAway(0);
        QCOMPARE(taken.size(), 1);
        QVERIFY(desk.store()->roster().all()->front().pinHash.isEmpty());
        trainees.choose(0, {});
        QCOMPARE(trainees.name(), QStringLiteral("王小明"));
    }

    void nobodyElseDeletesATraineeBehindAPin() {
        const QTemporaryDir folder;
        SetClock clock{1'794'826'800'000};
        Desk desk(folder.path(), m_library, clock);
        Trainees trainees(desk);
        QSignalSpy created(&trainees, &Trainees::created);
        trainees.create(QStringLiteral("Aisyah"), {}, QStringLiteral("2468"));
        QVERIFY(created.wait(10'000));
        trainees.create(QStringLiteral("Ben"), {}, {});
        trainees.remove(0);
        QCOMPARE(trainees.count(), 2);
        QVERIFY(trainees.belongings(1).contains(QLatin1String("0 ")));
        trainees.remove(1);
        QCOMPARE(desk.store()->roster().all()->size(), std::size_t{1});
        QVERIFY(!trainees.seated());
    }

    void nameAndPinAreChangedByTheSeatedOne() {
        const QTemporaryDir folder;
        SetClock clock{1'794'826'800'000};
        Desk desk(folder.path(), m_library, clock);
        Trainees trainees(desk);
        trainees.seatSomebody();
        trainees.rename(QStringLiteral("Nur"), QStringLiteral("11"));
        QCOMPARE(desk.store()->roster().all()->front().name, QStringLiteral("Nur"));
        QCOMPARE(trainees.batch(), QStringLiteral("11"));
        QSignalSpy changed(&trainees, &Trainees::pinChanged);
        trainees.setPin(QStringLiteral("13579"));
        QVERIFY(changed.wait(10'000));
        QVERIFY(trainees.hasPin() && !desk.store()->roster().all()->front().pinHash.isEmpty());
        trainees.setPin({});
        QVERIFY(changed.wait(10'000));
        QVERIFY(!trainees.hasPin() && desk.store()->roster().all()->front().pinHash.isEmpty());
    }

    void theExamDateAndTheWantedMemoryAreKeptAndSetThePace() {
        const QTemporaryDir folder;
        SetClock clock{1'794'826'800'000}; // 16 November 2026
        Desk desk(folder.path(), m_library, clock);
        Trainees trainees(desk);
        Goals goals(desk);
        goals.refresh();
        QVERIFY(!goals.usable());
        trainees.seatSomebody();
        goals.refresh();
        QCOMPARE(goals.retention(), 90);
        goals.setRetention(95);
        goals.setExam(QStringLiteral("31/2/2027"));
        QVERIFY2(!goals.problem().isEmpty() && !goals.hasExam(), "there is no such day");
        goals.setExam(QStringLiteral("1/11/2026"));
        QVERIFY2(!goals.hasExam(), "gone by");
        goals.setExam(QStringLiteral("27.11.2026"));
        QVERIFY2(goals.problem().isEmpty(), qPrintable(goals.problem()));
        QCOMPARE(goals.examDate(), QStringLiteral("27/11/2026"));
        for (const char *game : {"dueling8s", "freebet", "luckylucky"})
            goals.toggleGame(QString::fromLatin1(game));
        QCOMPARE(goals.examGames(), QStringList{QStringLiteral("lucky8")});
        goals.toggleGame(QStringLiteral("lucky8"));
        QVERIFY2(!goals.problem().isEmpty(), "one game at least");

        const PracticeSettings kept = desk.practiceSettings();
        QCOMPARE(kept.retention, 0.95);
        QCOMPARE(kept.exam->day, desk.moment().today() + 11);
        QCOMPARE(kept.exam->games, std::vector<std::string>{"lucky8"});
        QVERIFY(newPerDayForExam({}, desk.catalogue(), *kept.exam, desk.moment().today()) > 0);
        goals.forgetExam();
        QVERIFY(!desk.practiceSettings().exam);
    }
};

QTEST_GUILESS_MAIN(TestTrainees)
#include "tst_trainees.moc"

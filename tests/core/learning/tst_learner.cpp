// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/learner.h"
#include "core/learning/storm.h"

#include <QTest>

using namespace pitwise;

/// What a row of answers leaves behind: memory by clause, fluency by skill.
class TestLearner : public QObject {
    Q_OBJECT
    const DayRule days;
    const Fsrs fsrs;
    static constexpr UtcMs day = 86'400'000;
    static constexpr UtcMs start = 1'794'816'000'000; // 2026-11-16 08:00 UTC

    static AnswerFact fact(UtcMs at, bool right, std::vector<std::string> clauses, int takenMs = 6000, int targetMs = 8000) {
        AnswerFact answer;
        answer.atMs = at;
        answer.game = "freebet";
        answer.family = "free-double-permission";
        answer.topic = "permissions";
        answer.clauses = std::move(clauses);
        answer.outcome = right ? Outcome::Right : Outcome::Wrong;
        answer.takenMs = takenMs;
        answer.targetMs = targetMs;
        return answer;
    }

private Q_SLOTS:
    void theFirstClauseIsUpdatedInFull() {
        Learner learner;
        learner.add(fact(start, true, {"3.23.1", "3.22"}), days, fsrs);
        const ClauseState *state = learner.clause({"freebet", "3.23.1"});
        QVERIFY(state);
        QCOMPARE(state->memory, fsrs.first(Grade::Good));
        QCOMPARE(state->asked, 1);
        learner.add(fact(start + 3 * day, false, {"3.23.1"}), days, fsrs);
        QCOMPARE(learner.clause({"freebet", "3.23.1"})->memory, fsrs.next(fsrs.first(Grade::Good), Grade::Again, 3));
    }

    void aClauseOnlyCitedStaysNew() {
        Learner learner;
        learner.add(fact(start, true, {"3.23.1", "3.22"}), days, fsrs);
        QVERIFY(!learner.clause({"freebet", "3.22"}));
    }

    void theClauseAQuestionWasChosenForCountsInFullToo() {
        Learner learner;
        AnswerFact answer = fact(start, true, {"3.23.1", "3.22", "3.24"});
        answer.wanted = "3.22";
        learner.add(answer, days, fsrs);
        QCOMPARE(learner.clause({"freebet", "3.22"})->memory, fsrs.first(Grade::Good));
        QCOMPARE(learner.clause({"freebet", "3.23.1"})->memory, fsrs.first(Grade::Good));
        QVERIFY(!learner.clause({"freebet", "3.24"}));
        answer.wanted = "5.1"; // not what the question turned out to be about
        learner.add(answer, days, fsrs);
        QVERIFY(!learner.clause({"freebet", "5.1"}));
    }

    void aClauseCitedBesidesMovesAQuarter() {
        Learner learner;
        learner.add(fact(start, true, {"3.22"}), days, fsrs);
        const ClauseState before = *learner.clause({"freebet", "3.22"});
        learner.add(fact(start + 4 * day, true, {"3.23.1", "3.22"}), days, fsrs);
        const ClauseState after = *learner.clause({"freebet", "3.22"});
        const Memory full = fsrs.next(before.memory, Grade::Good, 4);
        QVERIFY(after.memory.stability > before.memory.stability && after.memory.stability < full.stability);
        QCOMPARE(after.reviewedDay, before.reviewedDay + 1);
        QCOMPARE(after.asked, before.asked); // its own record is of answers that asked for it
        QCOMPARE(after.lastDay, before.lastDay);
    }

    void aWrongAnswerWeakensCitedClausesLessThanTheFirst() {
        Learner learner;
        for (const char *clause : {"3.22", "3.23.1"})
            learner.add(fact(start, true, {clause}), days, fsrs);
        learner.add(fact(start + 2 * day, false, {"3.23.1", "3.22"}), days, fsrs);
        QVERIFY(learner.clause({"freebet", "3.23.1"})->memory.stability <
                learner.clause({"freebet", "3.22"})->memory.stability);
        QVERIFY(learner.clause({"freebet", "3.23.1"})->missed());
        QVERIFY(!learner.clause({"freebet", "3.22"})->missed());
    }

    void aHostClauseBelongsToItsDocument() {
        AnswerFact answer = fact(start, true, {"lucky8:3.34"});
        answer.game = "luckylucky";
        Learner learner;
        learner.add(answer, days, fsrs);
        QVERIFY(learner.clause({"lucky8", "3.34"}));
        QVERIFY(learner.skill({"luckylucky", "free-double-permission"}));
    }

    void anUnscoredAnswerChangesNothing() {
        AnswerFact answer = fact(start, true, {"3.23.1"});
        answer.outcome = Outcome::Unscored;
        Learner learner;
        QVERIFY(learner.add(answer, days, fsrs).empty());
        QCOMPARE(learner, Learner{});
    }

    void aStormSaysNothingOfWhatIsKnown() {
        for (const bool right : {true, false}) {
            AnswerFact answer = fact(start, right, {"3.23.1"});
            answer.topic = stormTopic;
            Learner learner;
            QVERIFY(learner.add(answer, days, fsrs).empty());
            QCOMPARE(learner, Learner{});
        }
    }

    void aStormIsOverAfterThreeMissesOrThreeMinutes() {
        StormRun misses;
        for (int i = 0; i < StormRun::misses; ++i) {
            QVERIFY(!misses.isOver(0));
            misses.answered(false, 1000);
        }
        QVERIFY(misses.isOver(0));
        StormRun time;
        time.answered(true, StormRun::lengthMs - 1000);
        QCOMPARE(time.leftMs(400), 600);
        QVERIFY(!time.isOver(999));
        QVERIFY(time.isOver(1000)); // on the question that is open
        QCOMPARE(time.leftMs(5000), 0);
        QCOMPARE(time.right, 1);
    }

    void aMissedClauseIsDueAtOnceAndARightOneLater() {
        Learner learner;
        learner.add(fact(start, false, {"3.22"}), days, fsrs);
        learner.add(fact(start, true, {"3.23.1"}), days, fsrs);
        const Day today = days.dayOf(start);
        QCOMPARE(learner.clause({"freebet", "3.22"})->dueDay(fsrs, 0.9), today);
        QCOMPARE(learner.clause({"freebet", "3.23.1"})->dueDay(fsrs, 0.9),
                 today + 2); // Good first: stable for 2.3 days
        QCOMPARE(learner.clause({"freebet", "3.23.1"})->dueDay(fsrs, 0.97), today + 1);
    }

    void masteryClimbsByRightThenFast() {
        Learner learner;
        const ClauseKey key{"freebet", "3.22"};
        learner.add(fact(start, false, {"3.22"}), days, fsrs);
        QCOMPARE(learner.clause(key)->mastery(), Mastery::Learning);
        learner.add(fact(start + 1 * day, true, {"3.22"}, 12000), days, fsrs);
        QCOMPARE(learner.clause(key)->mastery(), Mastery::Learning); // one right answer is no mastery
        learner.add(fact(start + 3 * day, true, {"3.22"}, 12000), days, fsrs);
        learner.add(fact(start + 8 * day, true, {"3.22"}, 12000), days, fsrs);
        QCOMPARE(learner.clause(key)->mastery(), Mastery::Right);
        for (int i = 0; i < 2; ++i)
            learner.add(fact(start + (14 + 20 * i) * day, true, {"3.22"}, 5000), days, fsrs);
        QCOMPARE(learner.clause(key)->mastery(), Mastery::RightAndFast);
        learner.add(fact(start + 60 * day, false, {"3.22"}), days, fsrs);
        QCOMPARE(learner.clause(key)->mastery(), Mastery::Learning);
        QCOMPARE(learner.clause(key)->asked, 7);
        QCOMPARE(learner.clause(key)->right, 5);
    }

    void fluencyIsAccuracyFirstThenSpeed_data() {
        QTest::addColumn<int>("wrongFirst");
        QTest::addColumn<int>("right");
        QTest::addColumn<int>("takenMs");
        QTest::addColumn<int>("level");
        QTest::newRow("never asked") << 0 << 0 << 6000 << int(Fluency::Locked);
        QTest::newRow("7 of 7 is not sure yet") << 0 << 7 << 6000 << int(Fluency::Learning);
        QTest::newRow("8 of 8, slow") << 0 << 8 << 9000 << int(Fluency::Accurate);
        QTest::newRow("8 of 8, in time") << 0 << 8 << 6000 << int(Fluency::Fluent);
        QTest::newRow("8 of 8, untimed") << 0 << 8 << 0 << int(Fluency::Accurate);
        QTest::newRow("11 of 12 in time is not accurate") << 1 << 11 << 6000 << int(Fluency::Learning);
        QTest::newRow("18 of 20") << 2 << 18 << 6000 << int(Fluency::Fluent);
        QTest::newRow("old misses leave the window") << 30 << 20 << 6000 << int(Fluency::Fluent);
    }
    void fluencyIsAccuracyFirstThenSpeed() {
        QFETCH(int, wrongFirst);
        QFETCH(int, right);
        QFETCH(int, takenMs);
        QFETCH(int, level);
        SkillState skill;
        for (int i = 0; i < wrongFirst; ++i)
            skill.add(fact(start, false, {"3.22"}, takenMs));
        for (int i = 0; i < right; ++i)
            skill.add(fact(start, true, {"3.22"}, takenMs));
        QCOMPARE(int(skill.level()), level);
    }

    void whatWasUnlockedStaysUnlocked() {
        SkillState skill;
        for (int i = 0; i < 8; ++i)
            skill.add(fact(start, true, {"3.22"}));
        QCOMPARE(skill.reached, Fluency::Fluent);
        for (int i = 0; i < 20; ++i)
            skill.add(fact(start, false, {"3.22"}));
        QCOMPARE(skill.level(), Fluency::Learning);
        QCOMPARE(skill.reached, Fluency::Fluent);
        QVERIFY(skill.timedUnlocked());
    }
};

QTEST_APPLESS_MAIN(TestLearner)
#include "tst_learner.moc"

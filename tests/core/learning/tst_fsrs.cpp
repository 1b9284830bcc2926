// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fsrs.h"

#include <QTest>

#include <cmath>

using namespace pitwise;

/// FSRS-6 against published numbers. They are the expected values in the tests of
/// fsrs-rs 6.6.1 (github.com/open-spaced-repetition/fsrs-rs, commit 0cbb9d3, src/inference.rs and
/// src/model.rs) and of py-fsrs 6.3.1 (github.com/open-spaced-repetition/py-fsrs, commit 3abe686,
/// tests/test_basic.py). fsrs-rs computes in single precision, hence the tolerance of a few parts in a
/// million.
class TestFsrs : public QObject {
    Q_OBJECT

    static void near(double actual, double expected, double tolerance = 4e-6) {
        QVERIFY2(std::abs(actual - expected) <= tolerance * std::max(1.0, std::abs(expected)),
                 qPrintable(QStringLiteral("%1 is not %2").arg(actual, 0, 'g', 10).arg(expected, 0, 'g', 10)));
    }
    static Fsrs::Parameters withoutSameDay() {
        Fsrs::Parameters w = Fsrs::defaults();
        w[17] = w[18] = w[19] = 0;
        return w;
    }
    /// The 19 parameters that fsrs-rs's inference tests use, and what FSRS-6 reads for the two that FSRS-5
    /// lacked.
    static Fsrs::Parameters trained() {
        return {0.6845422,    1.6790825,  4.7349424, 10.042885,  7.4410233,   0.64219797, 1.071918,
                0.0025195254, 1.432437,   0.1544,    0.8692766,  2.0696752,   0.0953,     0.2975,
                2.4691248,    0.19542035, 3.201072,  0.18046261, 0.121442534, 0.0,        0.5};
    }

private Q_SLOTS:
    void memoryAfterAHistory_data() {
        QTest::addColumn<int>("parameters"); // 0 defaults, 1 without same-day terms, 2 trained
        QTest::addColumn<QList<int>>("grades");
        QTest::addColumn<QList<int>>("days");
        QTest::addColumn<double>("stability");
        QTest::addColumn<double>("difficulty");
        QTest::newRow("fsrs-rs test_memory_state, py-fsrs test_memo_state")
            << 0 << QList{1, 3, 3, 3, 3, 3} << QList{0, 0, 1, 3, 8, 21} << 53.62691 << 6.3574867;
        QTest::newRow("fsrs-rs test_memory_state, same day frozen")
            << 1 << QList{1, 3, 3, 3, 3, 3} << QList{0, 0, 1, 3, 8, 21} << 53.335106 << 6.3574867;
        QTest::newRow("fsrs-rs test_memo_state")
            << 2 << QList{1, 3, 3, 3, 3} << QList{0, 1, 3, 8, 21} << 31.722992 << 7.382128;
        QTest::newRow("fsrs-rs test_next_states, again")
            << 2 << QList{1, 3, 3, 3, 1} << QList{0, 1, 3, 8, 21} << 2.9691455 << 8.000659;
        QTest::newRow("fsrs-rs test_next_states, hard")
            << 2 << QList{1, 3, 3, 3, 2} << QList{0, 1, 3, 8, 21} << 17.091452 << 7.6913934;
        QTest::newRow("fsrs-rs test_next_states, easy")
            << 2 << QList{1, 3, 3, 3, 4} << QList{0, 1, 3, 8, 21} << 71.7502 << 7.0728626;
    }
    void memoryAfterAHistory() {
        QFETCH(int, parameters);
        QFETCH(QList<int>, grades);
        QFETCH(QList<int>, days);
        QFETCH(double, stability);
        QFETCH(double, difficulty);
        const Fsrs fsrs(parameters == 0 ? Fsrs::defaults() : parameters == 1 ? withoutSameDay() : trained());
        Memory memory = fsrs.first(Grade(grades.first()));
        for (qsizetype i = 1; i < grades.size(); ++i)
            memory = fsrs.next(memory, Grade(grades[i]), days[i]);
        near(memory.stability, stability);
        near(memory.difficulty, difficulty);
    }

    void oneStepFromAGivenMemory() { // fsrs-rs test_memo_state, second part
        const Memory memory = Fsrs(trained()).next({20.925528, 7.005062}, Grade::Good, 21);
        near(memory.stability, 40.87456);
        near(memory.difficulty, 6.9913807);
    }

    void forgettingCurve_data() { // fsrs-rs test_power_forgetting_curve
        QTest::addColumn<double>("days");
        QTest::addColumn<double>("stability");
        QTest::addColumn<double>("chance");
        QTest::newRow("at once") << 0.0 << 1.0 << 1.0;
        QTest::newRow("1 of 2 days") << 1.0 << 2.0 << 0.9403443;
        QTest::newRow("2 of 3 days") << 2.0 << 3.0 << 0.9253786;
        QTest::newRow("3 of 4 days") << 3.0 << 4.0 << 0.9185229;
        QTest::newRow("one stability is 90 %") << 4.0 << 4.0 << 0.9;
        QTest::newRow("5 of 2 days") << 5.0 << 2.0 << 0.8261359;
    }
    void forgettingCurve() {
        QFETCH(double, days);
        QFETCH(double, stability);
        QFETCH(double, chance);
        near(Fsrs().retrievability({stability, 5}, days), chance);
    }

    void intervalsByRetention() { // fsrs-rs test_next_interval; the first is 7 digits of a single-precision number
        const QList<double> expected{3116766, 34793, 2508, 387, 90, 27, 9, 3, 1, 1};
        for (int i = 1; i <= 10; ++i)
            near(std::max(1.0, std::round(Fsrs().interval({1, 5}, i / 10.0))), expected[i - 1], i == 1 ? 2e-4 : 3e-5);
    }

    void difficultyMovesByGrade() { // fsrs-rs test_next_difficulty, after mean reversion
        const QList<double> expected{8.341763, 6.6659956, 4.990228, 3.3144615};
        for (int grade = 1; grade <= 4; ++grade)
            near(Fsrs().difficultyAfter(5, Grade(grade)), expected[grade - 1]);
    }

    void stabilityMovesByGrade() { // fsrs-rs test_next_stability
        const Fsrs fsrs;
        const QList<double> recalls{0.9, 0.8, 0.7, 0.6}, lapse{1.0525396, 1.1894329, 1.3680838, 1.584989};
        const QList<double> recalled{0, 28.226582, 58.656002, 127.226685}, sameDay{1.596818, 5.0, 5.0, 8.12961};
        for (int i = 0; i < 4; ++i) {
            near(fsrs.stabilityAfterLapse({5, i + 1.0}, recalls[i]), lapse[i]);
            if (i > 0)
                near(fsrs.stabilityAfterRecall({5, i + 1.0}, recalls[i], Grade(i + 1)), recalled[i]);
            near(fsrs.stabilitySameDay({5, 5}, Grade(i + 1)), sameDay[i]);
        }
    }

    void tenEasyAnswersAreTheEasiest() { // py-fsrs test_repeated_correct_reviews
        const Fsrs fsrs;
        Memory memory = fsrs.first(Grade::Easy);
        for (int i = 1; i < 10; ++i)
            memory = fsrs.next(memory, Grade::Easy, 0);
        QCOMPARE(memory.difficulty, 1.0);
    }

    void gradesFollowTheClock_data() {
        QTest::addColumn<bool>("right");
        QTest::addColumn<int>("takenMs");
        QTest::addColumn<int>("targetMs");
        QTest::addColumn<int>("grade");
        QTest::newRow("wrong is Again however quick") << false << 100 << 8000 << 1;
        QTest::newRow("right but over the target is Hard") << true << 8001 << 8000 << 2;
        QTest::newRow("right on the target is Good") << true << 8000 << 8000 << 3;
        QTest::newRow("right within half the target is Easy") << true << 4000 << 8000 << 4;
        QTest::newRow("just over half is Good") << true << 4001 << 8000 << 3;
        QTest::newRow("untimed is Good") << true << 0 << 8000 << 3;
        QTest::newRow("no target is Good") << true << 90000 << 0 << 3;
    }
    void gradesFollowTheClock() {
        QFETCH(bool, right);
        QFETCH(int, takenMs);
        QFETCH(int, targetMs);
        QFETCH(int, grade);
        QCOMPARE(int(gradeOf(right, takenMs, targetMs)), grade);
    }

    void aDayBeginsAtFourInSingapore() {
        const DayRule rule;
        const UtcMs midnight = 1'794'787'200'000; // 2026-11-16 00:00 UTC, 08:00 in Singapore
        const Day today = rule.dayOf(midnight);
        QCOMPARE(rule.dayOf(midnight + 20 * 3'600'000 - 1), today); // 03:59:59 at night
        QCOMPARE(rule.dayOf(midnight + 20 * 3'600'000), today + 1);
        QCOMPARE(rule.startOf(today + 1), midnight + 20 * 3'600'000);
        QCOMPARE(rule.dayOf(-1'000'000'000'000), rule.dayOf(-1'000'000'000'000 + 1));
    }
};

QTEST_APPLESS_MAIN(TestFsrs)
#include "tst_fsrs.moc"

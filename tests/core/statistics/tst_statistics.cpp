// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/wilson.h"
#include "core/statistics/examcourse.h"
#include "core/statistics/forecast.h"
#include "core/statistics/progressfigures.h"
#include "core/statistics/sessionsummary.h"

#include <QTest>

#include <numeric>

using namespace pitwise;

/// The figures that the pages show, each from answers written out.
class TestStatistics : public QObject {
    Q_OBJECT
    static constexpr UtcMs now = 1'794'816'000'000; // 2026-11-16 16:00 in Singapore
    static constexpr UtcMs day = 86'400'000;
    Catalogue catalogue;
    Moment moment;

    static AnswerFact fact(int daysAgo, bool right, std::string clause, std::string topic = "payouts", int takenMs = 6000,
                           std::string game = "lucky8") {
        AnswerFact answer;
        answer.atMs = now - daysAgo * day;
        answer.game = std::move(game);
        answer.family = "pay";
        answer.topic = std::move(topic);
        answer.clauses = {std::move(clause)};
        answer.outcome = right ? Outcome::Right : Outcome::Wrong;
        answer.takenMs = takenMs;
        answer.targetMs = 8000;
        return answer;
    }
    Learner learnt(const std::vector<AnswerFact> &facts) const {
        Learner learner;
        for (const AnswerFact &answer : facts)
            learner.add(answer, moment.days, moment.fsrs);
        return learner;
    }
    DayTallies tallied(const std::vector<AnswerFact> &facts) const {
        DayTallies tallies;
        for (const AnswerFact &answer : facts)
            tallies[{moment.days.dayOf(answer.atMs), answer.game, answer.topic}].add(answer);
        return tallies;
    }

private Q_SLOTS:
    void initTestCase() {
        moment.nowMs = now;
        std::vector<std::string> clauses;
        std::vector<ClauseKey> order;
        for (int i = 1; i <= 10; ++i) {
            clauses.push_back("3." + std::to_string(i));
            order.push_back({"lucky8", clauses.back()});
        }
        order.push_back({"lucky8", "9.9"}); // nothing asks for it
        catalogue = Catalogue({{"lucky8", "pay", "payouts", clauses, 8000}}, order);
    }

    void confidenceIsWilsons_data() {
        QTest::addColumn<int>("hits");
        QTest::addColumn<int>("of");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        // Worked by hand from Wilson 1927 with z = 1.96.
        QTest::newRow("nothing known") << 0 << 0 << 0.0 << 1.0;
        QTest::newRow("8 of 8") << 8 << 8 << 0.6756 << 1.0;
        QTest::newRow("5 of 10") << 5 << 10 << 0.2366 << 0.7634;
        QTest::newRow("0 of 10") << 0 << 10 << 0.0 << 0.2775;
        QTest::newRow("172 of 212, the mock's week") << 172 << 212 << 0.7533 << 0.8583;
    }
    void confidenceIsWilsons() {
        QFETCH(int, hits);
        QFETCH(int, of);
        QFETCH(double, low);
        QFETCH(double, high);
        const Share share = wilson(hits, of);
        QVERIFY2(std::abs(share.low - low) < 2e-4, qPrintable(QString::number(share.low, 'g', 6)));
        QVERIFY2(std::abs(share.high - high) < 2e-4, qPrintable(QString::number(share.high, 'g', 6)));
    }

    void speedIsTheMiddleOfRightAnswers() {
        const std::vector<AnswerFact> facts{fact(0, true, "3.1", "payouts", 4000), fact(0, true, "3.2", "payouts", 12000),
                                            fact(0, true, "3.3", "payouts", 6000), fact(0, false, "3.4", "payouts", 1000),
                                            fact(0, true, "3.5", "payouts", 0)};
        const Speed speed = speedOf(tallied(facts).begin()->second.times);
        QCOMPARE(speed.answers, 3);
        QCOMPARE(speed.medianMs, 6000);
        QCOMPARE(speed.targetMs, 8000);
        QCOMPARE(speed.percentOfTarget, 75);
    }

    void accuracyIsByTopicWithinTheDaysAsked() {
        const DayTallies tallies =
            tallied({fact(0, true, "3.1"), fact(1, false, "3.2"), fact(40, false, "3.3"), fact(0, true, "3.4", "control"),
                     fact(0, true, "3.4", "control", 6000, "freebet")});
        const Day today = moment.today();
        const auto topics = accuracyBy(tallies, GroupBy::Topic, today - 6, today, "lucky8");
        QCOMPARE(topics.size(), 2u);
        QCOMPARE(topics[0].name, std::string("control"));
        QCOMPARE(topics[1].right.hits, 1);
        QCOMPARE(topics[1].right.of, 2);
        QCOMPARE(accuracyBy(tallies, GroupBy::Game, today - 60, today).front().right.of, 1); // freebet
    }

    void theTrendHasAPointForEveryWeek() {
        const DayTallies tallies =
            tallied({fact(0, true, "3.1"), fact(6, false, "3.2"), fact(7, true, "3.3"), fact(100, true, "3.4")});
        const auto weeks = trend(tallies, moment.today(), 7, 8, "lucky8");
        QCOMPARE(weeks.size(), 8u);
        QCOMPARE(weeks[7].right.of, 2);
        QCOMPARE(weeks[6].right.of, 1);
        QCOMPARE(weeks[0].right.of, 0);
        QCOMPARE(weeks[7].from, moment.today() - 6);
    }

    void theMapSaysHowEachClauseStands() {
        const Learner learner =
            learnt({fact(30, true, "3.1"), fact(26, true, "3.1"), fact(14, true, "3.1"), fact(1, false, "3.2")});
        const MasteryMap map = masteryMap(learner, catalogue, "lucky8", moment, 0.9);
        QCOMPARE(map.cells.size(), 11u);
        QCOMPARE(map.cells[0].mastery, Mastery::RightAndFast);
        QCOMPARE(map.cells[0].recent, (std::vector<bool>{true, true, true}));
        QCOMPARE(map.cells[1].mastery, Mastery::Learning);
        QVERIFY(map.cells[1].missed && map.cells[1].due);
        QCOMPARE(map.notAsked, 9);
        QCOMPARE(map.mastered(), 1);
        QVERIFY(!map.cells[10].askable);
    }

    void theForecastCountsEachClauseOnItsDay() {
        const Learner learner = learnt({fact(0, true, "3.1"), fact(0, false, "3.2"), fact(30, true, "3.3")});
        const std::vector<int> due = dueForecast(learner, catalogue, moment, 0.9, 14);
        QCOMPARE(due[0], 2); // missed today, and overdue
        QCOMPARE(due[2], 1); // answered well today: due in two days
        QCOMPARE(std::accumulate(due.begin(), due.end(), 0), 3);
    }

    void readinessIsAsDocumented() {
        QCOMPARE(readiness({}, catalogue, "lucky8", moment).score, 0);
        std::vector<AnswerFact> facts;
        for (int i = 1; i <= 10; ++i)
            for (int times = 0; times < 2; ++times)
                facts.push_back(fact(0, true, "3." + std::to_string(i)));
        const Readiness ready = readiness(learnt(facts), catalogue, "lucky8", moment);
        QCOMPARE(ready.knowledge, 1.0);
        QCOMPARE(ready.fluency, 1.0);
        QCOMPARE(ready.accuracy, wilson(20, 20).low);
        QCOMPARE(ready.score, int(std::lround(100 * (0.5 + 0.35 * wilson(20, 20).low + 0.15))));
        QVERIFY(ready.score >= readyFrom);
        facts.resize(10); // half the clauses: not ready
        QVERIFY(readiness(learnt(facts), catalogue, "lucky8", moment).score < readyFrom);
    }

    void nobodyIsBehindOnTheDayHeSetsADate() {
        const ExamDate exam{moment.today() + 14, {}};
        const std::vector<int> due(14, 2);
        const auto courseOf = [&](const std::vector<AnswerFact> &facts) {
            return examCourse(learnt(facts), catalogue, exam, due, moment.today());
        };
        const ExamCourse first = courseOf({});
        QVERIFY(first.newLeft > 0 && first.perDay > 2);
        QVERIFY(first.onCourse);
        QVERIFY(courseOf({fact(0, true, "3.1")}).onCourse);  // his first session
        QVERIFY(!courseOf({fact(6, true, "3.1")}).onCourse); // one clause in six days
    }

    void theHomePageHasItsFigures() {
        PracticeSettings settings;
        settings.newPerDay = 3;
        settings.exam = ExamDate{moment.today() + 11, {"lucky8"}};
        const Learner learner = learnt({fact(30, true, "3.1"), fact(1, false, "3.2"), fact(0, true, "3.3")});
        const HomeFigures home = homeFigures(learner, catalogue, settings, moment);
        QCOMPARE(home.due.forgetting, 1);
        QCOMPARE(home.due.missed, 1);
        QCOMPARE(home.due.fresh, 0); // eight new ones in nine days are one a day, and today's has been asked
        QCOMPARE(home.games.size(), 1u);
        QCOMPARE(home.games.front().clauses, 11);
        QCOMPARE(home.games.front().right.of, 3);
        QCOMPARE(home.games.front().weakFamily, std::string("pay"));
        QVERIFY(home.dueMinutes >= 1);
        QCOMPARE(home.dueByDay.size(), 12u);
        QVERIFY(home.course);
        QCOMPARE(home.course->daysLeft, 11);
        QCOMPARE(home.course->newLeft, 7);
        const ProgressFigures progress = progressFigures(learner, {}, catalogue, "lucky8", settings, moment);
        QCOMPARE(progress.dueByDay.size(), 14u);
        QCOMPARE(progress.weeks.size(), 8u);
        QCOMPARE(progress.game.readiness.score, home.games.front().readiness.score);
    }

    void oneAdviceASession_data() {
        QTest::addColumn<int>("story");
        QTest::addColumn<int>("kind");
        QTest::newRow("the same rule misread twice") << 0 << int(AdviceKind::Misconception);
        QTest::newRow("the same clause missed twice") << 1 << int(AdviceKind::SameClause);
        QTest::newRow("wrong and hasty") << 2 << int(AdviceKind::TooFast);
        QTest::newRow("chips not the fewest") << 3 << int(AdviceKind::BreakDown);
        QTest::newRow("one topic has the misses") << 4 << int(AdviceKind::WeakTopic);
        QTest::newRow("right but slow") << 5 << int(AdviceKind::TooSlow);
        QTest::newRow("three of seven right, of all kinds") << 7 << int(AdviceKind::Accuracy);
        QTest::newRow("one game has the misses") << 8 << int(AdviceKind::WeakGame);
        QTest::newRow("all well") << 6 << int(AdviceKind::KeepGoing);
    }
    void oneAdviceASession() {
        QFETCH(int, story);
        QFETCH(int, kind);
        std::vector<AnswerFact> answers;
        for (int i = 0; i < 6; ++i)
            answers.push_back(
                fact(0, true, "3." + std::to_string(i + 3), i % 2 ? "payouts" : "control", story == 5 ? 9500 : 6000));
        answers.push_back(fact(0, story > 4, "3.1"));
        answers.push_back(fact(0, story > 4, story == 1 ? "3.1" : "3.2", story == 3 || story == 2 ? "control" : "payouts"));
        for (AnswerFact *answer : {&answers[6], &answers[7]}) {
            if (story == 0)
                answer->misconception = "bonus-on-doubled";
            if (story == 2)
                answer->takenMs = 1500;
            if (story == 5)
                answer->takenMs = 9500;
        }
        if (story == 3)
            answers[0].breakdownRight = answers[1].breakdownRight = false;
        if (story >= 7) {
            answers.resize(3);
            for (const char *topic : {"payouts", "control", "permissions", "irregularities"})
                answers.push_back(fact(0, false, "3.1" + std::to_string(answers.size()), topic, 9500));
            for (std::size_t i = 0; i < answers.size(); ++i)
                answers[i].game = (story == 8 ? i >= 3 : i % 2 == 0) ? "freebet" : "lucky8";
        }
        const SessionSummary summary = summarise(answers, learnt(answers), moment, 0.9);
        QCOMPARE(int(summary.advice.kind), kind);
    }

    void theSummaryListsMissesAndWhatComesBack() {
        std::vector<AnswerFact> answers{fact(0, true, "3.1"), fact(0, false, "3.2", "control"),
                                        fact(0, true, "3.3", "payouts", 9000), fact(0, true, "3.4")};
        answers.push_back(fact(0, true, "3.5"));
        answers.back().outcome = Outcome::Unscored;
        answers[0].breakdownRight = true;
        const SessionSummary summary = summarise(answers, learnt(answers), moment, 0.9);
        QCOMPARE(summary.answered, 4);
        QCOMPARE(summary.right, 3);
        QCOMPARE(summary.unscored, 1);
        QCOMPARE(summary.breakdownsRight, 1);
        QCOMPARE(summary.misses, std::vector<int>{1});
        QCOMPARE(summary.topics.front().name, std::string("control"));
        QCOMPARE(summary.weakest.size(), 2u);
        QCOMPARE(summary.weakest[0].clause, std::string("3.2"));
        QCOMPARE(summary.weakest[0].dueDay, moment.today());
        QVERIFY(summary.weakest[1].slow);
        QVERIFY(summary.weakest[1].dueDay > moment.today());
    }
};

QTEST_APPLESS_MAIN(TestStatistics)
#include "tst_statistics.moc"

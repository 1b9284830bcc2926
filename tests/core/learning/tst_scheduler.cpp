// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/interleave.h"
#include "core/learning/scheduler.h"

#include <QTest>

#include <set>

using namespace pitwise;

/// What is asked next, in which order, and why.
class TestScheduler : public QObject {
    Q_OBJECT
    static constexpr UtcMs day = 86'400'000;
    static constexpr UtcMs now = 1'794'816'000'000; // 2026-11-16 16:00 in Singapore
    Catalogue catalogue;
    Moment moment;

    static AnswerFact fact(UtcMs at, bool right, std::string game, std::string family, std::string clause) {
        AnswerFact answer;
        answer.atMs = at;
        answer.game = std::move(game);
        answer.family = std::move(family);
        answer.topic = "payouts";
        answer.clauses = {std::move(clause)};
        answer.outcome = right ? Outcome::Right : Outcome::Wrong;
        return answer;
    }
    void add(Learner &learner, int daysAgo, bool right, const char *game, const char *clause) const {
        learner.add(fact(now - daysAgo * day, right, game, "pay", clause), moment.days, moment.fsrs);
    }
    static int repetitions(const std::vector<PlanItem> &plan) {
        int count = 0;
        for (std::size_t i = 1; i < plan.size(); ++i)
            count += plan[i].skill() == plan[i - 1].skill();
        return count;
    }

private Q_SLOTS:
    void initTestCase() {
        moment.nowMs = now;
        std::vector<CatalogueFamily> families;
        std::vector<ClauseKey> order;
        for (const std::string game : {"lucky8", "freebet"}) {
            std::vector<std::string> pay, act;
            for (int i = 1; i <= 20; ++i) {
                order.push_back({game, "3." + std::to_string(i)});
                pay.push_back("3." + std::to_string(i));
                if (i % 2 == 0)
                    act.push_back("3." + std::to_string(i));
            }
            families.push_back({game, "pay", "payouts", pay, 8000});
            families.push_back({game, "act", "permissions", act, 6000});
        }
        families.push_back({"luckylucky", "order", "procedure", {"7", "lucky8:3.1"}, 5000});
        order.push_back({"luckylucky", "7"});
        order.push_back({"luckylucky", "99"}); // nothing asks for it
        catalogue = Catalogue(families, order);
    }

    void aNewTraineeGetsTheMostUsefulFirst() {
        PracticeSettings settings;
        settings.games = {"lucky8"};
        settings.newPerDay = 5;
        const std::vector<PlanItem> plan = planSession({}, catalogue, settings, moment, 1, 50);
        QCOMPARE(plan.size(), 5u);
        std::set<std::string> asked;
        for (const PlanItem &item : plan) {
            QCOMPARE(item.reason.kind, ReasonKind::New);
            asked.insert(item.clause);
        }
        QCOMPARE(asked, (std::set<std::string>{"3.1", "3.2", "3.4", "3.6", "3.8"}));
    }

    void topicsTakeTurnsByHowOftenTheyComeUpAtATable() {
        std::vector<CatalogueFamily> families;
        std::vector<ClauseKey> order;
        for (const auto &[topic, chapter] :
             {std::pair("procedure", "1."), std::pair("payouts", "2."), std::pair("control", "3.")}) {
            families.push_back({"lucky8", topic, topic, {}, 0});
            for (int i = 1; i <= 12; ++i) {
                const std::string clause = chapter + std::to_string(i);
                order.push_back({"lucky8", clause});
                families.back().clauses.push_back(clause);
            }
        }
        const Catalogue some(families, order, {{"lucky8", "2.9"}});
        PracticeSettings settings;
        settings.newPerDay = 16;
        std::map<std::string, int> topics;
        std::set<std::string> asked;
        for (const PlanItem &item : planSession({}, some, settings, moment, 1, 50)) {
            ++topics[item.topic];
            asked.insert(item.clause);
        }
        QCOMPARE(topics, (std::map<std::string, int>{{"payouts", 10}, {"control", 4}, {"procedure", 2}}));
        QVERIFY2(asked.contains("2.9") && !asked.contains("2.12"), "what another house rules otherwise comes before");
    }

    void newOnesAreOfEveryGameFromTheFirstDay() {
        PracticeSettings settings;
        settings.newPerDay = 10;
        std::map<std::string, int> games;
        for (const PlanItem &item : planSession({}, catalogue, settings, moment, 1, 50))
            ++games[item.key().document];
        QCOMPARE(games.size(), 3u);
        QVERIFY(games["lucky8"] >= 4 && games["freebet"] >= 4);
    }

    void dueFirstThenMissedThenNew() {
        Learner learner;
        add(learner, 30, true, "lucky8", "3.5");
        add(learner, 6, true, "lucky8", "3.7");
        add(learner, 1, false, "lucky8", "3.9");
        add(learner, 0, true, "lucky8", "3.11"); // fresh in mind: not asked
        PracticeSettings settings;
        settings.games = {"lucky8"};
        settings.topics = {"payouts"};
        settings.newPerDay = 2;
        const std::vector<PlanItem> plan = planSession(learner, catalogue, settings, moment, 1, 50);
        QCOMPARE(plan.size(), 4u); // 3.11 counts as one of the two new ones of today
        QCOMPARE(plan[0].clause, std::string("3.5"));
        QCOMPARE(plan[0].reason.kind, ReasonKind::Due);
        QCOMPARE(plan[0].reason.days, 30);
        QVERIFY(plan[0].reason.chance < plan[1].reason.chance);
        QCOMPARE(plan[1].clause, std::string("3.7"));
        QCOMPARE(plan[2].clause, std::string("3.9"));
        QCOMPARE(plan[2].reason, (Reason{ReasonKind::Missed, 1, 0})); // you missed this yesterday
        QCOMPARE(plan[3].clause, std::string("3.1"));
        QCOMPARE(plan[3].reason.kind, ReasonKind::New);
    }

    void theSameSeedGivesTheSamePlan() {
        Learner learner;
        for (int i = 1; i <= 20; ++i)
            add(learner, i, i % 3 != 0, i % 2 ? "lucky8" : "freebet", qPrintable(QStringLiteral("3.%1").arg(i)));
        PracticeSettings settings;
        settings.mode = PracticeMode::Custom;
        QCOMPARE(planSession(learner, catalogue, settings, moment, 7, 30),
                 planSession(learner, catalogue, settings, moment, 7, 30));
        QVERIFY(planSession(learner, catalogue, settings, moment, 7, 30) !=
                planSession(learner, catalogue, settings, moment, 8, 30));
    }

    void gamesTakeTurns() {
        Learner learner;
        for (int i = 1; i <= 10; ++i) { // every due clause of Lucky 8 is more pressing than those of Free Bet
            add(learner, 60, true, "lucky8", qPrintable(QStringLiteral("3.%1").arg(i)));
            add(learner, 10, true, "freebet", qPrintable(QStringLiteral("3.%1").arg(i)));
        }
        const std::vector<PlanItem> plan = planSession(learner, catalogue, {}, moment, 3, 12);
        int changes = 0;
        for (std::size_t i = 1; i < plan.size(); ++i)
            changes += plan[i].game != plan[i - 1].game;
        QVERIFY2(changes >= 10, qPrintable(QString::number(changes)));
    }

    void noSkillTwiceRunningWhereAvoidable() {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            PracticeSettings settings;
            settings.mode = PracticeMode::Custom;
            settings.games = {"lucky8"};
            const std::vector<PlanItem> plan = planSession({}, catalogue, settings, moment, seed, 20);
            QCOMPARE(plan.size(), 20u);
            QCOMPARE(repetitions(plan), 0);
        }
    }

    void repetitionStandsOnlyWhereThereIsNoOther_data() {
        QTest::addColumn<QString>("skills");
        QTest::addColumn<int>("repeats");
        QTest::newRow("one skill alone") << "aaaa" << 3;
        QTest::newRow("two and two") << "aabb" << 0;
        QTest::newRow("three and two, the rarer one first") << "bbaaa" << 0;
        QTest::newRow("five and two leave two") << "aaaaabb" << 2;
        QTest::newRow("rare ones first would waste them") << "bcaaa" << 0;
        QTest::newRow("many kinds") << "aabbccdd" << 0;
    }
    void repetitionStandsOnlyWhereThereIsNoOther() {
        QFETCH(QString, skills);
        QFETCH(int, repeats);
        std::vector<Choice> choices;
        for (const QChar skill : skills)
            choices.push_back({{{"lucky8", std::string(1, skill.toLatin1()), "payouts", "3.1", 0, {}}}});
        const std::vector<PlanItem> plan = interleave(choices, nullptr);
        QCOMPARE(plan.size(), choices.size());
        QCOMPARE(repetitions(plan), repeats);
    }

    void theNextOneIsNotWhatWasJustAsked() {
        Learner learner;
        add(learner, 1, false, "lucky8", "3.1");
        add(learner, 1, false, "lucky8", "3.2");
        PracticeSettings settings;
        settings.newPerDay = 30;
        std::vector<PlanItem> served;
        for (int i = 0; i < 25; ++i) {
            const auto next = chooseNext(learner, catalogue, settings, moment, 5, served);
            QVERIFY(next);
            for (std::size_t back = 1; back <= std::min<std::size_t>(3, served.size()); ++back)
                QVERIFY(served[served.size() - back].key() != next->key());
            if (!served.empty())
                QVERIFY(served.back().skill() != next->skill());
            served.push_back(*next);
        }
    }

    void whatIsMissedAgainAndAgainComesThreeTimesAtMostEverFartherApart() {
        Learner learner; // misses 3.1 whenever it is asked, knows everything else
        add(learner, 1, false, "lucky8", "3.1");
        PracticeSettings settings;
        settings.mode = PracticeMode::Custom;
        std::vector<PlanItem> served;
        std::vector<std::size_t> places;
        const ClauseKey missed{"lucky8", "3.1"};
        for (std::size_t i = 0; i < 35; ++i) {
            const auto next = chooseNext(learner, catalogue, settings, moment, 9, served);
            QVERIFY(next);
            served.push_back(*next);
            const bool isIt = next->key() == missed;
            if (isIt) {
                places.push_back(i);
                QCOMPARE(next->reason.kind, ReasonKind::Missed);
                QCOMPARE(mayComeAgain(served, missed), places.size() < 3);
            }
            learner.add(fact(now, !isIt, next->game, next->family, next->clause), moment.days, moment.fsrs);
        }
        QCOMPARE(places.size(), 3u);
        QVERIFY(places[1] > places[0] + 3);
        QVERIFY(places[2] > places[1] + 6);
        std::set<ClauseKey> once; // and nothing that was known came twice
        for (const PlanItem &item : served)
            QVERIFY(item.key() == missed || once.insert(item.key()).second);
    }

    void oneThatIsRightTheSecondTimeDoesNotComeAThird() {
        Learner learner;
        add(learner, 1, false, "lucky8", "3.1");
        PracticeSettings settings;
        settings.mode = PracticeMode::Custom;
        std::vector<PlanItem> served;
        int asked = 0;
        for (int i = 0; i < 30; ++i) {
            const auto next = chooseNext(learner, catalogue, settings, moment, 9, served);
            QVERIFY(next);
            served.push_back(*next);
            const bool isIt = next->key() == ClauseKey{"lucky8", "3.1"};
            asked += isIt;
            learner.add(fact(now, !isIt || asked > 1, next->game, next->family, next->clause), moment.days, moment.fsrs);
        }
        QCOMPARE(asked, 2);
    }

    void aSessionOfWhatIsDueRunsDry() {
        Learner learner;
        add(learner, 30, true, "lucky8", "3.5");
        PracticeSettings settings;
        settings.newPerDay = 0;
        const auto first = chooseNext(learner, catalogue, settings, moment, 5, {});
        QVERIFY(first);
        QCOMPARE(first->clause, std::string(first->game == "lucky8" ? "3.5" : "lucky8:3.5"));
        add(learner, 0, true, "lucky8", "3.5");
        QVERIFY(!chooseNext(learner, catalogue, settings, moment, 5, std::vector{*first}));
        settings.mode = PracticeMode::Custom;
        QVERIFY(chooseNext(learner, catalogue, settings, moment, 5, std::vector{*first}));
    }

    void topicsAndGamesAreRespected() {
        PracticeSettings settings;
        settings.mode = PracticeMode::Custom;
        settings.games = {"freebet", "luckylucky"};
        settings.topics = {"permissions", "procedure"};
        const std::vector<PlanItem> plan = planSession({}, catalogue, settings, moment, 1, 100);
        QCOMPARE(plan.size(), 12u); // ten permissions of Free Bet, two clauses of Lucky Lucky's one family
        for (const PlanItem &item : plan)
            QVERIFY(item.topic == "permissions" || item.topic == "procedure");
    }

    void theExamDateSetsThePace_data() {
        QTest::addColumn<int>("ahead");
        QTest::addColumn<int>("perDay");
        QTest::newRow("20 clauses in 11 days, two for repetition") << 11 << 3;
        QTest::newRow("25 days, five for repetition") << 25 << 1;
        QTest::newRow("tomorrow: all of them") << 1 << 20;
        QTest::newRow("gone by") << -3 << 0;
    }
    void theExamDateSetsThePace() {
        QFETCH(int, ahead);
        QFETCH(int, perDay);
        const ExamDate exam{moment.today() + ahead, {"freebet"}};
        QCOMPARE(newPerDayForExam({}, catalogue, exam, moment.today()), perDay);
    }

    void beforeAnExamNewClausesAreOfItsGames() {
        PracticeSettings settings;
        settings.exam = ExamDate{moment.today() + 11, {"freebet"}};
        Learner learner;
        for (const PlanItem &item : planSession(learner, catalogue, settings, moment, 1, 50))
            QCOMPARE(item.key().document, std::string("freebet"));
        QCOMPARE(countDue(learner, catalogue, settings, moment).fresh, 3);
        add(learner, 0, true, "freebet", "3.1"); // the day's pace does not shrink by answering
        QCOMPARE(countDue(learner, catalogue, settings, moment).fresh, 2);
    }

    void dueIsCountedByCause() {
        Learner learner;
        add(learner, 30, true, "lucky8", "3.5");
        add(learner, 2, false, "lucky8", "3.7");
        PracticeSettings settings;
        settings.newPerDay = 4;
        const DueCount count = countDue(learner, catalogue, settings, moment);
        QCOMPARE(count.forgetting, 1);
        QCOMPARE(count.missed, 1);
        QCOMPARE(count.fresh, 4);
        QCOMPARE(count.returning(), 2);
    }
};

QTEST_APPLESS_MAIN(TestScheduler)
#include "tst_scheduler.moc"

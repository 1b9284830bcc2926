// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/bank.h"
#include "core/records/housedecisions.h"
#include "core/records/store.h"
#include "core/refusal.h"

#include <QTest>

using namespace pitwise;

/// What the house decides: the gate before it, and what it comes to in the questions.
class TestHouseDecisions : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    ReadingItems m_items = ReadingItems::shipped(m_library);
    SetClock m_clock{1'000'000};

    HouseRules inForce(Store &store) { return readHouse(store.house().inForce().value(), m_library, m_items); }

    static void decide(Store &store, const DecisionText &text) {
        QVERIFY(store.house().decide(text.key, text.value, QStringLiteral("Lim")));
    }

private Q_SLOTS:
    void nothingDecidedIsTheUsualHouse() {
        const auto store = Store::inMemory(m_clock);
        const HouseRules rules = inForce(*store);
        QCOMPARE(rules.house.limitsOf("lucky8", "main").min, House::usualMain.min);
        QCOMPARE(rules.house.limitsOf("lucky8", "pair").max, House::usualSide.max);
        QVERIFY(rules.house.fixed.empty() && rules.house.readings.empty() && rules.chips.empty());
    }

    void limitsAreOfOneBetOfOneGame() {
        const auto store = Store::inMemory(m_clock);
        decide(*store, limitsDecision(*m_library.find("freebet"), "main", {5'000, 200'000}));
        decide(*store, limitsDecision(*m_library.find("lucky8"), "pair", {2'500, 100'000}));
        const House house = inForce(*store).house;
        QCOMPARE(house.limitsOf("freebet", "main").max, Cents{200'000});
        QCOMPARE(house.limitsOf("lucky8", "pair").min, Cents{2'500});
        QCOMPARE(house.limitsOf("lucky8", "main").min, House::usualMain.min);
    }

    void theGateSaysNo_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<qint64>("min");
        QTest::addColumn<qint64>("max");
        QTest::newRow("minimum too small") << "main" << qint64{1'000} << qint64{500'000};
        QTest::newRow("maximum under twenty minimums") << "main" << qint64{50'000} << qint64{900'000};
        QTest::newRow("not in steps of $5") << "main" << qint64{2'600} << qint64{500'000};
        QTest::newRow("maximum below the minimum") << "pair" << qint64{10'000} << qint64{5'000};
        QTest::newRow("no such bet") << "tie18" << qint64{500} << qint64{50'000};
    }
    void theGateSaysNo() {
        QFETCH(QString, kind);
        QFETCH(qint64, min);
        QFETCH(qint64, max);
        const std::string name = kind.toStdString();
        QVERIFY_EXCEPTION_THROWN((void)limitsDecision(*m_library.find("lucky8"), name, {min, max}), Refusal);
    }

    void chipsHaveToLayEveryBet() {
        const ChipSet all = ChipSet::shipped();
        const DecisionText text = chipsDecision(all, {500, 2'500, 10'000});
        QCOMPARE(text.value, QByteArray("[500,2500,10000]"));
        QVERIFY_EXCEPTION_THROWN((void)chipsDecision(all, {2'500, 10'000}), Refusal);
        QVERIFY_EXCEPTION_THROWN((void)chipsDecision(all, {}), Refusal);
        // $4 would be cut as 2.50 and 1, with 50 cents over, where four whites do.
        QVERIFY_EXCEPTION_THROWN((void)chipsDecision(all, {100, 250, 500}), Refusal);
    }

    void aFixedReadingSwitchesTheRulesAndItsQuestionsCount() {
        const auto store = Store::inMemory(m_clock);
        decide(*store, readingDecision(*m_items.find("A07"), "b"));
        House house = inForce(*store).house;
        QVERIFY(house.fixed.contains("A07"));
        QCOMPARE(house.readings.at("l8.dasMixedTens"), std::string("false"));

        const Family *calls = findFamily("judgement-call");
        const auto graded = [&] {
            const QuestionBank bank(m_library, house);
            for (std::uint64_t seed = 1; seed < 400; ++seed)
                if (const auto question = bank.make(*calls, "lucky8", seed);
                    question && question->asks.value(QLatin1String("item")).toString() == QLatin1String("A07"))
                    return question->isGraded() ? 1 : 0;
            return -1;
        };
        QCOMPARE(graded(), 1);

        QVERIFY(store->house().decide(readingKey("A07"), "null", QStringLiteral("Lim")));
        house = inForce(*store).house;
        QVERIFY(house.fixed.empty() && house.readings.empty());
        QCOMPARE(graded(), 0);
        QCOMPARE(store->house().history(readingKey("A07"))->size(), std::size_t{2});
    }

    void everyReadingWithALetterHasItsValue() {
        for (const ReadingItem &item : m_items.items())
            for (const auto &rulebook : m_library.rulebooks())
                if (const Reading *reading = item.switchName.empty() ? nullptr : rulebook->reading(item.switchName)) {
                    std::set<std::string> values;
                    for (const std::string &key : item.readings)
                        values.insert(switchValue(item, *reading, key));
                    QCOMPARE(values.size(), item.readings.size());
                    QVERIFY(!values.contains(""));
                }
    }

    void theDefaultReadingFixedChangesNoRule() {
        const auto store = Store::inMemory(m_clock);
        decide(*store, readingDecision(*m_items.find("A01"), "c"));
        decide(*store, readingDecision(*m_items.find("C14"), ""));
        const House house = inForce(*store).house;
        QCOMPARE(house.fixed.size(), std::size_t{2});
        QVERIFY(house.readings.empty());
        QVERIFY_EXCEPTION_THROWN((void)readingDecision(*m_items.find("A01"), "e"), Refusal);
        QVERIFY_EXCEPTION_THROWN((void)readingDecision(*m_items.find("A01"), ""), Refusal);
    }

    void theRestIsReadBack() {
        const auto store = Store::inMemory(m_clock);
        decide(*store, payTableDecision(m_library, 3));
        decide(*store, settleDecision(SettleFrom::Left));
        decide(*store, chipsDecision(ChipSet::shipped(), {500, 2'500}));
        const HouseRules rules = inForce(*store);
        QCOMPARE(rules.house.payTable, 3);
        QVERIFY(rules.house.settleFrom == SettleFrom::Left);
        QCOMPARE(rules.chips, (std::vector<Cents>{500, 2'500}));
        QVERIFY_EXCEPTION_THROWN((void)payTableDecision(m_library, 4), Refusal);
    }

    void whatIsNotUnderstoodChangesNothing() {
        const auto store = Store::inMemory(m_clock);
        for (const auto &[key, value] :
             {std::pair("limits/lucky8/main", R"({"min":1,"max":2})"),
              std::pair("limits/poker/main", R"({"min":2500,"max":500000})"), std::pair("reading/Z99", R"({"reading":"a"})"),
              std::pair("payTable", "9"), std::pair("something", "true")})
            QVERIFY(store->house().decide(key, value, QStringLiteral("Lim")));
        const HouseRules rules = inForce(*store);
        QVERIFY(rules.house.limits.empty() && rules.house.fixed.empty());
        QCOMPARE(rules.house.payTable, 0);
    }
};

QTEST_GUILESS_MAIN(TestHouseDecisions)
#include "tst_housedecisions.moc"

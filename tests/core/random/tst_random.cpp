// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/random.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>
#include <string>

using namespace pitwise;

class TestRandom : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void givesTheSameNumbersOnEveryMachine() {
        std::uint64_t state = 1234567; // the published first numbers of SplitMix64
        QCOMPARE(Random::splitMix(state), 6457827717110365317u);
        QCOMPARE(Random::splitMix(state), 3203168211198807973u);
        Random random(42);
        const std::array expected{random.next(), random.next(), random.next()};
        Random again(42);
        for (const auto number : expected)
            QCOMPARE(again.next(), number);
        QCOMPARE(Random(42).next(), 1546998764402558742u);
        QCOMPARE(seedFrom(42, "freebet", 7u), seedFrom(42, "freebet", 7u));
    }
    void isFairBelowAnyNumber() {
        Random random(7);
        std::array<int, 13> seen{};
        constexpr int draws = 130'000;
        for (int i = 0; i < draws; ++i)
            ++seen[random.below(13)];
        double chiSquare = 0;
        for (const int count : seen)
            chiSquare += (count - 10'000.0) * (count - 10'000.0) / 10'000.0;
        QVERIFY2(chiSquare < 40, qPrintable(QString::number(chiSquare))); // 12 degrees of freedom
        QCOMPARE(random.below(1), 0u);
    }
    void shufflesEveryOrderAboutEquallyOften() {
        Random random(3);
        std::array<int, 6> seen{};
        for (int i = 0; i < 60'000; ++i) {
            std::string order = "abc";
            random.shuffle(order);
            const std::array<std::string, 6> orders{"abc", "acb", "bac", "bca", "cab", "cba"};
            ++seen[static_cast<std::size_t>(std::find(orders.begin(), orders.end(), order) - orders.begin())];
        }
        for (const int count : seen)
            QVERIFY(count > 9'600 && count < 10'400);
    }
    void mixesWhereOneTextEndsAndTheNextBegins() {
        std::set<std::uint64_t> seeds;
        for (std::uint64_t i = 0; i < 1000; ++i)
            for (std::uint64_t k = 0; k < 10; ++k)
                seeds.insert(seedFrom(i, k));
        QCOMPARE(seeds.size(), 10'000u);
        QVERIFY(seedFrom(1, "ab", "c") != seedFrom(1, "a", "bc"));
        QVERIFY(seedFrom(1, "ab", "") != seedFrom(1, "", "ab"));
        QVERIFY(seedFrom(1, 2u, 3u) != seedFrom(1, 3u, 2u));
    }
};

QTEST_GUILESS_MAIN(TestRandom)
#include "tst_random.moc"

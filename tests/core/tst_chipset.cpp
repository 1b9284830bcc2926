// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/house/chipset.h"
#include "core/moneytext.h"
#include "core/refusal.h"

#include <QFile>
#include <QTest>

using namespace pitwise;

/// The chips of the house and how an amount is cut from them.
class TestChipSet : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void amountsAreReadAsTheyAreTyped_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<qint64>("cents"); // -1: no amount
        const auto row = [](const char *typed, qint64 cents) { QTest::newRow(typed) << QString::fromUtf8(typed) << cents; };
        row("25", 2'500);
        row("$1,250.50", 125'050);
        row(".5", 50);
        row("12.", 1'200);
        row("0.29", 29); // a floating number makes 28 of it
        row("1.005", -1);
        row("1.2.3", -1);
        row("-5", -1);
        row("five", -1);
        row("", -1);
        row("12345678901", -1);
    }
    void amountsAreReadAsTheyAreTyped() {
        QFETCH(QString, typed);
        QFETCH(qint64, cents);
        QCOMPARE(centsTyped(typed).value_or(-1), cents);
    }

    void cutsTheFewestChips_data() {
        QTest::addColumn<Cents>("amount");
        QTest::addColumn<QString>("chips");
        QTest::addColumn<Cents>("rest");
        QTest::newRow("one chip") << Cents(2500) << "2500" << Cents(0);
        QTest::newRow("$15 is three reds") << Cents(1500) << "500 500 500" << Cents(0);
        QTest::newRow("$3 is 2.50 and 0.50, not three whites") << Cents(300) << "250 50" << Cents(0);
        QTest::newRow("$137.50") << Cents(13750) << "10000 2500 500 500 250" << Cents(0);
        QTest::newRow("$12,400.50 starts with ten thousand")
            << Cents(1240050) << "1000000 100000 100000 10000 10000 10000 10000 50" << Cents(0);
        QTest::newRow("27 cents over stay over") << Cents(1027) << "500 500" << Cents(27);
        QTest::newRow("less than the smallest chip") << Cents(1) << "" << Cents(1);
        QTest::newRow("nothing") << Cents(0) << "" << Cents(0);
    }
    void cutsTheFewestChips() {
        QFETCH(Cents, amount);
        QFETCH(QString, chips);
        QFETCH(Cents, rest);
        const ChipCut cut = ChipSet::shipped().cut(amount);
        QStringList seen;
        for (const ChipCount &pile : cut.chips)
            for (int i = 0; i < pile.count; ++i)
                seen << QString::number(pile.value);
        QCOMPARE(seen.join(u' '), chips);
        QCOMPARE(cut.rest, rest);
        QCOMPARE(cut.count(), std::int64_t(seen.size()));
    }

    void theLargestAmountIsCut() {
        const ChipCut cut = ChipSet::shipped().cut(maxAmount);
        QCOMPARE(cut.count(), std::int64_t(1'000'000));
        QCOMPARE(cut.rest, Cents(0));
    }

    void everyPatternIsDifferent() {
        const ChipSet set = ChipSet::shipped();
        QCOMPARE(set.chips().size(), 10u);
        for (std::size_t i = 1; i < set.chips().size(); ++i)
            for (std::size_t k = 0; k < i; ++k) {
                QVERIFY(set.chips()[i].pattern != set.chips()[k].pattern);
                QVERIFY(set.chips()[i].name != set.chips()[k].name);
            }
        QVERIFY(set.chip(2500));
        QVERIFY(!set.chip(2000));
    }

    void gateNamesTheFault_data() {
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("replace");
        QTest::addColumn<QString>("at");
        QTest::newRow("unknown pattern") << QByteArray("\"ticks\"") << QByteArray("\"tartan\"") << "chips[1].pattern";
        QTest::newRow("value does not rise")
            << QByteArray("\"value\": 500,") << QByteArray("\"value\": 250,") << "chips[3].value";
        QTest::newRow("value zero") << QByteArray("\"value\": 50,") << QByteArray("\"value\": 0,") << "chips[0].value";
        QTest::newRow("no colour") << QByteArray("\"#a9a190\"") << QByteArray("\"grey\"") << "chips[0].base";
        QTest::newRow("member unknown") << QByteArray("\"face\": \"5\"") << QByteArray("\"mark\": \"5\"") << "chips[3].mark";
        QTest::newRow("range too wide to prove") << QByteArray("\"value\": 50,") << QByteArray("\"value\": 1,") << "chips";
        QTest::newRow("wrong format") << QByteArray("chips/1") << QByteArray("chips/2") << "format";
        // A $4 chip below the $5: $8 would be cut as 5 + 1 + 1 + 1 where two fours do.
        QTest::newRow("largest first is not the fewest")
            << QByteArray("\"value\": 250,") << QByteArray("\"value\": 400,") << "chips";
    }
    void gateNamesTheFault() {
        QFETCH(QByteArray, find);
        QFETCH(QByteArray, replace);
        QFETCH(QString, at);
        QFile file(QStringLiteral(":/assets/house/chips.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bytes = file.readAll();
        QVERIFY(bytes.contains(find));
        bytes.replace(bytes.indexOf(find), find.size(), replace);
        try {
            (void)ChipSet::read(bytes);
            QFAIL("the gate let it through");
        } catch (const Refusal &refusal) {
            QCOMPARE(QString::fromStdString(refusal.at), at);
        }
    }
};

QTEST_GUILESS_MAIN(TestChipSet)
#include "tst_chipset.moc"

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house/housedesk.h"
#include "app/practice/questionsource.h"
#include "app/rulebook/rulebookdesk.h"
#include "app/table/tableplayer.h"
#include "core/quiz/judge.h"
#include "words/words.h"

#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;

/// House settings: every change is a decision on record, with a name, and what is asked and shown follows it.
class TestHouseDesk : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    SetClock m_clock{1'794'826'800'000};

    static int rowOf(const LimitModel &limits, const char *game, const char *kind) {
        for (std::size_t i = 0; i < limits.rows().size(); ++i)
            if (limits.rows()[i].game == game && limits.rows()[i].kind == kind)
                return static_cast<int>(i);
        return -1;
    }

private Q_SLOTS:
    void nothingIsDecidedWithoutAName() {
        const QTemporaryDir folder;
        Desk desk(folder.path(), m_library, m_clock);
        HouseDesk house(desk);
        house.refresh();
        QVERIFY(!house.setPayTable(2));
        QVERIFY(!house.problem().isEmpty());
        QVERIFY(desk.store()->house().inForce()->empty());
        house.setWho(QStringLiteral("Lim Siew Hoon"));
        QVERIFY(house.problem().isEmpty());
        QVERIFY(house.setPayTable(2));
        const auto decisions = desk.store()->house().inForce();
        QCOMPARE(decisions->size(), std::size_t{1});
        QCOMPARE(decisions->front().who, QStringLiteral("Lim Siew Hoon"));
        QCOMPARE(decisions->front().atMs, m_clock.nowMs());
        QCOMPARE(desk.house().payTable, 2);
    }

    void limitsAreRecordedAndUsed() {
        const QTemporaryDir folder;
        Desk desk(folder.path(), m_library, m_clock);
        HouseDesk house(desk);
        house.refresh();
        house.setWho(QStringLiteral("Lim"));
        const int row = rowOf(*house.limits(), "freebet", "main");
        QVERIFY(row >= 0);
        QVERIFY(!house.setLimits(row, QStringLiteral("ten"), QStringLiteral("5000")));
        QVERIFY(!house.problem().isEmpty());
        QVERIFY(!house.setLimits(row, QStringLiteral("5"), QStringLiteral("5000")));
        QVERIFY(house.setLimits(row, QStringLiteral("100"), QStringLiteral("10,000")));
        QCOMPARE(desk.house().limitsOf("freebet", "main").min, Cents{10'000});
        QVERIFY(house.limits()->rows()[static_cast<std::size_t>(row)].own);
        const Family *family = findFamily("limit-ruling");
        int seen = 0;
        for (std::uint64_t seed = 1; seed < 40; ++seed)
            if (const auto question = desk.bank().make(*family, "freebet", seed))
                for (const Phrase &line : question->story)
                    seen += Words::english().say(line).contains(QLatin1String("The minimum is $100"));
        QVERIFY2(seen > 0, "questions speak of the minimum of the house");
        QVERIFY(house.forgetLimits(row));
        QCOMPARE(desk.house().limitsOf("freebet", "main").min, House::usualMain.min);
        QCOMPARE(desk.store()->house().history(limitsKey("freebet", "main"))->size(), std::size_t{2});
    }

    void chipsThatAreOutAreNotPaidWith() {
        const QTemporaryDir folder;
        Desk desk(folder.path(), m_library, m_clock);
        HouseDesk house(desk);
        house.refresh();
        house.setWho(QStringLiteral("Lim"));
        QVERIFY2(!house.toggleChip(0), "without 50 cents, $4 is four whites and not 2.50 first");
        QVERIFY(!house.problem().isEmpty());
        QVERIFY(house.toggleChip(1)); // $1
        QVERIFY(house.toggleChip(2)); // $2.50
        QVERIFY(house.toggleChip(0)); // 50 cents
        QCOMPARE(desk.chips().chips().size(), std::size_t{7});
        QVERIFY2(!house.toggleChip(3), "without the $5 no bet can be laid");
        QVERIFY(!house.problem().isEmpty());
        PracticeSettings settings;
        settings.mode = PracticeMode::Custom;
        settings.topics = {"payouts"};
        QuestionSource source(desk, PracticeSetup::Mode::Custom, settings, 7);
        for (int i = 0; i < 30; ++i) {
            const auto asked = source.next();
            QVERIFY(asked);
            QVERIFY(canBeLaid(asked->question, desk.chips()));
        }
        Desk again(folder.path(), m_library, m_clock);
        QCOMPARE(again.chips().chips().size(), std::size_t{7});
    }

    void aReadingIsFixedTakenBackAndNeverForgotten() {
        const QTemporaryDir folder;
        Desk desk(folder.path(), m_library, m_clock);
        HouseDesk house(desk);
        house.refresh();
        house.setWho(QStringLiteral("Lim"));
        RulebookDesk rulebook(m_library, QStringLiteral("en"));
        const int open = house.openReadings();
        const int row = house.readings()->rowOf(QStringLiteral("A01"));
        QVERIFY(row >= 0);
        QCOMPARE(house.readings()->rows()[static_cast<std::size_t>(row)].usual, 2);
        QVERIFY(house.fix(row, 1));
        QVERIFY2(!house.fix(row, 1), "it is fixed so already");
        QCOMPARE(house.openReadings(), open - 1);
        QCOMPARE(desk.house().readings.at("l8.bjAfterBust"), std::string("CAPPED"));
        rulebook.setFixed(house.fixed());
        const int shown = rulebook.readings()->rowOf(QStringLiteral("A01"));
        QCOMPARE(rulebook.readings()->index(shown).data(ReadingModel::ChosenRole).toInt(), 1);
        QVERIFY(
            rulebook.readings()->index(shown).data(ReadingModel::DecidedRole).toString().startsWith(QLatin1String("Lim")));

        QVERIFY(house.takeBack(row));
        QVERIFY2(!house.takeBack(row), "nothing is fixed any more");
        QCOMPARE(house.openReadings(), open);
        QVERIFY(desk.house().fixed.empty());
        QCOMPARE(house.readings()->rows()[static_cast<std::size_t>(row)].history.size(), 2);
        rulebook.setFixed(house.fixed());
        QCOMPARE(rulebook.readings()->index(shown).data(ReadingModel::ChosenRole).toInt(), 2);
    }

    void theTableSettlesAsTheHouseDoes() {
        const QTemporaryDir folder;
        Desk desk(folder.path(), m_library, m_clock);
        HouseDesk house(desk);
        house.refresh();
        house.setWho(QStringLiteral("Lim"));
        TablePlayer table(m_library, desk.chips(), QStringLiteral("en"));
        QVERIFY(table.openShelf(QStringLiteral("l8-three-bettors")));
        table.toEnd();
        const int position = table.position();
        QVERIFY(house.setSettlesFromLeft(true));
        table.readHouse(desk.house().settleFrom);
        QVERIFY(table.played()->round().setup().settleFrom == SettleFrom::Left);
        QCOMPARE(table.position(), position);
    }
};

QTEST_GUILESS_MAIN(TestHouseDesk)
#include "tst_housedesk.moc"

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/feltscene.h"
#include "core/rules/library.h"
#include "tests/app/felt/scenes.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace pitwise;

/// The felt as a model: stable pieces that move, and everything reached by keys.
class TestFeltScene : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    ChipSet m_chips = ChipSet::shipped();

    void show(FeltScene &scene, const RoundView &view, FeltScene::Arrival arrival = FeltScene::Arrival::Move) {
        scene.show(view, *m_library.find(view.game), arrival);
    }
    static int rowOf(const FeltScene &scene, const QString &id) {
        for (int i = 0; i < scene.rowCount(); ++i)
            if (scene.data(scene.index(i), FeltScene::PieceIdRole).toString() == id)
                return i;
        return -1;
    }
    static QVariant value(const FeltScene &scene, const char *id, FeltScene::Role role) {
        return scene.data(scene.index(rowOf(scene, QString::fromLatin1(id))), role);
    }

private Q_SLOTS:
    void aDealtCardComesFromTheShoe() {
        FeltScene scene(m_chips);
        const QAbstractItemModelTester tester(&scene, QAbstractItemModelTester::FailureReportingMode::QtTest);
        scene.setViewSize({1280, 800});
        RoundView view = scenes::lucky8();
        view.table[3].hands[0].cards.pop_back();
        show(scene, view);
        QCOMPARE(value(scene, "card/4/AH/0", FeltScene::RunRole).toInt(), 0); // the first view is simply there
        show(scene, scenes::lucky8());
        QCOMPARE(value(scene, "card/4/KC/0", FeltScene::RunRole).toInt(), 1);
        QCOMPARE(value(scene, "card/4/KC/0", FeltScene::DurationRole).toInt(), 220);
        QVERIFY(value(scene, "card/4/KC/0", FeltScene::DxRole).toDouble() < -300); // far to the left: the shoe
        QVERIFY(value(scene, "card/4/KC/0", FeltScene::DyRole).toDouble() > 200);
    }
    void lostBetsAreSweptAndBustHandsDiscarded() {
        FeltScene scene(m_chips);
        const QAbstractItemModelTester tester(&scene, QAbstractItemModelTester::FailureReportingMode::QtTest);
        scene.setViewSize({1280, 800});
        RoundView view = scenes::lucky8();
        show(scene, view);
        view.table[0].hands[0].discarded = true;
        view.table[0].hands[0].stakes[0].state = BetState::Taken;
        show(scene, view);
        QVERIFY(value(scene, "card/1/TC/0", FeltScene::LeavingRole).toBool());
        QVERIFY(value(scene, "card/1/TC/0", FeltScene::DxRole).toDouble() > 600); // to the discard holder on the right
        QVERIFY(value(scene, "bet/1/1/A", FeltScene::LeavingRole).toBool());
        QVERIFY(value(scene, "bet/1/1/A", FeltScene::DyRole).toDouble() > 200); // towards the float
        const int rows = scene.rowCount();
        scene.arrived(QStringLiteral("card/1/TC/0"));
        QCOMPARE(scene.rowCount(), rows - 1);
        show(scene, view); // the next view ends what still runs
        QCOMPARE(rowOf(scene, QStringLiteral("bet/1/1/A")), -1);
    }
    void returnedBetsGoBackToThePlayer() {
        FeltScene scene(m_chips);
        scene.setViewSize({1280, 800});
        RoundView view = scenes::lucky8();
        show(scene, view);
        view.table[0].insurance[0].state = BetState::Returned;
        show(scene, view);
        QVERIFY(value(scene, "insured/1/A/A", FeltScene::DyRole).toDouble() < 0);
    }
    void motionOffAndStepsBackJump() {
        FeltScene scene(m_chips);
        scene.setViewSize({1280, 800});
        RoundView view = scenes::lucky8();
        show(scene, view);
        view.table[3].hands[0].cards.pop_back();
        show(scene, view, FeltScene::Arrival::Jump);
        QCOMPARE(rowOf(scene, QStringLiteral("card/4/KC/0")), -1);
        scene.setMotion(false);
        show(scene, scenes::lucky8());
        QCOMPARE(value(scene, "card/4/KC/0", FeltScene::RunRole).toInt(), 0);
    }
    void onlyWhatChangedIsPaintedAnew() {
        FeltScene scene(m_chips);
        scene.setViewSize({1280, 800});
        RoundView view = scenes::lucky8();
        show(scene, view);
        QSignalSpy changes(&scene, &FeltScene::dataChanged);
        show(scene, view);
        QCOMPARE(changes.count(), 0);
        view.table[6].hands[0].stakes[0].chips += 2500;
        show(scene, view);
        QVERIFY(changes.count() > 0 && changes.count() <= 3);
        QCOMPARE(value(scene, "bet/7/1/H", FeltScene::StampRole).toInt(), 1);
        QCOMPARE(value(scene, "card/1/TC/0", FeltScene::StampRole).toInt(), 0);
    }
    void anotherGameHasAllPiecesAnew() { // the shoe shows a card back in the game's colour
        FeltScene scene(m_chips);
        const QAbstractItemModelTester tester(&scene, QAbstractItemModelTester::FailureReportingMode::QtTest);
        scene.setViewSize({1280, 800});
        show(scene, scenes::lucky8());
        QSignalSpy resets(&scene, &FeltScene::modelReset);
        show(scene, scenes::freeBet());
        QCOMPARE(resets.count(), 1);
        QVERIFY(rowOf(scene, QStringLiteral("shoe")) >= 0);
    }
    void theSecondLayoutIsShownWhereTheDocumentHasOne() {
        FeltScene scene(m_chips);
        scene.setViewSize({1280, 800});
        scene.setLayoutB(true);
        show(scene, scenes::dueling());
        QVERIFY(!scene.print().layoutB); // one appendix only
        show(scene, scenes::freeBet());
        QVERIFY(scene.print().layoutB);
        QSignalSpy grounds(&scene, &FeltScene::groundChanged);
        scene.setLayoutB(false);
        QVERIFY(!scene.print().layoutB);
        QCOMPARE(grounds.count(), 1);
    }
    void otherBoxesFadeWhenOneIsAsked() {
        FeltScene scene(m_chips);
        scene.setViewSize({1280, 800});
        show(scene, scenes::lucky8());
        scene.setAskedBox(3);
        QVERIFY(value(scene, "card/1/TC/0", FeltScene::FadedRole).toBool());
        QVERIFY(!value(scene, "card/3/8H/0", FeltScene::FadedRole).toBool());
        QVERIFY(!value(scene, "float", FeltScene::FadedRole).toBool());
    }

    void everythingIsReachedByArrows() {
        FeltScene scene(m_chips);
        scene.setViewSize({1280, 800});
        show(scene, scenes::lucky8());
        const QStringList all = scene.targets(FeltScene::Everything);
        QSet<QString> reached{scene.firstTarget(FeltScene::Everything)};
        QStringList open{reached.values()};
        while (!open.isEmpty()) {
            const QString from = open.takeLast();
            for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                const QString next = scene.walk(from, key, FeltScene::Everything);
                if (!reached.contains(next)) {
                    reached.insert(next);
                    open << next;
                }
            }
        }
        for (const QString &id : all)
            QVERIFY2(reached.contains(id), qPrintable(id));
        for (const QString &id : all)
            QVERIFY2(!scene.words(id).isEmpty(), qPrintable(id));
    }
    void theKeyboardStartsAtTheHandToBeActedUpon() {
        FeltScene scene(m_chips);
        scene.setViewSize({1280, 800});
        show(scene, scenes::lucky8());
        QCOMPARE(scene.firstTarget(FeltScene::Hand), QStringLiteral("hand/3/4"));
        QCOMPARE(scene.walk(QStringLiteral("hand/3/4"), Qt::Key_Left, FeltScene::Hand), QStringLiteral("hand/3/3"));
        QCOMPARE(scene.walk(QStringLiteral("hand/3/4"), Qt::Key_Right, FeltScene::Hand), QStringLiteral("hand/4/1"));
        QCOMPARE(scene.walk(QStringLiteral("hand/7/1"), Qt::Key_Right, FeltScene::Hand), QStringLiteral("hand/7/1"));
    }
    void pointing_data() {
        QTest::addColumn<QString>("at");
        QTest::addColumn<int>("allowed");
        QTest::addColumn<QString>("expected");
        QTest::newRow("a card") << "card/4/KC/0" << int(FeltScene::Everything) << "card/4/KC/0";
        QTest::newRow("a card stands for its hand") << "card/4/KC/0" << int(FeltScene::Hand) << "hand/4/1";
        QTest::newRow("a card stands for its box") << "card/4/KC/0" << int(FeltScene::Box) << "box/4";
        QTest::newRow("a bet") << "bet/7/1/H" << int(FeltScene::Bet) << "bet/7/1/H";
        QTest::newRow("a side bet stands for its area") << "side/1/pair/A" << int(FeltScene::Area) << "area/1/pair";
        QTest::newRow("a bet stands for its player") << "bet/5/1/E" << int(FeltScene::Player) << "bet/5/1/E";
        QTest::newRow("a seat is a player") << "seat/4" << int(FeltScene::Player) << "seat/4";
        QTest::newRow("the dealer's card stands for his hand") << "card/dealer/AS/0" << int(FeltScene::Dealer) << "dealer";
        QTest::newRow("an empty area") << "area/6/lucky8" << int(FeltScene::Area) << "area/6/lucky8";
        QTest::newRow("what is not asked for is not hit") << "shoe" << int(FeltScene::Hand) << "";
    }
    void pointing() {
        QFETCH(QString, at);
        QFETCH(int, allowed);
        QFETCH(QString, expected);
        FeltScene scene(m_chips);
        scene.setViewSize({1280, 800});
        show(scene, scenes::lucky8());
        const felt::PlacedItem *item = scene.layout()->find(at);
        QVERIFY(item);
        const QPointF point = item->frame().map(item->rect.center()) * scene.layout()->table.scale;
        QCOMPARE(scene.targetAt(point.x(), point.y(), allowed), expected);
    }
    void pickingTellsWhatItIs() {
        FeltScene scene(m_chips);
        scene.setViewSize({1280, 800});
        show(scene, scenes::lucky8());
        QSignalSpy picked(&scene, &FeltScene::picked);
        scene.pick(QStringLiteral("bet/5/1/G"), FeltScene::Player);
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked[0][0].toInt(), int(FeltScene::Player));
        QCOMPARE(picked[0][1].toInt(), 5);
        QCOMPARE(picked[0][4].toString(), QStringLiteral("G"));
        scene.pick(QStringLiteral("shoe"), FeltScene::Player); // not asked for
        QCOMPARE(picked.count(), 1);
    }
    void wordsCanLeaveTheTotalOut() {
        FeltScene scene(m_chips);
        scene.setViewSize({1280, 800});
        show(scene, scenes::lucky8());
        QCOMPARE(scene.words(QStringLiteral("hand/3/2")), QStringLiteral("Box 3, hand 2: 8 of Diamonds, 10 of Spades, 18"));
        scene.setTotals(false);
        QCOMPARE(scene.words(QStringLiteral("hand/3/2")), QStringLiteral("Box 3, hand 2: 8 of Diamonds, 10 of Spades"));
    }
};

QTEST_MAIN(TestFeltScene)
#include "tst_feltscene.moc"

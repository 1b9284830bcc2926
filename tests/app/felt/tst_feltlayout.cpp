// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/feltlayout.h"
#include "app/felt/felttext.h"
#include "core/rules/library.h"
#include "tests/app/felt/overlap.h"
#include "tests/app/felt/scenes.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaEnum>
#include <QTest>

using namespace pitwise;
using namespace pitwise::felt;

/// Where things lie: golden layouts, and the proof that everything can be read. Needs no window and no font.
class TestFeltLayout : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    ChipSet m_chips = ChipSet::shipped();

    FeltLayout lay(const RoundView &view, QSize size = {1280, 800}, bool amounts = true, double textScale = 1) {
        FeltOptions options;
        options.width = size.width();
        options.height = size.height();
        options.amounts = amounts;
        options.textScale = textScale;
        return layOut(view, printOf(*m_library.find(view.game), view), m_chips, options);
    }

    static double tenth(double value) { return std::round(value * 10) / 10 + 0.0; }

    static QByteArray toJson(const FeltLayout &layout) {
        static const char *const kinds[] = {"box",     "area",        "insurance",      "printed card", "pay table",
                                            "hand",    "dealer hand", "seat",           "float",        "shoe",
                                            "discard", "card",        "face-down card", "cut card",     "stack",
                                            "marker",  "active ring", "label",          "sign"};
        QByteArray out = "{\"scale\": " + QByteArray::number(layout.table.scale, 'f', 3) +
                         ", \"width\": " + QByteArray::number(layout.table.width, 'f', 1) +
                         ", \"height\": " + QByteArray::number(layout.table.height, 'f', 1) + ", \"items\": [\n";
        for (const PlacedItem &item : layout.items) {
            QJsonObject o{{QStringLiteral("id"), item.id},
                          {QStringLiteral("kind"), QLatin1String(kinds[static_cast<int>(item.kind)])},
                          {QStringLiteral("at"), QJsonArray{tenth(item.at.x()), tenth(item.at.y())}},
                          {QStringLiteral("turn"), tenth(item.turn)},
                          {QStringLiteral("rect"), QJsonArray{tenth(item.rect.x()), tenth(item.rect.y()),
                                                              tenth(item.rect.width()), tenth(item.rect.height())}}};
            if (item.amount > 0)
                o[QStringLiteral("amount")] = qint64(item.amount);
            if (item.kind == ItemKind::Label)
                o[QStringLiteral("text")] = QString(item.letter + u' ' + item.text).trimmed();
            if (item.across)
                o[QStringLiteral("across")] = true;
            if (item.kind == ItemKind::Card)
                o[QStringLiteral("face")] = item.face == Face::S ? QStringLiteral("S") : QStringLiteral("M");
            out += "  " + QJsonDocument(o).toJson(QJsonDocument::Compact) + (&item == &layout.items.back() ? "\n" : ",\n");
        }
        return out + "]}\n";
    }

    /// The size that a golden layout is of: `-low` ones are as the practice page has them.
    static QSize goldenSize(const QString &name) {
        return name.endsWith(QLatin1String("-low")) ? QSize(1280, 408) : QSize(1280, 800);
    }

    static std::vector<std::pair<QString, RoundView>> goldenScenes() {
        std::vector<std::pair<QString, RoundView>> list{{QStringLiteral("lucky8"), scenes::lucky8()},
                                                        {QStringLiteral("dueling8s"), scenes::dueling()},
                                                        {QStringLiteral("freebet"), scenes::freeBet()},
                                                        {QStringLiteral("luckylucky"), scenes::luckyLucky()}};
        const auto crowd = [&list](const char *game, int boxes, unsigned seed, bool fullest) {
            list.emplace_back(QStringLiteral("%1-%2-boxes-%3")
                                  .arg(QLatin1String(game))
                                  .arg(boxes)
                                  .arg(fullest ? QStringLiteral("full") : QStringLiteral("seed-%1").arg(seed)),
                              scenes::crowded(game, boxes, seed, fullest));
        };
        for (int boxes = 5; boxes <= 7; ++boxes) {
            crowd("lucky8", boxes, 3, false);
            crowd("luckylucky", boxes, 4, false);
        }
        for (int boxes : {1, 2, 3, 4, 6, 7})
            crowd("dueling8s", boxes, 5, false);
        for (int boxes : {1, 2, 3, 5, 6})
            crowd("freebet", boxes, 6, false);
        crowd("lucky8", 7, 21, true);
        crowd("dueling8s", 7, 22, true);
        crowd("freebet", 6, 23, true);
        crowd("luckylucky", 7, 24, true);
        list.emplace_back(QStringLiteral("lucky8-low"), scenes::lucky8());
        list.emplace_back(QStringLiteral("dueling8s-low"), scenes::dueling());
        list.emplace_back(QStringLiteral("freebet-low"), scenes::freeBet());
        list.emplace_back(QStringLiteral("luckylucky-7-boxes-full-low"), scenes::crowded("luckylucky", 7, 24, true));
        return list;
    }

    /// Adds what settlement pushes to the player.
    static RoundView paid(RoundView view) {
        view.stage = Stage::Settled;
        for (BoxView &box : view.table) {
            for (HandView &hand : box.hands)
                for (StakeView &stake : hand.stakes) {
                    stake.state = BetState::Paid;
                    stake.paid = stake.chips + stake.doubled;
                }
            for (SideAreaView &side : box.sides)
                for (StakeView &stake : side.stakes) {
                    stake.state = BetState::Paid;
                    stake.paid = stake.chips * 11;
                }
            for (InsuranceView &bet : box.insurance) {
                bet.state = BetState::Paid;
                bet.paid = bet.chips * 2;
            }
        }
        return view;
    }

private Q_SLOTS:
    void goldenLayouts_data() {
        QTest::addColumn<QString>("name");
        for (const auto &[name, view] : goldenScenes())
            QTest::newRow(qPrintable(name)) << name;
    }
    void goldenLayouts() {
        QFETCH(QString, name);
        for (const auto &[sceneName, view] : goldenScenes()) {
            if (sceneName != name)
                continue;
            const QByteArray json = toJson(lay(view, goldenSize(name)));
            QFile file(QStringLiteral(PITWISE_SOURCE_DIR "/tests/app/felt/golden/%1.json").arg(name));
            if (qEnvironmentVariableIsSet("PITWISE_WRITE_GOLDEN")) {
                QVERIFY(file.open(QIODevice::WriteOnly));
                file.write(json);
                return;
            }
            QVERIFY2(file.open(QIODevice::ReadOnly), "run once with PITWISE_WRITE_GOLDEN=1");
            const QList<QByteArray> expected = file.readAll().split('\n'), seen = json.split('\n');
            for (qsizetype i = 0; i < std::min(expected.size(), seen.size()); ++i)
                QCOMPARE(seen[i], expected[i]);
            QCOMPARE(seen.size(), expected.size());
        }
    }
    void atLeast25GoldenLayouts() { QVERIFY(goldenScenes().size() >= 25); }

    void everythingCanBeRead_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("amounts");
        for (const QSize size : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160), QSize(1280, 580),
                                 QSize(1280, 408), QSize(1920, 560), QSize(1210, 400)}) {
            QTest::addRow("%dx%d", size.width(), size.height()) << size << true;
            QTest::addRow("%dx%d, amounts off", size.width(), size.height()) << size << false;
        }
    }
    /// 7 boxes x four split hands x three bettors among them.
    void everythingCanBeRead() {
        QFETCH(QSize, size);
        QFETCH(bool, amounts);
        QStringList faults;
        qsizetype indexes = 0;
        const auto judge = [&](const RoundView &view, const QString &name) {
            const FeltLayout layout = lay(view, size, amounts);
            for (const PlacedItem &item : layout.items)
                indexes += item.kind == ItemKind::Card;
            for (const QString &fault : overlap::faults(layout))
                faults << name + QStringLiteral(": ") + fault;
        };
        for (const auto &[name, view] : goldenScenes())
            judge(view, name);
        for (unsigned seed = 100; seed < 160; ++seed)
            for (const char *game : {"lucky8", "dueling8s", "freebet", "luckylucky"}) {
                scenes::Dice dice(seed);
                const std::string name(game);
                const int boxes = name == "freebet"     ? 1 + dice.below(6)
                                  : name == "dueling8s" ? 1 + dice.below(7)
                                                        : 5 + dice.below(3);
                judge(scenes::crowded(name, boxes, seed),
                      QStringLiteral("%1/%2/%3").arg(QLatin1String(game)).arg(boxes).arg(seed));
            }
        qInfo("%d card indexes", int(indexes));
        for (const QString &fault : faults)
            qWarning("%s", qPrintable(fault));
        QVERIFY2(faults.isEmpty(), "something that must be read is covered");
    }
    void paidBetsCoverNoIndex() {
        QStringList faults;
        for (const QSize size : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080), QSize(1280, 408)})
            for (const auto &[name, view] : goldenScenes())
                for (const QString &fault : overlap::faults(lay(paid(view), size)))
                    if (fault.startsWith(QLatin1String("index")) || fault.contains(QLatin1String("leaves")))
                        faults << QStringLiteral("%1 %2: %3").arg(size.width()).arg(name, fault);
        QVERIFY2(faults.isEmpty(),
                 qPrintable(QStringLiteral("%1 faults\n%2").arg(faults.size()).arg(faults.mid(0, 25).join(u'\n'))));
    }
    /// The least a question leaves of the smallest window: labels may be crowded, cards may not.
    void theSmallestLowViewCoversNoIndex() {
        QStringList faults;
        for (const auto &[name, view] : goldenScenes())
            for (const QString &fault : overlap::faults(lay(view, {1024, 312})))
                if (fault.startsWith(QLatin1String("index")) || fault.contains(QLatin1String("leaves")))
                    faults << name + QStringLiteral(": ") + fault;
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
    void largerTextCoversNoIndex() {
        QStringList faults;
        for (const double scale : {1.25, 1.5})
            for (const auto &[name, view] : goldenScenes())
                for (const QString &fault : overlap::faults(lay(view, {1280, 800}, true, scale)))
                    if (fault.startsWith(QLatin1String("index")))
                        faults << name + QStringLiteral(": ") + fault;
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
    /// A question below leaves the felt 1280x408: its cards are then as large as on a felt of nearly the whole window.
    void aLowViewKeepsItsCardsLarge() {
        const FeltLayout low = lay(scenes::lucky8(), {1280, 408});
        QVERIFY(low.table.low);
        QVERIFY2(low.table.scale > .9, qPrintable(QString::number(low.table.scale)));
        QVERIFY(!low.find(QStringLiteral("float")));
        QVERIFY(low.find(QStringLiteral("shoe")) && low.find(QStringLiteral("dealer")));
        QVERIFY(!lay(scenes::lucky8(), {1280, 580}).table.low);
    }
    /// What a question asks about is read at once: a hand that is not split has its amounts at fourteen pixels, twelve
    /// where three of them share a box.
    void amountsOfUnsplitHandsAreReadAtOnce_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("box");
        QTest::addColumn<int>("bettors");
        for (const char *game : {"lucky8", "dueling8s", "freebet", "luckylucky"})
            for (const int box : {1, 3, 6})
                for (const int bettors : {1, 2, 3})
                    QTest::addRow("%s, box %d, %d bettors", game, box, bettors) << game << box << bettors;
    }
    void amountsOfUnsplitHandsAreReadAtOnce() {
        QFETCH(QString, game);
        QFETCH(int, box);
        QFETCH(int, bettors);
        RoundView view = scenes::table(game.toStdString(), game == QLatin1String("freebet") ? 6 : 7, 6);
        const scenes::Bets all{{"A", 250000}, {"B", 12500}, {"C", 7500}};
        scenes::Seat(view, box, "A").hand("8C 4D", scenes::Bets(all.begin(), all.begin() + bettors));
        const FeltLayout layout = lay(view, {1280, 408});
        int labels = 0;
        for (const PlacedItem &item : layout.items)
            if (item.kind == ItemKind::Label) {
                ++labels;
                QVERIFY2(item.size * layout.table.scale > (bettors < 3 ? 13.9 : 12), qPrintable(item.id));
                QVERIFY(!item.text.isEmpty());
            }
        QCOMPARE(labels, bettors);
        QCOMPARE(overlap::faults(layout), QStringList());
    }
    /// The proof itself must be able to fail.
    void aCoveredIndexIsFound() {
        FeltLayout layout = lay(scenes::lucky8());
        for (PlacedItem &item : layout.items)
            if (item.id == QLatin1String("label/1/1/A"))
                item.at = layout.find(QStringLiteral("card/1/TC/0"))->at;
        QVERIFY(!overlap::faults(layout).isEmpty());
    }

    void idsAreUniqueAndStayWithTheThing() {
        RoundView view = scenes::lucky8();
        const FeltLayout before = lay(view);
        QSet<QString> ids;
        for (const PlacedItem &item : before.items) {
            QVERIFY2(!ids.contains(item.id), qPrintable(item.id));
            ids.insert(item.id);
        }
        // A split: the second card becomes a hand of its own and keeps its id.
        BoxView &box = view.table[4];
        HandView second = box.hands[0];
        second.cards = {box.hands[0].cards[1]};
        box.hands[0].cards.pop_back();
        box.hands.push_back(second);
        const FeltLayout after = lay(view);
        const PlacedItem *moved = after.find(QStringLiteral("card/5/7H/0"));
        QVERIFY(moved && before.find(QStringLiteral("card/5/7H/0")));
        QCOMPARE(moved->hand, 2);
    }
    void aDiscardedHandIsGone() {
        RoundView view = scenes::lucky8();
        view.table[0].hands[0].discarded = true;
        const FeltLayout layout = lay(view);
        QVERIFY(!layout.find(QStringLiteral("card/1/TC/0")));
        QVERIFY(!layout.find(QStringLiteral("hand/1/1")));
    }
    void takenBetsAreGoneAndPaidOnesHaveCompany() {
        RoundView view = scenes::lucky8();
        view.table[0].hands[0].stakes[0].state = BetState::Taken;
        view.table[3].hands[0].stakes[0].state = BetState::Paid;
        view.table[3].hands[0].stakes[0].paid = 75000;
        const FeltLayout layout = lay(view);
        QVERIFY(!layout.find(QStringLiteral("bet/1/1/A")));
        const PlacedItem *payout = layout.find(QStringLiteral("paid/4/1/D"));
        QVERIFY(payout);
        QCOMPARE(payout->amount, Cents(75000));
        QCOMPARE(layout.find(QStringLiteral("label/4/1/D"))->text, QStringLiteral("$500 +$750"));
    }
    void letters_data() {
        QTest::addColumn<QStringList>("players");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("initials") << QStringList{QStringLiteral("Ann"), QStringLiteral("bo")}
                                  << QStringList{QStringLiteral("A"), QStringLiteral("B")};
        QTest::newRow("two letters where one is not enough") << QStringList{QStringLiteral("Tan"), QStringLiteral("Teo")}
                                                             << QStringList{QStringLiteral("Ta"), QStringLiteral("Te")};
        QTest::newRow("numbers where two are not enough")
            << QStringList{QStringLiteral("Tan Ah Kow"), QStringLiteral("Tan Mei")}
            << QStringList{QStringLiteral("T1"), QStringLiteral("T2")};
    }
    void letters() {
        QFETCH(QStringList, players);
        QFETCH(QStringList, expected);
        RoundView view = scenes::table("lucky8", 5, 6);
        scenes::Bets bets;
        for (const QString &player : players)
            bets.emplace_back(player.toStdString(), 1000);
        scenes::Seat(view, 1, "").hand("TC 4D", bets);
        for (qsizetype i = 0; i < players.size(); ++i)
            QCOMPARE(playerLetter(view, players[i].toStdString()), expected[i]);
    }
    void moneyIsWrittenTheHousesWay_data() {
        QTest::addColumn<Cents>("amount");
        QTest::addColumn<QString>("text");
        QTest::newRow("whole") << Cents(2500) << "$25";
        QTest::newRow("cents") << Cents(138250) << "$1,382.50";
        QTest::newRow("five cents") << Cents(5) << "$0.05";
        QTest::newRow("the most") << maxAmount << "$10,000,000,000";
    }
    void moneyIsWrittenTheHousesWay() {
        QFETCH(Cents, amount);
        QFETCH(QString, text);
        QCOMPARE(money(amount), text);
    }
    void wordsSayWhatLiesThere() {
        RoundView view = scenes::lucky8();
        const PlayRules &play = m_library.find(view.game)->play;
        const FeltLayout layout = lay(view);
        const auto words = [&](const char *id) {
            return itemWords(view, *layout.find(QString::fromLatin1(id)), play, true);
        };
        QCOMPARE(words("hand/3/2"), QStringLiteral("Box 3, hand 2: 8 of Diamonds, 10 of Spades, 18"));
        QCOMPARE(words("bet/3/2/C"), QStringLiteral("Box 3: hand 2, main bet of C, $200"));
        QCOMPARE(words("area/6/pair"), QStringLiteral("Box 6: Pair, no bet"));
        QCOMPARE(words("dealer"), QStringLiteral("Dealer: Ace of Spades, soft 11"));
        for (const PlacedItem &item : layout.items)
            QVERIFY2(!itemWords(view, item, play, true).isEmpty(), qPrintable(item.id));
        QCOMPARE(chipWords(m_chips, 13750), QStringLiteral("1 of $100, 1 of $25, 2 of $5, 1 of $2.50"));
    }
    void theDealersHandIsCalledByTheRulesOfItsGame_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QString>("words");
        QTest::newRow("22 is no bust where it stands off") << "freebet"
                                                           << "TS 6D 6C"
                                                           << "22";
        QTest::newRow("23 is one there too") << "freebet"
                                             << "TS 6D 7C"
                                             << "23, bust";
        QTest::newRow("22 elsewhere") << "lucky8"
                                      << "TS 6D 6C"
                                      << "22, bust";
        QTest::newRow("Blackjack") << "lucky8"
                                   << "AS KD"
                                   << "Blackjack";
        QTest::newRow("21 in three cards") << "lucky8"
                                           << "AS 4D 6C"
                                           << "soft 21";
        QTest::newRow("no Blackjack in this game") << "dueling8s"
                                                   << "AS KD"
                                                   << "soft 21";
    }
    void theDealersHandIsCalledByTheRulesOfItsGame() {
        QFETCH(QString, game);
        QFETCH(QString, cards);
        QFETCH(QString, words);
        RoundView view;
        view.dealer = scenes::cards(cards.toStdString());
        view.dealerTotal = handTotal(view.dealer);
        QCOMPARE(dealerTotalWords(view, m_library.find(game.toStdString())->play), words);
    }
    /// A game without a limit of bettors, names of any length, amounts of any size: never a crash, nothing off the table.
    void strangeRoundsAreLaidOut() {
        RoundView view = scenes::table("freebet", 1, 8);
        scenes::Bets bets;
        for (int i = 0; i < 9; ++i)
            bets.emplace_back("player with a long name " + std::to_string(i), i % 2 ? 1 : maxAmount);
        scenes::Seat(view, 1, "nobody you know")
            .hand("TC 4D 2S 2H 2C AS AH AD AC 3S 3D", bets)
            .side("boombusted", bets)
            .insured(bets);
        for (const PlacedItem &item : lay(view).items)
            QVERIFY2(QRectF(-20, -20, 1040, 665).contains(item.bounds()), qPrintable(item.id));
    }
};

QTEST_GUILESS_MAIN(TestFeltLayout)
#include "tst_feltlayout.moc"

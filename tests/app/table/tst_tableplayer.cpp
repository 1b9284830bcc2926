// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tableplayer.h"
#include "tests/app/felt/overlap.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace pitwise;

/// The Table page's player: shelf, steps, and scripts that are refused.
class TestTablePlayer : public QObject {
    Q_OBJECT

    Library m_library = Library::shipped();
    ChipSet m_chips = ChipSet::shipped();

    static QUrl write(const QTemporaryDir &folder, const QByteArray &bytes) {
        QFile file(folder.filePath(QStringLiteral("round.json")));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the scratch file cannot be written");
        return QUrl::fromLocalFile(file.fileName());
    }
    static QByteArray shelfRound(const char *id) {
        QFile file(RoundShelf::fileOf(QString::fromLatin1(id)));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no such round on the shelf");
        return file.readAll();
    }

private Q_SLOTS:
    void theShelfHoldsAtLeast30RoundsOfAllGames() {
        const RoundShelf shelf(QStringLiteral("en"));
        QVERIFY(shelf.entries().size() >= 30);
        QMap<QString, int> games;
        for (const auto &entry : shelf.entries())
            ++games[entry.game];
        QCOMPARE(games.size(), 4);
        // Every file is on the shelf, and nothing else is.
        QStringList files = QDir(QStringLiteral(":/assets/rounds")).entryList({QStringLiteral("*.json")});
        files.removeIf([](const QString &name) { return name.startsWith(QLatin1String("shelf.")); });
        QCOMPARE(files.size(), qsizetype(shelf.entries().size()));
        for (const auto &entry : shelf.entries())
            QVERIFY2(files.contains(entry.id + QLatin1String(".json")), qPrintable(entry.id));
    }

    void everyRoundOfTheShelfPlays_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("game");
        const RoundShelf shelf(QStringLiteral("en"));
        for (const auto &entry : shelf.entries())
            QTest::newRow(qPrintable(entry.id)) << entry.id << entry.game;
    }
    /// Forward to the end, every step explained, nothing that must be read covered at any moment; back again to the bets.
    void everyRoundOfTheShelfPlays() {
        QFETCH(QString, id);
        QFETCH(QString, game);
        TablePlayer player(m_library, m_chips, QStringLiteral("en"));
        player.scene()->setViewSize({1280, 800});
        QVERIFY2(player.openShelf(id), qPrintable(player.error()));
        QCOMPARE(player.game(), game);
        QVERIFY(!player.title().isEmpty() && !player.shows().isEmpty());
        QCOMPARE(player.position(), 0);
        QVERIFY(player.scene()->view().dealer.empty() || player.scene()->view().dealerPrintedFirst);
        int settled = 0;
        while (player.position() < player.count()) {
            player.forward();
            const QModelIndex last = player.steps()->index(player.position() - 1);
            QVERIFY2(!last.data(RoundSteps::TextRole).toString().isEmpty(), qPrintable(QString::number(player.position())));
            QVERIFY(last.data(RoundSteps::CurrentRole).toBool());
            if (last.data(RoundSteps::SettlesRole).toBool()) {
                ++settled;
                QVERIFY(!last.data(RoundSteps::ClausesRole).toStringList().isEmpty());
            }
            const QStringList faults = overlap::faults(*player.scene()->layout());
            QVERIFY2(
                faults.isEmpty(),
                qPrintable(QStringLiteral("step %1: %2").arg(player.position()).arg(faults.join(QStringLiteral("; ")))));
        }
        QCOMPARE(settled, int(player.played()->round().ledger().size()));
        QCOMPARE(player.played()->round().stage(), Stage::Settled);
        QVERIFY(player.waiting().isEmpty());
        while (player.position() > 0)
            player.back();
        QCOMPARE(player.steps()->rowCount(), 0);
        QCOMPARE(player.scene()->view().stage, Stage::Offers);
    }

    void backAndForthShowsTheSameTable() {
        TablePlayer player(m_library, m_chips, QStringLiteral("en"));
        player.scene()->setViewSize({1280, 800});
        QVERIFY(player.openShelf(QStringLiteral("l8-four-hands")));
        const auto ids = [&] {
            QStringList list;
            for (const felt::PlacedItem &item : player.scene()->layout()->items)
                list << item.id + QString::number(item.amount) + item.text;
            return list;
        };
        QList<QStringList> there;
        for (; player.position() < player.count(); player.forward())
            there << ids();
        player.toEnd();
        for (qsizetype i = there.size() - 1; i >= 0; --i) {
            player.back();
            QCOMPARE(ids(), there[i]);
        }
    }

    void aRefusedScriptSaysWhatAndWhereAndTheTableStays_data() {
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("replace");
        QTest::addColumn<QString>("says");
        QTest::newRow("cut off") << QByteArray("\"actions\"") << QByteArray("\"act") << "round.json";
        QTest::newRow("unknown game") << QByteArray("\"game\": \"lucky8\"") << QByteArray("\"game\": \"roulette\"")
                                      << "game";
        QTest::newRow("unknown member") << QByteArray("\"seats\"") << QByteArray("\"seat\"") << "seat";
        QTest::newRow("a card no shoe holds") << QByteArray("\"shoe\": \"TH") << QByteArray("\"shoe\": \"1H") << "shoe";
        QTest::newRow("an action out of turn") << QByteArray("\"player\": \"D\", \"do\": \"stand\"")
                                               << QByteArray("\"player\": \"D\", \"do\": \"split\"") << "actions[11]";
    }
    void aRefusedScriptSaysWhatAndWhereAndTheTableStays() {
        QFETCH(QByteArray, find);
        QFETCH(QByteArray, replace);
        QFETCH(QString, says);
        TablePlayer player(m_library, m_chips, QStringLiteral("en"));
        player.scene()->setViewSize({1280, 800});
        QVERIFY(player.openShelf(QStringLiteral("d8-678-bonus")));
        player.toEnd();
        const int position = player.position(), revision = player.scene()->revision();
        QByteArray bytes = shelfRound("l8-four-hands");
        QVERIFY(bytes.contains(find));
        bytes.replace(bytes.indexOf(find), find.size(), replace);
        const QTemporaryDir folder;
        QSignalSpy opened(&player, &TablePlayer::opened);
        QVERIFY(!player.openFile(write(folder, bytes)));
        QVERIFY2(player.error().contains(says), qPrintable(player.error()));
        QCOMPARE(opened.count(), 0);
        QCOMPARE(player.position(), position);
        QCOMPARE(player.scene()->revision(), revision);
        QCOMPARE(player.game(), QStringLiteral("dueling8s"));
        player.forgiveError();
        QVERIFY(player.error().isEmpty());
    }
    void filesThatAreNoScripts() {
        TablePlayer player(m_library, m_chips, QStringLiteral("en"));
        QVERIFY(!player.openFile(QUrl::fromLocalFile(QStringLiteral("/no/such/file.json"))));
        QVERIFY(player.error().contains(QLatin1String("file.json")));
        const QTemporaryDir folder;
        for (const QByteArray &bytes : {QByteArray(), QByteArray("hello"), QByteArray("[]"), QByteArray("{}"),
                                        QByteArray("\xff\xfe\x00", 3), QByteArray(5 * 1024 * 1024, ' ')}) {
            player.forgiveError();
            QVERIFY(!player.openFile(write(folder, bytes)));
            QVERIFY(!player.error().isEmpty());
        }
        QVERIFY(player.scene()->isEmpty());
    }
    void aFileOpens() {
        TablePlayer player(m_library, m_chips, QStringLiteral("en"));
        const QTemporaryDir folder;
        QVERIFY(player.openFile(write(folder, shelfRound("fb-dealer-22"))));
        QCOMPARE(player.title(), QStringLiteral("round"));
        QVERIFY(player.count() > 10);
        // JSON lines: the first of them.
        QByteArray line = shelfRound("ll-678");
        line.replace('\n', ' ');
        QVERIFY(player.openFile(write(folder, line + "\n" + line + "\n")));
        QCOMPARE(player.game(), QStringLiteral("luckylucky"));
    }
    void aScriptThatEndsEarlySaysWhatItWaitsFor() {
        QByteArray bytes = shelfRound("l8-four-hands");
        bytes.replace(",\n    {\"box\": 6, \"player\": \"D\", \"do\": \"stand\"}", "");
        TablePlayer player(m_library, m_chips, QStringLiteral("en"));
        const QTemporaryDir folder;
        QVERIFY2(player.openFile(write(folder, bytes)), qPrintable(player.error()));
        QVERIFY(player.waiting().isEmpty());
        player.toEnd();
        QVERIFY2(player.waiting().contains(QLatin1String("Box 6, hand 1: D may now")), qPrintable(player.waiting()));
    }
    void itPlaysByItselfAndStopsAtTheEnd() {
        TablePlayer player(m_library, m_chips, QStringLiteral("en"));
        QVERIFY(player.openShelf(QStringLiteral("d8-678-spades")));
        player.setSpeed(3);
        player.playOrPause();
        QVERIFY(player.isPlaying());
        QTRY_COMPARE_WITH_TIMEOUT(player.position(), player.count(), 15000);
        QVERIFY(!player.isPlaying());
        player.playOrPause(); // from the start again
        QCOMPARE(player.position(), 1);
        player.back();
        QVERIFY(!player.isPlaying());
    }
};

QTEST_MAIN(TestTablePlayer)
#include "tst_tableplayer.moc"

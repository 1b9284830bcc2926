// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/odds.h"
#include "core/rules/library.h"

#include <QTest>

using namespace pitwise;

/// Counting against published figures, and against a plain sum where nobody has published any.
class TestOdds : public QObject {
    Q_OBJECT
    Library m_library = Library::shipped();

    const BetOdds *bet(const Odds &odds, const char *kind) {
        for (const BetOdds &entry : odds.bets)
            if (entry.kind == kind)
                return &entry;
        return nullptr;
    }
    static QString percent(double value, int places) { return QString::number(100 * value, 'f', places); }

private Q_SLOTS:
    void luckyLuckyWithSixDecksAsPublished() {
        const Odds odds = oddsOf(*m_library.find("luckylucky"), 6, 1);
        const BetOdds *lucky = bet(odds, "luckylucky");
        QVERIFY(lucky);
        const std::vector<std::uint64_t> published{80, 864, 1944, 12960, 26568, 406296, 377568, 364320};
        QCOMPARE(lucky->outcomes.size(), published.size());
        for (std::size_t i = 0; i < published.size(); ++i)
            QCOMPARE(static_cast<std::uint64_t>(lucky->outcomes[i].ways), 6 * published[i]);
        QCOMPARE(static_cast<std::uint64_t>(lucky->ways), std::uint64_t(312) * 311 * 310);
        QCOMPARE(percent(lucky->edge(), 2), QStringLiteral("5.31"));
        QCOMPARE(percent(oddsOf(*m_library.find("luckylucky"), 6, 3).bets.front().edge(), 2), QStringLiteral("12.57"));
    }

    void lucky8WithEightDecksAsInTheContract() {
        const Odds odds = oddsOf(*m_library.find("lucky8"), 8, 1);
        const BetOdds *lucky8 = bet(odds, "lucky8");
        QVERIFY(lucky8);
        QCOMPARE(static_cast<std::uint64_t>(lucky8->ways), 71472960u);
        QCOMPARE(QString::fromStdString(lucky8->outcomes[0].name), QStringLiteral("3-suited-8s"));
        QCOMPARE(static_cast<std::uint64_t>(lucky8->outcomes[0].ways), 1344u);
        QCOMPARE(QString::number(lucky8->edge(), 'f', 6), QStringLiteral("0.039575"));
        QCOMPARE(percent(bet(odds, "pair")->edge(), 2), QStringLiteral("10.36"));
        QCOMPARE(percent(ratioOf(odds.dealer.totals[17], odds.dealer.all), 3), QStringLiteral("14.522"));
    }

    void freeBetDealerMakes22AsPublished() {
        const Odds odds = oddsOf(*m_library.find("freebet"), 6, 1);
        QCOMPARE(percent(ratioOf(odds.dealer.totals[22], odds.dealer.all), 4), QStringLiteral("7.3536"));
    }

    void oneDeckHasNoSuitedPairs() {
        const Odds odds = oddsOf(*m_library.find("lucky8"), 1, 1);
        QCOMPARE(static_cast<std::uint64_t>(bet(odds, "lucky8")->outcomes[0].ways), 0u);
        QCOMPARE(static_cast<std::uint64_t>(bet(odds, "lucky8")->outcomes[2].ways), 0u);
        QCOMPARE(static_cast<std::uint64_t>(bet(odds, "pair")->outcomes[0].ways), 52u * 3);
        QCOMPARE(
            static_cast<std::uint64_t>(bet(oddsOf(*m_library.find("luckylucky"), 2, 1), "luckylucky")->outcomes[0].ways),
            0u);
    }

    void everyDeckCountAddsUpToWhole_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("decks");
        for (const auto &book : m_library.rulebooks())
            for (int decks = book->decks.min; decks <= book->decks.max; ++decks)
                QTest::addRow("%s, %d decks", book->document.c_str(), decks)
                    << QString::fromStdString(book->document) << decks;
    }
    void everyDeckCountAddsUpToWhole() {
        QFETCH(QString, game);
        QFETCH(int, decks);
        const Odds odds = oddsOf(*m_library.find(game.toStdString()), decks, 1);
        Ways sum = odds.dealer.bust, byCards = 0;
        for (const Ways ways : odds.dealer.totals)
            sum += ways;
        for (const Ways ways : odds.dealer.bustWith)
            byCards += ways;
        QVERIFY(sum == odds.dealer.all);
        QVERIFY(byCards == odds.dealer.bust);
        for (const BetOdds &entry : odds.bets)
            QVERIFY2(entry.edge() > 0 && entry.edge() < 0.5, entry.kind.c_str());
    }

    void dueling8sDealerBustsWithThreeToEightCards() {
        const DealerOdds dealer = dealerOdds(*m_library.find("dueling8s"), 8);
        for (int cards = 0; cards <= DealerOdds::longest; ++cards)
            QCOMPARE(dealer.bustWith[static_cast<std::size_t>(cards)] != 0, cards >= 3 && cards <= 8);
    }

    void freeBetDealerNeverBustsInThreeFromATwo() {
        const Card two(Rank::Two, Suit::Spades);
        const DealerOdds dealer = dealerOdds(*m_library.find("freebet"), 6, std::span(&two, 1));
        QVERIFY(dealer.bustWith[3] == 0);
        QVERIFY(dealer.bustWith[4] != 0);
    }
};

QTEST_GUILESS_MAIN(TestOdds)
#include "tst_odds.moc"

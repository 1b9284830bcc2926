// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/jsonnode.h"
#include "core/odds/odds.h"
#include "core/rules/library.h"
#include "core/simulate/simulation.h"
#include "core/table/roundanswer.h"
#include "core/table/roundscript.h"

#include <QTest>

#include <cmath>

using namespace pitwise;

namespace {

const Library &library() {
    static const Library shipped = Library::shipped();
    return shipped;
}

SimulatedTable tableOf(const QString &game, int boxes) {
    return {library().find(game.toStdString()), 6, boxes, 1};
}

} // namespace

class TestSimulate : public QObject {
    Q_OBJECT

    void games() {
        QTest::addColumn<QString>("game");
        for (const std::string &game : library().documents())
            QTest::newRow(game.c_str()) << QString::fromStdString(game);
    }

private Q_SLOTS:
    void isOneEngineWithPlay_data() { games(); }
    void isOneEngineWithPlay() {
        QFETCH(QString, game);
        const SimulatedTable table = tableOf(game, library().find(game.toStdString())->boxes().max);
        Simulator simulator(table);
        simulator.seed(simulationSeed(7, 0));
        int rounds = 0;
        simulateScripts(table, 1000, 7, [&](const std::string &script) {
            simulator.play();
            const PlayedRound played = playScript(parseJson(QByteArray::fromStdString(script)).toQJson(), library());
            std::string mine, theirs;
            writeAnswer(mine, QJsonValue(QJsonValue::Undefined), simulator.round());
            writeAnswer(theirs, QJsonValue(QJsonValue::Undefined), played.round());
            QCOMPARE(QByteArray::fromStdString(mine), QByteArray::fromStdString(theirs));
            ++rounds;
        });
        QCOMPARE(rounds, 1000);
    }

    void doesNotDependOnTheThreads() {
        const SimulatedTable table = tableOf(QStringLiteral("freebet"), 6);
        const SimulationTally one = simulate(table, 20'000, 3, 1);
        const SimulationTally three = simulate(table, 20'000, 3, 3);
        QCOMPARE(one.rounds, 20'000);
        QCOMPARE(one.ledgerLines, three.ledgerLines);
        QCOMPARE(one.cards, three.cards);
        for (std::size_t i = 0; i < one.kinds.size(); ++i)
            QCOMPARE(one.kinds[i].net, three.kinds[i].net);
        QVERIFY(simulate(table, 20'000, 4, 1).cards != one.cards);
    }

    /// For every bet that needs no decision: each row's frequency and the mean win, within four standard errors.
    void agreesWithTheOdds_data() { games(); }
    void agreesWithTheOdds() {
        QFETCH(QString, game);
        const SimulatedTable table = tableOf(game, 1);
        constexpr std::int64_t rounds = 150'000;
        const SimulationTally tally = simulate(table, rounds, 11, 1);
        const Odds odds = oddsOf(*table.rulebook, table.decks, table.payTable);
        QVERIFY(!odds.bets.empty());
        for (const BetOdds &bet : odds.bets) {
            const auto kind =
                std::find_if(tally.kinds.begin(), tally.kinds.end(), [&](const auto &k) { return k.name == bet.kind; });
            QVERIFY(kind != tally.kinds.end());
            double mean = -1, square = 0, losing = 1;
            for (std::size_t i = 0; i < bet.outcomes.size(); ++i) {
                const double p = ratioOf(bet.outcomes[i].ways, bet.ways);
                const double pays = static_cast<double>(bet.outcomes[i].pays.numerator) / bet.outcomes[i].pays.denominator;
                mean += p * (pays + 1);
                square += p * pays * pays;
                losing -= p;
                const int row =
                    table.rulebook->sideBets[static_cast<std::size_t>(table.rulebook->sideBetIndex(bet.kind))].rowIndex(
                        bet.outcomes[i].name);
                const double expected = p * rounds;
                const double seen = static_cast<double>(kind->rows[static_cast<std::size_t>(row)]);
                // A row that comes up a few times in all is rather Poisson: one more or less is no news.
                QVERIFY2(std::abs(seen - expected) <= 4 * std::sqrt(expected * (1 - p)) + 1,
                         qPrintable(QStringLiteral("%1 %2: %3 instead of %4")
                                        .arg(QString::fromStdString(bet.kind), QString::fromStdString(bet.outcomes[i].name))
                                        .arg(seen)
                                        .arg(expected)));
            }
            const double deviation = std::sqrt((square + losing - mean * mean) / rounds);
            const double won = static_cast<double>(kind->net) / static_cast<double>(kind->staked);
            QVERIFY2(std::abs(won - mean) <= 4 * deviation, qPrintable(QString::fromStdString(bet.kind)));
        }
    }
};

QTEST_GUILESS_MAIN(TestSimulate)
#include "tst_simulate.moc"

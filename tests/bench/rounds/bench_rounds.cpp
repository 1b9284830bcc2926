// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whole rounds: shuffle, deal, strategy, settlement, cited ledger. One bettor a box, all side bets down.
//   bench_rounds [--json]          rounds a CPU-second, and instructions a round where valgrind is installed
//   bench_rounds --run GAME BOXES ROUNDS    just plays, for callgrind
#include "core/refusal.h"
#include "core/rules/library.h"
#include "core/simulate/simulation.h"

#include <QCoreApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

using namespace pitwise;

namespace {

SimulatedTable tableOf(const Library &library, const char *game, int boxes) {
    const Rulebook *book = library.find(game);
    if (!book)
        throw Refusal{std::string("there is no game ") + game, {}, {}};
    return {book, std::min(8, book->decks.max), boxes, 1};
}

std::size_t playRounds(const SimulatedTable &table, long rounds) {
    Simulator simulator(table);
    simulator.seed(1);
    std::size_t lines = 0;
    for (long i = 0; i < rounds; ++i) {
        simulator.play();
        lines += simulator.round().ledger().size();
    }
    return lines;
}

double cpuSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Instructions that callgrind counts over a run of that many rounds; 0 where it cannot be had.
double instructions(const char *game, int boxes, int rounds) {
    const QString valgrind = QStandardPaths::findExecutable(QStringLiteral("valgrind"));
    const QTemporaryDir folder;
    if (valgrind.isEmpty() || !folder.isValid())
        return 0;
    QProcess process;
    process.start(valgrind, {QStringLiteral("--tool=callgrind"),
                             QStringLiteral("--callgrind-out-file=") + folder.filePath(QStringLiteral("out")),
                             QCoreApplication::applicationFilePath(), QStringLiteral("--run"), QString::fromLatin1(game),
                             QString::number(boxes), QString::number(rounds)});
    process.waitForFinished(-1);
    const QByteArray said = process.readAllStandardError();
    const qsizetype at = said.lastIndexOf("Collected : ");
    return at < 0 ? 0 : std::strtod(said.constData() + at + 12, nullptr);
}

} // namespace

int main(int argc, char *argv[]) try {
    const QCoreApplication application(argc, argv);
    const Library library = Library::shipped();
    if (argc == 5 && std::strcmp(argv[1], "--run") == 0)
        return playRounds(tableOf(library, argv[2], std::atoi(argv[3])), std::atol(argv[4])) > 0 ? 0 : 1;
    const bool json = argc > 1 && std::strcmp(argv[1], "--json") == 0;
    if (!json)
        std::printf("%-12s %5s %20s %14s %20s\n", "game", "boxes", "rounds a CPU-second", "ledger lines",
                    "instructions a round");
    for (const std::string &game : library.documents())
        for (const int boxes : {1, library.find(game)->boxes().max}) {
            const SimulatedTable table = tableOf(library, game.c_str(), boxes);
            constexpr long warm = 2'000;
            playRounds(table, warm);
            const long rounds = 1'400'000 / (boxes + 1);
            const double start = cpuSeconds();
            const auto lines = static_cast<double>(playRounds(table, rounds));
            const double perSecond = static_cast<double>(rounds) / (cpuSeconds() - start);
            // The difference of two lengths leaves out what starting the program costs.
            const double longer = instructions(game.c_str(), boxes, 3'000);
            const double counted = longer > 0 ? (longer - instructions(game.c_str(), boxes, 1'000)) / 2'000 : 0;
            std::printf(
                json
                    ? "{\"game\":\"%s\",\"boxes\":%d,\"roundsPerCpuSecond\":%.0f,\"ledgerLines\":%.2f,\"instructions\":%.0f}\n"
                    : "%-12s %5d %20.0f %14.2f %20.0f\n",
                game.c_str(), boxes, perSecond, lines / static_cast<double>(rounds), counted);
            std::fflush(stdout);
        }
    return 0;
} catch (const Refusal &refusal) {
    std::fprintf(stderr, "bench_rounds: %s\n", refusal.error.c_str());
    return 2;
}

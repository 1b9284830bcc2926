// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/rulebooks.h"
#include "core/json/jsonwriter.h"
#include "core/refusal.h"
#include "core/simulate/simulation.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>

namespace pitwise::cli {
namespace {

/// What the command line asks for.
struct Wanted {
    QString game;
    static constexpr qint64 notSaid = -1; // no option but the seed may be below zero
    qint64 rounds = 100'000, boxes = notSaid, seed = 1, threads = 1, scripts = notSaid, decks = notSaid, payTable = 1;
};

Wanted read(const QStringList &arguments) {
    Wanted wanted;
    const std::pair<const char *, qint64 *> numbers[] = {{"--rounds", &wanted.rounds},     {"--boxes", &wanted.boxes},
                                                         {"--seed", &wanted.seed},         {"--threads", &wanted.threads},
                                                         {"--scripts", &wanted.scripts},   {"--decks", &wanted.decks},
                                                         {"--pay-table", &wanted.payTable}};
    for (qsizetype i = 0; i < arguments.size(); i += 2) {
        const std::string name = arguments[i].toStdString();
        if (i + 1 >= arguments.size())
            throw Refusal{"a value is missing", name, {}};
        if (name == "--game") {
            wanted.game = arguments[i + 1];
            continue;
        }
        const auto it =
            std::find_if(std::begin(numbers), std::end(numbers), [&](const auto &known) { return known.first == name; });
        if (it == std::end(numbers))
            throw Refusal{"there is no such option", name, {}};
        bool isNumber = false;
        *it->second = arguments[i + 1].toLongLong(&isNumber);
        if (!isNumber || (*it->second < 0 && name != "--seed"))
            throw Refusal{"must be a whole number", name, {}};
    }
    return wanted;
}

void checkRange(const char *option, qint64 value, qint64 min, qint64 max) {
    if (value < min || value > max)
        throw Refusal{"must be a whole number from " + std::to_string(min) + " to " + std::to_string(max), option, {}};
}

void writeKinds(JsonWriter &json, const SimulationTally &tally, const Rulebook &book) {
    json.key("net").beginObject();
    for (const auto &kind : tally.kinds)
        json.member(kind.name, kind.net);
    json.endObject().key("bets").beginObject();
    for (const auto &kind : tally.kinds) {
        json.key(kind.name).beginObject().member("bets", kind.bets).member("staked", kind.staked).member("net", kind.net);
        if (kind.staked > 0)
            json.key("edge").real(-static_cast<double>(kind.net) / static_cast<double>(kind.staked), 8);
        json.key("results").beginObject();
        for (std::size_t i = 0; i < resultNames.size(); ++i)
            if (kind.results[i] > 0)
                json.member(resultNames[i], kind.results[i]);
        json.endObject();
        if (const int index = book.sideBetIndex(kind.name); index >= 0) {
            const auto &rows = book.sideBets[static_cast<std::size_t>(index)].rows;
            json.key("outcomes").beginArray();
            for (std::size_t i = 0; i < rows.size(); ++i) {
                json.beginObject().member("name", rows[i].name).member("count", kind.rows[i]);
                json.key("frequency")
                    .real(kind.bets == 0 ? 0 : static_cast<double>(kind.rows[i]) / static_cast<double>(kind.bets), 10);
                json.endObject();
            }
            json.endArray();
        }
        json.endObject();
    }
    json.endObject();
}

int run(const QStringList &arguments) {
    const Wanted wanted = read(arguments);
    const Library library = openLibrary();
    if (wanted.game.isEmpty())
        throw Refusal{"name a game", "--game", {}};
    const Rulebook *book = library.find(wanted.game.toStdString());
    if (!book)
        throw Refusal{"there is no game \"" + wanted.game.toStdString() + '"', "--game", {}};
    const qint64 decks = wanted.decks == Wanted::notSaid ? std::clamp(8, book->decks.min, book->decks.max) : wanted.decks;
    const qint64 boxes = wanted.boxes == Wanted::notSaid ? book->boxes().max : wanted.boxes;
    checkRange("--decks", decks, book->decks.min, book->decks.max);
    checkRange("--boxes", boxes, 1, book->boxes().max);
    checkRange("--pay-table", wanted.payTable, 1, book->payTables);
    checkRange("--threads", wanted.threads, 1, 256);
    const SimulatedTable table{book, static_cast<int>(decks), static_cast<int>(boxes), static_cast<int>(wanted.payTable)};
    const auto seed = static_cast<std::uint64_t>(wanted.seed);
    if (wanted.scripts != Wanted::notSaid) {
        simulateScripts(table, wanted.scripts, seed, [](const std::string &script) { std::puts(script.c_str()); });
        return Ok;
    }
    QElapsedTimer timer;
    timer.start();
    const SimulationTally tally = simulate(table, wanted.rounds, seed, static_cast<int>(wanted.threads));
    const double seconds = static_cast<double>(std::max<qint64>(timer.nsecsElapsed(), 1)) / 1e9;

    std::string out;
    JsonWriter json(out);
    json.beginObject()
        .member("game", book->document)
        .member("rulebook", book->name())
        .member("decks", decks)
        .member("boxes", boxes);
    if (book->payTables > 1)
        json.member("payTable", wanted.payTable);
    json.member("seed", wanted.seed)
        .member("rounds", tally.rounds)
        .member("hands", tally.hands)
        .member("cards", tally.cards);
    json.member("ledgerLines", tally.ledgerLines);
    writeKinds(json, tally, *book);
    json.key("dealer").beginObject();
    for (std::size_t total = 0; total < tally.dealerTotals.size(); ++total)
        if (tally.dealerTotals[total] > 0)
            json.member(std::to_string(total), tally.dealerTotals[total]);
    json.endObject().member("threads", wanted.threads).key("roundsPerSecond");
    json.number(static_cast<std::int64_t>(static_cast<double>(tally.rounds) / seconds)).endObject();
    std::puts(out.c_str());
    return Ok;
}

} // namespace

const Command simulateCommand{
    "simulate", "--game GAME [--rounds N] [--boxes N] [--seed N] [--threads N] [--scripts N] [--decks N] [--pay-table N]",
    "deals and settles whole rounds on the engine of play, one bettor a box and all side bets down",
    "\n--game       lucky8, dueling8s, freebet or luckylucky\n"
    "--rounds     how many (100000)\n"
    "--boxes      in play (all of the largest layout)\n"
    "--seed       a whole number (1)\n"
    "--threads    1 to 256 (1)\n"
    "--scripts    prints the first N rounds as round scripts instead\n"
    "--decks      in the shoe (8)\n"
    "--pay-table  of luckylucky (1)\n"
    "\nPlayers draw to 16 and stand on 17, split 8s and Aces and whatever is free, double hard 10 and 11 (free where it is\n"
    "free), never insure or surrender. Every round is dealt from a full shoe; the main bet is 100 dollars, each side bet 10.\n"
    "The same seed gives the same rounds on every machine and with any number of threads. Amounts are cents.\n",
    run};

} // namespace pitwise::cli

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/rulebooks.h"
#include "core/live/playout.h"

#include <cstdio>

namespace pitwise::cli {
namespace {

int list(std::span<const live::BotName> names) {
    for (const live::BotName &name : names)
        std::printf("  %-28s %s\n", name.name, name.does);
    return Ok;
}

std::int64_t number(const QString &option, const QString &text, std::int64_t min, std::int64_t max) {
    bool good = false;
    const qint64 value = text.toLongLong(&good);
    if (!good || value < min || value > max)
        throw Refusal{
            "needs a whole number from " + std::to_string(min) + " to " + std::to_string(max), option.toStdString(), {}};
    return value;
}

int run(const QStringList &arguments) {
    const Library library = openLibrary();
    live::PlayoutOptions options;
    options.boxes = 0;
    bool seeded = false;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &option = arguments[i];
        if (!option.startsWith(QLatin1String("--")))
            throw Refusal{"is no option; see --help", option.toStdString(), {}};
        if (i + 1 == arguments.size())
            throw Refusal{"needs a value; see --help", option.toStdString(), {}};
        const QString &value = arguments[++i];
        if (option == QLatin1String("--game")) {
            options.book = library.find(value.toStdString());
            if (!options.book) {
                std::string games;
                for (const auto &document : library.documents())
                    games.append(games.empty() ? "" : ", ").append(document);
                throw Refusal{"is not one of: " + games, option.toStdString(), {}};
            }
        } else if (option == QLatin1String("--seed")) {
            options.seed = static_cast<std::uint64_t>(number(option, value, 0, std::numeric_limits<std::int64_t>::max()));
            seeded = true;
        } else if (option == QLatin1String("--rounds")) {
            options.rounds = static_cast<int>(number(option, value, 1, 10'000));
        } else if (option == QLatin1String("--boxes")) {
            options.boxes = static_cast<int>(number(option, value, 1, maxBoxes));
        } else if (option == QLatin1String("--dial")) {
            options.dial = static_cast<int>(number(option, value, 0, 5));
        } else if (option == QLatin1String("--order")) {
            options.order = static_cast<std::uint64_t>(number(option, value, 0, std::numeric_limits<std::int64_t>::max()));
        } else if (option == QLatin1String("--pay-table")) {
            options.payTable = static_cast<int>(number(option, value, 1, 99));
        } else if (option == QLatin1String("--faults")) {
            if (value == QLatin1String("help"))
                return list(live::incidentNames());
            options.faults = value.toStdString();
        } else if (option == QLatin1String("--bot")) {
            if (value == QLatin1String("help"))
                return list(live::botNames());
            options.bot = value.toStdString();
        } else {
            throw Refusal{"there is no such option; see --help", option.toStdString(), {}};
        }
    }
    if (!options.book || !seeded) {
        std::fputs("pitwise-cli live: --game and --seed are needed; see --help\n", stderr);
        return NoInput;
    }
    if (options.boxes == 0)
        options.boxes = options.book->boxes().max;
    if (options.payTable > options.book->payTables)
        throw Refusal{"this game has " + std::to_string(options.book->payTables) + " pay tables", "--pay-table", {}};
    const auto played = live::playOut(options, library);
    const std::string text = live::traceText(*played);
    std::fwrite(text.data(), 1, text.size(), stdout);
    if (!played->planted)
        std::fprintf(stderr, "pitwise-cli live: nothing in these rounds gives the bot %s its chance; try another seed\n",
                     options.bot.c_str());
    return Ok;
}

} // namespace

const Command liveCommand{
    "live", "--game GAME --seed N [OPTION...]", "lets a bot deal at the live table and prints the trace",
    "\n  --rounds N   one unless given\n"
    "  --boxes N    boxes with bets; as many as the layout has unless given\n"
    "  --dial 0..5  how much the players ask of the dealer: 0 is calm, from 1 on they ask for what is not allowed\n"
    "  --faults none|some|NAME   what goes wrong at the table; --faults help lists the names\n"
    "  --bot perfect|NAME        who deals: every other bot makes just one mistake; --bot help lists them\n"
    "  --order N    another of the orders that the rules leave free\n"
    "  --pay-table N             where a game has several\n"
    "The same arguments give the same trace. core/live/README.md tells every act. To see what it is worth:\n"
    "  pitwise-cli live --game freebet --seed 7 --bot pay-under | pitwise-cli grade -\n",
    run};

} // namespace pitwise::cli

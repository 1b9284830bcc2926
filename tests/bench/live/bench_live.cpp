// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one entry costs up to the list of what is due, and what grading a sitting of 12 rounds costs. Full tables.
//   bench_live [--json]
#include "core/live/playout.h"
#include "core/live/session.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>

using namespace pitwise;
using namespace pitwise::live;

namespace {

using Clock = std::chrono::steady_clock;

double microseconds(Clock::time_point from, Clock::time_point to) {
    return std::chrono::duration<double, std::micro>(to - from).count();
}

struct Figures {
    double entry = 0, worstEntry = 0; ///< Microseconds.
    double sitting = 0;               ///< Milliseconds.
    double bytes = 0;                 ///< Of a trace, a round.
};

Figures measure(const Library &library, const char *game) {
    constexpr int rounds = 12, sittings = 20;
    Figures figures;
    std::size_t entries = 0, duties = 0;
    for (std::uint64_t seed = 1; seed <= sittings; ++seed) {
        PlayoutOptions options;
        options.book = library.find(game);
        options.seed = seed;
        options.rounds = rounds;
        options.boxes = options.book->boxes().max;
        const auto played = playOut(options, library);
        figures.bytes += static_cast<double>(traceText(*played).size());
        Session live(played->header, library);
        for (const Entry &entry : played->entries) {
            const auto from = Clock::now();
            live.take(entry);
            if (live.round())
                duties += live.round()->duties().duties.size();
            const double cost = microseconds(from, Clock::now());
            figures.entry += cost;
            figures.worstEntry = std::max(figures.worstEntry, cost);
        }
        entries += played->entries.size();
        const auto from = Clock::now();
        Session graded(played->header, library);
        for (const Entry &entry : played->entries)
            graded.take(entry);
        std::string out;
        for (const RoundGrade &grade : graded.grades())
            writeRoundGrade(out, grade, played->header);
        figures.sitting += microseconds(from, Clock::now()) / 1000;
    }
    figures.entry /= static_cast<double>(std::max<std::size_t>(1, duties > 0 ? entries : 1));
    figures.sitting /= sittings;
    figures.bytes /= sittings * rounds;
    return figures;
}

} // namespace

int main(int argc, char *argv[]) {
    const bool json = argc > 1 && std::strcmp(argv[1], "--json") == 0;
    const Library library = Library::shipped();
    if (!json)
        std::printf("%-12s %14s %14s %20s %14s\n", "game", "entry us", "worst us", "12 rounds graded ms", "bytes a round");
    for (const char *game : {"lucky8", "dueling8s", "freebet", "luckylucky"}) {
        const Figures figures = measure(library, game);
        if (json)
            std::printf("{\"game\":\"%s\",\"entryMicroseconds\":%.2f,\"worstEntryMicroseconds\":%.2f,"
                        "\"sittingMilliseconds\":%.3f,\"bytesRound\":%.0f}\n",
                        game, figures.entry, figures.worstEntry, figures.sitting, figures.bytes);
        else
            std::printf("%-12s %14.2f %14.2f %20.3f %14.0f\n", game, figures.entry, figures.worstEntry, figures.sitting,
                        figures.bytes);
    }
    return 0;
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Questions a CPU-second on one core, without output: whole sessions, and each family alone.
//   bench_quiz [--json]
#include "core/quiz/bank.h"

#include <cstdio>
#include <cstring>
#include <ctime>

using namespace pitwise;

namespace {

double cpuSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

void print(const char *name, std::size_t questions, double seconds, bool json) {
    const double rate = seconds > 0 ? static_cast<double>(questions) / seconds : 0;
    std::printf(json ? "{\"bench\": \"quiz\", \"what\": \"%s\", \"questions\": %zu, \"perSecond\": %.0f}\n"
                     : "%-28s %8zu questions %10.0f a second\n",
                name, questions, rate);
}

} // namespace

int main(int argc, char **argv) {
    const bool json = argc > 1 && std::strcmp(argv[1], "--json") == 0;
    const Library library = Library::shipped();
    const House house;
    const QuestionBank bank(library, house);
    (void)bank.session({{}, {}, {}, 2000, 1}); // changed rulebooks are made once

    double begin = cpuSeconds();
    const auto session = bank.session({{}, {}, {}, 10'000, 2});
    print("session over all families", session.size(), cpuSeconds() - begin, json);

    for (const Family *family : allFamilies()) {
        std::size_t made = 0;
        begin = cpuSeconds();
        for (std::uint64_t seed = 1; seed <= 300; ++seed)
            for (const std::string &game : family->games(library))
                made += bank.make(*family, game, seed).has_value();
        print(family->id, made, cpuSeconds() - begin, json);
    }
    return 0;
}

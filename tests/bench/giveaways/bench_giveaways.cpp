// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How far one gets without knowing a rule, by family and game.
//   bench_giveaways [--json] [--count N] [FAMILY]
#include "tests/core/quiz/giveaways.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace pitwise;

namespace {

double share(double part, int whole) {
    return whole > 0 ? 100.0 * part / whole : 0;
}

void print(const Giveaways &one, bool json) {
    const char *form =
        json ? "{\"bench\": \"giveaways\", \"family\": \"%s\", \"game\": \"%s\", \"questions\": %d, \"different\": %d, "
               "\"wanted\": %d, \"chance\": %.1f, \"memory\": %.1f, \"longest\": %.1f, \"shortest\": %.1f, "
               "\"commonest\": %.1f, \"felts\": %.1f}\n"
             : "%-26s %-10s %6d %9d %6d %7.1f %7.1f %7.1f %8.1f %9.1f %6.1f\n";
    std::printf(form, one.family.c_str(), one.game.c_str(), one.questions, one.different, one.wanted,
                share(one.chance, one.chosen), one.memoryRate(), share(one.longest, one.chosen),
                share(one.shortest, one.chosen), one.commonRate(), one.feltRate());
}

void print(const GiveawaysOverall &all, bool json) {
    std::printf(json ? "{\"bench\": \"giveaways\", \"what\": \"overall\", \"chance\": %.1f, \"memory\": %.1f, "
                       "\"longest\": %.1f, \"shortest\": %.1f, \"felts\": %.1f}\n"
                     : "overall: chance %.1f, memory %.1f, longest %.1f, shortest %.1f; %.1f with a felt\n",
                all.percent(all.chance), all.percent(all.memory), all.percent(all.longest), all.percent(all.shortest),
                all.feltRate());
    for (const auto &[size, places] : all.places) {
        std::printf(json ? "{\"bench\": \"giveaways\", \"what\": \"places\", \"options\": %zu, \"chiSquared\": %.1f}\n"
                         : "right place of %zu options: chi squared %.1f\n",
                    size, chiSquared(places));
    }
}

} // namespace

int main(int argc, char **argv) {
    bool json = false;
    int count = 4'000;
    const char *only = nullptr;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--json") == 0)
            json = true;
        else if (std::strcmp(argv[i], "--count") == 0 && i + 1 < argc)
            count = std::atoi(argv[++i]);
        else
            only = argv[i];
    }
    const Library library = Library::shipped();
    const House house;
    const QuestionBank bank(library, house);
    GiveawaysOverall all;
    if (!json)
        std::printf("%-26s %-10s %6s %9s %6s %7s %7s %7s %8s %9s %6s\n", "", "", "asked", "different", "wanted", "chance",
                    "memory", "longest", "shortest", "commonest", "felts");
    for (const Family *family : allFamilies())
        for (const std::string &game : family->games(library))
            if (!family->judgement && (!only || std::strcmp(only, family->id) == 0)) {
                const Giveaways one = giveawaysOf(bank, *family, *library.find(game), count);
                print(one, json);
                all.add(one, family->drawn(*library.find(game)));
            }
    print(all, json);
    return 0;
}

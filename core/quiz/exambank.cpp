// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/exambank.h"

#include "core/quiz/identity.h"

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

struct Shared {
    std::string_view family;
    std::string_view games; ///< Apart by spaces.
};

// Counted, and held to by tests/core/quiz/tst_identity; tst_quiz finds a clause that practice would lose. The odds drill
// has more, and is drilled level by level.
constexpr std::string_view three = "dueling8s freebet lucky8", all = "dueling8s freebet lucky8 luckylucky";
constexpr std::array<Shared, 25> shared{{{"a-round-late", three},
                                         {"bet-offered", three},
                                         {"call-due", three},
                                         {"card-nobody-asked-for", three},
                                         {"clause-hunt", three},
                                         {"dealers-hand-went-wrong", "lucky8"},
                                         {"late-and-pulled-bets", "luckylucky"},
                                         {"legal-card", "luckylucky"},
                                         {"may-i-pull-out", "dueling8s lucky8"},
                                         {"missing-or-surplus-cards", three},
                                         {"odds-drill", all},
                                         {"opening-deal-order", all},
                                         {"power-failure", three},
                                         {"round-order", "freebet luckylucky"},
                                         {"same-incident-other-felt", three},
                                         {"setup-facts", all},
                                         {"shoe-and-shuffle", three},
                                         {"side-bet-offered", all},
                                         {"skipped-player", three},
                                         {"squeeze", "freebet"},
                                         {"three-felts", three},
                                         {"void-or-repair", three},
                                         {"where-does-it-go", all},
                                         {"who-answers-for-it", three},
                                         {"who-decides", "luckylucky"}}};

} // namespace

bool isShared(std::string_view family, std::string_view game) {
    return std::any_of(shared.begin(), shared.end(), [&](const Shared &one) {
        if (one.family != family)
            return false;
        const std::size_t at = one.games.find(game);
        const std::size_t end = at + game.size();
        return at != std::string_view::npos && (at == 0 || one.games[at - 1] == ' ') &&
               (end == one.games.size() || one.games[end] == ' ');
    });
}

bool belongsToExams(const Question &question) {
    return seedFrom(0, std::string_view(identity(question))) % 4 == 0;
}

} // namespace pitwise

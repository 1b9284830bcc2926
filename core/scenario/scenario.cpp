// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/scenario.h"
#include "core/random/random.h"
#include "core/rules/library.h"

#include <algorithm>

namespace pitwise {

std::string nameOf(const Scenario &scenario) {
    return scenario.id + '@' + std::to_string(scenario.version);
}

bool isScenarioId(std::string_view id) {
    const auto isWord = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    return !id.empty() && id.size() <= 64 && isWord(id.front()) &&
           std::all_of(id.begin(), id.end(), [&](char c) { return isWord(c) || c == '-'; });
}

std::string newScenarioId(std::uint64_t seed) {
    static constexpr std::string_view letters = "abcdefghijkmnpqrstuvwxyz23456789"; // none that looks like another
    Random random(seedFrom(seed, std::string_view("scenario")));
    std::string id = "s-";
    for (int i = 0; i < 12; ++i)
        id += letters[random.below(static_cast<std::uint32_t>(letters.size()))];
    return id;
}

const Rulebook *rulebookOf(const Scenario &scenario, const Library &library) {
    const Rulebook *book = library.find(scenario.rulebook.empty() ? scenario.game : scenario.rulebook);
    return book && book->document == scenario.game ? book : nullptr;
}

} // namespace pitwise

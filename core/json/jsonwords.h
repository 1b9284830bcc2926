// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/jsonnode.h"

#include <array>
#include <utility>

namespace pitwise {

/// Refuses a word that is not in a closed list, and lists what is.
template <typename Words> [[noreturn]] void failNotOneOf(const JsonNode &node, std::string_view word, const Words &words) {
    std::string known;
    for (const auto &name : words)
        known.append(known.empty() ? "" : ", ").append(name);
    node.fail('"' + std::string(word) + "\" is not one of: " + known);
}

/// A word out of a closed list, as what it stands for. Any other word is refused.
template <typename T, std::size_t N>
[[nodiscard]] T oneOf(const JsonNode &node, const std::pair<std::string_view, T> (&words)[N]) {
    const std::string word = node.text();
    std::array<std::string_view, N> names;
    for (std::size_t i = 0; i < N; ++i) {
        if (words[i].first == word)
            return words[i].second;
        names[i] = words[i].first;
    }
    failNotOneOf(node, word, names);
}

} // namespace pitwise

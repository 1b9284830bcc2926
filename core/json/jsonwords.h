// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/jsonnode.h"

#include <utility>

namespace pitwise {

/// A word out of a closed list, as what it stands for. Any other word is refused, and the refusal lists them.
template <typename T, std::size_t N>
[[nodiscard]] T oneOf(const JsonNode &node, const std::pair<std::string_view, T> (&words)[N]) {
    const std::string word = node.text();
    std::string known;
    for (const auto &[name, value] : words) {
        if (name == word)
            return value;
        known += (known.empty() ? "" : ", ") + std::string(name);
    }
    node.fail("\"" + word + "\" is not one of: " + known);
}

} // namespace pitwise

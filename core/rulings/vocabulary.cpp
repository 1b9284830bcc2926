// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulings/vocabulary.h"

#include <algorithm>
#include <array>

namespace pitwise {
namespace {

#define PITWISE_ENUM_NAME(member, name) std::string_view(name),
constexpr std::array<std::string_view, situationKindCount> kindNames{PITWISE_SITUATION_KINDS(PITWISE_ENUM_NAME)};
constexpr std::array<std::string_view, rulingCodeCount> codeNames{PITWISE_RULING_CODES(PITWISE_ENUM_NAME)};
#undef PITWISE_ENUM_NAME

template <typename Enum, std::size_t N>
std::optional<Enum> find(const std::array<std::string_view, N> &names, std::string_view name) {
    const auto it = std::find(names.begin(), names.end(), name);
    if (it == names.end())
        return std::nullopt;
    return static_cast<Enum>(it - names.begin());
}

} // namespace

std::string_view nameOf(SituationKind kind) {
    return kindNames[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(RulingCode code) {
    return codeNames[static_cast<std::size_t>(code)];
}

std::optional<SituationKind> situationKind(std::string_view name) {
    return find<SituationKind>(kindNames, name);
}

std::optional<RulingCode> rulingCode(std::string_view name) {
    return find<RulingCode>(codeNames, name);
}

} // namespace pitwise

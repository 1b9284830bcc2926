// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/entry.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace pitwise::live {

// What a dealer can be good or bad at. The names are families in a trainee's records.
// clang-format off
#define PITWISE_LIVE_SKILLS(X) \
    X(Calls, "live-calls") X(Bets, "live-bets") X(Deal, "live-deal") X(Offers, "live-offers") X(Signals, "live-signals") \
    X(SplitDouble, "live-split-double") X(Markers, "live-markers") X(Bust, "live-bust") X(Dealer, "live-dealer") \
    X(SettleMain, "live-settle-main") X(SettleSide, "live-settle-side") X(Irregular, "live-irregular") X(Watch, "live-watch")
// clang-format on
#define PITWISE_SKILL_MEMBER(member, name) member,
#define PITWISE_SKILL_NAME(member, name) std::string_view(name),
enum class Skill : std::uint8_t { PITWISE_LIVE_SKILLS(PITWISE_SKILL_MEMBER) };
inline constexpr std::array skillNames{PITWISE_LIVE_SKILLS(PITWISE_SKILL_NAME)};
#undef PITWISE_SKILL_MEMBER
#undef PITWISE_SKILL_NAME
inline constexpr std::size_t skillCount = skillNames.size();

[[nodiscard]] constexpr std::size_t at(Skill skill) {
    return static_cast<std::size_t>(skill);
}
[[nodiscard]] constexpr std::string_view name(Skill skill) {
    return skillNames[at(skill)];
}

/// What an act shows by itself; a card and a bust say more by where they stand.
[[nodiscard]] constexpr Skill skillOf(Act act, Call call, BetKind kind) {
    switch (act) {
    case Act::Say:
        return call == Call::PlaceBets || call == Call::NoMoreBets || call == Call::Outcome ? Skill::Calls : Skill::Offers;
    case Act::Card:
    case Act::Refuse:
    case Act::Accept: return Skill::Signals;
    case Act::Split: return Skill::SplitDouble;
    case Act::Marker:
    case Act::LiftMarker: return Skill::Markers;
    case Act::Take:
    case Act::Pay:
    case Act::Return: return kind == mainBet ? Skill::SettleMain : Skill::SettleSide;
    case Act::Half: return Skill::Offers;
    case Act::Clear: return Skill::Bust;
    case Act::ClearAll: return Skill::SettleMain;
    default: return Skill::Irregular;
    }
}

} // namespace pitwise::live

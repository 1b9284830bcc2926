// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/grade.h"

namespace pitwise::live {

/// Of a duty that was not done while it could be.
inline constexpr int tooLate = -1;

/// One thing that the dealer has to do. Nothing orders it but the edges of its list.
struct Duty {
    Act act = Act::Say;
    Call call = Call::PlaceBets;
    Place place;              ///< card, split, marker, clear.
    PlayerId player = nobody; ///< Money.
    BetKind kind = mainBet;
    std::uint8_t hand = 0; ///< Of a bet on one hand, by its name.
    Cents cents = 0;
    int of = 0;                    ///< accept, refuse: the line.
    int nth = 0;                   ///< Card: which; split, marker: the how-many-eth there.
    Level level = Level::Duty;     ///< Where it is never done,
    Level lateLevel = Level::Duty; ///< and where it comes too late.
    ClauseList clauses;
    std::optional<Skill> skill; ///< Nothing: what the act itself shows.
    [[nodiscard]] Skill shows() const { return skill.value_or(skillOf(act, call, kind)); }
    bool odd = false; ///< A payout that is no whole multiple of the stake.
    int done = 0;     ///< Line; 0: not yet; tooLate.
};

struct DutyList {
    std::vector<Duty> duties;
    struct Edge {
        std::uint16_t before = 0, after = 0;
    };
    std::vector<Edge> edges;
    [[nodiscard]] bool open(std::size_t duty) const; ///< Not done, and nothing that comes before it is open.
};

/// What else than the round's events makes duties.
struct DutyFacts {
    bool burn = false; ///< The first card of this shoe has to be burned.
    struct Answer {
        int line = 0;
        bool accept = false;
        enum class Phase : std::uint8_t { BeforeDeal, Offers, Play } phase = Phase::Play;
        std::vector<std::string> clauses;
        Level level = Level::Duty;
    };
    std::vector<Answer> answers;
};

/// What the round that counts asks of the dealer, so far.
[[nodiscard]] DutyList dutiesOf(const Reference &reference, const Header &header, const DutyFacts &facts);

} // namespace pitwise::live

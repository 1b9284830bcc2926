// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rulings/situation.h"

#include <optional>
#include <string>
#include <vector>

namespace pitwise {

struct HandPlace {
    int box = 0;
    int hand = 0; ///< From 1.
};

/// What the rules say about a situation.
struct Ruling {
    const Rulebook *book = nullptr;
    SituationKind kind = SituationKind::NotCovered;
    std::string caseName;          ///< Into which the situation fell: `late-one-card`.
    std::vector<RulingCode> codes; ///< In the order in which the dealer acts on them.
    ClauseList clauses;
    std::vector<ClauseList> behind; ///< Of each code, the clauses that say so; empty where no table of rulings answers.
    std::string officer;            ///< Title of whoever has to decide or instruct; empty where the dealer does.

    std::optional<Card> card;       ///< MostDetrimental
    std::optional<int> total;       ///< DealerTotalStands
    std::vector<PlacedBet> shares;  ///< ProRata: what of each bet counts.
    std::vector<PlacedBet> returns; ///< ReturnLaterExcess
    std::vector<PlacedBet> rejects; ///< RejectExcess
    std::string player;             ///< Controls, Awarded
    std::optional<Cents> accepts;   ///< AcceptBet, RejectExcess of a bet offered: what of it is taken.
    std::optional<HandPlace> to;    ///< DealToHand
    struct BetAt {
        std::string player, kind;
        Cents amount = 0;
    };
    std::vector<BetAt> takes; ///< TakeBets
    std::vector<BetAt> stays; ///< LeaveSideBets

    [[nodiscard]] bool has(RulingCode code) const;
};

/// Rules on a situation by its own rulebook and readings. Throws a Refusal where its facts contradict each other or
/// money does not come out in whole cents.
[[nodiscard]] Ruling rule(const Situation &situation);

} // namespace pitwise

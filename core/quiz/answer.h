// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"
#include "core/house/chipset.h"
#include "core/money.h"
#include "core/rulings/vocabulary.h"
#include "core/table/action.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pitwise {

// Everything that a question can be answered with (docs/contract/question.md). Whatever handles answers does it by switch
// over the kind or std::visit, without a default: the compiler then names every place that a new kind has to be handled.

enum class AnswerKind : std::uint8_t {
    Amount,
    Chips,
    Choice,
    Choices,
    Order,
    Actions,
    Total,
    Count,
    Player,
    Bet,
    Card,
    Place,
    Clause,
    Ruling
};

struct AmountAnswer {
    Cents cents = 0;
    friend bool operator==(const AmountAnswer &, const AmountAnswer &) = default;
};
/// An amount in chips. Laid: as they were put down; empty in a key, which asks for the fewest.
struct ChipsAnswer {
    Cents cents = 0;
    std::vector<ChipCount> laid = {};
    friend bool operator==(const ChipsAnswer &, const ChipsAnswer &) = default;
};
/// One option, by its key.
struct ChoiceAnswer {
    std::string key;
    friend bool operator==(const ChoiceAnswer &, const ChoiceAnswer &) = default;
};
/// All options that apply; their order says nothing.
struct ChoicesAnswer {
    std::vector<std::string> keys;
    friend bool operator==(const ChoicesAnswer &, const ChoicesAnswer &) = default;
};
struct OrderAnswer {
    std::vector<std::string> keys;
    friend bool operator==(const OrderAnswer &, const OrderAnswer &) = default;
};
/// What a hand may do; the order says nothing.
struct ActionsAnswer {
    std::vector<Do> allowed;
    friend bool operator==(const ActionsAnswer &, const ActionsAnswer &) = default;
};
struct TotalAnswer {
    int total = 0;
    bool soft = false;
    friend bool operator==(const TotalAnswer &, const TotalAnswer &) = default;
};
struct CountAnswer {
    int count = 0;
    friend bool operator==(const CountAnswer &, const CountAnswer &) = default;
};
struct PlayerAnswer {
    std::string player; ///< Empty: nobody.
    friend bool operator==(const PlayerAnswer &, const PlayerAnswer &) = default;
};
struct BetAnswer {
    int box = 0;
    std::string player, kind;
    int hand = 0; ///< 0: of the box, or of its only hand.
    friend bool operator==(const BetAnswer &, const BetAnswer &) = default;
};
struct CardAnswer {
    Card card;
    friend bool operator==(const CardAnswer &, const CardAnswer &) = default;
};
/// A place on the felt: `main`, `insurance`, or the kind of a side bet.
struct PlaceAnswer {
    std::string area;
    friend bool operator==(const PlaceAnswer &, const PlaceAnswer &) = default;
};
struct ClauseAnswer {
    std::string game, clause;
    friend bool operator==(const ClauseAnswer &, const ClauseAnswer &) = default;
};
/// In the order in which the dealer acts on them.
struct RulingAnswer {
    std::vector<RulingCode> codes;
    friend bool operator==(const RulingAnswer &, const RulingAnswer &) = default;
};

/// In the order of AnswerKind.
using Answer = std::variant<AmountAnswer, ChipsAnswer, ChoiceAnswer, ChoicesAnswer, OrderAnswer, ActionsAnswer, TotalAnswer,
                            CountAnswer, PlayerAnswer, BetAnswer, CardAnswer, PlaceAnswer, ClauseAnswer, RulingAnswer>;

inline constexpr std::array<std::string_view, std::variant_size_v<Answer>> answerKindNames{
    "amount", "chips",  "choice", "choices", "order", "actions", "total",
    "count",  "player", "bet",    "card",    "place", "clause",  "ruling"};
static_assert(static_cast<std::size_t>(AnswerKind::Ruling) + 1 == std::variant_size_v<Answer>);

[[nodiscard]] inline AnswerKind kindOf(const Answer &answer) {
    return static_cast<AnswerKind>(answer.index());
}
[[nodiscard]] constexpr std::string_view name(AnswerKind kind) {
    return answerKindNames[static_cast<std::size_t>(kind)];
}

[[nodiscard]] inline Answer moneyAnswer(Cents cents, bool inChips) {
    return inChips ? Answer(ChipsAnswer{cents}) : Answer(AmountAnswer{cents});
}
/// Money, whichever way it is answered. Nothing: no money.
[[nodiscard]] std::optional<Cents> moneyIn(const Answer &answer);
/// The options that it names, in its order; empty where it names none.
[[nodiscard]] std::vector<std::string> optionsIn(const Answer &answer);

/// Whether two answers say the same: an amount named or paid in chips, ticks in any order, a bet of a box's only hand with
/// or without its number.
[[nodiscard]] bool sayTheSame(const Answer &a, const Answer &b);

} // namespace pitwise

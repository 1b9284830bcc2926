// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quiz/answer.h"
#include "core/overloaded.h"

#include <algorithm>

namespace pitwise {
namespace {

/// The one form in which answers that say the same are equal.
Answer plain(Answer answer) {
    if (const auto cents = moneyIn(answer))
        return AmountAnswer{*cents};
    std::visit(Overloaded{[](ChoicesAnswer &choices) { std::sort(choices.keys.begin(), choices.keys.end()); },
                          [](ActionsAnswer &actions) { std::sort(actions.allowed.begin(), actions.allowed.end()); },
                          [](BetAnswer &bet) { bet.hand = std::max(1, bet.hand); }, [](const AmountAnswer &) {},
                          [](const ChipsAnswer &) {}, [](const ChoiceAnswer &) {}, [](const OrderAnswer &) {},
                          [](const TotalAnswer &) {}, [](const CountAnswer &) {}, [](const PlayerAnswer &) {},
                          [](const CardAnswer &) {}, [](const PlaceAnswer &) {}, [](const ClauseAnswer &) {},
                          [](const RulingAnswer &) {}},
               answer);
    return answer;
}

} // namespace

std::optional<Cents> moneyIn(const Answer &answer) {
    if (const auto *amount = std::get_if<AmountAnswer>(&answer))
        return amount->cents;
    if (const auto *chips = std::get_if<ChipsAnswer>(&answer))
        return chips->cents;
    return std::nullopt;
}

std::vector<std::string> optionsIn(const Answer &answer) {
    if (const auto *choice = std::get_if<ChoiceAnswer>(&answer))
        return {choice->key};
    if (const auto *choices = std::get_if<ChoicesAnswer>(&answer))
        return choices->keys;
    if (const auto *order = std::get_if<OrderAnswer>(&answer))
        return order->keys;
    return {};
}

bool sayTheSame(const Answer &a, const Answer &b) {
    return plain(a) == plain(b);
}

} // namespace pitwise

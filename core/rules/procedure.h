// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace pitwise {

/// What a dealer has to do, and in which order, as far as a document may demand it. Which clauses do is the rulebook's
/// data ("procedure"); a duty without clauses there is custom of the house.
// clang-format off
#define PITWISE_PROCEDURES(X) \
    /* before the first card */ \
    X(burn) X(placeBets) X(noMoreBets) \
    /* the opening deal and what it decides */ \
    X(deal) X(openingSidesFirst) X(openingSidesFromRight) X(blackjackAtOnce) \
    /* offers */ \
    X(offerSurrender) X(closeSurrender) X(offerInsurance) X(closeInsurance) \
    /* players' hands */ \
    X(signal) X(hit) X(split) X(splitCard) X(doubleCard) X(markerSplit) X(markerDouble) X(bustTake) X(bustClear) X(bustKeep) \
    /* the dealer's hand and the end */ \
    X(dealerDraw) X(outcome)
// clang-format on

enum class Procedure : std::uint8_t {
#define PITWISE_PROCEDURE_ENUM(name) name,
    PITWISE_PROCEDURES(PITWISE_PROCEDURE_ENUM)
#undef PITWISE_PROCEDURE_ENUM
};
inline constexpr std::size_t procedureCount = 0
#define PITWISE_PROCEDURE_ONE(name) +1
    PITWISE_PROCEDURES(PITWISE_PROCEDURE_ONE)
#undef PITWISE_PROCEDURE_ONE
    ;

} // namespace pitwise

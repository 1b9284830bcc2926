// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quiz/shapes.h"

#include <QJsonArray>

#include <vector>

namespace pitwise {

/// How far the round is when an error is seen, in the contract's words and in a dealer's. Never the mixed state in which
/// both the early and the late clause could be read (A27), nor the later error with an interim settlement only (C31).
struct Moment {
    QString stage, settled;
    bool late = false;
    Phrase told;
};
/// `anyStage`: the error may have been made in the subsequent deal too; else it is one of the opening deal.
[[nodiscard]] Moment chooseMoment(Maker &maker, bool anyStage);

/// A dealer's hand that he has to draw to, or one that is complete; empty where chance gave none.
[[nodiscard]] std::vector<Card> dealerHand(Maker &maker, bool mustDraw);

[[nodiscard]] QJsonArray cardsJson(std::span<const Card> cards);

/// What happens next and is not yet in the round: an action, and the card it draws.
[[nodiscard]] QJsonObject thenJson(const LiveRound &live, const char *what, std::optional<Card> card = std::nullopt);
/// The question's round with what is told beside it: the action and its card.
[[nodiscard]] QJsonObject roundThen(const Question &question);

} // namespace pitwise

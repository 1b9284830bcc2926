// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/round.h"

#include <QJsonValue>

#include <string>
#include <vector>

namespace pitwise {

/// What a player is up or down on one kind of bet on one box.
struct Net {
    int box = 0;
    PlayerId player = nobody;
    BetKind kind = mainBet;
    Cents amount = 0;
};
/// One entry for every box, player and kind that had a bet, by box, player's name and kind's name.
[[nodiscard]] std::vector<Net> netOf(const Round &round);

/// Appends the engine's answer of the contract, one JSON object without a line end: settled or awaiting.
void writeAnswer(std::string &out, const QJsonValue &id, const Round &round);

} // namespace pitwise

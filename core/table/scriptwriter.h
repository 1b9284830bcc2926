// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/action.h"

#include <QJsonObject>

#include <span>

namespace pitwise {

/// A round script of the contract from a table, the cards drawn and what was done; reading it back gives the same round.
[[nodiscard]] QJsonObject scriptJson(const TableSetup &setup, std::span<const Card> shoe, std::span<const Action> actions);

} // namespace pitwise

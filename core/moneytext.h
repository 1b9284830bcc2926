// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/money.h"

#include <QString>

#include <optional>

namespace pitwise {

/// Dollars as somebody types them: "25", "$1,250.50", ".5". Nothing: no amount, or more than cents. Exact, never by way of a
/// floating number.
[[nodiscard]] std::optional<Cents> centsTyped(const QString &typed);

} // namespace pitwise

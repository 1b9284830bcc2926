// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <string>

namespace pitwise::security {

/// Why this PIN is among the first that somebody tries: repetition, sequence, pattern, date, row of a keyboard. Empty: it is
/// not. Says nothing of its length.
[[nodiscard]] std::string weaknessOf(QByteArrayView pin);

/// How long a copied exam file holds off who tries all PINs of this kind, at a third of a second each (two cores).
enum class PinStrength { Weak, Days, Years, Decades };
[[nodiscard]] PinStrength strengthOf(QByteArrayView pin);

} // namespace pitwise::security

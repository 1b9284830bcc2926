// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace pitwise::exam {

/// Base 58 with Bitcoin's alphabet, as did:key and multibase `z` have it.
[[nodiscard]] QByteArray toBase58(QByteArrayView bytes);
/// Nothing for a foreign character.
[[nodiscard]] std::optional<QByteArray> fromBase58(QByteArrayView text);

} // namespace pitwise::exam

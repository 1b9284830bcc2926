// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/storeerror.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace pitwise {

/// JSON as records keep it: compact, keys sorted, so that export and import give the same bytes.
/// Throws Refused where it is no JSON; `what` names it.
[[nodiscard]] QByteArray canonicalJson(const QByteArray &json, const char *what);

/// A list of texts as a JSON array, and back.
[[nodiscard]] QByteArray toJsonArray(const std::vector<std::string> &texts);
[[nodiscard]] std::vector<std::string> fromJsonArray(const QByteArray &json);

} // namespace pitwise

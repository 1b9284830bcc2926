// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/days.h"

#include <QString>

namespace pitwise {

/// When something comes, as one says it: "today", "tomorrow", "Thursday", "16 November".
[[nodiscard]] QString dayWords(Day day, Day today);

/// "16 November"
[[nodiscard]] QString dateWords(Day day);
/// "16", and with its month ("2 Nov") where `month` says so: for axes.
[[nodiscard]] QString shortDate(Day day, bool month);

} // namespace pitwise

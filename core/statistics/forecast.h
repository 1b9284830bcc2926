// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/scheduler.h"

namespace pitwise {

/// Clauses that come due on each of the next `days` days, today first; what is overdue or missed counts
/// today. As if each were answered on its day and then rests: what today's answers bring back sooner is not
/// in it. `document` empty: all.
[[nodiscard]] std::vector<int> dueForecast(const Learner &learner, const Catalogue &catalogue, const Moment &moment,
                                           double retention, int days, const std::string &document = {});

} // namespace pitwise

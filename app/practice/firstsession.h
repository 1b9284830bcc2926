// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/scheduler.h"

namespace pitwise {

/// A newcomer's first session: every game and every way to answer within ten questions, a payout at once and often.
[[nodiscard]] std::vector<PlanItem> firstSession(const Catalogue &catalogue);

} // namespace pitwise

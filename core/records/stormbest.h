// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/store.h"

#include <optional>

namespace pitwise {

/// Right answers of the trainee's best storm of these games and topics, as sessions are recorded with them. Nothing:
/// there was none. `but`: a storm that does not count, the one that has just ended.
[[nodiscard]] Stored<std::optional<int>> bestStorm(Store &store, const TraineeId &trainee,
                                                   const std::vector<std::string> &games,
                                                   const std::vector<std::string> &topics, const SessionId &but = {});

} // namespace pitwise

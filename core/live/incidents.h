// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/live/crew.h"
#include "core/live/session.h"

#include <string>

namespace pitwise::live {

/// What goes wrong in that round without the dealer's doing; nothing in most. `faults`: `none`, `some`, or the name of one.
struct PlannedIncident {
    std::string name; ///< Empty: none.
    int after = 0;    ///< So many things happen before it.
};
[[nodiscard]] PlannedIncident plannedIncident(const Header &header, const Crew &crew, const std::string &faults, int round,
                                              int boxes);
/// Whether it can happen at this moment. `quiet`: no card is due, and nobody is about to say something.
[[nodiscard]] bool canHappen(const std::string &name, const Dealing &dealing, bool quiet);
/// The entry that makes it happen.
[[nodiscard]] Entry incidentEntry(const std::string &name, const Dealing &dealing);

/// Somebody's claim of another total than the one that lies there; where no disputer plays, nothing.
[[nodiscard]] std::optional<Entry> claimOf(const Dealing &dealing, const Crew &crew, int round);

} // namespace pitwise::live

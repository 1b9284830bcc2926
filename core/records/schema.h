// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/sql.h"

#include <span>

namespace pitwise {

/// `Pitw`: says to everybody whose file this is.
inline constexpr std::int64_t applicationId = 0x50697477;

/// One step of the schema. Steps are only ever added; a shipped one is never changed.
struct Migration {
    int version;
    const char *name;
    std::span<const char *const> statements;
};

[[nodiscard]] std::span<const Migration> migrations();

/// The version of the schema in the file; 0: an empty one. Throws NotOurs or NewerVersion, having changed
/// nothing.
[[nodiscard]] int schemaVersion(const Connection &connection, std::span<const Migration> steps);

/// Brings the schema to the newest version, in one transaction: all of it or nothing.
void migrate(const Connection &connection, std::span<const Migration> steps);

} // namespace pitwise

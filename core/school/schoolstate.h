// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/sql.h"

namespace pitwise::school {

/// What a store remembers of its school, beside the records and never exported. Throws a StoreError.
[[nodiscard]] inline QString state(const Connection &connection, const std::string &key) {
    Statement row = connection.prepare("SELECT value FROM school_state WHERE key = ?");
    return row.bind(key).run().next() ? row.takeText() : QString();
}

inline void setState(const Connection &connection, const std::string &key, const QString &value) {
    connection.prepare("INSERT OR REPLACE INTO school_state (key, value) VALUES (?, ?)").bind(key).bind(value).run();
}

} // namespace pitwise::school

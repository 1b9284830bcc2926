// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/journal.h"
#include "core/records/sql.h"

namespace pitwise::school {

/// Lines of this store's journal on their way to the school, in the order they were appended. What came from the school
/// is not among them. A line's number is its place in the local journal.
struct Batch {
    std::int64_t last = 0; ///< Number of its last line; 0: there is nothing to send.
    QByteArray digest;     ///< Of that line.
    QByteArray lines;      ///< JSON, as api_v1.push() takes it.
    int count = 0;
};

struct BatchSize {
    int lines = 200;
    int bytes = 1'000'000;
};

/// Throws a StoreError.
[[nodiscard]] Batch batchAfter(const Connection &connection, std::int64_t after, BatchSize most);

/// What waits after the line `acked`, and since when. Throws a StoreError.
struct Waiting {
    std::int64_t lines = 0;
    std::int64_t answers = 0;
    UtcMs sinceMs = 0; ///< When the oldest of them was recorded; 0: nothing waits.
};
[[nodiscard]] Waiting waitingAfter(const Connection &connection, std::int64_t acked);

/// Digest of a line of the journal; empty where there is none. Throws a StoreError.
[[nodiscard]] QByteArray digestAt(const Connection &connection, std::int64_t line);

} // namespace pitwise::school

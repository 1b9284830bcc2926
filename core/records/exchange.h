// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/store.h"

#include <QIODevice>

namespace pitwise {

/// How many of what.
struct RecordCounts {
    int trainees = 0;
    int sessions = 0;
    int answers = 0;
    int queries = 0;
    int documents = 0;
    int known = 0;    ///< Import: answers that were here already.
    int unsealed = 0; ///< Import: answers without the seal of the store that recorded them. They are sealed here.
};

/// Everything about a trainee as JSON lines (`pitwise-records/1`): settings, sessions with their events,
/// answers with their questions, queries and replies, and the entries that seal them. The PIN stays at home: it could
/// be guessed from its hash.
[[nodiscard]] Stored<RecordCounts> exportJson(Store &store, const TraineeId &trainee, QIODevice &out);
/// The answers as a table, UTF-8 with a byte-order mark so that spreadsheets read Chinese and Tamil names.
[[nodiscard]] Stored<RecordCounts> exportCsv(Store &store, const TraineeId &trainee, QIODevice &out);

/// Takes in what an export wrote, of one trainee or several, merging by record: what is here already is not
/// doubled. All or nothing: a line that is not right, or a record that differs from the one here, refuses the
/// whole and names the line. So does a record that is not as it was sealed, or one that is missing from a sealed export.
[[nodiscard]] Stored<RecordCounts> importJson(Store &store, QIODevice &in);
/// The same from a table: answers, with their sessions and trainees as far as the table names them.
[[nodiscard]] Stored<RecordCounts> importCsv(Store &store, QIODevice &in);

/// A line of an export (or of a delivery), without its end. Nothing where there is no such record.
[[nodiscard]] QByteArray recordLine(const Connection &connection, const std::string &kind, const QUuid &record);
[[nodiscard]] QByteArray entryLine(const JournalEntry &entry);

/// What the school's database delivers: lines of an export without its header, of which this store may have some already.
/// All or nothing, through the same gate. `within` runs before it is committed, to note how far the delivery came.
[[nodiscard]] Stored<RecordCounts> takeDelivery(Store &store, const std::vector<QByteArray> &lines,
                                                const std::function<void(const Connection &)> &within);

} // namespace pitwise

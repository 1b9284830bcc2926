// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/clock.h"
#include "core/records/record.h"
#include "core/records/sql.h"

namespace pitwise {

/// "Query it": trainees' doubts and what instructors said to them. Append-only.
class QueryLog {
public:
    QueryLog(const Connection &connection, const Clock &clock) : m_connection(connection), m_clock(clock) {}

    /// `answer` null: about no answer in particular. The text may be empty: the answer itself is the doubt.
    [[nodiscard]] Stored<QueryId> ask(const TraineeId &trainee, const AnswerId &answer, const QString &text);
    [[nodiscard]] Stored<Done> reply(const QueryId &query, const QString &who, const QString &text);
    /// Those nobody has replied to, oldest first.
    [[nodiscard]] Stored<std::vector<Query>> open() const;
    /// Oldest first.
    [[nodiscard]] Stored<std::vector<Query>> ofTrainee(const TraineeId &trainee) const;

private:
    const Connection &m_connection;
    const Clock &m_clock;
};

/// Whose query it is.
[[nodiscard]] TraineeId traineeOfQuery(const Connection &connection, const QueryId &id);

} // namespace pitwise

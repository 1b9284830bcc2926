// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/clock.h"
#include "core/records/learnercache.h"
#include "core/records/record.h"
#include "core/records/sql.h"

namespace pitwise {

/// Every answer ever given. Appended, never edited.
class AnswerLog {
public:
    AnswerLog(const Connection &connection, const Clock &clock, LearnerCache &learners)
        : m_connection(connection), m_clock(clock), m_learners(learners) {}

    /// Records an answer: on disk when this returns. Only then may its verdict be shown.
    /// Refused where the session has ended, or where the question, answer, verdict or readings are no JSON.
    [[nodiscard]] Stored<AnswerId> append(const NewAnswer &answer);
    /// Several of one session, all of the same moment: all or none.
    [[nodiscard]] Stored<std::vector<AnswerId>> appendAll(const std::vector<NewAnswer> &answers);

    /// All there is to show that very question again.
    [[nodiscard]] Stored<AnswerRecord> find(const AnswerId &id) const;
    /// In the order given.
    [[nodiscard]] Stored<std::vector<AnswerLine>> ofSession(const SessionId &session) const;
    /// Answers that asked for this clause, newest first.
    [[nodiscard]] Stored<std::vector<AnswerLine>> ofClause(const TraineeId &trainee, const ClauseKey &key, int count) const;

private:
    const Connection &m_connection;
    const Clock &m_clock;
    LearnerCache &m_learners;
};

/// The facts of some lines, for the session's summary.
[[nodiscard]] std::vector<AnswerFact> factsOf(const std::vector<AnswerLine> &lines);

/// Writes one record as it is, within the caller's transaction and without its cache. For append and import.
/// Throws.
void insertAnswer(const Connection &connection, std::int64_t traineeRow, std::int64_t sessionRow,
                  const AnswerRecord &record);

/// Reads one record; nothing where there is none. Throws.
[[nodiscard]] std::optional<AnswerRecord> readAnswer(const Connection &connection, const AnswerId &id);

} // namespace pitwise

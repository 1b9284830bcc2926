// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/scheduler.h"
#include "core/records/record.h"
#include "core/records/sql.h"
#include "core/statistics/daytally.h"

#include <functional>

namespace pitwise {

/// An answer's place in time. Answers are folded in this order, whichever machine recorded them.
struct AnswerOrder {
    UtcMs atMs = 0;
    QByteArray session; ///< Its uuid, 16 bytes.
    int ordinal = 0;
    friend bool operator<(const AnswerOrder &a, const AnswerOrder &b) {
        return std::tie(a.atMs, a.session, a.ordinal) < std::tie(b.atMs, b.session, b.ordinal);
    }
};

/// What the answers of each trainee add up to, kept beside them so that no page has to read a whole history.
/// Each answer moves it on by one step; it can be thrown away and made again at any time, with the same
/// result.
class LearnerCache {
public:
    LearnerCache(const Connection &connection, DayRule days) : m_connection(connection), m_days(days) {}

    /// Memory and fluency, for choosing and for most figures.
    [[nodiscard]] Stored<Learner> learner(const TraineeId &id);
    /// Days `from` to `to`, both included, for figures over time.
    [[nodiscard]] Stored<DayTallies> tallies(const TraineeId &id, Day from, Day to);

    [[nodiscard]] Stored<Done> rebuild(const TraineeId &id);
    [[nodiscard]] Stored<Done> rebuildAll();

    /// Takes one more answer in, within the caller's transaction. Throws.
    void add(std::int64_t trainee, const AnswerFact &fact, const AnswerOrder &order);
    /// Makes a trainee's cache again, within the caller's transaction. Throws.
    void rebuildRow(std::int64_t trainee);
    /// Trainees whose cache is not what their answers give, in words; empty: all are. Throws.
    [[nodiscard]] std::vector<QString> differences();

private:
    struct Sum {
        Learner learner;
        DayTallies days;
        int answers = 0;
        AnswerOrder last;
    };
    /// What the answers alone give.
    [[nodiscard]] Sum fold(std::int64_t trainee) const;
    /// The same from the cache; nothing where it is out of date.
    [[nodiscard]] bool isFresh(std::int64_t trainee) const;
    [[nodiscard]] Learner loadLearner(std::int64_t trainee) const;
    [[nodiscard]] DayTallies loadDays(std::int64_t trainee, Day from, Day to) const;
    void freshen(std::int64_t trainee);
    [[nodiscard]] QString madeBy() const;
    void writeHead(std::int64_t trainee, int answers, const AnswerOrder &last) const;

    const Connection &m_connection;
    DayRule m_days;
    Fsrs m_fsrs;
};

/// Every answer of a trainee in order of time. Throws.
void eachAnswer(const Connection &connection, std::int64_t trainee,
                const std::function<void(const AnswerFact &, const AnswerOrder &)> &visit);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/exchange.h"
#include "core/records/journal.h"

#include <QSet>

#include <set>

namespace pitwise {

[[nodiscard]] StoreError refusedImport(const QString &why);

/// The one gate for records of other stores: takes them in, one by one, within a transaction of its own. What is there
/// already must be the same. Everything throws a StoreError.
class Intake {
public:
    enum class Chains {
        Whole,  ///< A file: each chain begins in it, and has no gap.
        GoesOn, ///< A delivery: what follows what is here. An entry that does not is left out, and its record sealed here.
    };
    explicit Intake(Store &store, Chains chains = Chains::Whole);

    /// Whatever comes has its entry, or something was taken out.
    void mustBeSealed() { m_mustBeSealed = true; }

    void trainee(const Trainee &trainee);
    void setting(const TraineeId &trainee, const std::string &key, const QByteArray &value);
    void session(Session session);
    void event(QUuid id, const SessionId &session, const QString &kind, UtcMs at);
    void answer(AnswerRecord record);
    void query(const Query &query);
    void reply(const QueryId &query, const QueryReply &reply);
    void decision(HouseDecision decision);
    void document(Document document);
    /// After the records that it seals.
    void entry(const JournalEntry &one);
    /// Commits.
    RecordCounts finish(UtcMs now);
    /// Whose answers came.
    [[nodiscard]] const std::set<std::int64_t> &touched() const { return m_touched; }

private:
    struct Came {
        const char *kind;
        QUuid id;
        TraineeId trainee;
    };
    using Chain = std::pair<std::int64_t, QByteArray>; ///< How many entries, and the digest of the last.

    std::optional<std::int64_t> find(const char *sql, const QUuid &id);
    Chain &chainOf(const JournalEntry &one);

    Store &m_store;
    const Connection &m_connection;
    Chains m_mode;
    Transaction m_transaction;
    Journal m_journal;
    std::vector<Came> m_came;
    bool m_mustBeSealed = false;
    QSet<QUuid> m_sealed; ///< By an entry of the file.
    std::map<std::pair<QUuid, TraineeId>, Chain> m_chains;
    std::set<std::int64_t> m_touched;
    RecordCounts m_counts;
};

} // namespace pitwise

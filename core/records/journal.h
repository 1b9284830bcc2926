// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/record.h"
#include "core/records/sql.h"

#include <functional>
#include <map>

namespace pitwise {

// The seal of the records: whatever is recorded gets an entry in the journal of the store that recorded it, in the same
// transaction. Entries are never edited; each holds
//
//     digest = BLAKE2b-256("pitwise-journal/1", origin, seq, trainee, nth, kind, record, at, body, before, beforeOwn)
//
// each field as in Statement::takeRow(). `origin` is the store, `seq` counts its entries from 1 without a gap and
// `before` is the digest of the entry before: one digest, the head, stands for everything up to there. `nth` and
// `beforeOwn` do the same among the entries of one trainee, so that his records can leave with a chain of their own.
// `body` is BLAKE2b-256(salt, row), the row being what bodySql() selects: ids of this file are not in it, so it is the
// same wherever the record goes. The salt goes when a trainee is erased; the entry stays, and says nothing of him.
//
// What it proves: whoever changes, removes, adds or moves a record without making every later entry anew is found. What
// it does not: who can write the file can make all entries anew, or take off the last ones. That shows wherever a head is
// known elsewhere: in an export, in the store that took it in, on paper (`pitwise-cli records check`, `--noted`).

/// What an entry is about.
namespace entry {
inline constexpr const char *session = "session", *event = "event", *answer = "answer", *query = "query", *reply = "reply",
                            *decision = "decision", *document = "document";
/// A trainee was erased: his records may be missing. `record` is the trainee.
inline constexpr const char *erased = "erased";
/// Another store's entries of this trainee were taken in: `record` is that store, `body` their last digest.
inline constexpr const char *taken = "taken";
/// All before this entry was recorded before there was a journal, and is sealed as it was found then.
inline constexpr const char *sealed = "sealed";
/// The file was restored from a copy: `record` is the origin before, `body` its last digest.
inline constexpr const char *restored = "restored";
} // namespace entry

struct JournalEntry {
    QUuid origin;
    std::int64_t seq = 0;
    TraineeId trainee; ///< Null: about nobody, as a decision of the house.
    std::int64_t nth = 0;
    std::string kind;
    QUuid record;
    UtcMs atMs = 0;
    QByteArray body, before, beforeOwn;
    QByteArray digest;
    QByteArray salt; ///< Empty: of no record, or erased.

    [[nodiscard]] QByteArray computedDigest() const;
    friend bool operator==(const JournalEntry &, const JournalEntry &) = default;
};

/// Where a chain stands: what proves everything up to there.
struct JournalHead {
    QUuid origin;
    std::int64_t seq = 0;
    QByteArray digest;
};

/// Writes entries, within the caller's transaction; one object for each transaction. Everything throws a StoreError.
class Journal {
public:
    explicit Journal(const Connection &connection);

    /// Makes this store an origin where it is none yet, and seals what was recorded before, in a transaction of its own.
    static void begin(const Connection &connection, UtcMs now);
    /// A copy of another file goes on: from here on it is an origin of its own.
    static void beginAgain(const Connection &connection, UtcMs now);

    void add(const char *kind, const QUuid &record, const TraineeId &trainee, UtcMs now);
    void add(const char *kind, const QUuid &record, const TraineeId &trainee, UtcMs now, const QByteArray &body);
    /// An entry of another store, as it is. False: it does not go with what is here, and was left out.
    bool take(const JournalEntry &entry);
    /// Notes where the chains stand that were taken in since.
    void noteTaken(UtcMs now);
    /// An entry of that kind and record is here whose salt is known.
    [[nodiscard]] bool hasSealed(const char *kind, const QUuid &record) const;

private:
    struct Last {
        std::int64_t number = 0;
        QByteArray digest;
    };
    Last &lastOf(const TraineeId &trainee);
    void append(JournalEntry made);
    void keepSalt(std::int64_t row, const QByteArray &salt);
    void write(std::int64_t origin, const JournalEntry &entry);

    const Connection &m_connection;
    std::int64_t m_originRow = 0;
    QUuid m_origin;
    Last m_last;
    std::map<TraineeId, Last> m_own;
    std::map<std::pair<QUuid, TraineeId>, QByteArray> m_taken;
};

/// The name of an event that was recorded without one: the same in every store.
[[nodiscard]] QUuid eventId(const SessionId &session, const QString &kind, UtcMs atMs);

/// What a record is, as its entry's body covers it; with one `?` for its uuid. Null for entries of no record.
[[nodiscard]] const char *bodySql(const std::string &kind);
/// Nothing where there is no such record.
[[nodiscard]] std::optional<QByteArray> bodyOf(const Connection &connection, const std::string &kind, const QUuid &record,
                                               const QByteArray &salt);

/// Every record of a kind with its trainee (null: about nobody), as it was made.
[[nodiscard]] std::vector<std::pair<QUuid, TraineeId>> recordsOf(const Connection &connection, const std::string &kind);
/// The kinds that are records.
inline constexpr const char *recordKinds[] = {entry::session, entry::event,    entry::answer,  entry::query,
                                              entry::reply,   entry::decision, entry::document};

/// Every entry, by origin and place.
void eachEntry(const Connection &connection, const std::function<void(const JournalEntry &, bool isOurs)> &look);
/// The entries about a trainee of every origin, in order: what an export takes along.
[[nodiscard]] std::vector<JournalEntry> entriesOf(const Connection &connection, const TraineeId &trainee);
/// Where this store's own chain stands.
[[nodiscard]] JournalHead headOf(const Connection &connection);
/// Follows every chain and looks at every record; says what does not hold. `noted`: heads known from elsewhere.
[[nodiscard]] std::vector<QString> journalProblems(const Connection &connection, const std::vector<JournalHead> &noted = {});

} // namespace pitwise

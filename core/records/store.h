// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/answerlog.h"
#include "core/records/clock.h"
#include "core/records/documentlog.h"
#include "core/records/houselog.h"
#include "core/records/journal.h"
#include "core/records/learnercache.h"
#include "core/records/querylog.h"
#include "core/records/roster.h"
#include "core/records/sessionlog.h"

#include <memory>

namespace pitwise {

struct StoreOptions {
    int busyTimeoutMs = 5000; ///< How long to wait for another program's write.
    DayRule days;             ///< Where training days end; figures by day follow it.
    /// Files up to this size are looked through on opening; larger ones when asked (problems()).
    std::int64_t quickCheckBytes = 8 * 1024 * 1024;
};

struct OpenedStore;

/// The records: one SQLite file (WAL, synchronous FULL), or the same in memory.
///
/// What a call recorded is on disk when it returns. A store belongs to the thread that opened it; another
/// thread or program opens its own on the same file. The clock must outlive the store.
class Store {
public:
    /// Opens the file, making it and bringing its schema up to date where need be. Before an older schema is
    /// changed, the file is copied to `<name>.before-v<version>.db` beside it. A newer, foreign or damaged
    /// file is left as it is.
    [[nodiscard]] static Stored<std::unique_ptr<Store>> open(const QString &path, const Clock &clock,
                                                             const StoreOptions &options = {});
    /// The same for the trainer's start: a damaged file is set aside under a new name, and a fresh one made.
    [[nodiscard]] static Stored<OpenedStore> openOrSetAside(const QString &path, const Clock &clock,
                                                            const StoreOptions &options = {});
    /// For looking and exporting: writes nothing; also from a disk that cannot be written.
    [[nodiscard]] static Stored<std::unique_ptr<Store>> openReadOnly(const QString &path, const Clock &clock,
                                                                     const StoreOptions &options = {});
    /// Gone with the object: for tests and demonstrations.
    [[nodiscard]] static std::unique_ptr<Store> inMemory(const Clock &clock, const StoreOptions &options = {});

    ~Store();

    [[nodiscard]] Roster &roster() { return m_roster; }
    [[nodiscard]] SessionLog &sessions() { return m_sessions; }
    [[nodiscard]] AnswerLog &answers() { return m_answers; }
    [[nodiscard]] QueryLog &queries() { return m_queries; }
    [[nodiscard]] HouseLog &house() { return m_house; }
    [[nodiscard]] DocumentLog &documents() { return m_documents; }
    [[nodiscard]] LearnerCache &learners() { return m_learners; }

    [[nodiscard]] const Clock &clock() const { return m_clock; }
    [[nodiscard]] const StoreOptions &options() const { return m_options; }
    [[nodiscard]] const QString &path() const { return m_connection->path(); }
    /// Now, as choosing and figures want it.
    [[nodiscard]] Moment moment() const { return {m_clock.nowMs(), m_options.days, Fsrs()}; }

    /// Looks through the whole file: damage, broken references, records that are not as they were sealed, caches that
    /// are not what the answers give. `noted`: heads of the journal that are known from elsewhere. Empty: all is well.
    /// Takes long on a large file; use a store of its own in another thread.
    [[nodiscard]] Stored<std::vector<QString>> problems(const std::vector<JournalHead> &noted = {});

    /// For import, backup and benchmarks.
    [[nodiscard]] const Connection &connection() const { return *m_connection; }
    /// Lets the file grow to so many pages and no further: a full disk, for tests.
    void limitPages(int pages);

private:
    Store(std::unique_ptr<Connection> connection, const Clock &clock, const StoreOptions &options);

    std::unique_ptr<Connection> m_connection;
    const Clock &m_clock;
    StoreOptions m_options;
    LearnerCache m_learners;
    Roster m_roster;
    SessionLog m_sessions;
    AnswerLog m_answers;
    QueryLog m_queries;
    HouseLog m_house;
    DocumentLog m_documents;
};

struct OpenedStore {
    std::unique_ptr<Store> store;
    QString setAside; ///< Where the damaged file lies now; empty: there was none.
};

/// Where the trainer keeps its records: `records.db` in the user's data directory, or PITWISE_RECORDS.
[[nodiscard]] QString defaultRecordsPath();

/// A copy of everything by SQLite itself, thus whole, that only its owner may read. Throws.
void copyInto(const Connection &connection, const QString &file);

/// The name that setAside() would give it.
[[nodiscard]] QString placeAside(const QString &path, const char *word, UtcMs now);

/// Moves a database and its side files to `<name>.<word>-<time>.db` in the same folder and says where.
/// Throws.
[[nodiscard]] QString setAside(const QString &path, const char *word, UtcMs now);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/store.h"
#include "core/school/outbox.h"
#include "core/school/postgres.h"
#include "core/school/stationfile.h"

#include <functional>
#include <memory>

namespace pitwise::school {

/// Which version of api_v… this program speaks, and how new a schema that has to be.
inline constexpr int clientVersion = 1, neededSchema = 2;

struct ReplicaOptions {
    BatchSize batch;
    int pullLines = 500;
    QString program = QStringLiteral("pitwise");
    /// Between the server's acknowledgement and this store's note of it; after each delivery; for tests that end there.
    std::function<void()> acknowledged = [] {};
    std::function<void()> delivered = [] {};
};

/// One coming and going.
struct SyncReport {
    int sent = 0;            ///< Lines that the school acknowledged.
    int fetched = 0;         ///< Lines that came.
    std::int64_t skewMs = 0; ///< How far this machine's clock is before the server's.
    QStringList troubles;    ///< Records that were not taken in, and why.
};

/// What a page or a command says of this store and its school, without asking a server.
struct ReplicaState {
    Waiting waiting;
    UtcMs lastSyncMs = 0; ///< 0: never.
    UtcMs lastTryMs = 0;
    std::optional<SchoolError> error; ///< Of the last try.
    std::int64_t skewMs = 0;
    QStringList troubles;
    QString school; ///< Its name, as the server last said it.
};
[[nodiscard]] Stored<ReplicaState> replicaState(Store &store);

/// An entry's line with the salt that lay apart put back in its place: `…,"salt":""}`.
[[nodiscard]] QByteArray sealedLine(QByteArray line, const QByteArray &salt);

/// Brings what this store appended to the school, and what others appended here. Nobody waits for it: it has a store and a
/// thread of its own. The school's acknowledgement alone moves the mark; whatever breaks, the next sync goes on from there.
class Replica {
public:
    Replica(Store &store, StationFile station, ReplicaOptions options = {});

    /// Out, then in. What was done before an error stays done.
    [[nodiscard]] Reached<SyncReport> sync();

private:
    struct Stream {
        QUuid id;
        std::int64_t after = 0;
    };

    void settle(); ///< Erasures that were ordered; people of the register and trainees here.
    void hello();
    void send();
    void fetchSchool();
    void fetchTrainees();
    /// True: there is more.
    bool fetch(std::vector<Stream> &streams);
    void take(Stream &stream, const std::vector<QByteArray> &lines, std::int64_t last);
    [[nodiscard]] std::vector<Stream> followed() const;
    void note(const std::optional<SchoolError> &error);

    Store &m_store;
    StationFile m_station;
    ReplicaOptions m_options;
    std::unique_ptr<Postgres> m_server;
    JournalHead m_own;
    std::int64_t m_acked = 0;
    SyncReport m_report;
};

} // namespace pitwise::school

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random/random.h"
#include "core/school/replica.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace pitwise::school {

/// How long a station waits between two goings, in milliseconds. Each is spread by a quarter, so that a room of stations
/// that lost its server together does not come back in the same instant.
struct SenderPace {
    int look = 2'000;           ///< Whether something was recorded here; then it goes at once.
    int quiet = 30'000;         ///< To ask what others recorded.
    int firstRetry = 1'000;     ///< After a break; twice as long each time,
    int longestRetry = 60'000;  ///< up to this.
    int afterRefusal = 600'000; ///< What does not mend itself: somebody may have mended it.
};
/// After so many failures in a row; 0: it went well.
[[nodiscard]] int waitAfter(int failures, const std::optional<SchoolError> &error, const SenderPace &pace, Random &random);

/// What the sender tells as it goes, in its own thread.
struct SenderNews {
    ReplicaState state;
    bool busy = false;    ///< It is going now.
    int fetched = 0;      ///< Lines that came with this going.
    qint64 nextTryMs = 0; ///< By the station's clock; 0: it is busy.
};

/// Goes to the school again and again in a thread of its own, with a store and a connection of its own. Nobody waits for it.
class Sender {
public:
    using Heard = std::function<void(const SenderNews &)>;
    /// The clock outlives it.
    Sender(QString records, const Clock &clock, StationFile station, ReplicaOptions options, Heard heard, std::uint64_t seed,
           SenderPace pace = {});
    /// Ends the thread after the call to the server that it is in.
    ~Sender();
    Sender(const Sender &) = delete;
    Sender &operator=(const Sender &) = delete;

    void goNow();

private:
    void run();
    void go(Store &store);
    void tell(Store &store, bool busy, int fetched, qint64 nextTryMs);
    /// True: it is time to go. False: to end.
    bool waitFor(Store &store, int ms);
    bool sleepFor(int ms);

    const QString m_records;
    const Clock &m_clock;
    const StationFile m_station;
    ReplicaOptions m_options;
    const Heard m_heard;
    const SenderPace m_pace;
    Random m_random;
    int m_failures = 0;
    std::optional<SchoolError> m_error;
    int m_fetched = 0;
    std::mutex m_mutex;
    std::condition_variable m_woken;
    bool m_goNow = false, m_end = false;
    std::thread m_thread; // last: it uses all of the above
};

} // namespace pitwise::school

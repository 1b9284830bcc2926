// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/school/sender.h"

#include <algorithm>
#include <chrono>

namespace pitwise::school {
namespace {

/// Thrown between two calls to the server where the sender is to end.
struct SenderEnds {};

} // namespace

int waitAfter(int failures, const std::optional<SchoolError> &error, const SenderPace &pace, Random &random) {
    int wait = pace.quiet;
    if (error && !passes(error->kind))
        wait = pace.afterRefusal;
    else if (failures > 0)
        wait = std::min<int>(pace.longestRetry, pace.firstRetry << std::min(failures - 1, 10));
    const int quarter = wait / 4;
    return wait - quarter + static_cast<int>(random.below(static_cast<std::uint32_t>(2 * quarter + 1)));
}

Sender::Sender(QString records, const Clock &clock, StationFile station, ReplicaOptions options, Heard heard,
               std::uint64_t seed, SenderPace pace)
    : m_records(std::move(records)), m_clock(clock), m_station(std::move(station)), m_options(std::move(options)),
      m_heard(std::move(heard)), m_pace(pace), m_random(seed), m_thread([this] { run(); }) {
}

Sender::~Sender() {
    {
        const std::lock_guard lock(m_mutex);
        m_end = true;
    }
    m_woken.notify_all();
    m_thread.join();
}

void Sender::goNow() {
    {
        const std::lock_guard lock(m_mutex);
        m_goNow = true;
    }
    m_woken.notify_all();
}

void Sender::run() {
    const auto endHere = [this] {
        const std::lock_guard lock(m_mutex);
        if (m_end)
            throw SenderEnds();
    };
    m_options.acknowledged = endHere;
    m_options.delivered = endHere;
    StoreOptions options;
    options.quickCheckBytes = 0; // the window has looked
    try {
        bool going = sleepFor(static_cast<int>(m_random.below(static_cast<std::uint32_t>(m_pace.look)))); // not all at once
        for (; going; going = sleepFor(m_pace.quiet)) { // no records: the window says why
            if (auto store = Store::open(m_records, m_clock, options)) {
                tell(**store, false, 0, 0);
                do
                    go(**store);
                while (waitFor(**store, waitAfter(m_failures, m_error, m_pace, m_random)));
                return;
            }
        }
    } catch (const SenderEnds &) {
        return;
    }
}

void Sender::go(Store &store) {
    tell(store, true, 0, 0);
    const Reached<SyncReport> result = Replica(store, m_station, m_options).sync();
    m_error = result ? std::nullopt : std::optional(result.error());
    m_failures = result ? 0 : m_failures + 1;
    m_fetched = result ? result->fetched : 0;
}

void Sender::tell(Store &store, bool busy, int fetched, qint64 nextTryMs) {
    if (const Stored<ReplicaState> state = replicaState(store))
        m_heard({*state, busy, fetched, nextTryMs});
}

bool Sender::waitFor(Store &store, int ms) {
    const auto dataVersion = [&store] {
        const auto version = guarded([&] { return store.connection().number("PRAGMA data_version"); });
        return version ? *version : -1;
    };
    const UtcMs next = m_clock.nowMs() + ms;
    std::int64_t seen = dataVersion();
    tell(store, false, std::exchange(m_fetched, 0), next);
    for (int left = ms; left > 0; left -= m_pace.look) {
        if (!sleepFor(std::min(left, m_pace.look)))
            return false;
        if (const std::lock_guard lock(m_mutex); std::exchange(m_goNow, false))
            return true;
        if (const std::int64_t now = dataVersion(); now != seen) { // another connection wrote: the window
            seen = now;
            tell(store, false, 0, next);
            const Stored<ReplicaState> state = replicaState(store);
            if (!m_error && state && state->waiting.lines > 0)
                return true;
        }
    }
    return true;
}

bool Sender::sleepFor(int ms) {
    std::unique_lock lock(m_mutex);
    m_woken.wait_for(lock, std::chrono::milliseconds(ms), [this] { return m_end || m_goNow; });
    return !m_end;
}

} // namespace pitwise::school

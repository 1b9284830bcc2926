// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/school/replica.h"
#include "tests/core/records/recordsfixture.h"
#include "tests/core/school/cluster.h"

namespace pitwise {

/// A seat with records of its own. Its clock may be wrong.
struct Station {
    SetClock clock{testNow};
    std::unique_ptr<Store> store = Store::inMemory(clock);
    school::StationFile file;

    [[nodiscard]] school::Reached<school::SyncReport> sync(school::ReplicaOptions options = {}) {
        return school::Replica(*store, file, std::move(options)).sync();
    }
    /// The network is gone.
    [[nodiscard]] school::Reached<school::SyncReport> syncWithoutNetwork() {
        school::StationFile away = file;
        away.connect = QStringLiteral("host=/nowhere dbname=school");
        return school::Replica(*store, away).sync();
    }
    SessionId begin(const TraineeId &trainee) {
        SessionStart start;
        start.trainee = trainee;
        start.kind = "due";
        return store->sessions().start(start).value();
    }
    void answer(const SessionId &session, int from, int count, UtcMs apartMs = 7'000) {
        for (int i = from; i < from + count; ++i) {
            clock.advance(apartMs);
            (void)store->answers().append(sampleAnswer(session, i, i % 3 != 0)).value();
        }
    }
    [[nodiscard]] std::int64_t answersOf(const TraineeId &trainee) const {
        Statement row = store->connection().prepare(
            "SELECT count(*) FROM answers a JOIN trainees t ON t.id = a.trainee_id WHERE t.uuid = ?");
        return row.bind(trainee).run().next() ? row.takeInt() : -1;
    }
};

/// What went wrong in `work`, in words; empty: nothing.
template <typename F> QByteArray wrongIn(F &&work) {
    try {
        work();
    } catch (const school::SchoolError &error) {
        return QByteArray::fromStdString(errorText(error));
    } catch (const Refusal &refusal) {
        return QByteArray::fromStdString(refusal.at + ": " + refusal.error);
    }
    return {};
}

inline std::string why(const school::Reached<school::SyncReport> &result) {
    return result ? result->troubles.join(u'\n').toStdString() : errorText(result.error());
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/clock.h"
#include "core/records/record.h"
#include "core/records/sql.h"

namespace pitwise {

/// Who trains. Changes are on disk when a call returns.
class Roster {
public:
    Roster(const Connection &connection, const Clock &clock) : m_connection(connection), m_clock(clock) {}

    /// White space is tidied; an empty name is refused. Two trainees may have one name.
    [[nodiscard]] Stored<Trainee> add(const QString &name, const QString &batch, const QByteArray &pinHash = {});
    /// By name, then batch; without those removed.
    [[nodiscard]] Stored<std::vector<Trainee>> all() const;
    [[nodiscard]] Stored<Trainee> find(const TraineeId &id) const;
    [[nodiscard]] Stored<Done> rename(const TraineeId &id, const QString &name, const QString &batch);
    /// As the school has written it down: new here, or under another name than before.
    [[nodiscard]] Stored<Done> enrol(const TraineeId &id, const QString &name, const QString &batch, UtcMs createdMs);
    /// Empty: no PIN any more. Clears the lockout.
    [[nodiscard]] Stored<Done> setPin(const TraineeId &id, const QByteArray &pinHash);
    /// Written before a try is looked at, so that a crash gives no free tries.
    [[nodiscard]] Stored<Done> setLockout(const TraineeId &id, int wrongTries, UtcMs lockedUntilMs);

    /// A setting of the trainee's own, as JSON: `practice`, `presets`, `exam`. Empty: not set.
    [[nodiscard]] Stored<QByteArray> setting(const TraineeId &id, const std::string &key) const;
    [[nodiscard]] Stored<Done> setSetting(const TraineeId &id, const std::string &key, const QByteArray &json);

    /// How much would go with a trainee: for the question asked twice.
    struct Belongings {
        int sessions = 0;
        int answers = 0;
        int queries = 0;
    };
    [[nodiscard]] Stored<Belongings> belongings(const TraineeId &id) const;
    /// Takes a trainee off every list. All records stay for thirty days; bringing him back, or an import of his,
    /// makes it as if nothing had been.
    [[nodiscard]] Stored<Done> remove(const TraineeId &id);
    static constexpr UtcMs keptMs = UtcMs{30} * 24 * 60 * 60 * 1000;
    /// Who was removed and can be brought back, latest first.
    struct Removed {
        Trainee trainee;
        Belongings belongings;
        UtcMs removedMs = 0;
        UtcMs keptUntilMs = 0;
    };
    [[nodiscard]] Stored<std::vector<Removed>> removed() const;
    [[nodiscard]] Stored<Done> restore(const TraineeId &id);
    /// For good, now: overwrites the records in the file. There is no way back but a backup.
    [[nodiscard]] Stored<Done> erase(const TraineeId &id);
    /// The same for everybody who was removed longer ago than thirty days; says how many that were.
    [[nodiscard]] Stored<int> eraseExpired();

private:
    const Connection &m_connection;
    const Clock &m_clock;
};

/// The row of a trainee; throws NotThere.
[[nodiscard]] std::int64_t traineeRow(const Connection &connection, const TraineeId &id);

} // namespace pitwise

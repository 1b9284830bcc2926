// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/records/clock.h"
#include "core/records/record.h"
#include "core/records/sql.h"

namespace pitwise {

/// What the house has fixed, by whom and when. Append-only: the newest decision of a key is in force.
class HouseLog {
public:
    HouseLog(const Connection &connection, const Clock &clock) : m_connection(connection), m_clock(clock) {}

    /// `value`: JSON; `null` takes a decision back (the reading is open again).
    [[nodiscard]] Stored<HouseDecision> decide(const std::string &key, const QByteArray &value, const QString &who,
                                               const QString &note = {});
    /// In force, by key; those taken back are left out.
    [[nodiscard]] Stored<std::vector<HouseDecision>> inForce() const;
    /// Every decision on a key, newest first.
    [[nodiscard]] Stored<std::vector<HouseDecision>> history(const std::string &key) const;

private:
    const Connection &m_connection;
    const Clock &m_clock;
};

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/learner.h"
#include "core/records/sql.h"
#include "core/statistics/daytally.h"

namespace pitwise {

// Rows of the cache tables. Writers replace what is there; everything throws a StoreError.

class ClauseRows {
public:
    explicit ClauseRows(const Connection &connection);
    void write(std::int64_t trainee, const ClauseKey &key, const ClauseState &state);
    [[nodiscard]] static std::map<ClauseKey, ClauseState> read(const Connection &connection, std::int64_t trainee);
    [[nodiscard]] static std::optional<ClauseState> readOne(const Connection &connection, std::int64_t trainee,
                                                            const ClauseKey &key);

private:
    Statement m_write;
};

class SkillRows {
public:
    explicit SkillRows(const Connection &connection);
    void write(std::int64_t trainee, const SkillKey &key, const SkillState &state);
    [[nodiscard]] static std::map<SkillKey, SkillState> read(const Connection &connection, std::int64_t trainee);
    [[nodiscard]] static std::optional<SkillState> readOne(const Connection &connection, std::int64_t trainee,
                                                           const SkillKey &key);

private:
    Statement m_write;
};

class DayRows {
public:
    explicit DayRows(const Connection &connection);
    void write(std::int64_t trainee, const DayKey &key, const DayTally &tally);
    [[nodiscard]] static DayTallies read(const Connection &connection, std::int64_t trainee, Day from, Day to);
    [[nodiscard]] static DayTally readOne(const Connection &connection, std::int64_t trainee, const DayKey &key);

private:
    Statement m_write;
};

} // namespace pitwise

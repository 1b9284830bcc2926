// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <ctime>

namespace pitwise::exam {

/// Time, passed in: the wall's for the record, a steady one for how long something took.
class Clock {
public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual qint64 wallMs() const = 0;   ///< Since 1970, UTC. May jump.
    [[nodiscard]] virtual qint64 steadyMs() const = 0; ///< Since anything; never goes back, and runs on in sleep.
};

class SystemClock final : public Clock {
public:
    [[nodiscard]] qint64 wallMs() const override { return QDateTime::currentMSecsSinceEpoch(); }
    [[nodiscard]] qint64 steadyMs() const override {
        // Not std::chrono's: that one stands still while a lid is closed, and a candidate could think on.
        std::timespec now{};
        ::clock_gettime(CLOCK_BOOTTIME, &now);
        return qint64(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000;
    }
};

} // namespace pitwise::exam

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <chrono>

namespace pitwise::exam {

/// Time, passed in: the wall's for the record, a steady one for how long something took.
class Clock {
public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual qint64 wallMs() const = 0;   ///< Since 1970, UTC. May jump.
    [[nodiscard]] virtual qint64 steadyMs() const = 0; ///< Since anything; never goes back.
};

class SystemClock final : public Clock {
public:
    [[nodiscard]] qint64 wallMs() const override { return QDateTime::currentMSecsSinceEpoch(); }
    [[nodiscard]] qint64 steadyMs() const override {
        using namespace std::chrono;
        return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
    }
};

} // namespace pitwise::exam

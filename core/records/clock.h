// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/days.h"

namespace pitwise {

/// What time it is. Passed in, so that tests and replays have their own.
class Clock {
public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual UtcMs nowMs() const = 0;
};

/// The machine's clock.
class SystemClock final : public Clock {
public:
    [[nodiscard]] UtcMs nowMs() const override;
};

/// A clock that stands until it is moved.
class SetClock final : public Clock {
public:
    explicit SetClock(UtcMs now = 0) : m_now(now) {}
    [[nodiscard]] UtcMs nowMs() const override { return m_now; }
    void set(UtcMs now) { m_now = now; }
    void advance(UtcMs ms) { m_now += ms; }

private:
    UtcMs m_now;
};

} // namespace pitwise

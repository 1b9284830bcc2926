// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace pitwise {

/// For a moment after something new is on screen nobody can have seen it: what is pressed then was meant for what was
/// there before. The time is passed in.
class Settling {
public:
    static constexpr qint64 momentMs = 400;

    void begin(qint64 nowMs) { m_sinceMs = nowMs; }
    /// A clock that was put back never makes it last longer.
    [[nodiscard]] bool isOver(qint64 nowMs) const { return nowMs < m_sinceMs || nowMs - m_sinceMs >= momentMs; }

private:
    qint64 m_sinceMs = -momentMs;
};

} // namespace pitwise

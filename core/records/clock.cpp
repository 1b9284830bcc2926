// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/records/clock.h"

#include <QDateTime>

namespace pitwise {

UtcMs SystemClock::nowMs() const {
    return QDateTime::currentMSecsSinceEpoch();
}

} // namespace pitwise

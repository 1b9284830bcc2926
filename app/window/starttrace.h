// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQuickWindow;

namespace pitwise {

/// Prints `FIRSTFRAME ms=… cpu=…` on standard error when the window's first frame is on screen,
/// counted from the start of the process (not of main): loading the libraries is part of it.
void traceFirstFrame(QQuickWindow &window);

} // namespace pitwise

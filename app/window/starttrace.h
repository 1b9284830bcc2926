// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQuickWindow;

namespace pitwise {

/// Prints `<name> ms=… cpu=…` on standard error when the window's next frame is on screen, counted from the start of the
/// process (not of main): loading the libraries is part of it.
void traceFirstFrame(QQuickWindow &window, const char *name);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWindow;

namespace pitwise {

class Settings;

/// Gives the window the size it had when it was last closed, and remembers it from now on.
void rememberWindow(QWindow &window, Settings &settings);

} // namespace pitwise

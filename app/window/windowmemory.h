// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWindow;

namespace pitwise {

class Settings;

inline constexpr QSize usualWindow{1280, 800};

/// The size the window had when it was last closed, as far as the screen has room for it; the usual one where nothing is
/// remembered. Main.qml begins with it, so that nothing is laid out twice.
[[nodiscard]] QSize rememberedSize(const Settings &settings);

/// Remembers the window's size from now on; one that was maximised is so again.
void rememberWindow(QWindow &window, Settings &settings);

} // namespace pitwise

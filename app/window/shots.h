// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQuickWindow;
class QString;

namespace pitwise {

class Trainer;

/// Shows every page of the table in shots.cpp at every size and saves what is seen as `<name>-<width>x<height>.png`,
/// then 1280x800 once more light, in high contrast and with text at 150 %. Whether every picture could be saved.
bool takeShots(QQuickWindow &window, Trainer &trainer, const QString &folder);

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQuickWindow;
class QString;

namespace pitwise {

class Trainer;

/// When pictures are taken: Monday 16 November 2026, 19:00 in Singapore.
inline constexpr long long shotsMoment = 1'794'826'800'000;

/// Shows every page of the table in shots.cpp at every size and saves what is seen as `<name>-<width>x<height>.png`,
/// then 1280x800 once more light, in high contrast and with text at 150 %. Whether every picture could be saved.
bool takeShots(QQuickWindow &window, Trainer &trainer, const QString &folder);

} // namespace pitwise

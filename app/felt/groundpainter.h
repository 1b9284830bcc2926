// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltlayout.h"
#include "app/felt/feltstyle.h"

#include <QImage>

namespace pitwise::felt {

/// Everything that never moves: surround, rail, cloth, print, nap and near edge. The painter is in table units.
void paintGround(QPainter &painter, const FeltLayout &layout, const FeltPrint &print, const FeltStyle &style);

/// Surround, rail, cloth and nap alone.
void paintCloth(QPainter &painter, const FeltTable &table, const FeltStyle &style);

/// The ground as one image, kept for the last few felts and sizes. `pixels`: of the image, with the screen's ratio in it.
[[nodiscard]] QImage groundImage(const FeltLayout &layout, const FeltPrint &print, const FeltStyle &style, QSize pixels);

/// A pay table, as it is printed and as it is shown enlarged. Painted at the origin, as wide as its item.
void paintPayTable(QPainter &painter, const PlacedItem &table, const FeltStyle &style);

} // namespace pitwise::felt

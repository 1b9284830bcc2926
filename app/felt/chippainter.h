// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltstyle.h"
#include "core/house/chipset.h"

#include <QPainter>

#include <vector>

namespace pitwise::felt {

/// A chip from above, of this diameter about the origin; `full`: large enough for the whole number.
void paintChip(QPainter &painter, const Chip &chip, double diameter, bool full = false);

/// A pile on the felt, its lowest chip about the origin. `chips` from the bottom up; `height` of the whole pile.
/// `seed` decides how the edge spots lie: chips are never turned alike.
void paintPile(QPainter &painter, const std::vector<const Chip *> &chips, double diameter, double height, unsigned seed,
               bool whiteEdge, bool full = false);

/// An amount as one or two piles that together stand on a spot of this diameter.
void paintAmount(QPainter &painter, const ChipSet &set, Cents amount, double diameter, double maxHeight, unsigned seed,
                 bool whiteEdge, bool full = false);

/// A tube of the float: chips on edge, seen from above, the far end first.
void paintTube(QPainter &painter, const Chip &chip, const QRectF &tube, int count, double thickness);

/// The free-bet marker: flat, scalloped, FREE.
void paintMarker(QPainter &painter, double radius);

/// The chips of an amount from the bottom up, largest first, at most as many as two piles hold. A rest that no chip makes
/// is a null at the end: a coin.
[[nodiscard]] std::vector<const Chip *> chipsOf(const ChipSet &set, Cents amount);

} // namespace pitwise::felt

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/cardpainter.h"
#include "app/felt/feltitem.h"
#include "app/felt/feltstyle.h"
#include "core/house/chipset.h"

#include <QPainter>

namespace pitwise::felt {

struct PieceLook {
    FeltStyle style;
    Deck deck = Deck::TwoColour;
    const ChipSet *chips = nullptr;
};

/// What a piece may cover with its shadow and lines, in table units: larger than its place.
[[nodiscard]] QRectF paintedBounds(const PlacedItem &item);

/// Paints one piece in its place; the painter is in table units.
void paintPiece(QPainter &painter, const PlacedItem &item, const PieceLook &look);

} // namespace pitwise::felt

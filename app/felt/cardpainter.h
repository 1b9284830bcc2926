// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltstyle.h"
#include "app/felt/felttable.h"
#include "core/cards/card.h"

#include <QPainter>

namespace pitwise::felt {

/// Two colours, or four: diamonds blue and clubs green. Suits are told apart by shape in both.
enum class Deck { TwoColour, FourColour };

[[nodiscard]] QColor suitColour(Suit suit, Deck deck);
[[nodiscard]] QSizeF faceSize(Face face); ///< 30x42, 46x64, 100x140

/// Paint at the origin in the face's own units; the caller scales and turns.
void paintFace(QPainter &painter, Card card, Face face, Deck deck);
void paintBack(QPainter &painter, Face face, const FeltStyle &style);
void paintCutCard(QPainter &painter);
/// A card of which nothing can be read any more.
void paintTornCard(QPainter &painter, Face face, const FeltStyle &style);
/// The same felt's style with the card backs of another deck.
[[nodiscard]] FeltStyle otherBack(const FeltStyle &style);
void paintPip(QPainter &painter, Suit suit, QPointF at, double size, const QColor &colour, bool upsideDown = false);
/// Upper half of a court figure in x 20..80, y 12..70 of a large card.
void paintCourt(QPainter &painter, Rank rank, Suit suit, const QColor &colour, bool withPip);
/// Two soft rectangles under a card of this size.
void paintCardShadow(QPainter &painter, const QRectF &rect, double radius);

} // namespace pitwise::felt

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/felttable.h"
#include "core/cards/card.h"
#include "core/money.h"
#include "core/table/roundview.h"

#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <QTransform>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace pitwise::felt {

/// What lies on the felt. The first group is part of the print or only a place that can be pointed at; the rest is drawn
/// as pieces of its own.
enum class ItemKind {
    Box,
    Area,
    InsuranceSpot,
    PrintedCard,
    PayTable,
    Hand,
    DealerHand,
    SeatPlate,
    Float,
    Shoe,
    Discard,
    Card,
    FaceDownCard,
    CutCard,
    Stack,
    Marker,
    ActiveRing,
    Label,
    Sign,
    Ghost, ///< Where chips lay that are gone.
    Darkness,
};
[[nodiscard]] constexpr bool isDrawnAsPiece(ItemKind kind) {
    return kind >= ItemKind::SeatPlate;
}

/// What a stack is: which way it comes and goes.
enum class StackRole { Bet, Double, Payout, Side, Insurance, Tie };

using TextRow = std::pair<QString, QString>; ///< Words left, number right.

/// One thing on the felt, in table units. Its frame has its origin on `at` and is turned by `turn`; `rect` is
/// the part of the frame that it covers.
struct PlacedItem {
    QString id; ///< Stays the same while the thing stays on the table, wherever it moves.
    ItemKind kind = ItemKind::Card;
    QPointF at;
    double turn = 0; ///< Degrees, clockwise.
    QRectF rect;
    int z = 0; ///< Painting order.

    int box = 0;  ///< From 1; 0: not of a box.
    int hand = 0; ///< From 1.
    int index = -1;
    std::string player;
    std::string area; ///< Kind of side bet.

    std::optional<Card> card;
    Face face = Face::M;
    bool across = false; ///< A quarter turn to the left: the card of a doubled hand.

    Cents amount = 0;
    StackRole role = StackRole::Bet;
    double diameter = 0;
    double height = 0; ///< Of the pile.
    int piles = 1;

    QString text;
    QString letter; ///< In the label's cap, or on the seat plate.
    bool seated = false;
    double size = 0; ///< Of the text; of a sign: how many times its plain size.
    int count = 0;   ///< Cards in the discard holder; of the shoe: that are left where it is about to end.
    StrayCard::Look look = StrayCard::Look::Plain;
    bool stray = false; ///< A card that lies before a hand.
    bool away = false;  ///< Of a seat plate: the chair is empty.
    std::vector<TextRow> rows;

    [[nodiscard]] QTransform frame() const { return QTransform::fromTranslate(at.x(), at.y()).rotate(turn); }
    [[nodiscard]] QPolygonF outline() const { return frame().map(QPolygonF(rect)); }
    [[nodiscard]] QRectF bounds() const { return frame().mapRect(rect); }
};

inline constexpr double signText = 9.2; ///< Of a sign's rows at its plain size.

/// Rank and suit of a card, in its frame: what no other thing may cover.
[[nodiscard]] QRectF indexRect(const PlacedItem &card);

} // namespace pitwise::felt

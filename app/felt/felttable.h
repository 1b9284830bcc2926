// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

namespace pitwise::felt {

/// Faces of a card by size: S for crowded columns, M for the usual hand, L for pages that show one card.
enum class Face { S, M, L };

/// How the cards of one hand lie: table units.
struct Fan {
    double width = 0;
    double height = 0;
    Face face = Face::M;
    double dx = 0;    ///< Each later card lies this far to the right,
    double strip = 0; ///< and this far towards the dealer: what stays visible of the card below.
};

/// The arc of boxes, in table units (tu): 1000 wide at 16:10, origin top left, the dealer at the lower edge.
///
/// `rho` is measured from the main-bet line, + towards the players, - towards the dealer; `u` to the right
/// along the line. A view of w x h pixels shows `scale` pixels per tu; nothing is scaled twice.
///
/// A wide, `low` view (a question stands below it) shows the table without its near edge, the arc flatter: no float, no pay
/// tables, no title, and cards that are half as large again.
class FeltTable {
public:
    FeltTable(double viewWidth, double viewHeight, int boxes, int sideKinds, bool printedCards);

    static constexpr double railOuter = 107, railInner = 79;
    static constexpr double sideRho = 55.5;
    static constexpr double boxFar = 32, boxNear = -34;
    static constexpr double cardsFar = -41, cardsNear = -182;
    static constexpr double insuranceFar = -189, insuranceNear = -215;
    static constexpr double insuranceMid = (insuranceFar + insuranceNear) / 2;
    static constexpr double printedWidth = 42, printedLeft = -63; ///< Dueling 8's: the card printed in the box.
    static constexpr double dealerWidth = 52, dealerHeight = 72.3;
    static constexpr double printedDealerLeft = -120;

    double scale = 1;    ///< Pixels per tu.
    double width = 1000; ///< Of the table and of the view.
    double height = 625; ///< Of the table.
    bool low = false;
    double viewHeight = 625; ///< A higher view leaves dark surround below the near edge.
    double arcWidth = 1000;
    int boxes = 7;
    int sideKinds = 2;
    bool printedCards = false;
    double inset = 76; ///< Middle of the end box to the edge.
    double radius = 0; ///< Of the main-bet line.
    QPointF centre;    ///< Of the arc.
    double pitch = 0;  ///< Angle from box to box, radians.

    [[nodiscard]] double theta(int box) const; ///< Angle of a box, from 1; radians, 0 straight ahead.
    [[nodiscard]] QPointF at(double theta, double rho, double u = 0) const;
    [[nodiscard]] double pitchAt(double rho) const { return (radius + rho) * pitch; }
    [[nodiscard]] double room(int hands) const; ///< Width that each of a box's hands may take.
    [[nodiscard]] double boxWidth() const;
    /// Angle of hand `index` (from 0) of `hands`: columns are radii, so they never cross.
    [[nodiscard]] double column(int box, int index, int hands) const;
    [[nodiscard]] Fan fan(int hands, int cards) const;
    [[nodiscard]] double sideRadius() const;
    [[nodiscard]] double sideStep() const;
    [[nodiscard]] QPointF sideAt(int box, int index) const;
    [[nodiscard]] double dealerTop() const { return low ? 352 : height - 231; }
    [[nodiscard]] QPointF floatCorner() const { return {width / 2 - 200, height - 137}; }
    [[nodiscard]] QPointF chipsFrom() const; ///< Where payouts come from and lost bets go: the float, in view or not.
    [[nodiscard]] QPointF shoeAt() const;
    [[nodiscard]] QPointF discardAt() const;
};

} // namespace pitwise::felt

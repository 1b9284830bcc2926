// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/chippainter.h"
#include "app/felt/pen.h"
#include "app/felt/placer.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace pitwise::felt {
namespace {

/// One edge spot: angles in degrees, and which part of the thickness it takes (0 bottom, 1 top).
struct Bar {
    double from, to, low = 0, high = 1;
};

std::vector<Bar> barsOf(EdgePattern pattern) {
    std::vector<Bar> bars;
    const auto every = [&bars](double step, auto &&add) {
        int index = 0;
        for (double a = 0; a < 359.9; a += step)
            add(a, index++);
        (void)bars;
    };
    switch (pattern) {
    case EdgePattern::Single: every(90, [&](double a, int) { bars.push_back({a - 17, a + 17}); }); break;
    case EdgePattern::Double:
        every(90, [&](double a, int) {
            for (const double d : {-13.0, 13.0})
                bars.push_back({a + d - 7.5, a + d + 7.5});
        });
        break;
    case EdgePattern::Triple:
        every(90, [&](double a, int) {
            for (const double d : {-18.0, 0.0, 18.0})
                bars.push_back({a + d - 5, a + d + 5});
        });
        break;
    case EdgePattern::Ticks: every(36, [&](double a, int) { bars.push_back({a - 5.5, a + 5.5}); }); break;
    case EdgePattern::Halves: every(120, [&](double a, int) { bars.push_back({a, a + 60}); }); break;
    case EdgePattern::Slant: every(40, [&](double a, int) { bars.push_back({a, a + 16}); }); break;
    case EdgePattern::Checker:
        every(22.5, [&](double a, int i) { bars.push_back({a, a + 22.5, (i % 2) * .5, (i % 2) * .5 + .5}); });
        break;
    case EdgePattern::Dots: every(30, [&](double a, int) { bars.push_back({a - 5, a + 5, .2, .8}); }); break;
    case EdgePattern::Diamonds: every(45, [&](double a, int) { bars.push_back({a - 11, a + 11, .06, .94}); }); break;
    case EdgePattern::Line: bars.push_back({0, 360, .34, .66}); break;
    }
    return bars;
}

QPointF polar(double r, double degrees) {
    return {r * std::cos(qDegreesToRadians(degrees)), r * std::sin(qDegreesToRadians(degrees))};
}

/// A piece of a ring between two radii; `skew` leans its outer side.
QPainterPath ringPiece(double inner, double outer, double from, double to, double skew = 0) {
    QPainterPath path(polar(outer, from + skew));
    path.arcTo({-outer, -outer, 2 * outer, 2 * outer}, -(from + skew), -(to - from));
    path.lineTo(polar(inner, to));
    path.arcTo({-inner, -inner, 2 * inner, 2 * inner}, -to, to - from);
    path.closeSubpath();
    return path;
}

const QColor coinBase(0xc8, 0xcc, 0xd2), coinInsert(0x8d, 0x93, 0x9b);

/// The side of one chip between `bottom - thickness` and `bottom`; flat: r = 0 shows it on edge.
void paintEdge(QPainter &painter, const Chip *chip, double radius, double flat, double bottom, double thickness,
               double phase) {
    const QColor base = chip ? QColor::fromRgb(chip->base) : coinBase,
                 insert = chip ? QColor::fromRgb(chip->insert) : coinInsert;
    const double r = flat * radius;
    const auto band = [&](double low, double high) {
        QPainterPath path;
        const double top = bottom - thickness * high, under = bottom - thickness * low;
        path.moveTo(-radius, top);
        if (r > 0)
            path.arcTo({-radius, top - r, 2 * radius, 2 * r}, 180, 180);
        else
            path.lineTo(radius, top);
        path.lineTo(radius, under);
        if (r > 0)
            path.arcTo({-radius, under - r, 2 * radius, 2 * r}, 0, -180);
        else
            path.lineTo(-radius, under);
        path.closeSubpath();
        return path;
    };
    painter.fillPath(band(0, 1), mixed(base, Qt::black, .08));
    if (chip && chip->pattern == EdgePattern::Line) {
        painter.fillPath(band(.34, .66), insert);
    } else if (chip) {
        const auto point = [&](double angle, double part) {
            const double a = std::clamp(angle, 0.0, 180.0);
            return QPointF(radius * std::cos(qDegreesToRadians(a)),
                           bottom - thickness * part + r * std::sin(qDegreesToRadians(a)));
        };
        QPainterPath spots;
        for (const Bar &bar : barsOf(chip->pattern))
            for (const double lap : {-360.0, 0.0, 360.0}) {
                const double from = std::max(0.0, bar.from + phase + lap), to = std::min(180.0, bar.to + phase + lap);
                if (to <= from)
                    continue;
                QPolygonF polygon;
                if (chip->pattern == EdgePattern::Diamonds) {
                    const double mid = (from + to) / 2;
                    polygon << point(from, .5) << point(mid, bar.high) << point(to, .5) << point(mid, bar.low);
                } else {
                    const double skew = chip->pattern == EdgePattern::Slant ? 9 : 0;
                    const int steps = std::max(1, static_cast<int>((to - from) / 9));
                    for (int i = 0; i <= steps; ++i)
                        polygon << point(from + (to - from) * i / steps + skew, bar.high);
                    for (int i = steps; i >= 0; --i)
                        polygon << point(from + (to - from) * i / steps - skew, bar.low);
                }
                spots.addPolygon(polygon);
                spots.closeSubpath();
            }
        spots.setFillRule(Qt::WindingFill);
        painter.fillPath(spots, insert);
    }
    // A line between chips: dark, light where the chip itself is dark.
    const bool dark = base.lightness() < 40;
    QPainterPath rim;
    rim.moveTo(-radius, bottom);
    if (r > 0)
        rim.arcTo({-radius, bottom - r, 2 * radius, 2 * r}, 180, 180);
    else
        rim.lineTo(radius, bottom);
    painter.strokePath(rim, QPen(dark ? QColor(255, 255, 255, 87) : QColor(0, 0, 0, 140), std::max(.25, thickness * .12)));
}

QLinearGradient cylinder(double left, double right) {
    QLinearGradient g(left, 0, right, 0);
    g.setColorAt(0, QColor(0, 0, 0, 107));
    g.setColorAt(.16, QColor(0, 0, 0, 26));
    g.setColorAt(.34, QColor(255, 255, 255, 51));
    g.setColorAt(.55, QColor(255, 255, 255, 0));
    g.setColorAt(.82, QColor(0, 0, 0, 41));
    g.setColorAt(1, QColor(0, 0, 0, 122));
    return g;
}

void softShadow(QPainter &painter, QPointF centre, double rx, double ry) {
    painter.save();
    painter.translate(centre);
    painter.scale(rx, ry);
    QRadialGradient g(QPointF(0, 0), 1);
    g.setColorAt(0, QColor(0, 0, 0, 128));
    g.setColorAt(.62, QColor(0, 0, 0, 87));
    g.setColorAt(1, QColor(0, 0, 0, 0));
    disc(painter, {0, 0}, 1, g);
    painter.restore();
}

/// Small steady numbers between 0 and 1: the same bet always lies the same way.
class Dice {
public:
    explicit Dice(unsigned seed) : m_state(seed * 2654435761u + 12345u) {}
    double roll() {
        m_state = m_state * 1664525u + 1013904223u;
        return (m_state >> 8) / 16777216.0;
    }

private:
    unsigned m_state;
};

void paintCoin(QPainter &painter) { // radius 50: what no chip of the house can make
    disc(painter, {0, 0}, 50, coinBase, mixed(coinBase, Qt::black, .45), 2.4);
    disc(painter, {0, 0}, 41, Qt::NoBrush, coinInsert, 3);
    drawText(painter, {0, 15}, QStringLiteral("¢"), {Family::Sans, true, 46, 0}, QColor(0x30, 0x33, 0x38));
}

} // namespace

void paintChip(QPainter &painter, const Chip &chip, double diameter, bool full) {
    const QColor base = QColor::fromRgb(chip.base), insert = QColor::fromRgb(chip.insert);
    painter.save();
    painter.scale(diameter / 100, diameter / 100);
    disc(painter, {0, 0}, 50, base, mixed(base, Qt::black, .55), 2.4);
    switch (chip.pattern) {
    case EdgePattern::Line: disc(painter, {0, 0}, 43, Qt::NoBrush, insert, 4.5); break;
    case EdgePattern::Dots:
        for (int a = 0; a < 360; a += 30)
            disc(painter, polar(43, a), 4.3, insert);
        break;
    case EdgePattern::Diamonds:
        for (int a = 0; a < 360; a += 45) {
            QPainterPath lozenge(polar(49, a));
            lozenge.lineTo(polar(43, a + 11));
            lozenge.lineTo(polar(37, a));
            lozenge.lineTo(polar(43, a - 11));
            lozenge.closeSubpath();
            painter.fillPath(lozenge, insert);
        }
        break;
    case EdgePattern::Slant:
        for (int a = 0; a < 360; a += 40)
            painter.fillPath(ringPiece(36.5, 49, a, a + 16, 15), insert);
        break;
    case EdgePattern::Checker:
        for (int i = 0; i < 16; ++i)
            painter.fillPath(ringPiece(i % 2 ? 43 : 37, i % 2 ? 49 : 43, 22.5 * i, 22.5 * i + 22.5), insert);
        break;
    default:
        for (const Bar &bar : barsOf(chip.pattern))
            painter.fillPath(ringPiece(36.5, 49, bar.from, bar.to), insert);
    }
    const double light = base.red() * .3 + base.green() * .59 + base.blue() * .11;
    disc(painter, {0, 0}, 36.5, mixed(base, Qt::black, .16));
    disc(painter, {0, 0}, 33.5, mixed(base, Qt::white, light > 120 ? .90 : .93), mixed(base, Qt::black, .38), 1.6);
    const QString text = QString::fromStdString(full ? chip.full : chip.face);
    const double size = text.size() <= 1 ? 46 : text.size() == 2 ? 40 : text.size() == 3 ? 31 : text.size() == 4 ? 24 : 19.5;
    drawText(painter, {0, size * .36}, text, {Family::Sans, true, size, 0}, QColor(0x14, 0x15, 0x1a));
    strokeShape(painter, pathOf("M-46,-12A47.5,47.5 0 0 1 -12,-46"), QColor(255, 255, 255, 89), 2.2);
    painter.restore();
}

std::vector<const Chip *> chipsOf(const ChipSet &set, Cents amount) {
    std::vector<const Chip *> chips;
    const ChipCut cut = set.cut(amount);
    for (const ChipCount &pile : cut.chips)
        for (int i = 0; i < pile.count && chips.size() < 2 * largestPile; ++i)
            chips.push_back(set.chip(pile.value));
    if (cut.rest > 0 && chips.size() < 2 * largestPile)
        chips.push_back(nullptr);
    return chips;
}

void paintPile(QPainter &painter, const std::vector<const Chip *> &chips, double diameter, double height, unsigned seed,
               bool whiteEdge, bool full) {
    if (chips.empty())
        return;
    const double R = diameter / 2, thickness = height / static_cast<double>(chips.size());
    softShadow(painter, {R * .16, R * .14}, R * 1.22, R * chipFlatness * 1.26);
    if (whiteEdge) {
        const double r = R + .9, flat = r * chipFlatness;
        QPainterPath hull(QPointF(-r, -height));
        hull.arcTo({-r, -height - flat, 2 * r, 2 * flat}, 180, -180);
        hull.lineTo(r, 0);
        hull.arcTo({-r, -flat, 2 * r, 2 * flat}, 0, -180);
        hull.closeSubpath();
        painter.fillPath(hull, Qt::white);
    }
    Dice dice(seed);
    double y = 0;
    for (const Chip *chip : chips) {
        paintEdge(painter, chip, R, chipFlatness, y, thickness, dice.roll() * 90);
        y -= thickness;
    }
    const double flat = R * chipFlatness;
    QPainterPath side(QPointF(-R, y));
    side.arcTo({-R, y - flat, 2 * R, 2 * flat}, 180, 180);
    side.lineTo(R, 0);
    side.arcTo({-R, -flat, 2 * R, 2 * flat}, 0, -180);
    side.closeSubpath();
    painter.fillPath(side, cylinder(-R, R));
    painter.save();
    painter.translate(0, y);
    painter.scale(1, chipFlatness);
    if (chips.back()) {
        paintChip(painter, *chips.back(), diameter, full);
    } else {
        painter.scale(diameter / 100, diameter / 100);
        paintCoin(painter);
    }
    painter.restore();
}

void paintAmount(QPainter &painter, const ChipSet &set, Cents amount, double diameter, double maxHeight, unsigned seed,
                 bool whiteEdge, bool full) {
    const std::vector<const Chip *> chips = chipsOf(set, amount);
    if (chips.size() <= static_cast<std::size_t>(largestPile)) {
        paintPile(painter, chips, diameter, std::min(maxHeight, diameter * chipThickness * double(chips.size())), seed,
                  whiteEdge, full);
        return;
    }
    const double d = diameter * .5;
    const auto half = chips.begin() + static_cast<std::ptrdiff_t>((chips.size() + 1) / 2);
    const std::vector<const Chip *> first(chips.begin(), half), second(half, chips.end());
    const double height = std::min(maxHeight, d * chipThickness * double(first.size()));
    painter.save();
    painter.translate(-diameter * .25, 0);
    paintPile(painter, first, d, height, seed, whiteEdge, full);
    painter.translate(diameter * .5, 0);
    paintPile(painter, second, d, height * double(second.size()) / double(first.size()), seed + 1, whiteEdge, full);
    painter.restore();
}

void paintTube(QPainter &painter, const Chip &chip, const QRectF &tube, int count, double thickness) {
    const double R = tube.width() / 2;
    Dice dice(static_cast<unsigned>(chip.value));
    for (int i = 0; i < count; ++i) {
        painter.save();
        painter.translate(tube.left() + R, tube.top() + thickness * (i + 1));
        paintEdge(painter, &chip, R - 1.2, 0, 0, thickness, dice.roll() * 90);
        painter.restore();
        if ((i + 1) % 20 == 0 && i + 1 < count) // a spacer after every twenty
            painter.fillRect(QRectF(tube.left() + 1.2, tube.top() + thickness * (i + 1) - .5, tube.width() - 2.4, 1),
                             QColor(255, 255, 255, 140));
    }
    painter.fillRect(QRectF(tube.left() + 1.2, tube.top(), tube.width() - 2.4, thickness * count),
                     cylinder(tube.left() + 1.2, tube.right() - 1.2));
}

void paintMarker(QPainter &painter, double radius) {
    const QColor cream(0xf6, 0xef, 0xd9), green(0x19, 0x70, 0x5f);
    painter.save();
    painter.scale(radius / 50, radius * chipFlatness / 50);
    softShadow(painter, {2, 3}, 60, 58);
    disc(painter, {0, 0}, 50, cream, QColor(0x7a, 0x5a, 0x12), 3);
    for (int a = 0; a < 360; a += 24)
        disc(painter, polar(43.5, a), 4.4, QColor(0xb9, 0x87, 0x1b));
    disc(painter, {0, 0}, 37, green, cream, 2);
    drawText(painter, {0, 10.5}, QStringLiteral("FREE"), {Family::Sans, true, 28, 0}, QColor(0xff, 0xf7, 0xdf));
    painter.restore();
}

} // namespace pitwise::felt

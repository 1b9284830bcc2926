// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/felt/feltlayout.h"

#include <QStringList>

/// Looks whether anything that must be read lies under something painted later. Judges the layout's rectangles, not pixels.
namespace overlap {

using namespace pitwise::felt;

inline bool covers(ItemKind kind) {
    return kind == ItemKind::Card || kind == ItemKind::FaceDownCard || kind == ItemKind::CutCard ||
           kind == ItemKind::Stack || kind == ItemKind::Marker || kind == ItemKind::Label || kind == ItemKind::SeatPlate ||
           kind == ItemKind::Float || kind == ItemKind::Shoe || kind == ItemKind::Discard || kind == ItemKind::Sign;
}

/// Part of `what` (a rectangle in the frame of `item`) under later things, with the worst of them.
struct Covered {
    double part = 0;
    QString by;
};
template <typename Skip> Covered covered(const FeltLayout &layout, const PlacedItem &item, const QRectF &what, Skip &&skip) {
    constexpr int columns = 12, rows = 8;
    const QTransform frame = item.frame();
    const QRectF bounds = frame.mapRect(what);
    int hit = 0;
    QString by;
    std::vector<std::pair<QTransform, const PlacedItem *>> near;
    for (const PlacedItem &other : layout.items)
        if (other.z > item.z && covers(other.kind) && !skip(other) && other.bounds().intersects(bounds))
            near.emplace_back(other.frame().inverted(), &other);
    for (int i = 0; i < columns; ++i)
        for (int j = 0; j < rows; ++j) {
            const QPointF point =
                frame.map(QPointF(what.x() + what.width() * (i + .5) / columns, what.y() + what.height() * (j + .5) / rows));
            for (const auto &[inverse, other] : near)
                if (other->rect.contains(inverse.map(point))) {
                    ++hit;
                    by = other->id;
                    break;
                }
        }
    return {double(hit) / (columns * rows), by};
}

/// Every fault of a layout, in words; empty: all can be read and nothing leaves the table.
inline QStringList faults(const FeltLayout &layout) {
    QStringList list;
    const auto none = [](const PlacedItem &) { return false; };
    const auto report = [&](const char *what, const PlacedItem &item, const Covered &c) {
        list << QStringLiteral("%1 of %2: %3% under %4")
                    .arg(QLatin1String(what), item.id)
                    .arg(qRound(c.part * 100))
                    .arg(c.by);
    };
    for (const PlacedItem &item : layout.items) {
        if (item.kind == ItemKind::Card || (item.kind == ItemKind::PrintedCard && item.card)) {
            if (const Covered c = covered(layout, item, indexRect(item), none); c.part > 0)
                report("index", item, c);
        } else if (item.kind == ItemKind::Label) {
            if (const Covered c = covered(layout, item, item.rect.adjusted(1, 1, -1, -1), none); c.part > .12)
                report("label", item, c);
        } else if (item.kind == ItemKind::Stack) {
            // The value on the top chip; a bet may stand close to its own neighbours but never hide this.
            const double r = item.diameter * .2;
            const Covered c = covered(layout, item, QRectF(-r, -item.height - r * .86, 2 * r, 2 * r * .86), none);
            if (c.part > .34)
                report("top chip", item, c);
        } else if (item.kind == ItemKind::PayTable || item.kind == ItemKind::SeatPlate) {
            if (const Covered c = covered(layout, item, item.rect.adjusted(2, 2, -2, -2), none); c.part > .06)
                report("print", item, c);
        }
        if (item.kind == ItemKind::InsuranceSpot || item.kind == ItemKind::Hand || item.kind == ItemKind::Box)
            continue;
        const QRectF b = item.bounds();
        const bool plate = item.kind == ItemKind::SeatPlate; // sits on the rail, its ends may touch the edge of the view
        const double slack = plate ? 4 : .5;
        if (b.left() < -slack || b.top() < -slack || b.right() > layout.table.width + slack ||
            b.bottom() > layout.table.height + slack)
            list << QStringLiteral("%1 leaves the table").arg(item.id);
    }
    return list;
}

} // namespace overlap

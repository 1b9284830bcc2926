// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/piecepainter.h"
#include "app/felt/chippainter.h"
#include "app/felt/feltlayout.h"
#include "app/felt/pen.h"

#include <algorithm>
#include <array>

namespace pitwise::felt {
namespace {

/// The same bet lies the same way on every machine.
unsigned seedOf(const PlacedItem &item) {
    unsigned seed = 2166136261u;
    for (const QChar c : item.id)
        seed = (seed ^ c.unicode()) * 16777619u;
    return seed ^ static_cast<unsigned>(item.amount);
}

void paintCard(QPainter &p, const PlacedItem &item, const PieceLook &look) {
    const double cardWidth = item.across ? item.rect.height() : item.rect.width();
    const double k = cardWidth / faceSize(item.face).width();
    paintCardShadow(p, item.rect, (item.face == Face::M ? 4.2 : 3.1) * k);
    p.translate(item.rect.topLeft());
    if (item.across) { // a quarter turn to the left: the index runs up the left side
        p.translate(0, cardWidth);
        p.rotate(-90);
    }
    p.scale(k, k);
    if (item.kind == ItemKind::CutCard)
        paintCutCard(p);
    else if (item.look == StrayCard::Look::Torn)
        paintTornCard(p, item.face, look.style);
    else if (item.look == StrayCard::Look::OtherBack)
        paintBack(p, item.face, otherBack(look.style));
    else if (item.kind == ItemKind::FaceDownCard || !item.card)
        paintBack(p, item.face, look.style);
    else
        paintFace(p, *item.card, item.face, look.deck);
}

/// The letter stays on the plate of whoever has gone; his figure is only an outline, and the rim is broken.
void paintEmptyChair(QPainter &p, const PlacedItem &item) {
    const QColor warm(0xff, 0xd9, 0x8a);
    QPen rim(faded(QColor(colours::focus), .9), 1.1);
    rim.setDashPattern({3, 2.4});
    p.setPen(rim);
    p.setBrush(Qt::NoBrush);
    p.drawRoundedRect(item.rect, 9.2, 9.2);
    disc(p, {-3.5, -3}, 2.8, Qt::NoBrush, warm, .8);
    strokeShape(p, pathOf("M-9,6C-9,1.6 -6.6,1 -3.5,1C-.4,1 2,1.6 2,6Z"), warm, .8);
    drawText(p, {15.4, 4.2}, item.letter, {Family::Sans, true, 11.6, 0}, QColor(255, 255, 255, 150));
    p.setPen(QPen(QColor(colours::cutCard), 1.3));
    p.drawLine(QPointF(9.5, 5.4), QPointF(21.5, -5.4));
}

void paintSeat(QPainter &p, const PlacedItem &item, const FeltStyle &style) {
    const bool taken = !item.letter.isEmpty() && !item.away;
    roundRect(p, item.rect, 9.2, QColor(0x0d, 0x0a, 0x08, 184),
              item.away ? QColor(Qt::transparent)
              : taken   ? faded(QColor(colours::focus), .75)
                        : QColor(255, 255, 255, 56),
              .9);
    disc(p, {-20.8, 0}, 7.2, style.highContrast ? QColor(Qt::white) : QColor(0xc7, 0x9a, 0x45));
    drawText(p, {-20.8, 3.9}, QString::number(item.box), {Family::Sans, true, 10.8, 0}, QColor(0x1a, 0x12, 0x08));
    const QColor warm(0xff, 0xd9, 0x8a), dim(255, 255, 255, 102);
    if (item.away) {
        paintEmptyChair(p, item);
    } else if (taken) {
        disc(p, {-3.5, -3}, 3.1, warm);
        p.fillPath(pathOf("M-9.4,6.2C-9.4,1.4 -6.8,.7 -3.5,.7C-.2,.7 2.4,1.4 2.4,6.2Z"), warm);
        drawText(p, {15.4, 4.2}, item.letter, {Family::Sans, true, 11.6, 0}, QColor(0xff, 0xf1, 0xcf));
    } else {
        disc(p, {-3.5, -3}, 2.8, Qt::NoBrush, dim, .8);
        strokeShape(p, pathOf("M-9,6C-9,1.6 -6.6,1 -3.5,1C-.4,1 2,1.6 2,6Z"), dim, .8);
        p.setPen(QPen(dim, 1.1));
        p.drawLine(QPointF(11, 0), QPointF(20, 0));
    }
}

void paintFloat(QPainter &p, const PlacedItem &item, const PieceLook &look) {
    const QRectF r = item.rect;
    roundRect(p, r.adjusted(-3, -1, 3, 8), 9, QColor(0, 0, 0, 102));
    QLinearGradient rack(0, r.top(), 0, r.bottom());
    rack.setColorAt(0, QColor(0x5a, 0x5f, 0x66));
    rack.setColorAt(.06, QColor(0x2c, 0x2f, 0x34));
    rack.setColorAt(.9, QColor(0x1b, 0x1d, 0x20));
    rack.setColorAt(1, QColor(0x44, 0x48, 0x4e));
    roundRect(p, r, 7, rack, Qt::black, .8);
    roundRect(p, r.adjusted(1.2, 1.2, -1.2, -1.2), 6, Qt::NoBrush, QColor(255, 255, 255, 31), .8);

    const auto &chips = look.chips->chips();
    const int tubes = static_cast<int>(chips.size());
    const double gap = 1.6, w = std::min(37.4, (r.width() - 12 - gap * (tubes - 1)) / tubes);
    double x = r.left() + (r.width() - w * tubes - gap * (tubes - 1)) / 2;
    static constexpr std::array<int, 10> filled{19, 28, 25, 30, 31, 31, 29, 26, 22, 16};
    for (int i = tubes - 1; i >= 0; --i, x += w + gap) { // largest on the left
        const Chip &chip = chips[static_cast<std::size_t>(i)];
        const QRectF tube(x, r.top() + 7, w, r.height() - 26);
        roundRect(p, tube, 4, QColor(0x0b, 0x0c, 0x0e));
        QLinearGradient well(tube.left(), 0, tube.right(), 0);
        well.setColorAt(0, QColor(0, 0, 0, 217));
        well.setColorAt(.3, QColor(0, 0, 0, 89));
        well.setColorAt(.5, QColor(255, 255, 255, 15));
        well.setColorAt(.7, QColor(0, 0, 0, 89));
        well.setColorAt(1, QColor(0, 0, 0, 217));
        roundRect(p, tube, 4, well);
        paintTube(p, chip, {tube.left(), tube.top() + 1.5, w, 80}, filled[static_cast<std::size_t>(i) % filled.size()],
                  2.75);
        const QColor base = QColor::fromRgb(chip.base);
        const QRectF plate(x + 1.4, r.bottom() - 16.4, w - 2.8, 12.6);
        roundRect(p, plate, 3, base, QColor(0, 0, 0, 128), .5);
        const QString text = money(chip.value);
        const double size = std::min(9.4, (plate.width() - 3) / widthOf(text, {Family::Sans, true, 1, 0}));
        const double light = base.red() * .3 + base.green() * .59 + base.blue() * .11;
        drawText(p, {plate.center().x(), r.bottom() - 10.1 + size * .36}, text, {Family::Sans, true, size, 0},
                 light > 110 ? QColor(0x14, 0x15, 0x1a) : QColor(Qt::white));
    }
}

/// From above, mouth upwards: plate with the next card in its cut-out, cards on edge, cut card, weight.
void paintShoe(QPainter &p, const PlacedItem &item, const PieceLook &look) {
    roundRect(p, {-40, -56, 84, 124}, 8, QColor(0, 0, 0, 97));
    QLinearGradient body(-42, 0, 42, 0);
    body.setColorAt(0, QColor(0x3a, 0x3d, 0x43));
    body.setColorAt(.5, QColor(0x17, 0x18, 0x1b));
    body.setColorAt(1, QColor(0x2a, 0x2c, 0x31));
    roundRect(p, {-42, -62, 84, 126}, 8, body, Qt::black, .8);
    roundRect(p, {-40.6, -60.6, 81.2, 123.2}, 7, Qt::NoBrush, QColor(255, 255, 255, 41), .8);
    roundRect(p, {-33, -12, 66, 66}, 3, QColor(0x0a, 0x0b, 0x0c));
    roundRect(p, {-31, -10, 62, 46}, 1, QColor(0xe9, 0xe2, 0xd0));
    const int left = item.count == 0 ? 23 : std::min(23, 1 + item.count / 2);
    if (left < 23) // the floor of the shoe shows where the cards have gone
        roundRect(p, {-31, -10 + left * 2.0, 62, 46 - left * 2.0}, 1, QColor(0x14, 0x15, 0x17));
    for (int i = 0; i < left; ++i) {
        p.setPen(QPen(i % 3 ? QColor(0xa7, 0x9f, 0x8c) : QColor(0x7f, 0x77, 0x65), .7));
        p.drawLine(QPointF(-31, -9 + i * 2), QPointF(31, -9 + i * 2));
    }
    if (left == 23)
        p.fillRect(QRectF(-31, 24.6, 62, 2.2), QColor(colours::cutCard));
    const double weight = left == 23 ? 36 : -8 + left * 2.0; // it follows the last card
    roundRect(p, {-31, weight, 62, 16}, 2, QColor(0x6f, 0x1a, 0x25), Qt::black, .5);
    roundRect(p, {-31, weight + 2.6, 62, 3}, 1.5, QColor(0xb3, 0x4a, 0x55, 179));
    p.fillPath(pathOf("M-33,-12L33,-12L33,20L-33,54Z"), QColor(255, 255, 255, 18));
    QLinearGradient plate(0, -58, 0, -14);
    plate.setColorAt(0, QColor(0x50, 0x54, 0x5b));
    plate.setColorAt(1, QColor(0x1d, 0x1f, 0x22));
    const auto lid = [&](const char *d) {
        p.fillPath(pathOf(d), plate);
        strokeShape(p, pathOf(d), Qt::black, .6);
    };
    lid("M-36,-58L36,-58L33,-14L-33,-14Z");
    p.save();
    p.translate(-23, -50);
    if (item.card)
        paintFace(p, *item.card, Face::M, look.deck);
    else
        paintBack(p, Face::M, look.style);
    p.restore();
    if (!item.card)
        lid("M-36,-58L36,-58L34.2,-34L11,-34C9,-24 -9,-24 -11,-34L-34.2,-34Z");
    p.fillPath(pathOf("M-36,-58L36,-58L35.6,-53L-35.6,-53Z"), QColor(255, 255, 255, 46));
    strokeShape(p, pathOf("M-33,-14L33,-14"), QColor(255, 255, 255, 77), .8);
}

void paintDiscard(QPainter &p, const PlacedItem &item, const PieceLook &look) {
    roundRect(p, {-37, -46, 78, 100}, 6, QColor(0, 0, 0, 97));
    QLinearGradient acryl(0, -50, 0, 50);
    acryl.setColorAt(0, QColor(0xc2, 0x30, 0x3c, 128));
    acryl.setColorAt(1, QColor(0x5b, 0x0d, 0x15, 168));
    roundRect(p, {-39, -50, 78, 100}, 6, acryl, QColor(0xe0, 0x77, 0x80, 191), 1);
    const int shown = std::min(item.count, 16);
    for (int i = 0; i < shown; ++i) {
        p.save();
        p.translate(-29 - i * .25, -38 - i * .75);
        p.translate(29, 41);
        p.rotate(((i * 37) % 5 - 2) * .35);
        p.translate(-29, -41);
        p.scale(1.26, 1.26);
        if (i == shown - 1)
            paintBack(p, Face::M, look.style);
        else // only its edge will be seen
            roundRect(p, {.3, .3, 45.4, 63.4}, 4.2, QColor(colours::face), QColor(colours::faceEdge), .6);
        p.restore();
    }
    QPainterPath wall(QPointF(-39, -44));
    wall.lineTo(-39, 44);
    wall.quadTo(-39, 50, -33, 50);
    wall.lineTo(33, 50);
    wall.quadTo(39, 50, 39, 44);
    wall.lineTo(39, -44);
    p.strokePath(wall, QPen(QColor(0xff, 0x9a, 0xa2, 140), 2.2));
    p.fillPath(pathOf("M-36,44L-20,48L-36,48Z"), QColor(255, 255, 255, 89));
}

void paintLabel(QPainter &p, const PlacedItem &item, const FeltStyle &style) {
    const double size = item.size;
    const QRectF r = item.rect;
    const bool who = !item.letter.isEmpty();
    const double cap = who ? size * (item.letter.size() > 1 ? 1.7 : 1.34) : 0;
    if (!item.text.isEmpty()) {
        const QColor ground = style.highContrast ? QColor(Qt::white) : faded(QColor(colours::label), .86);
        roundRect(p, r, r.height() / 2, ground, style.highContrast ? QColor(Qt::black) : QColor(255, 255, 255, 41),
                  size * .05);
        const Type type{Family::Sans, true, size, 0};
        const double room = r.width() - cap - size * (who ? .4 : .7), width = widthOf(item.text, type);
        const Type fitted{Family::Sans, true, size * std::min(1.0, room / std::max(1.0, width)), 0};
        drawText(p, {r.left() + cap + (r.width() - cap - size * (who ? .26 : 0)) / 2, r.center().y() + size * .36},
                 item.text, fitted, style.highContrast ? QColor(Qt::black) : QColor(colours::labelText));
    }
    if (who) {
        const QRectF head(r.left(), r.top(), cap, r.height());
        roundRect(p, head, r.height() / 2, QColor(item.seated ? colours::letterSeated : colours::letterStanding),
                  QColor(colours::label), size * .09);
        drawText(p, {head.center().x(), r.center().y() + size * .35}, item.letter, {Family::Sans, true, size * .98, 0},
                 QColor(colours::letterInk));
    }
}

void paintSign(QPainter &p, const PlacedItem &item, const FeltStyle &style) {
    p.translate(item.rect.topLeft());
    p.scale(item.size, item.size);
    const QRectF r(QPointF(), item.rect.size() / item.size);
    roundRect(p, r, 5, QColor(0x10, 0x11, 0x14, 230), faded(style.gold, .6), .8);
    const double head =
        std::min(10.4, (r.width() - 16 - .6 * double(item.text.size())) / widthOf(item.text, {Family::Serif, true, 1, 0}));
    drawText(p, {r.left() + 8, r.top() + 12.6}, item.text, {Family::Serif, true, head, .6}, style.gold, Align::Left);
    double y = r.top() + 25.4;
    for (const TextRow &row : item.rows) {
        const double wish = widthOf(row.first, {Family::Sans, false, signText, 0}) +
                            widthOf(row.second, {Family::Sans, true, signText, 0}) + 5;
        const double size = std::min(signText, signText * (r.width() - 16) / wish);
        drawText(p, {r.left() + 8, y}, row.first, {Family::Sans, false, size, 0}, QColor(0xcf, 0xca, 0xbd), Align::Left);
        drawText(p, {r.right() - 8, y}, row.second, {Family::Sans, true, size, 0}, QColor(0xff, 0xf6, 0xe2), Align::Right);
        y += 12.2;
    }
}

void paintActive(QPainter &p, const PlacedItem &item) {
    const QRectF ring = item.rect.adjusted(-3, -3, 3, 3);
    roundRect(p, ring, 6, Qt::NoBrush, faded(QColor(colours::focusEdge), .55), 3.8);
    roundRect(p, ring, 6, Qt::NoBrush, QColor(colours::focus), 2.2);
    const double x = item.rect.center().x(), y = ring.bottom();
    QPainterPath arrow(QPointF(x - 5, y + 11));
    arrow.lineTo(x + 5, y + 11);
    arrow.lineTo(x, y + 4);
    arrow.closeSubpath();
    p.fillPath(arrow, QColor(colours::focus));
    strokeShape(p, arrow, faded(QColor(colours::focusEdge), .5), .6);
}

void paintGhost(QPainter &p, const PlacedItem &item, const FeltStyle &style) {
    QPen pen(style.highContrast ? QColor(Qt::white) : faded(QColor(colours::labelText), .85), 1.1);
    pen.setDashPattern({2.6, 2.2});
    p.setPen(pen);
    p.setBrush(QColor(0, 0, 0, 46));
    p.drawEllipse(item.rect);
}

/// What the emergency light by the dealer's place leaves to be seen.
void paintDarkness(QPainter &p, const PlacedItem &item, const FeltStyle &style) {
    QRadialGradient light(QPointF(item.rect.center().x(), item.rect.bottom() + 40), item.rect.width() * .62);
    light.setColorAt(0, QColor(4, 6, 14, style.highContrast ? 70 : 88));
    light.setColorAt(1, QColor(4, 6, 14, style.highContrast ? 105 : 140));
    p.fillRect(item.rect, light);
}

} // namespace

QRectF paintedBounds(const PlacedItem &item) {
    QRectF r = item.rect;
    switch (item.kind) {
    case ItemKind::Card:
    case ItemKind::FaceDownCard:
    case ItemKind::CutCard: r.adjust(-.5, -.5, 2.6, 3.6); break;
    case ItemKind::Stack: r.adjust(-item.diameter * .12 - 1, -1.5, item.diameter * .22 + 1, item.diameter * .2 + 1); break;
    case ItemKind::Marker: r.adjust(-2.5, -2.5, 4, 4); break;
    case ItemKind::ActiveRing: r.adjust(-6, -6, 6, 16); break;
    case ItemKind::Float: r.adjust(-4, -2, 4, 9); break;
    case ItemKind::Shoe: r.adjust(-1.5, -1.5, 3, 5); break;
    case ItemKind::Discard: r.adjust(-2.5, -12, 3, 5); break;
    default: r.adjust(-1, -1, 1, 1);
    }
    return item.frame().mapRect(r);
}

void paintPiece(QPainter &p, const PlacedItem &item, const PieceLook &look) {
    p.save();
    p.setTransform(item.frame(), true);
    switch (item.kind) {
    case ItemKind::Card:
    case ItemKind::FaceDownCard:
    case ItemKind::CutCard: paintCard(p, item, look); break;
    case ItemKind::SeatPlate: paintSeat(p, item, look.style); break;
    case ItemKind::Float: paintFloat(p, item, look); break;
    case ItemKind::Shoe: paintShoe(p, item, look); break;
    case ItemKind::Discard: paintDiscard(p, item, look); break;
    case ItemKind::Stack:
        paintAmount(p, *look.chips, item.amount, item.diameter, item.height, seedOf(item), look.style.highContrast);
        break;
    case ItemKind::Marker: paintMarker(p, item.rect.width() / 2); break;
    case ItemKind::ActiveRing: paintActive(p, item); break;
    case ItemKind::Label: paintLabel(p, item, look.style); break;
    case ItemKind::Sign: paintSign(p, item, look.style); break;
    case ItemKind::Ghost: paintGhost(p, item, look.style); break;
    case ItemKind::Darkness: paintDarkness(p, item, look.style); break;
    default: break;
    }
    p.restore();
}

} // namespace pitwise::felt

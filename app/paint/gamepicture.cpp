// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/gamepicture.h"
#include "app/felt/looks.h"
#include "core/cards/card.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <vector>

namespace pitwise {
namespace {

/// A pip in the unit square.
QPainterPath pip(Suit suit) {
    QPainterPath path;
    switch (suit) {
    case Suit::Diamonds:
        path.moveTo(0.5, 0);
        path.lineTo(0.88, 0.5);
        path.lineTo(0.5, 1);
        path.lineTo(0.12, 0.5);
        path.closeSubpath();
        break;
    case Suit::Hearts:
        path.moveTo(0.5, 0.98);
        path.cubicTo(0.02, 0.62, 0, 0.34, 0.06, 0.2);
        path.cubicTo(0.16, -0.02, 0.44, 0.02, 0.5, 0.27);
        path.cubicTo(0.56, 0.02, 0.84, -0.02, 0.94, 0.2);
        path.cubicTo(1, 0.34, 0.98, 0.62, 0.5, 0.98);
        break;
    case Suit::Spades:
        path.moveTo(0.5, 0.02);
        path.cubicTo(0.98, 0.38, 1, 0.58, 0.94, 0.68);
        path.cubicTo(0.84, 0.86, 0.62, 0.82, 0.54, 0.66);
        path.lineTo(0.64, 1);
        path.lineTo(0.36, 1);
        path.lineTo(0.46, 0.66);
        path.cubicTo(0.38, 0.82, 0.16, 0.86, 0.06, 0.68);
        path.cubicTo(0, 0.58, 0.02, 0.38, 0.5, 0.02);
        break;
    case Suit::Clubs:
        path.setFillRule(Qt::WindingFill);
        path.addEllipse(QPointF(0.5, 0.25), 0.23, 0.23);
        path.addEllipse(QPointF(0.25, 0.6), 0.23, 0.23);
        path.addEllipse(QPointF(0.75, 0.6), 0.23, 0.23);
        path.addRect(0.44, 0.4, 0.12, 0.5);
        path.moveTo(0.5, 0.6);
        path.lineTo(0.66, 1);
        path.lineTo(0.34, 1);
        path.closeSubpath();
        break;
    }
    return path;
}

struct Shown {
    Card card;
    bool printed = false; ///< On the felt, not a card.
};

/// The hand a game is known for.
std::vector<Shown> handOf(const felt::Look &look) {
    std::vector<Shown> hand;
    if (look.printed)
        hand.push_back({*look.printed, true});
    for (const Card card : look.cards)
        hand.push_back({card});
    return hand;
}

void drawCard(QPainter &painter, const QRectF &box, const Shown &shown) {
    const QColor cream(QStringLiteral("#F5F0E7"));
    const QColor ink =
        shown.printed ? cream : QColor(shown.card.isRed() ? QStringLiteral("#B3231F") : QStringLiteral("#1B1B1D"));
    const qreal radius = box.width() * 0.11;
    if (shown.printed) {
        QPen dashes(cream, 1.2);
        dashes.setDashPattern({3, 2});
        painter.setPen(dashes);
        painter.setBrush(Qt::NoBrush);
    } else {
        painter.setPen(QPen(QColor(QStringLiteral("#B9B2A3")), 1));
        painter.setBrush(QColor(QStringLiteral("#FBF8F1")));
    }
    painter.drawRoundedRect(box, radius, radius);
    QFont font = painter.font();
    font.setPixelSize(std::max(6, static_cast<int>(box.width() * 0.5)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(ink);
    const QString rank = QString(QLatin1Char(notation(shown.card)[0]));
    painter.drawText(box.adjusted(box.width() * 0.1, box.height() * 0.02, 0, 0), Qt::AlignLeft | Qt::AlignTop, rank);
    const qreal size = box.width() * 0.46;
    painter.save();
    painter.translate(box.right() - size - box.width() * 0.1, box.bottom() - size - box.width() * 0.12);
    painter.scale(size, size);
    painter.fillPath(pip(shown.card.suit()), ink);
    painter.restore();
}

void drawMarker(QPainter &painter, QPointF centre, qreal radius) {
    painter.setPen(QPen(QColor(QStringLiteral("#3B2F12")), 1.5));
    painter.setBrush(QColor(QStringLiteral("#F0DDA8")));
    painter.drawEllipse(centre, radius, radius);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius * 0.76, radius * 0.76);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(radius));
    painter.setFont(font);
    painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                     QStringLiteral("F"));
}

} // namespace

GamePicture::GamePicture(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &GamePicture::changed, this, [this] { update(); });
}

void GamePicture::paint(QPainter *painter) {
    const QRectF box(0, 0, width(), height());
    if (box.isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(box.adjusted(0, 0, 0, m_radius), m_radius, m_radius);
    painter->setClipPath(shape);
    painter->fillRect(box, m_ground);

    // The table: a flat half-ellipse, wider than the card is, with its wooden rail.
    const QRectF table(-0.06 * box.width(), 0.05 * box.height(), 1.12 * box.width(), 2.1 * box.height());
    QLinearGradient felt(0, table.top(), 0, box.bottom());
    felt.setColorAt(0, m_feltTop);
    felt.setColorAt(1, m_feltBottom);
    painter->setPen(QPen(m_rail, std::max(4.0, 0.06 * box.height())));
    painter->setBrush(felt);
    painter->drawEllipse(table);

    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(QColor(245, 240, 231, 150), 1.5));
    const qreal radius = std::min(0.1 * box.height(), 0.036 * box.width());
    for (int i = 0; i < m_boxes; ++i) {
        // From -1 at the dealer's left to 1: a shallow arc inside the rail.
        const qreal side = m_boxes == 1 ? 0 : 2.0 * i / (m_boxes - 1) - 1;
        painter->drawEllipse(
            QPointF(box.center().x() + 0.365 * box.width() * side, (0.3 + 0.2 * side * side) * box.height()), radius,
            radius);
    }

    const felt::Look &look = felt::lookOf(m_document.toStdString());
    const std::vector<Shown> hand = handOf(look);
    const qreal cardHeight = 0.44 * box.height(), cardWidth = 0.69 * cardHeight, step = 0.86 * cardWidth;
    const bool marker = look.marker;
    const qreal all = cardWidth + step * static_cast<qreal>(hand.size() - 1) + (marker ? cardWidth * 1.25 : 0);
    qreal x = box.center().x() - all / 2;
    const qreal y = box.height() - cardHeight - 0.05 * box.height();
    for (const Shown &shown : hand) {
        drawCard(*painter, QRectF(x, y, cardWidth, cardHeight), shown);
        x += step;
    }
    if (marker)
        drawMarker(*painter, QPointF(x + cardWidth * 0.9, y + cardHeight / 2), cardHeight * 0.34);
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/paintedframe.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace pitwise {
namespace {

QPainterPath roundedPath(const QRectF &box, qreal radius, PaintedFrame::Corners corners) {
    const qreal most = std::max(0.0, std::min({radius, box.width() / 2, box.height() / 2}));
    const auto of = [&](PaintedFrame::Corner corner) { return corners.testFlag(corner) ? most : 0; };
    const qreal tl = of(PaintedFrame::TopLeft), tr = of(PaintedFrame::TopRight);
    const qreal bl = of(PaintedFrame::BottomLeft), br = of(PaintedFrame::BottomRight);
    QPainterPath path(QPointF(box.left() + tl, box.top()));
    path.lineTo(box.right() - tr, box.top());
    path.arcTo(box.right() - 2 * tr, box.top(), 2 * tr, 2 * tr, 90, -90);
    path.lineTo(box.right(), box.bottom() - br);
    path.arcTo(box.right() - 2 * br, box.bottom() - 2 * br, 2 * br, 2 * br, 0, -90);
    path.lineTo(box.left() + bl, box.bottom());
    path.arcTo(box.left(), box.bottom() - 2 * bl, 2 * bl, 2 * bl, 270, -90);
    path.lineTo(box.left(), box.top() + tl);
    path.arcTo(box.left(), box.top(), 2 * tl, 2 * tl, 180, -90);
    path.closeSubpath();
    return path;
}

} // namespace

PaintedFrame::PaintedFrame(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

void PaintedFrame::paint(QPainter *painter) {
    const qreal inset = m_edge.alpha() > 0 ? m_edgeWidth / 2 : 0;
    const QRectF box = QRectF(0, 0, width(), height()).adjusted(inset, inset, -inset, -inset);
    if (box.isEmpty())
        return;
    const QPainterPath path = roundedPath(box, m_radius - inset, m_corners);
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_fillBottom.alpha() > 0) {
        QLinearGradient gradient(box.topLeft(), box.bottomLeft());
        gradient.setColorAt(0, m_fill);
        gradient.setColorAt(1, m_fillBottom);
        painter->fillPath(path, gradient);
    } else if (m_fill.alpha() > 0) {
        painter->fillPath(path, m_fill);
    }
    if (m_hatch.alpha() > 0) {
        painter->save();
        painter->setClipPath(path);
        painter->setPen(QPen(m_hatch, 1.5));
        for (qreal x = -box.height(); x < box.width(); x += 6)
            painter->drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
        painter->restore();
    }
    if (m_edge.alpha() > 0 && m_edgeWidth > 0) {
        QPen pen(m_edge, m_edgeWidth);
        if (m_dashed) {
            pen.setCapStyle(Qt::FlatCap);
            pen.setDashPattern({4 / m_edgeWidth, 3 / m_edgeWidth});
        }
        painter->strokePath(path, pen);
    }
}

} // namespace pitwise

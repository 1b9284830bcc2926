// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/callout.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace pitwise {

void CallOut::paint(QPainter *painter) {
    if (m_body.isEmpty())
        return;
    QPainterPath plate;
    plate.addRoundedRect(m_body, m_radius, m_radius);
    const bool left = m_tip.x() < m_body.center().x();
    const qreal root = left ? m_body.left() + 1 : m_body.right() - 1;
    const qreal half = std::min(8.0, m_body.height() / 4);
    const qreal y = std::clamp(m_tip.y(), m_body.top() + m_radius + half,
                               std::max(m_body.top() + m_radius + half, m_body.bottom() - m_radius - half));
    QPainterPath tail(m_tip);
    tail.lineTo(root, y - half);
    tail.lineTo(root, y + half);
    tail.closeSubpath();
    plate = plate.united(tail);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(plate, m_fill);
    if (m_edge.alpha() > 0)
        painter->strokePath(plate, QPen(m_edge, 1));
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress/masteryitem.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace pitwise {

MasteryItem::MasteryItem(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

void MasteryItem::setSource(MasteryRows *source) {
    if (m_source == source)
        return;
    if (m_source)
        disconnect(m_source, nullptr, this, nullptr);
    m_source = source;
    if (m_source) {
        connect(m_source, &MasteryRows::changed, this, [this] { update(); });
        connect(m_source, &MasteryRows::currentChanged, this, [this] { update(); });
    }
    update();
    Q_EMIT changed();
}

QFont MasteryItem::font() const {
    QFont font = QGuiApplication::font();
    font.setPixelSize(m_textSize);
    return font;
}

MasteryItem::Columns MasteryItem::columns() const {
    const QFontMetricsF metrics(font());
    double title = 0;
    for (const MasteryRows::Row &row : m_source->rows())
        title = std::max(title, metrics.horizontalAdvance(row.title));
    // The longest row and the longest numbers need not be the same row: only what really meets is kept apart.
    Columns columns;
    columns.left = title + 16;
    columns.pitch = m_rowHeight;
    for (const MasteryRows::Row &row : m_source->rows()) {
        // Numbers give way before cells do: they are told again below the map.
        const double range = std::min(metrics.horizontalAdvance(row.range), metrics.horizontalAdvance(u'0') * 12);
        if (!row.cells.empty())
            columns.pitch =
                std::min(columns.pitch, (width() - columns.left - range - 12) / static_cast<double>(row.cells.size()));
    }
    columns.pitch = std::max(12.0, std::min(columns.pitch, 30.0));
    columns.cell = columns.pitch - std::max(2.0, columns.pitch * .16);
    return columns;
}

int MasteryItem::cellAt(double x, double y) const {
    if (!m_source || y < 0)
        return -1;
    const Columns at = columns();
    const auto row = static_cast<std::size_t>(y / m_rowHeight);
    const auto column = static_cast<int>((x - at.left) / at.pitch);
    if (row >= m_source->rows().size() || x < at.left || column >= static_cast<int>(m_source->rows()[row].cells.size()))
        return -1;
    int first = 0;
    for (std::size_t i = 0; i < row; ++i)
        first += static_cast<int>(m_source->rows()[i].cells.size());
    return first + column;
}

QRectF MasteryItem::placeOf(int cell) const {
    if (!m_source || cell < 0)
        return {};
    const Columns at = columns();
    double y = 0;
    for (const MasteryRows::Row &row : m_source->rows()) {
        if (cell < static_cast<int>(row.cells.size()))
            return {at.left + cell * at.pitch, y + (m_rowHeight - at.cell) / 2, at.cell, at.cell};
        cell -= static_cast<int>(row.cells.size());
        y += m_rowHeight;
    }
    return {};
}

void MasteryItem::paintCell(QPainter &painter, double size, Mastery mastery, bool due, bool openReading) const {
    const QRectF box(.75, .75, size - 1.5, size - 1.5);
    QPainterPath path;
    path.addRoundedRect(box, size * .18, size * .18);
    if (mastery == Mastery::Learning) {
        painter.save();
        painter.setClipPath(path);
        painter.fillRect(QRectF(box.left(), box.top() + box.height() * .6, box.width(), box.height() * .4), m_middle);
        painter.restore();
    } else if (mastery != Mastery::NotAsked) {
        painter.fillPath(path, mastery == Mastery::Right ? m_middle : m_high);
    }
    if (openReading) {
        painter.save();
        painter.setClipPath(path);
        painter.setPen(QPen(m_hatch, 1.2));
        for (double x = -size; x < size; x += 4.5)
            painter.drawLine(QPointF(x, size), QPointF(x + size, 0));
        painter.restore();
    }
    QPen edge(mastery == Mastery::NotAsked ? m_faint : mastery == Mastery::RightAndFast ? m_high : m_middle, 1.5);
    if (mastery == Mastery::NotAsked)
        edge.setDashPattern({2, 1.6});
    painter.strokePath(path, edge);
    if (mastery == Mastery::RightAndFast) {
        painter.setPen(QPen(m_highInk, std::max(1.8, size * .13), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF{{size * .27, size * .52}, {size * .44, size * .68}, {size * .74, size * .34}});
    }
    if (due) {
        painter.setPen(QPen(Qt::black, 1));
        painter.setBrush(m_due);
        painter.drawEllipse(QPointF(size - 3, 3), size * .19, size * .19);
        painter.setBrush(Qt::NoBrush);
    }
}

void MasteryItem::paint(QPainter *painter) {
    if (!m_source)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(font());
    const Columns at = columns();
    double y = 0;
    int index = 0;
    for (const MasteryRows::Row &row : m_source->rows()) {
        painter->setPen(m_ink);
        painter->drawText(QRectF(0, y, at.left, m_rowHeight), Qt::AlignLeft | Qt::AlignVCenter, row.title);
        painter->setPen(m_faint);
        const double from = at.left + static_cast<double>(row.cells.size()) * at.pitch + 8;
        const QString range = QFontMetricsF(font()).elidedText(row.range, Qt::ElideRight, width() - from);
        painter->drawText(QRectF(from, y, width() - from, m_rowHeight), Qt::AlignRight | Qt::AlignVCenter, range);
        for (std::size_t i = 0; i < row.cells.size(); ++i, ++index) {
            painter->save();
            painter->translate(at.left + static_cast<double>(i) * at.pitch, y + (m_rowHeight - at.cell) / 2);
            const MasteryCell &figures = row.cells[i].figures;
            paintCell(*painter, at.cell, figures.mastery, figures.due && figures.asked > 0, row.cells[i].openReading);
            const bool current = index == m_source->current();
            if (current || index == m_hovered) {
                painter->setPen(QPen(current && m_ringed ? m_ring : m_ink, current && m_ringed ? 2.5 : 1.5));
                painter->setBrush(Qt::NoBrush);
                painter->drawRoundedRect(QRectF(-2, -2, at.cell + 4, at.cell + 4), 5, 5);
            }
            painter->restore();
        }
        y += m_rowHeight;
    }
}

MasterySwatch::MasterySwatch(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

void MasterySwatch::setMap(MasteryItem *map) {
    if (m_map)
        disconnect(m_map, nullptr, this, nullptr);
    m_map = map;
    if (m_map)
        connect(m_map, &MasteryItem::changed, this, [this] { update(); });
    update();
    Q_EMIT changed();
}

void MasterySwatch::paint(QPainter *painter) {
    if (!m_map)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    m_map->paintCell(*painter, std::min(width(), height()), static_cast<Mastery>(std::clamp(m_mastery, 0, 3)), m_due,
                     m_openReading);
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress/chart.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <vector>

namespace pitwise {

Chart::Chart(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

void Chart::setSource(ChartData *source) {
    if (m_source == source)
        return;
    if (m_source)
        disconnect(m_source, nullptr, this, nullptr);
    m_source = source;
    if (m_source)
        connect(m_source, &ChartData::changed, this, [this] {
            m_current = -1;
            update();
            Q_EMIT changed();
        });
    update();
    Q_EMIT changed();
}

QFont Chart::font() const {
    QFont font = QGuiApplication::font();
    font.setPixelSize(m_textSize);
    return font;
}

QRectF Chart::field() const {
    const QFontMetricsF metrics(font());
    double left = 0;
    if (m_source)
        for (const ChartData::Tick &tick : m_source->plot().ticks)
            left = std::max(left, metrics.horizontalAdvance(tick.text));
    // Half a figure stands out above the highest line; the labels have a line of their own below.
    const double top = metrics.height() / 2 + 2, bottom = metrics.height() + 8;
    return {left + 12, top, std::max(1.0, width() - left - 12), std::max(1.0, height() - top - bottom)};
}

double Chart::yOf(double value) const {
    const QRectF box = field();
    if (!m_source || m_source->plot().ticks.size() < 2)
        return box.bottom();
    const double low = m_source->plot().ticks.front().at, high = m_source->plot().ticks.back().at;
    return box.bottom() - (std::clamp(value, low, high) - low) / (high - low) * box.height();
}

double Chart::xOf(int point) const {
    const QRectF box = field();
    return box.left() + (point + .5) * box.width() / std::max(1, m_source ? m_source->count() : 1);
}

QPointF Chart::placeOf(int point) const {
    if (!m_source || point < 0 || point >= m_source->count())
        return {};
    const ChartData::Point &at = m_source->plot().points[static_cast<std::size_t>(point)];
    return {xOf(point), at.has ? yOf(at.value) : field().bottom()};
}

int Chart::pointAt(double x) const {
    const int count = m_source ? m_source->count() : 0;
    const QRectF box = field();
    if (count == 0 || x < box.left() || x > box.right())
        return -1;
    return std::clamp(static_cast<int>((x - box.left()) / box.width() * count), 0, count - 1);
}

int Chart::step(int from, int by) const {
    const int count = m_source ? m_source->count() : 0;
    if (count == 0 || by == 0)
        return from;
    for (int at = from < 0 ? (by > 0 ? 0 : count - 1) : from + by; at >= 0 && at<count; at += by> 0 ? 1 : -1)
        if (m_style == Bars || m_source->plot().points[static_cast<std::size_t>(at)].has)
            return at;
    return from;
}

void Chart::paint(QPainter *painter) {
    if (!m_source || m_source->count() == 0)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(font());
    paintAxes(*painter);
    if (m_style == Bars)
        paintBars(*painter);
    else if (m_style == Stems)
        paintStems(*painter);
    else
        paintLine(*painter);
    paintTarget(*painter);
    paintFlag(*painter);
}

void Chart::paintAxes(QPainter &painter) const {
    const QRectF box = field();
    const QFontMetricsF metrics(font());
    for (const ChartData::Tick &tick : m_source->plot().ticks) {
        const double y = std::round(yOf(tick.at)) + .5;
        painter.setPen(QPen(m_grid, 1));
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        painter.setPen(m_ink);
        painter.drawText(QRectF(0, y - metrics.height() / 2, box.left() - 8, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, tick.text);
    }
    double taken = 0; // labels that would touch the one before are left out
    for (int i = 0; i < m_source->count(); ++i) {
        const ChartData::Point &point = m_source->plot().points[static_cast<std::size_t>(i)];
        const double wide = metrics.horizontalAdvance(point.label), left = std::min(xOf(i) - wide / 2, width() - wide);
        if (point.label.isEmpty() || left < taken)
            continue;
        painter.setPen(i == m_source->plot().flag ? m_accent : m_ink);
        painter.drawText(QPointF(left, box.bottom() + 6 + metrics.ascent()), point.label);
        taken = left + wide + metrics.averageCharWidth() / 2;
    }
}

void Chart::paintTarget(QPainter &painter) const {
    const ChartData::Plot &plot = m_source->plot();
    if (plot.ticks.empty() || plot.target < plot.ticks.front().at || plot.target > plot.ticks.back().at)
        return;
    const QRectF box = field();
    const double y = yOf(plot.target);
    QPen pen(m_ink, 1.5);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    const QFontMetricsF metrics(font());
    const double wide = metrics.horizontalAdvance(plot.targetText), high = metrics.height();
    // Beside the line where no point and no line between points lies: at the right if it can be, else at the left.
    std::vector<QRectF> places;
    for (const double x : {box.right() - wide, box.left()})
        for (const double top : {y + 1, y - high - 1})
            if (top >= 0 && top + high <= box.bottom() + 1)
                places.emplace_back(x, top, wide, high);
    if (places.empty())
        return;
    const auto free = std::ranges::find_if(places, [this](const QRectF &place) { return !isDrawnOver(place); });
    painter.drawText(free == places.end() ? places.front() : *free, Qt::AlignRight, plot.targetText);
}

bool Chart::isDrawnOver(const QRectF &place) const {
    constexpr double mark = 6;
    const QRectF wider = place.adjusted(-mark, -mark, mark, mark);
    constexpr int parts = 16;
    QPointF before;
    bool drawing = false;
    for (int i = 0; i < m_source->count(); ++i) {
        if (!m_source->plot().points[static_cast<std::size_t>(i)].has) {
            drawing = false;
            continue;
        }
        const QPointF at = placeOf(i);
        for (int part = drawing && m_style != Stems && m_style != Bars ? 0 : parts; part <= parts; ++part)
            if (wider.contains(part == parts ? at : before + (at - before) * part / parts))
                return true;
        before = at;
        drawing = true;
    }
    return false;
}

void Chart::paintMark(QPainter &painter, QPointF at, double radius) const {
    if (m_style == SquareLine)
        painter.drawRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
    else
        painter.drawEllipse(at, radius, radius);
}

void Chart::paintLine(QPainter &painter) const {
    const auto &points = m_source->plot().points;
    QPainterPath line;
    QPolygonF upper, lower;
    const auto fill = [&] {
        std::reverse(lower.begin(), lower.end());
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_band);
        painter.drawPolygon(upper + lower);
        upper.clear();
        lower.clear();
    };
    bool drawing = false; // a span without answers interrupts the line: nothing is known of it
    for (int i = 0; i < m_source->count(); ++i) {
        const ChartData::Point &point = points[static_cast<std::size_t>(i)];
        if (!point.has) {
            fill();
            drawing = false;
            continue;
        }
        const QPointF at = placeOf(i);
        drawing ? line.lineTo(at) : line.moveTo(at);
        drawing = true;
        if (point.high > point.low) {
            // One point alone still has its band, as wide as its mark.
            const double half = upper.isEmpty() ? 3 : 0;
            upper << QPointF(at.x() - half, yOf(point.high)) << QPointF(at.x() + 3, yOf(point.high));
            lower << QPointF(at.x() - half, yOf(point.low)) << QPointF(at.x() + 3, yOf(point.low));
        }
    }
    fill();
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(line, QPen(m_line, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < m_source->count(); ++i) {
        if (!points[static_cast<std::size_t>(i)].has)
            continue;
        painter.setBrush(i == m_current ? m_focusInk : m_line);
        paintMark(painter, placeOf(i), i == m_current ? 6 : 4);
    }
    if (m_current >= 0 && m_current < m_source->count()) {
        painter.setPen(QPen(m_focusInk, 1.5));
        painter.drawLine(placeOf(m_current), QPointF(xOf(m_current), field().bottom()));
    }
}

void Chart::paintBars(QPainter &painter) const {
    const QRectF box = field();
    const double pitch = box.width() / std::max(1, m_source->count());
    const double wide = std::max(2.0, std::min(pitch * .66, 36.0));
    for (int i = 0; i < m_source->count(); ++i) {
        const ChartData::Point &point = m_source->plot().points[static_cast<std::size_t>(i)];
        const double top = yOf(point.value);
        if (!point.has || box.bottom() - top < 1)
            continue;
        painter.setPen(QPen(i == m_current ? m_focusInk : point.strong ? m_accent : m_line, i == m_current ? 2 : 1));
        painter.setBrush(point.strong ? m_accent : m_band);
        painter.drawRoundedRect(QRectF(xOf(i) - wide / 2, top, wide, box.bottom() - top), 3, 3);
    }
}

void Chart::paintStems(QPainter &painter) const {
    for (int i = 0; i < m_source->count(); ++i) {
        const ChartData::Point &point = m_source->plot().points[static_cast<std::size_t>(i)];
        if (!point.has)
            continue;
        const QPointF at = placeOf(i);
        painter.setPen(QPen(i == m_current ? m_focusInk : m_grid, 1.5));
        painter.drawLine(at, QPointF(at.x(), field().bottom()));
        const double r = i == m_current ? 7 : 5.5;
        if (point.strong) {
            painter.setPen(QPen(i == m_current ? m_focusInk : m_accent, 3, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(at + QPointF(-r, -r), at + QPointF(r, r));
            painter.drawLine(at + QPointF(-r, r), at + QPointF(r, -r));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(i == m_current ? m_focusInk : m_line);
            painter.drawEllipse(at, r, r);
        }
    }
}

void Chart::paintFlag(QPainter &painter) const {
    const ChartData::Plot &plot = m_source->plot();
    if (plot.flag < 0 || plot.flag >= m_source->count())
        return;
    const QRectF box = field();
    const double x = xOf(plot.flag), y = box.top();
    const bool left = plot.flag > m_source->count() * 3 / 4; // the word stays within the chart
    const double way = left ? -1 : 1;
    painter.setPen(QPen(m_accent, 2));
    painter.drawLine(QPointF(x, y), QPointF(x, placeOf(plot.flag).y()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_accent);
    painter.drawPolygon(QPolygonF{{x, y}, {x + way * 26, y}, {x + way * 19, y + 7}, {x + way * 26, y + 14}, {x, y + 14}});
    painter.setPen(m_accent);
    const QFontMetricsF metrics(font());
    const double wide = metrics.horizontalAdvance(plot.flagText);
    painter.drawText(QPointF(left ? x - 32 - wide : x + 32, y + 7 + metrics.capHeight() / 2), plot.flagText);
}

} // namespace pitwise

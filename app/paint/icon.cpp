// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paint/icon.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <initializer_list>

namespace pitwise {
namespace {

/// Lines, circles and rounded boxes of one icon, in the 24 grid.
class Lines {
public:
    Lines &line(std::initializer_list<QPointF> points, bool closed = false) {
        const auto *point = points.begin();
        m_path.moveTo(*point++);
        for (; point != points.end(); ++point)
            m_path.lineTo(*point);
        if (closed)
            m_path.closeSubpath();
        return *this;
    }
    Lines &circle(qreal x, qreal y, qreal radius) {
        m_path.addEllipse(QPointF(x, y), radius, radius);
        return *this;
    }
    Lines &box(qreal x, qreal y, qreal width, qreal height, qreal radius = 1.5) {
        m_path.addRoundedRect(x, y, width, height, radius, radius);
        return *this;
    }
    Lines &arc(qreal x, qreal y, qreal width, qreal height, qreal from, qreal sweep) {
        m_path.arcMoveTo(x, y, width, height, from);
        m_path.arcTo(x, y, width, height, from, sweep);
        return *this;
    }
    [[nodiscard]] QPainterPath path() const { return m_path; }

private:
    QPainterPath m_path;
};

QPainterPath drawing(Icon::Name name) {
    Lines lines;
    switch (name) {
    case Icon::Nothing: break;
    case Icon::Home:
        lines.line({{3.5, 11}, {12, 4}, {20.5, 11}})
            .line({{6, 10}, {6, 20}, {18, 20}, {18, 10}})
            .line({{10, 20}, {10, 14}, {14, 14}, {14, 20}});
        break;
    case Icon::Practice:
        lines.line({{6, 3.5}, {15, 3.5}, {19, 7.5}, {19, 20.5}, {6, 20.5}}, true)
            .arc(9.6, 8, 5, 5, 170, -230)
            .line({{12.3, 12.9}, {12.3, 14.2}})
            .line({{12.3, 16.9}, {12.3, 17.1}});
        break;
    case Icon::Table:
        lines.arc(3.5, 5.5, 17, 17, 0, 180)
            .line({{3.5, 14}, {3.5, 18.5}, {20.5, 18.5}, {20.5, 14}})
            .circle(8, 13, 0.6)
            .circle(12, 10.5, 0.6)
            .circle(16, 13, 0.6);
        break;
    case Icon::Rulebook:
        lines.line({{12, 6.5},
                    {9.5, 5},
                    {4, 5},
                    {4, 18},
                    {9.5, 18},
                    {12, 19.5},
                    {14.5, 18},
                    {20, 18},
                    {20, 5},
                    {14.5, 5},
                    {12, 6.5},
                    {12, 19.5}});
        break;
    case Icon::Progress:
        lines.line({{4, 4}, {4, 20}, {20.5, 20}}).line({{7.5, 15.5}, {11, 11}, {14, 13.5}, {19.5, 7}});
        break;
    case Icon::Scenarios:
        lines.box(4, 4, 10, 14)
            .line({{9, 20}, {18.5, 20}, {18.5, 8}, {16.5, 8}})
            .line({{9, 8.5}, {11, 11}, {9, 13.5}, {7, 11}}, true);
        break;
    case Icon::Exams:
        lines.circle(12, 9, 5.5)
            .line({{8.5, 13.5}, {7, 20.5}, {12, 18}, {17, 20.5}, {15.5, 13.5}})
            .line({{9.8, 9}, {11.4, 10.6}, {14.2, 7.6}});
        break;
    case Icon::Trainees:
        lines.circle(9, 8.5, 3.2).arc(3.2, 14, 11.6, 12, 5, 170).circle(17, 9.5, 2.4).arc(13.5, 14.6, 8, 9, 20, 100);
        break;
    case Icon::Settings:
        lines.line({{3.5, 8}, {20.5, 8}})
            .line({{3.5, 16}, {20.5, 16}})
            .line({{15.5, 5.5}, {15.5, 10.5}})
            .line({{8.5, 13.5}, {8.5, 18.5}});
        break;
    case Icon::Search: lines.circle(10.5, 10.5, 6).line({{15, 15}, {20.5, 20.5}}); break;
    case Icon::Tick: lines.line({{4.5, 12.5}, {9.5, 17.5}, {19.5, 7}}); break;
    case Icon::Cross: lines.line({{6, 6}, {18, 18}}).line({{18, 6}, {6, 18}}); break;
    case Icon::Flag: lines.line({{6, 21}, {6, 4}, {18.5, 4}, {16, 8}, {18.5, 12}, {6, 12}}); break;
    case Icon::Warning:
        lines.line({{12, 4}, {21, 19.5}, {3, 19.5}}, true).line({{12, 10}, {12, 14}}).line({{12, 16.8}, {12, 17}});
        break;
    case Icon::Info: lines.circle(12, 12, 8.5).line({{12, 11}, {12, 16.5}}).line({{12, 7.6}, {12, 7.8}}); break;
    case Icon::Clock: lines.circle(12, 12, 8.5).line({{12, 7}, {12, 12}, {15.5, 14}}); break;
    case Icon::Equal: lines.line({{5.5, 9}, {18.5, 9}}).line({{5.5, 15}, {18.5, 15}}); break;
    case Icon::Unequal: lines.line({{5.5, 9}, {18.5, 9}}).line({{5.5, 15}, {18.5, 15}}).line({{16, 4}, {8, 20}}); break;
    case Icon::Left: lines.line({{14.5, 5}, {7.5, 12}, {14.5, 19}}); break;
    case Icon::Right: lines.line({{9.5, 5}, {16.5, 12}, {9.5, 19}}); break;
    case Icon::Up: lines.line({{5, 14.5}, {12, 7.5}, {19, 14.5}}); break;
    case Icon::Down: lines.line({{5, 9.5}, {12, 16.5}, {19, 9.5}}); break;
    case Icon::Plus: lines.line({{12, 5}, {12, 19}}).line({{5, 12}, {19, 12}}); break;
    case Icon::Play: lines.line({{8, 5}, {19, 12}, {8, 19}}, true); break;
    case Icon::Pause: lines.line({{8.5, 5.5}, {8.5, 18.5}}).line({{15.5, 5.5}, {15.5, 18.5}}); break;
    case Icon::Deal: // a card that leaves the shoe
        lines.line({{3.5, 9}, {11, 5}, {14, 10.5}, {6.5, 14.5}}, true)
            .line({{10.5, 14.2}, {17.5, 12.4}, {20, 20}, {13, 21.2}}, true);
        break;
    case Icon::Tap: // one finger down on the felt
        lines.line({{12, 3.5}, {12, 14}}).line({{8, 10.5}, {12, 14.5}, {16, 10.5}}).line({{4, 19.5}, {20, 19.5}});
        break;
    case Icon::Wave: // a flat hand from side to side
        lines.line({{4, 13.5}, {20, 13.5}})
            .line({{7.5, 9.5}, {3.5, 13.5}, {7.5, 17.5}})
            .line({{16.5, 9.5}, {20.5, 13.5}, {16.5, 17.5}});
        break;
    case Icon::OneFinger: lines.box(10, 3.5, 4, 13, 2).line({{5, 20.5}, {19, 20.5}}); break;
    case Icon::TwoFingers:
        lines.line({{12, 20.5}, {7, 4}}).line({{12, 20.5}, {17, 4}}).line({{8.5, 20.5}, {15.5, 20.5}});
        break;
    case Icon::DrawnLine:
        lines.line({{4, 17}, {20, 17}}).line({{12, 4}, {15.5, 7.5}, {9, 14}, {6, 14.5}, {6.5, 11}}, true);
        break;
    case Icon::Coins: lines.circle(9, 14.5, 5).circle(15.5, 9, 5); break;
    case Icon::Speech: lines.line({{4, 5}, {20, 5}, {20, 15.5}, {12, 15.5}, {8, 20}, {8, 15.5}, {4, 15.5}}, true); break;
    }
    return lines.path();
}

} // namespace

Icon::Icon(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    setImplicitSize(24, 24);
}

void Icon::setName(Name name) {
    if (m_name == name)
        return;
    m_name = name;
    update();
    Q_EMIT changed();
}

void Icon::setColor(const QColor &color) {
    if (m_color == color)
        return;
    m_color = color;
    update();
    Q_EMIT changed();
}

void Icon::paint(QPainter *painter) {
    const qreal scale = std::min(width(), height()) / 24;
    if (scale <= 0)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate((width() - 24 * scale) / 2, (height() - 24 * scale) / 2);
    painter->scale(scale, scale);
    QPen pen(m_color, std::max(1.9, 1.6 / scale));
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    painter->strokePath(drawing(m_name), pen);
}

} // namespace pitwise

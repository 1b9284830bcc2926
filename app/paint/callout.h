// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickPaintedItem>

namespace pitwise {

/// A plate with a tail that points at something: its words stand in `body`, the tail ends in `tip`.
class CallOut : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QRectF body MEMBER m_body WRITE setBody NOTIFY changed)
    Q_PROPERTY(QPointF tip MEMBER m_tip WRITE setTip NOTIFY changed) ///< To the left or right of the body.
    Q_PROPERTY(QColor fill MEMBER m_fill WRITE setFill NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER m_edge WRITE setEdge NOTIFY changed)
    Q_PROPERTY(qreal radius MEMBER m_radius WRITE setRadius NOTIFY changed)

public:
    explicit CallOut(QQuickItem *parent = nullptr) : QQuickPaintedItem(parent) { setAntialiasing(true); }
    void paint(QPainter *painter) override;

    void setBody(const QRectF &body) { set(m_body, body); }
    void setTip(const QPointF &tip) { set(m_tip, tip); }
    void setFill(const QColor &colour) { set(m_fill, colour); }
    void setEdge(const QColor &colour) { set(m_edge, colour); }
    void setRadius(qreal radius) { set(m_radius, radius); }

Q_SIGNALS:
    void changed();

private:
    template <typename T> void set(T &member, const T &value) {
        if (member == value)
            return;
        member = value;
        update();
        Q_EMIT changed();
    }

    QRectF m_body;
    QPointF m_tip;
    QColor m_fill = Qt::white, m_edge = Qt::transparent;
    qreal m_radius = 0;
};

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickPaintedItem>

namespace pitwise {

/// A rounded frame with what Rectangle lacks: dashes, a radius for each corner, hatching, a two-stop fill.
class PaintedFrame : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor fill MEMBER m_fill WRITE setFill NOTIFY changed)
    /// The fill runs from `fill` at the top to this at the bottom, where it is not transparent.
    Q_PROPERTY(QColor fillBottom MEMBER m_fillBottom WRITE setFillBottom NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER m_edge WRITE setEdge NOTIFY changed)
    Q_PROPERTY(qreal edgeWidth MEMBER m_edgeWidth WRITE setEdgeWidth NOTIFY changed)
    Q_PROPERTY(bool dashed MEMBER m_dashed WRITE setDashed NOTIFY changed)
    /// Lines across the fill in this colour: a reading that is open.
    Q_PROPERTY(QColor hatch MEMBER m_hatch WRITE setHatch NOTIFY changed)
    Q_PROPERTY(qreal radius MEMBER m_radius WRITE setRadius NOTIFY changed)
    /// Corners that are rounded; the others are square.
    Q_PROPERTY(Corners corners READ corners WRITE setCorners NOTIFY changed)

public:
    enum Corner {
        NoCorner = 0,
        TopLeft = 1,
        TopRight = 2,
        BottomLeft = 4,
        BottomRight = 8,
        Left = 5,
        Right = 10,
        Top = 3,
        Bottom = 12,
        All = 15
    };
    Q_DECLARE_FLAGS(Corners, Corner)
    Q_FLAG(Corners)

    explicit PaintedFrame(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;
    [[nodiscard]] Corners corners() const { return m_corners; }

    void setFill(const QColor &colour) { set(m_fill, colour); }
    void setFillBottom(const QColor &colour) { set(m_fillBottom, colour); }
    void setEdge(const QColor &colour) { set(m_edge, colour); }
    void setEdgeWidth(qreal width) { set(m_edgeWidth, width); }
    void setDashed(bool on) { set(m_dashed, on); }
    void setHatch(const QColor &colour) { set(m_hatch, colour); }
    void setRadius(qreal radius) { set(m_radius, radius); }
    void setCorners(Corners corners) { set(m_corners, corners); }

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

    QColor m_fill = Qt::transparent;
    QColor m_fillBottom = Qt::transparent;
    QColor m_edge = Qt::transparent;
    QColor m_hatch = Qt::transparent;
    qreal m_edgeWidth = 1;
    qreal m_radius = 0;
    bool m_dashed = false;
    Corners m_corners = All;
};

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/progress/masteryrows.h"

#include <QQuickPaintedItem>

namespace pitwise {

/// The mastery map, painted: a title, a row of cells and the clause numbers for each group. Some 170 cells would be slow
/// as items; this one knows itself what lies where.
class MasteryItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(pitwise::MasteryRows *source MEMBER m_source WRITE setSource NOTIFY changed)
    Q_PROPERTY(bool ringed MEMBER m_ringed WRITE setRinged NOTIFY changed) ///< The keyboard is here.
    Q_PROPERTY(int hovered MEMBER m_hovered WRITE setHovered NOTIFY changed)
    Q_PROPERTY(int textSize MEMBER m_textSize WRITE setTextSize NOTIFY changed)
    Q_PROPERTY(qreal rowHeight MEMBER m_rowHeight WRITE setRowHeight NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink WRITE setInk NOTIFY changed)
    Q_PROPERTY(QColor faint MEMBER m_faint WRITE setFaint NOTIFY changed) ///< Clause numbers, edges of cells not asked.
    Q_PROPERTY(QColor low MEMBER m_low WRITE setLow NOTIFY changed)
    Q_PROPERTY(QColor middle MEMBER m_middle WRITE setMiddle NOTIFY changed)
    Q_PROPERTY(QColor high MEMBER m_high WRITE setHigh NOTIFY changed)
    Q_PROPERTY(QColor highInk MEMBER m_highInk WRITE setHighInk NOTIFY changed) ///< The tick.
    Q_PROPERTY(QColor due MEMBER m_due WRITE setDue NOTIFY changed)
    Q_PROPERTY(QColor hatch MEMBER m_hatch WRITE setHatch NOTIFY changed)
    Q_PROPERTY(QColor ring MEMBER m_ring WRITE setRing NOTIFY changed)

public:
    explicit MasteryItem(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

    Q_INVOKABLE [[nodiscard]] int cellAt(double x, double y) const; ///< -1: none there.
    Q_INVOKABLE [[nodiscard]] QRectF placeOf(int cell) const;

    void setSource(MasteryRows *source);
    void setRinged(bool on) { set(m_ringed, on); }
    void setHovered(int cell) { set(m_hovered, cell); }
    void setTextSize(int size) { set(m_textSize, size); }
    void setRowHeight(qreal height) { set(m_rowHeight, height); }
    void setInk(const QColor &colour) { set(m_ink, colour); }
    void setFaint(const QColor &colour) { set(m_faint, colour); }
    void setLow(const QColor &colour) { set(m_low, colour); }
    void setMiddle(const QColor &colour) { set(m_middle, colour); }
    void setHigh(const QColor &colour) { set(m_high, colour); }
    void setHighInk(const QColor &colour) { set(m_highInk, colour); }
    void setDue(const QColor &colour) { set(m_due, colour); }
    void setHatch(const QColor &colour) { set(m_hatch, colour); }
    void setRing(const QColor &colour) { set(m_ring, colour); }

    /// One cell with its upper left corner at the origin; the legend paints its own.
    void paintCell(QPainter &painter, double size, Mastery mastery, bool due, bool openReading) const;

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
    struct Columns {
        double left = 0, pitch = 0, cell = 0; ///< Of the cells.
    };
    [[nodiscard]] QFont font() const;
    [[nodiscard]] Columns columns() const;

    MasteryRows *m_source = nullptr;
    bool m_ringed = false;
    int m_hovered = -1;
    int m_textSize = 14;
    qreal m_rowHeight = 23;
    QColor m_ink = Qt::white, m_faint = Qt::gray, m_low = Qt::darkGreen, m_middle = Qt::green, m_high = Qt::white,
           m_highInk = Qt::black;
    QColor m_due = Qt::yellow, m_hatch = Qt::gray, m_ring = Qt::cyan;
};

/// One cell of the map, for its legend.
class MasterySwatch : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(pitwise::MasteryItem *map MEMBER m_map WRITE setMap NOTIFY changed) ///< Whose colours.
    Q_PROPERTY(int mastery MEMBER m_mastery NOTIFY changed)                        ///< 0 to 3, not asked to right and fast.
    Q_PROPERTY(bool due MEMBER m_due NOTIFY changed)
    Q_PROPERTY(bool openReading MEMBER m_openReading NOTIFY changed)

public:
    explicit MasterySwatch(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;
    void setMap(MasteryItem *map);

Q_SIGNALS:
    void changed();

private:
    MasteryItem *m_map = nullptr;
    int m_mastery = 0;
    bool m_due = false, m_openReading = false;
};

} // namespace pitwise

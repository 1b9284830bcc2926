// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/progress/chartdata.h"

#include <QQuickPaintedItem>

namespace pitwise {

/// A chart with figures on both axes: a line with its band, or bars. It knows where its points are; what is said about the
/// current one, and how it is walked, is QML's.
class Chart : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(pitwise::ChartData *source MEMBER m_source WRITE setSource NOTIFY changed)
    Q_PROPERTY(Style style MEMBER m_style WRITE setStyle NOTIFY changed)
    Q_PROPERTY(int current MEMBER m_current WRITE setCurrent NOTIFY changed) ///< The point told about; -1: none.
    Q_PROPERTY(int textSize MEMBER m_textSize WRITE setTextSize NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink WRITE setInk NOTIFY changed) ///< Figures.
    Q_PROPERTY(QColor grid MEMBER m_grid WRITE setGrid NOTIFY changed)
    Q_PROPERTY(QColor line MEMBER m_line WRITE setLine NOTIFY changed)             ///< The line, or the edge of a bar.
    Q_PROPERTY(QColor band MEMBER m_band WRITE setBand NOTIFY changed)             ///< How sure; or the fill of a bar.
    Q_PROPERTY(QColor accent MEMBER m_accent WRITE setAccent NOTIFY changed)       ///< Strong bars, the flag.
    Q_PROPERTY(QColor focusInk MEMBER m_focusInk WRITE setFocusInk NOTIFY changed) ///< The current point.

public:
    /// Stems: a dot each on a stem of its own, a cross for a strong one.
    enum Style { Line, SquareLine, Bars, Stems };
    Q_ENUM(Style)

    explicit Chart(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

    /// Where a point stands; the middle of its place where it has no value.
    Q_INVOKABLE [[nodiscard]] QPointF placeOf(int point) const;
    /// The point nearest to x; -1: none.
    Q_INVOKABLE [[nodiscard]] int pointAt(double x) const;
    /// The next point with something to tell, from `from` by steps of `by`; `from` where there is none.
    Q_INVOKABLE [[nodiscard]] int step(int from, int by) const;

    void setSource(ChartData *source);
    void setStyle(Style style) { set(m_style, style); }
    void setCurrent(int point) { set(m_current, point); }
    void setTextSize(int size) { set(m_textSize, size); }
    void setInk(const QColor &colour) { set(m_ink, colour); }
    void setGrid(const QColor &colour) { set(m_grid, colour); }
    void setLine(const QColor &colour) { set(m_line, colour); }
    void setBand(const QColor &colour) { set(m_band, colour); }
    void setAccent(const QColor &colour) { set(m_accent, colour); }
    void setFocusInk(const QColor &colour) { set(m_focusInk, colour); }

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
    [[nodiscard]] QFont font() const;
    [[nodiscard]] QRectF field() const; ///< Within the axes.
    [[nodiscard]] double yOf(double value) const;
    [[nodiscard]] double xOf(int point) const;
    void paintAxes(QPainter &painter) const;
    void paintTarget(QPainter &painter) const;
    [[nodiscard]] bool isDrawnOver(const QRectF &place) const; ///< By a mark or the line between two.
    void paintLine(QPainter &painter) const;
    void paintBars(QPainter &painter) const;
    void paintStems(QPainter &painter) const;
    void paintFlag(QPainter &painter) const;
    void paintMark(QPainter &painter, QPointF at, double radius) const;

    ChartData *m_source = nullptr;
    Style m_style = Line;
    int m_current = -1;
    int m_textSize = 14;
    QColor m_ink = Qt::white, m_grid = Qt::gray, m_line = Qt::white, m_band = Qt::gray, m_accent = Qt::yellow,
           m_focusInk = Qt::white;
};

} // namespace pitwise

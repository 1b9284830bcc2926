// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// What a chart shows: one row a point, which is also its table; and the axes.
class ChartData : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the progress page")
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY changed) ///< No point has a value.

public:
    enum Role { LabelRole = Qt::UserRole, TextRole };

    struct Point {
        QString label; ///< On the axis; empty: none there.
        QString name;  ///< In the table and the tooltip: "16 November".
        QString text;  ///< "81 % of 212, surely 76 to 86 %"
        double value = 0;
        bool has = false;         ///< Something happened there.
        double low = 0, high = 0; ///< The band; equal: none.
        bool strong = false;      ///< Told apart: today's bar, a wrong answer's cross.
    };
    struct Tick {
        double at = 0;
        QString text;
    };
    struct Plot {
        std::vector<Point> points;
        std::vector<Tick> ticks; ///< Lowest first; the first and last are the ends of the axis.
        double target = -1;      ///< A dashed line; below the axis: none.
        QString targetText;
        int flag = -1; ///< A point with a flag on it; -1: none.
        QString flagText;
    };

    using RowList::RowList;
    void show(Plot plot);
    [[nodiscard]] const Plot &plot() const { return m_plot; }

    [[nodiscard]] int count() const override { return static_cast<int>(m_plot.points.size()); }
    [[nodiscard]] bool isEmpty() const;
    /// The tooltip of a point: its name and what happened there.
    Q_INVOKABLE [[nodiscard]] QString tip(int point) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();

private:
    Plot m_plot;
};

} // namespace pitwise

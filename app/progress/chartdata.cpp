// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress/chartdata.h"

#include <algorithm>

namespace pitwise {

void ChartData::show(Plot plot) {
    beginResetModel();
    m_plot = std::move(plot);
    endResetModel();
    Q_EMIT changed();
}

bool ChartData::isEmpty() const {
    return std::none_of(m_plot.points.begin(), m_plot.points.end(), [](const Point &point) { return point.has; });
}

QString ChartData::tip(int point) const {
    if (point < 0 || point >= count())
        return {};
    const Point &at = m_plot.points[static_cast<std::size_t>(point)];
    return tr("%1: %2").arg(at.name, at.text);
}

QVariant ChartData::data(const QModelIndex &index, int role) const {
    const Point &point = m_plot.points[static_cast<std::size_t>(index.row())];
    switch (role) {
    case LabelRole: return point.name;
    case TextRole: return point.text;
    default: return {};
    }
}

QHash<int, QByteArray> ChartData::roleNames() const {
    return {{LabelRole, "label"}, {TextRole, "text"}};
}

} // namespace pitwise

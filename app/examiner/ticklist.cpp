// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/ticklist.h"

#include <algorithm>

namespace pitwise {

void TickList::show(std::vector<Row> rows) {
    if (rows == m_rows)
        return;
    const bool sameThings = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                                       [](const Row &a, const Row &b) { return a.key == b.key && a.label == b.label; });
    if (sameThings) { // the keyboard stays where it is
        m_rows = std::move(rows);
        Q_EMIT dataChanged(index(0), index(count() - 1), {OnRole});
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void TickList::toggle(int row) {
    if (row < 0 || row >= count())
        return;
    m_rows[static_cast<std::size_t>(row)].on ^= true;
    Q_EMIT dataChanged(index(row), index(row), {OnRole});
    Q_EMIT toggled();
}

QStringList TickList::chosen() const {
    QStringList keys;
    for (const Row &row : m_rows)
        if (row.on)
            keys << row.key;
    return keys;
}

QVariant TickList::data(const QModelIndex &index, int role) const {
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case LabelRole: return row.label;
    case KeyRole: return row.key;
    case OnRole: return row.on;
    default: return {};
    }
}

QHash<int, QByteArray> TickList::roleNames() const {
    return {{LabelRole, "label"}, {KeyRole, "key"}, {OnRole, "on"}};
}

} // namespace pitwise

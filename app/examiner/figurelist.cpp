// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/figurelist.h"

namespace pitwise {

void FigureList::show(std::vector<Row> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QVariant FigureList::data(const QModelIndex &index, int role) const {
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case LabelRole: return row.label;
    case ValueRole: return row.value;
    case DetailRole: return row.detail;
    case GoodRole: return row.good;
    default: return {};
    }
}

QHash<int, QByteArray> FigureList::roleNames() const {
    return {{LabelRole, "label"}, {ValueRole, "value"}, {DetailRole, "detail"}, {GoodRole, "good"}};
}

} // namespace pitwise

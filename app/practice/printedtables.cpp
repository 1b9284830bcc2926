// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/printedtables.h"

#include <utility>

namespace pitwise {

QVariant PrintedTables::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case HeadRole: return row.head;
    case LabelRole: return row.label;
    case OddsRole: return row.odds;
    default: return {};
    }
}

QHash<int, QByteArray> PrintedTables::roleNames() const {
    return {{HeadRole, "head"}, {LabelRole, "label"}, {OddsRole, "odds"}};
}

void PrintedTables::show(const felt::FeltPrint &print) {
    beginResetModel();
    m_rows.clear();
    for (const auto *column : {&print.left, &print.right})
        for (const felt::TablePrint &table : *column) {
            QString head = table.head;
            for (const auto &row : table.rows)
                m_rows.push_back({std::exchange(head, {}), row.first, row.second});
            if (!table.note.isEmpty())
                m_rows.push_back({std::exchange(head, {}), table.note, {}});
        }
    endResetModel();
}

} // namespace pitwise

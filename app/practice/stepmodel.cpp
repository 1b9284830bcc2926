// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/stepmodel.h"

namespace pitwise {

void StepModel::show(std::vector<Row> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QVariant StepModel::data(const QModelIndex &index, int role) const {
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole: return row.text;
    case ClausesRole: return row.clauses;
    case DocumentRole: return row.document;
    case NoteRole: return row.note;
    default: return {};
    }
}

QHash<int, QByteArray> StepModel::roleNames() const {
    return {{TextRole, "text"}, {ClausesRole, "clauses"}, {DocumentRole, "document"}, {NoteRole, "note"}};
}

} // namespace pitwise

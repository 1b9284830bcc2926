// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/readingchoices.h"

namespace pitwise {

void ReadingChoices::show(std::vector<Row> rows) {
    if (rows == m_rows)
        return;
    if (rows.size() == m_rows.size() && !rows.empty()) {
        m_rows = std::move(rows);
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QVariant ReadingChoices::data(const QModelIndex &index, int role) const {
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole: return row.name;
    case ValuesRole: return QStringList{tr("Open")} + row.values;
    case ChosenRole: return row.chosen;
    default: return {};
    }
}

QHash<int, QByteArray> ReadingChoices::roleNames() const {
    return {{NameRole, "name"}, {ValuesRole, "values"}, {ChosenRole, "chosenValue"}};
}

} // namespace pitwise

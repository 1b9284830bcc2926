// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/shelflist.h"

namespace pitwise {

void ShelfList::show(std::vector<Row> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QVariant ShelfList::data(const QModelIndex &index, int role) const {
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KeyRole: return row.key;
    case VersionRole: return row.version;
    case TitleRole: return row.title;
    case DetailRole: return row.detail;
    case SealedRole: return row.sealed;
    default: return {};
    }
}

QHash<int, QByteArray> ShelfList::roleNames() const {
    return {
        {KeyRole, "key"}, {VersionRole, "version"}, {TitleRole, "title"}, {DetailRole, "detail"}, {SealedRole, "sealed"}};
}

} // namespace pitwise

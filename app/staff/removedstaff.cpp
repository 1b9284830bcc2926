// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/staff/removedstaff.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace pitwise {

QVariant RemovedStaff::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const people::Former &one = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole: return one.person.name;
    case UntilRole:
        return QLocale().toString(QDateTime::fromMSecsSinceEpoch(one.removedMs + people::People::keptMs).date(),
                                  QLocale::ShortFormat);
    default: return {};
    }
}

QHash<int, QByteArray> RemovedStaff::roleNames() const {
    return {{NameRole, "name"}, {UntilRole, "until"}};
}

void RemovedStaff::show(const std::vector<people::Former> &removed, qint64 nowMs) {
    std::vector<people::Former> rows = removed;
    std::erase_if(rows, [&](const people::Former &one) { return one.removedMs + people::People::keptMs < nowMs; });
    std::ranges::reverse(rows);
    replace(m_rows, std::move(rows));
}

QString RemovedStaff::idAt(int row) const {
    return row < 0 || row >= count() ? QString() : m_rows[static_cast<std::size_t>(row)].person.id;
}

} // namespace pitwise

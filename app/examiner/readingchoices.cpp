// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/readingchoices.h"

#include <algorithm>

namespace pitwise {

void ReadingChoices::show(std::vector<Row> rows) {
    if (rows == m_rows)
        return;
    if (rows.size() == m_rows.size() && !rows.empty()) {
        m_rows = std::move(rows);
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        Q_EMIT shown();
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    Q_EMIT shown();
}

int ReadingChoices::fixed() const {
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.chosen >= 0; }));
}

QVariant ReadingChoices::data(const QModelIndex &index, int role) const {
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TitleRole: return row.title;
    case WordsRole: return QStringList{tr("Left open: what hangs on it is not asked.")} + row.words;
    case ChosenRole: return row.chosen;
    default: return {};
    }
}

QHash<int, QByteArray> ReadingChoices::roleNames() const {
    return {{TitleRole, "title"}, {WordsRole, "words"}, {ChosenRole, "chosenValue"}};
}

} // namespace pitwise

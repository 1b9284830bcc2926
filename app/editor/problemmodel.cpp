// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/problemmodel.h"

#include <algorithm>

namespace pitwise {

void ProblemModel::show(std::vector<Row> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    m_current = std::min(m_current, count() - 1);
    endResetModel();
    Q_EMIT shown();
}

int ProblemModel::errors() const {
    return static_cast<int>(std::ranges::count_if(
        m_rows, [](const Row &row) { return severityOf(row.problem.kind) == pitwise::Severity::Error; }));
}

void ProblemModel::setCurrent(int row) {
    m_current = row;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(count() - 1), {CurrentRole});
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole: return row.text;
    case SeverityRole: return static_cast<int>(severityOf(row.problem.kind));
    case ClausesRole: {
        QStringList clauses;
        for (const std::string &clause : row.problem.clauses)
            clauses << QString::fromStdString(clause);
        return clauses;
    }
    case FixRole: return row.fix;
    case CurrentRole: return index.row() == m_current;
    }
    return {};
}

QHash<int, QByteArray> ProblemModel::roleNames() const {
    return {{TextRole, "wording"},
            {SeverityRole, "severity"},
            {ClausesRole, "clauses"},
            {FixRole, "fix"},
            {CurrentRole, "current"}};
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/problemmodel.h"

#include <algorithm>

namespace pitwise {

void ProblemModel::show(std::vector<Row> rows) {
    if (rows == m_rows)
        return;
    // Whoever looks at a problem goes on looking at it, not at the one that has its row now.
    int current = -1;
    if (m_current >= 0 && m_current < count())
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (rows[i].problem == m_rows[static_cast<std::size_t>(m_current)].problem)
                current = static_cast<int>(i);
    beginResetModel();
    m_rows = std::move(rows);
    m_current = current;
    endResetModel();
    Q_EMIT shown();
}

int ProblemModel::fixRow() const {
    const auto hasFix = [](const Row &row) { return !row.fix.isEmpty(); };
    if (m_current >= 0 && hasFix(m_rows[static_cast<std::size_t>(m_current)]))
        return m_current;
    const auto first = std::ranges::find_if(m_rows, hasFix);
    return first == m_rows.end() ? -1 : static_cast<int>(first - m_rows.begin());
}

int ProblemModel::errors() const {
    return static_cast<int>(std::ranges::count_if(
        m_rows, [](const Row &row) { return severityOf(row.problem.kind) == pitwise::Severity::Error; }));
}

void ProblemModel::setCurrent(int row) {
    m_current = row;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(count() - 1), {CurrentRole, KeyRole});
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
    case KeyRole: return index.row() == fixRow();
    }
    return {};
}

QHash<int, QByteArray> ProblemModel::roleNames() const {
    return {{TextRole, "wording"}, {SeverityRole, "severity"}, {ClausesRole, "clauses"},
            {FixRole, "fix"},      {CurrentRole, "current"},   {KeyRole, "byKey"}};
}

} // namespace pitwise

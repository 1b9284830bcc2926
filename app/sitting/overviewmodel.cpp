// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sitting/overviewmodel.h"

#include <algorithm>

namespace pitwise {

void OverviewModel::show(const exam::SittingState &state) {
    const bool another = state.questions().size() != m_cells.size();
    if (another)
        beginResetModel();
    m_cells.clear();
    for (int i = 0; i < static_cast<int>(state.questions().size()); ++i) {
        const exam::QuestionState &question = state.questions()[static_cast<std::size_t>(i)];
        m_cells.push_back({question.answered, question.flagged, i == state.current(), state.canShow(i)});
    }
    if (another)
        endResetModel();
    else if (!m_cells.empty())
        Q_EMIT dataChanged(index(0), index(count() - 1));
    Q_EMIT shown();
}

int OverviewModel::answered() const {
    return static_cast<int>(std::count_if(m_cells.begin(), m_cells.end(), [](const Cell &cell) { return cell.answered; }));
}

int OverviewModel::flagged() const {
    return static_cast<int>(std::count_if(m_cells.begin(), m_cells.end(), [](const Cell &cell) { return cell.flagged; }));
}

QVariant OverviewModel::data(const QModelIndex &index, int role) const {
    const Cell &cell = m_cells[static_cast<std::size_t>(index.row())];
    switch (role) {
    case AnsweredRole: return cell.answered;
    case FlaggedRole: return cell.flagged;
    case NowRole: return cell.now;
    case ReachableRole: return cell.reachable;
    default: return {};
    }
}

QHash<int, QByteArray> OverviewModel::roleNames() const {
    return {{AnsweredRole, "answered"}, {FlaggedRole, "flagged"}, {NowRole, "now"}, {ReachableRole, "reachable"}};
}

} // namespace pitwise

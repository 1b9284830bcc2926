// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house/limitmodel.h"

namespace pitwise {

QVariant LimitModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case GameRole: return QString::fromStdString(row.game);
    case BetRole: return row.bet;
    case OpensGameRole: return row.opensGame;
    case MinimumRole: return QString::number(row.limits.min / 100);
    case MaximumRole: return QString::number(row.limits.max / 100);
    case OwnRole: return row.own;
    case DecidedRole: return row.decided;
    default: return {};
    }
}

QHash<int, QByteArray> LimitModel::roleNames() const {
    return {{GameRole, "game"},       {BetRole, "bet"}, {OpensGameRole, "opensGame"}, {MinimumRole, "minimum"},
            {MaximumRole, "maximum"}, {OwnRole, "own"}, {DecidedRole, "decided"}};
}

void LimitModel::show(std::vector<Row> rows) {
    replace(m_rows, std::move(rows));
}

} // namespace pitwise

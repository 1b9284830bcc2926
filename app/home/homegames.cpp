// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/homegames.h"

#include <cmath>

namespace pitwise {

QVariant HomeGames::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const GameFigures &figures = row.figures;
    switch (role) {
    case DocumentRole: return row.document;
    case TitleRole: return row.title;
    case MostBoxesRole: return row.mostBoxes;
    case ReadinessRole: return figures.readiness.score;
    case AskedRole: return figures.right.of > 0;
    case MasteredRole: return tr("%1 of %2").arg(figures.mastered).arg(figures.clauses);
    case RightRole: {
        if (figures.right.of == 0)
            return QString();
        const int percent = static_cast<int>(std::lround(100 * figures.right.value()));
        if (figures.speed.answers == 0)
            return tr("%1 %", "share of right answers").arg(percent);
        return tr("%1 % in %2 s").arg(percent).arg(QString::number(figures.speed.medianMs / 1000.0, 'f', 1));
    }
    case WeakRole: return row.weak;
    case DueRole: return row.due;
    default: return {};
    }
}

QHash<int, QByteArray> HomeGames::roleNames() const {
    return {{DocumentRole, "document"},   {TitleRole, "title"}, {MostBoxesRole, "mostBoxes"},
            {ReadinessRole, "readiness"}, {AskedRole, "asked"}, {MasteredRole, "mastered"},
            {RightRole, "rightShare"},    {WeakRole, "weak"},   {DueRole, "due"}};
}

void HomeGames::show(std::vector<Row> rows) {
    replace(m_rows, std::move(rows));
}

} // namespace pitwise

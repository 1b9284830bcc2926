// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/itemfigures.h"

namespace pitwise {
namespace {

QString figure(double value) {
    return QString::number(value, 'f', 2);
}

QString within(const exam::Interval &interval) {
    return ItemFigures::tr("%1 to %2").arg(figure(interval.low), figure(interval.high));
}

} // namespace

void ItemFigures::show(std::vector<exam::ItemStatistic> items) {
    beginResetModel();
    m_rows = std::move(items);
    endResetModel();
}

QString ItemFigures::labelAt(int row) const {
    return row < 0 || row >= count() ? QString() : m_rows[static_cast<std::size_t>(row)].label;
}

QVariant ItemFigures::data(const QModelIndex &index, int role) const {
    const exam::ItemStatistic &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case LabelRole: return QStringLiteral("%1. %2").arg(row.slot + 1).arg(row.label);
    case FacilityRole: return figure(row.facility);
    case FacilityWithinRole: return within(row.facilityWithin);
    case DiscriminationRole: return row.discrimination ? figure(*row.discrimination) : tr("none");
    case DiscriminationWithinRole: return row.discriminationWithin ? within(*row.discriminationWithin) : QString();
    case DoubtfulRole: return row.discrimination && *row.discrimination < 0; // who knows more gets it wrong: look at it
    default: return {};
    }
}

QHash<int, QByteArray> ItemFigures::roleNames() const {
    return {{LabelRole, "label"},
            {FacilityRole, "facility"},
            {FacilityWithinRole, "facilityWithin"},
            {DiscriminationRole, "discrimination"},
            {DiscriminationWithinRole, "discriminationWithin"},
            {DoubtfulRole, "doubtful"}};
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examiner/itemfigures.h"

#include "app/examiner/examwords.h"

#include <algorithm>

namespace pitwise {
namespace {

QString figure(double value) {
    return QString::number(value, 'f', 2);
}

QString within(const exam::Interval &interval) {
    return ItemFigures::tr("%1 to %2").arg(figure(interval.low), figure(interval.high));
}

/// Of a label "lucky8 payout-split": "Lucky 8, payout split".
QString titleOf(const exam::ItemStatistic &item) {
    return QStringLiteral("%1. %2, %3")
        .arg(item.slot + 1)
        .arg(gameTitle(item.label.section(u' ', 0, 0)), familyTitle(item.label.section(u' ', 1)));
}

/// Who knows more gets it wrong: key, felt or wording may be at fault.
bool isDoubtful(const exam::ItemStatistic &item) {
    return item.discrimination && *item.discrimination < 0;
}

QString remarkOn(const exam::ItemStatistic &item) {
    if (isDoubtful(item))
        return item.discriminationWithin && item.discriminationWithin->high < 0
                   ? ItemFigures::tr("works against: look at it")
                   : ItemFigures::tr("may work against");
    if (item.facility >= 1)
        return ItemFigures::tr("everybody right");
    if (item.facility <= 0)
        return ItemFigures::tr("nobody right");
    if (item.facility < 0.3)
        return ItemFigures::tr("very hard");
    if (item.discrimination && *item.discrimination < 0.15)
        return ItemFigures::tr("tells little apart");
    return {};
}

} // namespace

void ItemFigures::show(std::vector<exam::ItemStatistic> items) {
    beginResetModel();
    m_rows = std::move(items);
    sort();
    endResetModel();
    Q_EMIT shown();
}

void ItemFigures::setOrder(Order order) {
    if (order == m_order)
        return;
    m_order = order;
    beginResetModel();
    sort();
    endResetModel();
    Q_EMIT shown();
}

void ItemFigures::sort() {
    std::sort(m_rows.begin(), m_rows.end(), [](const auto &a, const auto &b) { return a.slot < b.slot; });
    if (m_order == Order::ByFacility)
        std::stable_sort(m_rows.begin(), m_rows.end(), [](const auto &a, const auto &b) { return a.facility < b.facility; });
    if (m_order == Order::ByDiscrimination)
        std::stable_sort(m_rows.begin(), m_rows.end(), [](const auto &a, const auto &b) {
            constexpr double none = 2; // above every figure there is
            return a.discrimination.value_or(none) < b.discrimination.value_or(none);
        });
}

int ItemFigures::doubtful() const {
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), isDoubtful));
}

QString ItemFigures::labelAt(int row) const {
    return row < 0 || row >= count() ? QString() : titleOf(m_rows[static_cast<std::size_t>(row)]);
}

QVariant ItemFigures::data(const QModelIndex &index, int role) const {
    const exam::ItemStatistic &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case LabelRole: return familyTitle(row.label.section(u' ', 1));
    case NumberRole: return row.slot + 1;
    case GameRole: return row.label.section(u' ', 0, 0);
    case RemarkRole: return remarkOn(row);
    case FacilityRole: return figure(row.facility);
    case FacilityWithinRole: return within(row.facilityWithin);
    case DiscriminationRole: return row.discrimination ? figure(*row.discrimination) : QStringLiteral("–");
    case DiscriminationWithinRole: return row.discriminationWithin ? within(*row.discriminationWithin) : QString();
    case DoubtfulRole: return isDoubtful(row);
    default: return {};
    }
}

QHash<int, QByteArray> ItemFigures::roleNames() const {
    return {{LabelRole, "label"},
            {NumberRole, "number"},
            {GameRole, "game"},
            {RemarkRole, "remark"},
            {FacilityRole, "facility"},
            {FacilityWithinRole, "facilityWithin"},
            {DiscriminationRole, "discrimination"},
            {DiscriminationWithinRole, "discriminationWithin"},
            {DoubtfulRole, "doubtful"}};
}

} // namespace pitwise

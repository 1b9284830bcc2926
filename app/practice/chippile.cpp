// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/chippile.h"
#include "app/text/said.h"

#include <algorithm>

namespace pitwise {

ChipPile::ChipPile(const ChipSet &chips, QObject *parent) : RowList(parent), m_set(chips) {
}

void ChipPile::add(int row) {
    constexpr std::size_t most = 2000; // more than any float holds
    if (row < 0 || row >= rowCount() || m_laid.size() >= most)
        return;
    m_laid.push_back(row);
    tell();
}

void ChipPile::takeBack() {
    if (m_laid.empty())
        return;
    m_laid.pop_back();
    tell();
}

void ChipPile::remove(int row) {
    const auto last = std::find(m_laid.rbegin(), m_laid.rend(), row);
    if (last == m_laid.rend())
        return;
    m_laid.erase(std::next(last).base());
    tell();
}

const Chip *ChipPile::chip(int row) const {
    return row >= 0 && row < rowCount() ? &m_set.chips()[static_cast<std::size_t>(row)] : nullptr;
}

void ChipPile::clear() {
    m_laid.clear();
    tell();
}

void ChipPile::lay(Cents value, int count) {
    for (int row = 0; row < rowCount(); ++row)
        if (m_set.chips()[static_cast<std::size_t>(row)].value == value && count > 0)
            m_laid.insert(m_laid.end(), static_cast<std::size_t>(count), row);
    tell();
}

void ChipPile::showCut(Cents amount) {
    m_laid.clear();
    for (const ChipCount &count : m_set.cut(amount).chips)
        lay(count.value, count.count);
    tell();
}

void ChipPile::readSet() {
    beginResetModel();
    m_laid.clear();
    endResetModel();
    Q_EMIT changed();
}

void ChipPile::tell() {
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {TakenRole});
    Q_EMIT changed();
}

Cents ChipPile::amount() const {
    Cents sum = 0;
    for (const int row : m_laid)
        sum += m_set.chips()[static_cast<std::size_t>(row)].value;
    return sum;
}

QString ChipPile::amountText() const {
    return moneyText(amount());
}

int ChipPile::chips() const {
    return static_cast<int>(m_laid.size());
}

std::vector<ChipCount> ChipPile::counts() const {
    std::vector<ChipCount> counts;
    for (int row = rowCount() - 1; row >= 0; --row)
        if (const auto taken = std::count(m_laid.begin(), m_laid.end(), row); taken > 0)
            counts.push_back({m_set.chips()[static_cast<std::size_t>(row)].value, static_cast<int>(taken)});
    return counts;
}

QVariant ChipPile::data(const QModelIndex &index, int role) const {
    const Chip &chip = m_set.chips()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case ValueRole: return Words::ofProgram().amount(chip.value);
    case TakenRole: return static_cast<int>(std::count(m_laid.begin(), m_laid.end(), index.row()));
    default: return {};
    }
}

QHash<int, QByteArray> ChipPile::roleNames() const {
    return {{ValueRole, "valueText"}, {TakenRole, "taken"}};
}

} // namespace pitwise

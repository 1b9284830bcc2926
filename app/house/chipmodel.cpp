// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house/chipmodel.h"
#include "app/text/said.h"

namespace pitwise {

ChipModel::ChipModel(const ChipSet &all, const ChipSet &inUse, QObject *parent)
    : RowList(parent), m_all(all), m_inUse(inUse) {
}

QVariant ChipModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Chip &chip = m_all.chips()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case ValueRole: return Words::ofProgram().amount(chip.value);
    case InUseRole: return m_inUse.chip(chip.value) != nullptr;
    default: return {};
    }
}

QHash<int, QByteArray> ChipModel::roleNames() const {
    return {{ValueRole, "valueText"}, {InUseRole, "inUse"}};
}

const Chip *ChipModel::chip(int row) const {
    return row >= 0 && row < rowCount() ? &m_all.chips()[static_cast<std::size_t>(row)] : nullptr;
}

void ChipModel::tell() {
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {InUseRole});
}

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/exam/itemstatistics.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Item statistics of an exam, slot by slot, with intervals that say how little a small group tells.
class ItemFigures : public RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the results")

public:
    enum Role {
        LabelRole = Qt::UserRole,
        FacilityRole,
        FacilityWithinRole,
        DiscriminationRole,
        DiscriminationWithinRole,
        DoubtfulRole
    };
    using RowList::RowList;
    void show(std::vector<exam::ItemStatistic> items);
    [[nodiscard]] const std::vector<exam::ItemStatistic> &all() const { return m_rows; }
    [[nodiscard]] Q_INVOKABLE QString labelAt(int row) const;

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<exam::ItemStatistic> m_rows;
};

} // namespace pitwise

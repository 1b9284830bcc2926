// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/house/chipset.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// The chips to choose from, and which of them are in use.
class ChipModel : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")

public:
    enum Role {
        ValueRole = Qt::UserRole, ///< string: `2.50`
        InUseRole,                ///< bool
    };

    ChipModel(const ChipSet &all, const ChipSet &inUse, QObject *parent = nullptr); ///< Both outlive the model.

    [[nodiscard]] int count() const override { return static_cast<int>(m_all.chips().size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] const Chip *chip(int row) const; ///< Null: no such row.
    void tell();                                   ///< Others are in use now.

private:
    const ChipSet &m_all;
    const ChipSet &m_inUse;
};

} // namespace pitwise

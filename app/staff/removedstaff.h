// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/people/people.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Staff who were removed and can be brought back, the last one first.
class RemovedStaff : public RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")

public:
    enum Role {
        NameRole = Qt::UserRole, ///< string
        UntilRole,               ///< string: the day after which it is too late
    };

    using RowList::RowList;

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(const std::vector<people::Former> &removed, qint64 nowMs);
    [[nodiscard]] QString idAt(int row) const;

private:
    std::vector<people::Former> m_rows;
};

} // namespace pitwise

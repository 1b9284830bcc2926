// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/records/roster.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Who was removed and can be brought back, latest first.
class RemovedTrainees : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by Trainees")

public:
    enum Role { NameRole = Qt::UserRole, DetailRole };
    using RowList::RowList;

    void show(std::vector<Roster::Removed> people, UtcMs nowMs);
    [[nodiscard]] const std::vector<Roster::Removed> &people() const { return m_people; }

    [[nodiscard]] int count() const override { return static_cast<int>(m_people.size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Roster::Removed> m_people;
    UtcMs m_nowMs = 0;
};

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/itemstatistics.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Item statistics of an exam, slot by slot, with intervals that say how little a small group tells.
class ItemFigures : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the results")
    Q_PROPERTY(int count READ count NOTIFY shown)

public:
    enum Role {
        LabelRole = Qt::UserRole,
        FacilityRole,
        FacilityWithinRole,
        DiscriminationRole,
        DiscriminationWithinRole,
        DoubtfulRole
    };
    using QAbstractListModel::QAbstractListModel;
    void show(std::vector<exam::ItemStatistic> items);
    [[nodiscard]] const std::vector<exam::ItemStatistic> &all() const { return m_rows; }
    [[nodiscard]] Q_INVOKABLE QString labelAt(int row) const;

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void shown();

private:
    std::vector<exam::ItemStatistic> m_rows;
};

} // namespace pitwise

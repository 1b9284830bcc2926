// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/exam/itemstatistics.h"

#include <QtQml/qqmlregistration.h>

namespace pitwise {

/// Item statistics of an exam, slot by slot, with intervals that say how little a small group tells.
class ItemFigures : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the results")
    Q_PROPERTY(int doubtful READ doubtful NOTIFY shown) ///< How many should be looked at.
    Q_PROPERTY(Order order READ order WRITE setOrder NOTIFY shown)

public:
    enum Role {
        LabelRole = Qt::UserRole,
        NumberRole,
        GameRole, ///< For its tag.
        FacilityRole,
        FacilityWithinRole,
        DiscriminationRole,
        DiscriminationWithinRole,
        DoubtfulRole,
        RemarkRole ///< What the figures mean, in a few words; empty: nothing stands out.
    };
    using RowList::RowList;
    void show(std::vector<exam::ItemStatistic> items);
    enum class Order { ByNumber, ByFacility, ByDiscrimination };
    Q_ENUM(Order)
    [[nodiscard]] Order order() const { return m_order; }
    void setOrder(Order order); ///< The worst first.
    [[nodiscard]] const std::vector<exam::ItemStatistic> &all() const { return m_rows; }
    [[nodiscard]] Q_INVOKABLE QString labelAt(int row) const;

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int doubtful() const;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void shown();

private:
    void sort();
    std::vector<exam::ItemStatistic> m_rows;
    Order m_order = Order::ByNumber;
};

} // namespace pitwise

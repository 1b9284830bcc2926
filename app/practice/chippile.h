// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rowlist.h"
#include "core/house/chipset.h"

#include <QColor>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pitwise {

/// The float and the payout taken from it: one row a chip of the house, smallest first, with how many were taken.
class ChipPile : public pitwise::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the practice session")
    Q_PROPERTY(QString amountText READ amountText NOTIFY changed)
    Q_PROPERTY(int chips READ chips NOTIFY changed)
    Q_PROPERTY(int stacks READ stacks NOTIFY changed) ///< Kinds of chips laid.
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY changed)

public:
    enum Role { ValueRole = Qt::UserRole, TakenRole };

    explicit ChipPile(const ChipSet &chips, QObject *parent = nullptr);

    Q_INVOKABLE void add(int row);
    Q_INVOKABLE void takeBack();      ///< The last one laid.
    Q_INVOKABLE void remove(int row); ///< One of this chip, the last laid of them.
    Q_INVOKABLE void clear();
    void lay(Cents value, int count); ///< Some of one chip; a value the house does not have is left out.
    void showCut(Cents amount);       ///< As a dealer would pay it.
    void readSet();                   ///< The house uses other chips now: an empty pile of those.

    [[nodiscard]] const Chip *chip(int row) const; ///< Null: no such row.
    [[nodiscard]] Cents amount() const;
    [[nodiscard]] QString amountText() const;
    [[nodiscard]] int chips() const;
    [[nodiscard]] int stacks() const { return static_cast<int>(counts().size()); }
    [[nodiscard]] bool isEmpty() const { return m_laid.empty(); }
    [[nodiscard]] std::vector<ChipCount> counts() const; ///< Those laid, largest first.

    [[nodiscard]] int count() const override { return static_cast<int>(m_set.chips().size()); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();

private:
    void tell();
    const ChipSet &m_set;
    std::vector<int> m_laid; ///< Rows, in the order laid.
};

} // namespace pitwise

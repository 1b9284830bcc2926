// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/house/chipmodel.h"
#include "app/practice/chippile.h"

#include <QQuickPaintedItem>

namespace pitwise {

/// Chips of the house as they lie on the felt: one from above, or a pile of them.
class ChipArt : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(pitwise::ChipPile *pile MEMBER m_pile WRITE setPile NOTIFY changed)
    Q_PROPERTY(pitwise::ChipModel *set MEMBER m_set WRITE setSet NOTIFY changed) ///< Instead of a pile.
    Q_PROPERTY(int row MEMBER m_row WRITE setRow NOTIFY changed)
    Q_PROPERTY(int count MEMBER m_count WRITE setCount NOTIFY changed) ///< 0: one chip from above.

public:
    explicit ChipArt(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;
    void setPile(ChipPile *pile) { set(m_pile, pile); }
    void setSet(ChipModel *chips) { set(m_set, chips); }
    void setRow(int row) { set(m_row, row); }
    void setCount(int count) { set(m_count, count); }

Q_SIGNALS:
    void changed();

private:
    template <typename T> void set(T &member, T value) {
        if (member == value)
            return;
        member = value;
        update();
        Q_EMIT changed();
    }
    ChipPile *m_pile = nullptr;
    ChipModel *m_set = nullptr;
    int m_row = 0;
    int m_count = 0;
};

} // namespace pitwise

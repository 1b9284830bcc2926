// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/chipart.h"
#include "app/felt/chippainter.h"

#include <QPainter>

#include <algorithm>

namespace pitwise {

ChipArt::ChipArt(QQuickItem *parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

void ChipArt::paint(QPainter *painter) {
    const Chip *chip = m_pile ? m_pile->chip(m_row) : m_set ? m_set->chip(m_row) : nullptr;
    if (!chip || width() < 4)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_count == 0) {
        painter->translate(width() / 2, height() / 2);
        felt::paintChip(*painter, *chip, std::min(width(), height()) - 2, true);
        return;
    }
    const double diameter = width() - 2;
    const std::vector<const Chip *> chips(static_cast<std::size_t>(std::min(m_count, 20)), chip);
    painter->translate(width() / 2, height() - diameter / 2 - 1);
    felt::paintPile(*painter, chips, diameter,
                    std::min(height() - diameter - 2, diameter * .16 * static_cast<double>(chips.size())), 7, false, true);
}

} // namespace pitwise

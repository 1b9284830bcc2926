// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/felt/feltcloth.h"
#include "app/felt/groundpainter.h"

#include <QPainter>

namespace pitwise {

void FeltCloth::paint(QPainter *painter) {
    if (width() < 1 || height() < 1)
        return;
    const felt::FeltTable table(width(), height(), 7, 1, false);
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter->scale(table.scale, table.scale);
    felt::paintCloth(*painter, table, felt::styleOf(m_game.toStdString(), m_highContrast));
}

void FeltCloth::setGame(const QString &game) {
    if (m_game == game)
        return;
    m_game = game;
    update();
    Q_EMIT changed();
}

void FeltCloth::setHighContrast(bool on) {
    if (m_highContrast == on)
        return;
    m_highContrast = on;
    update();
    Q_EMIT changed();
}

} // namespace pitwise

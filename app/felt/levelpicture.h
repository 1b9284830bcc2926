// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/house/chipset.h"

#include <QQuickPaintedItem>

namespace pitwise {

/// A piece of a game's felt with two bets on it, as a level of practice shows them: with their amounts or without.
class LevelPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game MEMBER m_game WRITE setGame NOTIFY changed)
    Q_PROPERTY(bool amounts MEMBER m_amounts WRITE setAmounts NOTIFY changed)
    Q_PROPERTY(bool fourColour MEMBER m_fourColour WRITE setFourColour NOTIFY changed)
    Q_PROPERTY(bool highContrast MEMBER m_highContrast WRITE setHighContrast NOTIFY changed)

public:
    explicit LevelPicture(QQuickItem *parent = nullptr) : QQuickPaintedItem(parent) {}
    void paint(QPainter *painter) override;

    void setGame(const QString &game) { set(m_game, game); }
    void setAmounts(bool on) { set(m_amounts, on); }
    void setFourColour(bool on) { set(m_fourColour, on); }
    void setHighContrast(bool on) { set(m_highContrast, on); }

Q_SIGNALS:
    void changed();

private:
    template <typename T> void set(T &member, const T &value) {
        if (member == value)
            return;
        member = value;
        update();
        Q_EMIT changed();
    }

    QString m_game;
    bool m_amounts = true, m_fourColour = false, m_highContrast = false;
};

} // namespace pitwise

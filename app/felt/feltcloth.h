// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickPaintedItem>

namespace pitwise {

/// The bare cloth of a game within its rail: nothing is printed on it, so it tells nothing about the game's rules.
class FeltCloth : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game MEMBER m_game WRITE setGame NOTIFY changed)
    Q_PROPERTY(bool highContrast MEMBER m_highContrast WRITE setHighContrast NOTIFY changed)

public:
    explicit FeltCloth(QQuickItem *parent = nullptr) : QQuickPaintedItem(parent) {}
    void paint(QPainter *painter) override;
    void setGame(const QString &game);
    void setHighContrast(bool on);

Q_SIGNALS:
    void changed();

private:
    QString m_game;
    bool m_highContrast = false;
};

} // namespace pitwise

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickPaintedItem>

namespace pitwise {

/// A game at a glance: the top of its felt with as many circles as it has boxes, and a hand it is known for.
/// Decoration only; the felt that questions are asked on is drawn by app/felt.
class GamePicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString document MEMBER m_document NOTIFY changed)
    Q_PROPERTY(int boxes MEMBER m_boxes NOTIFY changed)
    Q_PROPERTY(QColor feltTop MEMBER m_feltTop NOTIFY changed)
    Q_PROPERTY(QColor feltBottom MEMBER m_feltBottom NOTIFY changed)
    Q_PROPERTY(QColor rail MEMBER m_rail NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER m_ground NOTIFY changed)
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY changed)

public:
    explicit GamePicture(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

Q_SIGNALS:
    void changed();

private:
    QString m_document;
    int m_boxes = 7;
    QColor m_feltTop, m_feltBottom, m_rail, m_ground;
    qreal m_radius = 0; ///< Of the two upper corners.
};

} // namespace pitwise

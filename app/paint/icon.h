// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickPaintedItem>

namespace pitwise {

/// The house's line icons, our own drawing, in whatever colour the theme gives. Drawn on a grid of 24.
class Icon : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Name name MEMBER m_name WRITE setName NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color WRITE setColor NOTIFY changed)

public:
    enum Name {
        Nothing,
        Home,
        Practice,
        Table,
        Rulebook,
        Progress,
        Scenarios,
        Exams,
        Trainees,
        Settings,
        Search,
        Tick,
        Cross,
        Flag,
        Warning,
        Info,
        Clock,
        Equal,
        Unequal,
        Left,
        Right,
        Up,
        Down,
        Plus,
        Play,
        Pause,
        Deal,
        Tap,
        Wave,
        OneFinger,
        TwoFingers,
        DrawnLine,
        Coins,
        Speech
    };
    Q_ENUM(Name)

    explicit Icon(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;

    void setName(Name name);
    void setColor(const QColor &color);

Q_SIGNALS:
    void changed();

private:
    Name m_name = Nothing;
    QColor m_color = Qt::white;
};

} // namespace pitwise

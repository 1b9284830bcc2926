// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

namespace pitwise {

/// Says once that nobody has touched keyboard, mouse or screen for so long; again only after somebody has.
class IdleWatch : public QObject {
    Q_OBJECT

public:
    /// Watches everything that the program is given.
    explicit IdleWatch(std::chrono::milliseconds after, QObject *parent = nullptr);

    void setAfter(std::chrono::milliseconds after) { m_timer.start(after); }
    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void idle();

private:
    QTimer m_timer;
};

} // namespace pitwise

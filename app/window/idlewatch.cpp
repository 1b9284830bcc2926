// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/idlewatch.h"

#include <QCoreApplication>
#include <QEvent>

namespace pitwise {

IdleWatch::IdleWatch(std::chrono::milliseconds after, QObject *parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(after);
    connect(&m_timer, &QTimer::timeout, this, &IdleWatch::idle);
    m_timer.start();
    qApp->installEventFilter(this);
}

bool IdleWatch::eventFilter(QObject *, QEvent *event) {
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate: m_timer.start(); break;
    default: break;
    }
    return false;
}

} // namespace pitwise

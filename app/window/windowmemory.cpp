// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowmemory.h"
#include "app/settings/settings.h"

#include <QGuiApplication>
#include <QScreen>
#include <QTimer>
#include <QWindow>

namespace pitwise {

QSize rememberedSize(const Settings &settings) {
    const QScreen *screen = QGuiApplication::primaryScreen();
    if (!settings.windowSize().isValid() || !screen)
        return usualWindow;
    return settings.windowSize().boundedTo(screen->availableSize());
}

void rememberWindow(QWindow &window, Settings &settings) {
    if (settings.windowMaximised())
        window.setWindowStates(Qt::WindowMaximized);

    // Half a second of quiet, so that dragging an edge does not write a file for every pixel.
    auto *quiet = new QTimer(&window);
    quiet->setSingleShot(true);
    quiet->setInterval(500);
    const auto remember = [&window, &settings] {
        const bool maximised = window.windowStates() & (Qt::WindowMaximized | Qt::WindowFullScreen);
        settings.rememberWindow(maximised ? settings.windowSize() : window.size(), maximised);
    };
    QObject::connect(quiet, &QTimer::timeout, &window, remember);
    // Whoever closes the window sooner than that has still chosen its size.
    QObject::connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, &window, [quiet, remember] {
        if (quiet->isActive())
            remember();
    });
    const auto changed = [quiet] { quiet->start(); };
    QObject::connect(&window, &QWindow::widthChanged, quiet, changed);
    QObject::connect(&window, &QWindow::heightChanged, quiet, changed);
    QObject::connect(&window, &QWindow::windowStateChanged, quiet, changed);
}

} // namespace pitwise

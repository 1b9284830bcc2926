// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowmemory.h"
#include "app/settings/settings.h"

#include <QScreen>
#include <QTimer>
#include <QWindow>

namespace pitwise {

void rememberWindow(QWindow &window, Settings &settings) {
    if (const QSize size = settings.windowSize(); size.isValid() && window.screen())
        window.resize(size.boundedTo(window.screen()->availableSize()).expandedTo(window.minimumSize()));
    if (settings.windowMaximised())
        window.setWindowStates(Qt::WindowMaximized);

    // Half a second of quiet, so that dragging an edge does not write a file for every pixel.
    auto *quiet = new QTimer(&window);
    quiet->setSingleShot(true);
    quiet->setInterval(500);
    QObject::connect(quiet, &QTimer::timeout, &window, [&window, &settings] {
        const bool maximised = window.windowStates() & (Qt::WindowMaximized | Qt::WindowFullScreen);
        settings.rememberWindow(maximised ? settings.windowSize() : window.size(), maximised);
    });
    const auto changed = [quiet] { quiet->start(); };
    QObject::connect(&window, &QWindow::widthChanged, quiet, changed);
    QObject::connect(&window, &QWindow::heightChanged, quiet, changed);
    QObject::connect(&window, &QWindow::windowStateChanged, quiet, changed);
}

} // namespace pitwise

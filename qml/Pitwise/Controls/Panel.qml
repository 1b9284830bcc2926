// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A surface that holds things of one kind.
Rectangle {
    color: Theme.panel
    radius: Theme.radiusPanel
    border.width: 1
    border.color: Theme.hairline
}

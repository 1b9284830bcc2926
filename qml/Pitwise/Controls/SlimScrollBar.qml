// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A scroll bar that says how much there is; the keyboard scrolls without it.
T.ScrollBar {
    id: root

    implicitWidth: Theme.px(10)
    implicitHeight: Theme.px(10)
    padding: Theme.px(2)
    minimumSize: 0.06
    visible: size < 1

    contentItem: Rectangle {
        implicitWidth: Theme.px(6)
        implicitHeight: Theme.px(6)
        radius: width / 2
        color: root.pressed || root.hovered ? Theme.text2 : Theme.edge
    }
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// A scroll bar that says how much there is; the keyboard scrolls without it. Attached to what it scrolls, or told by `flick`
/// where it stands beside it.
T.ScrollBar {
    id: root

    property Flickable flick: null

    implicitWidth: Theme.px(10)
    implicitHeight: Theme.px(10)
    padding: Theme.px(2)
    minimumSize: 0.06
    visible: size < 1
    onPositionChanged: if (flick && pressed) flick.contentY = flick.originY + position * flick.contentHeight

    Binding {
        target: root
        property: "size"
        when: root.flick !== null
        value: root.flick ? root.flick.visibleArea.heightRatio : 1
        restoreMode: Binding.RestoreNone
    }
    // Not while it is dragged: then it leads.
    Binding {
        target: root
        property: "position"
        when: root.flick !== null && !root.pressed
        value: root.flick ? root.flick.visibleArea.yPosition : 0
        restoreMode: Binding.RestoreNone
    }

    contentItem: Rectangle {
        implicitWidth: Theme.px(6)
        implicitHeight: Theme.px(6)
        radius: width / 2
        color: root.pressed || root.hovered ? Theme.text2 : Theme.edge
    }
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A share of 100 as a bar, with a mark where it has to get to. The figure stands beside it, not in it.
Item {
    id: root

    required property real value
    property real mark: -1
    property string name: ""

    implicitWidth: Theme.px(160)
    implicitHeight: Theme.px(18)
    Accessible.role: Accessible.ProgressBar
    Accessible.name: name

    Rectangle {
        id: groove
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: Theme.px(10)
        radius: height / 2
        color: Theme.control
        border.width: 1
        border.color: Theme.edge
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(height, parent.width * Math.min(1, root.value / 100))
        visible: root.value > 0
        height: groove.height
        radius: height / 2
        color: root.mark >= 0 && root.value >= root.mark ? Theme.mastery3 : Theme.mastery2
    }
    Rectangle {
        visible: root.mark >= 0
        x: parent.width * root.mark / 100 - 1
        width: 2
        height: parent.height
        color: Theme.text
    }
}

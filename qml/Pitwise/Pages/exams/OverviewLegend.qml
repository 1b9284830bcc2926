// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What a mark in the overview means, and how many there are.
Row {
    id: root

    required property string text
    property bool dashed: false
    property bool flagged: false

    spacing: Theme.px(10)

    PaintedFrame {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(28)
        height: Theme.px(22)
        radius: Theme.radiusChip
        dashed: root.dashed
        fill: root.dashed ? "transparent" : Theme.raised
        edge: Theme.edge

        Icon {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: -Theme.px(5)
            width: Theme.px(14)
            height: width
            visible: root.flagged
            name: Icon.Flag
            color: Theme.flag
        }
    }
    TextLabel {
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        font.pixelSize: Theme.small
        color: Theme.text2
    }
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A key printed on the control that it presses.
Item {
    id: root

    required property string key
    property color ink: Theme.text
    property color face: Theme.ground
    property color line: Theme.edge

    implicitWidth: Math.max(Theme.px(24), label.implicitWidth + Theme.px(12))
    implicitHeight: Theme.px(24)
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusChip
        color: root.line
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        anchors.bottomMargin: 3
        radius: Theme.radiusChip - 1
        color: root.face
    }
    Text {
        id: label
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - 2 - height) / 2
        text: root.key
        color: root.ink
        font.pixelSize: Theme.small
        font.bold: true
        textFormat: Text.PlainText
    }
}

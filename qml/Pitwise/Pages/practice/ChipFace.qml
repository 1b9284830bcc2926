// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// A chip from above, with its value.
Rectangle {
    id: root

    required property color base
    required property color insert
    required property string valueText

    radius: width / 2
    color: base
    border.width: Math.max(1, width * 0.03)
    border.color: Qt.darker(base, 1.5)

    Repeater {
        model: 8

        Rectangle {
            required property int index
            x: root.width / 2 - width / 2 + Math.cos(index * Math.PI / 4) * root.width * 0.43
            y: root.height / 2 - height / 2 + Math.sin(index * Math.PI / 4) * root.width * 0.43
            width: root.width * 0.13
            height: root.width * 0.09
            rotation: index * 45 + 90
            color: root.insert
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: parent.width * 0.68
        height: width
        radius: width / 2
        color: Qt.tint(root.base, "#E6FFFFFF")
        border.width: 1
        border.color: root.insert

        Text {
            anchors.centerIn: parent
            width: parent.width * 0.92
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 6
            text: root.valueText
            font.pixelSize: root.width * 0.26
            font.bold: true
            color: Theme.ink
            textFormat: Text.PlainText
        }
    }
}

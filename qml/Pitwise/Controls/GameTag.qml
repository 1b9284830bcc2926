// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The two letters of a game on its colour.
Rectangle {
    id: root

    required property string document
    property bool large: false

    implicitWidth: Theme.px(large ? 40 : 32)
    implicitHeight: Theme.px(large ? 30 : 24)
    radius: Theme.radiusChip
    color: Theme.gameColour(document)
    border.width: Theme.highContrast ? 1 : 0
    border.color: Theme.hairline
    Accessible.ignored: true

    Text {
        anchors.centerIn: parent
        text: Theme.gameTag(root.document)
        color: "#FFFFFF"
        font.pixelSize: root.large ? Theme.body : Theme.small
        font.bold: true
        textFormat: Text.PlainText
    }
}

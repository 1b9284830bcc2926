// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// Two letters of a name in a ring.
Rectangle {
    id: root

    required property string letters

    implicitWidth: Theme.px(40)
    implicitHeight: implicitWidth
    radius: width / 2
    color: Theme.chosen
    border.width: 2
    border.color: Theme.brass
    Accessible.ignored: true

    Text {
        anchors.centerIn: parent
        text: root.letters
        color: Theme.text
        font.pixelSize: Theme.body
        font.bold: true
        textFormat: Text.PlainText
    }
}

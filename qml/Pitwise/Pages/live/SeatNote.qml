// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A player's signal on the rail above his seat: glyph and word, never on cards.
Rectangle {
    id: root

    required property string player
    required property string words
    required property int glyph
    required property bool spoken

    implicitWidth: row.implicitWidth + Theme.px(14)
    implicitHeight: Theme.px(28)
    radius: height / 2
    color: spoken ? Theme.feltPlate : Theme.card
    border.width: 1
    border.color: spoken ? Theme.feltPlateEdge : Theme.ink
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(player).arg(words)

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(5)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(18)
            height: width
            name: root.glyph
            color: label.color
        }
        Text {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            text: root.words
            color: root.spoken ? Theme.feltPlateText : Theme.ink
            font.pixelSize: Theme.small
            font.bold: !root.spoken
            textFormat: Text.PlainText
        }
    }
}

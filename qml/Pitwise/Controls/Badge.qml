// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App

/// A word about a state, with its mark: Ready, Flagged, Reading.
Rectangle {
    id: root

    // Not `Right`: every item has one already, the corner it turns about.
    enum Kind { Plain, Good, Bad, Flagged, Noted }

    required property string text
    property int kind: Badge.Plain
    property int iconName: Icon.Nothing
    readonly property color ink: [Theme.text2, Theme.right, Theme.wrong, Theme.flag, Theme.note][kind]

    implicitWidth: natural.advanceWidth + 2 + (iconName === Icon.Nothing ? 0 : Theme.px(22)) + Theme.px(16)
    implicitHeight: Theme.px(26)
    radius: Theme.radiusChip
    color: ["transparent", Theme.rightFill, Theme.wrongFill, Theme.flagFill, Theme.noteFill][kind]
    border.width: 1
    border.color: kind === Badge.Plain ? Theme.edge : ink
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    TextMetrics {
        id: natural
        text: root.text
        font.pixelSize: Theme.small
        font.family: Qt.application.font.family
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(6)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.iconName !== Icon.Nothing
            width: Theme.px(16)
            height: width
            name: root.iconName
            color: root.ink
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(natural.advanceWidth + 2, root.width - Theme.px(16) - (root.iconName === Icon.Nothing ? 0 : Theme.px(22)))
            elide: Text.ElideRight
            text: root.text
            color: root.ink
            font.pixelSize: Theme.small
            textFormat: Text.PlainText
        }
    }
}

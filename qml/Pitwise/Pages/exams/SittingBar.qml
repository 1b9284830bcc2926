// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What exam, who sits it, and how long is left.
Rectangle {
    id: root

    required property SittingSession sitting

    implicitHeight: Theme.px(64)
    color: Theme.panel

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.hairline
    }
    Column {
        x: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - right.width - Theme.px(72)
        TextLabel {
            width: parent.width
            text: root.sitting.title
            strong: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        TextLabel {
            width: parent.width
            text: root.sitting.sectionText
            color: Theme.text2
            font.pixelSize: Theme.small
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
    }
    Row {
        id: right
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(20)

        Column {
            id: who
            // A long name leaves the exam's title its room.
            readonly property real most: root.width * 0.3
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(most, Math.max(candidateName.implicitWidth, granted.implicitWidth))
            TextLabel {
                id: candidateName
                width: parent.width
                horizontalAlignment: Text.AlignRight
                text: root.sitting.name
                strong: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            TextLabel {
                id: granted
                width: parent.width
                horizontalAlignment: Text.AlignRight
                text: root.sitting.grantedText
                color: Theme.text2
                font.pixelSize: Theme.small
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
        }
        Rectangle {
            width: 1
            height: Theme.px(40)
            color: Theme.hairline
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(30)
            height: width
            name: Icon.Clock
            color: Theme.text
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            objectName: "clock"
            text: root.sitting.clock
            font.pixelSize: Theme.px(32)
            strong: true
            wrapMode: Text.NoWrap
            Accessible.name: qsTr("%1 left").arg(text)
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            TextLabel {
                text: root.sitting.sectionClock.length > 0 ? qsTr("section %1").arg(root.sitting.sectionClock) : root.sitting.lastMinutes ? "" : qsTr("left of")
                color: root.sitting.lastMinutes ? Theme.text : Theme.text2
                strong: root.sitting.lastMinutes
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
            }
            TextLabel {
                text: root.sitting.lastMinutes ? qsTr("left") : root.sitting.allowed
                color: root.sitting.lastMinutes ? Theme.text : Theme.text2
                strong: root.sitting.lastMinutes
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
            }
        }
    }
}

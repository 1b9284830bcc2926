// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Game, round, mode, the clock, and the way out.
Rectangle {
    id: root

    required property LiveTable table
    required property string gameTitle

    signal pauseRequested
    signal leaveRequested

    color: Theme.panel

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.hairline
    }
    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(12)

        GameTag {
            anchors.verticalCenter: parent.verticalCenter
            document: root.table.game
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: !Theme.cramped
            text: Theme.narrow ? qsTr("Live table") : qsTr("Live table: %1").arg(root.gameTitle)
            strong: true
            wrapMode: Text.NoWrap
        }
        TextLabel {
            objectName: "liveRound"
            anchors.verticalCenter: parent.verticalCenter
            text: root.table.roundText
            color: Theme.text2
            wrapMode: Text.NoWrap
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        Badge {
            anchors.verticalCenter: parent.verticalCenter
            text: [qsTr("Guided"), qsTr("Coached"), qsTr("Silent")][root.table.mode]
            kind: root.table.mode === LivePlan.Silent ? Badge.Plain : Badge.Noted
            iconName: root.table.mode === LivePlan.Silent ? Icon.Nothing : Icon.Info
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(20)
            height: width
            name: Icon.Clock
            color: Theme.text
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(implicitWidth, Theme.px(44))
            text: root.table.clock
            strong: true
            wrapMode: Text.NoWrap
        }
        QuietButton {
            bare: true
            height: root.height - Theme.px(6)
            keyName: "P"
            text: qsTr("Pause")
            ink: Theme.text2
            focusPolicy: Qt.TabFocus
            onClicked: root.pauseRequested()
        }
        QuietButton {
            bare: true
            height: root.height - Theme.px(6)
            keyName: qsTr("Esc")
            text: qsTr("Leave")
            ink: Theme.text2
            focusPolicy: Qt.TabFocus
            onClicked: root.leaveRequested()
        }
    }
}

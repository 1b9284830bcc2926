// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Game, topic, one tick for each question, the clock, and the way out.
FocusScope {
    id: root

    required property PracticeSession session
    readonly property bool judged: session.phase === PracticeSession.Judged
    signal pauseRequested
    signal leaveRequested

    implicitHeight: Theme.px(56)

    Rectangle {
        anchors.fill: parent
        color: Theme.panel

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.hairline
        }
    }
    Row {
        id: game
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(Theme.narrow ? 12 : 20)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(Theme.narrow ? 10 : 15)

        GameTag {
            anchors.verticalCenter: parent.verticalCenter
            document: root.session.question.game
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: !Theme.cramped
            text: root.session.question.gameTitle
            strong: true
            wrapMode: Text.NoWrap
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: !Theme.narrow
            text: root.session.question.topic
            color: Theme.text2
            wrapMode: Text.NoWrap
        }
    }
    StormStand {
        id: stand
        anchors.centerIn: parent
        visible: root.session.storm.on
        storm: root.session.storm
    }
    SessionTicks {
        // In the middle of the bar where there is room, else of what the others leave.
        readonly property real least: game.x + game.width + Theme.px(16)
        readonly property real most: clock.x - width - Theme.px(16)

        x: Math.max(least, Math.min(most, (root.width - width) / 2))
        anchors.verticalCenter: parent.verticalCenter
        room: clock.x - least - Theme.px(16)
        visible: !stand.visible
        session: root.session
    }
    Row {
        id: clock
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(Theme.narrow ? 4 : 12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(Theme.narrow ? 2 : 8)

        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.judged && !Theme.narrow
            text: qsTr("Saved %1").arg(root.session.savedAt)
            color: Theme.text2
            rightPadding: Theme.px(8)
            wrapMode: Text.NoWrap
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: elapsed.visible
            width: Theme.px(20)
            height: width
            name: Icon.Clock
            color: elapsed.color
        }
        TextLabel {
            id: elapsed
            anchors.verticalCenter: parent.verticalCenter
            visible: root.session.clockShown && !root.judged
            text: root.session.elapsed
            color: root.session.overTarget ? Theme.flag : Theme.text
            strong: true
            // The figures change ten times a second: what follows must not dance.
            width: Math.max(implicitWidth, Theme.px(50))
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: elapsed.visible
            text: root.session.target
            color: Theme.text2
            leftPadding: Theme.px(Theme.narrow ? 6 : 0)
            rightPadding: Theme.px(8)
            wrapMode: Text.NoWrap
        }
        QuietButton {
            bare: true
            focus: true
            keyName: qsTr("P")
            text: qsTr("Pause")
            ink: enabled ? Theme.text2 : Theme.text3
            enabled: !root.judged
            onClicked: root.pauseRequested()
        }
        QuietButton {
            bare: true
            keyName: qsTr("Esc")
            text: qsTr("Leave")
            ink: Theme.text2
            onClicked: root.leaveRequested()
        }
    }
}

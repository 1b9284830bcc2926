// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Game, topic, one tick for each question, the clock, and the way out.
Rectangle {
    id: root

    required property PracticeSession session
    signal pauseRequested
    signal leaveRequested

    implicitHeight: Theme.px(56)
    color: Theme.panel

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.hairline
    }
    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(12)

        GameTag {
            anchors.verticalCenter: parent.verticalCenter
            document: root.session.game
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: root.session.topic
            strong: true
            wrapMode: Text.NoWrap
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: !Theme.narrow
            text: root.session.reason
            color: Theme.text3
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
        }
    }
    Row {
        id: ticks
        anchors.centerIn: parent
        spacing: Theme.px(4)

        Repeater {
            model: root.session.planned > 0 ? Math.min(root.session.planned, 40) : root.session.marks.length + 1

            PaintedFrame {
                id: tick
                required property int index
                readonly property int mark: index < root.session.marks.length ? root.session.marks[index] : -1
                readonly property bool now: index === root.session.number - 1

                visible: root.session.planned > 0 || index > root.session.marks.length - 16
                width: Theme.px(now && mark < 0 ? 24 : 14)
                height: Theme.px(14)
                radius: 3
                fill: mark === 1 ? Theme.rightFill : mark === 0 ? Theme.wrongFill : now ? Theme.text : "transparent"
                edge: mark === 1 ? Theme.right : mark === 0 ? Theme.wrong : mark === 2 ? Theme.flag : now ? Theme.text : Theme.edge
                dashed: mark === 0

                Icon {
                    anchors.centerIn: parent
                    width: parent.height - 4
                    height: width
                    visible: tick.mark >= 0
                    name: tick.mark === 1 ? Icon.Tick : tick.mark === 0 ? Icon.Cross : Icon.Flag
                    color: tick.edge
                }
            }
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            leftPadding: Theme.px(8)
            text: root.session.planned > 0 ? qsTr("%1 of %2").arg(root.session.number).arg(root.session.planned) : qsTr("Question %1").arg(root.session.number)
            wrapMode: Text.NoWrap
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.session.phase === PracticeSession.Judged
            text: qsTr("Saved %1").arg(root.session.savedAt)
            color: Theme.text2
            wrapMode: Text.NoWrap
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.session.clockShown && root.session.phase !== PracticeSession.Judged
            text: qsTr("%1, %2").arg(root.session.elapsed).arg(root.session.target)
            color: root.session.overTarget ? Theme.flag : Theme.text
            wrapMode: Text.NoWrap
        }
        QuietButton {
            bare: true
            keyName: qsTr("P")
            text: Theme.narrow ? "" : qsTr("Pause")
            Accessible.name: qsTr("Pause")
            enabled: root.session.phase !== PracticeSession.Judged
            onClicked: root.pauseRequested()
        }
        QuietButton {
            bare: true
            keyName: qsTr("Esc")
            text: Theme.narrow ? "" : qsTr("Leave")
            Accessible.name: qsTr("Leave")
            onClicked: root.leaveRequested()
        }
    }
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Five lanes of a session: calls, cards, chips, players, floor. A mistake has the shape of its class.
Item {
    id: root

    required property LiveReplay replay
    readonly property list<string> names: [qsTr("Calls"), qsTr("Cards"), qsTr("Chips"), qsTr("Players"), qsTr("Floor")]
    readonly property int labelWidth: Theme.px(70)
    readonly property real lane: height / 5
    readonly property real step: replay.count > 0 ? (width - labelWidth - Theme.px(8)) / replay.count : 0

    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Timeline, step %1 of %2").arg(replay.position).arg(replay.count)

    Repeater {
        model: root.names

        Item {
            id: row
            required property int index
            required property string modelData

            y: index * root.lane
            width: root.width
            height: root.lane

            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: row.modelData
                color: Theme.text2
                font.pixelSize: Theme.small
            }
            Rectangle {
                x: root.labelWidth
                y: parent.height / 2
                width: parent.width - x
                height: 1
                color: Theme.hairline
            }
        }
    }
    Repeater {
        model: root.replay

        Item {
            id: entry
            required property int index
            required property int lane
            required property int mistake

            x: root.labelWidth + index * root.step
            y: lane * root.lane
            width: Math.max(2, root.step)
            height: root.lane

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(2, Math.min(parent.width - 1, Theme.px(10)))
                height: parent.height * 0.56
                radius: 1
                color: entry.index < root.replay.position ? Theme.brass : Theme.edge
            }
            MistakeMark {
                visible: entry.mistake >= 0
                anchors.verticalCenter: parent.verticalCenter
                x: -width / 2 + 2
                level: Math.max(0, entry.mistake)
            }
        }
    }
    Rectangle {
        x: root.labelWidth + root.replay.position * root.step - 1
        width: 2
        height: parent.height
        color: Theme.focus
    }
    MouseArea {
        anchors.fill: parent
        onPressed: mouse => root.replay.position = Math.round((mouse.x - root.labelWidth) / root.step)
        onPositionChanged: mouse => root.replay.position = Math.round((mouse.x - root.labelWidth) / root.step)
    }
}

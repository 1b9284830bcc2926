// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What the instructor has given, and what he has answered. Not there while there is neither.
Panel {
    id: root

    required property ClassWork work
    property bool keysOn: false

    visible: work.own.count > 0 || work.replies.count > 0
    height: visible ? column.implicitHeight + Theme.px(28) : 0

    Column {
        id: column
        x: Theme.px(18)
        y: Theme.px(14)
        width: parent.width - 2 * x
        spacing: Theme.px(10)

        Repeater {
            model: root.work.own

            Item {
                id: row

                required property int index
                required property string title
                required property string due
                required property bool late
                required property string stateText
                required property bool done

                width: column.width
                height: Math.max(Theme.px(48), words.height)

                Icon {
                    id: mark
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(22)
                    height: width
                    name: row.done ? Icon.Tick : row.late ? Icon.Warning : Icon.Clock
                    color: row.done ? Theme.right : row.late ? Theme.wrong : Theme.text
                }
                Column {
                    id: words
                    anchors.left: mark.right
                    anchors.leftMargin: Theme.px(14)
                    anchors.right: start.left
                    anchors.rightMargin: Theme.px(14)
                    anchors.verticalCenter: parent.verticalCenter

                    TextLabel {
                        width: parent.width
                        text: row.title
                        strong: true
                    }
                    TextLabel {
                        width: parent.width
                        text: qsTr("%1, %2", "by when, how far").arg(row.due).arg(row.stateText)
                        font.pixelSize: Theme.small
                        color: row.late && !row.done ? Theme.wrong : Theme.text2
                    }
                }
                QuietButton {
                    id: start
                    objectName: "startWork" + row.index
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    keyName: row.index === 0 ? "A" : ""
                    text: row.done ? qsTr("Once more") : qsTr("Start")
                    onClicked: root.work.start(row.index)
                }
            }
        }
        Repeater {
            model: root.work.replies

            Column {
                id: reply

                required property int index
                required property string who
                required property string note
                required property string when
                required property bool onFelt

                width: column.width
                spacing: Theme.px(4)

                TextLabel {
                    width: parent.width
                    text: qsTr("%1 answered your question, %2:", "who, when").arg(reply.who).arg(reply.when)
                    font.pixelSize: Theme.small
                    color: Theme.text2
                }
                TextLabel {
                    width: parent.width
                    text: reply.note
                }
                QuietButton {
                    visible: reply.onFelt
                    bare: true
                    text: qsTr("On its felt")
                    onClicked: root.work.openReply(reply.index)
                }
            }
        }
        QuietButton {
            objectName: "repliesRead"
            visible: root.work.replies.count > 0
            text: qsTr("Read")
            onClicked: root.work.readReplies()
        }
    }

    Shortcut {
        sequence: "A"
        enabled: root.keysOn && root.work.own.count > 0
        onActivated: root.work.start(0)
    }
}

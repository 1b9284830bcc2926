// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "../scenarios"

/// A list of people before it is taken in: what its columns are about, and row by row what would change.
Sheet {
    id: root

    required property RosterDesk roster

    title: qsTr("Import %1").arg(roster.file)
    panelWidth: Theme.px(760)
    onClosed: roster.close()

    TextLabel {
        width: parent.width
        text: root.roster.howWritten
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    ErrorLine {
        width: parent.width
        text: root.roster.problem
    }
    TextLabel {
        width: parent.width
        text: qsTr("What the columns are about")
        strong: true
    }
    Flow {
        width: parent.width
        spacing: Theme.px(8)

        Repeater {
            model: root.roster.columns

            Rectangle {
                id: column

                required property int index
                required property string head
                required property string sample
                required property string field

                width: Theme.px(168)
                height: Theme.px(96)
                radius: Theme.radiusControl
                color: Theme.control
                border.width: 1
                border.color: Theme.hairline

                TextLabel {
                    x: Theme.px(10)
                    y: Theme.px(6)
                    width: parent.width - 2 * x
                    text: column.head
                    font.pixelSize: Theme.small
                    strong: true
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
                TextLabel {
                    x: Theme.px(10)
                    y: Theme.px(26)
                    width: parent.width - 2 * x
                    text: column.sample
                    font.pixelSize: Theme.small
                    color: Theme.text2
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
                QuietButton {
                    x: Theme.px(4)
                    y: Theme.px(50)
                    width: parent.width - 2 * x
                    height: Theme.px(40)
                    text: column.field
                    Accessible.name: qsTr("Column %1 is about: %2").arg(column.head).arg(column.field)
                    onClicked: root.roster.turnField(column.index, 1)
                    Keys.onRightPressed: root.roster.turnField(column.index, 1)
                    Keys.onLeftPressed: root.roster.turnField(column.index, -1)
                }
            }
        }
    }
    Row {
        width: parent.width
        spacing: Theme.px(12)

        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Class of rows that name none")
        }
        EntryField {
            objectName: "rosterClass"
            width: Theme.px(200)
            label: qsTr("Class of rows that name none")
            text: root.roster.batch
            onEditingFinished: root.roster.batch = text
        }
    }
    TextLabel {
        objectName: "rosterSummary"
        width: parent.width
        text: qsTr("Would change: %1").arg(root.roster.summary)
        strong: true
    }
    Toggle {
        objectName: "leaveOut"
        visible: root.roster.trouble > 0
        text: qsTr("Leave out %n row(s) in trouble", "", root.roster.trouble)
        checked: root.roster.leaveOut
        onToggled: root.roster.leaveOut = checked
    }
    Row {
        spacing: Theme.px(12)

        PrimaryButton {
            id: take
            objectName: "takeRoster"
            text: qsTr("Take in")
            keyName: ""
            enabled: root.roster.takeable
            onClicked: root.roster.take()
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: root.roster.trouble > 0 && !root.roster.leaveOut ? qsTr("Put the rows right in the file, or leave them out.") : qsTr("All of it, or nothing.")
            color: Theme.text2
        }
    }
    ListView {
        id: rows
        width: parent.width
        height: Math.min(contentHeight, Theme.px(420))
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.roster.rows
        delegate: Row {
            id: row

            required property int line
            required property int fate
            required property string name
            required property string detail

            width: rows.width
            height: Math.max(Theme.px(34), words.implicitHeight + Theme.px(8))
            spacing: Theme.px(10)

            TextLabel {
                width: Theme.px(44)
                horizontalAlignment: Text.AlignRight
                text: row.line
                color: Theme.text3
            }
            Badge {
                width: Theme.px(96)
                text: [qsTr("new"), qsTr("changed"), "", qsTr("twice"), qsTr("trouble")][row.fate]
                kind: [Badge.Good, Badge.Noted, Badge.Plain, Badge.Plain, Badge.Bad][row.fate]
            }
            TextLabel {
                width: Theme.px(180)
                text: row.name
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            TextLabel {
                id: words
                width: row.width - Theme.px(44 + 96 + 180 + 30)
                text: row.detail
                color: row.fate === RosterRows.Trouble ? Theme.wrong : Theme.text2
                font.pixelSize: Theme.small
            }
        }
    }
}

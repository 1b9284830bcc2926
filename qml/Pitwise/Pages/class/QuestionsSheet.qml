// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "../scenarios"

/// What trainees doubt, oldest first: each on its felt, and an answer that reaches the trainee.
Sheet {
    id: root

    required property ClassWork work

    title: qsTr("Questions of trainees")
    panelWidth: Theme.px(640)
    onVisibleChanged: if (visible) work.forgive()

    ErrorLine {
        width: parent.width
        text: root.work.problem
    }
    TextLabel {
        width: parent.width
        visible: root.work.questions.count === 0
        text: qsTr("Every question is answered.")
        color: Theme.text2
    }
    Repeater {
        model: root.work.questions

        Column {
            id: row

            required property int index
            required property string who
            required property string note
            required property string when
            required property bool onFelt

            width: parent.width
            spacing: Theme.px(8)

            TextLabel {
                width: parent.width
                text: qsTr("%1, %2", "who, when").arg(row.who).arg(row.when)
                font.pixelSize: Theme.small
                color: Theme.text2
            }
            TextLabel {
                width: parent.width
                text: row.note
            }
            EntryField {
                id: answer
                objectName: "reply" + row.index
                width: parent.width
                label: qsTr("Your answer to %1").arg(row.who)
                placeholderText: label
                Keys.onReturnPressed: root.work.reply(row.index, text)
            }
            Row {
                spacing: Theme.px(10)

                QuietButton {
                    text: qsTr("Send")
                    enabled: answer.text.trim().length > 0
                    onClicked: root.work.reply(row.index, answer.text)
                }
                QuietButton {
                    visible: row.onFelt
                    text: qsTr("On its felt")
                    onClicked: {
                        root.close();
                        root.work.openQuestion(row.index);
                    }
                }
            }
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.hairline
            }
        }
    }
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The answer as the engine has it. "Proved" stands only while every event before it fits.
PaintedFrame {
    id: root

    required property EditorAsk ask
    required property string game

    signal clauseRequested(string document, string clause)

    implicitHeight: column.implicitHeight + Theme.px(24)
    radius: Theme.radiusControl
    fill: ask.proved ? Theme.rightFill : Theme.wrongFill
    edge: ask.proved ? Theme.right : Theme.wrong
    dashed: !ask.proved

    Column {
        id: column
        x: Theme.px(12)
        y: Theme.px(10)
        width: parent.width - 2 * x
        spacing: Theme.px(6)

        Item {
            width: parent.width
            height: Theme.px(28)

            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Answer")
                strong: true
            }
            Badge {
                objectName: "proved"
                anchors.right: parent.right
                text: root.ask.proved ? (root.ask.scored ? qsTr("Proved") : qsTr("Open reading")) : qsTr("Not proved")
                kind: root.ask.proved ? (root.ask.scored ? Badge.Good : Badge.Noted) : Badge.Bad
                iconName: root.ask.proved ? (root.ask.scored ? Icon.Tick : Icon.Info) : Icon.Cross
            }
        }
        TextLabel {
            width: parent.width
            visible: root.ask.prompt.length > 0
            text: root.ask.prompt
            color: Theme.text2
            font.pixelSize: Theme.small
        }
        TextLabel {
            objectName: "answerText"
            width: parent.width
            text: root.ask.answer.length > 0 ? root.ask.answer : qsTr("It cannot be asked yet: see the problems.")
        }
        Flow {
            width: parent.width
            spacing: Theme.px(6)

            Repeater {
                model: Array.from(root.ask.clauses).slice(0, 6)

                ClauseChip {
                    required property string modelData
                    document: root.game
                    clause: modelData
                    onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                }
            }
        }
    }
}

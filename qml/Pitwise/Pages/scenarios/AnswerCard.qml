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

    /// The reasoning is told.
    property bool why: Theme.wide

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
            text: root.ask.answer.length > 0 ? root.ask.answer : qsTr("It cannot be asked yet. See Problems.")
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
        QuietButton {
            objectName: "whyButton"
            bare: true
            visible: root.ask.reasoning.length > 0
            leftPadding: 0
            implicitHeight: Theme.px(30)
            keyName: "V"
            text: root.why ? qsTr("Why, in %n step(s)", "", root.ask.reasoning.length) : qsTr("Why")
            font.pixelSize: Theme.small
            Accessible.name: root.why ? qsTr("Hide the reasoning") : qsTr("Show the reasoning")
            onClicked: root.why = !root.why
        }
        Repeater {
            model: root.why ? root.ask.reasoning : []

            Row {
                id: step

                required property int index
                required property string modelData

                spacing: Theme.px(8)

                TextLabel {
                    id: number
                    text: step.index + 1
                    strong: true
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
                TextLabel {
                    objectName: "reason" + step.index
                    width: column.width - number.width - step.spacing
                    text: step.modelData
                    font.pixelSize: Theme.small
                }
            }
        }
    }
}

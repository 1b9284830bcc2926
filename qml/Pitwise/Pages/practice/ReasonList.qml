// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// The misconception where one fits, why, how a doubtful clause can be read, and what the other games say.
Flickable {
    id: root

    required property ShownVerdict verdict
    property string prompt: ""
    property list<string> story

    signal clauseRequested(string document, string clause)

    function scroll(by: int): void {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + by * Theme.px(80)));
    }

    contentHeight: clauses.y + clauses.shownHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: SlimScrollBar {}

    component Title: TextLabel {
        width: column.width
        font.pixelSize: Theme.panelTitle
        strong: true
    }

    Column {
        id: column
        width: root.width - Theme.px(12) // beside the scroll bar
        spacing: Theme.px(Theme.narrow ? 6 : 10)

        CardText {
            width: parent.width
            visible: text.length > 0
            text: root.prompt
            pixelSize: Theme.panelTitle
            bold: true
        }
        Repeater {
            model: root.story

            CardText {
                required property string modelData
                width: column.width
                text: modelData
                ink: Theme.text2
            }
        }
        Rectangle {
            width: parent.width
            height: misread.implicitHeight + Theme.px(28)
            visible: root.verdict.misconception.length > 0
            color: Theme.flagFill
            radius: Theme.radiusChip

            Rectangle {
                width: 5
                height: parent.height
                color: Theme.flag
            }
            Icon {
                x: Theme.px(18)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(20)
                height: width
                name: Icon.Warning
                color: Theme.flag
            }
            CardText {
                id: misread
                x: Theme.px(50)
                width: parent.width - x - Theme.px(16)
                anchors.verticalCenter: parent.verticalCenter
                text: root.verdict.misconception
                bold: true
            }
        }
        Title {
            text: qsTr("Why")
            visible: root.verdict.steps.count > 0
        }
        Repeater {
            model: root.verdict.steps

            StepRow {
                width: column.width
                onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
            }
        }
        Title {
            text: qsTr("How it can be read")
            visible: root.verdict.readings.count > 0
        }
        Repeater {
            model: root.verdict.readings

            ReadingNote {
                width: column.width
                onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
            }
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.hairline
            visible: others.count > 0
        }
        Title {
            text: qsTr("In the other games")
            visible: others.count > 0
        }
        TextLabel {
            width: parent.width
            visible: others.count > 0 && text.length > 0
            text: root.verdict.contrastTitle
            color: Theme.text2
            font.pixelSize: Theme.small
        }
        Repeater {
            id: others
            model: root.verdict.contrasts

            StepRow {
                width: column.width
                numbered: false
                onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
            }
        }
    }
    ClauseWords {
        id: clauses
        y: column.implicitHeight + Theme.px(8)
        width: column.width
        room: root.height - y
        clauses: root.verdict.clauses
        onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
    }
}

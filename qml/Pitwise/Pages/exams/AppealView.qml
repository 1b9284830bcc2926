// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls
import Pitwise.Felt
import "../practice"

/// An appeal: what the candidate saw and did, step by step, on the felt, and how it was marked.
FocusScope {
    id: root

    required property ExamDesk exams
    required property Settings settings
    readonly property Appeal appeal: exams.results.appeal

    focus: true
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            root.exams.view = ExamDesk.Results;
        else if (event.key === Qt.Key_Right)
            root.appeal.step = root.appeal.step + 1;
        else if (event.key === Qt.Key_Left)
            root.appeal.step = root.appeal.step - 1;
        else if (event.key === Qt.Key_PageDown)
            root.appeal.nextAnswer(1);
        else if (event.key === Qt.Key_PageUp)
            root.appeal.nextAnswer(-1);
        else
            return;
        event.accepted = true;
    }

    ViewHead {
        id: head
        x: Theme.margin
        y: Theme.px(16)
        width: parent.width - 2 * x
        title: root.appeal.title
        subtitle: qsTr("Step %1 of %2: %3").arg(root.appeal.step + 1).arg(root.appeal.count).arg(root.appeal.when)
        backText: qsTr("Results")
        onBackRequested: root.exams.view = ExamDesk.Results

        QuietButton {
            keyName: "←"
            text: ""
            Accessible.name: qsTr("Step back")
            onClicked: root.appeal.step = root.appeal.step - 1
        }
        QuietButton {
            keyName: "→"
            text: ""
            Accessible.name: qsTr("Step on")
            onClicked: root.appeal.step = root.appeal.step + 1
        }
        QuietButton {
            keyName: qsTr("PgDn")
            text: qsTr("Next answer")
            onClicked: root.appeal.nextAnswer(1)
        }
    }
    Felt {
        id: felt
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(8)
        width: parent.width
        height: root.appeal.stage.hasRound ? Math.round((parent.height - head.height) * 0.52) : 0
        visible: root.appeal.stage.hasRound
        scene: root.appeal.stage.scene
        motion: false
    }
    StoryLines {
        id: story
        anchors.top: felt.bottom
        width: parent.width
        visible: root.appeal.stage.story.length > 0
        height: visible ? implicitHeight : 0
        lines: Array.from(root.appeal.stage.story)
    }
    Row {
        anchors.top: story.bottom
        anchors.topMargin: Theme.px(16)
        x: Theme.margin
        width: parent.width - 2 * x
        spacing: Theme.gap

        Column {
            width: (parent.width - Theme.gap) / 2
            spacing: Theme.px(8)
            TextLabel {
                width: parent.width
                objectName: "what"
                text: root.appeal.what
                font.pixelSize: Theme.panelTitle
                strong: true
            }
            TextLabel {
                width: parent.width
                text: root.appeal.questionText.length > 0 ? qsTr("%1: %2").arg(root.appeal.questionText).arg(root.appeal.stage.prompt) : ""
            }
        }
        Panel {
            width: (parent.width - Theme.gap) / 2
            height: marks.implicitHeight + Theme.px(28)
            visible: root.appeal.questionText.length > 0
            Column {
                id: marks
                x: Theme.px(16)
                y: Theme.px(14)
                width: parent.width - 2 * x
                spacing: Theme.px(6)
                TextLabel {
                    width: parent.width
                    text: root.appeal.answerText.length > 0 ? qsTr("Answer after this step: %1").arg(root.appeal.answerText) : qsTr("No answer yet")
                    strong: true
                }
                TextLabel {
                    width: parent.width
                    text: qsTr("Key: %1").arg(root.appeal.keyText)
                }
                TextLabel {
                    width: parent.width
                    text: qsTr("Marked at the end: %1").arg(root.appeal.markText)
                }
                TextLabel {
                    width: parent.width
                    text: qsTr("Clauses: %1").arg(root.appeal.clauses)
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
            }
        }
    }
}

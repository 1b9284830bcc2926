// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import Pitwise.Felt

/// An appeal: what the candidate saw and did, step by step, on the felt, and how it was marked.
FocusScope {
    id: root

    required property ExamDesk exams
    required property Staff staff
    readonly property Appeal appeal: exams.results.appeal

    signal clauseRequested(string document, string clause)

    focus: true
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            root.exams.view = ExamDesk.Result;
        else if (event.modifiers !== Qt.NoModifier)
            return;
        else if (event.key === Qt.Key_Right)
            root.appeal.step = root.appeal.step + 1;
        else if (event.key === Qt.Key_Left)
            root.appeal.step = root.appeal.step - 1;
        else if (event.key === Qt.Key_Home)
            root.appeal.step = 0;
        else if (event.key === Qt.Key_End)
            root.appeal.step = root.appeal.count - 1;
        else if (event.key === Qt.Key_PageDown)
            root.appeal.nextAnswer(1);
        else if (event.key === Qt.Key_PageUp)
            root.appeal.nextAnswer(-1);
        else if (event.key === Qt.Key_R && rule.enabled)
            ruling.ask(-1);
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
        backText: qsTr("Result")
        onBackRequested: root.exams.view = ExamDesk.Result

        QuietButton {
            keyName: "←"
            text: ""
            enabled: root.appeal.step > 0
            Accessible.name: qsTr("Step back")
            onClicked: root.appeal.step = root.appeal.step - 1
        }
        QuietButton {
            keyName: "→"
            text: ""
            enabled: root.appeal.step < root.appeal.count - 1
            Accessible.name: qsTr("Step on")
            onClicked: root.appeal.step = root.appeal.step + 1
        }
        QuietButton {
            keyName: qsTr("PgDn")
            text: qsTr("Next answer")
            onClicked: root.appeal.nextAnswer(1)
        }
        QuietButton {
            id: rule
            objectName: "ruleOnShown"
            keyName: "R"
            text: qsTr("Rule on it")
            enabled: root.appeal.onScreen >= 0
            onClicked: ruling.ask(-1)
        }
    }
    Felt {
        id: felt
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(8)
        width: parent.width
        height: root.appeal.stage.hasFelt ? Math.round((parent.height - head.height) * (Theme.narrow ? 0.4 : 0.46)) : 0
        visible: root.appeal.stage.hasFelt
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
    ScrollArea {
        anchors.top: story.bottom
        anchors.topMargin: Theme.px(12)
        anchors.bottom: strip.top
        anchors.bottomMargin: Theme.px(8)
        x: Theme.margin
        width: parent.width - 2 * x
        contentHeight: Math.max(saw.implicitHeight, marks.height)

        Column {
            id: saw
            width: (parent.width - Theme.gap) * 0.54
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
                visible: root.appeal.onScreen >= 0
                text: qsTr("%1: %2").arg(root.appeal.questionText).arg(root.appeal.stage.prompt)
            }
            Repeater {
                model: root.appeal.options

                PaintedFrame {
                    id: option
                    required property string label
                    required property string value
                    required property bool good
                    readonly property bool held: value.length > 0

                    width: saw.width
                    height: words.implicitHeight + Theme.px(14)
                    radius: Theme.radiusChip
                    dashed: held && !good
                    edge: good ? Theme.right : held ? Theme.wrong : Theme.hairline
                    edgeWidth: good || held ? 1.5 : 1
                    fill: held ? (good ? Theme.rightFill : Theme.wrongFill) : "transparent"
                    Accessible.role: Accessible.StaticText
                    Accessible.name: held && good ? qsTr("%1: chosen, right").arg(label) : held ? qsTr("%1: chosen, wrong").arg(label) : good ? qsTr("%1: right").arg(label) : label

                    CardText {
                        id: words
                        x: Theme.px(12)
                        width: parent.width - x - said.width - Theme.px(24)
                        anchors.verticalCenter: parent.verticalCenter
                        text: option.label
                    }
                    Row {
                        id: said
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.px(6)
                        visible: option.good || option.held
                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.px(16)
                            height: width
                            name: option.good ? Icon.Tick : Icon.Cross
                            color: option.edge
                        }
                        TextLabel {
                            text: option.held && option.good ? qsTr("Chosen, right") : option.held ? qsTr("Chosen") : qsTr("Right")
                            color: option.edge
                            font.pixelSize: Theme.small
                            strong: true
                            wrapMode: Text.NoWrap
                        }
                    }
                }
            }
        }
        Panel {
            id: marks
            x: saw.width + Theme.gap
            width: parent.width - x
            height: markColumn.implicitHeight + Theme.px(28)
            visible: root.appeal.onScreen >= 0
            Column {
                id: markColumn
                x: Theme.px(16)
                y: Theme.px(14)
                width: parent.width - 2 * x
                spacing: Theme.px(8)
                Row {
                    spacing: Theme.px(8)
                    Badge {
                        readonly property bool good: root.appeal.mark === Appeal.Right || root.appeal.mark === Appeal.Granted
                        kind: good ? Badge.Good : root.appeal.mark === Appeal.TakenOut ? Badge.Noted : Badge.Bad
                        iconName: good ? Icon.Tick : root.appeal.mark === Appeal.TakenOut ? Icon.Info : Icon.Cross
                        text: root.appeal.markText
                    }
                    TextLabel {
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("at the end")
                        color: Theme.text2
                        font.pixelSize: Theme.small
                    }
                }
                TextLabel {
                    width: parent.width
                    text: root.appeal.answerText.length > 0 ? qsTr("Answer after this step: %1").arg(root.appeal.answerText) : qsTr("No answer yet")
                    strong: true
                }
                TextLabel {
                    width: parent.width
                    text: qsTr("Key: %1").arg(root.appeal.keyText)
                }
                Flow {
                    width: parent.width
                    spacing: Theme.px(6)
                    Repeater {
                        model: root.appeal.clauses
                        ClauseChip {
                            required property string modelData
                            document: ""
                            clause: modelData
                            onOpenRequested: (document, clause) => root.clauseRequested(document, clause)
                        }
                    }
                }
                TextLabel {
                    width: parent.width
                    text: root.appeal.rulesText
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
            }
        }
    }
    AppealStrip {
        id: strip
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        x: Theme.margin
        width: parent.width - 2 * x
        appeal: root.appeal
    }
    RulingPanel {
        id: ruling
        desk: root.exams.results
        staff: root.staff
        onClosed: root.forceActiveFocus()
    }
    Connections {
        target: root.exams.results
        // Marked again: what is replayed is the new marking.
        function onResultsReady(): void {
            const step = root.appeal.step;
            root.exams.results.replay();
            root.appeal.step = step;
        }
    }
}

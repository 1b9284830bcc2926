// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The blueprint editor: sections on the left, the one being edited in the middle, the exam as a whole on the right.
FocusScope {
    id: root

    required property ExamDesk exams
    readonly property BlueprintEditor editor: exams.editor
    readonly property bool stacked: Theme.narrow

    function leave(): void {
        if (root.editor.dirty && root.editor.canUndo)
            leaving.open();
        else
            root.exams.view = ExamDesk.Shelf;
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            root.leave();
        else if (event.key === Qt.Key_Up)
            root.editor.current = root.editor.current - 1;
        else if (event.key === Qt.Key_Down)
            root.editor.current = root.editor.current + 1;
        else if (event.key === Qt.Key_Delete)
            root.editor.removeSection();
        else if (event.key === Qt.Key_N && plan.visible)
            naming.open();
        else
            return;
        event.accepted = true;
    }
    Shortcut {
        sequence: "Ctrl+S"
        onActivated: root.editor.save()
    }
    Shortcut {
        sequence: "Ctrl+Z"
        onActivated: root.editor.undo()
    }

    Flickable {
        anchors.fill: parent
        contentHeight: column.implicitHeight + Theme.px(48)
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Column {
            id: column
            x: Theme.margin
            y: Theme.px(24)
            width: Math.min(root.width - 2 * x, Theme.px(1600))
            spacing: Theme.gap

            ViewHead {
                width: parent.width
                title: root.editor.title.length > 0 ? root.editor.title : qsTr("Blueprint")
                subtitle: root.editor.version > 0 ? (root.editor.dirty ? qsTr("Version %1, changed. %2").arg(root.editor.version).arg(root.editor.totals) : qsTr("Version %1. %2").arg(root.editor.version).arg(root.editor.totals))
                                                  : qsTr("Not saved yet. %1").arg(root.editor.totals)
                backText: qsTr("Shelf")
                onBackRequested: root.leave()

                QuietButton {
                    visible: !root.stacked
                    keyName: qsTr("Ctrl Z")
                    text: qsTr("Undo")
                    enabled: root.editor.canUndo
                    onClicked: root.editor.undo()
                }
                QuietButton {
                    text: qsTr("Print")
                    enabled: root.editor.problem.length === 0
                    onClicked: printing.ask("")
                }
                QuietButton {
                    id: plan
                    objectName: "plan"
                    keyName: "N"
                    visible: root.editor.version > 0 && !root.editor.dirty
                    text: qsTr("Plan an exam")
                    onClicked: naming.open()
                }
                QuietButton {
                    objectName: "save"
                    keyName: qsTr("Ctrl S")
                    text: qsTr("Save")
                    line: Theme.brass
                    enabled: root.editor.dirty && root.editor.problem.length === 0
                    onClicked: root.editor.save()
                }
            }
            ErrorLine {
                width: parent.width
                text: root.editor.problem.length > 0 ? root.editor.problem : root.editor.checkProblem
            }
            Row {
                visible: root.editor.checking || root.editor.checkText.length > 0
                spacing: Theme.px(8)
                Icon {
                    width: Theme.px(20)
                    height: width
                    name: root.editor.checking ? Icon.Clock : Icon.Tick
                    color: root.editor.checking ? Theme.text2 : Theme.right
                }
                TextLabel {
                    objectName: "check"
                    text: root.editor.checking ? qsTr("Asking the bank…") : root.editor.checkText
                    color: Theme.text2
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                SectionPicker {
                    width: root.stacked ? parent.width : Math.round(parent.width * 0.25)
                    editor: root.editor
                }
                SectionEditor {
                    width: root.stacked ? parent.width : Math.round(parent.width * 0.37)
                    editor: root.editor
                }
                ExamRules {
                    width: root.stacked ? parent.width : parent.width - Math.round(parent.width * 0.25) - Math.round(parent.width * 0.37) - 2 * Theme.gap
                    editor: root.editor
                    angoff: root.exams.angoff
                }
            }
        }
    }
    AskDialog {
        id: leaving
        title: qsTr("Leave without saving?")
        text: qsTr("The changes to this blueprint are lost.")
        safeText: qsTr("Stay")
        otherText: qsTr("Leave")
        otherKey: "L"
        risky: true
        onOtherChosen: root.exams.view = ExamDesk.Shelf
        onClosed: root.forceActiveFocus()
    }
    PathAsk {
        id: printing
        title: qsTr("Print the blueprint")
        actionText: qsTr("Save as PDF")
        saving: true
        nameFilter: "PDF (*.pdf)"
        onChosen: file => root.editor.print(file)
    }
    NameAsk {
        id: naming
        title: qsTr("Plan an exam")
        text: qsTr("A short name, for its files: letters, digits, hyphens. Such as autumn-2026.")
        actionText: qsTr("Plan it")
        problem: root.exams.work.problem
        onNamed: name => {
            if (!root.exams.plan.begin(root.exams.editor.identity, root.editor.version, name))
                return;
            naming.close();
            root.exams.view = ExamDesk.Plan;
        }
    }
}

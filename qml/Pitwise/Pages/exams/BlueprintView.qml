// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The blueprint editor: sections on the left, the one being edited in the middle, the exam as a whole on the right.
FocusScope {
    id: root

    required property ExamDesk exams
    readonly property BlueprintEditor editor: exams.editor
    /// The exam as a whole stands below its sections, not beside them.
    readonly property bool stacked: Theme.narrow
    readonly property int pickerWidth: Theme.cramped ? column.width : Math.round(column.width * (stacked ? 0.34 : 0.25))

    /// The version that is to be looked at; 0: the page is left.
    property int wanted: 0

    function leave(): void {
        root.wanted = 0;
        if (root.editor.dirty && root.editor.canUndo)
            leaving.open();
        else
            root.exams.view = ExamDesk.Shelf;
    }

    /// Another version of it; what was changed and not saved is asked about first.
    function look(version: int): void {
        root.wanted = version;
        if (root.editor.dirty && root.editor.canUndo)
            leaving.open();
        else
            root.editor.open(root.editor.identity, version);
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            root.leave();
        else if (event.modifiers !== Qt.NoModifier)
            return;
        else if (event.key === Qt.Key_P && root.editor.problem.length === 0)
            printing.ask(root.editor.identity.length > 0 ? qsTr("%1-version-%2.pdf").arg(root.editor.identity).arg(root.editor.version) : qsTr("blueprint.pdf"));
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

    ScrollArea {
        anchors.fill: parent
        contentHeight: column.implicitHeight + Theme.px(48)

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
                    keyName: "P"
                    text: qsTr("Print")
                    enabled: root.editor.problem.length === 0
                    onClicked: printing.ask(root.editor.identity.length > 0 ? qsTr("%1-version-%2.pdf").arg(root.editor.identity).arg(root.editor.version) : qsTr("blueprint.pdf"))
                }
                QuietButton {
                    id: plan
                    objectName: "plan"
                    keyName: "N"
                    visible: root.editor.version > 0 && !root.editor.dirty
                    text: qsTr("Plan an exam")
                    onClicked: naming.open()
                }
                PrimaryButton {
                    objectName: "save"
                    height: Theme.px(44)
                    keyName: qsTr("Ctrl S")
                    text: root.editor.older && !root.editor.dirty ? qsTr("Make it the newest") : qsTr("Save")
                    enabled: root.editor.canSave
                    onClicked: root.editor.save()
                }
            }
            Row {
                visible: root.editor.versions.length > 1
                spacing: Theme.px(12)

                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Version")
                    color: Theme.text2
                }
                ChoiceRow {
                    readonly property list<int> kept: root.editor.versions
                    readonly property int first: Math.max(0, kept.length - 8)
                    name: qsTr("Version")
                    labels: Array.from(kept).slice(first).map(version => String(version))
                    current: Array.from(kept).indexOf(root.editor.version) - first
                    arrowsChoose: false
                    onChosen: index => root.look(kept[first + index])
                }
                TextLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.editor.older
                    text: qsTr("An older one, to look at or to plan from.")
                    color: Theme.text2
                }
            }
            ErrorLine {
                width: parent.width
                objectName: "problem"
                text: root.editor.problem.length > 0 ? root.editor.problem : root.editor.checkProblem
                buttonText: root.editor.problemSection >= 0 && root.editor.problemSection !== root.editor.current ? qsTr("Go there") : ""
                onPressed: root.editor.current = root.editor.problemSection
            }
            Repeater {
                model: root.editor.advice
                AdviceLine {
                    required property string modelData
                    width: column.width
                    text: modelData
                }
            }
            Row {
                visible: root.editor.problem.length === 0 && (root.editor.checking || root.editor.checkText.length > 0)
                spacing: Theme.px(8)
                Icon {
                    width: Theme.px(20)
                    height: width
                    name: root.editor.checking ? Icon.Clock : Icon.Tick
                    color: root.editor.checking ? Theme.text2 : Theme.right
                }
                TextLabel {
                    objectName: "check"
                    text: root.editor.checking ? qsTr("Checking the question bank…") : root.editor.checkText
                    color: Theme.text2
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                SectionPicker {
                    width: root.pickerWidth
                    editor: root.editor
                }
                SectionEditor {
                    width: Theme.cramped ? parent.width : root.stacked ? parent.width - root.pickerWidth - Theme.gap : Math.round(parent.width * 0.37)
                    editor: root.editor
                }
                ExamRules {
                    width: root.stacked ? parent.width : parent.width - root.pickerWidth - Math.round(parent.width * 0.37) - 2 * Theme.gap
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
        risky: true
        onOtherChosen: root.wanted > 0 ? root.editor.open(root.editor.identity, root.wanted) : root.exams.view = ExamDesk.Shelf
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

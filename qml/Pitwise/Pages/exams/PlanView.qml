// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// One exam: its candidates, how alike their forms are, and the sealed file with its release PIN.
FocusScope {
    id: root

    required property ExamDesk exams
    required property Staff staff
    readonly property ExamPlan plan: exams.plan
    property int chosen: -1

    /// The release PIN is shown once: whoever leaves is asked whether it is written down.
    function leave(view: int): void {
        leaving.view = view;
        if (root.plan.releasePin.length > 0)
            leaving.open();
        else
            root.go(view);
    }
    function go(view: int): void {
        root.plan.forgetPin();
        if (view === ExamDesk.Results)
            root.exams.results.open(root.plan.exam);
        root.exams.view = view;
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            root.leave(ExamDesk.Shelf);
        else if (event.key === Qt.Key_R && root.plan.sealed && root.staff.maySeal)
            results.clicked();
        else
            return;
        event.accepted = true;
    }

    Shortcut {
        enabled: !root.plan.sealed
        sequence: "Ctrl+S"
        onActivated: seal.take()
    }
    Shortcut {
        enabled: !root.plan.work.busy
        sequence: "Ctrl+K"
        onActivated: root.plan.compare(0)
    }

    ScrollArea {
        anchors.fill: parent
        contentHeight: column.implicitHeight + Theme.px(48)

        Column {
            id: column
            x: Theme.margin
            y: Theme.px(24)
            width: Math.min(root.width - 2 * x, Theme.px(1240))
            spacing: Theme.gap

            ViewHead {
                width: parent.width
                title: root.plan.exam
                subtitle: root.plan.detail
                backText: qsTr("Shelf")
                onBackRequested: root.leave(ExamDesk.Shelf)

                QuietButton {
                    id: results
                    visible: root.plan.sealed && root.staff.maySeal
                    keyName: "R"
                    text: qsTr("Results")
                    enabled: root.exams.issuer.open
                    onClicked: root.leave(ExamDesk.Results)
                }
            }
            WorkLine {
                width: parent.width
                work: root.exams.work
            }
            SealPanel {
                id: seal
                width: parent.width
                plan: root.plan
                issuer: root.exams.issuer
                maySeal: root.staff.maySeal
            }
            Row {
                width: parent.width
                spacing: Theme.gap

                Column {
                    id: candidates
                    width: (parent.width - Theme.gap) / 2
                    spacing: Theme.px(12)

                    ListHead {
                        width: parent.width
                        title: qsTr("Candidates: %1").arg(root.plan.candidates.count)
                        QuietButton {
                            visible: !root.plan.sealed
                            text: qsTr("From a list (CSV)")
                            onClicked: csv.ask("")
                        }
                    }
                    Row {
                        visible: !root.plan.sealed
                        spacing: Theme.px(8)

                        EntryField {
                            id: number
                            objectName: "newNumber"
                            focus: !root.plan.sealed
                            width: Theme.px(110)
                            maximumLength: 40
                            placeholderText: qsTr("Number")
                            Keys.onReturnPressed: name.forceActiveFocus()
                        }
                        EntryField {
                            id: name
                            objectName: "newName"
                            width: Math.max(Theme.px(120), candidates.width - number.width - add.width - Theme.px(16))
                            maximumLength: 120
                            placeholderText: qsTr("Name")
                            Keys.onReturnPressed: if (add.enabled) add.clicked()
                        }
                        QuietButton {
                            id: add
                            text: qsTr("Add")
                            enabled: number.text.length > 0 && name.text.length > 0
                            onClicked: {
                                if (root.plan.candidates.add(number.text, name.text)) {
                                    number.text = "";
                                    name.text = "";
                                }
                                number.forceActiveFocus();
                                number.selectAll();
                            }
                        }
                    }
                    ErrorLine {
                        width: parent.width
                        objectName: "candidateProblem"
                        text: root.plan.sealed ? "" : root.plan.candidates.problem
                    }
                    EmptyState {
                        width: parent.width
                        visible: root.plan.candidates.count === 0
                        text: qsTr("Nobody is on the list yet")
                        detail: qsTr("Type number and name, or take a list (CSV): number,name,attempt,timeFactor,textSize,highContrast,reducedMotion,readAloud.")
                    }
                    Panel {
                        width: parent.width
                        visible: root.plan.candidates.count > 0
                        height: rows.implicitHeight + Theme.px(12)

                        Column {
                            id: rows
                            y: Theme.px(6)
                            width: parent.width

                            Repeater {
                                model: root.plan.candidates

                                CandidateRow {
                                    width: rows.width
                                    candidates: root.plan.candidates
                                    fixed: root.plan.sealed
                                    open: root.chosen === index
                                    onToggled: root.chosen = open ? -1 : index
                                    onRemoveRequested: {
                                        removing.row = index;
                                        removing.who = name;
                                        removing.open();
                                    }
                                }
                            }
                        }
                    }
                }
                FormsPanel {
                    width: (parent.width - Theme.gap) / 2
                    plan: root.plan
                }
            }
        }
    }
    AskDialog {
        id: removing
        property int row: -1
        property string who: ""
        title: qsTr("Remove %1?").arg(who)
        text: qsTr("The number and the accommodations are taken off this exam. Nothing else is lost.")
        safeText: qsTr("Keep")
        otherText: qsTr("Remove")
        risky: true
        onOtherChosen: {
            root.chosen = -1;
            root.plan.candidates.remove(row);
        }
        onClosed: number.forceActiveFocus()
    }
    PathAsk {
        id: csv
        title: qsTr("Candidates from a list")
        text: qsTr("The first line names the columns: number and name, and if wanted attempt, timeFactor, textSize, highContrast, reducedMotion, readAloud.")
        actionText: qsTr("Read")
        nameFilter: qsTr("Lists (*.csv)")
        onChosen: file => root.plan.importCandidates(file)
    }
    AskDialog {
        id: leaving
        property int view: ExamDesk.Shelf
        title: qsTr("Is the release PIN written down?")
        text: qsTr("It is kept nowhere. Without it nobody can start this exam, and it would have to be planned and sealed again.")
        safeText: qsTr("Stay")
        otherText: qsTr("It is: leave")
        risky: true
        onOtherChosen: root.go(view)
        onClosed: root.forceActiveFocus()
    }
    Toast {
        id: toast
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(20)
    }
    Connections {
        target: root.plan
        function onImported(candidates: int): void {
            toast.show(qsTr("Candidates added: %1").arg(candidates), "");
        }
        function onSaved(file: string): void {
            toast.show(qsTr("Saved: %1").arg(file), "");
        }
    }
}

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

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            root.exams.view = ExamDesk.Shelf;
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

    Flickable {
        id: flick
        anchors.fill: parent
        contentHeight: column.implicitHeight + Theme.px(48)
        boundsBehavior: Flickable.StopAtBounds
        clip: true

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
                onBackRequested: root.exams.view = ExamDesk.Shelf

                QuietButton {
                    id: results
                    visible: root.plan.sealed && root.staff.maySeal
                    keyName: "R"
                    text: qsTr("Results")
                    enabled: root.exams.issuer.open
                    onClicked: {
                        root.exams.results.open(root.plan.exam);
                        root.exams.view = ExamDesk.Results;
                    }
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
                            placeholderText: qsTr("Number")
                            Keys.onReturnPressed: name.forceActiveFocus()
                        }
                        EntryField {
                            id: name
                            objectName: "newName"
                            width: Theme.px(220)
                            placeholderText: qsTr("Name")
                            Keys.onReturnPressed: add.clicked()
                        }
                        QuietButton {
                            id: add
                            text: qsTr("Add")
                            enabled: number.text.length > 0 && name.text.length > 0
                            onClicked: {
                                root.plan.candidates.add(number.text, name.text);
                                number.text = "";
                                name.text = "";
                                number.forceActiveFocus();
                            }
                        }
                    }
                    EmptyState {
                        width: parent.width
                        visible: root.plan.candidates.count === 0
                        text: qsTr("Nobody sits it yet")
                        detail: qsTr("Type number and name, or take a list (CSV): number,name,attempt,timeFactor,textSize,highContrast,reducedMotion,readAloud.")
                    }
                    Repeater {
                        model: root.plan.candidates

                        CandidateRow {
                            width: parent.width
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
        text: qsTr("The number and what was granted are taken off this exam. Nothing else is lost.")
        safeText: qsTr("Keep")
        otherText: qsTr("Remove")
        otherKey: "R"
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
}

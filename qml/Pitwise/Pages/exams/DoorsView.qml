// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Three doors: sit an exam, verify a file, and the staff's own behind a PIN.
FocusScope {
    id: root

    required property Staff staff
    required property ExamDesk exams
    required property SittingSession sitting

    Keys.onPressed: event => {
        if (event.key === Qt.Key_S)
            examFile.ask("");
        else if (event.key === Qt.Key_V)
            root.exams.view = ExamDesk.Verify;
        else if (event.key === Qt.Key_R && root.sitting.results.count > 0)
            stick.ask("results");
        else if (event.key === Qt.Key_I && signIn.visible)
            signIn.take();
        else
            return;
        event.accepted = true;
    }

    ScrollArea {
        anchors.fill: parent
        contentHeight: column.implicitHeight + Theme.px(48)

        Column {
            id: column
            x: Theme.margin
            y: Theme.px(24)
            width: Math.min(parent.width - 2 * x, Theme.px(1040))
            spacing: Theme.gap

            ViewHead {
                width: parent.width
                title: qsTr("Exams")
                subtitle: qsTr("Certification exams: sealed, timed, and verifiable by anybody.")
            }
            ErrorLine {
                width: parent.width
                text: root.sitting.work.problem
            }
            Row {
                width: parent.width
                spacing: Theme.gap

                Panel {
                    width: (parent.width - Theme.gap) / 2
                    height: sit.implicitHeight + Theme.px(40)

                    Column {
                        id: sit
                        x: Theme.px(20)
                        y: Theme.px(20)
                        width: parent.width - 2 * x
                        spacing: Theme.px(12)

                        TextLabel {
                            text: qsTr("Sit an exam")
                            font.pixelSize: Theme.panelTitle
                            strong: true
                        }
                        TextLabel {
                            width: parent.width
                            text: qsTr("Open the exam file (.pitexam) that your school gave you. The invigilator releases it.")
                            color: Theme.text2
                        }
                        QuietButton {
                            id: open
                            objectName: "openExam"
                            focus: true
                            keyName: "S"
                            text: qsTr("Open an exam file")
                            onClicked: examFile.ask("")
                        }
                    }
                }
                Panel {
                    width: (parent.width - Theme.gap) / 2
                    height: sit.implicitHeight + Theme.px(40)

                    Column {
                        x: Theme.px(20)
                        y: Theme.px(20)
                        width: parent.width - 2 * x
                        spacing: Theme.px(12)

                        TextLabel {
                            text: qsTr("Verify a file")
                            font.pixelSize: Theme.panelTitle
                            strong: true
                        }
                        TextLabel {
                            width: parent.width
                            text: qsTr("A certificate, badge, result or exam file: who signed it, and what was altered where.")
                            color: Theme.text2
                        }
                        QuietButton {
                            keyName: "V"
                            text: qsTr("Verify a file")
                            onClicked: root.exams.view = ExamDesk.Verify
                        }
                    }
                }
            }
            Panel {
                width: parent.width
                height: waiting.implicitHeight + Theme.px(40)
                visible: root.sitting.results.count > 0

                Column {
                    id: waiting
                    x: Theme.px(20)
                    y: Theme.px(20)
                    width: parent.width - 2 * x
                    spacing: Theme.px(12)

                    TextLabel {
                        objectName: "waitingResults"
                        width: parent.width
                        text: root.sitting.results.waiting.length > 0 ? qsTr("%n result(s) still to be taken to the examiner: %1", "", root.sitting.results.waiting.length).arg(root.sitting.results.waiting.slice(0, 8).join("; ") + (root.sitting.results.waiting.length > 8 ? "…" : "")) : qsTr("%n result(s) of this station have been copied out.", "", root.sitting.results.count)
                    }
                    ErrorLine {
                        width: parent.width
                        visible: text.length > 0
                        text: root.sitting.results.problem
                    }
                    QuietButton {
                        objectName: "takeResults"
                        keyName: "R"
                        text: qsTr("Copy them to a folder")
                        onClicked: stick.ask("results")
                    }
                }
            }
            DamagedStaffPanel {
                width: parent.width
                visible: root.staff.damage.length > 0
                staff: root.staff
            }
            TextLabel {
                width: parent.width
                visible: root.staff.setAsideAs.length > 0
                text: qsTr("The damaged list of staff lies at %1.").arg(root.staff.setAsideAs)
                color: Theme.text2
                wrapMode: Text.Wrap
            }
            SignInPanel {
                id: signIn
                width: parent.width
                visible: root.staff.damage.length === 0
                staff: root.staff
                onEntered: root.exams.view = ExamDesk.Shelf
            }
        }
    }

    PathAsk {
        id: stick
        title: qsTr("Copy the results to a folder")
        text: qsTr("They stay here too, sealed as they are.")
        actionText: qsTr("Copy")
        saving: true
        folder: true
        onChosen: folder => root.sitting.results.take(folder)
    }
    PathAsk {
        id: examFile
        title: qsTr("Open an exam file")
        actionText: qsTr("Open")
        nameFilter: qsTr("Exam files (*.pitexam)")
        onChosen: file => root.sitting.open(file)
    }
}

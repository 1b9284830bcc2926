// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The examiner's shelf: exams and blueprints, and the issuer's key beside them.
FocusScope {
    id: root

    required property Staff staff
    required property ExamDesk exams

    function openExam(row: int): void {
        const sealed = root.exams.exams.keyAt(row);
        root.exams.plan.open(sealed);
        root.exams.view = ExamDesk.Plan;
    }
    function openBlueprint(row: int): void {
        root.exams.editor.open(root.exams.blueprints.keyAt(row), root.exams.blueprints.versionAt(row));
        root.exams.view = ExamDesk.Blueprint;
    }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            root.exams.view = ExamDesk.Doors;
        else if (event.key === Qt.Key_B)
            newBlueprint.clicked();
        else if (event.key === Qt.Key_I && importResults.visible && importResults.enabled)
            importing.ask("");
        else if (event.key === Qt.Key_K && root.staff.maySeal)
            issuer.take();
        else if (event.key === Qt.Key_P && root.staff.maySeal)
            root.exams.view = ExamDesk.People;
        else
            return;
        event.accepted = true;
    }

    Connections {
        target: root.exams.issuer
        function onChanged(): void {
            newBlueprint.forceActiveFocus();
        }
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
                title: qsTr("Exams")
                subtitle: qsTr("Signed in: %1, %2").arg(root.staff.name).arg(root.staff.rankText)

                QuietButton {
                    visible: root.staff.maySeal
                    keyName: "P"
                    text: qsTr("People")
                    onClicked: root.exams.view = ExamDesk.People
                }
                QuietButton {
                    text: qsTr("Sign out")
                    onClicked: root.staff.signOut()
                }
            }
            Repeater {
                model: root.exams.unread

                ErrorLine {
                    required property string modelData
                    width: column.width
                    text: modelData
                }
            }
            WorkLine {
                width: parent.width
                work: root.exams.work
            }
            Row {
                width: parent.width
                spacing: Theme.gap

                Column {
                    width: (parent.width - Theme.gap) / 2
                    spacing: Theme.px(12)

                    ListHead {
                        width: parent.width
                        title: qsTr("Exams")
                        QuietButton {
                            id: importResults
                            visible: root.staff.maySeal
                            objectName: "importResults"
                            keyName: "I"
                            text: qsTr("Import results")
                            enabled: root.exams.issuer.open
                            onClicked: importing.ask("")
                        }
                    }
                    EmptyState {
                        width: parent.width
                        visible: root.exams.exams.count === 0
                        text: qsTr("No exam yet")
                        detail: qsTr("Make a blueprint, then plan an exam from it.")
                    }
                    ShelfColumn {
                        width: parent.width
                        objectName: "exams"
                        list: root.exams.exams
                        onOpened: row => root.openExam(row)
                    }
                }
                Column {
                    width: (parent.width - Theme.gap) / 2
                    spacing: Theme.px(12)

                    ListHead {
                        width: parent.width
                        title: qsTr("Blueprints")
                        QuietButton {
                            id: newBlueprint
                            objectName: "newBlueprint"
                            focus: true
                            keyName: "B"
                            text: qsTr("New blueprint")
                            onClicked: {
                                root.exams.editor.begin();
                                root.exams.view = ExamDesk.Blueprint;
                            }
                        }
                    }
                    EmptyState {
                        width: parent.width
                        visible: root.exams.blueprints.count === 0
                        text: qsTr("No blueprint yet")
                        detail: qsTr("It says what an exam asks, how long, and what is needed to pass.")
                    }
                    ShelfColumn {
                        width: parent.width
                        objectName: "blueprints"
                        list: root.exams.blueprints
                        onOpened: row => root.openBlueprint(row)
                    }
                }
            }
            IssuerPanel {
                id: issuer
                width: parent.width
                visible: root.staff.maySeal
                issuer: root.exams.issuer
            }
        }
    }
    PathAsk {
        id: importing
        title: qsTr("Import results")
        text: qsTr("A folder with results (*.pitresult), or one result. Each is checked, opened and marked.")
        actionText: qsTr("Import")
        nameFilter: qsTr("Results (*.pitresult)")
        onChosen: file => {
            root.exams.results.importFrom(file);
            root.exams.view = ExamDesk.Results;
        }
    }
}

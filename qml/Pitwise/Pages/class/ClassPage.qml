// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "../practice"

/// A class: who is ready, on course, at risk, not seen; what it gets wrong, and a drill of just that on the projector.
DeskPage {
    id: root

    readonly property ClassDesk desk: trainer.classes
    readonly property bool reviewing: trainer.answers.open
    readonly property bool lecturing: desk.lecture.open

    function leaveReview(): void {
        trainer.answers.close();
    }

    keys: [
        KeyHint { key: "↑↓"; words: qsTr("Walk the trainees") },
        KeyHint { key: qsTr("Enter"); words: qsTr("What one of them got wrong, or drill it in class") },
        KeyHint { key: "D"; words: qsTr("Drill in class what it gets wrong") },
        KeyHint { key: "/"; words: qsTr("Find a trainee") },
        KeyHint { key: "I"; words: qsTr("Import a list of people") },
        KeyHint { key: "C"; words: qsTr("The class: its table test, its instructors") },
        KeyHint { key: "N"; words: qsTr("A new class") },
        KeyHint { key: "A"; words: qsTr("Assignments") },
        KeyHint { key: "Q"; words: qsTr("Questions of trainees") },
        KeyHint { key: "P"; words: qsTr("Print the class") },
        KeyHint { key: qsTr("PgUp"); words: qsTr("The class before") },
        KeyHint { key: qsTr("PgDn"); words: qsTr("The next class") },
        KeyHint { key: qsTr("Alt 1–8"); words: qsTr("Another page") },
        KeyHint { key: "?"; words: qsTr("These keys") }
    ]
    title: lecturing ? qsTr("In class: %1").arg(desk.name) : desk.name.length > 0 ? desk.name : qsTr("Trainees")
    railVisible: !reviewing && !lecturing
    onShown: {
        root.desk.refresh();
        view.forceActiveFocus();
    }

    Loader {
        id: view
        anchors.fill: parent
        focus: true
        sourceComponent: root.lecturing ? lecture : root.reviewing ? review : figures
        onLoaded: (item as Item).forceActiveFocus()
    }
    Component {
        id: figures

        ClassView {
            desk: root.desk
            work: root.trainer.classWork
            roster: root.trainer.rosterImport
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
    Component {
        id: lecture

        LectureView {
            lecture: root.desk.lecture
            settings: root.trainer.settings
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
    Component {
        id: review

        ReviewView {
            review: root.trainer.answers
            settings: root.trainer.settings
            backText: qsTr("Class")
            mayAuthor: root.trainer.staff.mayAuthor
            onScenarioRequested: root.trainer.scenarios.newFromReview(root.trainer.answers)
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
}

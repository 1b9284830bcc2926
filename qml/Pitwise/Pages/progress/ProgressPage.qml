// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "../practice"

/// Progress: one game at a time, its mastery map, its charts and how ready the trainee is; a clause opens with its history.
DeskPage {
    id: root

    readonly property ProgressDesk progress: trainer.progress
    readonly property bool reviewing: trainer.answers.open

    readonly property bool nobody: !trainer.trainees.seated && trainer.trainees.count > 0

    function goOn(): void {
        trainer.navigation.open(nobody ? "home" : "practice");
    }

    keys: [
        KeyHint { key: "←↑→↓"; words: qsTr("Walk the map") },
        KeyHint { key: qsTr("Enter"); words: qsTr("The history of a clause") },
        KeyHint { key: qsTr("PgUp"); words: qsTr("The game before") },
        KeyHint { key: qsTr("PgDn"); words: qsTr("The next game") },
        KeyHint { key: "T"; words: qsTr("A chart as a table") },
        KeyHint { key: qsTr("Esc"); words: qsTr("Back") },
        KeyHint { key: qsTr("Alt 1–8"); words: qsTr("Another page") },
        KeyHint { key: "?"; words: qsTr("These keys") }
    ]
    title: reviewing ? qsTr("Review, %1").arg(trainer.answers.when) : progress.hasAnswers ? qsTr("Progress: %1").arg(progress.title) : qsTr("Progress: nothing answered yet")
    railVisible: !reviewing
    onShown: {
        root.progress.refresh();
        view.forceActiveFocus();
    }

    Loader {
        id: view
        anchors.fill: parent
        focus: true
        sourceComponent: root.reviewing ? review : root.progress.hasAnswers ? figures : nothing
        onLoaded: (item as Item).forceActiveFocus()
    }

    Component {
        id: figures

        ProgressView {
            progress: root.progress
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
    Component {
        id: review

        ReviewView {
            review: root.trainer.answers
            settings: root.trainer.settings
            backText: qsTr("Progress")
            mayAuthor: root.trainer.staff.mayAuthor
            onScenarioRequested: root.trainer.scenarios.newFromReview(root.trainer.answers)
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
    Component {
        id: nothing

        FocusScope {
            Keys.onReturnPressed: root.goOn()
            Keys.onEnterPressed: root.goOn()

            TextLabel {
                x: Theme.margin
                y: Theme.px(24)
                text: qsTr("Progress")
                font.pixelSize: Theme.pageTitle
                strong: true
            }
            EmptyState {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.margin, Theme.px(560))
                text: root.nobody ? qsTr("Nobody is training yet.") : qsTr("Nothing has been answered yet.")
                detail: root.nobody ? qsTr("Choose on the home page who trains; the figures are each trainee's own.") : qsTr("After the first question every clause has its place here: what you know, how fast you are, and when it comes back.")
                buttonText: root.nobody ? qsTr("Home") : qsTr("Practise")
                buttonKey: qsTr("Enter")
                onPressed: root.goOn()
            }
        }
    }
}

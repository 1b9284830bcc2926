// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls
import "../practice"

/// Scenarios: the packs, the editor on the felt, and a scenario answered as a trainee.
DeskPage {
    id: root

    readonly property ScenarioLibrary library: trainer.scenarios
    readonly property ScenarioEditor editor: trainer.editor
    readonly property bool running: library.run.phase !== ScenarioRun.Idle
    readonly property bool reviewing: library.run.phase === ScenarioRun.Finished && trainer.answers.open
    readonly property bool atTable: editor.open || running

    function runTitle(run: ScenarioRun): string {
        const what = run.recorded ? qsTr("Scenario %1 of %2").arg(run.number).arg(run.count) : qsTr("A try");
        return run.phase === ScenarioRun.Finished ? qsTr("Pack done") : run.phase === ScenarioRun.Judged ? qsTr("%1: %2").arg(what).arg(run.verdict.headline) : what;
    }

    keys: [
        KeyHint { key: "N"; words: qsTr("A new scenario") },
        KeyHint { key: "K"; words: qsTr("A new pack") },
        KeyHint { key: "T"; words: qsTr("Rename the pack") },
        KeyHint { key: "I"; words: qsTr("Import a pack") },
        KeyHint { key: "X"; words: qsTr("Export the pack") },
        KeyHint { key: "P"; words: qsTr("Practise the pack") },
        KeyHint { key: qsTr("Enter"); words: qsTr("Open the scenario") },
        KeyHint { key: "H"; words: qsTr("Its versions") },
        KeyHint { key: "Q"; words: qsTr("Try it") },
        KeyHint { key: qsTr("Del"); words: qsTr("Remove it") },
        KeyHint { key: "G"; words: qsTr("Resume a draft") },
        KeyHint { key: "W"; words: qsTr("Resume an unfinished pack") },
        KeyHint { key: qsTr("Alt 1–8"); words: qsTr("Another page") },
        KeyHint { key: "?"; words: qsTr("These keys") }
    ]
    title: reviewing ? qsTr("Review, %1").arg(trainer.answers.when) : running ? runTitle(library.run) : editor.trying ? runTitle(editor.trial) : editor.open ? (editor.ask.title.length > 0 ? editor.ask.title : qsTr("Scenario editor")) : qsTr("Scenarios")
    railVisible: !atTable
    onShown: {
        if (!editor.open)
            library.refresh();
        view.forceActiveFocus();
    }

    Loader {
        id: view
        anchors.fill: parent
        focus: true
        sourceComponent: root.reviewing ? review : root.running ? run : root.editor.open ? (root.editor.trying ? trial : editing) : shelf
        onLoaded: (item as Item).forceActiveFocus()
    }
    Component {
        id: shelf

        LibraryView {
            library: root.library
            table: root.trainer.table
        }
    }
    Component {
        id: editing

        EditorView {
            editor: root.editor
            onLeaveRequested: root.editor.leave()
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
    Component {
        id: trial

        RunView {
            run: root.editor.trial
            settings: root.trainer.settings
            onLeaveRequested: root.editor.endTry()
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
    Component {
        id: run

        RunView {
            run: root.library.run
            settings: root.trainer.settings
            onLeaveRequested: root.library.run.leave()
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
    Component {
        id: review

        ReviewView {
            review: root.trainer.answers
            settings: root.trainer.settings
            backText: qsTr("Result")
            mayAuthor: root.trainer.staff.mayAuthor
            onScenarioRequested: {
                root.library.newFromReview(root.trainer.answers);
                root.trainer.answers.close();
                root.library.run.leave();
            }
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
}

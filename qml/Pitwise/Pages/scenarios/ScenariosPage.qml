// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Scenarios: the packs, the editor on the felt, and a scenario answered as a trainee.
DeskPage {
    id: root

    readonly property ScenarioLibrary library: trainer.scenarios
    readonly property ScenarioEditor editor: trainer.editor
    readonly property bool running: library.run.phase !== ScenarioRun.Idle
    readonly property bool atTable: editor.open || running

    title: editor.open ? (editor.ask.title.length > 0 ? editor.ask.title : qsTr("Scenario editor")) : qsTr("Scenarios")
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
        sourceComponent: root.running ? run : root.editor.open ? (root.editor.trying ? trial : editing) : shelf
        onLoaded: item.forceActiveFocus()
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
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What is wrong or missing, errors first; each leads to its place, some can be fixed on the spot.
Column {
    id: root

    required property ScenarioEditor editor

    signal clauseRequested(string document, string clause)

    spacing: Theme.px(6)

    PanelHead {
        width: parent.width
        text: qsTr("Problems")
        keyName: list.count > 0 ? "F8" : ""
        keyText: list.count > 0 ? qsTr("next") : ""
    }
    TextLabel {
        width: parent.width
        visible: list.count === 0
        text: qsTr("None. It can go to review.")
        color: Theme.text2
    }
    Repeater {
        id: list
        model: root.editor.problems

        ProblemRow {
            width: root.width
            game: root.editor.table.game
            onClicked: root.editor.goToProblem(index)
            onFixRequested: root.editor.fix(index)
            onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
        }
    }
}

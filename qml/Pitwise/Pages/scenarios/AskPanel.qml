// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// What is asked at the point, and its answer.
Column {
    id: root

    required property ScenarioEditor editor
    readonly property EditorAsk ask: editor.ask
    property bool all: false

    signal clauseRequested(string document, string clause)
    signal optionsRequested

    function tellWhy(): void {
        answer.why = !answer.why;
    }
    function take(): void {
        (rows.itemAt(0) as Item)?.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    spacing: Theme.px(8)

    PanelHead {
        width: parent.width
        iconName: Icon.Flag
        text: root.editor.table.askedStop >= 0 ? qsTr("Ask at event %1").arg(root.editor.table.askedStop + 1) : qsTr("Ask")
    }
    TextLabel {
        width: parent.width
        visible: rows.count === 0
        text: root.editor.table.askedStop < 0 ? qsTr("Step to the moment and press A. What fits there is offered.") : qsTr("Nothing can be asked at this point. Step on, or break something.")
        color: Theme.text2
    }
    Repeater {
        id: rows
        model: root.ask.asks

        AskRow {
            required property int index
            required property string wording
            required property int mark

            objectName: "ask" + index
            width: root.width
            visible: root.all || index < 6 || on
            label: wording
            keyName: index < 9 ? String(index + 1) : ""
            on: mark === AskRows.Chosen
            onClicked: root.ask.choose(index)
        }
    }
    QuietButton {
        bare: true
        visible: rows.count > 6
        leftPadding: Theme.px(6)
        implicitHeight: Theme.px(30)
        text: root.all ? qsTr("Show fewer") : qsTr("%n more", "", rows.count - 6)
        font.pixelSize: Theme.small
        ink: Theme.text2
        onClicked: root.all = !root.all
    }
    AnswerCard {
        id: answer
        objectName: "answerCard"
        width: parent.width
        visible: root.ask.asked
        ask: root.ask
        game: root.editor.table.game
        onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
    }
    QuietButton {
        objectName: "optionsButton"
        bare: true
        visible: root.ask.proved
        leftPadding: Theme.px(4)
        implicitHeight: Theme.px(34)
        keyName: "O"
        text: qsTr("%n wrong option(s)", "", root.ask.wrongCount)
        font.pixelSize: Theme.small
        onClicked: root.optionsRequested()
    }
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The right side: asks and complains. Where there is little room, two tabs of one panel.
Rectangle {
    id: root

    required property ScenarioEditor editor
    readonly property bool tabbed: Theme.narrow
    property int tab: 0

    signal clauseRequested(string document, string clause)
    signal optionsRequested
    signal wordsRequested

    function toAsk(): void {
        tab = 0;
        ask.take();
    }
    function tellWhy(): void {
        tab = 0;
        ask.tellWhy();
    }
    function toProblems(): void {
        tab = 1;
    }

    color: Theme.panel

    Rectangle {
        width: 1
        height: parent.height
        color: Theme.hairline
    }
    ChoiceRow {
        id: tabs
        objectName: "sideTabs"
        visible: root.tabbed
        x: Theme.px(16)
        y: Theme.px(8)
        name: qsTr("Ask or problems")
        labels: [qsTr("Ask"), root.editor.problems.count > 0 ? qsTr("Problems, %1").arg(root.editor.problems.count) : qsTr("Problems")]
        current: root.tab
        onChosen: index => root.tab = index
    }
    ScrollArea {
        id: scroll
        anchors.top: root.tabbed ? tabs.bottom : parent.top
        anchors.topMargin: Theme.px(10)
        anchors.bottom: words.top
        anchors.bottomMargin: Theme.px(8)
        x: Theme.px(16)
        width: parent.width - x - Theme.px(14)
        contentHeight: column.height

        Column {
            id: column
            width: scroll.width - Theme.px(6)
            spacing: Theme.px(12)

            AskPanel {
                id: ask
                objectName: "askPanel"
                width: parent.width
                visible: !root.tabbed || root.tab === 0
                editor: root.editor
                onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
                onOptionsRequested: root.optionsRequested()
            }
            Rectangle {
                visible: !root.tabbed
                width: parent.width
                height: 1
                color: Theme.hairline
            }
            ProblemsPanel {
                objectName: "problemsPanel"
                width: parent.width
                visible: !root.tabbed || root.tab === 1
                editor: root.editor
                onClauseRequested: (document, clause) => root.clauseRequested(document, clause)
            }
        }
    }
    SlimScrollBar {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(3)
        anchors.top: scroll.top
        height: scroll.height
        flick: scroll
    }
    Rectangle {
        anchors.bottom: words.top
        x: Theme.px(16)
        width: parent.width - 2 * x
        height: 1
        color: Theme.hairline
    }
    Flow {
        id: words
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(10)
        x: Theme.px(16)
        width: parent.width - 2 * x
        topPadding: Theme.px(10)
        spacing: Theme.px(6)

        QuietButton {
            objectName: "wordsButton"
            implicitHeight: Theme.px(34)
            leftPadding: Theme.px(10)
            keyName: "W"
            text: qsTr("In words")
            font.pixelSize: Theme.small
            onClicked: root.wordsRequested()
        }
        Badge {
            visible: root.editor.ask.level > 0 || root.editor.ask.usualLevel > 0
            text: qsTr("Level %1 of 5").arg(root.editor.ask.level > 0 ? root.editor.ask.level : root.editor.ask.usualLevel)
        }
        Badge {
            visible: root.editor.ask.target > 0 || root.editor.ask.usualTarget > 0
            text: qsTr("Target %1 s").arg(root.editor.ask.target > 0 ? root.editor.ask.target : root.editor.ask.usualTarget)
        }
        Badge {
            visible: root.editor.ask.tags.length > 0
            text: qsTr("Tags: %1").arg(root.editor.ask.tags)
        }
    }
}

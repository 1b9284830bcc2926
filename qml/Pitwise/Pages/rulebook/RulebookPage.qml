// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Pitwise.App
import Pitwise.Controls

/// The rulebook: clauses of every game on the left, what belongs to them on the right, one search over all of it.
DeskPage {
    id: root

    readonly property RulebookDesk desk: trainer.rulebook

    function openClause(document: string, clause: string): void {
        if (desk.open(document, clause))
            list.reveal();
    }

    keys: [
        KeyHint { key: qsTr("Ctrl F"); words: qsTr("Search") },
        KeyHint { key: "1–4"; words: qsTr("Clauses, pay tables, contrasts, readings") },
        KeyHint { key: "↑↓"; words: qsTr("Walk the list") },
        KeyHint { key: qsTr("Enter"); words: qsTr("Open the clause") },
        KeyHint { key: "X"; words: qsTr("Practise the clause that is open") },
        KeyHint { key: "F9"; words: qsTr("English beside it, in another language") },
        KeyHint { key: qsTr("Esc"); words: qsTr("Back to where you came from") },
        KeyHint { key: qsTr("Alt 1–8"); words: qsTr("Another page") },
        KeyHint { key: "?"; words: qsTr("These keys") }
    ]
    title: qsTr("Rulebook")
    /// A few questions for the clause that is open.
    function practise(): void {
        trainer.trainees.seatSomebody();
        trainer.navigation.open("practice");
        trainer.practice.practise(desk.document, desk.clause);
    }

    onShown: list.forceActiveFocus()
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_X || event.modifiers !== Qt.NoModifier || root.desk.tab !== RulebookDesk.Clauses || !clauseView.askable)
            return;
        root.practise();
        event.accepted = true;
    }
    Keys.onEscapePressed: root.trainer.navigation.back()

    Connections {
        target: root.trainer.navigation
        function onClauseRequested(): void {
            list.reveal();
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.margin
        anchors.topMargin: Theme.px(24)
        anchors.bottomMargin: Theme.px(20)
        spacing: Theme.px(14)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(16)

            TextLabel {
                text: root.title
                font.pixelSize: Theme.pageTitle
                strong: true
                wrapMode: Text.NoWrap
                Accessible.role: Accessible.Heading
            }
            SearchField {
                id: search
                objectName: "search"
                Layout.preferredWidth: Theme.px(362)
                Layout.minimumWidth: Theme.px(160)
                placeholderText: qsTr("Word or clause number")
                text: root.desk.search
                onTextEdited: root.desk.search = text
                onTextChanged: root.desk.search = text
                onLeaveRequested: list.forceActiveFocus()
                Keys.onDownPressed: list.enter()
                Keys.onReturnPressed: list.enter()
                Keys.onEnterPressed: list.enter()
            }
            TextLabel {
                objectName: "counts"
                Layout.fillWidth: true
                visible: root.desk.search.length > 0 && !Theme.cramped
                color: Theme.text2
                elide: Text.ElideRight
                maximumLineCount: 2
                text: qsTr("%1, %2, %3").arg(qsTr("%n clause(s)", "", root.desk.clauses.count))
                    .arg(qsTr("%n contrast(s)", "", root.desk.contrasts.count)).arg(qsTr("%n reading(s)", "", root.desk.readings.count))
            }
            Item {
                Layout.fillWidth: root.desk.search.length === 0 || Theme.cramped
            }
            QuietButton {
                id: backButton
                visible: root.trainer.navigation.canGoBack
                Layout.alignment: Qt.AlignRight
                keyName: qsTr("Esc", "key")
                text: qsTr("Back")
                onClicked: root.trainer.navigation.back()
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.px(20)

            ColumnLayout {
                // Where there is little room, tables have it to themselves.
                visible: !Theme.cramped || root.desk.tab === RulebookDesk.Clauses
                Layout.preferredWidth: Theme.px(Theme.wide ? 400 : Theme.cramped ? 250 : Theme.narrow ? 276 : 318)
                Layout.fillWidth: false
                spacing: Theme.px(10)

                ClauseList {
                    id: list
                    objectName: "clauses"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    focus: true
                    desk: root.desk
                    onDetailRequested: tabs.showDetail()
                    onSearchRequested: search.forceActiveFocus(Qt.ShortcutFocusReason)
                }
                Row {
                    spacing: Theme.px(6)
                    Layout.preferredHeight: Theme.px(26)

                    KeyCap { key: "↑" }
                    KeyCap { key: "↓" }
                    TextLabel { anchors.verticalCenter: parent.verticalCenter; text: qsTr("clause"); color: Theme.text2; font.pixelSize: Theme.small; rightPadding: Theme.px(8) }
                    KeyCap { key: qsTr("Enter") }
                    TextLabel { anchors.verticalCenter: parent.verticalCenter; text: qsTr("read"); color: Theme.text2; font.pixelSize: Theme.small }
                }
            }

            ColumnLayout {
                id: tabs

                function showDetail(): void {
                    root.desk.tab = RulebookDesk.Clauses;
                    clauseView.forceActiveFocus(Qt.TabFocusReason);
                }

                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.px(14)

                PageTabs {
                    id: bar
                    objectName: "tabs"
                    Layout.fillWidth: true
                    currentIndex: root.desk.tab
                    onCurrentIndexChanged: root.desk.tab = currentIndex

                    PageTab { keyName: "1"; text: qsTr("Clauses") }
                    PageTab { keyName: "2"; text: qsTr("Pay tables") }
                    PageTab { keyName: "3"; text: qsTr("Contrasts") }
                    PageTab { keyName: "4"; text: qsTr("Readings") }
                }

                Item {
                    Layout.fillWidth: true
                    Layout.fillHeight: true

                    ClauseView {
                        id: clauseView
                        objectName: "clauseView"
                        anchors.fill: parent
                        visible: root.desk.tab === RulebookDesk.Clauses
                        desk: root.desk
                        practice: root.trainer.practice
                        onOpenRequested: (document, clause) => root.openClause(document, clause)
                        onPracticeRequested: root.practise()
                    }
                    PayTablesView {
                        objectName: "payTables"
                        anchors.fill: parent
                        visible: root.desk.tab === RulebookDesk.PayTables
                        desk: root.desk
                        onOpenRequested: (document, clause) => root.openClause(document, clause)
                    }
                    ContrastsView {
                        objectName: "contrasts"
                        anchors.fill: parent
                        visible: root.desk.tab === RulebookDesk.Contrasts
                        desk: root.desk
                        onOpenRequested: (document, clause) => root.openClause(document, clause)
                    }
                    ReadingsView {
                        objectName: "readings"
                        anchors.fill: parent
                        visible: root.desk.tab === RulebookDesk.Readings
                        desk: root.desk
                        onOpenRequested: (document, clause) => root.openClause(document, clause)
                    }
                }
            }
        }
    }

    Shortcut {
        sequence: "Ctrl+F"
        enabled: root.visible
        onActivated: {
            search.forceActiveFocus(Qt.ShortcutFocusReason);
            search.selectAll();
        }
    }
    Shortcut {
        sequence: "1"
        enabled: root.visible && !search.activeFocus
        onActivated: root.desk.tab = RulebookDesk.Clauses
    }
    Shortcut {
        sequence: "2"
        enabled: root.visible && !search.activeFocus
        onActivated: root.desk.tab = RulebookDesk.PayTables
    }
    Shortcut {
        sequence: "3"
        enabled: root.visible && !search.activeFocus
        onActivated: root.desk.tab = RulebookDesk.Contrasts
    }
    Shortcut {
        sequence: "4"
        enabled: root.visible && !search.activeFocus
        onActivated: root.desk.tab = RulebookDesk.Readings
    }
}

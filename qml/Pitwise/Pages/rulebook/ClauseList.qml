// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// All clauses, or those that the search leaves, in sections by game. Walking the list opens as it goes.
FocusScope {
    id: root

    required property RulebookDesk desk

    signal detailRequested
    signal searchRequested

    /// From the search field: to the open clause, or to the first one found.
    function enter(): void {
        if (desk.row < 0)
            desk.openRow(0);
        list.forceActiveFocus(Qt.TabFocusReason);
        reveal();
    }
    /// Brings the open clause into view; the first one found where the search hides it.
    function reveal(): void {
        list.positionViewAtIndex(Math.max(0, desk.row), ListView.Contain);
    }

    // When the list has taken in a new search or a new size.
    Timer {
        id: later
        interval: 0
        onTriggered: root.reveal()
    }
    Connections {
        target: root.desk
        function onClauseChanged(): void {
            later.restart();
        }
    }

    Panel {
        anchors.fill: parent
    }

    ListView {
        id: list
        anchors.fill: parent
        anchors.margins: 1
        anchors.topMargin: Theme.px(6)
        anchors.bottomMargin: Theme.px(6)
        focus: true
        clip: true
        model: root.desk.clauses
        currentIndex: -1
        boundsBehavior: Flickable.StopAtBounds
        highlightFollowsCurrentItem: false
        cacheBuffer: 0
        onCountChanged: later.restart()
        onHeightChanged: later.restart()
        onWidthChanged: later.restart()
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Clauses")

        function walk(to: int): void {
            if (count === 0)
                return;
            root.desk.openRow(Math.max(0, Math.min(count - 1, to)));
            root.reveal();
        }

        Keys.onDownPressed: walk(root.desk.row + 1)
        Keys.onUpPressed: root.desk.row <= 0 ? root.searchRequested() : walk(root.desk.row - 1)
        Keys.onReturnPressed: root.detailRequested()
        Keys.onEnterPressed: root.detailRequested()
        Keys.onPressed: event => {
            const page = Math.max(1, Math.floor(height / Theme.px(76)));
            switch (event.key) {
            case Qt.Key_Home: walk(0); break;
            case Qt.Key_End: walk(count - 1); break;
            case Qt.Key_PageDown: walk(root.desk.row + page); break;
            case Qt.Key_PageUp: walk(root.desk.row - page); break;
            default: return;
            }
            event.accepted = true;
        }

        delegate: ClauseRow {
            width: list.width
            // Counted again whenever the list changes.
            gameTitle: !opensGame || list.count === 0 ? "" : qsTr("%1, %2", "game, edition").arg(root.desk.games.shortName(document)).arg(root.desk.games.edition(document))
            gameCount: opensGame && list.count > 0 ? root.desk.clauses.countIn(document) : 0
            current: index === root.desk.row
            listFocus: list.activeFocus
            onPicked: {
                root.desk.openRow(index);
                list.forceActiveFocus(Qt.MouseFocusReason);
            }
        }
    }
    SlimScrollBar {
        id: bar
        anchors.right: parent.right
        anchors.rightMargin: 2
        anchors.top: list.top
        anchors.bottom: list.bottom
        flick: list
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - Theme.px(32)
        visible: list.count === 0
        text: qsTr("No clause has these words.")
        detail: qsTr("Fewer words find more. Contrasts and readings are searched too.")
        buttonText: qsTr("Show all clauses")
        onPressed: root.desk.search = ""
    }
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls
import Pitwise.Felt

/// A round played step by step on its felt, with what was settled and under which clause.
DeskPage {
    id: root

    readonly property TablePlayer player: trainer.table
    property alias felt: felt
    /// The felt never gets so little room that its cards are too small to read.
    readonly property int dockHeight: Math.max(Theme.px(112), Math.min(Theme.px(160), height - bar.height - 500))

    function changeLayout(): void {
        trainer.settings.layoutB = !trainer.settings.layoutB;
    }

    keys: [
        KeyHint { key: qsTr("PgDn"); words: qsTr("The next step") },
        KeyHint { key: qsTr("PgUp"); words: qsTr("The step before") },
        KeyHint { key: qsTr("Home"); words: qsTr("To the start") },
        KeyHint { key: qsTr("End"); words: qsTr("To the end") },
        KeyHint { key: "P"; words: qsTr("Play or stop") },
        KeyHint { key: "S"; words: qsTr("Rounds of the shelf") },
        KeyHint { key: "O"; words: qsTr("A round from a file") },
        KeyHint { key: "L"; words: qsTr("The other layout") },
        KeyHint { key: "M"; words: qsTr("Make this a scenario") },
        KeyHint { key: qsTr("Space"); words: qsTr("Look closer") },
        KeyHint { key: "←↑→↓"; words: qsTr("Walk the felt") },
        KeyHint { key: qsTr("Alt 1–8"); words: qsTr("Another page") },
        KeyHint { key: "?"; words: qsTr("These keys") }
    ]
    title: player.title.length > 0 ? player.title : qsTr("Table")
    onShown: {
        player.openSomething();
        felt.forceActiveFocus();
    }
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_PageDown || event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            player.forward();
        else if (event.key === Qt.Key_PageUp || event.key === Qt.Key_Backspace)
            player.back();
        else if (event.key === Qt.Key_Home)
            player.toStart();
        else if (event.key === Qt.Key_End)
            player.toEnd();
        else if (event.key === Qt.Key_P)
            player.playOrPause();
        else if (event.key === Qt.Key_L && player.twoLayouts)
            changeLayout();
        else if (event.key === Qt.Key_S)
            shelf.open();
        else if (event.key === Qt.Key_O)
            dialog.choose();
        else if (event.key === Qt.Key_M && trainer.staff.mayAuthor)
            root.trainer.scenarios.newFromTable(player);
        else
            event.accepted = false;
    }

    TableBar {
        id: bar
        objectName: "tableBar"
        width: parent.width
        game: root.player.game
        title: root.player.title
        shows: root.player.shows
        twoLayouts: root.player.twoLayouts
        layoutB: root.trainer.settings.layoutB
        mayAuthor: root.trainer.staff.mayAuthor
        onLayoutRequested: root.changeLayout()
        onShelfRequested: shelf.open()
        onFileRequested: dialog.choose()
        onScenarioRequested: root.trainer.scenarios.newFromTable(root.player)
    }
    Felt {
        id: felt
        objectName: "felt"
        anchors.top: bar.bottom
        width: parent.width
        height: parent.height - bar.height - root.dockHeight
        focus: true
        scene: root.player.scene
    }
    ErrorLine {
        objectName: "tableError"
        anchors.top: bar.bottom
        anchors.topMargin: Theme.px(10)
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.margin, Theme.px(760))
        text: root.player.error
        buttonText: qsTr("Close")
        onPressed: root.player.forgiveError()
    }
    TableDock {
        objectName: "tableDock"
        anchors.top: felt.bottom
        width: parent.width
        height: root.dockHeight
        player: root.player
        pointed: felt.words
        onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
    }
    ShelfPanel {
        id: shelf
        objectName: "shelfPanel"
        anchors.fill: parent
        shelf: root.player.shelf
        current: root.player.roundId
        onRoundRequested: round => {
            root.player.openShelf(round);
            close();
        }
        onClosed: felt.forceActiveFocus()
    }
    DropArea {
        anchors.fill: parent
        onEntered: drag => drag.accepted = drag.hasUrls
        onDropped: drop => {
            if (drop.urls.length > 0)
                root.player.openFile(drop.urls[0]);
        }

        Rectangle {
            objectName: "dropEdge"
            anchors.fill: parent
            anchors.margins: Theme.px(8)
            visible: (parent as DropArea).containsDrag
            color: "transparent"
            radius: Theme.radiusPanel
            border.width: 3
            border.color: Theme.brass
        }
    }
    Loader {
        id: dialog

        function choose(): void {
            active = false;
            setSource("OpenRoundDialog.qml", {"player": root.player});
            active = true;
        }
    }
}

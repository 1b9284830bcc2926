// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A new scenario: from an empty table, a shipped round, a trainee's query, or a file.
Sheet {
    id: root

    required property ScenarioLibrary library
    required property RoundShelf shelf

    signal fileRequested

    function begin(game: string): void {
        close();
        library.newOn(game);
    }

    title: qsTr("New scenario")
    Keys.onPressed: event => {
        const games = GameLooks.documents;
        if (event.key >= Qt.Key_1 && event.key < Qt.Key_1 + games.length)
            root.begin(games[event.key - Qt.Key_1]);
        else if (event.key === Qt.Key_O)
            file.clicked();
        else if (event.key !== Qt.Key_Escape)
            return;
        else
            root.close();
        event.accepted = true;
    }

    TextLabel {
        text: qsTr("From an empty table")
        strong: true
    }
    Repeater {
        model: GameLooks.documents

        QuietButton {
            id: game

            required property int index
            required property string modelData
            readonly property string document: modelData

            objectName: "newOn" + document
            width: parent ? parent.width : 0
            text: GameLooks.title(modelData)
            onClicked: root.begin(document)
            contentItem: Item {
                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.px(12)

                    KeyCap {
                        key: String(game.index + 1)
                    }
                    GameTag {
                        document: game.document
                    }
                    TextLabel {
                        text: game.modelData
                    }
                }
            }
        }
    }
    QuietButton {
        id: file
        objectName: "fileButton"
        width: parent.width
        atLeft: true
        keyName: "O"
        text: qsTr("From a file")
        onClicked: {
            root.close();
            root.fileRequested();
        }
    }
    TextLabel {
        visible: root.library.queries.count > 0
        text: qsTr("From a trainee's query")
        strong: true
    }
    Repeater {
        model: root.library.queries

        StartRow {
            objectName: "query" + index
            onClicked: {
                root.close();
                root.library.newFromQuery(index);
            }
        }
    }
    TextLabel {
        text: qsTr("From a shipped round")
        strong: true
    }
    Repeater {
        model: root.visible ? root.shelf : null

        StartRow {
            required property string roundId
            required property string shows

            detail: shows
            onClicked: {
                root.close();
                root.library.newFromShelf(roundId);
            }
        }
    }
}

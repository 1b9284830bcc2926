// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The live table: set up, deal round by round, the summary, and the replay. While one deals the rail is gone.
DeskPage {
    id: root

    readonly property LiveTable table: trainer.live

    readonly property list<KeyHint> setupKeys: [
        KeyHint { key: qsTr("Enter"); words: qsTr("Deal") },
        KeyHint { key: "G"; words: qsTr("Go on with the session that was left") },
        KeyHint { key: "1–4"; words: qsTr("Games") },
        KeyHint { key: qsTr("Q W E"); words: qsTr("Guided, coached, silent") },
        KeyHint { key: "?"; words: qsTr("These keys") }
    ]
    readonly property list<KeyHint> dealKeys: [
        KeyHint { key: "1–7"; words: qsTr("A card to that box") },
        KeyHint { key: "0"; words: qsTr("A card to yourself") },
        KeyHint { key: qsTr("Shift 1–7"); words: qsTr("A card to the next hand of that box") },
        KeyHint { key: "B"; words: qsTr("Burn a card") },
        KeyHint { key: qsTr("Q W"); words: qsTr("Place your bets; no more bets") },
        KeyHint { key: qsTr("E R"); words: qsTr("Surrender: offer it, close it") },
        KeyHint { key: qsTr("T Y"); words: qsTr("Insurance: offer it, close it") },
        KeyHint { key: "I"; words: qsTr("Announce the outcome") },
        KeyHint { key: "← →"; words: qsTr("To the next box") },
        KeyHint { key: "↑ ↓"; words: qsTr("To the next bet of the box") },
        KeyHint { key: "Z"; words: qsTr("Take the bet") },
        KeyHint { key: "="; words: qsTr("As much again beside it") },
        KeyHint { key: "X"; words: qsTr("Pay a sum; in the tray T counts chips") },
        KeyHint { key: "N"; words: qsTr("Pay a bonus, where the game has one") },
        KeyHint { key: "G"; words: qsTr("Give back, or withdraw a payoff") },
        KeyHint { key: "H"; words: qsTr("Half back: a surrender") },
        KeyHint { key: "V"; words: qsTr("Even money") },
        KeyHint { key: qsTr("A D"); words: qsTr("Accept; refuse") },
        KeyHint { key: "/"; words: qsTr("Split the hand") },
        KeyHint { key: "M"; words: qsTr("Marker right of the bet; with Shift left") },
        KeyHint { key: "K"; words: qsTr("Who calls this box?") },
        KeyHint { key: "C"; words: qsTr("Clear the hand") },
        KeyHint { key: qsTr("Enter"); words: qsTr("Clear all cards") },
        KeyHint { key: qsTr("Backspace"); words: qsTr("Lift the last card") },
        KeyHint { key: "F"; words: qsTr("Floor! Stop the game") },
        KeyHint { key: "P"; words: qsTr("Pause") },
        KeyHint { key: qsTr("Esc"); words: qsTr("Leave") }
    ]

    title: table.phase === LiveTable.Dealing ? qsTr("Live table, %1").arg(table.roundText) : table.phase === LiveTable.Replay ? qsTr("Live table, replay") : qsTr("Live table")
    keys: table.phase === LiveTable.Dealing ? dealKeys : setupKeys
    railVisible: table.phase === LiveTable.Setup || table.phase === LiveTable.Summary
    onShown: {
        if (table.phase === LiveTable.Setup)
            table.refresh();
        view.forceActiveFocus();
    }

    Loader {
        id: view
        anchors.fill: parent
        focus: true
        sourceComponent: root.table.phase === LiveTable.Dealing ? dealing : root.table.phase === LiveTable.Summary ? summary : root.table.phase === LiveTable.Replay ? replay : setup
        onLoaded: (item as Item).forceActiveFocus()
    }

    Component {
        id: setup

        LiveSetup {
            table: root.table
            onBeginRequested: {
                root.trainer.trainees.seatSomebody();
                root.table.begin();
            }
        }
    }
    Component {
        id: dealing

        LiveDealing {
            table: root.table
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
    Component {
        id: summary

        LiveSummaryView {
            table: root.table
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
    Component {
        id: replay

        LiveReplayView {
            table: root.table
            onClauseRequested: (document, clause) => root.trainer.navigation.openClause(document, clause)
        }
    }
}

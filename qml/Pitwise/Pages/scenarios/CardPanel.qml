// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Deal a card: typed, by suit and rank, at random, or deal on.
Column {
    id: root

    required property ScenarioEditor editor
    readonly property EditorTable table: editor.table

    signal leaveRequested

    function type(): void {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    spacing: Theme.px(8)

    PanelHead {
        width: parent.width
        text: root.table.changing ? qsTr("Change the card") : qsTr("Deal a card")
        keyName: "C"
    }
    EditorField {
        id: field
        objectName: "cardField"
        width: parent.width
        label: qsTr("Cards")
        placeholderText: qsTr("Type 8S KD")
        error: root.table.cardError
        onEntered: if (root.table.typeCards(text)) clear()
        onLeaveRequested: root.leaveRequested()
        onUndoRequested: root.editor.undo()
        onRedoRequested: root.editor.redo()
    }
    Item {
        width: 1
        height: field.error.length > 0 ? Theme.px(18) : 0
    }
    Row {
        id: suits
        width: parent.width
        spacing: Theme.px(5)

        Repeater {
            model: ["♠", "♥", "♦", "♣"]

            SmallKey {
                required property int index
                required property string modelData

                objectName: "suit" + index
                width: (suits.width - 3 * suits.spacing) / 4
                text: modelData
                on: root.table.suit === index
                ink: index === 1 || index === 2 ? (on ? "#B3231F" : Theme.wrong) : on ? "#1B1B1D" : Theme.text
                Accessible.name: [qsTr("Spades"), qsTr("Hearts"), qsTr("Diamonds"), qsTr("Clubs")][index]
                onClicked: root.table.suit = index
            }
        }
    }
    Grid {
        id: ranks
        width: parent.width
        columns: 7
        spacing: Theme.px(4)

        Repeater {
            model: ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]

            SmallKey {
                required property int index
                required property string modelData

                objectName: "rank" + modelData
                width: Math.floor((ranks.width - 6 * ranks.spacing) / 7)
                text: modelData
                enabled: modelData !== "10" || root.table.hasTens
                onClicked: root.table.dealRank(index + 1)
            }
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.px(6)

        QuietButton {
            objectName: "randomButton"
            bare: true
            leftPadding: 0
            implicitHeight: Theme.px(32)
            keyName: "R"
            text: qsTr("random")
            font.pixelSize: Theme.small
            onClicked: root.table.dealRandom()
        }
        QuietButton {
            objectName: "dealOnButton"
            bare: true
            leftPadding: 0
            implicitHeight: Theme.px(32)
            keyName: "G"
            text: qsTr("deal")
            font.pixelSize: Theme.small
            onClicked: root.table.dealOn()
        }
    }
}

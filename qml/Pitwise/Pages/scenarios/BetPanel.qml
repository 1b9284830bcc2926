// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Bets: a chip dragged or clicked onto the felt, or typed.
Column {
    id: root

    required property ScenarioEditor editor
    readonly property EditorTable table: editor.table
    /// The chip that a click on the felt lays; -1: none.
    property int chip: -1
    /// A click on the felt takes a bet away.
    property bool taking: false
    /// A chip is let go over the window at this place.
    signal dropped(int chip, point place)
    signal leaveRequested

    function type(): void {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    spacing: Theme.px(8)

    PanelHead {
        width: parent.width
        text: qsTr("Bets")
        keyName: "B"
    }
    EditorField {
        id: field
        objectName: "betField"
        width: parent.width
        label: qsTr("Bet")
        placeholderText: qsTr("Box and amount: 2 100")
        error: root.table.betError
        onEntered: if (root.table.typeBet(text)) clear()
        onLeaveRequested: root.leaveRequested()
        onUndoRequested: root.editor.undo()
        onRedoRequested: root.editor.redo()
    }
    TextLabel {
        width: parent.width
        visible: field.error.length > 0
        text: field.error
        color: Theme.wrong
        font.pixelSize: Theme.small
    }
    Grid {
        id: grid
        width: parent.width
        columns: 4
        spacing: Theme.px(6)

        Repeater {
            model: root.table.chips

            Item {
                id: place

                required property int index
                required property string valueText

                width: (grid.width - 3 * grid.spacing) / 4
                height: Math.min(width, Theme.px(46))

                EditorChip {
                    id: disc

                    objectName: "chip" + place.index
                    width: parent.height
                    height: width
                    x: (parent.width - width) / 2
                    pile: root.table.chips
                    row: place.index
                    valueText: place.valueText
                    chosen: root.chip === place.index
                    onTaken: {
                        root.taking = false;
                        root.chip = root.chip === place.index ? -1 : place.index;
                    }
                    onLetGo: at => root.dropped(place.index, at)
                }
            }
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.px(6)

        Repeater {
            model: [qsTr("1st"), qsTr("2nd"), qsTr("3rd")]

            QuietButton {
                required property int index
                required property string modelData
                readonly property bool on: index === root.table.bettor

                objectName: "bettor" + index
                implicitHeight: Theme.px(34)
                leftPadding: Theme.px(8)
                text: modelData
                font.pixelSize: Theme.small
                font.bold: on
                line: on ? Theme.brass : Theme.hairline
                Accessible.name: qsTr("Lay chips for the %1 bettor of a box").arg(modelData)
                Accessible.checked: on
                onClicked: root.table.bettor = index
            }
        }
        QuietButton {
            objectName: "takeButton"
            implicitHeight: Theme.px(34)
            leftPadding: Theme.px(8)
            text: qsTr("Take")
            font.pixelSize: Theme.small
            font.bold: root.taking
            line: root.taking ? Theme.brass : Theme.edge
            Accessible.name: qsTr("Remove bets: click them on the felt")
            onClicked: {
                root.chip = -1;
                root.taking = !root.taking;
            }
        }
    }
    TextLabel {
        width: parent.width
        visible: text.length > 0
        text: root.taking ? qsTr("Click a bet to remove it.") : root.chip >= 0 ? [qsTr("Click a box or a side bet: for its first bettor."), qsTr("Click a box or a side bet: for its second bettor."), qsTr("Click a box or a side bet: for its third bettor.")][root.table.bettor] : ""
        color: Theme.text2
        font.pixelSize: Theme.small
    }
}

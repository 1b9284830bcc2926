// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The table itself: decks, boxes, limits, and the pay table where a game has several.
Sheet {
    id: root

    required property ScenarioEditor editor
    readonly property EditorTable table: editor.table

    function range(from: int, to: int): list<string> {
        const labels = [];
        for (let i = from; i <= to; ++i)
            labels.push(String(i));
        return labels;
    }

    title: qsTr("The table")

    TextLabel {
        text: qsTr("Decks")
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    ChoiceRow {
        name: qsTr("Decks")
        labels: root.range(root.table.leastDecks, root.table.mostDecks)
        current: root.table.decks - root.table.leastDecks
        onChosen: index => root.table.decks = index + root.table.leastDecks
    }
    TextLabel {
        text: qsTr("Boxes")
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    ChoiceRow {
        name: qsTr("Boxes")
        labels: root.range(root.table.leastBoxes, root.table.mostBoxes)
        current: root.table.boxes - root.table.leastBoxes
        onChosen: index => root.table.boxes = index + root.table.leastBoxes
    }
    TextLabel {
        visible: root.table.payTables > 1
        text: qsTr("Pay table")
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    ChoiceRow {
        visible: root.table.payTables > 1
        name: qsTr("Pay table")
        labels: root.range(1, root.table.payTables)
        current: root.table.payTable - 1
        onChosen: index => root.table.payTable = index + 1
    }
    TextLabel {
        text: qsTr("Limits of the main bet")
        color: Theme.text2
        font.pixelSize: Theme.small
    }
    Row {
        spacing: Theme.px(10)

        EditorField {
            id: least
            objectName: "minField"
            width: Theme.px(140)
            label: qsTr("Minimum")
            text: root.table.minText
            onEntered: root.table.setLimits(least.text, most.text)
            onLeaveRequested: root.close()
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("to")
        }
        EditorField {
            id: most
            objectName: "maxField"
            width: Theme.px(140)
            label: qsTr("Maximum")
            text: root.table.maxText
            onEntered: root.table.setLimits(least.text, most.text)
            onLeaveRequested: root.close()
        }
        QuietButton {
            text: qsTr("Set")
            onClicked: root.table.setLimits(least.text, most.text)
        }
    }
    TextLabel {
        width: parent.width
        visible: text.length > 0
        text: root.table.betError
        color: Theme.wrong
    }
    TextLabel {
        width: parent.width
        text: qsTr("What is on the table is replayed; what no longer fits is marked on the timeline.")
        color: Theme.text2
        font.pixelSize: Theme.small
    }
}

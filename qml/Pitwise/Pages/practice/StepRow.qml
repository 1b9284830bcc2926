// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.Controls

/// One step of the reasoning, or what another game says, with the clauses behind it.
Item {
    id: step
    required property int index
    required property string text
    required property list<string> clauses
    required property string document
    property bool numbered: true
    /// A few clauses stand beside the words; many would leave a gap there, so they follow below.
    readonly property bool beside: clauses.length <= 2

    signal openRequested(string document, string clause)

    implicitHeight: (beside ? Math.max(words.implicitHeight, chips.implicitHeight) : below.y + below.implicitHeight) + Theme.px(12)

    Rectangle {
        id: badge
        visible: step.numbered
        width: Theme.px(26)
        height: width
        radius: width / 2
        color: "transparent"
        border.color: Theme.edge

        TextLabel {
            anchors.centerIn: parent
            text: step.index + 1
            font.pixelSize: Theme.small
            strong: true
        }
    }
    GameTag {
        visible: !step.numbered
        document: step.document
    }
    CardText {
        id: words
        x: Theme.px(42)
        width: parent.width - x - (step.beside ? chips.width + Theme.px(12) : 0)
        text: step.text
        pixelSize: Theme.narrow ? Theme.body : Theme.answer
    }
    Column {
        id: chips
        anchors.right: parent.right
        spacing: Theme.px(4)

        Repeater {
            model: step.beside ? step.clauses : []

            Chip {
                anchors.right: parent ? parent.right : undefined
            }
        }
    }
    Flow {
        id: below
        x: words.x
        y: words.implicitHeight + Theme.px(6)
        width: words.width
        spacing: Theme.px(6)

        Repeater {
            model: step.beside ? [] : step.clauses

            Chip {}
        }
    }

    component Chip: ClauseChip {
        required property string modelData
        document: step.document
        clause: modelData
        onOpenRequested: (document, clause) => step.openRequested(document, clause)
    }
}

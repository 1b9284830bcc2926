// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// One game's answer: equal or not, the words, the clauses.
Item {
    id: root

    required property contrastAnswer answer
    property bool chipsInTabOrder: false
    readonly property bool marked: answer.compare === ContrastCompare.Same || answer.compare === ContrastCompare.Differs
    readonly property bool differs: answer.compare === ContrastCompare.Differs

    signal openRequested(string document, string clause)

    implicitHeight: Math.max(words.implicitHeight, sign.visible ? sign.height : 0) + Theme.px(24)
    Accessible.role: Accessible.Cell
    Accessible.name: (answer.compare === ContrastCompare.Same ? qsTr("As Lucky 8: ") : answer.compare === ContrastCompare.Differs ? qsTr("Differs: ") : "") + answer.text

    Rectangle {
        id: sign
        x: Theme.px(10)
        y: Theme.px(12)
        width: Theme.px(22)
        height: width
        radius: 5
        visible: root.marked
        color: "transparent"
        border.width: 1
        border.color: root.differs ? Theme.wrong : Theme.edge

        Icon {
            anchors.centerIn: parent
            width: Theme.px(16)
            height: width
            name: root.differs ? Icon.Unequal : Icon.Equal
            color: root.differs ? Theme.wrong : Theme.text2
        }
    }
    TextMetrics {
        id: measure
        font.pixelSize: Theme.px(15)
        text: root.answer.text
    }
    Flow {
        id: words
        x: root.marked ? Theme.px(40) : Theme.px(12)
        y: Theme.px(12)
        width: parent.width - x - Theme.px(8)
        spacing: Theme.px(6)

        Text {
            visible: !root.answer.repeats
            width: Math.min(Math.ceil(measure.advanceWidth) + 2, words.width)
            text: root.answer.text
            color: root.answer.compare === ContrastCompare.None || root.answer.compare === ContrastCompare.Silent ? Theme.text3 : Theme.text
            font.pixelSize: Theme.px(15)
            wrapMode: Text.Wrap
            lineHeight: Theme.lineHeight
            textFormat: Text.PlainText
        }
        Repeater {
            model: root.answer.clauses

            ClauseChip {
                required property string modelData

                slim: true
                inTabOrder: root.chipsInTabOrder
                document: root.answer.document
                clause: modelData
                onOpenRequested: (document, clause) => root.openRequested(document, clause)
            }
        }
    }
}

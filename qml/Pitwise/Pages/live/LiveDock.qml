// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Below the felt: what was said last, then what the dealer says on the left and does on the right. All of it is always
/// there, in every game: which of it is due is his business.
Rectangle {
    id: root

    required property LiveTable table
    readonly property int gap: Theme.px(Theme.narrow ? 5 : 6)
    readonly property int sayWidth: Theme.px(Theme.narrow ? 80 : Theme.wide ? 116 : 100)

    readonly property list<string> sayKeys: ["Q", "W", "E", "R", "T", "Y", "I"]
    readonly property list<string> sayWords: [qsTr("Place your bets"), qsTr("No more bets"), qsTr("Surrender, anyone?"), qsTr("Surrender closed"), qsTr("Insurance, anyone?"), qsTr("Insurance closed"), qsTr("The outcome")]
    readonly property list<string> actKeys: ["Z", "=", "X", "H", "G", "A", "D", "/", "M", "C", "↵", "B", "⌫", "F"]
    readonly property list<string> actWords: [qsTr("Take"), qsTr("Same"), qsTr("Pay"), qsTr("Half"), qsTr("Back"), qsTr("Accept"), qsTr("Refuse"), qsTr("Split"), qsTr("Marker"), qsTr("Clear"), qsTr("All off"), qsTr("Burn"), qsTr("Lift"), qsTr("Floor!")]

    signal acted(string key)

    color: Theme.panel

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.hairline
    }
    Item {
        id: strip
        x: Theme.px(10)
        width: parent.width - 2 * x
        height: Theme.px(Theme.narrow ? 28 : 32)

        Icon {
            id: mouth
            anchors.verticalCenter: parent.verticalCenter
            visible: caption.text.length > 0
            width: Theme.px(18)
            height: width
            name: root.table.hint.length > 0 ? Icon.Info : Icon.Speech
            color: caption.color
        }
        TextLabel {
            id: caption
            objectName: "liveCaption"
            x: mouth.width + Theme.px(8)
            width: inHand.x - x - Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            text: root.table.hint.length > 0 ? root.table.hint : root.table.captions.length > 0 ? root.table.captions[root.table.captions.length - 1] : ""
            color: root.table.hint.length > 0 ? Theme.flag : Theme.text
            font.pixelSize: Theme.small
            strong: root.table.hint.length > 0
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        TextLabel {
            id: inHand
            objectName: "liveCursor"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width * 0.48)
            text: root.table.cursorWords.length > 0 ? root.table.cursorWords : qsTr("1–7 card to a box · 0 to yourself · ← → to a bet")
            color: root.table.cursorWords.length > 0 ? Theme.brass : Theme.text2
            strong: root.table.cursorWords.length > 0
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
    }
    Grid {
        id: says
        x: Theme.px(10)
        y: strip.height
        columns: 4
        spacing: root.gap

        Repeater {
            model: root.sayKeys

            ActKey {
                required property int index
                required property string modelData

                objectName: "say" + modelData
                width: root.sayWidth
                height: (root.height - strip.height - Theme.px(8) - root.gap) / 2
                keyName: modelData
                text: root.sayWords[index]
                done: root.table.said[index] ?? false
                onClicked: root.acted(modelData)
            }
        }
        ActKey {
            width: root.sayWidth
            height: (root.height - strip.height - Theme.px(8) - root.gap) / 2
            keyName: "K"
            text: qsTr("Who calls it?")
            onClicked: root.acted("K")
        }
    }
    Rectangle {
        x: says.x + says.width + Theme.px(7)
        y: strip.height
        width: 1
        height: parent.height - y - Theme.px(8)
        color: Theme.hairline
    }
    Grid {
        id: does

        readonly property real edgeX: says.x + says.width + Theme.px(15)
        readonly property real cell: (root.width - edgeX - Theme.px(10) - (columns - 1) * spacing) / columns

        x: edgeX
        y: strip.height
        columns: 7
        spacing: root.gap

        Repeater {
            model: root.actKeys

            ActKey {
                required property int index
                required property string modelData

                objectName: "do" + modelData
                width: does.cell
                height: (root.height - strip.height - Theme.px(8) - root.gap) / 2
                keyName: modelData
                text: root.actWords[index]
                urgent: modelData === "F"
                onClicked: root.acted(modelData)
            }
        }
    }
}

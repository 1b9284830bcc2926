// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A payout in chips: what was paid, or what was right.
PaintedFrame {
    id: card
    required property string heading
    required property string amount
    required property ChipPile pile
    required property bool good
    readonly property bool oneLine: width >= words.implicitWidth + sum.implicitWidth + Theme.px(44)

    radius: Theme.radiusControl
    edgeWidth: 2
    dashed: !good
    edge: good ? Theme.right : Theme.wrong
    fill: Theme.ground

    Row {
        id: words
        x: Theme.px(14)
        y: Theme.px(12)
        spacing: Theme.px(8)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(18)
            height: width
            name: card.good ? Icon.Tick : Icon.Cross
            color: card.edge
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: card.heading
            color: card.edge
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
        }
    }
    TextLabel {
        id: sum
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        y: Theme.px(card.oneLine ? 8 : 30)
        text: card.amount
        font.pixelSize: Theme.px(24)
        strong: true
        wrapMode: Text.NoWrap
    }
    ChipStacks {
        id: chips
        visible: disc >= Theme.px(20)
        anchors.fill: parent
        anchors.margins: Theme.px(14)
        anchors.topMargin: Theme.px(card.oneLine ? 46 : 64)
        pile: card.pile
    }
    TextLabel {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: Theme.px(16)
        visible: card.pile.stacks === 0
        text: qsTr("No chips")
        color: Theme.text3
    }
    // No room to draw them: the same in words.
    Flow {
        anchors.fill: chips
        visible: !chips.visible && card.pile.stacks > 0
        spacing: Theme.px(8)
        layoutDirection: Qt.RightToLeft

        Repeater {
            model: card.pile

            TextLabel {
                required property int taken
                required property string valueText
                visible: taken > 0
                text: qsTr("%1 × %2").arg(taken).arg(valueText)
                font.pixelSize: Theme.small
                color: Theme.text2
                wrapMode: Text.NoWrap
            }
        }
    }
}

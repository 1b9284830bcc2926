// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// One event of the strip. Now: white. No longer fits: dashed, with a mark. Asked here: a flag.
T.AbstractButton {
    id: root

    required property string number
    required property string title
    required property string detail
    required property string card
    required property bool now
    required property bool fits
    required property bool inShoe
    required property bool asked
    required property bool incident
    required property string problem
    required property int stop
    readonly property color ink: now ? "#1B1B1D" : !fits || incident ? Theme.wrong : inShoe ? Theme.text3 : Theme.text

    implicitWidth: Math.max(Theme.px(68), column.implicitWidth + Theme.px(16), head.implicitWidth + Theme.px(mark.visible ? 36 : 16))
    implicitHeight: Theme.px(84)
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("Event %1: %2 %3 %4").arg(number).arg(card).arg(title).arg(detail)
    Accessible.description: problem

    background: PaintedFrame {
        radius: 6
        edgeWidth: root.fits && !root.inShoe && !root.now ? 1 : 2
        dashed: !root.fits || root.inShoe
        fill: root.now ? "#F5F0E7" : !root.fits || root.incident ? Theme.wrongFill : root.inShoe ? "transparent" : root.hovered ? Theme.raised : Theme.control
        edge: root.now ? Theme.brass : !root.fits || root.incident ? Theme.wrong : root.hovered ? Theme.text2 : Theme.edge
    }
    contentItem: Item {
        Column {
            id: column
            x: Theme.px(8)
            y: Theme.px(4)
            spacing: Theme.px(1)

            Row {
                id: head
                height: Theme.px(24)
                spacing: Theme.px(6)

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.number
                    color: root.now ? "#4C463B" : Theme.text2
                    font.pixelSize: Theme.small
                    textFormat: Text.PlainText
                }
                MiniCard {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.card.length > 0
                    card: root.card
                }
            }
            Text {
                width: Math.min(implicitWidth, Theme.px(84))
                visible: text.length > 0
                text: root.title
                color: root.ink
                font.pixelSize: Theme.small
                font.bold: root.now
                lineHeight: 0.95
                wrapMode: Text.Wrap
                maximumLineCount: root.detail.length > 0 ? 1 : 2
                elide: Text.ElideRight
                textFormat: Text.PlainText
            }
            Text {
                width: Math.min(implicitWidth, Theme.px(84))
                visible: text.length > 0
                text: root.detail
                color: root.ink
                font.pixelSize: Theme.small
                lineHeight: 0.95
                wrapMode: Text.Wrap
                maximumLineCount: 1
                elide: Text.ElideRight
                textFormat: Text.PlainText
            }
        }
        Icon {
            id: mark
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(5)
            y: Theme.px(5)
            width: Theme.px(16)
            height: width
            visible: !root.fits || root.asked
            name: root.fits ? Icon.Flag : Icon.Cross
            color: root.now ? "#1B1B1D" : root.fits ? Theme.brass : Theme.wrong
        }
    }
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A payout in stacks by value, the highest left, with the number of each below.
Item {
    id: root

    required property ChipPile pile
    /// A dashed place for the next stack.
    property bool ghost: false
    /// Without it, nothing can be taken from it.
    signal takeBackRequested(int row)

    readonly property real pitch: Math.min(Theme.px(108), (width - Theme.px(8)) / Math.max(1, pile.stacks + (ghost ? 1 : 0)))
    readonly property real disc: Math.min(Theme.px(70), pitch - Theme.px(10), (height - Theme.px(26)) * 0.72)

    Row {
        height: parent.height
        anchors.horizontalCenter: root.ghost ? undefined : parent.horizontalCenter
        x: root.ghost ? Theme.px(8) : 0
        spacing: 0
        layoutDirection: Qt.RightToLeft

        PaintedFrame {
            visible: root.ghost
            y: stacks.bottomLine - height
            width: root.disc
            height: root.disc
            radius: width / 2
            dashed: true
            edge: Theme.edge
        }
        Repeater {
            id: stacks
            readonly property real bottomLine: root.height - Theme.px(24)
            model: root.pile

            Item {
                id: stack
                required property int index
                required property int taken
                required property string valueText

                visible: taken > 0
                width: root.pitch
                height: root.height

                ChipArt {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: stacks.bottomLine - height
                    width: root.disc
                    height: Math.min(stacks.bottomLine, width + 2 + width * 0.16 * Math.min(stack.taken, 20))
                    pile: root.pile
                    row: stack.index
                    count: Math.max(1, stack.taken)

                    TapHandler {
                        enabled: root.ghost
                        onTapped: root.takeBackRequested(stack.index)
                    }
                    HoverHandler {
                        enabled: root.ghost
                        cursorShape: Qt.PointingHandCursor
                    }
                }
                TextLabel {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(9)
                    text: qsTr("%1 × %2").arg(stack.taken).arg(stack.valueText)
                    font.pixelSize: root.pitch < Theme.px(80) ? Theme.small : Theme.body
                    color: Theme.text2
                    lineHeight: 1
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}

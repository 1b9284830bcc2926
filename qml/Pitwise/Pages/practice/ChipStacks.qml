// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Chips laid down: a stack for each value, the highest at the left, with how many of each.
Item {
    id: root

    required property ChipPile pile

    Row {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        spacing: Theme.px(14)
        layoutDirection: Qt.RightToLeft

        Repeater {
            model: root.pile

            Column {
                id: stack
                required property int taken
                required property string valueText
                required property color base
                required property color insert
                readonly property int seen: Math.min(taken, 12)

                visible: taken > 0
                spacing: Theme.px(4)

                Item {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Theme.px(52)
                    height: Math.min(root.height - Theme.px(26), Theme.px(18) + stack.seen * Theme.px(7))

                    Repeater {
                        model: stack.seen

                        Rectangle {
                            required property int index
                            y: parent.height - height - index * (parent.height - Theme.px(18)) / Math.max(1, stack.seen)
                            width: Theme.px(52)
                            height: Theme.px(17)
                            radius: height / 2
                            color: stack.base
                            border.width: 1
                            border.color: Qt.darker(stack.base, 1.7)

                            Rectangle {
                                anchors.centerIn: parent
                                width: parent.width * 0.24
                                height: parent.height - 2
                                color: stack.insert
                            }
                        }
                    }
                }
                TextLabel {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: qsTr("%1 × %2").arg(stack.taken).arg(stack.valueText)
                    font.pixelSize: Theme.small
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// A payoff counted out of the float: a sum that is typed, or chips, digit by digit. Enter pushes it beside the bet.
PaintedFrame {
    id: root

    required property LiveTable table
    property bool chips: false

    function pressed(event: KeyEvent): bool {
        const digit = event.key - Qt.Key_0;
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            table.closeTray(true);
        else if (event.key === Qt.Key_Escape)
            table.closeTray(false);
        else if (event.key === Qt.Key_T)
            chips = !chips;
        else if (event.key === Qt.Key_Backspace)
            chips ? table.pile.takeBack() : table.type("");
        else if (chips && digit >= 1 && digit <= 9)
            table.pile.add(digit - 1);
        else if (chips && digit === 0)
            table.pile.add(9);
        else if (digit >= 0 && digit <= 9)
            table.type(String(digit));
        else if (event.key === Qt.Key_Period || event.key === Qt.Key_Comma)
            table.type(".");
        return true;
    }

    implicitHeight: column.implicitHeight + Theme.px(20)
    height: implicitHeight
    radius: Theme.radiusPanel
    fill: Theme.panel
    edge: Theme.brass

    Column {
        id: column
        x: Theme.px(14)
        y: Theme.px(10)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        Item {
            width: parent.width
            height: sum.implicitHeight

            TextLabel {
                width: parent.width - sum.width - Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Pay: %1").arg(root.table.paying)
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            TextLabel {
                id: sum
                objectName: "traySum"
                anchors.right: parent.right
                text: root.chips ? root.table.pile.amountText : "$" + (root.table.typed.length > 0 ? root.table.typed : "0")
                font.pixelSize: Theme.px(26)
                strong: true
                wrapMode: Text.NoWrap
                Accessible.name: qsTr("Your amount: %1").arg(text)
            }
        }
        Row {
            id: wells
            width: parent.width
            visible: root.chips
            spacing: Theme.px(4)

            Repeater {
                id: wellList
                model: root.table.pile

                Item {
                    id: well
                    required property int index

                    width: (wells.width - (wellList.count - 1) * wells.spacing) / wellList.count
                    height: art.height + Theme.px(28)

                    ChipArt {
                        id: art
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Math.min(parent.width, Theme.px(48))
                        height: width
                        pile: root.table.pile
                        row: well.index
                    }
                    KeyCap {
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        key: well.index === 9 ? "0" : String(well.index + 1)
                    }
                    TapHandler {
                        onTapped: root.table.pile.add(well.index)
                    }
                }
            }
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.px(8)

            QuietButton {
                keyName: "T"
                text: root.chips ? qsTr("Type a sum") : qsTr("Count chips")
                focusPolicy: Qt.NoFocus
                onClicked: root.chips = !root.chips
            }
            QuietButton {
                keyName: qsTr("Esc")
                text: qsTr("Not now")
                focusPolicy: Qt.NoFocus
                onClicked: root.table.closeTray(false)
            }
            PrimaryButton {
                objectName: "trayPay"
                height: Theme.px(44)
                text: qsTr("Pay")
                focusPolicy: Qt.NoFocus
                onClicked: root.table.closeTray(true)
            }
        }
    }
}

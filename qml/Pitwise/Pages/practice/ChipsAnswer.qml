// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// Paying from the float: digits or clicks lay a chip, Backspace takes the last one back, Delete all of them.
FocusScope {
    id: root

    required property AnswerInput input
    property bool amountShown: true

    Keys.onPressed: event => {
        const digit = event.key === Qt.Key_0 ? 10 : event.key - Qt.Key_0;
        if (event.key === Qt.Key_Backspace)
            root.input.pile.takeBack();
        else if (event.key === Qt.Key_Delete)
            root.input.pile.clear();
        else if (event.key === Qt.Key_A)
            root.amountShown = !root.amountShown;
        else if (!(event.modifiers & (Qt.AltModifier | Qt.ControlModifier)) && digit >= 1 && digit <= 10)
            root.input.pile.add(digit - 1);
        else
            return;
        event.accepted = true;
    }

    PaintedFrame {
        id: tray
        width: parent.width
        height: parent.height - wells.height - Theme.px(12)
        radius: Theme.radiusControl
        dashed: true
        edge: Theme.edge
        fill: Theme.ground

        ChipStacks {
            anchors.fill: parent
            anchors.margins: Theme.px(10)
            anchors.rightMargin: Theme.px(170)
            pile: root.input.pile
        }
        Column {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(140)

            TextLabel {
                text: qsTr("Your payout")
                color: Theme.text2
                font.pixelSize: Theme.small
            }
            TextLabel {
                width: parent.width
                text: root.amountShown ? root.input.pile.amountText : qsTr("Hidden")
                font.pixelSize: Theme.px(30)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.body
                wrapMode: Text.NoWrap
                strong: true
            }
            TextLabel {
                text: qsTr("%n chip(s)", "", root.input.pile.chips)
                color: Theme.text2
                font.pixelSize: Theme.small
            }
            QuietButton {
                bare: true
                leftPadding: 0
                keyName: "A"
                text: root.amountShown ? qsTr("Hide") : qsTr("Show")
                focusPolicy: Qt.TabFocus
                onClicked: root.amountShown = !root.amountShown
            }
        }
    }
    Row {
        id: wells
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(96)
        spacing: Theme.px(6)

        Repeater {
            model: root.input.pile

            T.AbstractButton {
                id: well
                required property int index
                required property string valueText
                required property color base
                required property color insert

                width: (wells.width - Theme.px(70) - 9 * wells.spacing) / 10
                height: wells.height
                focusPolicy: Qt.TabFocus
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("$%1 chip").arg(valueText)
                Accessible.onPressAction: root.input.pile.add(index)
                onClicked: root.input.pile.add(index)

                background: PaintedFrame {
                    radius: Theme.radiusControl
                    fill: well.hovered ? Theme.raised : Theme.control
                    edge: well.hovered ? Theme.text2 : Theme.hairline

                    FocusRing {
                        shown: well.activeFocus
                    }
                }
                ChipFace {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(6)
                    width: Math.min(parent.width - Theme.px(8), Theme.px(56))
                    height: width
                    base: well.base
                    insert: well.insert
                    valueText: well.valueText
                }
                KeyCap {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: Theme.px(5)
                    key: well.index === 9 ? "0" : String(well.index + 1)
                }
            }
        }
        QuietButton {
            width: Theme.px(70)
            height: wells.height
            keyName: "⌫"
            text: ""
            Accessible.name: qsTr("Take the last chip back")
            enabled: !root.input.pile.isEmpty
            onClicked: root.input.pile.takeBack()
        }
    }
}

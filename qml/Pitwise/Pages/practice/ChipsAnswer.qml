// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// Paying from the float: a digit, a click or a drag lays a chip; Backspace takes the last one back, Delete all of them;
/// a click on a stack takes one of it back.
AnswerPart {
    id: root

    /// Room at the lower right that belongs to a button of the page's; 0: all of it is ours.
    property real lockWidth: 0
    property bool amountShown: true
    /// Little room: the float and the words give way, so that the chips are still chips.
    readonly property bool low: height < Theme.px(290)

    function handleKey(event: KeyEvent): bool {
        const digit = event.key === Qt.Key_0 ? 10 : event.key - Qt.Key_0;
        if (event.key === Qt.Key_Backspace)
            root.input.pile.takeBack();
        else if (event.key === Qt.Key_Delete)
            root.input.pile.clear();
        else if (event.key === Qt.Key_A)
            root.amountShown = !root.amountShown;
        else if (digit >= 1 && digit <= wells.count)
            root.input.pile.add(digit - 1);
        else
            return false;
        return true;
    }

    PaintedFrame {
        id: tray
        objectName: "tray"
        width: parent.width
        height: parent.height - rack.height - Theme.px(root.low ? 8 : 12)
        radius: Theme.radiusPanel
        dashed: true
        edge: carried.visible ? Theme.brass : Theme.edge
        fill: Theme.ground

        ChipStacks {
            objectName: "stacks"
            anchors.fill: parent
            anchors.margins: Theme.px(root.low ? 6 : 12)
            anchors.rightMargin: total.width + Theme.px(12)
            pile: root.input.pile
            ghost: true
            onTakeBackRequested: row => root.input.pile.remove(row)
        }
        Row {
            // Before the first chip: what is missing, and how to say that nothing is.
            x: tray.height
            anchors.verticalCenter: parent.verticalCenter
            visible: root.input.pile.isEmpty
            spacing: Theme.px(14)

            TextLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: !root.input.none
                text: qsTr("Lay what is due, or")
                color: Theme.text2
                wrapMode: Text.NoWrap
            }
            NoneKey {
                input: root.input
                text: qsTr("Nothing is due")
            }
        }
        Item {
            id: total
            anchors.right: parent.right
            width: Theme.px(Theme.narrow ? 172 : 236)
            height: parent.height

            Rectangle {
                width: 1
                height: parent.height
                color: Theme.hairline
            }
            Column {
                objectName: "amount"
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.px(Theme.narrow ? 12 : 18)
                width: parent.width - 2 * x

                TextLabel {
                    visible: !root.low
                    text: qsTr("Your amount")
                    color: Theme.text2
                    font.pixelSize: Theme.small
                }
                TextLabel {
                    width: parent.width
                    text: root.amountShown ? root.input.pile.amountText : qsTr("Hidden")
                    font.pixelSize: Theme.px(Theme.narrow || root.low ? 32 : 40)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.body
                    wrapMode: Text.NoWrap
                    lineHeight: 1
                    strong: true
                    Accessible.name: qsTr("Your amount: %1").arg(text)
                }
                TextLabel {
                    text: qsTr("%n chip(s)", "", root.input.pile.chips)
                    color: Theme.text2
                }
                QuietButton {
                    bare: true
                    leftPadding: 0
                    height: Theme.px(30)
                    keyName: "A"
                    ink: Theme.text2
                    font.pixelSize: Theme.small
                    text: root.amountShown ? qsTr("Hide the amount") : qsTr("Show the amount")
                    focusPolicy: Qt.TabFocus
                    onClicked: root.amountShown = !root.amountShown
                }
            }
        }
    }
    Rectangle {
        id: rack
        anchors.bottom: parent.bottom
        width: parent.width - back.width - Theme.px(12)
        height: Theme.px(root.low ? 92 : Theme.narrow ? 110 : 122)
        radius: Theme.radiusPanel
        color: Theme.highContrast ? Theme.ground : Qt.darker(Theme.tableRail, 1.7)
        border.color: Theme.tableRail

        Row {
            id: row
            anchors.fill: parent
            anchors.margins: Theme.px(8)
            spacing: Theme.px(6)

            Repeater {
                id: wells
                model: root.input.pile

                T.AbstractButton {
                    id: well
                    required property int index
                    required property string valueText

                    width: (row.width - (wells.count - 1) * row.spacing) / wells.count
                    height: row.height
                    focus: index === 0
                    focusPolicy: Qt.TabFocus
                    Accessible.role: Accessible.Button
                    Accessible.name: qsTr("$%1 chip").arg(valueText)
                    Accessible.onPressAction: root.input.pile.add(index)
                    onClicked: root.input.pile.add(index)
                    Keys.onLeftPressed: if (index > 0) (wells.itemAt(index - 1) as Item).forceActiveFocus(Qt.TabFocusReason)
                    Keys.onRightPressed: if (index < wells.count - 1) (wells.itemAt(index + 1) as Item).forceActiveFocus(Qt.TabFocusReason)

                    background: PaintedFrame {
                        radius: Theme.radiusControl
                        fill: well.hovered ? Theme.raised : Theme.ground
                        edge: well.hovered ? Theme.text2 : Theme.hairline

                        FocusRing {
                            shown: well.activeFocus
                            anchors.margins: -2
                        }
                    }
                    ChipArt {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: Theme.px(5)
                        width: Math.min(parent.width - Theme.px(4), parent.height - Theme.px(40))
                        height: width
                        pile: root.input.pile
                        row: well.index
                    }
                    KeyCap {
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: Theme.px(5)
                        key: well.index === 9 ? "0" : String(well.index + 1)
                    }
                    DragHandler {
                        target: null
                        onActiveChanged: {
                            if (active) {
                                carried.row = well.index;
                                return;
                            }
                            const at = tray.mapFromItem(null, centroid.scenePosition.x, centroid.scenePosition.y);
                            if (carried.row === well.index && tray.contains(at))
                                root.input.pile.add(well.index);
                            carried.row = -1;
                        }
                        onCentroidChanged: if (active) {
                            const at = root.mapFromItem(null, centroid.scenePosition.x, centroid.scenePosition.y);
                            carried.x = at.x - carried.width / 2;
                            carried.y = at.y - carried.height / 2;
                        }
                    }
                }
            }
        }
    }
    QuietButton {
        id: back
        anchors.right: parent.right
        anchors.top: rack.top
        width: root.lockWidth > 0 ? root.lockWidth : Theme.px(150)
        height: root.lockWidth > 0 ? rack.height - Theme.px(68 + 10) : rack.height
        keyName: "⌫"
        keyAtRight: true
        text: qsTr("Take back")
        focusPolicy: Qt.TabFocus
        enabled: !root.input.pile.isEmpty
        onClicked: root.input.pile.takeBack()
    }
    ChipArt {
        id: carried
        visible: row >= 0
        z: 10
        width: Theme.px(64)
        height: width
        row: -1
        pile: root.input.pile
    }
}

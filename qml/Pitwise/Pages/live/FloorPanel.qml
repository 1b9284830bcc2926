// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// The game is stopped and the floor is here: what is wrong, where, what the rules say, and then it is done. The felt stays
/// in sight: cards are lifted, dealt and discarded on it as ever.
Rectangle {
    id: root

    required property LiveTable table
    readonly property LiveFloor floor: table.floor

    function pressed(event: KeyEvent): bool {
        const digit = event.key - Qt.Key_0;
        const isDigit = digit >= 0 && digit <= 9;
        switch (floor.step) {
        case LiveFloor.Report:
        case LiveFloor.Rule:
            if (isDigit)
                floor.choose(digit - 1);
            return isDigit;
        case LiveFloor.Where:
            if (isDigit)
                floor.place(digit);
            return isDigit;
        case LiveFloor.Act:
            if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
                floor.resumeGame();
            else if (event.key === Qt.Key_K)
                floor.askNext();
            else if (event.key === Qt.Key_O)
                floor.discardOwn();
            else if (event.key === Qt.Key_U)
                discardPicked();
            else
                return false;
            return true;
        }
        return false;
    }
    function discardPicked(): void {
        const box = Number(root.table.cursor.split("/")[1]);
        if (box > 0)
            root.floor.discardHand(box, 1);
    }

    color: Theme.wrongFill
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The game is stopped")

    Rectangle {
        width: 2
        height: parent.height
        color: Theme.wrong
    }
    ScrollArea {
        anchors.fill: parent
        anchors.margins: Theme.px(12)
        contentHeight: column.implicitHeight

        Column {
            id: column
            width: parent.width
            spacing: Theme.px(8)

            TextLabel {
                width: parent.width
                text: qsTr("The game is stopped")
                font.pixelSize: Theme.panelTitle
                strong: true
                Accessible.role: Accessible.Heading
            }
            TextLabel {
                objectName: "floorAsks"
                width: parent.width
                text: root.floor.step === LiveFloor.Report ? qsTr("What do you report?") : root.floor.step === LiveFloor.Where ? qsTr("%1. Where?").arg(root.floor.chosen) : root.floor.step === LiveFloor.Rule ? qsTr("%1. What do the rules say?").arg(root.floor.chosen) : qsTr("Do it on the felt, then go on.")
                color: Theme.text
            }
            Repeater {
                model: root.floor.options

                T.AbstractButton {
                    id: option

                    required property int index
                    required property string modelData

                    objectName: "floorOption" + index
                    width: column.width
                    height: Math.max(Theme.px(40), words.implicitHeight + Theme.px(14))
                    focusPolicy: Qt.TabFocus
                    Accessible.role: Accessible.Button
                    Accessible.name: modelData
                    Accessible.onPressAction: option.clicked()
                    onClicked: root.floor.choose(index)

                    background: PaintedFrame {
                        radius: Theme.radiusControl
                        edge: option.hovered ? Theme.text2 : Theme.edge
                        fill: option.hovered ? Theme.raised : Theme.control

                        FocusRing {
                            shown: option.activeFocus
                        }
                    }
                    KeyCap {
                        x: Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        key: String(option.index + 1)
                    }
                    TextLabel {
                        id: words
                        x: Theme.px(40)
                        width: parent.width - x - Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        text: option.modelData
                        font.pixelSize: Theme.small
                        lineHeight: 0.95
                        Accessible.ignored: true
                    }
                }
            }
            Flow {
                width: parent.width
                visible: root.floor.step === LiveFloor.Where
                spacing: Theme.px(6)

                Repeater {
                    model: root.floor.boxes + 1

                    QuietButton {
                        required property int index

                        keyName: String(index)
                        text: index === 0 ? qsTr("My own cards") : qsTr("Box %1").arg(index)
                        onClicked: root.floor.place(index)
                    }
                }
            }
            TextLabel {
                width: parent.width
                visible: root.floor.step === LiveFloor.Act
                text: root.floor.ruling
                strong: true
            }
            TextLabel {
                width: parent.width
                visible: root.floor.step === LiveFloor.Act
                text: qsTr("Backspace lifts the last card, digits deal it again.")
                color: Theme.text2
                font.pixelSize: Theme.small
            }
            Repeater {
                model: root.floor.step === LiveFloor.Act ? root.floor.asked : []

                TextLabel {
                    required property string modelData

                    width: column.width
                    text: modelData
                    font.pixelSize: Theme.small
                }
            }
            QuietButton {
                width: parent.width
                visible: root.floor.nextToAsk.length > 0
                keyName: "K"
                text: qsTr("Ask %1").arg(root.floor.nextToAsk)
                onClicked: root.floor.askNext()
            }
            QuietButton {
                width: parent.width
                visible: root.floor.step === LiveFloor.Act
                keyName: "O"
                text: qsTr("Discard my last")
                onClicked: root.floor.discardOwn()
            }
            QuietButton {
                width: parent.width
                visible: root.floor.step === LiveFloor.Act
                keyName: "U"
                text: qsTr("Discard that hand")
                onClicked: root.discardPicked()
            }
            PrimaryButton {
                objectName: "floorGoOn"
                width: parent.width
                visible: root.floor.step === LiveFloor.Act
                text: qsTr("Go on")
                onClicked: root.floor.resumeGame()
            }
        }
    }
}

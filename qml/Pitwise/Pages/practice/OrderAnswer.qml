// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// Rows to be put in order: arrows walk, Ctrl and arrows (or the buttons) move a row.
AnswerPart {
    id: root

    note: input.complete ? qsTr("Ctrl and an arrow moves a row; a digit sends it to that place.") : qsTr("Put the rows in order. Ctrl and an arrow moves a row; a digit sends it to that place.")

    function handleKey(event: KeyEvent): bool {
        const place = event.key - Qt.Key_1;
        if (place < 0 || place >= list.count || place > 8)
            return false;
        root.move(list.currentIndex, place - list.currentIndex);
        return true;
    }

    function move(row: int, by: int): void {
        root.input.moveRow(row, by);
        list.currentIndex = Math.max(0, Math.min(list.count - 1, row + by));
    }

    Connections {
        target: root.input
        function onShown(): void {
            list.currentIndex = 0;
        }
    }
    ListView {
        id: list
        objectName: "orderRows"
        anchors.fill: parent
        // The ring of the row in focus stands out a little.
        readonly property int ring: Theme.px(6)
        anchors.margins: -ring
        topMargin: ring
        bottomMargin: ring
        leftMargin: ring
        rightMargin: ring
        focus: true
        currentIndex: 0
        clip: true
        spacing: Theme.px(8)
        model: root.input.options
        boundsBehavior: Flickable.StopAtBounds
        Keys.onPressed: event => {
            const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0;
            if (by === 0 || !(event.modifiers & Qt.ControlModifier))
                return;
            root.move(list.currentIndex, by);
            event.accepted = true;
        }

        delegate: PaintedFrame {
            id: row
            required property int index
            required property string label

            z: list.currentIndex === index ? 1 : 0
            width: list.width - 2 * list.ring
            // Many rows are lower, so that all are in sight.
            height: Math.max(Math.min(Theme.px(48), (list.height - 2 * list.ring) / list.count - list.spacing), Theme.px(36), words.implicitHeight + Theme.px(10))
            radius: Theme.radiusControl
            fill: Theme.control
            edge: Theme.edge
            edgeWidth: 1.5
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2").arg(index + 1).arg(label)

            TapHandler {
                onTapped: {
                    root.move(row.index, 0);
                    list.forceActiveFocus();
                }
            }
            FocusRing {
                shown: list.activeFocus && list.currentIndex === row.index
            }
            TextLabel {
                x: Theme.px(16)
                anchors.verticalCenter: parent.verticalCenter
                text: row.index + 1
                strong: true
                color: Theme.brass
            }
            TextLabel {
                id: words
                x: Theme.px(48)
                width: parent.width - x - Theme.px(110)
                anchors.verticalCenter: parent.verticalCenter
                text: row.label
                font.pixelSize: Theme.answer
            }
            Row {
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter

                QuietButton {
                    bare: true
                    height: Math.min(implicitHeight, row.height - 2)
                    iconName: Icon.Up
                    focusPolicy: Qt.NoFocus
                    Accessible.name: qsTr("Move up")
                    enabled: row.index > 0
                    onClicked: root.move(row.index, -1)
                }
                QuietButton {
                    bare: true
                    height: Math.min(implicitHeight, row.height - 2)
                    iconName: Icon.Down
                    focusPolicy: Qt.NoFocus
                    Accessible.name: qsTr("Move down")
                    enabled: row.index < list.count - 1
                    onClicked: root.move(row.index, 1)
                }
            }
        }
    }
}

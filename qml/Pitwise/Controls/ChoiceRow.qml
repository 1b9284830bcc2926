// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Pitwise.App

/// One of a few: segments side by side. Arrows walk and choose, as in a row of radio buttons.
Row {
    id: root

    required property list<string> labels
    required property int current
    property string name: ""
    /// Off where a choice is put on record: arrows only walk then, Enter or Space chooses.
    property bool arrowsChoose: true
    /// Shared out among the segments; 0: each is as wide as its words.
    property real fillWidth: 0

    signal chosen(int index)

    /// The keyboard to the segment that is on.
    function takeFocus(): void {
        (segments.itemAt(Math.max(0, current)) as T.AbstractButton).forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: -1
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Repeater {
        id: segments

        model: root.labels.length

        T.AbstractButton {
            id: segment

            required property int index
            readonly property bool on: index === root.current

            function step(by: int): void {
                const next = Math.max(0, Math.min(root.labels.length - 1, index + by));
                if (root.arrowsChoose)
                    root.chosen(next);
                (segments.itemAt(next) as T.AbstractButton).forceActiveFocus(Qt.TabFocusReason);
            }

            text: root.labels[index] ?? ""
            width: root.fillWidth > 0 && root.labels.length > 0 ? (root.fillWidth + root.labels.length - 1) / root.labels.length : implicitContentWidth + Theme.px(36)
            height: Theme.px(44)
            z: activeFocus ? 2 : on ? 1 : 0
            // One stop for Tab: the segment that is on.
            focusPolicy: on ? Qt.StrongFocus : Qt.ClickFocus
            Accessible.role: Accessible.RadioButton
            Accessible.name: text
            Accessible.checkable: true
            Accessible.checked: on
            Accessible.onPressAction: segment.clicked()
            onClicked: root.chosen(index)
            Keys.onLeftPressed: step(-1)
            Keys.onRightPressed: step(1)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()

            background: PaintedFrame {
                radius: Theme.radiusControl
                corners: root.labels.length === 1 ? PaintedFrame.All
                       : segment.index === 0 ? PaintedFrame.Left
                       : segment.index === root.labels.length - 1 ? PaintedFrame.Right : PaintedFrame.NoCorner
                fill: segment.on ? Theme.chosen : segment.hovered ? Theme.raised : Theme.control
                edge: segment.on ? Theme.brass : Theme.edge
                edgeWidth: segment.on ? 1.5 : 1

                FocusRing {
                    shown: segment.activeFocus
                }
            }
            contentItem: Text {
                text: segment.text
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                color: Theme.text
                font.pixelSize: Theme.body
                font.bold: segment.on
                textFormat: Text.PlainText
            }
        }
    }
}

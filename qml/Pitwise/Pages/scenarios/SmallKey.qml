// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// A small square button: a rank, a suit, a step.
T.AbstractButton {
    id: root

    property bool on: false
    property color ink: on ? "#1B1B1D" : Theme.text

    implicitWidth: Theme.px(27)
    implicitHeight: Theme.px(32)
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: PaintedFrame {
        radius: 6
        dashed: !root.enabled
        fill: root.on ? "#FBF8F1" : root.down ? Theme.ground : root.hovered ? Theme.raised : Theme.control
        edge: root.on ? Theme.brass : root.hovered ? Theme.text2 : Theme.edge
        edgeWidth: root.on ? 2 : 1

        FocusRing {
            controlRadius: 6
            shown: root.activeFocus
        }
    }
    contentItem: Text {
        text: root.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: root.enabled ? root.ink : Theme.text3
        font.pixelSize: Theme.body
        font.bold: true
        textFormat: Text.PlainText
    }
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.Controls

/// One way to read a clause, in a whole sentence.
T.AbstractButton {
    id: root

    required property bool on

    implicitHeight: words.implicitHeight + Theme.px(16)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checked: on
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.on ? Theme.chosen : root.hovered ? Theme.raised : Theme.control
        border.width: root.on ? 1.5 : 1
        border.color: root.on ? Theme.brass : Theme.edge
        FocusRing {
            shown: root.activeFocus
        }
    }
    Rectangle {
        x: Theme.px(12)
        y: Theme.px(11)
        width: Theme.px(18)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: 1.5
        border.color: root.on ? Theme.brass : Theme.edge
        Rectangle {
            anchors.centerIn: parent
            width: parent.width / 2
            height: width
            radius: width / 2
            visible: root.on
            color: Theme.brass
        }
    }
    TextLabel {
        id: words
        x: Theme.px(42)
        y: Theme.px(8)
        width: parent.width - x - Theme.px(12)
        text: root.text
        font.pixelSize: Theme.small
    }
}

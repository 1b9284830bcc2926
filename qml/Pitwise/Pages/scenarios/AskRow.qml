// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.Controls

/// One thing that can be asked: a radio button with its digit.
T.AbstractButton {
    id: root

    required property string label
    property string keyName: ""
    property bool on: false

    implicitHeight: Math.max(Theme.px(34), words.implicitHeight + Theme.px(8))
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.RadioButton
    Accessible.name: label
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.radiusChip
        color: root.hovered ? Theme.raised : "transparent"

        FocusRing {
            controlRadius: Theme.radiusChip
            anchors.margins: 0
            shown: root.activeFocus
        }
    }
    contentItem: Item {
        Rectangle {
            id: dot
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(20)
            height: width
            radius: width / 2
            color: "transparent"
            border.width: 2
            border.color: root.on ? Theme.brass : Theme.edge

            Rectangle {
                anchors.centerIn: parent
                visible: root.on
                width: parent.width * 0.55
                height: width
                radius: width / 2
                color: Theme.brass
            }
        }
        TextLabel {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.px(30)
            width: parent.width - x - (cap.visible ? cap.width + Theme.px(8) : 0)
            text: root.label
            strong: root.on
        }
        KeyCap {
            id: cap
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.keyName.length > 0
            key: root.keyName
        }
    }
}

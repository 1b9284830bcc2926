// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// Something to start a scenario from.
T.AbstractButton {
    id: root

    required property int index
    required property string title
    required property string game
    required property string detail

    width: parent ? parent.width : 0
    implicitHeight: words.implicitHeight + Theme.px(14)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: title + ". " + detail
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: PaintedFrame {
        radius: Theme.radiusControl
        fill: root.hovered ? Theme.raised : "transparent"
        edge: root.activeFocus ? Theme.focus : Theme.hairline
        edgeWidth: root.activeFocus ? 2 : 1
    }
    contentItem: Item {
        GameTag {
            x: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            document: root.game
        }
        Column {
            id: words
            x: Theme.px(54)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - Theme.px(10)

            TextLabel {
                width: parent.width
                text: root.title
                strong: true
            }
            TextLabel {
                width: parent.width
                visible: text.length > 0
                text: root.detail
                color: Theme.text2
                font.pixelSize: Theme.small
            }
        }
    }
}

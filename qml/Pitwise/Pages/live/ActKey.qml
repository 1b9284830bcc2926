// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// One thing that the dealer says or does: its key above, its word below. What has been said stays open, with a tick.
T.AbstractButton {
    id: root

    required property string keyName
    property bool done: false
    property bool urgent: false
    /// In a low window: key and two lines of words have to do with less air.
    readonly property bool tight: height < Theme.px(64)

    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: done ? qsTr("%1, said").arg(text) : text
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: PaintedFrame {
        radius: Theme.radiusControl
        dashed: root.done
        edge: root.urgent ? Theme.wrong : root.hovered ? Theme.text2 : Theme.edge
        fill: root.down ? Theme.ground : root.urgent ? Theme.wrongFill : root.hovered ? Theme.raised : root.done ? "transparent" : Theme.control

        FocusRing {
            shown: root.activeFocus
        }
    }
    contentItem: Item {
        KeyCap {
            id: cap
            anchors.horizontalCenter: parent.horizontalCenter
            y: root.tight ? 1 : Math.max(2, (parent.height - height - label.height - Theme.px(3)) / 2)
            height: Theme.px(root.tight ? 21 : 24)
            key: root.keyName
            ink: root.urgent ? Theme.wrong : Theme.text
        }
        Text {
            id: label
            anchors.top: cap.bottom
            anchors.topMargin: root.tight ? -1 : Theme.px(3)
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            color: root.urgent ? Theme.text : root.done ? Theme.text2 : Theme.text
            font.pixelSize: Theme.small
            font.bold: root.urgent
            wrapMode: Text.Wrap
            maximumLineCount: 2
            lineHeight: root.tight ? 0.8 : 0.88
            elide: Text.ElideRight
            textFormat: Text.PlainText
        }
        Icon {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(3)
            y: Theme.px(4)
            visible: root.done
            width: Theme.px(16)
            height: width
            name: Icon.Tick
            color: Theme.right
        }
    }
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App
import Pitwise.Controls

/// The head of a part of the editor, with the key that leads there.
Item {
    id: root

    required property string text
    property string keyName: ""
    property string keyText: ""
    property int iconName: Icon.Nothing

    implicitHeight: Theme.px(28)

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.iconName !== Icon.Nothing
            width: Theme.px(20)
            height: width
            name: root.iconName
            color: Theme.text
        }
        TextLabel {
            text: root.text
            font.pixelSize: Theme.px(17)
            strong: true
            wrapMode: Text.NoWrap
        }
    }
    Row {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        KeyCap {
            visible: root.keyName.length > 0
            key: root.keyName
        }
        TextLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: text.length > 0
            text: root.keyText
            color: Theme.text2
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
        }
    }
}

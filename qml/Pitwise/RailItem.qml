// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App
import Pitwise.Controls

/// A page in the rail: icon over word, its digit in the corner; in a wide window side by side.
T.AbstractButton {
    id: root

    required property int iconName
    required property int digit
    required property bool current
    required property bool wide

    implicitHeight: Theme.px(wide ? 52 : 66)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.description: qsTr("Alt+%1").arg(digit)
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.current ? Theme.raised : root.down ? Theme.ground : root.hovered ? Theme.control : "transparent"
        border.width: root.current ? 1 : 0
        border.color: Theme.edge

        Rectangle {
            x: -Theme.px(7)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(4)
            height: parent.height * 0.62
            radius: 2
            color: Theme.brass
            visible: root.current
        }
        FocusRing {
            shown: root.activeFocus
        }
    }
    contentItem: Item {
        Icon {
            id: icon
            x: root.wide ? Theme.px(14) : (parent.width - width) / 2
            y: root.wide ? (parent.height - height) / 2 : Math.max(0, (parent.height - height - label.height - Theme.px(4)) / 2)
            width: Theme.px(24)
            height: width
            name: root.iconName
            color: root.current ? Theme.text : Theme.text2
        }
        Text {
            id: label
            x: root.wide ? Theme.px(52) : Theme.px(4)
            y: root.wide ? (parent.height - height) / 2 : icon.y + icon.height + Theme.px(4)
            width: root.wide ? parent.width - x - Theme.px(28) : parent.width - 2 * x
            horizontalAlignment: root.wide ? Text.AlignLeft : Text.AlignHCenter
            text: root.text
            font.pixelSize: root.wide ? Theme.body : Theme.small
            font.bold: root.current
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            color: root.current ? Theme.text : Theme.text2
            textFormat: Text.PlainText
        }
        Text {
            x: parent.width - width - Theme.px(root.wide ? 14 : 6)
            y: root.wide ? (parent.height - height) / 2 : Theme.px(1)
            text: root.digit
            font.pixelSize: Theme.small
            font.bold: root.current
            color: root.current ? Theme.text2 : Theme.text3
            textFormat: Text.PlainText
        }
    }
}

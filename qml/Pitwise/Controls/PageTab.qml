// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

T.TabButton {
    id: root

    property string keyName: ""

    implicitWidth: implicitContentWidth + Theme.px(Theme.narrow ? 20 : 28)
    // Without a width of its own a tab would get an equal share of the bar.
    width: implicitWidth
    implicitHeight: Theme.px(47)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.onPressAction: root.toggle()
    Keys.onReturnPressed: root.toggle()
    Keys.onEnterPressed: root.toggle()

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.bottomMargin: 3
            radius: Theme.radiusChip
            color: root.hovered ? Theme.raised : "transparent"
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 3
            color: Theme.brass
            visible: root.checked
        }
        FocusRing {
            controlRadius: Theme.radiusChip
            anchors.margins: -1
            shown: root.activeFocus
        }
    }
    contentItem: CentredRow {
        spacing: Theme.px(8)

        KeyCap {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.keyName.length > 0 && !Theme.cramped
            key: root.keyName
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            font.pixelSize: Theme.body
            font.bold: root.checked
            color: root.checked ? Theme.text : Theme.text2
            textFormat: Text.PlainText
        }
    }
}

// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Pitwise.App

/// A choice between on and off, as a box with a tick.
T.CheckBox {
    id: root

    implicitHeight: Theme.px(44)
    implicitWidth: leftPadding + implicitContentWidth + rightPadding
    leftPadding: Theme.px(48)
    rightPadding: Theme.px(14)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.onToggleAction: press()
    Accessible.onPressAction: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()

    function press(): void {
        if (!enabled)
            return;
        toggle();
        toggled();
    }

    background: PaintedFrame {
        radius: Theme.radiusControl
        edgeWidth: root.checked ? 1.5 : 1
        dashed: !root.enabled
        edge: root.checked ? Theme.brass : root.hovered ? Theme.text2 : Theme.edge
        fill: !root.enabled ? "transparent" : root.checked ? Theme.chosen : root.hovered ? Theme.raised : Theme.control

        FocusRing {
            shown: root.activeFocus
        }
    }
    indicator: Rectangle {
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(22)
        height: width
        radius: 5
        color: root.checked ? Theme.brass : "transparent"
        border.width: 1.5
        border.color: root.checked ? Theme.brass : Theme.edge

        Icon {
            anchors.centerIn: parent
            width: parent.width - 4
            height: width
            name: Icon.Tick
            visible: root.checked
            color: Theme.colours === Settings.Light ? "#FFFFFF" : Theme.primaryInk
        }
    }
    contentItem: Text {
        text: root.text
        verticalAlignment: Text.AlignVCenter
        color: root.enabled ? Theme.text : Theme.text3
        font.pixelSize: Theme.body
        font.bold: root.checked
        textFormat: Text.PlainText
    }
}

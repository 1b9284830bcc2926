// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.Controls

/// A panel over the page, from the right, until it is closed. Escape closes it.
FocusScope {
    id: root

    required property string title
    property int panelWidth: Theme.px(520)
    default property alias content: column.data

    signal closed

    function open(): void {
        visible = true;
        forceActiveFocus();
    }
    function close(): void {
        if (!visible)
            return;
        visible = false;
        closed();
    }

    visible: false
    z: 40
    Keys.onEscapePressed: close()
    // No letter reaches the page behind it; Tab walks, and what has Ctrl is everybody's.
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier)))
            event.accepted = true;
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Theme.ground, 0.6)

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: root.close()
            onWheel: wheel => wheel.accepted = true
        }
    }
    Panel {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(12)
        width: Math.min(parent.width - Theme.px(24), root.panelWidth)

        MouseArea {
            anchors.fill: parent
        }
        TextLabel {
            id: heading
            x: Theme.px(20)
            y: Theme.px(16)
            text: root.title
            font.pixelSize: Theme.panelTitle
            strong: true
        }
        QuietButton {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            y: Theme.px(10)
            bare: true
            keyName: qsTr("Esc")
            text: qsTr("Close")
            focusPolicy: Qt.TabFocus
            onClicked: root.close()
        }
        ScrollArea {
            id: scroll
            anchors.fill: parent
            anchors.topMargin: Theme.px(60)
            anchors.margins: Theme.px(20)
            contentHeight: column.height

            Column {
                id: column
                x: Theme.px(4)
                width: scroll.width - Theme.px(16)
                spacing: Theme.px(12)
                topPadding: Theme.px(4)
                bottomPadding: Theme.px(8)
            }
        }
        SlimScrollBar {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(6)
            anchors.top: scroll.top
            height: scroll.height
            flick: scroll
        }
    }
}

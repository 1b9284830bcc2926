// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Pitwise.App

/// Says for six seconds what has happened, with a way to take it back. Never for errors.
Rectangle {
    id: root

    property string text: ""
    property string undoText: ""

    signal undoRequested

    function show(message: string, undo: string): void {
        text = message;
        undoText = undo;
        opacity = 1;
        clock.restart();
    }

    implicitWidth: row.implicitWidth + Theme.px(28)
    implicitHeight: Theme.px(48)
    radius: Theme.radiusChip
    color: Theme.raised
    border.width: 1
    border.color: Theme.edge
    opacity: 0
    visible: opacity > 0
    z: 50
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Timer {
        id: clock
        interval: 6000
        running: false
        // The clock stands while the keyboard or the mouse is on it.
        onTriggered: undo.activeFocus || hover.hovered ? restart() : root.opacity = 0
    }
    HoverHandler {
        id: hover
    }
    Rectangle {
        width: Theme.px(4)
        height: parent.height
        radius: 2
        color: Theme.right
    }
    RowLayout {
        id: row
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(18)
        spacing: Theme.px(12)

        Icon {
            Layout.preferredWidth: Theme.px(20)
            Layout.preferredHeight: Theme.px(20)
            name: Icon.Tick
            color: Theme.text
        }
        TextLabel {
            text: root.text
            wrapMode: Text.NoWrap
        }
        QuietButton {
            id: undo
            visible: root.undoText.length > 0
            bare: true
            keyName: "Ctrl Z"
            text: root.undoText
            onClicked: {
                root.opacity = 0;
                root.undoRequested();
            }
        }
    }
    Shortcut {
        enabled: root.visible && root.undoText.length > 0
        sequence: "Ctrl+Z"
        onActivated: undo.clicked()
    }
}

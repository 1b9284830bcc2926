// SPDX-FileCopyrightText: Pitwise engineers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Pitwise.App

/// Search as you type: Ctrl+F comes here, Esc empties it first and leaves it then.
EntryField {
    id: root

    signal leaveRequested

    label: qsTr("Search")
    leftPadding: Theme.px(42)
    rightPadding: keys.visible ? keys.width + Theme.px(18) : Theme.px(44)
    Accessible.searchEdit: true
    Keys.onEscapePressed: {
        if (text.length > 0)
            clear();
        else
            leaveRequested();
    }

    Icon {
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(20)
        height: width
        name: Icon.Search
        color: Theme.text
    }
    Row {
        id: keys
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)
        visible: root.width > Theme.px(220)

        KeyCap {
            key: qsTr("Ctrl", "key")
        }
        KeyCap {
            key: "F"
        }
    }
}
